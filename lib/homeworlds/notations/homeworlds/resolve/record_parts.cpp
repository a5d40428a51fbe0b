#include "homeworlds/notations/homeworlds/resolve/record_parts.hpp"

#include "diagnostics/suppression_syntax.hpp"
#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using Kind = RecordPart::Kind;

constexpr RecordPart blank;

struct PartOfFile {
  text::Span span;
  RecordPart line;
};

bool begins_before(const PartOfFile& a, const PartOfFile& b) { return a.span.begin < b.span.begin; }

class PartList {
 public:
  PartList(const Reading& reading, Record& record)
      : reading_(reading), record_(record), end_(reading.source.span().begin) {}

  void fill() {
    const Ast& ast = reading_.ast;
    parts_.reserve(ast.headers.size() + ast.turns.size() + ast.comments.size() + 1);
    record_.parts.reserve(parts_.capacity());
    take_headers();
    take_position();
    take_turns();
    take_comments();
    if (!std::is_sorted(parts_.begin(), parts_.end(), begins_before)) {
      text::sort(parts_.begin(), parts_.end(), begins_before);
    }
    std::size_t next = 0;
    while (next < parts_.size()) next = place(next);
  }

 private:
  void add(text::Span span, Kind kind, std::size_t index) {
    parts_.push_back({span, {kind, static_cast<std::uint32_t>(index)}});
  }

  void take_headers() {
    for (const HeaderNode& header : reading_.ast.headers) {
      add(header.line, Kind::header, record_.headers.size());
      const std::string_view key = header.key.empty() ? name_of(*header.known) : reading_.slice(header.key);
      record_.headers.push_back({std::string(key), std::string(reading_.slice(header.value)), header.line,
                                 header.is_last_line, header.is_on_line_of_turn});
    }
  }

  void take_position() {
    if (record_.initial) {
      add(record_.position_span, Kind::position, 0);
    } else if (!record_.position_span.empty()) {
      take_unread(record_.position_span);
    }
    for (const NotedFinding& finding : reading_.findings) {
      if (finding.id == DiagnosticId::homeworlds_second_position) take_unread(finding.span);
    }
    if (!reading_.ast.second_game.empty()) take_unread(reading_.ast.second_game);
  }

  void take_unread(text::Span span) {
    add(span, Kind::unread, record_.unread.size());
    record_.unread.push_back({std::string(reading_.slice(span)), span});
  }

  void take_turns() {
    for (std::size_t i = 0; i < reading_.ast.turns.size(); ++i) {
      const TurnNode& turn = reading_.ast.turns[i];
      text::Span span = turn.whole();
      // What is copied holds all of its lines.
      if (turn.first_line && !record_.turns[i].copy().empty()) span.begin = *turn.first_line;
      add(span, Kind::turn, i);
    }
  }

  void take_comments() {
    for (const CommentNode& comment : reading_.ast.comments) {
      const std::string_view text = reading_.slice(comment.span);
      add(comment.span, comment.stands_alone ? Kind::comment : Kind::comment_after, record_.comments.size());
      const bool is_chat = !has_sign(comment);
      std::string words(text.substr(is_chat ? 0 : comment.sign_size));
      if (!is_chat && comment.sign_size != 1 && !words.empty() && !is_blank(words[0])) words.insert(0, " ");
      // It suppresses nothing without a `#` of its own, and would when it is printed with one.
      if (!is_chat && comment.sign_size != 1 && diagnostics::is_suppression(words)) words.insert(0, " #");
      const bool is_bare = !is_chat && comment.sign_size == 0;
      record_.comments.push_back({std::move(words), comment.span, is_chat, {}, is_bare});
    }
  }

  std::string space_below(std::size_t i) const {
    const bool is_last = i + 1 == parts_.size();
    const std::uint32_t end = is_last ? reading_.source.span().end : parts_[i + 1].span.begin;
    return chat_space(reading_.slice({parts_[i].span.end, end}), is_last);
  }

  // Above a header `Dialect`, and after it on its line, comments are those of `seed`.
  bool has_sign(const CommentNode& comment) const {
    if (reading_.form.comments != CommentForm::none || !comment.stands_alone) return true;
    const HeaderNode* const dialect = find_header(reading_.ast, HeaderKey::dialect);
    return dialect != nullptr && comment.span.begin < dialect->line.begin;
  }

  // Places a part and what is inside it; returns the part after it.
  std::size_t place(std::size_t i) {
    const PartOfFile& part = parts_[i];
    if (is_apart(part) && !record_.parts.empty()) record_.parts.push_back(RecordPart(blank));
    const bool is_copied = part.line.kind == Kind::unread ||
                           (part.line.kind == Kind::turn && !record_.turns[part.line.index].copy().empty());
    std::size_t after = i + 1;
    while (after < parts_.size() && parts_[after].span.begin < part.span.end) {
      RecordPart inner = parts_[after].line;
      if (inner.kind == Kind::comment_after) inner.kind = Kind::comment;
      if (!is_copied || inner.kind == Kind::header) record_.parts.push_back(inner);
      ++after;
    }
    end_ = std::max(end_, part.span.end);
    record_.parts.push_back(part.line);
    if (part.line.kind == Kind::comment && record_.comments[part.line.index].is_chat) {
      record_.comments[part.line.index].space_below = space_below(i);
    }
    // Alone at the top, or below a blank line or another comment, a comment has nothing to come after.
    if (part.line.kind == Kind::comment_after && !comes_after()) record_.parts.back().kind = Kind::comment;
    return after;
  }

  bool comes_after() const {
    const std::size_t size = record_.parts.size();
    if (size < 2) return false;
    const Kind above = record_.parts[size - 2].kind;
    return above != Kind::blank && above != Kind::comment && above != Kind::comment_after;
  }

  // A line that makes nothing divides what is above it from what is below it, as a blank line does.
  bool is_apart(const PartOfFile& part) {
    const std::vector<std::uint32_t>& lines = reading_.ast.separator_lines;
    const std::size_t before = next_separator_line_;
    while (next_separator_line_ < lines.size() && lines[next_separator_line_] < part.span.begin) ++next_separator_line_;
    // One line end is not a blank line.
    const bool may_be_blank = part.span.begin > end_ + 1;
    return next_separator_line_ != before || (may_be_blank && has_blank_line(reading_.slice({end_, part.span.begin})));
  }

  const Reading& reading_;
  Record& record_;
  std::vector<PartOfFile> parts_;
  // Of what is placed.
  std::uint32_t end_;
  std::size_t next_separator_line_ = 0;
};

}  // namespace

std::string chat_space(std::string_view below, bool is_last) {
  std::string space(below);
  // Blanks that indent the line below are its own.
  if (!is_last) space.resize(space.find_last_not_of(blanks) + 1);
  for (std::size_t at = space.find('\r'); at != std::string::npos; at = space.find('\r', at + 1)) {
    if (at + 1 == space.size() || space[at + 1] != '\n') space[at] = '\n';
  }
  // Something that is left out is below.
  if (space.find_first_not_of(" \t\v\f\r\n") != std::string::npos) space.resize(space.find('\n') + 1);
  if (!space.empty() && space.back() == '\n') space.pop_back();
  return space;
}

void take_parts(const Reading& reading, Record& record) { PartList(reading, record).fill(); }

}  // namespace plyglot::homeworlds
