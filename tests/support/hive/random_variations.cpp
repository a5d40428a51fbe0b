#include "support/hive/random_variations.hpp"

#include "hive/record/record_replay.hpp"
#include "hive/rules/game.hpp"

namespace plyglot::test {
namespace {

// The position before each ply is found by playing all plies again: slow, and simple.
class Maker {
 public:
  Maker(Random& random, hive::Record& record) : random_(random), record_(record) {}

  void make() {
    std::size_t comment = 0;
    for (std::uint32_t ply = 1; ply <= record_.plies.size(); ++ply) {
      while (comment < record_.comments.size() && record_.comments[comment].after_ply < ply) ++comment;
      while (random_.chance(15)) {
        while (comment < record_.comments.size() && record_.comments[comment].after_ply == ply && random_.chance(50)) {
          ++comment;
        }
        hive::Variation variation;
        variation.after_ply = ply;
        variation.comments_before = static_cast<std::uint32_t>(comment);
        const std::vector<hive::Ply> before(record_.plies.begin(), record_.plies.begin() + ply - 1);
        if (add_line(before, 0, variation)) record_.variations.push_back(variation);
      }
    }
  }

 private:
  using Part = hive::VariationPart;

  bool add_line(std::vector<hive::Ply> path, int depth, hive::Variation& variation) {
    const std::size_t begin = path.size();
    for (std::size_t plies = random_.between(1, 4); plies > 0; --plies) {
      const std::optional<hive::Ply> ply = random_ply(path);
      if (!ply) break;
      add_comment(path, variation, 10);
      variation.parts.push_back(Part::ply);
      variation.plies.push_back(*ply);
      while (depth < 4 && random_.chance(20)) add_inside(path, depth, variation);
      path.push_back(*ply);
      add_comment(path, variation, 20);
    }
    return path.size() > begin;
  }

  void add_inside(const std::vector<hive::Ply>& path, int depth, hive::Variation& variation) {
    // There is another ply, since there is one.
    variation.parts.push_back(Part::begin);
    variation.spans_inside.emplace_back();
    add_line(path, depth + 1, variation);
    variation.parts.push_back(Part::end);
  }

  void add_comment(const std::vector<hive::Ply>& path, hive::Variation& variation, std::size_t percent) {
    if (!random_.chance(percent)) return;
    const std::vector<std::string> texts = {"a", "(", ")", "\n", "1. wS1", "{", "(\n1. wS1\n)"};
    variation.parts.push_back(Part::comment);
    variation.comments.push_back({static_cast<std::uint32_t>(path.size()), false, random_.pick(texts), {}});
  }

  std::optional<hive::Ply> random_ply(const std::vector<hive::Ply>& path) {
    hive::Game game(record_.type);
    for (const hive::Ply& ply : path) game.play(hive::move_of(ply));
    const std::vector<hive::Move> moves = game.legal_moves();
    if (moves.empty()) return std::nullopt;
    const hive::Move move = random_.pick(moves);
    hive::Ply ply;
    ply.piece = move.piece;
    if (!move.is_pass() && game.state().on_board() != 0) ply.to = game.state().cell_at(move.to);
    return ply;
  }

  Random& random_;
  hive::Record& record_;
};

}  // namespace

void add_variations(Random& random, hive::Record& record) { Maker(random, record).make(); }

}  // namespace plyglot::test
