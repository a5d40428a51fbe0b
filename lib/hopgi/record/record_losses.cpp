#include "hopgi/record/record_losses.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hopgi {
namespace {

using diagnostics::DiagnosticId;

std::size_t comment_count(const Record& record) {
  return record.lead_comments.size() + record.comments.size() + record.tail_comments.size();
}

// `1 turn`, `3 turns`; nothing for none.
void append_count(std::string& list, std::size_t number, std::string_view name) {
  if (number == 0) return;
  if (!list.empty()) list += ", ";
  list += text::counted(number, name);
}

class AnnotationLosses {
 public:
  AnnotationLosses(const Record& record, diagnostics::Reporter& reporter) : record_(record), reporter_(reporter) {}

  void report() {
    for (const Element& element : record_.elements) report_element(element);
    if (!record_.result_span.empty()) {
      add(record_.result_span,
          text::format("Game Courier's text has no result: `{}` is lost", result_text(record_.result)));
    }
  }

 private:
  // What a variation holds goes with it.
  void report_element(const Element& element) {
    if (element.kind == ElementKind::variation_end) {
      --depth_;
      if (depth_ == 0) report_variation({variation_begin_, element.span.end});
    } else if (element.kind == ElementKind::variation_begin) {
      if (depth_ == 0) variation_begin_ = element.span.begin;
      ++depth_;
    } else if (depth_ == 0) {
      report_mark(element);
    }
  }

  void report_variation(text::Span span) { add(span, "Game Courier's text has no variations: this one is lost"); }

  void report_mark(const Element& element) {
    if (element.kind == ElementKind::nag) {
      add(element.span, text::format("Game Courier's text has no annotations: `${}` is lost", element.index));
    } else if (element.kind == ElementKind::turn) {
      const RecordTurn& turn = record_.turns[element.index];
      if (turn.suffix == Suffix::none) return;
      const std::string_view suffix = suffix_text(turn.suffix);
      add({turn.span.end - static_cast<std::uint32_t>(suffix.size()), turn.span.end},
          text::format("Game Courier's text has no annotations: `{}` is lost", suffix));
    }
  }

  void add(text::Span span, std::string message) {
    reporter_.report(DiagnosticId::translate_lost_annotation, span, std::move(message));
  }

  const Record& record_;
  diagnostics::Reporter& reporter_;
  std::size_t depth_ = 0;
  std::uint32_t variation_begin_ = 0;
};

void report_comments(const Record& record, diagnostics::Reporter& reporter) {
  for (const auto* const comments : {&record.lead_comments, &record.comments, &record.tail_comments}) {
    for (const RecordComment& comment : *comments) {
      reporter.report(DiagnosticId::translate_comments_dropped, comment.span,
                      "Game Courier's text is turns alone: this comment is lost");
    }
  }
}

void report_tags(const Record& record, diagnostics::Reporter& reporter) {
  if (record.tags.empty()) return;
  reporter.report(DiagnosticId::translate_metadata_dropped,
                  text::cover(record.tags.front().name_span, record.tags.back().value_span),
                  text::format("Game Courier's text is turns alone: {} lost",
                               text::counted(record.tags.size(), "tag is", "tags are")));
}

}  // namespace

void report_lost_record(const Record& record, diagnostics::Reporter& reporter) {
  std::string lost;
  append_count(lost, record.turns.size(), "turn");
  append_count(lost, record.tags.size(), "tag");
  append_count(lost, comment_count(record), "comment");
  if (lost.empty()) return;
  reporter.report(DiagnosticId::translate_lost_record, record.span,
                  text::format("a position has no record of play, so this is lost: {}", lost));
}

void report_lost_annotations(const Record& record, diagnostics::Reporter& reporter) {
  report_tags(record, reporter);
  report_comments(record, reporter);
  AnnotationLosses(record, reporter).report();
}

}  // namespace plyglot::hopgi
