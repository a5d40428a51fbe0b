#include "hopgi/search/forced_win.hpp"

namespace plyglot::hopgi {
namespace {

constexpr PieceKind kinds_in_hand[] = {PieceKind::rook, PieceKind::bishop, PieceKind::pawn};

// For search::Prover.
class SolvedHopgi {
 public:
  using Move = Turn;
  // Of each square five bits, then the hands, two numbers in a word, then the side to move.
  using Key = search::ExactKey<8>;
  struct Played {
    search::End end = search::End::none;
    State before;
  };
  // No piece takes one of its own side.
  static constexpr bool losing_moves = false;

  explicit SolvedHopgi(const State& state) : state_(state) {}

  void list(std::vector<Turn>& turns) const {
    turns.clear();
    visit_turns(state_, [&](const Turn& turn) { turns.push_back(turn); });
  }
  void list_in_order(std::vector<Turn>& turns) const { turns = list_legal_turns(state_); }
  void list_wins(std::vector<Turn>& turns) const;
  bool may_lose() const { return false; }
  Key key() const;
  Played play(const Turn& turn) {
    Played played{search::End::none, state_};
    const Side enemy = opponent_of(state_.to_move());
    play_turn(state_, turn);
    if (has_lost(state_, enemy)) played.end = search::End::win;
    return played;
  }
  void undo(const Played& played) { state_ = played.before; }

 private:
  State state_;
};

// Each leg takes one king at most.
void SolvedHopgi::list_wins(std::vector<Turn>& turns) const {
  turns.clear();
  const SquareSet kings = state_.kings(opponent_of(state_.to_move()));
  const unsigned left = count(kings);
  const auto takes_king = [&](const Leg& leg) { return leg.kind == LegKind::step && contains(kings, leg.to); };
  visit_turns(state_, [&](const Turn& turn) {
    const unsigned taken = unsigned{takes_king(turn.first)} + (turn.second && takes_king(*turn.second) ? 1U : 0U);
    if (taken >= left) turns.push_back(turn);
  });
}

SolvedHopgi::Key SolvedHopgi::key() const {
  constexpr std::size_t squares_per_word = 12;
  constexpr std::size_t first_of_hands = 4;
  Key key{};
  for (Square square = 0; square < square_count; ++square) {
    std::uint64_t code = 0;
    if (const std::optional<Piece> piece = state_.find(square)) {
      code = 1 + static_cast<std::uint64_t>(piece->owner) * piece_kind_count + static_cast<std::uint64_t>(piece->kind);
    }
    key[square / squares_per_word] = key[square / squares_per_word] << 5 | code;
  }
  std::size_t place = 2 * first_of_hands;
  for (const Side side : {Side::white, Side::black}) {
    for (const PieceKind kind : kinds_in_hand) {
      key[place / 2] = key[place / 2] << 32 | state_.hand(side).of(kind);
      ++place;
    }
  }
  key.back() = static_cast<std::uint64_t>(state_.to_move());
  return key;
}

}  // namespace

search::Proof<Turn> prove_win(const State& state, unsigned plies, const search::Limits& limits) {
  return search::prove_win_of(SolvedHopgi(state), plies, limits);
}

}  // namespace plyglot::hopgi
