CREATE TABLE studies (
  id TEXT PRIMARY KEY, owner TEXT NOT NULL, key TEXT NOT NULL, source TEXT REFERENCES tables (id) ON DELETE CASCADE,
  version INTEGER NOT NULL, record TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, updated DOUBLE PRECISION NOT NULL,
  analysis TEXT
);
CREATE INDEX studies_owner ON studies (owner, updated DESC);
CREATE INDEX studies_source ON studies (source) WHERE source IS NOT NULL;
