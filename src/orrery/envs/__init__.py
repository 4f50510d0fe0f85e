"""The games in the interfaces that researchers use: PettingZoo, Gymnasium and OpenSpiel; each needs its own library."""
