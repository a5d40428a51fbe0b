#include "plyglot/match/match_player.hpp"

#include "text/format.hpp"

#include <plyglot/diagnostic_render.hpp>

#include <algorithm>
#include <stdexcept>

namespace plyglot::tool::match {
namespace {

using engines::Answer;
using engines::AnswerKind;
using uhp_check::Referee;

// In bytes; in UHP a move has at most eight.
constexpr std::size_t longest_move = 100;

std::string_view name_of_failure(AnswerKind kind) {
  switch (kind) {
    case AnswerKind::timed_out:
    case AnswerKind::not_taken:
      return finding_names::time;
    case AnswerKind::flooded:
      return finding_names::flood;
    default:
      return finding_names::ended;
  }
}

std::string said_in(const Answer& answer) {
  if (answer.kind == AnswerKind::error) return "err " + answer.message;
  if (answer.kind == AnswerKind::invalid_move) return "invalidmove " + answer.message;
  std::string said;
  // An engine may have said very much.
  constexpr std::size_t most_lines = 3;
  for (std::size_t index = 0; index < std::min(most_lines, answer.lines.size()); ++index) {
    said += (index == 0 ? "" : "\n") + answer.lines[index].substr(0, 2000);
  }
  return said;
}

std::string shown(const diagnostics::Diagnostic& finding, const std::string& words) {
  std::string out;
  diagnostics::append_diagnostic(finding, text::LineIndex({"<move>", words}), {}, true, out);
  while (!out.empty() && out.back() == '\n') out.pop_back();
  return out;
}

// Whether the moves are those of the game, however they are spelled.
bool are_moves_of(const std::vector<std::string>& moves, const Referee& referee) {
  const hive::Record record = referee.record();
  if (moves.size() != record.plies.size()) return false;
  Referee board(referee.type());
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    const Referee::Meaning meaning = board.read(moves[ply]);
    const hive::Ply& played = record.plies[ply];
    const uhp_check::Destination to =
        played.is_pass() ? uhp_check::Destination{} : uhp_check::Destination{played.piece, played.to.q, played.to.r};
    if (meaning.to != to || board.find(to) == nullptr) return false;
    board.play(board.find(to)->words);
  }
  return true;
}

}  // namespace

engines::EngineOptions engine_options(const MatchPlan& plan) {
  engines::EngineOptions options;
  options.grace = std::chrono::seconds(plan.grace);
  return options;
}

MatchPlayer::MatchPlayer(const MatchPlan& plan, std::size_t engine, MatchGame& game)
    : plan_(plan), number_(engine), game_(game) {}

MatchPlayer::~MatchPlayer() = default;

MatchFinding MatchPlayer::about(std::string_view name, std::string message, const Referee& referee) const {
  MatchFinding finding;
  finding.name = name;
  finding.engine = number_;
  finding.ply = referee.plies();
  finding.message = std::move(message);
  finding.game = referee.text();
  return finding;
}

void MatchPlayer::add(MatchFinding finding) {
  for (MatchFinding& known : game_.findings) {
    if (known.name != finding.name || known.engine != finding.engine) continue;
    ++known.more;
    return;
  }
  game_.findings.push_back(std::move(finding));
}

bool MatchPlayer::fail(MatchFinding finding) {
  failure_ = finding.name;
  // The one by which a game is lost is shown, whatever came before.
  game_.findings.push_back(std::move(finding));
  return false;
}

bool MatchPlayer::fail(const Answer& answer, const std::string& command, const Referee& referee) {
  const std::string failure = engines::said_failure(answer.kind, *engine_);
  MatchFinding finding = about(name_of_failure(answer.kind),
                               command.empty() ? text::format("the engine {} before its greeting was complete", failure)
                                               : text::format("the engine {} after `{}`", failure, command),
                               referee);
  finding.said = said_in(answer);
  std::string tail = engine_->process().error_tail();
  while (!tail.empty() && tail.back() == '\n') tail.pop_back();
  if (!tail.empty()) finding.notes.push_back("it wrote to standard error: " + tail.substr(tail.rfind('\n') + 1));
  return fail(std::move(finding));
}

Answer MatchPlayer::ask(const std::string& command, const Referee& referee) {
  Answer answer = engine_->ask(command, std::chrono::seconds(plan_.time + plan_.grace));
  if (!answer.stray.empty()) {
    MatchFinding finding = about(finding_names::stray, "the engine writes lines that answer nothing", referee);
    finding.said = answer.stray.front().substr(0, 2000);
    add(std::move(finding));
  }
  return answer;
}

void MatchPlayer::check_claims(const Answer& answer, const std::string& command, const Referee& referee) {
  const std::string* const line = answer.only_line();
  const std::string expected = referee.text();
  if (line != nullptr && *line == expected) return;
  const auto claim = [&](std::string_view name, std::string message) {
    MatchFinding finding = about(name, std::move(message), referee);
    finding.said = said_in(answer);
    finding.notes.push_back(text::format("the command was `{}`", command));
    add(std::move(finding));
  };
  const auto words = line == nullptr ? std::nullopt : engines::game_words(*line);
  if (!words) return claim(finding_names::game_string, "the answer is not one GameString");
  const auto ours = *engines::game_words(expected);
  if (words->type != ours.type || words->turn != ours.turn) {
    claim(finding_names::game_string, "the engine speaks of another game type, or of another turn");
  } else if (words->moves != ours.moves && !are_moves_of(words->moves, referee)) {
    claim(finding_names::game_string, "the moves in the engine's GameString are not those of the game");
  }
  if (words->state != ours.state) {
    claim(finding_names::state,
          text::format("the engine says `{}`, but the game is `{}`", words->state.substr(0, 100), ours.state));
  }
}

bool MatchPlayer::begin(const Referee& referee) {
  std::string problem;
  engine_ = engines::UhpEngine::start(plan_.engines[number_].words, engine_options(plan_), problem);
  if (engine_ == nullptr) throw std::runtime_error(text::format("{}: {}", plan_.engines[number_].name, problem));
  if (!engine_->greeting().is_complete()) return fail(engine_->greeting(), {}, referee);
  const std::string command = "newgame " + referee.type();
  const Answer answer = ask(command, referee);
  if (!answer.is_complete()) return fail(answer, command, referee);
  if (answer.is_ok()) {
    check_claims(answer, command, referee);
    return true;
  }
  MatchFinding finding = about(finding_names::refused, text::format("the engine refuses `{}`", command), referee);
  finding.said = said_in(answer);
  return fail(std::move(finding));
}

bool MatchPlayer::move(Referee& referee) {
  const Answer answer = plan_.depth == 0
                            ? engine_->best_move_in(std::chrono::seconds(plan_.time))
                            : engine_->best_move_at(plan_.depth, std::chrono::seconds(plan_.time + plan_.grace));
  if (!answer.is_complete()) return fail(answer, "bestmove", referee);
  const std::string* const line = answer.only_line();
  if (line == nullptr || line->size() > longest_move) {
    MatchFinding finding = about(finding_names::no_move, "the answer to `bestmove` is not one move", referee);
    finding.said = said_in(answer);
    return fail(std::move(finding));
  }
  Referee::Meaning meaning = referee.read(*line);
  const uhp_check::RefereeMove* const found = meaning.to ? referee.find(*meaning.to) : nullptr;
  if (found == nullptr) {
    const std::string why = meaning.finding ? meaning.finding->message : meaning.problem;
    MatchFinding finding =
        about(finding_names::illegal_move, text::format("the engine plays `{}`: {}", *line, why), referee);
    if (meaning.finding) finding.shown = shown(*meaning.finding, *line);
    finding.said = *line;
    return fail(std::move(finding));
  }
  const std::string words = found->words;
  referee.play(words);
  game_.moves.push_back({words, static_cast<std::uint32_t>(answer.took.count())});
  return true;
}

bool MatchPlayer::follow(const std::string& words, const Referee& referee) {
  const std::string command = words == "pass" ? words : "play " + words;
  const Answer answer = ask(command, referee);
  if (!answer.is_complete()) return fail(answer, command, referee);
  if (answer.is_ok()) {
    check_claims(answer, command, referee);
    return true;
  }
  MatchFinding finding =
      about(finding_names::refused, text::format("the engine refuses `{}`, which is legal", words), referee);
  finding.said = said_in(answer);
  add(std::move(finding));
  return load(referee);
}

bool MatchPlayer::load(const Referee& referee) {
  const std::string command = "newgame " + referee.text();
  const Answer answer = ask(command, referee);
  if (!answer.is_complete()) return fail(answer, "newgame", referee);
  if (answer.is_ok()) {
    check_claims(answer, "newgame", referee);
    return true;
  }
  MatchFinding finding =
      about(finding_names::refused, "the engine refuses the game as a GameString too, and cannot go on", referee);
  finding.said = said_in(answer);
  return fail(std::move(finding));
}

void MatchPlayer::quit() {
  if (engine_ != nullptr) engine_->quit();
}

}  // namespace plyglot::tool::match
