CREATE TABLE subscriptions (
  endpoint TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
  device TEXT NOT NULL REFERENCES devices (id) ON DELETE CASCADE, key TEXT NOT NULL, secret TEXT NOT NULL, language TEXT NOT NULL,
  contact TEXT NOT NULL, since DOUBLE PRECISION NOT NULL
);
CREATE INDEX subscriptions_of ON subscriptions (guest, since);
CREATE INDEX subscriptions_on ON subscriptions (device);
CREATE TABLE own_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL);
