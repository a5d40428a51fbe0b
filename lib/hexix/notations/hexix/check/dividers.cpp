// Dividers: how long they are and where they stand (hexix 2, 5.3).

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/read/layout.hpp"
#include "hexix/notations/hexix/read/units.hpp"
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
  // In the gap between what stands above and the next row.
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
    return {{{line.span.begin, scope_.behind_line_end(line.span.end)}, ""}};
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
    const std::uint32_t end = scope_.behind_line_end(above_->span.end);
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

}  // namespace

void find_in_dividers(const Scope& scope) {
  for (const LineNode& line : scope.ast.lines) {
    if (line.kind != LineKind::divider && line.kind != LineKind::header) continue;
    return Dividers(scope).find();
  }
}

}  // namespace plyglot::hexix
