"""`python -m millrace` is `millrace`."""

import sys

from millrace.cli.main import main

sys.exit(main())
