"""The pictures in docs/screens; `make screens` takes them."""
