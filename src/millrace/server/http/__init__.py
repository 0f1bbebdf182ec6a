"""What is asked over HTTP. `front.py` sees every request, `guards.py` lets in, the others answer."""
