CREATE TABLE devices (
  endpoint TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE, key TEXT NOT NULL, secret TEXT NOT NULL,
  language TEXT NOT NULL, contact TEXT NOT NULL, since DOUBLE PRECISION NOT NULL
);
CREATE INDEX devices_of ON devices (guest, since);
CREATE TABLE own_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL);
