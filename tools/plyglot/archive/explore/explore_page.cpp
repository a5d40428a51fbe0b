#include "plyglot/archive/explore/explore_page.hpp"

#include "plyglot/archive/explore/explore_style.hpp"
#include "plyglot/archive/stats/bars.hpp"
#include "plyglot/output/markup_text.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::tool::archive {
namespace {

using toolchain::Game;

// So many games are named; of others there is only their number.
constexpr std::size_t most_named = 10;

std::string name_of_player(const Game& game, std::size_t player) {
  constexpr std::string_view of_hexix[] = {"Blue", "Red"};
  constexpr std::string_view of_others[] = {"White", "Black"};
  if (game.id() == "homeworlds") return text::format("Player {}", player + 1);
  return std::string((game.id() == "hexix" ? of_hexix : of_others)[player % 2]);
}

std::string state_of(const Game& game) {
  const std::optional<toolchain::GameEnd> end = game.end();
  if (!end) return name_of_player(game, game.to_move()) + " to move";
  return end->winner ? name_of_player(game, *end->winner) + " has won" : "a draw";
}

std::string games_in_words(std::int64_t games) { return text::counted(static_cast<std::uint64_t>(games), "game"); }

// How the games ended, as parts of a bar.
std::string bar_of(const Game& game, const Continuation& counted) {
  constexpr std::pair<Ending, std::string_view> parts[] = {{Ending::first_wins, "first"},
                                                           {Ending::draw, "draw"},
                                                           {Ending::second_wins, "second"},
                                                           {Ending::others_win, "other"}};
  const auto ended = [&](Ending ending) { return counted.endings[static_cast<std::size_t>(ending)]; };
  std::string out = text::format(
      "<svg class=\"bar\" viewBox=\"0 0 {} 1\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{} won {}, drawn "
      "{}, {} won {}\">",
      counted.games, name_of_player(game, 0), ended(Ending::first_wins), ended(Ending::draw), name_of_player(game, 1),
      ended(Ending::second_wins));
  std::int64_t at = 0;
  for (const auto& [ending, name] : parts) {
    if (ended(ending) == 0) continue;
    text::append(out, "<rect class=\"{}\" x=\"{}\" width=\"{}\" height=\"1\"/>", name, at, ended(ending));
    at += ended(ending);
  }
  return out + "</svg>";
}

}  // namespace

std::vector<ExploredMove> ExplorePage::moves(Game& game) {
  std::vector<ExploredMove> moves = explorer_.moves(game);
  std::erase_if(moves, [&](const ExploredMove& move) { return move.counted.games < std::int64_t{games_}; });
  return moves;
}

void ExplorePage::add_path(const Line& line, const Links& links, std::string& out) {
  out += "<nav aria-label=\"Moves up to here\"><ol class=\"path\">";
  for (std::size_t i = 0; i <= line.size(); ++i) {
    const Line part(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(i));
    const std::string words = i == 0 ? "Beginning" : markup_text(line[i - 1]);
    if (i == line.size()) {
      text::append(out, "<li aria-current=\"page\">{}</li>", words);
    } else {
      text::append(out, "<li><a href=\"{}\">{}</a></li>", markup_text(links(part)), words);
    }
  }
  out += "</ol></nav>\n";
}

void ExplorePage::add_games(const std::vector<PassingGame>& games, std::int64_t count, std::string& out) {
  out += "<ul class=\"games\">\n";
  for (const auto& [game, ply] : games) {
    FoundGame found = facts_.of(game);
    found.hit = {found.record, ply, {}, false, {}};
    std::string line = line_of(found);
    // Of a list of lines.
    line.pop_back();
    text::append(out, "<li>{}</li>\n", markup_text(line));
  }
  const auto more = count - static_cast<std::int64_t>(games.size());
  if (more > 0) text::append(out, "<li>and {} more</li>\n", games_in_words(more));
  out += "</ul>\n";
}

void ExplorePage::add_move(const Game& game, const ExploredMove& move, const Line& line, std::int64_t all,
                           const Links& links, std::string& out) {
  const Continuation& counted = move.counted;
  const auto ended = [&](Ending ending) { return counted.endings[static_cast<std::size_t>(ending)]; };
  Line next = line;
  next.push_back(move.words);
  const std::string link = move.is_legal ? links(next) : std::string();
  const std::string words = markup_text(move.words);
  text::append(out, "<tr><th scope=\"row\">{}</th>",
               link.empty() ? words : text::format("<a href=\"{}\">{}</a>", markup_text(link), words));
  text::append(out, "<td class=\"number\">{}</td><td class=\"number\">{} %</td><td>{}</td>",
               text::grouped(static_cast<std::uint64_t>(counted.games)), share_of(counted.games, all),
               bar_of(game, counted));
  text::append(out, "<td class=\"number\">{}/{}/{}</td><td>{}</td></tr>\n", ended(Ending::first_wins),
               ended(Ending::draw), ended(Ending::second_wins) + ended(Ending::others_win),
               markup_text(counted.last_date));
  text::append(out, "<tr class=\"by\"><td colspan=\"6\"><details><summary>{} with {}</summary>\n",
               games_in_words(counted.games), words);
  add_games(explorer_.passing(game.possible_keys(), move.next, most_named), counted.games, out);
  out += "</details></td></tr>\n";
}

std::string ExplorePage::section(Game& game, const Line& line, const std::vector<ExploredMove>& moves,
                                 const Links& links) {
  std::string out;
  add_path(line, links, out);
  text::append(out, "<h2>{}{}</h2>\n<div class=\"columns {}\">\n<figure>",
               line.empty() ? "" : text::format("After {}: ", text::counted(line.size(), "move")), state_of(game),
               game.id());
  toolchain::Session::ViewOptions view;
  view.view = toolchain::Session::View::svg;
  out += game.show(view) + "</figure>\n<div class=\"played\">\n";
  std::int64_t all = 0;
  for (const ExploredMove& move : moves) all += move.counted.games;
  if (moves.empty()) {
    out += "<p>No game goes on from here.</p>\n";
  } else {
    const std::string first = name_of_player(game, 0);
    const std::string second = name_of_player(game, 1);
    text::append(out,
                 "<p class=\"legend\"><span class=\"key first\"></span>{} won <span class=\"key draw\"></span>drawn "
                 "<span class=\"key second\"></span>{} won</p>\n"
                 "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"What was played\"><table>\n"
                 "<thead><tr><th scope=\"col\">move</th><th scope=\"col\">games</th><th scope=\"col\">share</th>"
                 "<th scope=\"col\">ended</th><th scope=\"col\">won/drawn/lost</th><th scope=\"col\">last</th></tr>"
                 "</thead>\n<tbody>\n",
                 first, second);
    for (const ExploredMove& move : moves) add_move(game, move, line, all, links, out);
    out += "</tbody></table></div>\n";
  }
  const std::int64_t count = explorer_.count(game.possible_keys());
  text::append(out, "<details><summary>{} with this position</summary>\n", games_in_words(count));
  add_games(explorer_.passing(game.possible_keys(), std::nullopt, most_named), count, out);
  return out + "</details>\n</div>\n</div>\n";
}

std::string html_page(std::string_view title, std::string_view body, std::string_view policy) {
  return text::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; base-uri "
      "'none'; {}\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"referrer\" content=\"no-referrer\">\n<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n"
      "<main>\n<h1>{}</h1>\n{}</main>\n</body>\n</html>\n",
      policy, markup_text(title), explore_style, markup_text(title), body);
}

}  // namespace plyglot::tool::archive
