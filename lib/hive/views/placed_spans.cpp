#include "hive/views/placed_spans.hpp"

namespace plyglot::hive {

void place_spans(Record& record, const text::MappedText& decoded) {
  const auto place = [&](text::Span& span) { span = decoded.to_file(span); };
  const auto place_plies = [&](std::vector<Ply>& plies) {
    for (Ply& ply : plies) {
      place(ply.span);
      place(ply.piece_span);
      place(ply.reference_span);
    }
  };
  const auto place_comments = [&](std::vector<RecordComment>& comments) {
    for (RecordComment& comment : comments) place(comment.span);
  };
  place(record.type_span);
  place_plies(record.plies);
  place(record.result_span);
  for (Tag& tag : record.tags) place(tag.span);
  place_comments(record.comments);
  for (Variation& variation : record.variations) {
    place(variation.span);
    place_plies(variation.plies);
    place_comments(variation.comments);
    for (text::Span& span : variation.spans_inside) place(span);
  }
  if (record.details) place(*record.details);
  place(record.span);
}

void place_spans(Position& position, const text::MappedText& decoded) {
  const auto place = [&](text::Span& span) { span = decoded.to_file(span); };
  for (Bug& bug : position.bugs) place(bug.span);
  for (Return& each : position.returns) {
    place(each.number_span);
    place(each.span);
  }
  for (text::Span* span : {&position.mark_span, &position.orientation_span, &position.span, &position.gametype_span,
                           &position.player_span}) {
    place(*span);
  }
}

}  // namespace plyglot::hive
