#include "hopgi/notations/hopgi/resolve/spelling.hpp"

#include "findings/finding.hpp"
#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "hopgi/verdicts/wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::record {
namespace {

// R13.7, R14.
void check_capture_mark(Resolution& resolution, const LegNode& node, const Leg& leg) {
  if (leg.kind == LegKind::drop || node.separator.empty()) return;
  const bool says_capture = resolution.source.slice(node.separator) != "-";
  if (says_capture == leg.is_capture) return;
  if (!says_capture && node.form == LegForm::short_leg) return;
  verdicts::report_capture_mark(resolution, node, leg);
}

bool is_right(const PromotionNode& written, const Leg& leg) {
  return leg.promotes && (written.is_plus || written.kind == promoted(leg.piece));
}

// R15, R16.
void check_promotion(Resolution& resolution, const LegNode& node, const Leg& leg) {
  const PromotionNode& written = node.promotion;
  if (leg.promotes) {
    if (!written.is_written()) {
      verdicts::report_promotion_missing(resolution, node, leg);
    } else if (!is_right(written, leg)) {
      verdicts::report_promotion_wrong(resolution, node, leg);
    }
  } else if (written.is_written() && !written.is_plus) {
    verdicts::report_promotion_spurious(resolution, node, leg);
  }
}

// A `+` that is no promotion is a mark. Those behind a `+` are said here, others were when the leg was read.
void check_marks(Resolution& resolution, const LegNode& node, const Leg& leg) {
  if (!node.promotion.is_plus) return;
  const text::Span plus = node.promotion.span;
  if (!leg.promotes) {
    report_check_mark(resolution.source, {plus.begin, node.span.end}, resolution.reporter);
  } else if (!node.marks.empty()) {
    report_check_mark(resolution.source, node.marks, resolution.reporter);
  }
}

// Whether the promotion that is written, and is the right one, is written in another way.
bool is_promotion_spelled_otherwise(const Resolution& resolution, const PromotionNode& written, const Leg& leg) {
  if (!written.is_written() || !is_right(written, leg)) return false;
  return written.is_plus || resolution.source.slice(written.span).substr(1) != letters_of(promoted(leg.piece));
}

// hopgi 7.1: another form than that of hopgi 5, apart from what is reported otherwise.
bool is_spelled_otherwise(const Resolution& resolution, const LegNode& node, const Leg& leg) {
  const auto slice = [&](text::Span span) { return resolution.source.slice(span); };
  if (node.form == LegForm::short_leg || !node.letter.is_written()) return true;
  if (slice(node.letter.span) != letters_of(*node.letter.kind)) return true;
  const std::string_view separator = slice(node.separator);
  const bool is_usual = node.form == LegForm::drop ? separator == "@" : separator == "-" || separator == "x";
  return !is_usual || is_promotion_spelled_otherwise(resolution, node.promotion, leg);
}

void check_form(Resolution& resolution, const LegNode& node, const Leg& leg, bool is_wrong_piece) {
  if (node.is_canonical || !is_spelled_otherwise(resolution, node, leg)) return;
  std::string canonical = leg_text(leg);
  findings::Finding found(resolution.reporter, diagnostics::DiagnosticId::hopgi_non_canonical_move, node.span,
                          text::format("in full this move is `{}`", canonical));
  // What the letter says otherwise is not for a safe fix to decide.
  if (is_wrong_piece) return;
  const auto safety = resolution.now().is_unsure() ? diagnostics::Safety::unsafe : diagnostics::Safety::safe;
  found.write(node.span, canonical, safety);
}

}  // namespace

void check_spelling(Resolution& resolution, const LegNode& node, const Leg& leg, bool is_wrong_piece) {
  check_capture_mark(resolution, node, leg);
  check_promotion(resolution, node, leg);
  check_marks(resolution, node, leg);
  check_form(resolution, node, leg, is_wrong_piece);
}

}  // namespace plyglot::hopgi::record
