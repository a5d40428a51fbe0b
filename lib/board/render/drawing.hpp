#pragma once
// A drawing in characters, made of pieces of text at places.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::board {

// Takes memory for what is drawn, not for the plane it is drawn on. A column is a terminal cell.
class Drawing {
 public:
  // Lines and columns may be negative: the drawing begins where its first line and its leftmost column are. Where two
  // pieces overlap, the one further left stays whole; so neighbours may both draw the border they share. The text is
  // drawable.
  void put(std::int64_t line, std::int64_t column, std::string text, std::optional<std::uint8_t> owner = std::nullopt);

  // Sorts the pieces; to be called before what follows.
  void finish();
  // An upper bound for the bytes that printing without colours takes, or the largest number if that is too large.
  std::uint64_t size_bound() const;
  // Every line ends with LF, and none with a blank. With `colour`, text with an owner stands between ANSI sequences.
  void print(bool colour, std::string& out) const;

 private:
  struct Piece {
    std::int64_t line;
    std::int64_t column;
    std::string text;
    std::optional<std::uint8_t> owner;
  };
  std::vector<Piece> pieces_;
  std::int64_t left_ = 0;
};

// The text as one line of visible characters.
std::string drawable(std::string_view text);

}  // namespace plyglot::board
