#include "plyglot/lsp/documents/moved.hpp"

namespace plyglot::tool::lsp {
void move(text::Span& span, std::int64_t by) {
  move(span.begin, by);
  move(span.end, by);
}

void move(notation::Unit& unit, std::int64_t by) {
  move(unit.content, by);
  move(unit.whole, by);
}

void move(diagnostics::Diagnostic& finding, std::int64_t by) {
  move(finding.span, by);
  for (diagnostics::Label& label : finding.labels) move(label.span, by);
  if (!finding.fix) return;
  for (diagnostics::Edit& edit : finding.fix->edits) move(edit.span, by);
}

void move(annotations::Annotations& annotations, std::int64_t by) {
  for (annotations::Mention& mention : annotations.mentions) move(mention.span, by);
  for (annotations::Hint& hint : annotations.hints) move(hint.offset, by);
  for (annotations::Part& part : annotations.parts) {
    move(part.span, by);
    move(part.name_span, by);
  }
  for (annotations::Remark& remark : annotations.remarks) move(remark.span, by);
}

}  // namespace plyglot::tool::lsp
