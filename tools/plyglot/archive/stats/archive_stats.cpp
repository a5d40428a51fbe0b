#include "plyglot/archive/stats/archive_stats.hpp"

#include "plyglot/archive/store/stored_language.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::tool::archive {
namespace {

bool writes_games(std::string_view stored) {
  const toolchain::Language language = language_of(stored);
  return language.notation == nullptr || toolchain::facts_of(*language.notation).has_plies;
}

class Counter {
 public:
  Counter(const Database& database, ArchiveStats& stats) : database_(database), stats_(stats) {}

  void count() {
    Statement rows = database_.prepare(
        "SELECT game.game, coalesce(type, ''), first, second, others, date, result, plies, language FROM game "
        "JOIN file ON file.id = game.file");
    while (rows.step()) add(rows);
    for (auto& [key, kind] : kinds_) stats_.kinds.push_back(std::move(kind));
    for (auto& [game, found] : games_) stats_.by_game.push_back(std::move(found));
    for (auto& [name, player] : players_) stats_.players.push_back(std::move(player));
    by_count(stats_.kinds, &TextKind::texts);
    by_count(stats_.by_game, &GameStats::games);
    by_count(stats_.players, &PlayerStats::games);
  }

 private:
  template <class Row>
  static void by_count(std::vector<Row>& rows, std::int64_t Row::*count) {
    std::stable_sort(rows.begin(), rows.end(), [count](const Row& a, const Row& b) { return a.*count > b.*count; });
  }

  void add(const Statement& row) {
    const std::string_view language = row.text(8);
    const auto [known, is_first] = writes_games_.try_emplace(std::string(language), false);
    if (is_first) known->second = writes_games(language);
    TextKind& kind =
        kinds_[{std::string(notation_of_stored(language)), std::string(row.text(0)), std::string(row.text(1))}];
    if (kind.texts++ == 0) {
      kind.notation = notation_of_stored(language);
      kind.game = row.text(0);
      kind.type = row.text(1);
      kind.has_plies = known->second;
    }
    ++(known->second ? stats_.games : stats_.positions);
    if (known->second) add_game(row);
  }

  void add_game(const Statement& row) {
    GameStats& game = games_[std::string(row.text(0))];
    game.game = row.text(0);
    ++game.games;
    const auto ending = static_cast<std::size_t>(ending_of_word(row.text(6)));
    ++game.endings[ending];
    ++game.years[year_of(row.text(5))][ending];
    ++game.lengths[row.count(7)];
    std::size_t seat = 0;
    add_player(row.text(2), seat++, row.text(6));
    add_player(row.text(3), seat++, row.text(6));
    std::string_view others = row.text(4);
    while (!others.empty()) {
      const std::string_view name = others.substr(0, others.find('\n'));
      add_player(name, seat++, row.text(6));
      others.remove_prefix(std::min(others.size(), name.size() + 1));
    }
  }

  void add_player(std::string_view name, std::size_t seat, std::string_view result) {
    if (name.empty()) return;
    PlayerStats& player = players_[std::string(name)];
    player.name = name;
    ++player.games;
    if (result.empty()) return;
    if (result == "draw") {
      ++player.drawn;
    } else if (result == result_word(board::Outcome{static_cast<std::uint8_t>(seat)})) {
      ++player.won;
    } else {
      ++player.lost;
    }
  }

  const Database& database_;
  ArchiveStats& stats_;
  std::map<std::string, bool> writes_games_;
  std::map<std::array<std::string, 3>, TextKind> kinds_;
  std::map<std::string, GameStats> games_;
  std::map<std::string, PlayerStats> players_;
};

}  // namespace

std::string_view notation_of_stored(std::string_view stored) { return stored.substr(0, stored.find(' ')); }

std::string year_of(std::string_view date) {
  const std::string_view year = date.substr(0, 4);
  const bool is_year = year.size() == 4 && std::all_of(year.begin(), year.end(), text::is_digit);
  return std::string(is_year ? year : std::string_view());
}

std::uint32_t GameStats::median() const {
  std::int64_t before = 0;
  for (const auto& [length, count] : lengths) {
    before += count;
    if (2 * before >= games) return length;
  }
  return 0;
}

std::vector<LengthBin> GameStats::bins() const {
  constexpr std::uint32_t most = 12;
  const std::uint32_t shortest = lengths.begin()->first;
  const std::uint32_t longest = lengths.rbegin()->first;
  // 1, 2, 5, 10, 20, 50 and so on.
  std::uint32_t width = 1;
  for (std::uint32_t step = 0; longest / width - shortest / width >= most; ++step)
    width = step % 3 == 1 ? width / 2 * 5 : width * 2;
  std::vector<LengthBin> bins;
  for (std::uint64_t from = shortest / width * width; from <= longest; from += width) {
    bins.push_back({static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(from + width - 1), 0});
  }
  for (const auto& [length, count] : lengths) bins[length / width - shortest / width].games += count;
  return bins;
}

ArchiveStats stats_of(const Database& database, std::uint32_t plies, std::size_t limit) {
  ArchiveStats stats;
  Statement files = database.prepare("SELECT count(DISTINCT file) FROM game");
  if (files.step()) stats.files = files.number(0);
  Counter(database, stats).count();
  for (GameStats& game : stats.by_game) game.openings = openings_of(database, game.game, plies, limit);
  Statement findings = database.prepare(
      "SELECT name, severity, count(*), sum(count) FROM finding GROUP BY name, severity ORDER BY 4 DESC, 1");
  while (findings.step()) {
    stats.findings.push_back({std::string(findings.text(0)), std::string(findings.text(1)), findings.count(2),
                              static_cast<std::int64_t>(findings.size(3))});
  }
  return stats;
}

}  // namespace plyglot::tool::archive
