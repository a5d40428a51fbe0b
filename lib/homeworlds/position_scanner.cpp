#include "homeworlds/position_scanner.hpp"

#include <limits>

namespace plyglot::homeworlds {
namespace {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }
constexpr bool is_line_end(char c) { return c == '\n' || c == '\r'; }
constexpr bool is_space(char c) { return is_blank(c) || is_line_end(c); }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// homeworlds 3.1, `nchar`.
constexpr bool is_name_character(char c) {
  const auto byte = static_cast<unsigned char>(c);
  if (byte <= 0x20 || byte == 0x7F) return false;
  return std::string_view(";,/()<>\"*").find(c) == std::string_view::npos;
}
// A name has at least one of these.
constexpr bool carries_name(char c) {
  return static_cast<unsigned char>(c) >= 0x80 || is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z');
}

std::optional<Colour> colour_of_letter(char c) {
  for (std::size_t i = 0; i < colours; ++i) {
    if (letter_of(static_cast<Colour>(i)) == lower(c)) return static_cast<Colour>(i);
  }
  return std::nullopt;
}

}  // namespace

void PositionScanner::skip_space() {
  while (!is_at_end()) {
    const bool begins_comment = text_[offset_] == '#' && (offset_ == 0 || is_space(text_[offset_ - 1]));
    if (begins_comment) {
      while (!is_at_end() && !is_line_end(text_[offset_])) ++offset_;
    } else if (is_space(text_[offset_])) {
      ++offset_;
    } else {
      return;
    }
  }
}

bool PositionScanner::read(char c) {
  if (is_at_end() || text_[offset_] != c) return false;
  ++offset_;
  return true;
}

bool PositionScanner::read_digit(Player& digit) {
  if (is_at_end() || !is_digit(text_[offset_])) return false;
  digit = static_cast<Player>(text_[offset_++] - '0');
  return true;
}

bool PositionScanner::read_mover(Player& mover) { return read('<') && read_digit(mover) && read('>'); }

bool PositionScanner::read_piece(PieceKind& piece) {
  if (text_.size() - offset_ < 2) return false;
  const std::optional<Colour> colour = colour_of_letter(text_[offset_]);
  const char size = text_[offset_ + 1];
  if (!colour || size < '1' || size > '3') return false;
  piece = kind_of(*colour, static_cast<std::uint8_t>(size - '0'));
  offset_ += 2;
  return true;
}

bool PositionScanner::read_name(std::string_view& name) {
  const std::size_t begin = offset_;
  bool is_name = false;
  std::size_t end = begin;
  for (; end < text_.size() && is_name_character(text_[end]); ++end) is_name = is_name || carries_name(text_[end]);
  if (!is_name || text_[begin] == '#') return false;
  name = text_.substr(begin, end - begin);
  offset_ = end;
  return true;
}

bool PositionScanner::read_stars(WrittenSystem& system) {
  if (!read('(')) return false;
  skip_space();
  Player home = 0;
  if (read_digit(home)) {
    system.home = home;
    skip_space();
    if (!read(',')) return false;
    skip_space();
  }
  if (!read_piece(system.stars[0])) return false;
  skip_space();
  system.star_count = read_piece(system.stars[1]) ? 2 : 1;
  skip_space();
  return read(')');
}

bool PositionScanner::read_ships(WrittenSystem& system) {
  PieceKind piece = 0;
  system.end = offset_;
  for (skip_space(); !is_at_end(); skip_space()) {
    if (read('-')) {
      ++system.slots;
    } else if (read_piece(piece)) {
      if (system.slots <= most_players) {
        std::uint8_t& count = system.ships[system.slots - 1][piece];
        if (count < std::numeric_limits<std::uint8_t>::max()) ++count;
      }
    } else {
      break;
    }
    system.end = offset_;
  }
  return system.slots > 1;
}

bool PositionScanner::read_system(WrittenSystem& system) {
  system.begin = offset_;
  if (!read_name(system.name)) return false;
  skip_space();
  if (!read_stars(system)) return false;
  return read_ships(system);
}

}  // namespace plyglot::homeworlds
