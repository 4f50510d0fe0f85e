"""The tables that are open: rooms, their viewers, and what these may do and ask."""
