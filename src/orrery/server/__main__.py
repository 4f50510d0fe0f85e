"""`python -m orrery.server` is the same as the server's commands of `orrery`."""

from orrery.server.commands import main

raise SystemExit(main())
