#include "plyglot/match/uhp_player.hpp"

#include "hive/record/record_replay.hpp"
#include "plyglot/engines/uhp_engine.hpp"
#include "plyglot/uhp_check/referee.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool::match {
namespace {

using engines::Answer;
using engines::command_to_set;
using engines::UhpEngine;

std::string type_of(std::string_view game_string) { return std::string(game_string.substr(0, game_string.find(';'))); }

// Whether the moves are those of the game, however they are spelled.
bool are_moves_of(const std::vector<std::string>& moves, const MatchBoard& board) {
  const toolchain::Model model = board.game().model();
  const auto& record = std::get<hive::Record>(model);
  if (moves.size() != record.plies.size()) return false;
  uhp_check::Referee referee(type_of(board.text()));
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    const uhp_check::Referee::Meaning meaning = referee.read(moves[ply]);
    const hive::Ply& played = record.plies[ply];
    const uhp_check::Destination to =
        played.is_pass() ? uhp_check::Destination{} : uhp_check::Destination{played.piece, played.to.q, played.to.r};
    if (meaning.to != to || referee.find(to) == nullptr) return false;
    referee.play(referee.find(to)->words);
  }
  return true;
}

std::string best_move_command(const MatchEngine& engine) {
  if (engine.depth != 0) return text::format("bestmove depth {}", engine.depth);
  const std::uint32_t seconds = engine.time / 1000;
  return text::format("bestmove time {:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

}  // namespace

void UhpPlayer::check_claims(const Answer& answer, const std::string& command, const MatchBoard& board) {
  const std::string* const line = answer.only_line();
  const std::string expected = board.text();
  if (line != nullptr && *line == expected) return;
  const auto claim = [&](std::string_view name, std::string message) {
    MatchFinding finding = about(name, std::move(message), board);
    finding.said = said_in(answer);
    finding.notes.push_back(text::format("the command was `{}`", command));
    add(std::move(finding));
  };
  const auto words = line == nullptr ? std::nullopt : engines::game_words(*line);
  if (!words) return claim(finding_names::game_string, "the answer is not one GameString");
  const auto ours = *engines::game_words(expected);
  if (words->type != ours.type || words->turn != ours.turn) {
    claim(finding_names::game_string, "the engine speaks of another game type, or of another turn");
  } else if (words->moves != ours.moves && !are_moves_of(words->moves, board)) {
    claim(finding_names::game_string, "the moves in the engine's GameString are not those of the game");
  }
  // A draw by repetition may be claimed or not (hive-rules H30).
  const bool is_claim = words->state == "Draw" && board.is_repeated();
  if (words->state != ours.state && !is_claim) {
    claim(finding_names::state,
          text::format("the engine says `{}`, but the game is `{}`", words->state.substr(0, 100), ours.state));
  }
}

bool UhpPlayer::begin(const MatchBoard& board) {
  std::string problem;
  std::unique_ptr<UhpEngine> engine = UhpEngine::start(entry().words, engine_options(plan(), entry()), problem);
  const Answer greeting = engine == nullptr ? Answer() : engine->greeting();
  take(std::move(engine), problem);
  if (!greeting.is_complete()) return fail(greeting, {}, board);
  for (const auto& option : entry().options) {
    const Answer answer = ask(command_to_set(option), board);
    if (!answer.is_complete()) return fail(answer, command_to_set(option), board);
  }
  const std::string command = "newgame " + type_of(board.text());
  const Answer answer = ask(command, board);
  if (!answer.is_complete()) return fail(answer, command, board);
  if (answer.is_ok()) {
    check_claims(answer, command, board);
    return true;
  }
  MatchFinding finding = about(finding_names::refused, text::format("the engine refuses `{}`", command), board);
  finding.said = said_in(answer);
  return fail(std::move(finding));
}

MatchPlayer::Asked UhpPlayer::ask_move(const MatchBoard& board) {
  Asked asked{"bestmove", ask(best_move_command(entry()), board), {}};
  if (const std::string* const line = asked.answer.only_line()) asked.words = *line;
  return asked;
}

bool UhpPlayer::follow(const std::string& words, const MatchBoard& board) {
  const std::string command = words == "pass" ? words : "play " + words;
  const Answer answer = ask(command, board);
  if (!answer.is_complete()) return fail(answer, command, board);
  if (answer.is_ok()) {
    check_claims(answer, command, board);
    return true;
  }
  MatchFinding finding =
      about(finding_names::refused, text::format("the engine refuses `{}`, which is legal", words), board);
  finding.said = said_in(answer);
  add(std::move(finding));
  return load(board);
}

bool UhpPlayer::load(const MatchBoard& board) {
  const std::string command = "newgame " + board.text();
  const Answer answer = ask(command, board);
  if (!answer.is_complete()) return fail(answer, "newgame", board);
  if (answer.is_ok()) {
    check_claims(answer, "newgame", board);
    return true;
  }
  MatchFinding finding =
      about(finding_names::refused, "the engine refuses the game as a GameString too, and cannot go on", board);
  finding.said = said_in(answer);
  return fail(std::move(finding));
}

std::string UhpPlayer::why_unfit(const MatchPlan& plan, const MatchEngine& engine) {
  std::string problem;
  const std::unique_ptr<UhpEngine> started = UhpEngine::start(engine.words, engine_options(plan, engine), problem);
  if (started == nullptr) return problem;
  if (!started->greeting().is_complete()) return {};
  const auto& known = started->capabilities();
  for (const std::string_view piece : {"Mosquito", "Ladybug", "Pillbug"}) {
    const bool is_needed = std::any_of(plan.openings.begin(), plan.openings.end(), [&](const Opening& opening) {
      return type_of(opening.text).find(piece.front()) != std::string::npos;
    });
    if (!is_needed || std::count(known.begin(), known.end(), piece) != 0) continue;
    return text::format("the engine does not know the {}", piece);
  }
  for (const auto& option : engine.options) {
    const Answer answer = started->ask(command_to_set(option));
    if (!answer.is_complete()) return {};
    if (!answer.is_ok()) return text::format("the engine refuses `{}`: {}", command_to_set(option), answer.message);
  }
  started->quit();
  return {};
}

}  // namespace plyglot::tool::match
