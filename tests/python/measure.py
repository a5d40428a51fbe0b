"""How quick games are from Python: the words of random games are played, by one call a ply.

    PYTHONPATH=BUILD/python PLYGLOT_LIBRARY=BUILD/lib/c/libplyglot.so.0 python3 measure.py

It prints a table in Markdown: plies in a second of the processor, the best of five runs. The games are the same every
time. `tools/dev bench` runs it.
"""
import random
import time
from typing import Callable, List

from plyglot import Game

GAMES = 40
MOST_PLIES = 60
RUNS = 5
TITLES = {"hive": "Hive", "homeworlds": "Homeworlds", "hexix": "Hexix", "hopgi": "Hopgi"}
HOMEWORLDS = ["homeworld b1 y3 g3 Alpha", "homeworld b2 g1 g3 Omega"]


def random_words(id: str, chance: random.Random) -> List[str]:
    """Words of a game that are played one after another; of Homeworlds turns of one basic action."""
    game = Game(id)
    words = list(HOMEWORLDS) if id == "homeworlds" else []
    for turn in words:
        game.play(turn)
    while game.plies < MOST_PLIES:
        moves = game.legal_moves()
        chance.shuffle(moves)
        move = next((move.words for move in moves if game.try_play(move.words)), None)
        if move is None:
            break
        words.append(move)
    return words


def best(games: List[List[str]], run: Callable[[List[str]], object]) -> float:
    """Plies a second."""
    seconds = []
    for _ in range(RUNS):
        begin = time.process_time()
        for words in games:
            run(words)
        seconds.append(time.process_time() - begin)
    return sum(map(len, games)) / min(seconds)


def play(id: str, words: List[str]) -> None:
    game = Game(id)
    for turn in words:
        game.play(turn)


def list_moves(id: str, words: List[str]) -> None:
    game = Game(id)
    for turn in words:
        game.play(turn)
        game.legal_moves()


def main() -> None:
    print("| from Python | plies a second, played in words | with all legal moves after each |")
    print("|---|---:|---:|")
    for id, title in TITLES.items():
        chance = random.Random(1)
        games = [random_words(id, chance) for _ in range(GAMES)]
        played = best(games, lambda words: play(id, words))
        listed = best(games, lambda words: list_moves(id, words))
        print(f"| {title} | {played:,.0f} | {listed:,.0f} |")


if __name__ == "__main__":
    main()
