#include "plyglot/archive/stats/shown_stats.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::tool::archive {
namespace {

// In pixels: the whole, and a chart with its title and the labels below.
constexpr int width = 720;
constexpr int row_height = 220;
constexpr int chart_width = 310;
constexpr int chart_height = 120;
constexpr int chart_top = 62;
constexpr int left_charts = 30;
constexpr int right_charts = 380;
// Under so many bars one label would lie on the next.
constexpr std::size_t most_labels = 8;

constexpr const char* style =
    "<style>text{font:12px sans-serif;fill:#222}.t{font-weight:bold}.e{text-anchor:middle}.r{text-anchor:end}"
    ".b{fill:#fff}.f{fill:#2f6fb2}.s{fill:#c8553d}.d{fill:#8a8a8a}.o{fill:#c4c4c4}.x{fill:#7a5fa8}.a{stroke:#888}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.b{fill:#1b1b1b}.f{fill:#6ba6e0}.s{fill:#e8836c}.d{fill:#9a9a9a}"
    ".o{fill:#5a5a5a}.x{fill:#a88fd6}}</style>\n";

struct Part {
  std::int64_t count = 0;
  // The class of its colour.
  char colour = 'f';
};

struct Bar {
  std::string label;
  // What is said of it where a pointer rests on it.
  std::string title;
  // From the axis on.
  std::vector<Part> parts;

  std::int64_t sum() const {
    std::int64_t sum = 0;
    for (const Part& part : parts) sum += part.count;
    return sum;
  }
};

void append_chart(std::string& out, int left, int top, const std::string& title, const std::vector<Bar>& bars) {
  std::int64_t most = 1;
  for (const Bar& bar : bars) most = std::max(most, bar.sum());
  text::append(out, "<text class=\"t\" x=\"{}\" y=\"{}\">{}</text>\n", left, top + 48, title);
  const int base = top + chart_top + chart_height;
  // Narrow bars of few values would look like lines, and wide ones like fields.
  const int step = std::min<int>(60, chart_width / static_cast<int>(std::max<std::size_t>(bars.size(), 1)));
  const std::size_t each = (bars.size() + most_labels - 1) / most_labels;
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const int x = left + step * static_cast<int>(i);
    text::append(out, "<g><title>{}</title>", bars[i].title);
    std::int64_t below = 0;
    for (const Part& part : bars[i].parts) {
      const auto height_of = [&](std::int64_t count) { return static_cast<int>(count * chart_height / most); };
      const int low = height_of(below);
      below += part.count;
      const int high = height_of(below);
      if (high == low) continue;
      text::append(out, "<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                   std::string(1, part.colour), x + 1, base - high, std::max(1, step - 2), high - low);
    }
    out += "</g>\n";
    if (i % each == 0) {
      text::append(out, "<text class=\"e\" x=\"{}\" y=\"{}\">{}</text>\n", x + step / 2, base + 16, bars[i].label);
    }
  }
  text::append(out, "<path class=\"a\" d=\"M{} {}h{}\"/>\n", left, base, chart_width);
  text::append(out, "<text class=\"r\" x=\"{}\" y=\"{}\">at most {}</text>\n", left + chart_width, top + 48,
               text::counted(static_cast<std::uint64_t>(most), "game"));
}

std::vector<Bar> length_bars(const GameStats& game) {
  std::vector<Bar> bars;
  for (const LengthBin& bin : game.bins()) {
    const std::string games = text::counted(static_cast<std::uint64_t>(bin.games), "game");
    const std::string range =
        bin.from == bin.to ? std::to_string(bin.from) : text::format("{} to {}", bin.from, bin.to);
    bars.push_back({std::to_string(bin.from), text::format("{} plies: {}", range, games), {{bin.games, 'f'}}});
  }
  return bars;
}

std::vector<Bar> year_bars(const GameStats& game) {
  std::vector<Bar> bars;
  const auto add = [&](const std::string& year, const Endings& endings) {
    const auto count = [&](Ending ending) { return endings[static_cast<std::size_t>(ending)]; };
    bars.push_back(
        {year.empty() ? "no date" : year,
         text::format("{}: {} won by the first, {} by the second, {} by others, {} drawn, {} without a result",
                      year.empty() ? "no date" : year, count(Ending::first_wins), count(Ending::second_wins),
                      count(Ending::others_win), count(Ending::draw), count(Ending::open)),
         {{count(Ending::first_wins), 'f'},
          {count(Ending::draw), 'd'},
          {count(Ending::second_wins), 's'},
          {count(Ending::others_win), 'x'},
          {count(Ending::open), 'o'}}});
  };
  for (const auto& [year, endings] : game.years) {
    if (!year.empty()) add(year, endings);
  }
  // Else a picture of archives without dates would have nothing.
  if (bars.empty()) add("", game.years.begin()->second);
  return bars;
}

std::string year_title(const GameStats& game) {
  const auto undated = game.years.find("");
  if (undated == game.years.end() || game.years.size() == 1) return "by year";
  std::int64_t games = 0;
  for (const std::int64_t count : undated->second) games += count;
  return text::format("by year; {} without a date", games);
}

void append_legend(std::string& out, int top) {
  constexpr std::pair<char, const char*> entries[] = {
      {'f', "first wins"}, {'d', "draw"}, {'s', "second wins"}, {'x', "another wins"}, {'o', "no result"}};
  int x = left_charts;
  for (const auto& [colour, words] : entries) {
    text::append(out, "<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"10\" height=\"10\"/>", std::string(1, colour), x,
                 top - 9);
    text::append(out, "<text x=\"{}\" y=\"{}\">{}</text>\n", x + 15, top, words);
    x += 125;
  }
}

}  // namespace

std::string svg_of(const ArchiveStats& stats) {
  const int height = 30 + row_height * static_cast<int>(stats.by_game.size());
  std::string out;
  text::append(
      out,
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" role=\"img\">\n"
      "<title>Lengths of games, and results by year</title>\n",
      width, height);
  out += style;
  text::append(out, "<rect class=\"b\" width=\"{}\" height=\"{}\"/>\n", width, height);
  int top = 0;
  for (const GameStats& game : stats.by_game) {
    text::append(out, "<text class=\"t\" x=\"{}\" y=\"{}\">{}: {}</text>\n", left_charts, top + 24, game.game,
                 text::counted(static_cast<std::uint64_t>(game.games), "game"));
    append_chart(out, left_charts, top, "by plies", length_bars(game));
    append_chart(out, right_charts, top, year_title(game), year_bars(game));
    top += row_height;
  }
  append_legend(out, top + 14);
  return out + "</svg>\n";
}

}  // namespace plyglot::tool::archive
