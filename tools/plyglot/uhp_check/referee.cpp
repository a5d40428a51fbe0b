#include "plyglot/uhp_check/referee.hpp"

#include <algorithm>
#include <stdexcept>

namespace plyglot::tool::uhp_check {
namespace {

using toolchain::Game;

Game new_game(const std::string& type, std::string_view repetition) {
  std::string problem;
  std::optional<Game> game = Game::start("hive", {{"type", type}, {"repetition", std::string(repetition)}}, problem);
  if (!game) throw std::logic_error(problem);
  return *std::move(game);
}

Destination destination_of(const toolchain::LegalMove& move) {
  if (move.numbers[0] < 0) return {};
  return {move.numbers[0], move.numbers[1], move.numbers[2]};
}

Destination destination_of(const hive::Ply& ply) {
  if (ply.is_pass()) return {};
  return {ply.piece, ply.to.q, ply.to.r};
}

}  // namespace

Referee::Referee(std::string_view type, std::string_view repetition)
    : type_(type), game_(new_game(type_, repetition)) {}

const std::vector<RefereeMove>& Referee::moves() {
  if (has_moves_) return moves_;
  moves_.clear();
  for (toolchain::LegalMove& move : game_.moves()) moves_.push_back({destination_of(move), std::move(move.words)});
  has_moves_ = true;
  return moves_;
}

const RefereeMove* Referee::find(const Destination& to) {
  moves();
  const auto found = std::find_if(moves_.begin(), moves_.end(), [&](const RefereeMove& move) { return move.to == to; });
  return found == moves_.end() ? nullptr : &*found;
}

Referee::Meaning Referee::read(const std::string& words) {
  moves();
  const auto spelled = std::lower_bound(moves_.begin(), moves_.end(), words,
                                        [](const RefereeMove& move, const std::string& to) { return move.words < to; });
  if (spelled != moves_.end() && spelled->words == words) return {spelled->to, std::nullopt, {}};
  Meaning meaning;
  Game::Played played = game_.play(words);
  if (played.is_played) {
    meaning.to = destination_of(record().plies.back());
    game_.undo();
  }
  for (diagnostics::Diagnostic& found : played.findings) {
    if (!meaning.finding || found.severity > meaning.finding->severity) meaning.finding = std::move(found);
  }
  meaning.problem = std::move(played.problem);
  return meaning;
}

void Referee::play(const std::string& words) {
  if (!game_.play(words).is_played) throw std::logic_error("a legal move was refused: " + words);
  has_moves_ = false;
}

void Referee::undo() {
  game_.undo();
  has_moves_ = false;
}

hive::Record Referee::record() const { return std::get<hive::Record>(game_.model()); }

std::string Referee::text() const {
  std::string text = game_.text();
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

std::string Referee::board() const { return game_.show({toolchain::Session::View::text, false}); }

}  // namespace plyglot::tool::uhp_check
