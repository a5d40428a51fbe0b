// R2 to R6: step by step.

#include "naive/hopgi_rules/game.hpp"

namespace plyglot::naive::hopgi_rules {
namespace {

struct Step {
  int file = 0;
  int rank = 0;
};
const Step up{0, 1};
const Step down{0, -1};
const Step left{-1, 0};
const Step right{1, 0};
const std::vector<Step> orthogonal = {up, down, left, right};
const std::vector<Step> diagonal = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

// The two diagonals that share an orthogonal direction.
std::vector<Step> around(Step step) {
  if (step.file == 0) return {{-1, step.rank}, {1, step.rank}};
  return {{step.file, -1}, {step.file, 1}};
}

class Mover {
 public:
  Mover(const Game& game, Square from, bool is_corner_blocked)
      : game_(game), from_(from), piece_(game.board.at(from)), is_corner_blocked_(is_corner_blocked) {}

  Squares targets() {
    const std::string& kind = piece_.kind;
    if (kind == "W") slide(orthogonal, 1);
    if (kind == "F") slide(diagonal, 1);
    if (kind == "R" || kind == "DK") slide(orthogonal, 3);
    if (kind == "B" || kind == "DH") slide(diagonal, 3);
    if (kind == "DK") slide(diagonal, 1);
    if (kind == "DH") slide(orthogonal, 1);
    if (kind == "P") {
      for (const Step forward : forwards()) {
        add_if(one(from_, forward), true);
        for (const Step step : around(forward)) add_if(one(from_, step), false);
      }
    }
    if (kind == "G") {
      for (const Step step : orthogonal) add_if(one(from_, step), true);
      for (const Step step : diagonal) add_if(one(from_, step), false);
    }
    hop();
    return targets_;
  }

 private:
  // A square that does not exist if the step does not.
  Square one(Square from, Step step) const {
    const Square to{from.file + step.file, from.rank + step.rank};
    const std::string both = name_of(from) + name_of(to);
    if (is_corner_blocked_ && (both == "b3c2" || both == "c2b3")) return {-1, -1};
    return to;
  }
  bool is_held(Square square) const { return game_.board.count(square) > 0; }
  bool is_own(Square square) const { return is_held(square) && game_.board.at(square).owner == piece_.owner; }

  void add(Square to) {
    if (exists(to) && !is_own(to)) targets_.insert(to);
  }
  void add_if(Square to, bool must_take) {
    if (exists(to) && is_held(to) == must_take) add(to);
  }

  void slide(const std::vector<Step>& steps, int most) {
    for (const Step step : steps) {
      Square square = from_;
      for (int i = 0; i < most; ++i) {
        square = one(square, step);
        if (!exists(square)) break;
        add(square);
        if (is_held(square)) break;
      }
    }
  }

  void hop() {
    for (const Step step : orthogonal) {
      const Square over = one(from_, step);
      if (!exists(over) || !is_held(over)) continue;
      for (const Step second : around(step)) add(one(over, second));
    }
  }

  std::vector<Step> forwards() const {
    const int k = from_.file - from_.rank;
    const bool is_white = piece_.owner == 'w';
    std::vector<Step> steps;
    if (k >= 0) steps.push_back(is_white ? up : down);
    if (k <= 0) steps.push_back(is_white ? left : right);
    return steps;
  }

  const Game& game_;
  Square from_;
  Piece piece_;
  bool is_corner_blocked_;
  Squares targets_;
};

}  // namespace

Squares targets(const Game& game, Square from, bool is_corner_blocked) {
  return Mover(game, from, is_corner_blocked).targets();
}

}  // namespace plyglot::naive::hopgi_rules
