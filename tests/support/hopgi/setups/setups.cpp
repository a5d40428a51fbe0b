#include "support/hopgi/setups/setups.hpp"

#include "hopgi/notations/diagram/resolve.hpp"
#include "text/utf8.hpp"

namespace plyglot::test {

HopgiFen::HopgiFen(std::string_view text) {
  source.text = text;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  hopgi::fen::read_setup(source, source.span(), scratch, setup, reporter);
  reporter.finish();
}

HopgiDiagram::HopgiDiagram(std::string_view text, const diagnostics::SeverityPolicy& policy) {
  source.text = text;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  hopgi::diagram::build_ast(source, source.span(), scratch);
  hopgi::diagram::resolve(source, scratch.ast, false, setup, reporter);
  reporter.finish();
}

diagnostics::SeverityPolicy marked_moves_alone() {
  diagnostics::SeverityPolicy policy;
  policy.select("hopgi-diagram/marked-moves");
  return policy;
}

HopgiSetupFile::HopgiSetupFile(const notation::Row<hopgi::Setup>& row, std::string_view text, bool is_file,
                               const diagnostics::SeverityPolicy& policy) {
  text::Source source;
  source.text = text;
  const notation::OptionValues options(row.about->options);
  const notation::Arena arena = row.make_arena();
  diagnostics::Suppressions suppressions;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings), &suppressions);
  std::uint32_t facts = 0;
  std::uint32_t records = 0;
  std::uint32_t offset = 0;
  std::vector<notation::Unit> comments;
  const auto read_comments = [&](text::Span target) {
    for (const notation::Unit& unit : comments) {
      diagnostics::Comment comment;
      comment.text = notation::comment_text(source.slice(unit.content), row.about->comment_sign);
      comment.begin = unit.content.end - static_cast<std::uint32_t>(comment.text.size());
      comment.whole = unit.whole;
      comment.target = target;
      comment.before_first_record = records <= 1;
      reporter.read_comment(comment);
    }
    comments.clear();
  };
  if (is_file && text::begins_with_byte_order_mark(text)) {
    offset = 3;
    reporter.report(*row.about->byte_order_mark, {0, offset}, "the file begins with a byte order mark").fix =
        diagnostics::Fix{"delete it", diagnostics::Safety::safe, {{{0, offset}, ""}}};
  }
  do {
    const notation::Unit unit = row.next_unit(source, offset);
    if (unit.kind == notation::UnitKind::record) ++records;
    const notation::ReadContext context{source, options, reporter, arena.get(), records, facts, is_file};
    if (unit.kind == notation::UnitKind::record) {
      read_comments(unit.content);
      hopgi::Setup& setup = setups.emplace_back();
      row.read(context, unit.content, setup);
      if (!reporter.has_error() && row.print(setup, options, formatted)) formatted += '\n';
    } else {
      if (unit.kind == notation::UnitKind::comment) comments.push_back(unit);
      row.read_between(context, unit);
      const std::string_view line = source.slice(unit.content);
      formatted += line.substr(0, line.find_last_not_of(" \t\r") + 1);
      if (unit.whole.end != unit.content.end) formatted += '\n';
    }
    if (unit.kind != notation::UnitKind::comment) reporter.finish();
    row.note_unit(source, unit, facts);
    offset = unit.whole.end;
  } while (offset < text.size());
  read_comments({offset, offset});
  reporter.finish_file();
}

}  // namespace plyglot::test
