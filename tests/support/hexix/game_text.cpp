// How a played game is written (hexix 2 and 5).

#include "hexix/record/move_text.hpp"
#include "support/hexix/players.hpp"

namespace plyglot::test {

using namespace hexix;

namespace {

constexpr std::size_t row_width = 14;

void pad(std::string& line, std::size_t width) { line.append(width - std::min(width, line.size()), ' '); }

class Writer {
 public:
  Writer(const PlayedHexixGame& game, const HexixLayout& layout)
      : game_(game),
        layout_(layout),
        offset_(game.initial.to_move == Player::red ? 1 : 0),
        rows_((game.plies.size() + offset_ + 1) / 2),
        prefix_(layout.has_numbers ? std::to_string(rows_).size() + 2 : 0) {}

  std::string text() {
    if (!(game_.initial == start_position())) text_ += "# position: " + position_text(game_.initial) + '\n';
    if (layout_.has_header) add_line(std::string(prefix_, ' ') + "Blue   Red");
    if (layout_.has_header) add_divider();
    for (std::size_t row = 0; row < rows_; ++row) {
      if (layout_.has_header && row > 0 && row % 5 == 0) add_divider();
      add_row(row);
    }
    return text_;
  }

 private:
  void add_line(const std::string& line) { text_ += line + '\n'; }
  void add_divider() { add_line(std::string(row_width - 1 + prefix_, '-')); }

  // None before the first ply of a game that Red begins, and after the last one.
  const PlayedHexixPly* ply_at(std::size_t place) const {
    if (place < offset_ || place - offset_ >= game_.plies.size()) return nullptr;
    return &game_.plies[place - offset_];
  }

  std::string token_of(const PlayedHexixPly& ply) const {
    const std::string token = move_text(ply.move, layout_.dialect);
    const bool has_value = layout_.has_values && ply.move.kind == MoveKind::place;
    return has_value ? token + std::to_string(ply.number) : token;
  }

  void add_row(std::size_t row) {
    const PlayedHexixPly* blue = ply_at(2 * row);
    const PlayedHexixPly* red = ply_at(2 * row + 1);
    std::string line = number_of(row);
    if (blue == nullptr && rows_ == 1) {
      line += "..." + token_of(*red);
    } else {
      line += blue == nullptr ? "..." : token_of(*blue);
      if (red != nullptr) pad(line, prefix_ + row_width / 2);
      if (red != nullptr) line += token_of(*red);
    }
    const std::string comment = comment_on(blue, red);
    if (!comment.empty()) pad(line, prefix_ + row_width);
    add_line(line + comment);
  }

  std::string number_of(std::size_t row) const {
    if (!layout_.has_numbers) return "";
    const std::string number = std::to_string(row + 1) + ". ";
    return std::string(prefix_ - number.size(), ' ') + number;
  }

  std::string comment_on(const PlayedHexixPly* blue, const PlayedHexixPly* red) const {
    if (!layout_.has_comments) return "";
    std::string losses;
    for (const PlayedHexixPly* ply : {blue, red}) {
      if (ply == nullptr || !ply->captured) continue;
      losses += losses.empty() ? "# " : ", ";
      losses += std::string(name_of(ply->captured->owner)) + " loses " +
                (ply->captured->kind == PieceKind::home ? "the home" : piece_text(*ply->captured).substr(1));
    }
    return losses;
  }

  const PlayedHexixGame& game_;
  const HexixLayout& layout_;
  // 1 if Red begins, so that the first row has one ply only.
  std::size_t offset_;
  std::size_t rows_;
  // P of hexix 2.
  std::size_t prefix_;
  std::string text_;
};

}  // namespace

std::string text_of(const PlayedHexixGame& game, const HexixLayout& layout) { return Writer(game, layout).text(); }

}  // namespace plyglot::test
