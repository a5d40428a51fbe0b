"""Texts are read, and something is done with them."""
import inspect
import unittest
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor

import plyglot
from plyglot import Document, PlyglotError, Span
from plyglot._texts import Offsets, encoded
from plyglot.document import FORMS

GAME = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-\n"


class Spans(unittest.TestCase):
    TEXT = "# é 😀 \U0010ffff" + "ü" * 100 + "\nbse,QA-a ,b\n"

    def test_spans_are_indexes_of_what_was_given(self) -> None:
        text = self.TEXT
        data = text.encode()
        in_string, in_bytes = Document(text, notation="hop"), Document(data, notation="hop")
        self.assertGreater(len(in_string.findings), 0)
        self.assertEqual(len(in_string.findings), len(in_bytes.findings))
        for ours, theirs in zip(in_string.findings, in_bytes.findings):
            self.assertEqual(ours.name, theirs.name)
            self.assertEqual(text[ours.span.begin:ours.span.end].encode(), data[theirs.span.begin:theirs.span.end])
            self.assertEqual(ours.line, 2)
            self.assertEqual(ours.column, ours.span.begin - text.index("bse") + 1)
            edits = zip(ours.fix.edits if ours.fix else (), theirs.fix.edits if theirs.fix else ())
            for edit, their_edit in edits:
                self.assertEqual(text[:edit.span.end].encode(), data[:their_edit.span.end])
        self.assertEqual([record.span for record in in_string.records], [Span(text.index("bse"), len(text) - 1)])
        self.assertEqual(in_string.records[0].text, "bse,QA-a ,b")
        self.assertEqual(in_bytes.records[0].text, b"bse,QA-a ,b")

    def test_every_offset_of_a_text_is_found(self) -> None:
        text = "aé😀\udcff" * 70 + "ß"
        data = encoded(text)
        offsets = Offsets(text)
        place = 0
        for index, character in enumerate(text):
            size = len(encoded(character))
            self.assertEqual([offsets.at(place + byte) for byte in range(size)], [index] * size)
            place += size
        self.assertEqual((place, offsets.at(place)), (len(data), len(text)))

    def test_a_fix_by_hand_is_what_fix_does(self) -> None:
        document = Document(self.TEXT, notation="hop")
        (fix, *_) = (finding.fix for finding in document.findings if finding.fix)
        fixed = self.TEXT
        for edit in reversed(fix.edits):
            fixed = fixed[:edit.span.begin] + edit.text + fixed[edit.span.end:]
        self.assertEqual(len(Document(fixed, notation="hop").findings), len(document.findings) - 1)
        whole = document.fix(unsafe=True)
        self.assertEqual((whole.findings, whole.done), ((), len(document.findings)))

    def test_findings_that_fixes_leave_are_in_the_new_text(self) -> None:
        outcome = Document("# é\nbse,QA-a ,b\nbase,QAxa,b # ü\n", notation="hop").fix()
        left = [finding for finding in outcome.findings if finding.severity == "error"]
        self.assertTrue(left)
        for finding in left:
            self.assertEqual(outcome.text[:finding.span.begin].count("\n") + 1, finding.line)


class Documents(unittest.TestCase):
    def test_a_sound_game(self) -> None:
        with Document(GAME, name="a.uhp") as document:
            self.assertEqual((document.notation, document.text, document.findings), ("uhp", GAME, ()))
            (record,) = document.records
            self.assertEqual((len(document.records), document.records[-1].span, repr(document.records[0:1])),
                             (1, record.span, "(<plyglot.Record 1 of uhp: 4 plies>,)"))
            for index in (1, -2):
                self.assertRaises(IndexError, document.records.__getitem__, index)
            self.assertEqual((record.number, record.span, record.plies), (1, Span(0, len(GAME) - 1), 4))
            self.assertEqual((repr(document), repr(record)),
                             ("<plyglot.Document uhp: 1 record, 0 findings>", "<plyglot.Record 1 of uhp: 4 plies>"))
            self.assertEqual(document.format().text, GAME)
            self.assertGreater(len(record.moves()), len(record.moves(ply=0)))
            self.assertEqual(record.moves(ply=1), document.moves(record=1, ply=1))
            self.assertEqual(document.show(ply=2).text, record.show(ply=2))
            for picture in (record.show("svg", ply=1), record._repr_svg_(), document.show("svg")._repr_svg_()):
                self.assertEqual(ElementTree.fromstring(picture or "").tag, "{http://www.w3.org/2000/svg}svg")
            self.assertIsNone(document.show()._repr_svg_())
            for to in ("thehive", "hive-pgn"):
                with Document(document.translate(to).text, notation=to) as there:
                    outcome = plyglot.diff(document, there)
                    self.assertEqual((outcome.done, outcome.not_done), (1, 0))
            shorter = Document(document.translate("uhp", ply=2).text, notation="uhp")
            self.assertEqual(plyglot.diff(document, shorter).not_done, 1)
        self.assertEqual(plyglot.translate(GAME, "hop", notation="uhp").text,
                         Document(GAME, notation="uhp").translate("hop").text)

    def test_settings(self) -> None:
        text = "bse,QA-a ,b\n"
        names = {finding.name for finding in Document(text, notation="hop").findings}
        self.assertGreater(len(names), 1)
        one = sorted(names)[0]
        self.assertEqual({finding.name for finding in Document(text, notation="hop", select=[one]).findings}, {one})
        self.assertEqual({finding.name for finding in Document(text, notation="hop", ignore=[one]).findings},
                         names - {one})
        (finding,) = Document(text, notation="hop", select=[one], severities={one: "info"}).findings
        self.assertEqual(finding.severity, "info")
        self.assertTrue(Document("base,QA-a,b", notation="hop:hivegame", is_string=True).records)
        with self.assertRaisesRegex(PlyglotError, "text"):
            Document(text, notation="hop", most_bytes=3)

    def test_findings_as_text(self) -> None:
        document = Document("bse,QA-a ,b\n", name="a.hop")
        for finding in document.findings:
            for form in FORMS:
                self.assertIn(finding.name, document.render(form))
            self.assertTrue(str(finding).startswith(f"1:{finding.column}: {finding.severity}: "))

    def test_what_cannot_be_shown(self) -> None:
        document = Document(GAME, notation="uhp")
        (record,) = document.records
        with self.assertRaisesRegex(PlyglotError, "the game has 4"):
            record.show(ply=5)
        for text, notation in (("...E4v\nC1+\n", "hexix"), ('[FEN "nonsense"]\n\n1. Pd2-c3 *\n', "hopgi")):
            unknown = Document(text, notation=notation)
            with self.assertRaisesRegex(PlyglotError, "no board: the position that the"):
                unknown.show("text")
            with self.assertRaisesRegex(PlyglotError, "no board: the position that the"):
                unknown.show("svg")
            self.assertIsNone(unknown.records[0]._repr_svg_())
        document.close()
        self.assertIsNone(record._repr_svg_())

    def test_threads_read_and_show_at_the_same_time(self) -> None:
        shared = Document(GAME, notation="uhp")
        expected = shared.show("svg").text
        with ThreadPoolExecutor(4) as pool:
            shown = list(pool.map(lambda _: (shared.show("svg").text, Document(GAME, notation="uhp").findings), range(200)))
        self.assertEqual(set(shown), {(expected, ())})


class Catalogue(unittest.TestCase):
    def test_notations(self) -> None:
        hop = next(notation for notation in plyglot.notations() if notation.id == "hop")
        self.assertEqual((hop.game, hop.can_be_read, hop.has_plies, hop.dialects[0], hop.extensions),
                         ("hive", True, False, "spec", (".hop",)))
        for notation in plyglot.notations():
            for option in notation.options:
                self.assertTrue(option.key and option.help)
                self.assertTrue(option.choices or option.minimum < option.maximum)
        self.assertTrue(any(not notation.can_be_read for notation in plyglot.notations()))

    def test_checks_have_pages(self) -> None:
        for check in plyglot.checks():
            self.assertTrue(plyglot.explain(check.name).startswith(f"# {check.name}\n"))
        wanted = {check.name: check for check in plyglot.checks()}["hop/not-canonical"]
        self.assertEqual((wanted.is_on_request, wanted.severity), (True, "info"))
        for name in ("hop/none", ""):
            with self.assertRaises(PlyglotError):
                plyglot.explain(name)


class Documentation(unittest.TestCase):
    def test_public_names_are_annotated_and_described(self) -> None:
        for name in set(plyglot.__all__) - {"__version__"}:
            value = getattr(plyglot, name)
            members = [inspect.unwrap(value)] if not inspect.isclass(value) else \
                [member for key, member in vars(value).items() if not key.startswith("_")]
            self.assertTrue(value.__doc__, name)
            for member in members:
                member = getattr(member, "fget", None) or getattr(member, "func", None) or member
                if not inspect.isfunction(member):
                    continue
                with self.subTest(name=member.__qualname__):
                    self.assertTrue(member.__doc__)
                    parameters = set(inspect.signature(member).parameters) - {"self"}
                    self.assertEqual(set(member.__annotations__), parameters | {"return"})


if __name__ == "__main__":
    unittest.main()
