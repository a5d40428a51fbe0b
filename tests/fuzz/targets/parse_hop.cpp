// The grammar of HOP works on decoded characters: its tree, mapped back to the bytes, is lossless anyway.
#include "fuzz/harness/laws.hpp"
#include "hive/notations/hop/read/parse.hpp"

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
  const auto ignore = [](void*, diagnostics::Diagnostic&&) {};
  diagnostics::Reporter reporter(policy, {ignore, nullptr});
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

}  // namespace

void check_parse_of_hop(std::string_view text, const Subject& subject) {
  check_decoded_tree(text, subject.name == "hop" ? hive::hop::Dialect::spec : hive::hop::Dialect::hivegame);
  check_parse(text, subject);
}

}  // namespace plyglot::fuzz
