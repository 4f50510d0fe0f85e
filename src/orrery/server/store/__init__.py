"""Where guests, tables and steps are kept."""
