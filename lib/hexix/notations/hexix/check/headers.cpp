#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/read/layout.hpp"
#include "hexix/notations/hexix/read/units.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Edit;
using findings::Finding;
using text::format;
using text::Span;

// Goes through the lines of a record, from gap to gap between header and rows.
class Dividers {
 public:
  explicit Dividers(const Scope& scope)
      : scope_(scope), ast_(scope.ast), divider_(divider_width + scope.ast.prefix_width, '-') {}

  void find() {
    const bool has_due_ones = ast_.has_header || ast_.has_divider;
    for (const LineNode& line : ast_.lines) {
      if (line.kind == LineKind::divider) {
        take_divider(line);
      } else if (line.kind == LineKind::header || line.kind == LineKind::row) {
        if (has_due_ones && is_due_before_row() && line.kind == LineKind::row) report_missing(line);
        above_ = &line;
        in_place_ = nullptr;
        if (line.kind == LineKind::row) ++rows_;
      }
    }
  }

 private:
  // Whether a divider belongs in the gap between the line above and the next row.
  bool is_place() const {
    if (above_ == nullptr) return false;
    if (above_->kind == LineKind::header) return true;
    return rows_ % rows_between_dividers == 0 && rows_ < ast_.rows.size();
  }
  bool is_due_before_row() const { return is_place() && in_place_ == nullptr; }

  void take_divider(const LineNode& line) {
    if (!is_place() || in_place_ != nullptr) return report_place(line);
    in_place_ = &line;
    const bool is_at_start = line.content.begin == line.span.begin;
    if (line.content.size() != divider_.size() || !is_at_start) report_length(line);
  }

  void report_length(const LineNode& line) {
    const std::size_t due = divider_.size();
    const bool is_long_enough = line.content.size() == due;
    Finding found(scope_, DiagnosticId::hexix_divider_length, line.content,
                  is_long_enough
                      ? std::string("the divider does not begin where its line does")
                      : format("the divider is {} long, not {}", text::counted(line.content.size(), "hyphen"), due));
    const Span changed{line.span.begin, line.content.end};
    if (!scope_.has_control(changed))
      found.fix(format("write {} hyphens", due), diagnostics::Safety::safe, changed, divider_);
  }

  std::string reason() const {
    if (!scope_.is_record) return "no record follows";
    if (above_ == nullptr) return "its record begins below";
    if (in_place_ != nullptr) return "there is one above it already";
    if (rows_ == ast_.rows.size()) return "no row follows";
    return format("it comes after row {}", rows_);
  }

  void report_place(const LineNode& line) {
    Finding(scope_, DiagnosticId::hexix_divider_place, line.content, format("no divider belongs here: {}", reason()))
        .help("dividers come after the header and after every fifth row that has one below")
        .fix("delete it", diagnostics::Safety::safe, without(line));
  }

  // Its comment becomes one of its own line.
  std::vector<Edit> without(const LineNode& line) const {
    if (!line.comment.empty()) {
      const Span changed{line.span.begin, line.comment.begin};
      return scope_.has_control(changed) ? std::vector<Edit>() : std::vector<Edit>{{changed, ""}};
    }
    const bool leaves_something = scope_.is_record || (scope_.context.facts & fact::has_record) != 0 || has_comment();
    if (!leaves_something || scope_.has_control(line.span)) return {};
    return {{{line.span.begin, scope_.after_line_end(line.span.end)}, ""}};
  }

  bool has_comment() const {
    for (const LineNode& line : ast_.lines) {
      if (!line.comment.empty()) return true;
    }
    return false;
  }

  void report_missing(const LineNode& below) {
    const bool is_of_header = above_->kind == LineKind::header;
    Finding found(scope_, DiagnosticId::hexix_divider_missing, {below.span.begin, below.span.begin},
                  is_of_header ? std::string("there is no divider after the header")
                               : format("there is no divider after row {}", rows_));
    const std::uint32_t end = scope_.after_line_end(above_->span.end);
    found.fix("write one", diagnostics::Safety::safe, {end, end}, divider_ + '\n');
  }

  const Scope& scope_;
  const Ast& ast_;
  // As it should be.
  const std::string divider_;
  // The header or row above; null in the lead.
  const LineNode* above_ = nullptr;
  // The divider of this gap; null if there is none.
  const LineNode* in_place_ = nullptr;
  std::uint32_t rows_ = 0;
};

// The word that begins there; the rest of the line is what is left of it.
std::string_view take_word(std::string_view& rest) {
  std::size_t begin = 0;
  while (begin < rest.size() && is_read_as_blank(rest[begin])) ++begin;
  std::size_t end = begin;
  while (end < rest.size() && !is_read_as_blank(rest[end])) ++end;
  const std::string_view word = rest.substr(begin, end - begin);
  rest.remove_prefix(end);
  return word;
}

struct HeaderWords {
  std::string_view first;
  std::string_view second;
  bool are_all = false;
};

HeaderWords words_of(std::string_view content) {
  HeaderWords words;
  words.first = take_word(content);
  words.second = take_word(content);
  words.are_all = content.empty();
  return words;
}

bool differs_in_case_alone(const HeaderWords& words) {
  return words.are_all && text::is_same_word(words.first, "Blue") && text::is_same_word(words.second, "Red");
}

std::string fault_of(const Scope& scope, const LineNode& line, const HeaderWords& words) {
  if (differs_in_case_alone(words)) return format("the header is written {}", scope.quoted(line.content));
  if (words.second.empty()) return format("the header names {} alone", scope.quoted(line.content));
  if (!words.are_all) return format("the header {} has more than two words", scope.quoted(line.content));
  return format("the header reads {}", scope.quoted(line.content));
}

void report_bad_header(const Scope& scope, const LineNode& line) {
  const HeaderWords words = words_of(scope.slice(line.content));
  const bool is_read = differs_in_case_alone(words);
  Finding found(scope, DiagnosticId::hexix_bad_header,
                is_read ? diagnostics::Severity::warning : diagnostics::Severity::error, line.content,
                fault_of(scope, line, words));
  const Span changed{line.span.begin, line.content.end};
  if (!is_read || scope.has_control(changed)) {
    found.help("the header is `Blue   Red`: Blue's plies are on the left, Red's on the right");
    return;
  }
  found.fix("write `Blue   Red`", diagnostics::Safety::safe, changed,
            std::string(scope.ast.prefix_width, ' ') + "Blue   Red");
}

// The first word of a row.
Span first_word(const RowNode& row) {
  if (row.number) return {row.number->digits().begin, row.number->dots().end};
  return row.items[0].span();
}

// The blank lines between the previous record and the first row; those above the lead come before this record.
std::vector<Edit> without_blank_lines(const Scope& scope, const RowNode& first) {
  const std::uint32_t begin = scope.whole.begin;
  std::uint32_t blank = begin;
  std::uint32_t at = begin;
  for (; at > scope.source().base && is_read_as_blank_or_end(scope.byte_at(at - 1)); --at) {
    if (scope.byte_at(at - 1) == '\n') blank = at;
  }
  // The record before may be in no source that is there.
  if (at == scope.source().base) blank = at;
  std::vector<Edit> edits;
  if (blank != begin) edits.push_back({{blank, begin}, ""});
  for (std::uint32_t i = 0; i < first.line; ++i) {
    const LineNode& line = scope.ast.lines[i];
    if (line.kind == LineKind::blank) edits.push_back({{line.span.begin, scope.after_line_end(line.span.end)}, ""});
  }
  return edits;
}

void find_headerless(const Scope& scope) {
  const bool is_first = (scope.context.facts & fact::has_record) == 0;
  if (is_first || (scope.context.facts & fact::first_has_header) == 0) return;
  if (scope.ast.has_header || scope.ast.rows.empty()) return;
  const RowNode& first = scope.ast.rows.front();
  Finding(scope, DiagnosticId::hexix_headerless_record, first_word(first),
          "this record has no header, as the first one of the file has")
      .note("a blank line ends a record")
      .help("if this is a record of its own, write `Blue   Red` above it")
      .fix("go on with the record above", diagnostics::Safety::unsafe, without_blank_lines(scope, first));
}

}  // namespace

// The lengths and places of dividers (hexix 2, 5.3).
void find_in_dividers(const Scope& scope) {
  for (const LineNode& line : scope.ast.lines) {
    if (line.kind != LineKind::divider && line.kind != LineKind::header) continue;
    return Dividers(scope).find();
  }
}

// The line that names the columns: hexix 2.
void find_in_headers(const Scope& scope) {
  if (!scope.is_record) return;
  if (scope.ast.has_header) {
    for (const LineNode& line : scope.ast.lines) {
      if (line.kind == LineKind::header && line.is_odd) report_bad_header(scope, line);
    }
  }
  find_headerless(scope);
}

}  // namespace plyglot::hexix
