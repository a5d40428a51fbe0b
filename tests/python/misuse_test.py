"""What the caller has wrong is said, and does no harm."""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any, Callable, Dict, List

import plyglot
from plyglot import Document, Game, PlyglotError
from plyglot._texts import AnyText

GAME = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-\n"


def untyped(value: object) -> Any:
    """A value that no checker of types knows."""
    return value


class Misuse(unittest.TestCase):
    def says(self, pattern: str, use: Callable[[], object]) -> None:
        self.assertRaisesRegex(PlyglotError, pattern, use)

    def test_unknown_names(self) -> None:
        self.says("`hip`.*`hop`", lambda: Document("", notation="hip"))
        self.says("dialetc", lambda: Document("", notation="hop", options={"dialetc": "spec"}))
        self.says("`x`", lambda: Document("", notation="hop", options={"dialect": "x"}))
        self.says("hop/none", lambda: Document("", notation="hop", ignore=["hop/none"]))
        self.says("fatal", lambda: Document("", notation="hop", severities={"all": "fatal"}))  # type: ignore[dict-item]
        self.says("notation", lambda: Document("certainly no game"))
        self.says("chess", lambda: Game("chess"))
        self.says("dialekt", lambda: Game("hexix", {"dialekt": "2019"}))
        self.says("`ast`", lambda: Game("hive").show("ast"))  # type: ignore[arg-type]
        self.says("is to be named", lambda: Game("hive").write(options={"pieces": "mlp"}))
        document = Document(GAME, notation="uhp")
        self.says("hopgi", lambda: document.translate("hipgi"))
        self.says(".", lambda: document.translate("hopgi"))
        self.says("picture", lambda: document.show("picture"))  # type: ignore[arg-type]
        self.says("html", lambda: document.render("html"))  # type: ignore[arg-type]

    def test_numbers_out_of_range(self) -> None:
        document = Document(GAME, notation="uhp")
        # 2 to the power of 32 would be 0 for the library, which means all records.
        for record in (-1, 0, 2, 1 << 32, (1 << 32) + 1, (1 << 32) - 1):
            self.says(".", lambda: document.moves(record=record))
            self.says(".", lambda: document.game(record=record))
        for ply in (-1, 5, 1 << 32, (1 << 32) - 1):
            self.says(".", lambda: document.game(ply=ply))
        self.says("bytes", lambda: Document("", notation="hop", most_bytes=-1))
        hive = Game("hive")
        count = len(hive.legal_moves())
        for index in (-1, count, 1 << 64):
            with self.assertRaises(IndexError):
                hive.play_move(index)
        self.assertEqual(hive.plies, 0)

    def test_wrong_types(self) -> None:
        document, hive = Document(GAME, notation="uhp"), Game("hive")
        calls: Dict[str, Callable[[], object]] = {
            "a number as a text": lambda: Document(untyped(7)),
            "nothing as a text": lambda: Document(untyped(None)),
            "a number as a notation": lambda: Document("", notation=untyped(7)),
            "a number as an option": lambda: Document("", notation="hop", options={"dialect": untyped(7)}),
            "a number as a move": lambda: hive.play(untyped(7)),
            "nothing as a move": lambda: hive.try_play(untyped(None)),
            "a word as an index": lambda: hive.play_move(untyped("0")),
            "a fraction as an index": lambda: hive.play_move(untyped(0.0)),
            "a word as a record": lambda: document.show(record=untyped("1")),
            "a truth as a ply": lambda: document.show(ply=True),
            "a number as a game": lambda: Game(untyped(7)),
        }
        for what, call in calls.items():
            with self.subTest(what):
                self.assertRaises(TypeError, call)
        with self.assertRaises((TypeError, AttributeError)):
            plyglot.diff(document, untyped(GAME))

    def test_closed_handles(self) -> None:
        document, hive = Document(GAME, notation="uhp"), Game("hive")
        record = document.records[0]
        self.assertEqual(document.findings, ())
        for closed in (document, hive):
            closed.close()
            closed.close()
            self.says("was closed", closed.__enter__)
        self.assertEqual((repr(hive), repr(document)), ("<plyglot.Game hive, closed>", "<plyglot.Document uhp, closed>"))
        calls: List[Callable[[], object]] = [document.format, document.fix, document.show, document.moves, document.game, document.render,
                     lambda: document.records[0], lambda: len(document.records),
                     record.show, record.moves, record.game, hive.undo, hive.legal_moves, hive.cells, hive.copy,
                     hive.show, hive.write, lambda: hive.play("wS1"), lambda: hive.try_play("wS1"),
                     lambda: hive.play_move(0), lambda: hive.key, lambda: hive.plies, lambda: hive.to_move,
                     lambda: hive.end, lambda: hive.findings, lambda: hive.problem,
                     lambda: plyglot.diff(document, document)]
        for call in calls:
            self.says("was closed", call)
        # What was copied out of it is still there.
        self.assertEqual((document.findings, document.notation, record.text), ((), "uhp", GAME[:-1]))

    def test_any_text(self) -> None:
        texts: List[AnyText] = ["\0", "a\0b", "\udcff", "\ufeff", b"\xff\xfe\x80", "x" * (1 << 18), "(" * 100000, "", bytearray(b"\xe9"),
                 memoryview(b"abc")]
        for notation in plyglot.notations():
            if not notation.can_be_read:
                continue
            for text in texts:
                with Document(text, notation=notation.id) as document:
                    for finding in document.findings:
                        self.assertTrue(0 <= finding.span.begin <= finding.span.end <= len(text))
                        str(finding).encode()
                    document.format()
        for id in ("hive", "homeworlds", "hexix", "hopgi"):
            for text in texts:
                self.assertFalse(Game(id).try_play(text))

    def test_bytes_that_are_not_utf_8_are_kept(self) -> None:
        data = b"# \xff\xe9\nbase,QA-a,b\n"
        text = data.decode("utf-8", "surrogateescape")
        both: List[AnyText] = [data, text]
        for given in both:
            outcome = Document(given, notation="hop").format()
            self.assertEqual(outcome.text.encode("utf-8", "surrogateescape"), outcome.data)
            self.assertIn(b"\xff\xe9", outcome.data)
        with self.assertRaises(UnicodeEncodeError):
            Document("\ud800", notation="hop")


class Library(unittest.TestCase):
    """How the library is found, in a Python of its own."""

    def run_python(self, code: str, library: str, path: str) -> "subprocess.CompletedProcess[str]":
        environment = {**os.environ, "PYTHONPATH": path, "PLYGLOT_LIBRARY": library}
        return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)

    def setUp(self) -> None:
        self.package = Path(plyglot.__file__).parent
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.copy = Path(scratch.name) / "plyglot"
        shutil.copytree(self.package, self.copy)

    def assert_message(self, library: str, pattern: str) -> None:
        run = self.run_python("import plyglot", library, str(self.copy.parent))
        self.assertEqual(run.returncode, 1)
        self.assertRegex(run.stderr, f"ImportError: .*{pattern}.*set PLYGLOT_LIBRARY")

    def test_a_missing_library(self) -> None:
        self.assert_message("/nowhere/libplyglot.so.0", "/nowhere/libplyglot.so.0")

    def test_another_library(self) -> None:
        self.assert_message("libc.so.6", "libc.so.6 is not the library of plyglot")

    def test_an_older_library(self) -> None:
        (self.copy / "_version.py").write_text('__version__ = "99.0.0"\n')
        self.assert_message(os.environ["PLYGLOT_LIBRARY"], f"is plyglot {plyglot.__version__}, .*needs 99.0.0")

    def test_the_library_beside_the_package(self) -> None:
        (self.copy / "libplyglot.so.0").symlink_to(os.environ["PLYGLOT_LIBRARY"])
        run = self.run_python("import plyglot; print(plyglot.Game('hive'), plyglot.__file__)", "", str(self.copy.parent))
        self.assertEqual(run.stderr, "")
        self.assertIn(str(self.copy), run.stdout)


if __name__ == "__main__":
    unittest.main()
