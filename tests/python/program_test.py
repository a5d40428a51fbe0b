"""What the package says of the project's own texts is what the program prints of them."""
import json
import os
import re
import subprocess
import unittest
from itertools import product
from pathlib import Path
from typing import Any, Callable, Dict, List, Tuple

import plyglot
from plyglot import Document, End, PlyglotError
from plyglot.picture import PIECES, THEMES

TOUR = Path(__file__).resolve().parents[2] / "corpus/tour"
# Of each a file, and notes that its last board can have.
BOARDS = {"game.uhp": "wQ>bQ red:wQ/ blue:3,-1", "after.hop": "wA1 yellow:bQ>wA1 wQ/", "stars.hw": "Alder blue:Alder>Fern",
          "hexes.hexix": "D2>D5 red:D4", "hopgi.hopgi": "green:a7>c1 d4"}
GAMES = ("game.uhp", "pinned.uhp", "variation.thehive", "stars.hw", "hexes.hexix", "hopgi.hopgi", "hopgi-typed.hopgi")


def printed(*words: str) -> bytes:
    return subprocess.run([os.environ["PLYGLOT_PROGRAM"], *words], cwd=TOUR, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=False).stdout


def rows(*words: str) -> List[Dict[str, Any]]:
    return [json.loads(line) for line in printed(*words, "--output-format", "jsonl").splitlines()]


def read(name: str) -> Document:
    return Document((TOUR / name).read_bytes(), name=name)


def end_of(result: str) -> End:
    return End(None if result == "draw" else ("first", "second").index(result))


class Pictures(unittest.TestCase):
    def test_themes_pieces_and_notes(self) -> None:
        for (name, notes), theme, pieces in product(BOARDS.items(), THEMES, PIECES):
            with self.subTest(name=name, theme=theme, pieces=pieces):
                shown = printed("show", "--format", "svg", "--theme", theme, "--pieces", pieces, "--annotate", notes, name)
                self.assertTrue(shown)
                document = read(name)
                self.assertEqual(document.show("svg", theme=theme, pieces=pieces, notes=notes).data, shown)
                record = document.records[0]
                self.assertEqual(record.show("svg", theme=theme, pieces=pieces, notes=notes).encode(), shown)
                # A game that goes on from a position of Hive counts its cells from another one.
                if record.plies:
                    self.assertEqual(record.game().svg(theme=theme, pieces=pieces, notes=notes).encode(), shown)

    def test_a_ply_in_a_theme(self) -> None:
        self.assertEqual(read("hopgi.hopgi").show("svg", ply=3, theme="print").data,
                         printed("show", "--format", "svg", "--ply", "3", "--theme", "print", "hopgi.hopgi"))

    def test_what_cannot_be_drawn(self) -> None:
        document = read("game.uhp")
        shows: Tuple[Callable[..., object], ...] = (document.show, document.records[0].show, document.game().show)
        for show in shows:
            with self.assertRaisesRegex(PlyglotError, "^no picture: `zQ` is not on this board"):
                show("svg", notes="zQ")
            with self.assertRaisesRegex(PlyglotError, "those of the view `svg`"):
                show("text", theme="dark")
            with self.assertRaisesRegex(PlyglotError, "no theme `drak`; there are auto, light"):
                show("svg", theme="drak")
            with self.assertRaisesRegex(PlyglotError, "no style of pieces `x`"):
                show("svg", pieces="x")
            self.assertRaises(TypeError, show, "svg", notes=7)


class Games(unittest.TestCase):
    def test_facts(self) -> None:
        exported = rows("export", "--table", "games", *GAMES)
        facts = [fact for name in GAMES for fact in read(name).facts]
        self.assertEqual(len(facts), len(exported))
        for fact, row in zip(facts, exported):
            with self.subTest(path=row["path"]):
                self.assertEqual((fact.plies, fact.date or None, [player or None for player in fact.players[:2]], fact.end),
                                 (row["plies"], row["date"], [row["first"], row["second"]],
                                  row["result"] and end_of(row["result"])))
        self.assertGreater(sum(fact.end is not None for fact in facts), 0)
        self.assertGreater(sum("Ada" in fact.players for fact in facts), 0)
        document = Document("Base;Draw;White[1]\nBase;NotStarted;White[1]\nnonsense\n", notation="uhp")
        self.assertEqual(len(document.facts), len(document.records))
        self.assertEqual([record.facts for record in document.records], list(document.facts))
        self.assertEqual(document.facts[0].end, End(None))

    def test_plies_and_positions(self) -> None:
        for name in GAMES:
            with self.subTest(name=name):
                document = read(name)
                (record,) = document.records
                plies = rows("export", "--table", "plies", name)
                keys = [row["key"] for row in rows("export", "--table", "positions", name)]
                with document.positions() as positions:
                    self.assertEqual(len(positions), len(keys))
                    spans = record.ply_spans()
                    self.assertEqual(len(spans), record.plies)
                    for row, span in zip(plies, spans):
                        before = record.game(ply=row["ply"] - 1)
                        self.assertEqual(f"{before.key:032x}", row["before"])
                        found = positions.find(before)
                        (place,) = (place for place in found if place.ply == row["ply"] - 1)
                        assert place.next is not None
                        self.assertEqual((place.record, place.next.words, place.next.span, f"{place.next.key:032x}"),
                                         (1, row["move"], span, row["after"]))
                        self.assertEqual([place.ply for place in found],
                                         [ply for ply, key in enumerate(keys) if key == row["before"]])
                    self.assertIsNone(positions.find(record.game())[-1].next)

    def test_places_of_a_position(self) -> None:
        text = "# é\nBase+M;InProgress;White[2];wG1;bS1 wG1-\nBase+M;InProgress;White[2];wG1;bS1 wG1/\n"
        document = Document(text, notation="uhp")
        positions = document.positions()
        game = document.records[1].game(ply=2)
        (one, other) = positions.find(game)
        self.assertEqual([(place.record, place.ply, place.is_mirrored, place.next) for place in (one, other)],
                         [(1, 2, False, None), (2, 2, False, None)])
        start = positions.find(document.records[0].game(ply=1))[0].next
        assert start is not None
        self.assertEqual(text[start.span.begin:start.span.end], "bS1 wG1-")
        self.assertEqual(start.key, game.key)
        for mirrored in (False, True):
            found = rows("find", "--position", "game.uhp:1@3", *(["--mirrored"] if mirrored else []), *GAMES)
            third = read("game.uhp").game(ply=3)
            places = [(name, place.record, place.ply, place.is_mirrored, place.next and place.next.words)
                      for name in GAMES for place in read(name).positions().find(third, mirrored=mirrored)]
            self.assertGreater(len(places), 1)
            self.assertEqual(places, [(row["file"], row["record"], row["ply"], row["mirrored"], row["move"]) for row in found])
        with positions:
            self.assertEqual(repr(positions), "<plyglot.Positions: 6>")
        self.assertEqual(repr(positions), "<plyglot.Positions, closed>")
        self.assertRaisesRegex(PlyglotError, "was closed", positions.find, game)

    def test_tokens(self) -> None:
        # Leaves of the tree are `name begin..end "text"`, with a text only where nothing is inside.
        tree = printed("dump", "--stage", "syntax", "game.uhp").decode()
        pieces = [(int(begin), int(end)) for begin, end in re.findall(r"^ *piece (\d+)\.\.(\d+)", tree, re.MULTILINE)]
        document = read("game.uhp")
        tokens = document.tokens()
        self.assertEqual([tuple(token.span) for token in tokens if token.kind == "piece"], pieces)
        self.assertGreater(len({token.kind for token in tokens}), 3)
        for token, following in zip(tokens, tokens[1:]):
            self.assertLessEqual(token.span.end, following.span.begin)
        text = "# é 😀\nBase;InProgress;White[2];wS1;bS1 wS1-\n"
        found = [(text[token.span.begin:token.span.end], token.kind) for token in Document(text, notation="uhp").tokens()]
        self.assertEqual(found[0], ("# é 😀", "comment"))
        self.assertIn(("wS1", "piece"), found)
        self.assertEqual(Document("", notation="uhp").tokens(), [])


class Closed(unittest.TestCase):
    def test_a_closed_document_says_so(self) -> None:
        document = read("game.uhp")
        record = document.records[0]
        document.close()
        uses: Tuple[Callable[[], object], ...] = (document.tokens, document.positions, record.ply_spans, lambda: record.facts)
        for use in uses:
            with self.assertRaisesRegex(PlyglotError, "was closed"):
                use()


if __name__ == "__main__":
    unittest.main()
