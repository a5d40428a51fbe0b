#include "fuzz/harness/laws.hpp"
#include "text/mapped_text.hpp"
#include "toolchain/registry/registry.hpp"

namespace plyglot::fuzz {
namespace {

void check_edits(const diagnostics::Fix& fix, text::Span whole) {
  std::uint32_t end = whole.begin;
  for (const diagnostics::Edit& edit : fix.edits) {
    require(edit.span.begin >= end && whole.contains(edit.span), "the edits of a fix are sorted and do not overlap");
    end = edit.span.end;
  }
}

// A sink; `context` is the span of the text.
void check_finding(void* context, diagnostics::Diagnostic&& finding) {
  const text::Span whole = *static_cast<const text::Span*>(context);
  require(whole.contains(finding.span), "a finding lies inside the text");
  require(!finding.message.empty(), "a finding says something");
  for (const diagnostics::Label& label : finding.labels) {
    require(whole.contains(label.span), "a label lies inside the text");
  }
  if (finding.fix) check_edits(*finding.fix, whole);
}

// Memory that is kept from one text to the next, as it is by those who read many.
struct TreeRoom {
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
};

void check_tree(std::string_view record, const syntax::Grammar& grammar) {
  static TreeRoom room;
  room.mapped.reset(record, 0);
  room.mapped.finish();
  grammar.build(room.mapped, room.tree, room.failures);
  const std::string problem = room.tree.verify({0, static_cast<std::uint32_t>(record.size())});
  require(problem.empty(), problem);
}

void check_trees(const text::Source& source, const Subject& subject, const toolchain::Language& language) {
  for (std::uint32_t at = 0; at < source.text.size();) {
    const auto next_unit = [&](const auto* row) { return row->next_unit(source, at); };
    const notation::Unit unit = std::visit(next_unit, language.notation->row);
    require(unit.whole.begin == at && unit.whole.end > at, "the units of a file lie side by side");
    require(unit.whole.contains(unit.content), "a unit holds its content");
    at = unit.whole.end;
    if (unit.kind == notation::UnitKind::record) check_tree(source.slice(unit.content), *subject.grammars.front());
  }
}

void check_tokens(const toolchain::Chunk& chunk, const std::vector<annotations::Token>& tokens) {
  std::uint32_t end = chunk.source.base;
  for (const annotations::Token& token : tokens) {
    require(chunk.source.span().contains(token.span) && !token.span.empty(), "a token is a piece of the text");
    require(token.span.begin >= end, "tokens are sorted and do not overlap");
    end = token.span.end;
  }
}

}  // namespace

void check_syntax(std::string_view text, const Subject& subject) {
  const toolchain::Language& language = subject.languages.front();
  check_trees(chunk_of(text, {language, true}).source, subject, language);
}

void check_reading(std::string_view text, const Subject& subject, const toolchain::Language& language) {
  const Way way{language, true};
  const toolchain::Chunk chunk = chunk_of(text, way);
  check_trees(chunk.source, subject, language);
  text::Span whole = chunk.source.span();
  session_for(way).lint(chunk, {&check_finding, &whole});
  check_tokens(chunk, session_for(way).tokens(chunk));
}

}  // namespace plyglot::fuzz
