// Continuations of a position, printed or served as pages.
#include "plyglot/archive/explore/explore.hpp"
#include "plyglot/archive/explore/explore_page.hpp"
#include "plyglot/archive/explore/explorer.hpp"
#include "plyglot/archive/explore/local_server.hpp"
#include "plyglot/archive/find/asked_position.hpp"
#include "plyglot/archive/open/opened_archive.hpp"
#include "plyglot/archive/stats/bars.hpp"
#include "plyglot/archive/store/index_paths.hpp"
#include "plyglot/archive/store/recovery.hpp"
#include "plyglot/output/markup_text.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/json_writer.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace plyglot::tool {
namespace {

using namespace archive;
using toolchain::Game;

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.insert(0, width - text.size(), ' ');
  return text;
}

class ExploreRun {
 public:
  explicit ExploreRun(const ExploreOptions& options) : options_(options), run_(options.speech) {}
  int run();

 private:
  void explore();
  std::optional<Game> begin(const Database& database);
  std::optional<Game> common_beginning(const Database& database, std::string& problem);
  // A page with all positions up to the depth.
  void write_page(const Database& database, Game& game);
  void serve(const Database& database, const Game& beginning);
  void show(Explorer& explorer, Statement& place, Game& game, std::vector<std::string>& line);
  void print(const ExploredMove& move, Statement& place, const std::vector<std::string>& line, std::int64_t all);

  const ExploreOptions& options_;
  Run run_;
  bool has_moves_ = false;
};

// The games of the index, each with the type that it may have. Nothing is counted: of a kind one row is looked at.
std::vector<std::pair<std::string, std::string>> kinds_of(const Database& database) {
  Statement next_type =
      database.prepare("SELECT game, type FROM game WHERE plies > 0 AND game = ? AND type > ? ORDER BY type LIMIT 1");
  Statement next_game =
      database.prepare("SELECT game, type FROM game WHERE plies > 0 AND game > ? ORDER BY game, type LIMIT 1");
  std::vector<std::pair<std::string, std::string>> kinds;
  std::string game;
  std::string type;
  for (;;) {
    next_type.bind(1, std::string_view(game)).bind(2, std::string_view(type));
    next_game.bind(1, std::string_view(game));
    Statement* const next = next_type.step() ? &next_type : next_game.step() ? &next_game : nullptr;
    if (next == nullptr) return kinds;
    std::pair<std::string, std::string> kind(next->text(0), next->text(1));
    next->reset();
    // Rows that do not come in their order would never come to an end.
    if (!kinds.empty() && kind <= kinds.back()) next->fail_as_damaged();
    std::tie(game, type) = kinds.emplace_back(std::move(kind));
  }
}

// The beginning that most games have.
std::optional<Game> ExploreRun::common_beginning(const Database& database, std::string& problem) {
  const auto kinds = kinds_of(database);
  if (kinds.empty()) throw UsageError("there are no games with moves");
  Explorer explorer(database);
  std::optional<Game> most;
  std::int64_t most_games = -1;
  std::string shown;
  for (const auto& [name, type] : kinds) {
    if (name == "homeworlds") continue;
    const bool has_type = name == "hive";
    std::vector<std::pair<std::string, std::string>> options;
    if (has_type) options.emplace_back("type", type);
    std::optional<Game> game = Game::start(name, options, problem);
    if (!game) continue;
    const std::int64_t games = explorer.count(game->possible_keys());
    if (games <= most_games) continue;
    most_games = games;
    most = std::move(game);
    shown = has_type ? text::format("{} ({})", name, type) : name;
  }
  if (!most && problem.empty()) throw UsageError("games of Homeworlds have no common beginning: give --position");
  if (most && kinds.size() > 1) run_.note(text::format("these are games of {}; for others give --position", shown));
  return most;
}

// Without a position: the beginning.
std::optional<Game> ExploreRun::begin(const Database& database) {
  std::string problem;
  std::optional<Game> game;
  if (!options_.position.empty()) {
    std::optional<AskedPosition> asked = read_asked_position(options_.position, options_.notation, run_);
    if (!asked) return std::nullopt;
    game = Game::from(asked->model, asked->language, problem);
  } else {
    game = common_beginning(database, problem);
  }
  if (!game) run_.failure(problem);
  return game;
}

void ExploreRun::print(const ExploredMove& move, Statement& place, const std::vector<std::string>& line,
                       std::int64_t all) {
  const Continuation& counted = move.counted;
  place.bind(1, std::int64_t{counted.game});
  place.find_row();
  const std::string file = shown_path(options_.index.empty() ? "." : options_.index, std::string(place.text(0)));
  const std::uint32_t number = place.count(1);
  const std::uint32_t record = place.count(2);
  place.reset();
  const auto ended = [&](Ending ending) { return counted.endings[static_cast<std::size_t>(ending)]; };
  if (options_.format == ExploreFormat::jsonl) {
    std::string out;
    text::JsonWriter json(out);
    json.begin_object().key("moves").begin_array();
    for (const std::string& words : line) json.string(words);
    json.end_array().key("legal").boolean(move.is_legal).key("games").number(counted.games);
    json.key("firstWins").number(ended(Ending::first_wins)).key("secondWins").number(ended(Ending::second_wins));
    json.key("draws").number(ended(Ending::draw)).key("otherWins").number(ended(Ending::others_win));
    json.key("lastDate");
    counted.last_date.empty() ? json.null() : json.string(counted.last_date);
    json.key("example").begin_object().key("file").string(file).key("line").number(number);
    json.key("record").number(record).key("ply").number(counted.ply).end_object().end_object();
    return run_.result(out + '\n');
  }
  const std::string indent((line.size() - 1) * 2, ' ');
  const std::string decided = text::format("{}/{}/{}", ended(Ending::first_wins), ended(Ending::draw),
                                           ended(Ending::second_wins) + ended(Ending::others_win));
  run_.result(text::format(
      "{} {} {}  {} {}  {}{}  {}:{}\n", padded(text::grouped(static_cast<std::uint64_t>(counted.games)), 9),
      padded(text::format("{} %", share_of(counted.games, all)), 5), ending_bar(counted.endings, counted.games),
      padded(decided, 15), padded(counted.last_date, 10), indent, text::visible(line.back()), text::visible(file),
      number));
}

void ExploreRun::show(Explorer& explorer, Statement& place, Game& game, std::vector<std::string>& line) {
  const std::vector<ExploredMove> moves = explorer.moves(game);
  std::int64_t all = 0;
  for (const ExploredMove& move : moves) all += move.counted.games;
  for (const ExploredMove& move : moves) {
    if (move.counted.games < std::int64_t{options_.games}) continue;
    has_moves_ = true;
    line.push_back(move.words);
    print(move, place, line, all);
    if (move.is_legal && line.size() < options_.depth && game.play(move.words).is_played) {
      show(explorer, place, game, line);
      game.undo();
    }
    line.pop_back();
  }
}

void ExploreRun::explore() {
  const Database database = open_archive(options_.input, options_.index, run_);
  std::optional<Game> game = begin(database);
  if (!game) return run_.found();
  if (options_.port) return serve(database, *game);
  if (options_.format == ExploreFormat::html) return write_page(database, *game);
  Explorer explorer(database);
  Statement place = database.prepare("SELECT path, line, record FROM games WHERE id = ?");
  std::vector<std::string> line;
  if (options_.format == ExploreFormat::human) {
    run_.result(text::format("{:>9} {:>5} {:<20}  {:>15} {:>10}  {}\n", "games", "", "first # - . second",
                             "won/drawn/lost", "last", "move, example"));
  }
  show(explorer, place, *game, line);
  if (has_moves_) return;
  run_.note("no game goes on from there");
  run_.found();
}

std::string title_of(const Game& game) { return text::format("plyglot explore: {}", game.id()); }

void ExploreRun::write_page(const Database& database, Game& game) {
  constexpr std::size_t most_sections = 2000;
  Explorer explorer(database);
  IndexedFacts facts(database, options_.index);
  ExplorePage page(explorer, facts, options_.games);
  std::map<ExplorePage::Line, std::size_t> numbers{{{}, 0}};
  const auto link = [&](const ExplorePage::Line& line) {
    const auto found = numbers.find(line);
    return found == numbers.end() ? std::string() : text::format("#p{}", found->second);
  };
  std::string body;
  ExplorePage::Line line;
  const auto add = [&](const auto& self) -> void {
    const std::vector<ExploredMove> moves = page.moves(game);
    has_moves_ = has_moves_ || !moves.empty();
    std::vector<std::string> shown;
    for (const ExploredMove& move : moves) {
      if (!move.is_legal || line.size() == options_.depth || numbers.size() == most_sections) continue;
      line.push_back(move.words);
      numbers.try_emplace(line, numbers.size());
      line.pop_back();
      shown.push_back(move.words);
    }
    const std::string section =
        text::format("<section id=\"p{}\">\n{}</section>\n", numbers.at(line), page.section(game, line, moves, link));
    for (const std::string& words : shown) {
      if (!game.play(words).is_played) continue;
      line.push_back(words);
      self(self);
      line.pop_back();
      game.undo();
    }
    // The style shows the last one where no other is asked for.
    body += section;
  };
  add(add);
  run_.result(html_page(title_of(game), body, "form-action 'none'"));
  if (numbers.size() == most_sections) {
    run_.note(
        text::format("these are {} positions, and not all: --games leaves moves of few games out", most_sections));
  }
  if (!has_moves_) run_.found();
}

// As a part of an address.
std::string escaped(std::string_view words) {
  constexpr std::string_view kept = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~";
  std::string out;
  for (const char byte : words) {
    if (kept.find(byte) != kept.npos) {
      out += byte;
    } else {
      text::append(out, "%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(byte)));
    }
  }
  return out;
}

std::string address_of(const ExplorePage::Line& line) {
  std::string out = "/";
  for (const std::string& words : line) out += (out.size() == 1 ? "?m=" : "&m=") + escaped(words);
  return out;
}

std::string form_after(const ExplorePage::Line& line) {
  std::string out = "<form method=\"get\" action=\"/\">\n";
  for (const std::string& words : line) {
    text::append(out, "<input type=\"hidden\" name=\"m\" value=\"{}\">\n", markup_text(words));
  }
  return out +
         "<label for=\"move\">Another move</label> <input id=\"move\" name=\"m\" autocomplete=\"off\" required> "
         "<button>Play</button>\n</form>\n";
}

void ExploreRun::serve(const Database& database, const Game& beginning) {
  constexpr std::size_t most_moves = 1000;
  Explorer explorer(database);
  IndexedFacts facts(database, options_.index);
  ExplorePage page(explorer, facts, options_.games);
  const auto answer = [&](const std::vector<std::string>& moves) {
    Game game = beginning;
    ExplorePage::Line line;
    std::string problem = moves.size() > most_moves ? text::format("these are more than {} moves", most_moves) : "";
    for (std::size_t i = 0; problem.empty() && i < moves.size(); ++i) {
      const Game::Played played = game.play(moves[i]);
      if (played.is_played) {
        line.push_back(moves[i]);
        continue;
      }
      problem = text::format("`{}` cannot be played here", moves[i]);
      if (!played.problem.empty()) problem += ": " + played.problem;
      for (const diagnostics::Diagnostic& finding : played.findings) problem += ": " + finding.message;
    }
    std::string body;
    try {
      // One may come while the index is open.
      if (!options_.index.empty()) check_journal(options_.index);
      body = page.section(game, line, page.moves(game), address_of) + form_after(line);
    } catch (const DatabaseError& failure) {
      const std::string failed =
          text::format("<p class=\"problem\" role=\"alert\">{}</p>\n", markup_text(failure.what()));
      return LocalAnswer{503, html_page(title_of(game), failed, "form-action 'self'")};
    }
    if (!problem.empty())
      body.insert(0, text::format("<p class=\"problem\" role=\"alert\">{}</p>\n", markup_text(problem)));
    return LocalAnswer{problem.empty() ? 200 : 400, html_page(title_of(game), body, "form-action 'self'")};
  };
  LocalServer server(static_cast<std::uint16_t>(*options_.port), "m", answer);
  run_.result(text::format("{} until Ctrl-C\n", server.address()));
  run_.flush();
  server.run();
}

int ExploreRun::run() {
  try {
    explore();
  } catch (const DatabaseError& problem) {
    run_.failure(problem.what());
  }
  return run_.finish();
}

}  // namespace

int explore(const ExploreOptions& options) { return ExploreRun(options).run(); }

}  // namespace plyglot::tool
