CREATE TABLE studies (
  id TEXT PRIMARY KEY, owner TEXT NOT NULL, key TEXT NOT NULL, source TEXT REFERENCES tables (id) ON DELETE CASCADE,
  version INTEGER NOT NULL, record TEXT NOT NULL, created REAL NOT NULL, updated REAL NOT NULL, analysis TEXT
) WITHOUT ROWID;
CREATE INDEX studies_owner ON studies (owner, updated DESC);
CREATE INDEX studies_source ON studies (source) WHERE source IS NOT NULL;
