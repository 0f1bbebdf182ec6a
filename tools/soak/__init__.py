"""Many random games with every sum checked; `make soak` runs it with the compiled engine."""
