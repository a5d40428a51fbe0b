"""Games are played ply by ply."""
import copy
import pickle
import random
import unittest
import xml.etree.ElementTree as ElementTree

import skips
from plyglot import Document, End, Game, IllegalMove, PlyglotError, Span

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

GAMES = ("hive", "homeworlds", "hexix", "hopgi")


def begun(id: str) -> Game:
    """A game with legal moves in its list: homeworlds are chosen in words."""
    game = Game(id)
    if id == "homeworlds":
        game.play("homeworld b1 y3 g3 Alpha")
        game.play("homeworld b2 g1 g3 Omega")
    return game


class Games(unittest.TestCase):
    def test_a_game_of_hive(self) -> None:
        with Game("hive", {"type": "Base+M"}) as hive:
            self.assertEqual((hive.id, hive.notation, hive.columns, hive.to_move, hive.end),
                             ("hive", "uhp", ("piece", "q", "r", "level"), 0, None))
            key = hive.key
            self.assertLess(key, 1 << 128)
            hive.play("wS1")
            self.assertEqual(repr(hive), "<plyglot.Game hive: 1 ply, player 1 to move>")
            self.assertTrue(hive.try_play("bS1 wS1-", "hive-pgn"))
            self.assertEqual(hive.cells(), [(1, 0, 0, 0), (15, 1, 0, 0)])
            self.assertEqual(hive.write().text, "Base+M;InProgress;White[2];wS1;bS1 wS1-\n")
            self.assertEqual(hive.write("hop").text, "base+Mm,S+s!,w\n")
            self.assertEqual(ElementTree.fromstring(hive._repr_svg_()).tag, "{http://www.w3.org/2000/svg}svg")
            self.assertEqual([hive.plies, hive.undo(), hive.undo(), hive.undo(), hive.key], [2, True, True, False, key])
            self.assertEqual(hive.mirrored_key, key)

    def test_repetition(self) -> None:
        cycle = ("wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-")
        choices: tuple[dict[str, str], ...] = ({}, {"repetition": "threefold"})
        for options in choices:
            game = Game("hive", options)
            for words in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", *cycle, *cycle):
                self.assertIsNone(game.end)
                game.play(words)
            self.assertEqual(game.occurrences, 3)
            self.assertEqual(game.end, End(None) if options else None)
            self.assertTrue(game.legal_moves())
            game.undo()
            self.assertEqual((game.occurrences, game.end), (2, None))

    def test_what_is_not_played(self) -> None:
        hive = Game("hive")
        hive.play("wS1")
        with self.assertRaises(IllegalMove) as raised:
            hive.play("é wS1")
        (first, *_) = raised.exception.findings
        self.assertEqual((first.severity, first.span, str(raised.exception)), ("error", Span(0, 5), first.message))
        self.assertFalse(hive.try_play("é wS1".encode()))
        self.assertEqual(hive.findings[0].span, Span(0, 6))
        with self.assertRaisesRegex(IllegalMove, "not the words of one move"):
            hive.play("")
        self.assertEqual((hive.problem, hive.findings), ("these are not the words of one move", ()))
        self.assertEqual(hive.plies, 1)
        # Another process gets it as it was.
        again = pickle.loads(pickle.dumps(raised.exception))
        self.assertEqual((str(again), again.findings), (str(raised.exception), raised.exception.findings))
        with self.assertRaisesRegex(PlyglotError, "`uph`.*`uhp`") as wrong:
            hive.play("wS1", "uph")
        self.assertNotIsInstance(wrong.exception, IllegalMove)
        self.assertTrue(hive.try_play("bS1 wS1-"))
        self.assertEqual((hive.problem, hive.findings), ("", ()))

    def test_each_legal_move_is_played_by_its_index_and_by_its_words(self) -> None:
        for id in GAMES:
            game = begun(id)
            chance = random.Random(7)
            for _ in range(30):
                moves = game.legal_moves()
                if not moves:
                    break
                index = chance.randrange(len(moves))
                by_words, by_index = game.copy(), copy.copy(game)
                played = by_words.try_play(moves[index].words)
                with self.subTest(id=id, words=moves[index].words):
                    try:
                        by_index.play_move(index)
                    except IllegalMove:
                        self.assertEqual(id, "homeworlds")
                        continue
                    if played:
                        self.assertEqual(by_words.key, by_index.key)
                    else:
                        self.assertEqual(id, "homeworlds")
                    self.assertEqual(by_index.plies, game.plies + 1)
                game = by_index
            self.assertGreater(game.plies, 2, id)

    def test_numbers_of_a_move_of_hive_are_where_it_goes(self) -> None:
        hive = Game("hive")
        for words in ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"):
            hive.play(words)
        for index, move in enumerate(hive.legal_moves()):
            after = hive.copy()
            after.play_move(index)
            self.assertIn(move.numbers[:4], after.cells(), move.words)

    def test_the_board_as_an_array(self) -> None:
        if numpy is None:
            skips.skip(self, "NumPy is not installed")
        for id in GAMES:
            game = begun(id)
            self.assertEqual(game.array().shape, (len(game.cells()), len(game.columns)))
            game.play_move(0)
            array = game.array()
            self.assertEqual(array.dtype, numpy.int32)
            self.assertEqual([tuple(row) for row in array.tolist()], game.cells())
            # It is a copy, which stays as it is.
            before = array.tolist()
            game.undo()
            game.cells()
            self.assertEqual(array.tolist(), before)

    def test_a_game_goes_on_from_a_document(self) -> None:
        document = Document("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-\n", notation="uhp")
        later = document.records[0].game(ply=3)
        end = document.game()
        document.close()
        self.assertEqual((later.plies, later.to_move, end.plies), (3, 1, 4))
        later.play("bQ bS1-")
        self.assertEqual(later.key, end.key)

    def test_a_game_comes_to_an_end(self) -> None:
        ended = set()
        for seed in range(200):
            hexix, chance = Game("hexix"), random.Random(seed)
            while hexix.end is None:
                hexix.play_move(chance.randrange(len(hexix.legal_moves())))
            assert isinstance(hexix.end, End)
            ended.add(hexix.end.winner)
            self.assertEqual(hexix.legal_moves(), [])
            state = "a draw" if hexix.end.winner is None else f"won by player {hexix.end.winner}"
            self.assertEqual(repr(hexix), f"<plyglot.Game hexix: {hexix.plies} plies, {state}>")
            if {0, 1} <= ended:
                return
        self.fail(f"these have won: {ended}")

    def test_options(self) -> None:
        hexix = Game("hexix", {"dialect": "2019"})
        hexix.play("D2<")
        self.assertEqual(hexix.write().text, "D2<\n")
        self.assertEqual(hexix.write("hexix:2024").text, "D2v\n")

    def test_views(self) -> None:
        for id in GAMES:
            game = begun(id)
            game.play_move(0)
            for view in ("text", "svg", "dot", "json", "model", "board"):
                self.assertNotEqual(game.show(view), "", (id, view))  # type: ignore[arg-type]


if __name__ == "__main__":
    unittest.main()
