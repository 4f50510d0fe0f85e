"""A kernel for tests: the comm of a widget, whose every message is kept, and through which a page's messages come in."""

from __future__ import annotations

from typing import Any

import comm
from comm.base_comm import BaseComm


class Kernel(BaseComm):
    """The kernel's end of a widget's comm."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self.messages: list[dict[str, Any]] = []
        super().__init__(*args, **more)

    def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_: Any) -> None:
        """Keep what a front end would get."""
        self.messages.append({"type": msg_type, "data": data or {}})

    @property
    def state(self) -> dict[str, Any]:
        """What the front end knows of the widget's traits."""
        known: dict[str, Any] = {}
        for message in self.messages:
            known |= message["data"].get("state", {})
        return known

    def custom(self) -> list[Any]:
        """What was sent beside the traits; taken away."""
        sent = [message["data"]["content"] for message in self.messages if message["data"].get("method") == "custom"]
        self.messages = [message for message in self.messages if message["data"].get("method") != "custom"]
        return sent

    def receive(self, content: Any) -> list[Any]:
        """A message of the page as a front end sends it; what came of it."""
        self.handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        return self.custom()


def connect(monkeypatch: Any) -> None:
    """Widgets that are made from now on speak with such a kernel."""
    monkeypatch.setattr(comm, "create_comm", Kernel)
