#include "hive/verdicts/recovery.hpp"

#include "diagnostics/near_names.hpp"
#include "hive/board/bits.hpp"
#include "hive/rules/placements.hpp"
#include "hive/verdicts/similar_moves.hpp"

namespace plyglot::hive {
namespace {

constexpr std::size_t most_readings = 8;
constexpr std::size_t most_plies = 6;
constexpr std::size_t enough_plies = 2;

// Without a past, and without what is only custom.
Game game_from(const Game& game) {
  RuleOptions options = game.options();
  options.queen_first = true;
  options.piece_order = PieceOrder::any;
  options.repetition = Repetition::off;
  return Game(game.state(), options);
}

std::optional<Attempt> attempt_of(const Situation& situation, const Game& game, const WrittenMove& move) {
  if (!move.is_readable) return std::nullopt;
  if (move.is_pass) return Attempt{};
  if (situation.spelling.resolve != nullptr) {
    return situation.spelling.resolve(situation.source.slice(move.span), game).attempt;
  }
  const GameState& state = game.state();
  if (state.on_board() == 0) return move.has_reference ? std::nullopt : std::optional(Attempt{move.piece, {}});
  if (!move.has_reference || !holds(state.on_board(), move.reference)) return std::nullopt;
  return Attempt{move.piece, cell_of(state, {move.reference, move.direction})};
}

bool plays(const Situation& situation, Game& game, const WrittenMove& move) {
  const std::optional<Attempt> attempt = attempt_of(situation, game, move);
  if (!attempt || !judge(game, *attempt).is_legal()) return false;
  game.play(move_of(*attempt));
  return true;
}

// How many of the moves can be played, one after the other.
std::size_t stretch(const Situation& situation, Game game, std::span<const WrittenMove> next) {
  std::size_t plies = 0;
  while (plies < std::min(next.size(), most_plies) && plays(situation, game, next[plies])) ++plies;
  return plies;
}

// The moves that one slip of the pen leads away from, in the order in which they are likely.
class Variants {
 public:
  Variants(const Situation& situation, const WrittenMove& move)
      : source_(situation.source),
        spelling_(situation.spelling),
        game_(situation.game),
        state_(game_.state()),
        move_(move) {}

  std::vector<Recovery> find() {
    if (state_.on_board() == 0 || !move_.has_reference) {
      if (state_.on_board() == 0) add(move_.piece, std::nullopt);
      add_other_pieces(std::nullopt);
      return std::move(found_);
    }
    const Reference written{move_.reference, move_.direction};
    if (written.direction) {
      add(move_.piece, Reference{written.piece, board::mirrored(*written.direction)});
      add(move_.piece, Reference{written.piece, board::opposite(*written.direction)});
    }
    add_other_pieces(written);
    for_each_slip(written.piece, move_.reference_piece_span, [&](PieceIndex other) {
      add(move_.piece, Reference{other, written.direction});
    });
    add(written.piece, Reference{move_.piece, written.direction});
    if (written.direction) add(move_.piece, Reference{written.piece, std::nullopt});
    for (board::Direction direction = 0; direction < board::directions; ++direction) {
      add(move_.piece, Reference{written.piece, direction});
    }
    return std::move(found_);
  }

 private:
  void add_other_pieces(const std::optional<Reference>& reference) {
    if (is_queen_due(state_)) add(queen_of(state_.to_move()), reference);
    for_each_slip(move_.piece, move_.piece_span, [&](PieceIndex other) { add(other, reference); });
  }

  // Calls visit(piece): first the pieces of another colour or number, then those whose names are one byte away from
  // what is written.
  template <class Visit>
  void for_each_slip(PieceIndex piece, text::Span span, Visit visit) const {
    for_each<PieceIndex>(state_.pieces(), [&](PieceIndex other) {
      if (differ_by_a_sign(piece, other)) visit(other);
    });
    const std::string_view written = source_.slice(span);
    for_each<PieceIndex>(state_.pieces(), [&](PieceIndex other) {
      const std::string name = spelling_.piece(other);
      if (other == piece || differ_by_a_sign(piece, other) || name.size() + 1 < written.size()) return;
      if (diagnostics::edit_distance(written, name, 1)) visit(other);
    });
  }

  void add(PieceIndex piece, const std::optional<Reference>& reference) {
    Attempt attempt{piece, {}};
    if (state_.on_board() != 0) {
      if (!reference || reference->piece == piece || !holds(state_.on_board(), reference->piece)) return;
      attempt.to = cell_of(state_, *reference);
    }
    const bool is_known = std::any_of(found_.begin(), found_.end(), [&](const Recovery& each) {
      return each.attempt.piece == attempt.piece && each.attempt.to == attempt.to;
    });
    if (is_known || found_.size() == most_readings || !judge(game_, attempt).is_legal()) return;
    Recovery& reading = found_.emplace_back();
    reading.attempt = attempt;
    reading.text = text_of(move_of(attempt), reference);
  }

  // As it is written but for the slip, unless a reference should say it otherwise (hive-notations N4, N5).
  std::string text_of(Move move, const std::optional<Reference>& reference) const {
    if (!reference) return spelled(spelling_, state_, move);
    const PieceIndex top = state_.top(move.to);
    const bool is_plain = reference->direction ? top == no_piece : top == reference->piece;
    return is_plain ? spelled(spelling_, state_, move, reference) : spelled(spelling_, state_, move);
  }

  const text::Source& source_;
  const Spelling& spelling_;
  const Game& game_;
  const GameState& state_;
  const WrittenMove& move_;
  std::vector<Recovery> found_;
};

std::vector<Recovery> other_moves(const Situation& situation, const WrittenMove& move) {
  if (move.is_pass) return {};
  if (move.is_readable) return Variants(situation, move).find();
  std::vector<Recovery> found;
  for (SimilarMove& similar : similar_moves(situation, move)) {
    Recovery& reading = found.emplace_back();
    reading.attempt = {similar.move.piece,
                       similar.move.is_pass() ? Cell{} : situation.game.state().cell_at(similar.move.to)};
    reading.text = std::move(similar.text);
  }
  return found;
}

// What follows a correction of a move that cannot be read, or of a readable one of the same side.
bool may_be_corrected(const Situation& situation, const Game& game, const WrittenMove& move, const WrittenMove& next) {
  if (move.is_pass || !next.is_readable || next.is_pass) return false;
  PieceIndex piece = next.piece;
  if (situation.spelling.resolve != nullptr) {
    const std::optional<Attempt> attempt = attempt_of(situation, game, next);
    if (!attempt) return false;
    piece = attempt->piece;
  }
  return colour_of(piece) == (move.is_readable ? colour_of(move.piece) : game.state().to_move());
}

Recovery without_the_move(Repair repair) {
  Recovery reading;
  reading.repair = repair;
  return reading;
}

}  // namespace

bool can_only_pass(const Game& game) {
  const std::vector<Move> moves = game.legal_moves();
  return !moves.empty() && moves.front().is_pass();
}

std::optional<Recovery> recovery_from(const Situation& situation, const WrittenMove& move, bool is_repetition,
                                      std::span<const WrittenMove> next) {
  const Game game = game_from(situation.game);
  std::vector<Recovery> readings;
  if (is_repetition) readings.push_back(without_the_move(Repair::repetition));
  if (move.is_readable && !move.is_pass && can_only_pass(game)) {
    readings.push_back(without_the_move(Repair::missing_pass));
  }
  for (Recovery& other : other_moves(situation, move)) readings.push_back(std::move(other));
  if (!is_repetition && !next.empty() && may_be_corrected(situation, game, move, next.front())) {
    readings.push_back(without_the_move(Repair::correction));
  }
  if (readings.size() > most_readings) readings.resize(most_readings);
  const Recovery* best = nullptr;
  std::size_t confirmed = 0;
  for (Recovery& reading : readings) {
    Game trial = game;
    if (reading.repair == Repair::other_move) trial.play(move_of(reading.attempt));
    if (reading.repair == Repair::missing_pass) trial.play(pass);
    // The move that follows the pass is the first that confirms it.
    if (reading.repair == Repair::missing_pass && !plays(situation, trial, move)) continue;
    reading.confirmed = stretch(situation, std::move(trial), next);
    const bool is_to_the_end = reading.confirmed == next.size() && !next.empty();
    if (reading.confirmed < enough_plies && !is_to_the_end) continue;
    ++confirmed;
    if (best == nullptr || reading.confirmed > best->confirmed) best = &reading;
  }
  if (best == nullptr) return std::nullopt;
  Recovery chosen = *best;
  chosen.is_only = confirmed == 1;
  return chosen;
}

}  // namespace plyglot::hive
