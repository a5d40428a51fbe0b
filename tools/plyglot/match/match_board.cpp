#include "plyglot/match/match_board.hpp"

#include "plyglot/engines/uhp_engine.hpp"
#include "plyglot/match/match_record.hpp"
#include "plyglot/playing/game_of_text.hpp"

#include "text/format.hpp"

#include <algorithm>
#include <stdexcept>

namespace plyglot::tool::match {
namespace {

using toolchain::Game;

Game hive_game(const std::string& type, const std::string& repetition) {
  std::string problem;
  std::optional<Game> game = Game::start("hive", {{"type", type}, {"repetition", repetition}}, problem);
  if (!game) throw std::runtime_error(problem);
  return *std::move(game);
}

Game begun(const Opening& opening) {
  if (opening.notation == "uhp") return hive_game(opening.text.substr(0, opening.text.find(';')), "off");
  std::string problem;
  const toolchain::Language language = toolchain::language(opening.notation, problem);
  std::optional<Game> game;
  if (language.notation != nullptr) game = game_of_text(language, opening.text, problem);
  if (!game) throw std::runtime_error(problem);
  return *std::move(game);
}

// hive-rules H6, H8: what is against a custom alone is played in a record, and no engine may do it. In other games a
// warning is about what is legal.
bool is_against_custom(const Game& game, const diagnostics::Diagnostic& finding) {
  return game.id() == "hive" && finding.severity >= diagnostics::Severity::warning &&
         diagnostics::catalogue_entry(finding.id).phase == diagnostics::Phase::rule;
}

}  // namespace

MatchBoard::MatchBoard(const MatchPlan& plan, const Opening& opening)
    : plan_(plan), opening_(opening), game_(begun(opening)), opening_plies_(game_.plies()) {
  if (is_hive()) {
    const std::optional<engines::GameWords> words = engines::game_words(opening.text);
    if (!words) throw std::runtime_error("a GameString is expected");
    opening_moves_ = words->moves;
    if (plan_.has_repetition) repeating_ = hive_game(words->type, "threefold");
  }
  count();
}

void MatchBoard::count() {
  if (!is_hive()) occurrences_ = game_.occurrences();
}

MatchBoard::Verdict MatchBoard::play(const std::string& words) {
  Verdict verdict;
  Game::Played played = game_.play(words);
  verdict.is_legal = played.is_played;
  for (diagnostics::Diagnostic& found : played.findings) {
    if (is_against_custom(game_, found)) verdict.is_legal = false;
    if (!verdict.finding || found.severity > verdict.finding->severity) verdict.finding = std::move(found);
  }
  verdict.problem = std::move(played.problem);
  if (played.is_played && !verdict.is_legal) game_.undo();
  if (!verdict.is_legal) return verdict;
  verdict.words = words;
  if (is_hive()) {
    const std::string whole = text();
    verdict.words = whole.substr(whole.rfind(';') + 1);
  }
  if (repeating_) repeating_->play(verdict.words);
  count();
  return verdict;
}

bool MatchBoard::is_repeated() const {
  if (!plan_.has_repetition) return false;
  return occurrences_ >= 3 || (repeating_ && repeating_->end() && !game_.end());
}

std::string MatchBoard::text() const {
  if (is_as_begun()) return opening_.text;
  std::string text = game_.text();
  text.erase(text.find_last_not_of("\r\n") + 1);
  return text;
}

std::string_view MatchBoard::notation() const {
  return is_as_begun() ? opening_.notation : toolchain::facts_of(*game_.language().notation).id;
}

std::optional<MatchBoard::End> MatchBoard::end() const {
  if (const std::optional<toolchain::GameEnd> end = game_.end()) {
    if (end->winner) return End{is_hive() ? end_names::queen : end_names::won, *end->winner};
    return End{is_hive() ? end_names::queens : end_names::draw, {}};
  }
  if (is_repeated()) return End{end_names::repetition, {}};
  // hopgi 9.4, and hexix R14 of a position line. The turns of Homeworlds are not listed whole; one of them is to pass.
  if ((plan_.game == "hexix" || plan_.game == "hopgi") && game_.moves().empty()) return End{end_names::no_moves, {}};
  if (plies() >= plan_.most_plies) return End{end_names::length, {}};
  return std::nullopt;
}

}  // namespace plyglot::tool::match
