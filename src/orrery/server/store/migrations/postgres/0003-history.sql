CREATE TABLE devices (
  id TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE, label TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL
);
CREATE INDEX devices_of ON devices (guest);
INSERT INTO devices SELECT id, id, '', seen, seen FROM guests;
CREATE TABLE passes (id TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE, until DOUBLE PRECISION NOT NULL);
CREATE INDEX passes_of ON passes (guest);
CREATE TABLE traces (
  guest TEXT NOT NULL, id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, PRIMARY KEY (guest, id)
);
CREATE INDEX traces_at ON traces (id);
INSERT INTO traces SELECT guest, id FROM sitting
  UNION SELECT settings::jsonb ->> 'host', id FROM tables WHERE settings::jsonb ->> 'host' IS NOT NULL
  UNION SELECT holder ->> 'guest', id FROM tables, jsonb_array_elements(settings::jsonb -> 'holders') AS holder
    WHERE holder ->> 'guest' IS NOT NULL
  UNION SELECT data::jsonb ->> 'guest', id FROM steps
    WHERE kind IN ('sit', 'place', 'chat') AND data::jsonb ->> 'guest' IS NOT NULL;
CREATE TABLE finished (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, began DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION NOT NULL, moves INTEGER NOT NULL,
  rated INTEGER NOT NULL, why TEXT NOT NULL, number INTEGER NOT NULL
);
CREATE INDEX finished_rated ON finished (number, id) WHERE rated = 1;
CREATE TABLE results (
  id TEXT NOT NULL REFERENCES finished (id) ON DELETE CASCADE, seat INTEGER NOT NULL, guest TEXT, several INTEGER NOT NULL, game TEXT NOT NULL, ended DOUBLE PRECISION NOT NULL,
  name TEXT NOT NULL, looks TEXT NOT NULL, level INTEGER NOT NULL, place INTEGER NOT NULL, score INTEGER, fate TEXT NOT NULL,
  mu DOUBLE PRECISION, sigma DOUBLE PRECISION, new_mu DOUBLE PRECISION, new_sigma DOUBLE PRECISION, PRIMARY KEY (id, seat)
);
CREATE INDEX results_of ON results (guest, ended DESC, id DESC) WHERE guest IS NOT NULL AND several < 2;
CREATE INDEX results_whose ON results (guest) WHERE guest IS NOT NULL;
CREATE TABLE ratings (
  guest TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (guest, game)
);
