#include "plyglot/archive/explore/explorer.hpp"

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
    : counted_(database.prepare("SELECT next, games, first_wins, second_wins, draws, other_wins, last_date, game, ply "
                                "FROM continuation WHERE key = ?1 AND next <> ?2")),
      rows_(database.prepare("SELECT next, position.game, ply, result, date FROM position JOIN game ON "
                             "game.id = position.game WHERE place = ? AND key = ? AND next IS NOT NULL "
                             "ORDER BY position.game, ply")),
      words_(database.prepare("SELECT text FROM position JOIN word ON word.id = move "
                              "WHERE place = ? AND game = ? AND ply = ?")),
      passing_(database.prepare("SELECT game, min(ply) FROM position WHERE place = ?1 AND key = ?2 "
                                "AND (?3 IS NULL OR next = ?3) GROUP BY game ORDER BY game LIMIT ?4")),
      count_counted_(database.prepare("SELECT games FROM continuation WHERE key = ? AND next = ?")),
      count_(database.prepare("SELECT count(DISTINCT game) FROM position WHERE place = ? AND key = ?")) {}

std::vector<std::pair<std::int64_t, Continuation>> Explorer::continuations(const PositionKeys& keys) {
  std::vector<std::pair<std::int64_t, Continuation>> found;
  const KeyBytes key = bytes_of(keys.key);
  counted_.bind(1, Blob(key)).bind(2, whichever_next);
  while (counted_.step()) {
    Continuation& counted = found.emplace_back(counted_.number(0), Continuation()).second;
    counted.games = counted_.number(1);
    const Ending endings[] = {Ending::first_wins, Ending::second_wins, Ending::draw, Ending::others_win};
    for (int i = 0; i < 4; ++i) counted.endings[static_cast<std::size_t>(endings[i])] = counted_.number(2 + i);
    counted.last_date = counted_.text(6);
    counted.game = static_cast<std::uint32_t>(counted_.number(7));
    counted.ply = static_cast<std::uint32_t>(counted_.number(8));
  }
  if (!found.empty()) return found;
  std::map<std::int64_t, Continuation> by_next;
  rows_.bind(1, place_of(keys)).bind(2, Blob(key));
  while (rows_.step()) {
    by_next[rows_.number(0)].add(static_cast<std::uint32_t>(rows_.number(1)),
                                 static_cast<std::uint32_t>(rows_.number(2)),
                                 {ending_of_word(rows_.text(3)), std::string(rows_.text(4))});
  }
  found.assign(by_next.begin(), by_next.end());
  return found;
}

std::vector<PassingGame> Explorer::passing(const PositionKeys& keys, std::optional<std::int64_t> next,
                                           std::size_t most) {
  std::vector<PassingGame> passing;
  const KeyBytes key = bytes_of(keys.key);
  passing_.bind(1, place_of(keys)).bind(2, Blob(key)).bind(3, next).bind(4, static_cast<std::int64_t>(most));
  while (passing_.step()) passing.push_back({passing_.number(0), static_cast<std::uint32_t>(passing_.number(1))});
  return passing;
}

std::int64_t Explorer::count(const PositionKeys& keys) {
  const KeyBytes key = bytes_of(keys.key);
  count_counted_.bind(1, Blob(key)).bind(2, whichever_next);
  count_.bind(1, place_of(keys)).bind(2, Blob(key));
  // Where nothing is counted, rows are.
  for (Statement* const count : {&count_counted_, &count_}) {
    if (!count->step()) continue;
    const std::int64_t games = count->number(0);
    count->reset();
    return games;
  }
  return 0;
}

std::string Explorer::words_of(const Continuation& counted, std::int64_t place) {
  words_.bind(1, place).bind(2, std::int64_t{counted.game}).bind(3, std::int64_t{counted.ply});
  std::string words;
  if (words_.step()) words = words_.text(0);
  words_.reset();
  return words;
}

std::vector<ExploredMove> Explorer::moves(toolchain::Game& game) {
  const PositionKeys keys = game.keys();
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
      move.words = words_of(counted, place_of(keys));
    }
  }
  std::sort(moves.begin(), moves.end(), [](const ExploredMove& a, const ExploredMove& b) {
    return a.counted.games != b.counted.games ? a.counted.games > b.counted.games : a.words < b.words;
  });
  return moves;
}

}  // namespace plyglot::tool::archive
