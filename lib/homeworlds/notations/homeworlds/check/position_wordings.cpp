#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"
#include "homeworlds/notations/homeworlds/read/other_form.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

namespace plyglot::homeworlds {
namespace {

using text::format;

constexpr std::string_view no_moves = "without a position the moves are checked for syntax only";

std::string_view name_of(PositionDue due) {
  constexpr std::string_view names[] = {"the number of the player to move",
                                        "`>`",
                                        "`;`",
                                        "the name of a system",
                                        "`(`",
                                        "a star such as `b2`",
                                        "`,`",
                                        "a star such as `b2`",
                                        "a second star or `)`",
                                        "`)`",
                                        "a ship such as `g3`, or `-`,",
                                        "a ship such as `g3`, `-` or `;`"};
  return names[static_cast<std::size_t>(due)];
}

// What is at an offset of a position: a character that means something by itself, or else a word.
text::Span token_at(const NotedWording& wording, std::uint32_t begin, std::uint32_t end) {
  const std::string_view rest = wording.slice({begin, end});
  std::size_t size = text::decode_utf8(rest).size;
  if (std::string_view("(),;<>-").find(rest[0]) == std::string_view::npos) {
    size = std::max(size, std::min(rest.find_first_of(" \t\v\f\r\n(),;<>-"), rest.size()));
  }
  return {begin, begin + static_cast<std::uint32_t>(size)};
}

std::string system_name(const NotedWording& wording, text::Span system) {
  const std::string_view text = wording.slice(system);
  return text::quote(text.substr(0, text.find_first_of(" \t\v\f\r\n(")));
}

// What the system of the finding has done wrong.
std::string fault_text(const NotedWording& wording, const PositionProblem& problem, const std::string& name) {
  const unsigned player = problem.player.value_or(Player{0});
  switch (problem.fault) {
    case PositionFault::malformed:
      break;
    case PositionFault::repeated_name:
      return format("two systems are called {}", name);
    case PositionFault::second_home:
      return format("{} is a second home of player {}", name, player);
    case PositionFault::home_of_no_one:
      return format("{} is the home of player {}, and there are {} players, counted from 0", name, player,
                    unsigned{problem.players});
    case PositionFault::home_without_own_ship:
      return format("{} is the home of player {}, who has no ship there", name, player);
    case PositionFault::slot_count:
      return format("{} has ships for {}, and {} for {}", name, text::counted(problem.slots, "player"),
                    system_name(wording, wording.finding.related), unsigned{problem.players});
    case PositionFault::no_ship:
      return format("{} has no ship", name);
    case PositionFault::too_many_slots:
      return format("{} has ships for {}, and at most four play", name, text::counted(problem.slots, "player"));
    case PositionFault::too_many_of_a_kind:
      return format("{} needs more {} than there are: {} players have {}", name,
                    text::quote(homeworlds::name_of(problem.piece.value_or(PieceKind{0}))), unsigned{problem.players},
                    problem.players + 1U);
    case PositionFault::no_such_mover:
      return format("player {} is to move, and there are {} players, counted from 0", player,
                    unsigned{problem.players});
  }
  return {};
}

std::string help_about(const PositionProblem& problem) {
  switch (problem.fault) {
    case PositionFault::home_without_own_ship:
      return format("a player without a ship at home is out: leave out the `{},` before the stars",
                    unsigned{problem.player.value_or(Player{0})});
    case PositionFault::slot_count:
    case PositionFault::too_many_slots:
      return "each `-` separates the ships of one player from those of the next";
    case PositionFault::no_ship:
      return "a system without ships goes back to the bank: leave it out";
    default:
      return {};
  }
}

}  // namespace

void word_homeworlds_no_initial_position(NotedWording& wording) {
  wording.say("the moves begin here, without homeworlds or a position before them");
  wording.note(std::string(no_moves));
  // homeworlds B1.
  if (wording.ast().dialect == Dialect::bga) {
    wording.help("copy the log from its beginning, where the players establish their homeworlds");
    return;
  }
  wording.help("write the position in a line above, such as `<0>; Alpha(0,b2r1)g3-; Omega(1,b1y3)-g3`");
}

// homeworlds L17.
void word_homeworlds_other_form(NotedWording& wording) {
  const std::optional<FoundForm> found = find_other_form(wording.source());
  if (found && found->form == OtherForm::letters) {
    wording.say("this is a game in the words of the first games by mail, which are not read");
    wording.help("`Construct (Peace, sg)` is `build g1 Peace` here");
  } else {
    wording.say("this is a tree of moves with tags and comments, which is not read");
    wording.help(
        "one line of play, without tags, comments and what is in parentheses, is read with `--from homeworlds:jpb`");
  }
  wording.note("nothing of the text is read");
}

// homeworlds L16.
void word_homeworlds_star_map(NotedWording& wording) {
  wording.say(format("these systems are read as a position in which {} is to move", wording.player(0)));
  if (!wording.record().initial) return;
  std::vector<diagnostics::Edit> edits;
  const std::vector<System>& systems = wording.record().initial->systems;
  edits.push_back({{wording.finding.span.begin, wording.finding.span.begin}, "<0>; "});
  for (std::size_t i = 0; i + 1 < systems.size(); ++i) {
    const std::uint32_t end = systems[i].span.end;
    if (wording.byte_at(wording.after_blanks(end)) != ';') edits.push_back({{end, end}, ";"});
  }
  wording.fix("write the player to move, and `;` between systems", diagnostics::Safety::safe, std::move(edits));
}

void word_homeworlds_bad_position(NotedWording& wording) {
  wording.note(std::string(no_moves));
  wording.help("a position looks like `<0>; Alpha(0,b2r1)g3-; Omega(1,b1y3)-g3`");
  const std::optional<PositionProblem>& problem = wording.ast().position_problem;
  const std::string_view due = name_of(problem ? problem->due : PositionDue::mover);
  const text::Span span = wording.finding.span;
  if (!problem || problem->stopped_at >= span.end) {
    return wording.say(format("the position ends where {} is expected", due));
  }
  const text::Span token = token_at(wording, problem->stopped_at, span.end);
  wording.say(format("the position has {} where {} is expected", text::quote(wording.slice(token)), due));
  wording.label_if_there(token, "from here on it cannot be read");
}

void word_homeworlds_second_game(NotedWording& wording) {
  wording.say(text::format("a second game begins with {}", wording.quoted()));
  wording.note("nothing is read from here on");
  wording.help("write each game to a file of its own");
}

void word_homeworlds_second_position(NotedWording& wording) {
  wording.say("this is a second position, and a file holds one game");
  const Ast& ast = wording.ast();
  if (!ast.position.empty()) {
    wording.label_if_there(ast.position, "the game begins with this one");
  } else if (!ast.turns.empty()) {
    wording.label_if_there(ast.turns.front().span, "the game begins here");
  }
  wording.help("write each game to a file of its own");
}

void word_homeworlds_position_inconsistent(NotedWording& wording) {
  wording.note(std::string(no_moves));
  const std::optional<PositionProblem>& problem = wording.ast().position_problem;
  if (!problem) return wording.say("the position does not hold together");
  wording.say(fault_text(wording, *problem, system_name(wording, wording.finding.span)));
  std::string help = help_about(*problem);
  if (!help.empty()) wording.help(std::move(help));
  const bool is_home = problem->fault == PositionFault::second_home;
  const bool is_name = problem->fault == PositionFault::repeated_name;
  wording.label_if_there(wording.finding.related, is_home   ? "the first home"
                                                  : is_name ? "the first one"
                                                            : "the first system");
}

}  // namespace plyglot::homeworlds
