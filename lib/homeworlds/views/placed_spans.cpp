#include "homeworlds/views/placed_spans.hpp"

namespace plyglot::homeworlds {

void place_spans(Record& record, const text::MappedText& decoded) {
  const auto place = [&](text::Span& span) { span = decoded.to_file(span); };
  for (text::Span& span : record.player_spans) place(span);
  for (RecordHeader& header : record.headers) place(header.span);
  if (record.initial) {
    for (System& system : record.initial->systems) place(system.span);
  }
  place(record.position_span);
  for (RecordSystem& system : record.systems) place(system.name_span);
  for (RecordTurn& turn : record.turns) {
    for (text::Span* span : {&turn.number_span, &turn.handle_span, &turn.confirmation, &turn.span}) place(*span);
  }
  for (RecordAction& action : record.actions) {
    for (text::Span* span : {&action.system.span, &action.other_system.span, &action.span, &action.ship_span}) {
      place(*span);
    }
  }
  for (RecordComment& comment : record.comments) place(comment.span);
  for (RecordUnread& unread : record.unread) place(unread.span);
  place(record.span);
}

}  // namespace plyglot::homeworlds
