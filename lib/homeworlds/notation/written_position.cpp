#include "homeworlds/notation/written_position.hpp"

#include "homeworlds/notation/shapes.hpp"
#include "homeworlds/notation/tokens.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

class Scanner {
 public:
  Scanner(const text::Source& source, text::Span span, CommentForm comments)
      : bytes_(source.slice(span)), base_(span.begin), source_(source), comments_(comments) {}

  std::optional<WrittenPosition> scan() {
    WrittenPosition position;
    if (!take('<')) return std::nullopt;
    const std::optional<std::uint8_t> mover = take_digit();
    if (!mover || !take('>')) return std::nullopt;
    position.mover = *mover;
    position.mover_span = span_from(0);
    skip_space();
    while (take(';')) {
      skip_space();
      if (at_ == bytes_.size()) break;
      if (!scan_system(position)) return std::nullopt;
      skip_space();
    }
    if (at_ != bytes_.size() || position.systems.empty()) return std::nullopt;
    return position;
  }

 private:
  // system <- name ws '(' ws (digit ws ',')? ws piece (ws piece)? ws ')' ws ships
  bool scan_system(WrittenPosition& position) {
    WrittenSystem system;
    const std::size_t begin = at_;
    if (!scan_name(system)) return false;
    skip_space();
    if (!take('(')) return false;
    skip_space();
    if (const std::optional<std::uint8_t> home = take_digit()) {
      system.home = home;
      skip_space();
      if (!take(',')) return false;
      skip_space();
    }
    if (!scan_stars(system) || !take(')')) return false;
    scan_ships(system, position.ships);
    system.span = span_from(begin);
    position.systems.push_back(system);
    return system.slots > 1;
  }

  bool scan_name(WrittenSystem& system) {
    const std::size_t begin = at_;
    while (at_ < bytes_.size() && !is_space(bytes_[at_]) && bytes_[at_] != '(' && bytes_[at_] != ';') ++at_;
    system.name = span_from(begin);
    return is_name(source_.slice(system.name), form_of(Dialect::seed));
  }

  bool scan_stars(WrittenSystem& system) {
    for (PieceKind& star : system.stars) {
      const std::optional<PieceKind> piece = take_piece();
      if (!piece) break;
      star = *piece;
      ++system.star_count;
      skip_space();
    }
    return system.star_count > 0;
  }

  // Ends behind the last ship or `-`.
  void scan_ships(WrittenSystem& system, std::vector<WrittenShip>& ships) {
    system.first_ship = static_cast<std::uint32_t>(ships.size());
    while (true) {
      const std::size_t end = at_;
      skip_space();
      if (const std::optional<PieceKind> piece = take_piece()) {
        ships.push_back({*piece, system.slots - 1});
        ++system.ship_count;
      } else if (take('-')) {
        ++system.slots;
      } else {
        at_ = end;
        return;
      }
    }
  }

  std::optional<PieceKind> take_piece() {
    const std::optional<PieceKind> piece = piece_named(bytes_.substr(at_, 2));
    if (piece) at_ += 2;
    return piece;
  }

  std::optional<std::uint8_t> take_digit() {
    if (at_ == bytes_.size() || !text::is_digit(bytes_[at_])) return std::nullopt;
    return static_cast<std::uint8_t>(bytes_[at_++] - '0');
  }

  bool take(char byte) {
    if (at_ == bytes_.size() || bytes_[at_] != byte) return false;
    ++at_;
    return true;
  }

  static bool is_line_end(char byte) { return byte == '\n' || byte == '\r'; }
  static bool is_space(char byte) { return is_blank(byte) || is_line_end(byte); }

  // Blanks, line ends and comments (homeworlds L4).
  void skip_space() {
    while (at_ < bytes_.size()) {
      const bool is_comment =
          comments_ == CommentForm::at_blanks && bytes_[at_] == '#' && at_ > 0 && is_space(bytes_[at_ - 1]);
      if (is_comment) {
        at_ = std::min(bytes_.find_first_of("\r\n", at_), bytes_.size());
      } else if (is_space(bytes_[at_])) {
        ++at_;
      } else {
        return;
      }
    }
  }

  text::Span span_from(std::size_t begin) const {
    return {base_ + static_cast<std::uint32_t>(begin), base_ + static_cast<std::uint32_t>(at_)};
  }

  std::string_view bytes_;
  std::uint32_t base_;
  const text::Source& source_;
  CommentForm comments_;
  std::size_t at_ = 0;
};

}  // namespace

std::optional<WrittenPosition> read_written_position(const text::Source& source, text::Span span,
                                                     CommentForm comments) {
  return Scanner(source, span, comments).scan();
}

}  // namespace plyglot::homeworlds
