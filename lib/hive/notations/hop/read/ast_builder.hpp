#pragma once
// From the syntax tree of a HOP string to its AST, one field at a time.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hop/read/ast.hpp"
#include "hive/notations/hop/read/hop_syntax_findings.hpp"
#include "hive/notations/hop/read/kinds.hpp"
#include "hive/spelling/hop_gametype.hpp"

namespace plyglot::hive::hop {

// hop 2.
inline constexpr std::uint32_t bug_limit = 1000;

// The nodes of one field: those of the subtree of its node.
struct FieldNodes {
  const syntax::Node* first = nullptr;
  const syntax::Node* last = nullptr;

  const syntax::Node* begin() const { return first; }
  // The field's own node is the last one, and no part of it.
  const syntax::Node* end() const { return last; }
  text::Span span() const { return last->span; }
};

struct AstBuilder {
  const text::Source& source;
  Dialect dialect;
  Ast& ast;
  SyntaxFindings& findings;
  // What a limit left unread; nothing in it is reported (hop 2).
  text::Span unread;
  // Whether there is a gametype field, which is read after the topology.
  bool has_gametype = false;

  void build_gametype(FieldNodes nodes);
  void build_topology(FieldNodes nodes);
  void build_player(FieldNodes nodes);

  std::string_view slice(text::Span span) const { return source.slice(span); }
  char letter_at(text::Span span) const { return slice(span)[0]; }
  // +1 for `+`.
  std::int8_t sign_at(text::Span span) const { return meaning_of(slice(span)) == '+' ? 1 : -1; }
  // The word at the start of the topology with which a gametype begins; empty if there is none.
  text::Span alias_in_topology() const;
  // The field without the blanks around it, which are reported.
  text::Span trim(FieldNodes nodes, Field field);
};

// Which bug each byte means; unknown_kind for a byte that is not a letter of the table.
inline constexpr std::array<BugKind, 256> bug_table = [] {
  std::array<BugKind, 256> table{};
  for (BugKind& kind : table) kind = unknown_kind;
  constexpr std::string_view letters = "QABDGLMPSqabdglmps";
  for (std::size_t i = 0; i < letters.size(); ++i) {
    table[static_cast<unsigned char>(letters[i])] = static_cast<BugKind>(i % bug_kinds);
  }
  return table;
}();
inline BugKind bug_of(char letter) { return bug_table[static_cast<unsigned char>(letter)]; }
inline Colour colour_of(char letter) { return (letter & 0x20) != 0 ? Colour::black : Colour::white; }

}  // namespace plyglot::hive::hop
