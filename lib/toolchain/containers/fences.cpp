// Fences of Markdown, line by line (CommonMark 0.31, 4.5).
#include "toolchain/containers/fences.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <optional>

namespace plyglot::toolchain {
namespace {

constexpr std::uint32_t tab_stop = 4;

bool is_blank_byte(char byte) { return byte == ' ' || byte == '\t'; }

// A place in a line, in bytes and in columns: a tab may be passed in part.
class LineCursor {
 public:
  explicit LineCursor(std::string_view line) : line_(line) {}

  std::string_view rest() const { return line_.substr(at_); }
  char next() const { return at_ < line_.size() ? line_[at_] : '\0'; }
  std::uint32_t offset() const { return static_cast<std::uint32_t>(at_); }
  // Columns of a tab that are left after it was passed in part; it counts as passed then.
  std::uint32_t blanks() const { return left_; }
  std::uint32_t column() const { return column_; }

  // How many columns of blanks there are before the next character.
  std::uint32_t indent() const {
    std::uint32_t column = column_ + left_;
    for (std::size_t i = at_; i < line_.size() && is_blank_byte(line_[i]); ++i) column += width(line_[i], column);
    return column - column_;
  }
  bool is_blank() const { return rest().find_first_not_of(" \t") == std::string_view::npos; }

  // Passes at most so many columns of blanks.
  void skip_blanks(std::uint32_t columns) {
    while (columns > 0) {
      if (left_ == 0) {
        if (!is_blank_byte(next())) return;
        left_ = width(next(), column_);
        ++at_;
      }
      const std::uint32_t passed = std::min(columns, left_);
      left_ -= passed;
      column_ += passed;
      columns -= passed;
    }
  }
  void skip_all_blanks() { skip_blanks(indent()); }
  // Passes characters that are not blanks.
  void skip(std::size_t bytes) {
    at_ += bytes;
    column_ += static_cast<std::uint32_t>(bytes);
  }

 private:
  static std::uint32_t width(char blank, std::uint32_t column) {
    return blank == '\t' ? tab_stop - column % tab_stop : 1;
  }

  std::string_view line_;
  std::size_t at_ = 0;
  std::uint32_t column_ = 0;
  std::uint32_t left_ = 0;
};

// A block quote or an item of a list.
struct Container {
  // Columns that the lines of an item are indented by; 0 of a quote.
  std::uint32_t indent = 0;
  // Of an item: whether nothing but a blank line was in it so far.
  bool is_empty = false;

  bool is_quote() const { return indent == 0; }
};

struct ListMark {
  std::size_t size = 0;
  // Whether its number, if it has one, is 1.
  bool is_first = true;
};

bool is_thematic_break(std::string_view line) {
  const char sign = line.empty() ? '\0' : line.front();
  if (sign != '*' && sign != '-' && sign != '_') return false;
  std::size_t count = 0;
  for (const char byte : line) {
    if (byte == sign)
      ++count;
    else if (!is_blank_byte(byte))
      return false;
  }
  return count >= 3;
}

std::optional<ListMark> list_mark(std::string_view line) {
  std::size_t digits = 0;
  while (digits < line.size() && text::is_digit(line[digits])) ++digits;
  if (digits > 9 || digits >= line.size()) return std::nullopt;
  const char sign = line[digits];
  const bool is_mark = digits == 0 ? sign == '-' || sign == '+' || sign == '*' : sign == '.' || sign == ')';
  const bool is_apart = digits + 1 == line.size() || is_blank_byte(line[digits + 1]);
  if (!is_mark || !is_apart) return std::nullopt;
  const std::string_view number = line.substr(0, digits);
  const bool is_first = digits == 0 || (number.find_first_not_of('0') == digits - 1 && number.back() == '1');
  return ListMark{digits + 1, is_first};
}

// What ends a block of HTML that begins with this line; empty if none begins, or one that an empty line ends.
std::string_view html_end(std::string_view line) {
  struct Kind {
    std::string_view begin;
    std::string_view end;
  };
  constexpr Kind kinds[] = {{"<!--", "-->"}, {"<?", "?>"}, {"<![CDATA[", "]]>"}};
  for (const Kind& kind : kinds) {
    if (line.starts_with(kind.begin)) return kind.end;
  }
  if (line.size() > 2 && line.starts_with("<!") && text::is_letter(line[2])) return ">";
  for (const std::string_view name : {"<script", "<pre", "<style", "<textarea"}) {
    if (!text::is_same_word(line.substr(0, name.size()), name)) continue;
    const std::string_view after = line.substr(name.size());
    if (after.empty() || is_blank_byte(after.front()) || after.front() == '>') return "</";
  }
  return {};
}

bool ends_html(std::string_view line, std::string_view end) {
  if (end != "</") return line.find(end) != std::string_view::npos;
  const std::string low = text::lower_case(line);
  for (const std::string_view name : {"</script>", "</pre>", "</style>", "</textarea>"}) {
    if (low.find(name) != std::string::npos) return true;
  }
  return false;
}

bool is_heading(std::string_view line) {
  const std::size_t signs = std::min(line.find_first_not_of('#'), line.size());
  return signs > 0 && signs <= 6 && (signs == line.size() || is_blank_byte(line[signs]));
}

bool is_setext_underline(std::string_view line) {
  if (line.empty() || (line.front() != '=' && line.front() != '-')) return false;
  return line.find_first_not_of(" \t", std::min(line.find_first_not_of(line.front()), line.size())) ==
         std::string_view::npos;
}

class FenceFinder {
 public:
  explicit FenceFinder(const text::Source& source) : source_(source) {}

  std::vector<Fence> run() {
    std::size_t at = text::begins_with_byte_order_mark(source_.text) ? text::byte_order_mark.size() : 0;
    while (at < source_.text.size()) {
      std::size_t end = std::min(source_.text.find('\n', at), source_.text.size() - 1) + 1;
      begin_ = source_.base + static_cast<std::uint32_t>(at);
      end_ = source_.base + static_cast<std::uint32_t>(end);
      std::string_view line = source_.text.substr(at, end - at);
      while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
      read_line(line);
      at = end;
    }
    end_fence(end_);
    return std::move(fences_);
  }

 private:
  void read_line(std::string_view line);
  std::size_t match_containers(LineCursor& cursor);
  bool open_container(LineCursor& cursor, bool& is_interrupting);
  bool open_item(LineCursor& cursor, bool is_interrupting);
  bool open_fence(const LineCursor& cursor);
  bool is_paragraph(LineCursor& cursor, bool goes_on, bool is_whole);
  bool closes_fence(LineCursor cursor) const;
  void add_line(LineCursor& cursor);
  void end_fence(std::uint32_t end);
  std::string prefix_of_containers() const;

  const text::Source& source_;
  std::uint32_t begin_ = 0;
  std::uint32_t end_ = 0;
  std::vector<Container> containers_;
  std::vector<Fence> fences_;
  bool is_in_fence_ = false;
  std::uint32_t fence_indent_ = 0;
  // What ends the block of HTML that the line is in.
  std::string_view html_end_;
  bool is_in_paragraph_ = false;
};

std::size_t FenceFinder::match_containers(LineCursor& cursor) {
  std::size_t matched = 0;
  for (; matched < containers_.size(); ++matched) {
    Container& container = containers_[matched];
    if (container.is_quote()) {
      if (cursor.indent() > 3) break;
      LineCursor ahead = cursor;
      ahead.skip_all_blanks();
      if (ahead.next() != '>') break;
      cursor = ahead;
      cursor.skip(1);
      cursor.skip_blanks(1);
    } else if (cursor.is_blank()) {
      // An item begins with one blank line at most.
      if (container.is_empty) break;
      cursor.skip_all_blanks();
    } else if (cursor.indent() >= container.indent) {
      cursor.skip_blanks(container.indent);
      container.is_empty = false;
    } else {
      break;
    }
  }
  return matched;
}

void FenceFinder::read_line(std::string_view line) {
  LineCursor cursor(line);
  const std::size_t matched = match_containers(cursor);
  const bool is_whole = matched == containers_.size();
  if (is_in_fence_ && is_whole) {
    if (!closes_fence(cursor)) return add_line(cursor);
    fences_.back().is_closed = true;
    end_fence(begin_);
    return;
  }
  if (is_in_fence_) end_fence(begin_);
  if (!html_end_.empty() && is_whole) {
    if (ends_html(cursor.rest(), html_end_)) html_end_ = {};
    return;
  }
  // Those that the line does not repeat end with it, unless it goes on with their paragraph.
  const std::vector<Container> unmatched(containers_.begin() + static_cast<std::ptrdiff_t>(matched), containers_.end());
  containers_.resize(matched);
  if (!is_whole) html_end_ = {};
  bool is_interrupting = is_in_paragraph_ && is_whole;
  while (open_container(cursor, is_interrupting)) {
  }
  const bool goes_on = is_in_paragraph_ && containers_.size() == matched;
  is_in_paragraph_ = is_paragraph(cursor, goes_on, is_whole);
  if (is_in_paragraph_ && goes_on) containers_.insert(containers_.end(), unmatched.begin(), unmatched.end());
}

// Whether what is left of a line is text, and not something that a paragraph is ended by; a fence or a block of HTML is
// opened.
bool FenceFinder::is_paragraph(LineCursor& cursor, bool goes_on, bool is_whole) {
  LineCursor text = cursor;
  text.skip_all_blanks();
  const std::string_view rest = text.rest();
  if (rest.empty()) return false;
  // Indented code ends no paragraph.
  if (cursor.indent() > 3) return goes_on;
  if (open_fence(cursor)) return false;
  if (const std::string_view end = html_end(rest); !end.empty()) {
    if (!ends_html(rest, end)) html_end_ = end;
    return false;
  }
  return !is_heading(rest) && !is_thematic_break(rest) && !(goes_on && is_whole && is_setext_underline(rest));
}

bool FenceFinder::open_container(LineCursor& cursor, bool& is_interrupting) {
  if (cursor.indent() > 3) return false;
  LineCursor ahead = cursor;
  ahead.skip_all_blanks();
  if (ahead.next() != '>') {
    if (!open_item(cursor, is_interrupting)) return false;
    is_interrupting = false;
    return true;
  }
  cursor = ahead;
  cursor.skip(1);
  cursor.skip_blanks(1);
  containers_.push_back({});
  is_interrupting = false;
  return true;
}

bool FenceFinder::open_item(LineCursor& cursor, bool is_interrupting) {
  LineCursor ahead = cursor;
  const std::uint32_t indent = cursor.indent();
  ahead.skip_all_blanks();
  const std::optional<ListMark> mark = list_mark(ahead.rest());
  if (!mark || is_thematic_break(ahead.rest())) return false;
  ahead.skip(mark->size);
  const bool is_empty = ahead.is_blank();
  if (is_interrupting && (is_empty || !mark->is_first)) return false;
  const std::uint32_t blanks = ahead.indent();
  const std::uint32_t padding = is_empty || blanks > 4 ? 1 : blanks;
  ahead.skip_blanks(padding);
  cursor = ahead;
  containers_.push_back({indent + static_cast<std::uint32_t>(mark->size) + padding, is_empty});
  return true;
}

bool FenceFinder::open_fence(const LineCursor& cursor) {
  const std::uint32_t indent = cursor.indent();
  LineCursor ahead = cursor;
  ahead.skip_all_blanks();
  const std::string_view line = ahead.rest();
  const char sign = line.front();
  if (sign != '`' && sign != '~') return false;
  const std::size_t size = std::min(line.find_first_not_of(sign), line.size());
  const std::string_view info = text::trimmed(line.substr(size), " \t");
  if (size < 3 || (sign == '`' && info.find('`') != std::string_view::npos)) return false;
  Fence fence;
  const std::uint32_t begin = begin_ + ahead.offset();
  fence.opening = {begin, begin + static_cast<std::uint32_t>(line.size())};
  const auto info_begin =
      info.empty() ? fence.opening.end : begin + static_cast<std::uint32_t>(info.data() - line.data());
  fence.info = {info_begin, info_begin + static_cast<std::uint32_t>(info.size())};
  fence.lines = {end_, end_};
  fence.sign = sign;
  fence.size = static_cast<std::uint32_t>(size);
  fence.prefix = prefix_of_containers() + std::string(indent, ' ');
  fences_.push_back(std::move(fence));
  fence_indent_ = indent;
  is_in_fence_ = true;
  return true;
}

std::string FenceFinder::prefix_of_containers() const {
  std::string prefix;
  for (const Container& container : containers_) {
    prefix += container.is_quote() ? "> " : std::string(container.indent, ' ');
  }
  return prefix;
}

bool FenceFinder::closes_fence(LineCursor cursor) const {
  if (cursor.indent() > 3) return false;
  cursor.skip_all_blanks();
  const Fence& fence = fences_.back();
  const std::string_view line = cursor.rest();
  const std::size_t size = std::min(line.find_first_not_of(fence.sign), line.size());
  return size >= fence.size && line.find_first_not_of(" \t", size) == std::string_view::npos;
}

void FenceFinder::add_line(LineCursor& cursor) {
  cursor.skip_blanks(fence_indent_);
  fences_.back().line_starts.push_back({begin_, begin_ + cursor.offset(), cursor.blanks()});
}

void FenceFinder::end_fence(std::uint32_t end) {
  if (!is_in_fence_) return;
  fences_.back().lines.end = std::max(end, fences_.back().lines.begin);
  is_in_fence_ = false;
}

}  // namespace

std::vector<Fence> fences_in(const text::Source& source) { return FenceFinder(source).run(); }

}  // namespace plyglot::toolchain
