"""Memory of documents and games is given back, whether they are closed or forgotten."""
import gc
import os
import unittest
import weakref
from typing import Any, Callable, List

from plyglot import Document, Game

GAME = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ wS1-\n" * 20


def resident() -> int:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def read_and_close() -> None:
    with Document(GAME, notation="uhp") as document:
        document.show("svg")
        document.fix(unsafe=True)


def read_and_forget() -> None:
    Document(GAME, notation="uhp").records[0].game(ply=2)


def fail_to_begin() -> None:
    try:
        Game("hive", {"type": "Chess"})
    except ValueError:
        pass


def play_and_forget() -> None:
    game = Game("hive")
    for words in ("wS1", "bS1 wS1-", "wQ -wS1", "no move"):
        game.try_play(words)
    game.copy().legal_moves()
    game.write("hop")


class Memory(unittest.TestCase):
    def test_what_nothing_refers_to_is_freed_at_once(self) -> None:
        gc.disable()
        self.addCleanup(gc.enable)
        document = Document(GAME, notation="uhp")
        record = document.records[0]
        game = document.records[0].game(ply=2)
        references: List["weakref.ref[Any]"] = [weakref.ref(document), weakref.ref(game)]
        # A record keeps its document.
        del document
        self.assertEqual(record.document.records[0].plies, 3)
        del record, game
        self.assertEqual([reference() for reference in references], [None, None])

    def test_it_does_not_grow(self) -> None:
        for use, times in ((read_and_close, 100), (read_and_forget, 150), (fail_to_begin, 3000), (play_and_forget, 1000)):
            with self.subTest(use.__name__):
                self.assertLess(self.growth(use, times), 1 << 18)

    def growth(self, use: Callable[[], None], times: int) -> int:
        for _ in range(times):
            use()
        gc.collect()
        before = resident()
        for _ in range(times):
            use()
        gc.collect()
        return resident() - before


if __name__ == "__main__":
    unittest.main()
