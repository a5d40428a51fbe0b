#include "plyglot/archive/stats/shown_stats.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::tool::archive {
namespace {

using text::counted;

std::string grouped(std::int64_t count) { return text::grouped(static_cast<std::uint64_t>(count)); }

// A table whose first column is words; the others are numbers, and what is last of a row goes on as it likes.
class Table {
 public:
  void add(std::string words, std::vector<std::string> numbers, std::string rest = {}) {
    width_ = std::max<std::size_t>(width_, text::visible_width(words));
    widths_.resize(std::max(widths_.size(), numbers.size()));
    for (std::size_t i = 0; i < numbers.size(); ++i) widths_[i] = std::max(widths_[i], numbers[i].size());
    rows_.push_back({std::move(words), std::move(numbers), std::move(rest)});
  }

  std::string text(std::size_t indent) const {
    std::string out;
    for (const Row& row : rows_) {
      std::string line(indent, ' ');
      line += text::visible(row.words);
      line.append(width_ - text::visible_width(row.words), ' ');
      for (std::size_t i = 0; i < row.numbers.size(); ++i) {
        line.append(2 + widths_[i] - row.numbers[i].size(), ' ').append(row.numbers[i]);
      }
      line += "  " + row.rest;
      line.erase(line.find_last_not_of(' ') + 1);
      out += line + '\n';
    }
    return out;
  }

 private:
  struct Row {
    std::string words;
    std::vector<std::string> numbers;
    std::string rest;
  };
  std::size_t width_ = 0;
  std::vector<std::size_t> widths_;
  std::vector<Row> rows_;
};

std::int64_t count_of(const Endings& endings, Ending ending) { return endings[static_cast<std::size_t>(ending)]; }

std::int64_t sum_of(const Endings& endings) {
  std::int64_t sum = 0;
  for (const std::int64_t count : endings) sum += count;
  return sum;
}

std::string percent(std::int64_t part, std::int64_t all) { return text::format("{} %", share_of(part, all)); }

std::string words_of_type(std::string_view game, const std::string& type) {
  return game == "homeworlds" ? type + " players" : type;
}

// `hopgi`, `uhp: hive Base+M`, `homeworlds: 2 players`.
std::string words_of(const TextKind& kind) {
  std::string about = kind.game == kind.notation ? std::string() : kind.game;
  if (!kind.type.empty()) about += (about.empty() ? "" : " ") + words_of_type(kind.game, kind.type);
  return kind.notation + (about.empty() ? "" : ": ") + about;
}

std::string results_of(const GameStats& game) {
  constexpr std::pair<Ending, const char*> words[] = {{Ending::first_wins, "first wins"},
                                                      {Ending::second_wins, "second wins"},
                                                      {Ending::others_win, "another wins"},
                                                      {Ending::draw, "draws"},
                                                      {Ending::open, "no result"}};
  Table table;
  for (const auto& [ending, name] : words) {
    const std::int64_t count = count_of(game.endings, ending);
    if (count == 0 && ending == Ending::others_win) continue;
    table.add(name, {grouped(count), percent(count, game.games)}, count_bar(count, game.games));
  }
  return table.text(4);
}

std::string years_of(const GameStats& game) {
  if (game.years.size() == 1 && game.years.begin()->first.empty()) return {};
  Table table;
  table.add("", {"games"}, "first # - . second");
  const auto add = [&](const std::string& year, const Endings& endings) {
    const std::int64_t games = sum_of(endings);
    table.add(year.empty() ? "no date" : year, {grouped(games)}, ending_bar(endings, games));
  };
  for (const auto& [year, endings] : game.years) {
    if (!year.empty()) add(year, endings);
  }
  if (const auto undated = game.years.find(""); undated != game.years.end()) add("", undated->second);
  return "  by year\n" + table.text(4);
}

std::string lengths_of(const GameStats& game) {
  std::string out = text::format("  plies: {} to {}, median {}\n", game.lengths.begin()->first,
                                 game.lengths.rbegin()->first, game.median());
  const std::vector<LengthBin> bins = game.bins();
  if (bins.size() == 1) return out;
  std::int64_t most = 0;
  for (const LengthBin& bin : bins) most = std::max(most, bin.games);
  Table table;
  for (const LengthBin& bin : bins) {
    const std::string range = bin.from == bin.to ? std::to_string(bin.from) : text::format("{}-{}", bin.from, bin.to);
    table.add("", {range, grouped(bin.games)}, count_bar(bin.games, most));
  }
  return out + table.text(2);
}

std::string openings_of(const GameStats& game, const ShownStats& shown) {
  const Openings& openings = game.openings;
  if (openings.games == 0) return {};
  std::string out =
      text::format("  {} of {} in {} that long\n", counted(static_cast<std::uint64_t>(openings.count), "opening"),
                   counted(shown.plies, "ply", "plies"), counted(static_cast<std::uint64_t>(openings.games), "game"));
  const bool has_types = std::any_of(openings.shown.begin(), openings.shown.end(), [&](const Opening& opening) {
    return opening.type != openings.shown.front().type;
  });
  Table table;
  for (const Opening& opening : openings.shown) {
    std::string moves;
    for (const std::string& move : opening.moves) moves += (moves.empty() ? "" : ", ") + move;
    table.add("", {grouped(opening.games), percent(opening.games, openings.games)},
              ending_bar(opening.endings, opening.games) + "  " +
                  text::visible(has_types ? words_of_type(game.game, opening.type) + ": " + moves : moves));
  }
  const std::int64_t left = openings.count - static_cast<std::int64_t>(openings.shown.size());
  return out + table.text(2) + (left == 0 ? "" : text::format("    and {} more\n", grouped(left)));
}

std::string more(std::size_t all, std::size_t shown) {
  return all <= shown ? std::string() : text::format("  and {} more\n", text::grouped(all - shown));
}

std::string players_of(const ArchiveStats& stats, const ShownStats& shown) {
  if (stats.players.empty()) return {};
  Table table;
  table.add("", {"games", "won", "drawn", "lost"});
  for (std::size_t i = 0; i < std::min(stats.players.size(), shown.limit); ++i) {
    const PlayerStats& player = stats.players[i];
    table.add(player.name, {grouped(player.games), grouped(player.won), grouped(player.drawn), grouped(player.lost)});
  }
  return "\nplayers\n" + table.text(2) + more(stats.players.size(), shown.limit);
}

std::string findings_of(const ArchiveStats& stats, const ShownStats& shown) {
  if (stats.findings.empty()) return {};
  Table table;
  table.add("", {"found", "texts"});
  for (std::size_t i = 0; i < std::min(stats.findings.size(), shown.limit); ++i) {
    const FindingStats& found = stats.findings[i];
    table.add(text::format("{}[{}]", found.severity, found.name), {grouped(found.count), grouped(found.texts)});
  }
  return "\nfindings\n" + table.text(2) + more(stats.findings.size(), shown.limit);
}

}  // namespace

std::string text_of(const ArchiveStats& stats, const ShownStats& shown) {
  Table kinds;
  for (const TextKind& kind : stats.kinds) {
    kinds.add(words_of(kind), {grouped(kind.texts), kind.has_plies ? "games" : "positions"});
  }
  std::string out = "notations\n" + kinds.text(2);
  for (const GameStats& game : stats.by_game) {
    text::append(out, "\n{}: {}\n", game.game, counted(static_cast<std::uint64_t>(game.games), "game"));
    out += results_of(game) + years_of(game) + lengths_of(game) + openings_of(game, shown);
  }
  return out + players_of(stats, shown) + findings_of(stats, shown);
}

}  // namespace plyglot::tool::archive
