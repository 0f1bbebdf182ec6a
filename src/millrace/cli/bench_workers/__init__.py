"""Scripts that `millrace bench` starts, each with the interpreter it measures."""
