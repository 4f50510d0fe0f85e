CREATE TABLE devices (
  id TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE, label TEXT NOT NULL, made REAL NOT NULL, seen REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_of ON devices (guest);
INSERT INTO devices SELECT id, id, '', seen, seen FROM guests;
CREATE TABLE passes (id TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE, until REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX passes_of ON passes (guest);
CREATE TABLE traces (
  guest TEXT NOT NULL, id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, PRIMARY KEY (guest, id)
) WITHOUT ROWID;
CREATE INDEX traces_at ON traces (id);
INSERT INTO traces SELECT guest, id FROM sitting
  UNION SELECT json_extract(settings, '$.host'), id FROM tables WHERE json_extract(settings, '$.host') IS NOT NULL
  UNION SELECT json_extract(holder.value, '$.guest'), tables.id FROM tables, json_each(tables.settings, '$.holders') AS holder
    WHERE json_extract(holder.value, '$.guest') IS NOT NULL
  UNION SELECT json_extract(data, '$.guest'), id FROM steps
    WHERE kind IN ('sit', 'place', 'chat') AND json_extract(data, '$.guest') IS NOT NULL;
CREATE TABLE finished (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, began REAL NOT NULL, ended REAL NOT NULL, moves INTEGER NOT NULL,
  rated INTEGER NOT NULL, why TEXT NOT NULL, number INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX finished_rated ON finished (number, id) WHERE rated = 1;
CREATE TABLE results (
  id TEXT NOT NULL REFERENCES finished (id) ON DELETE CASCADE, seat INTEGER NOT NULL, guest TEXT, several INTEGER NOT NULL, game TEXT NOT NULL, ended REAL NOT NULL,
  name TEXT NOT NULL, looks TEXT NOT NULL, level INTEGER NOT NULL, place INTEGER NOT NULL, score INTEGER, fate TEXT NOT NULL,
  mu REAL, sigma REAL, new_mu REAL, new_sigma REAL, PRIMARY KEY (id, seat)
) WITHOUT ROWID;
CREATE INDEX results_of ON results (guest, ended DESC, id DESC) WHERE guest IS NOT NULL AND several < 2;
CREATE INDEX results_whose ON results (guest) WHERE guest IS NOT NULL;
CREATE TABLE ratings (
  guest TEXT NOT NULL, game TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (guest, game)
) WITHOUT ROWID;
