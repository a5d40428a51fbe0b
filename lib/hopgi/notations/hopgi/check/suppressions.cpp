#include "hopgi/notations/hopgi/check/suppressions.hpp"

#include "diagnostics/suppression_syntax.hpp"
#include "hopgi/notations/hopgi/read/bytes.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "notation/byte_findings.hpp"

namespace plyglot::hopgi::record {

using text::Span;

namespace {

// Goes through the comments once.
class SuppressionReader {
 public:
  explicit SuppressionReader(const Scope& scope) : scope_(scope), text_(scope.source().text) {}

  void read() {
    for (std::size_t i = 0; i < scope_.ast.comments.size(); ++i) {
      const CommentNode& comment = scope_.ast.comments[i];
      if (comment.form == CommentForm::line) read_comment(i, comment.span);
    }
  }

 private:
  void read_comment(std::size_t index, Span span) {
    constexpr std::uint32_t sign = 2;
    const std::string_view text = scope_.slice(span).substr(sign);
    if (!diagnostics::is_suppression(text)) return;
    diagnostics::Comment comment;
    comment.text = text;
    comment.begin = span.begin + sign;
    comment.before_first_record = is_before_first_game(index);
    const std::uint32_t begin = without_blanks_before(span.begin);
    const bool stands_alone = begin == scope_.source().base || scope_.byte_before(begin) == '\n';
    comment.whole = {begin, span.end};
    if (stands_alone) {
      comment.whole = notation::with_line_end(scope_.source(), comment.whole);
      comment.target = line_below(span.end);
    } else {
      comment.target = {line_begin(begin), begin};
    }
    scope_.context.reporter.read_comment(comment);
  }

  bool is_before_first_game(std::size_t index) const {
    if ((scope_.context.facts & fact::has_game) != 0) return false;
    const Ast& ast = scope_.ast;
    if (!ast.has_game) return true;
    return ast.has_tags() ? index < ast.lead_comments : ast.comments[index].span.begin < ast.first_word.begin;
  }

  // A CR that stayed would become a part of the line end.
  std::uint32_t without_blanks_before(std::uint32_t offset) const {
    while (is_blank_of_line(scope_.byte_before(offset)) || scope_.byte_before(offset) == '\r') --offset;
    return offset;
  }
  std::uint32_t line_begin(std::uint32_t offset) const {
    const std::size_t before = text_.rfind('\n', offset - scope_.source().base);
    return before == std::string_view::npos ? scope_.source().base
                                            : scope_.source().base + static_cast<std::uint32_t>(before) + 1;
  }

  // The place only goes down, so that all comments cost one walk.
  Span line_below(std::uint32_t offset) {
    const std::uint32_t base = scope_.source().base;
    below_ = std::max(below_, static_cast<std::size_t>(offset - base));
    while (below_ < text_.size()) {
      while (below_ < text_.size() && is_blank(text_[below_])) ++below_;
      if (text_.substr(below_, 2) != "//") break;
      below_ = std::min(text_.find('\n', below_), text_.size());
    }
    const std::size_t end = std::min(text_.find('\n', below_), text_.size());
    return {base + static_cast<std::uint32_t>(below_), base + static_cast<std::uint32_t>(end)};
  }

  const Scope& scope_;
  const std::string_view text_;
  std::size_t below_ = 0;
};

}  // namespace

void read_suppressions(const Scope& scope) {
  if (!scope.ast.comments.empty()) SuppressionReader(scope).read();
}

}  // namespace plyglot::hopgi::record
