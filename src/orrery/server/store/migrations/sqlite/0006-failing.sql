ALTER TABLE subscriptions ADD COLUMN failing REAL;
