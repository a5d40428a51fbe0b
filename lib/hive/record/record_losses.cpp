#include "hive/record/record_losses.hpp"

#include "findings/finding.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/record/record_replay.hpp"
#include "syntax/renew.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

namespace plyglot::hive {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;

// A tag without a value is not a loss.
const Tag* first_tag(const Record& record) {
  const auto found =
      std::find_if(record.tags.begin(), record.tags.end(), [](const Tag& tag) { return !tag.value.empty(); });
  return found == record.tags.end() ? nullptr : &*found;
}

// The end that the text tells, or else the one that was played.
Outcome end_of(const Record& record) {
  return record.result && is_over(*record.result) ? *record.result : record.outcome;
}

void report_result(const Record& record, const Capacity& target, diagnostics::Reporter& reporter) {
  if (record.is_adjudicated && !target.has_adjudication) {
    reporter.report(DiagnosticId::translate_result_dropped, record.result_span,
                    text::format("{} cannot say that the game was adjudicated", target.notation));
    return;
  }
  const Outcome end = end_of(record);
  const Outcome shown = target.sees_repetition ? record.outcome : outcome_on_board(record);
  if (target.has_result || !is_over(end) || end == shown) return;
  const bool has_place = !record.result_span.empty() || record.plies.empty();
  reporter.report(DiagnosticId::translate_result_dropped, has_place ? record.result_span : record.plies.back().span,
                  text::format("{} cannot say `{}`: the board does not show it", target.notation, name_of(end)));
}

// Something of which the target says nothing.
struct Loss {
  text::Span span;
  std::string message;
};

std::vector<Loss> lost_metadata(const Record& record, const Capacity& target) {
  std::vector<Loss> losses;
  if (!target.has_game_type && record.type != smallest_type_of(record)) {
    losses.push_back({record.type_span, text::format("{} cannot say that the game is `{}`: not all of its pieces were "
                                                     "played",
                                                     target.notation, name_of(record.type))});
  }
  const Tag* const tag = target.has_tags ? nullptr : first_tag(record);
  if (tag != nullptr) {
    losses.push_back(
        {tag->span, text::format("{} has no headers: players, date and the like are lost", target.notation)});
  }
  if (record.details && !target.has_details) {
    losses.push_back({*record.details, text::format("{} has no place for thinking times and for how pieces were taken "
                                                    "up and put down",
                                                    target.notation)});
  }
  return losses;
}

// One finding, at the first that is lost; the others are its notes.
void report_metadata(const Record& record, const Capacity& target, diagnostics::Reporter& reporter) {
  std::vector<Loss> losses = lost_metadata(record, target);
  if (losses.empty()) return;
  text::sort(losses.begin(), losses.end(), [](const Loss& a, const Loss& b) { return a.span.begin < b.span.begin; });
  Finding found(reporter, DiagnosticId::translate_metadata_dropped, losses.front().span,
                std::move(losses.front().message));
  for (std::size_t i = 1; i < losses.size(); ++i) found.note(std::move(losses[i].message));
}

// What a variation holds goes with it.
void report_variations(const Record& record, const Capacity& target, diagnostics::Reporter& reporter) {
  for (const Variation& variation : record.variations) {
    reporter.report(DiagnosticId::translate_lost_annotation, variation.span,
                    text::format("{} has no variations: this one is lost", target.notation));
  }
}

}  // namespace

bool has_place_for(const RecordComment& comment, const Capacity& target) {
  if (target.comments == CommentPlaces::none) return false;
  if (target.comments == CommentPlaces::before_the_game && comment.after_ply != 0) return false;
  return target.comment_end.empty() || comment.text.find(target.comment_end) == std::string::npos;
}

// hive-notations X1, X7 and X9.
void report_losses(const Record& record, const Capacity& target, diagnostics::Reporter& reporter) {
  report_metadata(record, target, reporter);
  report_result(record, target, reporter);
  if (!target.has_variations) report_variations(record, target, reporter);
  for (const RecordComment& comment : record.comments) {
    if (has_place_for(comment, target)) continue;
    reporter.report(DiagnosticId::translate_comments_dropped, comment.span,
                    target.comments == CommentPlaces::none
                        ? text::format("{} has no comments: this one is lost", target.notation)
                        : text::format("{} has no place for this comment", target.notation));
  }
}

void report_renumbering(const Record& record, diagnostics::Reporter& reporter) {
  const auto first = first_out_of_order(record);
  if (!first) return;
  Finding(reporter, DiagnosticId::translate_renumbered, first->ply->piece_span,
          text::format("`{}` comes before lower numbers of its kind: it becomes `{}`", name_of(first->ply->piece),
                       name_of(first->name)))
      .note("in the target, pieces of a kind are numbered in the order in which they come into play");
}

void Record::clear() { syntax::renew(*this, &Record::plies, &Record::tags, &Record::comments, &Record::variations); }

}  // namespace plyglot::hive
