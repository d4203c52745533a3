"""``python -m chiliad`` is the command ``chiliad``."""

from __future__ import annotations

import sys

from chiliad.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
