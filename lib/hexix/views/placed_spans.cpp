#include "hexix/views/placed_spans.hpp"

namespace plyglot::hexix {

void place_spans(Record& record, const text::MappedText& decoded) {
  const auto place = [&](text::Span& span) { span = decoded.to_file(span); };
  for (std::vector<Ply>* plies : {&record.plies, &record.reread}) {
    for (Ply& ply : *plies) {
      place(ply.span);
      place(ply.whole);
    }
  }
  for (Line& line : record.lines) place(line.span);
  place(record.span);
}

}  // namespace plyglot::hexix
