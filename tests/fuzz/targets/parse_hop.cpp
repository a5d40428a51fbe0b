// The grammar of HOP works on decoded characters: its tree, mapped back to the bytes, is lossless anyway.
#include "fuzz/harness/laws.hpp"
#include "hive/notations/hop/read/parse.hpp"

#include <array>

namespace plyglot::fuzz {
namespace {

struct HopRoom {
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  hive::hop::Ast ast;
};

void check_decoded_tree(std::string_view text, hive::hop::Dialect dialect) {
  static HopRoom room;
  const text::Source source{"input.hop", text};
  static const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::Sink::none());
  hive::hop::parse(source, source.span(), dialect, room.mapped, room.tree, room.ast, reporter);
  if (room.ast.is_empty) return;
  const std::string problem = room.tree.verify(source.span());
  require(problem.empty(), problem);
  for (const hive::hop::Item& item : room.ast.items) {
    require(source.span().contains(item.span), "an item lies inside the text");
    const bool has_letter = item.kind == hive::hop::ItemKind::letter || item.kind == hive::hop::ItemKind::stack;
    require(!has_letter || source.slice(item.letter_span()) == std::string_view(&item.written, 1),
            "an item with a letter ends with it");
  }
}

// A session asked for findings alone may judge a position without reading it; whatever is wanted, it finds the same.
void check_findings_alone(std::string_view text, const Way& way) {
  static const std::array<diagnostics::SeverityPolicy, 3> policies = [] {
    std::array<diagnostics::SeverityPolicy, 3> made;
    made[1].select("all");
    made[2].select("all");
    made[2].ignore("hop/not-canonical");
    return made;
  }();
  static std::array<toolchain::Session, 3> sessions{toolchain::Session(way.language, policies[0]),
                                                    toolchain::Session(way.language, policies[1]),
                                                    toolchain::Session(way.language, policies[2])};
  const toolchain::Chunk chunk = chunk_of(text, way);
  for (toolchain::Session& session : sessions) {
    std::vector<diagnostics::Diagnostic> with_models;
    std::vector<diagnostics::Diagnostic> alone;
    std::vector<toolchain::Session::ReadRecord> records;
    session.lint(chunk, collect_into(with_models), &records);
    session.lint(chunk, collect_into(alone));
    require_equal(report_of(alone, chunk.source), report_of(with_models, chunk.source),
                  "findings do not depend on whether models are wanted");
  }
}

}  // namespace

void check_parse_of_hop(std::string_view text, const Subject& subject) {
  check_decoded_tree(text, subject.name == "hop" ? hive::hop::Dialect::spec : hive::hop::Dialect::hivegame);
  if (subject.name == "hop") check_findings_alone(text, {subject.languages.front(), true});
  check_parse(text, subject);
}

}  // namespace plyglot::fuzz
