"""The HTTP half and the sockets: requests come in, are checked, and go to the table they are for."""
