#include "plyglot/archive/explore/explorer.hpp"

#include "plyglot/archive/store/game_entry.hpp"

#include "text/format.hpp"

#include <algorithm>
#include <map>

namespace plyglot::tool::archive {
namespace {

// By `next`: the first of the legal moves that lead there, and how many there are.
std::map<std::int64_t, std::pair<std::string, std::uint32_t>> legal_moves(toolchain::Game& game) {
  std::map<std::int64_t, std::pair<std::string, std::uint32_t>> moves;
  for (const toolchain::LegalMove& move : game.moves()) {
    if (!game.play(move.words).is_played) continue;
    auto& [words, count] = moves[next_of(game.keys())];
    game.undo();
    if (count++ == 0) words = move.words;
  }
  return moves;
}

}  // namespace

Explorer::Explorer(const Database& database)
    : database_(database),
      counted_(database.prepare("SELECT next, games, first_wins, second_wins, draws, other_wins, last_date, game, ply "
                                "FROM continuation WHERE key = ?1 AND next <> ?2")),
      count_counted_(database.prepare("SELECT games FROM continuation WHERE key = ? AND next = ?")) {}

std::vector<std::pair<std::int64_t, Continuation>> Explorer::continuations(const std::vector<PositionKeys>& keys) {
  std::vector<std::pair<std::int64_t, Continuation>> found;
  // A game may pass positions of several keys, and counts once.
  if (keys.size() == 1) {
    const KeyBytes key = bytes_of(keys.front().key);
    counted_.bind(1, Blob(key)).bind(2, whichever_next);
    while (counted_.step()) {
      found.emplace_back(counted_.number(0), continuation_in(counted_, 1));
    }
  }
  if (!found.empty()) return found;
  std::map<std::int64_t, Continuation> by_next;
  Statement rows = database_.prepare(
      text::format("SELECT next, position.game, ply, result, date FROM position JOIN game ON game.id = position.game "
                   "WHERE {} AND next IS NOT NULL ORDER BY position.game, ply",
                   has_key(keys)));
  while (rows.step()) {
    by_next[rows.number(0)].add(rows.count(1), rows.count(2),
                                {ending_of_word(rows.text(3)), std::string(rows.text(4))});
  }
  found.assign(by_next.begin(), by_next.end());
  return found;
}

std::vector<PassingGame> Explorer::passing(const std::vector<PositionKeys>& keys, std::optional<std::int64_t> next,
                                           std::size_t most) {
  std::vector<PassingGame> passing;
  Statement rows = database_.prepare(
      text::format("SELECT game, min(ply) FROM position WHERE {} AND (?1 IS NULL OR next = ?1) GROUP BY game "
                   "ORDER BY game LIMIT ?2",
                   has_key(keys)));
  rows.bind(1, next).bind(2, static_cast<std::int64_t>(most));
  while (rows.step()) passing.push_back({rows.number(0), rows.count(1)});
  return passing;
}

std::int64_t Explorer::count(const std::vector<PositionKeys>& keys) {
  if (keys.size() == 1) {
    const KeyBytes key = bytes_of(keys.front().key);
    count_counted_.bind(1, Blob(key)).bind(2, whichever_next);
    std::optional<std::int64_t> games;
    if (count_counted_.step()) games = count_counted_.count(0);
    count_counted_.reset();
    if (games) return *games;
  }
  // Where nothing is counted, rows are.
  Statement count = database_.prepare("SELECT count(DISTINCT game) FROM position WHERE " + has_key(keys));
  return count.step() ? count.count(0) : 0;
}

std::string Explorer::words_of(const Continuation& counted, const std::vector<PositionKeys>& keys) {
  Statement words = database_.prepare(text::format(
      "SELECT text FROM position JOIN word ON word.id = move WHERE {} AND game = ?1 AND ply = ?2", has_place(keys)));
  words.bind(1, std::int64_t{counted.game}).bind(2, std::int64_t{counted.ply});
  return words.step() ? std::string(words.text(0)) : std::string();
}

std::vector<ExploredMove> Explorer::moves(toolchain::Game& game) {
  const std::vector<PositionKeys> keys = game.possible_keys();
  const auto legal = legal_moves(game);
  std::vector<ExploredMove> moves;
  for (const auto& [next, counted] : continuations(keys)) {
    ExploredMove& move = moves.emplace_back();
    move.next = next;
    move.counted = counted;
    const auto found = legal.find(next);
    move.is_legal = found != legal.end();
    if (move.is_legal) {
      move.words = found->second.first;
      move.alike = found->second.second;
    } else {
      move.words = words_of(counted, keys);
    }
  }
  std::sort(moves.begin(), moves.end(), [](const ExploredMove& a, const ExploredMove& b) {
    return a.counted.games != b.counted.games ? a.counted.games > b.counted.games : a.words < b.words;
  });
  return moves;
}

}  // namespace plyglot::tool::archive
