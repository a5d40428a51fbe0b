#pragma once
// The typed syntax tree of one FEN (hopgi 3.2). Everything lies in flat vectors that are reused from FEN to FEN.

#include <plyglot/hopgi_position.hpp>

#include <vector>

namespace plyglot::hopgi::fen {

enum class ItemKind : std::uint8_t {
  piece,
  // A digit: that many empty squares.
  empties,
  hole,
  // `+` with what is not promoted, and a run of bytes that belong nowhere; it and each byte counts as one square
  // (hopgi 7.2).
  bad_promoted,
  bad_chars,
};

struct Item {
  ItemKind kind = ItemKind::piece;
  // Of a piece.
  Piece piece;
  // How many squares it covers.
  std::uint32_t squares = 1;
  // Read, but written otherwise: a promoted piece as a letter, a hole as `-`.
  bool has_odd_spelling = false;
  text::Span span;
};

struct RankNode {
  text::Span span;
  // Indices into Ast::items.
  std::size_t first = 0;
  std::size_t end = 0;
  // Of all its items.
  std::uint64_t squares = 0;
};

enum class HandForm : std::uint8_t {
  // None is written.
  none,
  brackets,
  // As an eighth rank.
  rank,
  // No `]` at the end of the field: not read.
  unclosed,
};

struct HandNode {
  HandForm form = HandForm::none;
  // With its brackets or slash; empty, after the board, if there is none.
  text::Span span;
  // Without them.
  text::Span letters;
};

// The fields after the first, in their order.
enum class FieldKind : std::uint8_t { side, castling, en_passant, clock, turn_number };
inline constexpr std::size_t field_kinds = 5;

struct FieldNode {
  text::Span span;
  // Whether it is what its place asks for.
  bool is_good = true;
};

struct Ast {
  text::Span span;
  // Board and hand.
  text::Span first_field;
  text::Span board;
  std::vector<RankNode> ranks;
  std::vector<Item> items;
  HandNode hand;
  // Indexed by FieldKind; the later ones may be missing.
  std::vector<FieldNode> fields;
  // From the seventh field to the last; empty if there is none.
  text::Span extra;

  // The end of the last field but for the extra ones.
  std::uint32_t end_of_fields() const { return fields.empty() ? first_field.end : fields.back().span.end; }
  // True if there are as many as there must be: else some of them are in the place of others.
  bool are_fields_in_place() const { return fields.size() == field_kinds && extra.empty(); }
  const FieldNode* field(FieldKind kind) const {
    const auto index = static_cast<std::size_t>(kind);
    return index < fields.size() ? &fields[index] : nullptr;
  }
  // Empties it and keeps its memory.
  void clear();
};

// As indented text, for `dump --stage ast`.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hopgi::fen
