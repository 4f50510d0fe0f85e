"""docs/environments.md is true: its tables are the code's, its examples run, and the example that learns does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from orrery.envs.fields import renewed

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_tables_are_those_of_the_code() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert renewed(text) == text, "run: python -m orrery.envs.fields docs/environments.md"


def test_a_page_without_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="has no part between"):
        renewed("# nothing")


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_its_examples_run(number: int) -> None:
    exec(compile(EXAMPLES[number], f"example {number}", "exec"), {})


def test_the_learner_learns(tmp_path: Path) -> None:
    """Two short lessons change its mind towards what paid: the moves that ended well become more likely."""
    sys.path.insert(0, str(ROOT / "examples"))
    import learn_callisto

    high = learn_callisto.pettingzoo_env("callisto", 2).course.high
    policy = learn_callisto.Policy(len(high), learn_callisto.parts_of_moves(), np.random.default_rng(1))
    learn_callisto.GAMES = 3
    seen, mask, moves, returns = learn_callisto.Lesson(policy, high, 1).play()
    assert set(np.sign(returns)) >= {-1, 1}
    rows = np.arange(len(moves))
    before = policy.think(seen, mask)[1][rows, moves]
    for _ in range(5):
        policy.learn(seen, mask, moves, returns)
    change = np.log(policy.think(seen, mask)[1][rows, moves]) - np.log(before)
    assert change[returns > 0].mean() > change[returns < 0].mean()
    assert 0 <= learn_callisto.share_won(policy, high, 4, 1) <= 1
    learn_callisto.draw_curve(tmp_path / "curve.svg", [(0.0, 0, 0.5), (1.0, 64, 0.9)])
    assert "polyline" in (tmp_path / "curve.svg").read_text()


class Anybody:
    """What the example asks of a model: an action for an observation, among those that are allowed."""

    def __init__(self) -> None:
        self.asked = 0

    def predict(self, seen: np.ndarray, action_masks: np.ndarray) -> tuple[np.ndarray, None]:
        assert seen.dtype == np.float32
        assert action_masks.dtype == np.bool_
        self.asked += 1
        return np.array(np.flatnonzero(action_masks)[-1]), None


@pytest.mark.parametrize("game", ["callisto", "cassiopeia", "cryo", "three-days"])
def test_the_example_for_stable_baselines_has_what_maskable_ppo_asks_for(game: str) -> None:
    """sb3-contrib brings PyTorch, too large for every test run; what it calls is asked here: spaces, masks, steps."""
    sys.path.insert(0, str(ROOT / "examples"))
    import learn_with_sb3

    env = learn_with_sb3.environment(game)
    assert env.observation_space.dtype == np.float32
    seen, _ = env.reset(seed=3)
    for _ in range(20):
        assert env.observation_space.contains(seen)
        assert env.has_wrapper_attr("action_masks")
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.shape == (env.action_space.n,)
        seen, reward, over, cut, _ = env.step(np.int64(np.flatnonzero(masks)[0]))
        assert isinstance(reward, float)
        if over or cut:
            seen, _ = env.reset()
    model = Anybody()
    assert 0 <= learn_with_sb3.share_won(model, game, 1, 5) <= 1
    assert model.asked > 5


def test_the_core_imports_no_research_library() -> None:
    code = (
        "import sys, orrery, orrery.cli; print([m for m in ('numpy', 'gymnasium', 'pettingzoo') if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
