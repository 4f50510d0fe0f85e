"""What goes over the wire: what a client may send, what the server answers, and the schema of both."""
