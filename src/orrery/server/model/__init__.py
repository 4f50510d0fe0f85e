"""What a table is: its settings, steps, ledger and clocks; no wire, no waiting."""
