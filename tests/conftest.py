"""Put the tests' own folder on the path, for the toy game."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
