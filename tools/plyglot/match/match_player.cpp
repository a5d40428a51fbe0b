#include "plyglot/match/match_player.hpp"

#include "plyglot/match/suite_player.hpp"
#include "plyglot/match/uhp_player.hpp"

#include "text/format.hpp"

#include <plyglot/diagnostic_render.hpp>

#include <algorithm>
#include <stdexcept>

namespace plyglot::tool::match {
namespace {

using engines::Answer;
using engines::AnswerKind;

// In bytes. A turn of Homeworlds may have many actions.
constexpr std::size_t longest_move = 1000;

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

std::string shown(const diagnostics::Diagnostic& finding, const std::string& words) {
  std::string out;
  diagnostics::append_diagnostic(finding, text::LineIndex({"<move>", words}), {}, true, out);
  while (!out.empty() && out.back() == '\n') out.pop_back();
  return out;
}

}  // namespace

engines::EngineOptions engine_options(const MatchPlan& plan, const MatchEngine& engine) {
  engines::EngineOptions options;
  options.limits.memory = std::uint64_t{engine.memory} << 20;
  options.grace = std::chrono::seconds(plan.grace);
  return options;
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

MatchPlayer::MatchPlayer(const MatchPlan& plan, std::size_t engine, MatchGame& game)
    : plan_(plan), number_(engine), game_(game) {}

MatchPlayer::~MatchPlayer() = default;

std::chrono::milliseconds MatchPlayer::patience() const {
  return std::chrono::milliseconds(entry().time) + std::chrono::seconds(plan_.grace);
}

void MatchPlayer::take(std::unique_ptr<engines::LineEngine> engine, const std::string& problem) {
  engine_ = std::move(engine);
  if (engine_ == nullptr) throw std::runtime_error(text::format("{}: {}", entry().name, problem));
}

MatchFinding MatchPlayer::about(std::string_view name, std::string message, const MatchBoard& board) const {
  MatchFinding finding;
  finding.name = name;
  finding.engine = number_;
  finding.ply = board.plies();
  finding.message = std::move(message);
  finding.game = board.text();
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

bool MatchPlayer::fail(const Answer& answer, const std::string& command, const MatchBoard& board) {
  MatchFinding finding = about(name_of_failure(answer.kind), engines::failure_after(command, answer, *engine_), board);
  finding.said = said_in(answer);
  std::string tail = engine_->process().error_tail();
  while (!tail.empty() && tail.back() == '\n') tail.pop_back();
  if (!tail.empty()) finding.notes.push_back("it wrote to standard error: " + tail.substr(tail.rfind('\n') + 1));
  return fail(std::move(finding));
}

Answer MatchPlayer::ask(const std::string& line, const MatchBoard& board, std::chrono::milliseconds patience) {
  Answer answer = engine_->ask(line, patience);
  if (!answer.stray.empty()) {
    MatchFinding finding = about(finding_names::stray, "the engine writes lines that answer nothing", board);
    finding.said = answer.stray.front().substr(0, 2000);
    add(std::move(finding));
  }
  return answer;
}

bool MatchPlayer::move(MatchBoard& board) {
  const Asked asked = ask_move(board);
  if (!asked.answer.is_complete()) return fail(asked.answer, asked.command, board);
  if (!asked.words || asked.words->size() > longest_move) {
    MatchFinding finding =
        about(finding_names::no_move, text::format("the answer to `{}` is not one move", asked.command), board);
    finding.said = said_in(asked.answer);
    return fail(std::move(finding));
  }
  const std::size_t side = board.to_move();
  const MatchBoard::Verdict verdict = board.play(*asked.words);
  if (!verdict.is_legal) {
    const std::string why = verdict.finding ? verdict.finding->message : verdict.problem;
    MatchFinding finding =
        about(finding_names::illegal_move, text::format("the engine plays `{}`: {}", *asked.words, why), board);
    if (verdict.finding) finding.shown = shown(*verdict.finding, *asked.words);
    finding.said = *asked.words;
    return fail(std::move(finding));
  }
  game_.moves.push_back({verdict.words, side, static_cast<std::uint32_t>(asked.answer.took.count())});
  return true;
}

void MatchPlayer::quit() {
  if (engine_ != nullptr) engine_->quit();
}

std::unique_ptr<MatchPlayer> new_player(const MatchPlan& plan, std::size_t engine, MatchGame& game) {
  if (plan.engines[engine].protocol == Protocol::suite) return std::make_unique<SuitePlayer>(plan, engine, game);
  return std::make_unique<UhpPlayer>(plan, engine, game);
}

std::string why_unfit(const MatchPlan& plan, const MatchEngine& engine) {
  return engine.protocol == Protocol::suite ? SuitePlayer::why_unfit(plan, engine) : UhpPlayer::why_unfit(plan, engine);
}

}  // namespace plyglot::tool::match
