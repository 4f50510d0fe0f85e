"""A small learner that teaches itself two-player Callisto in some minutes, and draws its learning curve.

    pip install 'orrery-games[envs]'
    python examples/learn_callisto.py --minutes 5 --curve callisto.svg

It plays against itself in PettingZoo environments, 64 games side by side, and is measured against `random` in the
vectorised Gymnasium environment. The policy is a network of one hidden layer in plain NumPy, trained by policy gradients
(REINFORCE with a learned baseline, Adam). A placement is rated by its piece and its cells: 12 + 256 outputs stand for all
4,265 moves, so that what is learned of one placement helps its neighbours.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

import orrery
from orrery.envs.gymnasium import OrreryVectorEnv
from orrery.envs.pettingzoo import env as pettingzoo_env

SEATS, HIDDEN, GAMES, STEP = 2, 128, 64, 2e-3
ENTROPY, BATCH = 0.01, 512
SCALE = 20.0
"""So many points ahead count as 1."""


def parts_of_moves() -> np.ndarray:
    """For every move of the catalogue: a 1 for its piece, and its share of each cell."""
    table = orrery.Table("callisto", SEATS, seed=0)
    pieces = sorted({move.fields["piece"] for move in table.game.catalogue(table.terms)})
    moves = table.game.catalogue(table.terms)
    parts = np.zeros((len(moves), len(pieces) + 256), np.float32)
    for move in moves:
        cells = str(move.fields["cells"]).split(",")
        parts[move.index, pieces.index(move.fields["piece"])] = 1.0
        for cell in cells:
            parts[move.index, len(pieces) + (int(cell[1:]) - 1) * 16 + ord(cell[0]) - ord("a")] += 1.0 / len(cells)
    return parts


class Policy:
    """One hidden layer, a rating for every piece and cell, and a guess of how the game will end."""

    def __init__(self, width: int, parts: np.ndarray, rng: np.random.Generator) -> None:
        self.parts, self.rng = parts, rng
        outputs = parts.shape[1]
        self.weights = {
            "hidden": rng.normal(0, 1 / np.sqrt(width), (width, HIDDEN)).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "rate": np.zeros((HIDDEN, outputs), np.float32),
            "rate_bias": np.zeros(outputs, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.means = {name: np.zeros_like(own) for name, own in self.weights.items()}
        self.squares = {name: np.zeros_like(own) for name, own in self.weights.items()}
        self.steps = 0

    def think(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The hidden layer, and how likely each legal move is."""
        weights = self.weights
        hidden = np.maximum(seen @ weights["hidden"] + weights["hidden_bias"], 0)
        logits = (hidden @ weights["rate"] + weights["rate_bias"]) @ self.parts.T
        logits[mask == 0] = -np.inf
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, likely / likely.sum(axis=1, keepdims=True)

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """A move for every row, drawn as likely as the policy likes it."""
        _, likely = self.think(seen, mask)
        drawn = self.rng.random((len(likely), 1), dtype=np.float32)
        picked = (likely.cumsum(axis=1) < drawn * 0.99999).sum(axis=1)
        return np.where(mask[np.arange(len(mask)), picked] == 1, picked, likely.argmax(axis=1))

    def learn(self, seen: np.ndarray, mask: np.ndarray, moves: np.ndarray, returns: np.ndarray) -> None:
        """One step uphill: moves that ended better than expected become more likely."""
        hidden, likely = self.think(seen, mask)
        count = len(moves)
        expected = (hidden @ self.weights["value"])[:, 0]
        gain = returns - expected
        scaled = (gain - gain.mean()) / (gain.std() + 1e-6)
        surprise = np.log(likely + 1e-12)
        entropy = -(likely * surprise).sum(axis=1, keepdims=True)
        wrong = likely * scaled[:, None] + ENTROPY * likely * (surprise + entropy)
        wrong[np.arange(count), moves] -= scaled
        ratings = (wrong @ self.parts) / count
        back = ratings @ self.weights["rate"].T
        guess = -gain[:, None] / count
        back += guess @ self.weights["value"].T
        back[hidden <= 0] = 0
        self._climb(
            {
                "hidden": seen.T @ back,
                "hidden_bias": back.sum(axis=0),
                "rate": hidden.T @ ratings,
                "rate_bias": ratings.sum(axis=0),
                "value": hidden.T @ guess,
            }
        )

    def _climb(self, slopes: dict[str, np.ndarray]) -> None:
        """Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] = 0.9 * self.means[name] + 0.1 * slope
            self.squares[name] = 0.99 * self.squares[name] + 0.01 * slope * slope
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.99**self.steps)
            self.weights[name] -= STEP * mean / (np.sqrt(square) + 1e-8)


class Lesson:
    """Games that the policy plays against itself, all at once."""

    def __init__(self, policy: Policy, high: np.ndarray, seed: int) -> None:
        self.policy, self.high = policy, high.astype(np.float32)
        self.envs = [pettingzoo_env("callisto", SEATS, reward="score") for _ in range(GAMES)]
        for number, env in enumerate(self.envs):
            env.reset(seed=seed + number)

    def play(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Every game to its end: what was seen, what was legal, what was chosen, and what came of it."""
        rows: list[tuple[np.ndarray, np.ndarray, int, int, str]] = []
        results: dict[int, dict[str, float]] = {}
        for env in self.envs:
            env.reset()
        while len(results) < GAMES:
            open_games = [number for number in range(GAMES) if number not in results]
            views = [self.envs[number].observe(self.envs[number].agent_selection) for number in open_games]
            seen = np.stack([view["observation"] for view in views]) / self.high
            mask = np.stack([view["action_mask"] for view in views])
            for row, (number, move) in enumerate(zip(open_games, self.policy.choose(seen, mask), strict=True)):
                env = self.envs[number]
                rows.append((seen[row], mask[row], int(move), number, env.agent_selection))
                env.step(int(move))
                if any(env.terminations.values()):
                    results[number] = dict(env.rewards)
        returns = [np.clip(results[number][agent] / SCALE, -1, 1) for *_, number, agent in rows]
        moves = np.array([move for _, _, move, _, _ in rows])
        return np.stack([r[0] for r in rows]), np.stack([r[1] for r in rows]), moves, np.array(returns, np.float32)


def share_won(policy: Policy, high: np.ndarray, games: int, seed: int) -> float:
    """How many games the policy wins against random, half of them from either seat.

    Each environment counts with its first game alone: to stop after so many ends would favour short games, and those are
    lost more often.
    """
    firsts = []
    for seat in range(SEATS):
        env = OrreryVectorEnv("callisto", SEATS, num_envs=games // SEATS, opponents="random", seat=seat)
        seen, _ = env.reset(seed=seed + seat)
        first = np.full(games // SEATS, np.nan)
        while np.isnan(first).any():
            seen, rewards, over, _, _ = env.step(policy.choose(seen["observation"] / high, seen["action_mask"]))
            first = np.where(over & np.isnan(first), rewards, first)
        firsts.append(first)
    return float((np.concatenate(firsts) > 0).mean())


def draw_curve(path: Path, points: list[tuple[float, int, float]]) -> None:
    """The share of games won against random, over minutes, as an SVG."""
    last = max(points[-1][0], 1e-9)
    spots = [(60 + 500 * minutes / last, 270 - 240 * won) for minutes, _, won in points]
    lines = "".join(
        f'<path d="M60 {270 - 240 * level} h500" stroke="#d8d3c5"/>'
        f'<text x="52" y="{274 - 240 * level}" text-anchor="end">{level:.0%}</text>'
        for level in (0, 0.25, 0.5, 0.75, 1)
    )
    ticks = "".join(
        f'<text x="{60 + 500 * share}" y="290" text-anchor="middle">{last * share:.1f}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    curve = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#0b6fae"/>' for x, y in spots)
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 330" width="600" height="330" '
        'font-family="system-ui, sans-serif" font-size="12" fill="#1b2030">'
        '<rect width="600" height="330" fill="#ffffff"/>'
        '<text x="60" y="18" font-size="14">Two-player Callisto: games won against random</text>'
        f'{lines}{ticks}<text x="310" y="312" text-anchor="middle">minutes of self-play '
        f"({points[-1][1]} games in all)</text>"
        f'<polyline points="{curve}" fill="none" stroke="#0b6fae" stroke-width="2"/>{dots}</svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    """Learn for so many minutes, say how it goes, and draw the curve."""
    parser = argparse.ArgumentParser(description="Teach a small network two-player Callisto by self-play.")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn")
    parser.add_argument("--games", type=int, default=200, help="how many games each measurement has")
    parser.add_argument("--every", type=int, default=1, help="lessons (of 64 games) between measurements")
    parser.add_argument("--seed", type=int, default=1, help="for the games and the first weights")
    parser.add_argument("--curve", type=Path, default=Path("callisto-learning.svg"), help="where to draw the curve")
    wanted = parser.parse_args()
    rng = np.random.default_rng(wanted.seed)
    high = pettingzoo_env("callisto", SEATS).course.high
    policy = Policy(len(high), parts_of_moves(), rng)
    lesson = Lesson(policy, high, wanted.seed)
    points = [(0.0, 0, share_won(policy, high, wanted.games, 1000))]
    print(f"before learning: {points[0][2]:.0%} of the games against random are won")
    spent, lessons = 0.0, 0
    while spent < 60 * wanted.minutes:
        start = time.perf_counter()
        seen, mask, moves, returns = lesson.play()
        for batch in np.array_split(rng.permutation(len(moves)), max(1, len(moves) // BATCH)):
            policy.learn(seen[batch], mask[batch], moves[batch], returns[batch])
        spent += time.perf_counter() - start
        lessons += 1
        if lessons % wanted.every == 0 or spent >= 60 * wanted.minutes:
            won = share_won(policy, high, wanted.games, 1000 + lessons)
            points.append((spent / 60, lessons * GAMES, won))
            print(f"{spent / 60:5.1f} minutes, {lessons * GAMES:6} games of self-play: {won:.0%} won")
            draw_curve(wanted.curve, points)
    print(f"the curve is in {wanted.curve}")


if __name__ == "__main__":
    main()
