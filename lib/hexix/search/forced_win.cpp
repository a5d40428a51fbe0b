#include "hexix/search/forced_win.hpp"

namespace plyglot::hexix {
namespace {

// For search::Prover.
class SolvedHexix {
 public:
  using Move = hexix::Move;
  // Of each cell five bits, and the side to move.
  using Key = search::ExactKey<3>;
  struct Played {
    search::End end = search::End::none;
    State before;
  };
  static constexpr bool losing_moves = false;

  SolvedHexix(const State& state, const RuleOptions& options) : state_(state), options_(options) {}

  void list(std::vector<Move>& moves) const {
    moves.clear();
    visit_moves(legal_move_sets(state_, options_), state_.to_move(), [&](Move move) { moves.push_back(move); });
  }
  void list_in_order(std::vector<Move>& moves) const { list(moves); }
  void list_wins(std::vector<Move>& moves) const;
  bool may_lose() const { return false; }
  Key key() const;
  Played play(Move move) {
    Played played{search::End::none, state_};
    const bool is_home = takes_home(state_, move);
    play_if_sound(state_, move, 0, 0);
    if (is_home || !has_legal_move(state_, options_)) played.end = search::End::win;
    return played;
  }
  void undo(const Played& played) { state_ = played.before; }

 private:
  State state_;
  RuleOptions options_;
};

// As long as the other side can raise a piece, only a capture wins: it takes the home, or takes that piece, or what
// links it. Placing and raising own pieces hinders no raising.
void SolvedHexix::list_wins(std::vector<Move>& moves) const {
  State passed = state_;
  passed.pass_turn();
  MoveSets sets = legal_move_sets(state_, options_);
  if (raisable_pieces(passed, options_) != 0) sets.places = sets.increments = 0;
  moves.clear();
  visit_moves(sets, state_.to_move(), [&](Move move) { moves.push_back(move); });
}

SolvedHexix::Key SolvedHexix::key() const {
  constexpr unsigned cells_per_word = 10;
  constexpr unsigned states_per_kind = 7;
  Key key{};
  for (Cell cell = 0; cell < cell_count; ++cell) {
    std::uint64_t code = 0;
    if (!state_.is_empty(cell)) {
      const Piece piece = state_.at(cell);
      // A home has the number 0 here, which no other piece has.
      const unsigned number = piece.kind == PieceKind::home ? 0 : piece.number;
      const unsigned kind = piece.kind == PieceKind::up ? 1 : 0;
      code = 1 + (static_cast<unsigned>(piece.owner) * 2 + kind) * states_per_kind + number;
    }
    key[cell / cells_per_word] = key[cell / cells_per_word] << 5 | code;
  }
  key.back() = key.back() << 1 | static_cast<std::uint64_t>(state_.to_move());
  return key;
}

}  // namespace

search::Proof<Move> prove_win(const State& state, const RuleOptions& options, unsigned plies,
                              const search::Limits& limits) {
  return search::prove_win_of(SolvedHexix(state, options), plies, limits);
}

}  // namespace plyglot::hexix
