#pragma once
// The pieces of a game of Hopgi as things that its text speaks of again and again.

#include <plyglot/annotations.hpp>
#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi {

// Goes through the elements of a record in their order. A piece is the same one from where it begins, or was dropped,
// through the turns of the game and of its variations.
class PieceThings {
 public:
  PieceThings(const std::optional<Position>& initial, annotations::Annotations& out);

  // A leg that was applied, with its place in the text: a mention of the piece.
  void play(const Leg& leg, Side side, text::Span span);
  // A new turn of the line begins.
  void begin_turn();
  // hopgi R20. Variations may be ended that were not begun: that does nothing.
  void begin_variation();
  void end_variation();

 private:
  // By square, an index into `pieces_`; meaningless where nothing stands.
  using Board = std::array<std::uint32_t, square_count>;
  struct Line {
    Board now{};
    Board before_last_turn{};
  };
  struct Individual {
    std::string name;
    // Index into the things; none until the text names it.
    std::optional<std::uint32_t> thing;
  };

  std::uint32_t add(std::string name);

  annotations::Annotations& out_;
  std::vector<Individual> pieces_;
  std::vector<Line> lines_;
};

}  // namespace plyglot::hopgi
