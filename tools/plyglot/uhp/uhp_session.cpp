#include "plyglot/uhp/uhp_session.hpp"

#include "diagnostics/near_names.hpp"
#include "plyglot/playing/game_of_text.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"

#include <plyglot/diagnostic_render.hpp>

#include <algorithm>
#include <charconv>
#include <iterator>

namespace plyglot::tool {
namespace {

using toolchain::Game;

// The first word, and the rest without blanks around it.
struct Words {
  std::string_view first;
  std::string_view rest;
};
Words split(std::string_view line) {
  line = text::trimmed(line, " \t\r");
  const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
  return {line.substr(0, end), text::trimmed(line.substr(end), " \t")};
}

void add_line(std::string_view kind, std::string_view message, std::string& out) {
  out.append(kind).append(" ").append(text::visible(message)).append("\n");
}
void add_error(std::string_view message, std::string& out) { add_line("err", message, out); }

// Why words were not played, in one line.
std::string reason_of(const Game::Played& played) {
  for (const diagnostics::Diagnostic& found : played.findings) {
    if (found.severity >= diagnostics::Severity::warning) return found.message;
  }
  return played.problem;
}

// hive-rules H6, H8: what is against a custom alone is played in a record, and is not listed as a move.
bool is_listed(const Game::Played& played) {
  return std::none_of(played.findings.begin(), played.findings.end(), [](const diagnostics::Diagnostic& found) {
    return found.severity >= diagnostics::Severity::warning &&
           diagnostics::catalogue_entry(found.id).phase == diagnostics::Phase::rule;
  });
}

std::optional<std::uint32_t> number_in(std::string_view word) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

// `hh:mm:ss`, with a fraction if there is one.
std::optional<std::chrono::milliseconds> time_in(std::string_view word) {
  std::int64_t milliseconds = 0;
  for (int part = 0; part < 3; ++part) {
    const std::size_t end = part == 2 ? std::min(word.find('.'), word.size()) : word.find(':');
    if (end == std::string_view::npos) return std::nullopt;
    const auto number = number_in(word.substr(0, end));
    if (!number || *number > 999 || (part != 0 && *number > 59)) return std::nullopt;
    milliseconds = milliseconds * 60 + *number;
    word.remove_prefix(std::min(end + (part == 2 ? 0 : 1), word.size()));
  }
  milliseconds *= 1000;
  if (!word.empty()) {
    word.remove_prefix(1);
    std::int64_t unit = 100;
    if (word.empty()) return std::nullopt;
    for (const char digit : word) {
      if (digit < '0' || digit > '9') return std::nullopt;
      milliseconds += (digit - '0') * unit;
      unit /= 10;
    }
  }
  return std::chrono::milliseconds(milliseconds);
}

}  // namespace

// By name; `help` shows the rest.
struct UhpCommands {
  struct Row {
    std::string_view name;
    std::string_view arguments;
    std::string_view help;
    UhpSession::Command run;
  };
  static const Row rows[];

  static const Row* find(std::string_view name) {
    const Row* const found = std::find_if(rows, rows + count, [&](const Row& row) { return row.name == name; });
    return found == rows + count ? nullptr : found;
  }
  static const std::size_t count;
};

constinit const UhpCommands::Row UhpCommands::rows[] = {
    {"info", "", "who this is, and which pieces it knows", &UhpSession::info},
    {"newgame", "[TYPE|GAMESTRING]", "begin a game: `Base` without an argument", &UhpSession::new_game},
    {"play", "MOVE", "play a move", &UhpSession::play},
    {"pass", "", "pass, where no move is possible", &UhpSession::pass},
    {"validmoves", "", "list the legal moves", &UhpSession::list_moves},
    {"bestmove", "time HH:MM:SS|depth N", "choose a move", &UhpSession::choose_move},
    {"undo", "[N]", "take the last move back, or the last N", &UhpSession::undo},
    {"options", "[get NAME|set NAME VALUE]", "list, get or set the options", &UhpSession::options},
    {"help", "", "list the commands", &UhpSession::help},
    {"exit", "", "end", &UhpSession::end},
    {"plyglot-hop", "", "the position in HOP", &UhpSession::show_hop},
    {"plyglot-board", "[text|diagram|svg|json]", "draw the board", &UhpSession::show_board},
    {"plyglot-why", "MOVE", "why a move is not legal", &UhpSession::explain},
    {"plyglot-moves", "PIECE", "the legal moves of one piece", &UhpSession::list_moves_of},
};
const std::size_t UhpCommands::count = std::size(UhpCommands::rows);

std::string UhpSession::greeting() { return "id plyglot v" PLYGLOT_VERSION "\nMosquito;Ladybug;Pillbug\nok\n"; }

std::string UhpSession::answer_to_long_line() {
  std::string out;
  add_error(text::format("the line is longer than {} bytes", longest_command), out);
  return out + "ok\n";
}

std::string UhpSession::answer(std::string_view line) {
  std::string out;
  const auto [name, arguments] = split(line);
  if (const UhpCommands::Row* const row = UhpCommands::find(name)) {
    (this->*row->run)(arguments, out);
  } else {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < UhpCommands::count; ++i) names.push_back(UhpCommands::rows[i].name);
    add_error(name.empty() ? "a command is expected"
                           : text::format("there is no command `{}`{}", name, diagnostics::did_you_mean(name, names)),
              out);
  }
  return out + "ok\n";
}

void UhpSession::info(std::string_view arguments, std::string& out) {
  if (!arguments.empty()) return add_error("`info` takes no argument", out);
  out = greeting();
  out.resize(out.size() - std::string_view("ok\n").size());
}

void UhpSession::new_game(std::string_view arguments, std::string& out) {
  arguments.find(';') == std::string_view::npos ? begin(arguments, out) : load(arguments, out);
}

void UhpSession::begin(std::string_view type, std::string& out) {
  std::string problem;
  std::vector<std::pair<std::string, std::string>> options;
  if (!type.empty()) options.emplace_back("type", type);
  std::optional<Game> game = Game::start("hive", options, problem);
  if (!game) return add_error(problem, out);
  take_up(*std::move(game), out);
}

void UhpSession::load(std::string_view game_string, std::string& out) {
  std::string problem;
  std::optional<Game> game = game_of_text(toolchain::language("uhp", problem), game_string, problem);
  if (!game) return add_error(problem, out);
  take_up(*std::move(game), out);
}

void UhpSession::take_up(Game game, std::string& out) {
  game_ = std::move(game);
  chooser_.forget();
  show_game(out);
}

Game* UhpSession::game_for(std::string& out) {
  if (game_) return &*game_;
  add_error("there is no game in progress: `newgame` begins one", out);
  return nullptr;
}

void UhpSession::show_game(std::string& out) const { out += game_->text() + '\n'; }

void UhpSession::play(std::string_view arguments, std::string& out) {
  Game* const game = game_for(out);
  if (game == nullptr) return;
  if (arguments.empty()) return add_error("`play` takes a move, such as `play wA1 bQ-`", out);
  const Game::Played played = game->play(arguments);
  const bool is_refused = played.is_played && !is_listed(played);
  if (is_refused) game->undo();
  if (!played.is_played || is_refused) return add_line("invalidmove", reason_of(played), out);
  show_game(out);
}

void UhpSession::pass(std::string_view arguments, std::string& out) {
  if (!arguments.empty()) return add_error("`pass` takes no argument", out);
  play("pass", out);
}

void UhpSession::list_moves(std::string_view arguments, std::string& out) {
  const Game* const game = game_for(out);
  if (game == nullptr) return;
  if (!arguments.empty()) return add_error("`validmoves` takes no argument", out);
  if (game->end()) return add_error("the game is over", out);
  std::string_view joint;
  for (const toolchain::LegalMove& move : game->moves()) {
    out.append(joint).append(move.words);
    joint = ";";
  }
  out += '\n';
}

void UhpSession::choose_move(std::string_view arguments, std::string& out) {
  const Game* const game = game_for(out);
  if (game == nullptr) return;
  if (game->end()) return add_error("the game is over", out);
  const auto [kind, value] = split(arguments);
  Effort effort;
  if (kind == "depth") {
    const auto depth = number_in(value);
    if (!depth || *depth == 0) return add_error("`bestmove depth` takes a number from 1", out);
    effort.depth = *depth;
  } else if (kind == "time") {
    effort.time = time_in(value);
    if (!effort.time) return add_error("`bestmove time` takes a time such as `00:00:05`", out);
  } else {
    return add_error("`bestmove` takes `time HH:MM:SS` or `depth N`", out);
  }
  out += chooser_.choose(*game, options_, effort).value() + '\n';
}

void UhpSession::undo(std::string_view arguments, std::string& out) {
  Game* const game = game_for(out);
  if (game == nullptr) return;
  const auto count = arguments.empty() ? std::optional<std::uint32_t>(1) : number_in(arguments);
  if (!count || *count == 0) return add_error("`undo` takes a number from 1", out);
  if (*count > game->plies()) {
    return add_error(
        text::format("{} cannot be taken back, of {} that were played", text::counted(*count, "move"), game->plies()),
        out);
  }
  for (std::uint32_t i = 0; i < *count; ++i) game->undo();
  show_game(out);
}

void UhpSession::options(std::string_view arguments, std::string& out) {
  if (arguments.empty()) {
    out += list_options(options_);
    return;
  }
  const auto [verb, rest] = split(arguments);
  const auto [name, value] = split(rest);
  const bool sets = verb == "set";
  if (name.empty() || (!sets && verb != "get") || value.empty() == sets) {
    return add_error("`options` takes nothing, `get NAME` or `set NAME VALUE`", out);
  }
  std::string problem;
  if (sets) problem = set_choice(options_, name, value);
  if (sets) chooser_.forget();
  const std::string line = problem.empty() ? option_line(options_, name, problem) : std::string();
  if (!problem.empty()) return add_error(problem, out);
  out += line;
}

void UhpSession::help(std::string_view, std::string& out) {
  for (std::size_t i = 0; i < UhpCommands::count; ++i) {
    const UhpCommands::Row& row = UhpCommands::rows[i];
    const std::string words = std::string(row.name) + (row.arguments.empty() ? "" : " ") + std::string(row.arguments);
    text::append(out, "{:<38}{}\n", words, row.help);
  }
}

void UhpSession::end(std::string_view, std::string&) { has_ended_ = true; }

void UhpSession::show_hop(std::string_view arguments, std::string& out) {
  const Game* const game = game_for(out);
  if (game == nullptr) return;
  if (!arguments.empty()) return add_error("`plyglot-hop` takes no argument", out);
  std::string problem;
  std::vector<diagnostics::Diagnostic> ignored;
  game->write(toolchain::target("hop", problem), out, diagnostics::collect_into(ignored));
}

void UhpSession::show_board(std::string_view arguments, std::string& out) {
  using View = toolchain::Session::View;
  struct Form {
    std::string_view name;
    View view;
  };
  constexpr Form forms[] = {{"text", View::text}, {"diagram", View::diagram}, {"svg", View::svg}, {"json", View::json}};
  const Game* const game = game_for(out);
  if (game == nullptr) return;
  const std::string_view name = arguments.empty() ? "text" : arguments;
  const Form* const form =
      std::find_if(std::begin(forms), std::end(forms), [&](const Form& row) { return row.name == name; });
  if (form == std::end(forms)) return add_error("`plyglot-board` takes `text`, `diagram`, `svg` or `json`", out);
  out += game->show({form->view});
  if (out.back() != '\n') out += '\n';
}

void UhpSession::explain(std::string_view arguments, std::string& out) {
  const Game* const game = game_for(out);
  if (game == nullptr) return;
  if (arguments.empty()) return add_error("`plyglot-why` takes a move", out);
  Game copy = *game;
  const Game::Played played = copy.play(arguments);
  if (!played.problem.empty()) out += played.problem + '\n';
  const text::LineIndex lines({"<move>", arguments});
  bool is_first = true;
  for (const diagnostics::Diagnostic& found : played.findings) {
    diagnostics::append_diagnostic(found, lines, {}, std::exchange(is_first, false), out);
  }
  if (played.is_played && is_listed(played)) text::append(out, "`{}` is legal\n", text::visible(arguments));
}

void UhpSession::list_moves_of(std::string_view arguments, std::string& out) {
  const Game* const game = game_for(out);
  if (game == nullptr) return;
  if (arguments.empty()) return add_error("`plyglot-moves` takes a piece, such as `plyglot-moves wA1`", out);
  std::string_view joint;
  for (const toolchain::LegalMove& move : game->moves()) {
    if (split(move.words).first != arguments) continue;
    out.append(joint).append(move.words);
    joint = ";";
  }
  if (joint.empty()) return add_error(text::format("`{}` has no legal move", arguments), out);
  out += '\n';
}

}  // namespace plyglot::tool
