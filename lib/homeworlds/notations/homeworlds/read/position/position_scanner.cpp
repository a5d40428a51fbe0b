#include "homeworlds/notations/homeworlds/read/position/position_scanner.hpp"

#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

#include <limits>

namespace plyglot::homeworlds {
namespace {

constexpr bool is_space(char c) { return is_blank(c) || is_line_end(c); }

}  // namespace

void PositionScanner::skip_space() {
  while (!is_at_end()) {
    const bool begins_comment =
        has_comments_ && text_[offset_] == '#' && (offset_ == 0 || is_space(text_[offset_ - 1]));
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

bool PositionScanner::fail(PositionDue due) {
  due_ = due;
  return false;
}

bool PositionScanner::read(char c, PositionDue due) { return read(c) || fail(due); }

bool PositionScanner::read_digit(Player& digit) {
  if (is_at_end() || !text::is_digit(text_[offset_])) return false;
  digit = static_cast<Player>(text_[offset_++] - '0');
  return true;
}

bool PositionScanner::read_mover(Player& mover) {
  if (!read('<') || !read_digit(mover)) return fail(PositionDue::mover);
  return read('>', PositionDue::end_of_mover);
}

bool PositionScanner::read_piece(PieceKind& piece) {
  const std::optional<PieceKind> found = piece_named(text_.substr(offset_, 2));
  if (!found) return false;
  piece = *found;
  offset_ += 2;
  return true;
}

bool PositionScanner::read_name(std::string_view& name) {
  std::size_t end = offset_;
  while (end < text_.size() && !is_space(text_[end]) && text_[end] != '(' && text_[end] != ';') ++end;
  const std::string_view word = text_.substr(offset_, end - offset_);
  if (!is_name(word, form_of(Dialect::seed))) return fail(PositionDue::system_name);
  name = word;
  offset_ = end;
  return true;
}

bool PositionScanner::read_stars(WrittenSystem& system) {
  if (!read('(', PositionDue::opening_parenthesis)) return false;
  skip_space();
  Player home = 0;
  if (read_digit(home)) {
    system.home = home;
    skip_space();
    if (!read(',', PositionDue::comma)) return false;
    skip_space();
  }
  if (!read_piece(system.stars[0])) return fail(system.home ? PositionDue::star : PositionDue::star_or_home);
  skip_space();
  system.star_count = read_piece(system.stars[1]) ? 2 : 1;
  skip_space();
  return read(')', system.star_count == 1 ? PositionDue::second_star_or_end : PositionDue::closing_parenthesis);
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
  return system.slots > 1 || fail(PositionDue::ship_or_slot);
}

bool PositionScanner::read_system(WrittenSystem& system) {
  system.begin = offset_;
  if (!read_name(system.name)) return false;
  skip_space();
  if (!read_stars(system)) return false;
  return read_ships(system);
}

}  // namespace plyglot::homeworlds
