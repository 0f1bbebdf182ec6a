"""What a seat may see, as a typed document."""
