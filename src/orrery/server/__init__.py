"""The web service: tables in a database, one task for each that is open, one socket for each viewer."""
