#include "hopgi/views/placed_spans.hpp"

namespace plyglot::hopgi {

void place_spans(Record& record, const text::MappedText& decoded) {
  const auto place = [&](text::Span& span) { span = decoded.to_file(span); };
  for (std::vector<RecordComment>* comments : {&record.lead_comments, &record.comments, &record.tail_comments}) {
    for (RecordComment& comment : *comments) place(comment.span);
  }
  for (Tag& tag : record.tags) {
    place(tag.name_span);
    place(tag.value_span);
  }
  for (Element& element : record.elements) place(element.span);
  for (RecordTurn& turn : record.turns) {
    for (text::Span* span : {&turn.first_span, &turn.second_span, &turn.span}) place(*span);
  }
  place(record.result_span);
  place(record.span);
}

void place_spans(Setup& setup, const text::MappedText& decoded) {
  const auto place = [&](text::Span& span) { span = decoded.to_file(span); };
  for (SetupPlace& each : setup.places) place(each.span);
  for (Mark& mark : setup.marks) place(mark.span);
  for (SetupComment& comment : setup.comments) place(comment.span);
  for (text::Span* span : {&setup.side_span, &setup.hands_span, &setup.counters_span, &setup.span}) place(*span);
}

}  // namespace plyglot::hopgi
