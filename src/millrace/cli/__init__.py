"""The `millrace` command: `main` and one module per subcommand."""
