#include "hive/notations/hive_pgn/read/pgn_games.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

using notation::Unit;
using notation::UnitKind;

// A line, or what a comment leaves of it.
enum class PartKind : std::uint8_t { blank, tag, comment, other };

struct Part {
  PartKind kind = PartKind::blank;
  std::size_t begin = 0;
  std::size_t end = 0;
};

// Divides a text as the grammar does, as far as it takes to tell tags from text in comments.
class Parts {
 public:
  Parts(std::string_view text, std::size_t at) : text_(text), at_(at) {}

  bool has_more() const { return at_ < text_.size(); }

  Part next() {
    Part part{PartKind::blank, at_, end_of_line(at_)};
    const std::size_t first = first_of_line(at_);
    if (first < part.end && !is_blank_from(first)) {
      part.kind = text_[first] == '[' ? PartKind::tag : text_[first] == '{' ? PartKind::comment : PartKind::other;
      if (part.kind == PartKind::comment) part.end = end_of_comment(first);
      // A comment may follow on the line.
      if (part.kind == PartKind::tag) part.end = std::min(part.end, comment_after_tag(first, part.end));
      if (part.kind == PartKind::other) {
        const std::size_t comment = text_.substr(first, part.end - first).find('{');
        if (comment != std::string_view::npos) part.end = first + comment;
      }
    }
    at_ = part.end;
    return part;
  }

 private:
  // A file that was put after another one may begin with a byte order mark.
  std::size_t first_of_line(std::size_t at) const {
    const bool has_mark = text::begins_with_byte_order_mark(text_.substr(at));
    return text_.find_first_not_of(" \t", has_mark ? at + text::byte_order_mark.size() : at);
  }
  // A carriage return of its own is no more than a blank here: without anything else a line has no play.
  bool is_blank_from(std::size_t at) const {
    const std::size_t next = text_.find_first_not_of(" \t\r", at);
    return next == std::string_view::npos || text_[next] == '\n';
  }
  std::size_t end_of_line(std::size_t at) const { return std::min(text_.find('\n', at), text_.size() - 1) + 1; }

  // With the rest of its line, if that is blank.
  std::size_t end_of_comment(std::size_t begin) const {
    const std::size_t close = text_.find('}', begin);
    if (close == std::string_view::npos) return text_.size();
    const std::size_t next = text_.find_first_not_of(" \t\r", close + 1);
    if (next == std::string_view::npos) return text_.size();
    return text_[next] == '\n' ? next + 1 : close + 1;
  }

  // A value may hold braces, brackets and, after a backslash, quotes.
  std::size_t comment_after_tag(std::size_t begin, std::size_t end) const {
    const std::string_view line = text_.substr(begin, end - begin);
    std::size_t close = std::min(line.find('"'), line.size()) + 1;
    while (close < line.size() && line[close] != '"') close += line[close] == '\\' ? std::size_t{2} : std::size_t{1};
    if (close + 1 >= line.size()) return end;
    const std::size_t bracket = line.find_first_not_of(" \t", close + 1);
    if (bracket == std::string_view::npos || line[bracket] != ']') return end;
    const std::size_t next = line.find_first_not_of(" \t", bracket + 1);
    return next != std::string_view::npos && line[next] == '{' ? begin + next : end;
  }

  std::string_view text_;
  std::size_t at_;
};

// The tags that follow each other from here on, with comments and blank lines between, and what comes after them.
struct TagBlock {
  std::uint32_t tags = 0;
  bool has_game_type = false;
  // Where the text after them begins.
  std::size_t end = 0;
  // A move with the number 1, or without a number; none if another number or no move follows.
  bool is_followed_by_first_move = false;
  bool is_followed_by_move_without_number = false;
};

class GameScanner {
 public:
  GameScanner(std::string_view text, std::size_t begin) : text_(text), begin_(begin) {}

  // Where the next game begins; at the end of the text if there is none.
  std::size_t end_of_game() {
    Parts parts(text_, begin_);
    while (parts.has_more()) {
      const Part part = parts.next();
      if (part.kind == PartKind::blank || part.kind == PartKind::comment) {
        has_gap_ = has_gap_ || has_game_type_;
      } else if (part.kind == PartKind::other) {
        has_play_ = has_gap_ = true;
      } else if (!has_gap_) {
        has_game_type_ = has_game_type_ || is_game_type(part);
      } else {
        const TagBlock block = block_at(part.begin);
        const bool begins_line = text_[part.begin - 1] == '\n';
        if (begins_line && begins_game(block)) return part.begin;
        has_game_type_ = has_game_type_ || block.has_game_type;
        parts = Parts(text_, block.end);
      }
    }
    return text_.size();
  }

 private:
  std::string_view tag_in(const Part& part) const {
    const std::string_view line = text_.substr(part.begin, part.end - part.begin);
    return line.substr(line.find('['));
  }
  bool is_game_type(const Part& part) const { return text::is_same_word(key_of_bad_tag(tag_in(part)), "GameType"); }
  bool is_tag(const Part& part) const {
    const std::string_view line = tag_in(part);
    return !key_of_bad_tag(line).empty() && line.find('"') != std::string_view::npos;
  }

  TagBlock block_at(std::size_t begin) const {
    TagBlock block;
    Parts parts(text_, begin);
    block.end = begin;
    while (parts.has_more()) {
      const Part part = parts.next();
      if (part.kind == PartKind::other) {
        note_move(text_.substr(part.begin, part.end - part.begin), block);
        break;
      }
      block.end = part.end;
      if (part.kind != PartKind::tag) continue;
      if (is_tag(part)) ++block.tags;
      block.has_game_type = block.has_game_type || is_game_type(part);
    }
    return block;
  }

  static void note_move(std::string_view line, TagBlock& block) {
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    if (!begins_with_ply(line)) return;
    const std::size_t digits = line.find_first_not_of("0123456789");
    block.is_followed_by_move_without_number = digits == 0;
    block.is_followed_by_first_move = line.substr(0, digits) == "1";
  }

  // P11.
  bool begins_game(const TagBlock& block) const {
    if (block.has_game_type && has_game_type_) return true;
    if (!has_play_ || block.tags == 0) return false;
    return block.is_followed_by_first_move || (block.is_followed_by_move_without_number && block.tags > 1);
  }

  std::string_view text_;
  std::size_t begin_;
  bool has_game_type_ = false;
  // True after anything but tags, blank lines and comments before `GameType` left aside.
  bool has_gap_ = false;
  // A move, a variation, a result, or what is none of them.
  bool has_play_ = false;
};

// False if no bracket comes after the tags of the first lines: there is no other game then.
bool may_hold_another(std::string_view text, std::size_t at) {
  while (at < text.size() && text[at] == '[') at = std::min(text.find('\n', at), text.size() - 1) + 1;
  return text.find('[', at) != std::string_view::npos;
}

}  // namespace

Unit next_unit(const text::Source& source, std::uint32_t offset) {
  const std::string_view text = source.text;
  const std::size_t begin = offset - source.base;
  const bool begins_file = offset == 0 || (source.base == 0 && text.substr(0, begin) == text::byte_order_mark);
  if (begins_file && !may_hold_another(text, begin)) return notation::rest_of_file(source, offset);
  const Unit line = notation::next_line_unit(source, offset, {});
  if (line.kind == UnitKind::blank && !begins_file) return line;
  const std::size_t next = GameScanner(text, begin).end_of_game();
  if (next == text.size()) return notation::rest_of_file(source, offset);
  // Blank lines before the next game are not part of this one.
  const std::size_t last = text.find_last_not_of(" \t\r\n", next - 1);
  const std::uint32_t game_end = source.base + static_cast<std::uint32_t>(text.find('\n', last) + 1);
  const text::Span game{offset, game_end};
  return {UnitKind::record, game, game};
}

}  // namespace plyglot::hive::hive_pgn
