#include "hexix/notations/hexix/check/known_words.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using syntax::SeenWords;

SeenWords::Word word_at(const char* at, const char* end) {
  const auto left = static_cast<std::size_t>(end - at);
  std::array<char, sizeof(std::uint64_t)> last{};
  if (left >= last.size()) return SeenWords::word_at(at, left, 0);
  // A zero ends a word.
  std::copy(at, end, last.begin());
  return SeenWords::word_at(last.data(), last.size(), 0);
}

// The only move of the text, if it has nothing else and there is nothing to find in it; else null.
const MoveNode* lone_move(const Ast& ast) {
  if (ast.lines.size() != 1 || ast.rows.size() != 1 || ast.has_comments) return nullptr;
  const RowNode& row = ast.rows[0];
  if (row.is_odd || row.number || row.item_count != 1) return nullptr;
  const ItemNode& item = row.items[0];
  return item.has_move && item.dots.empty() && item.move.is_readable() ? &item.move : nullptr;
}

}  // namespace

const KnownWord* KnownWords::find(const char* at, const char* end, Dialect dialect, ParseScratch& scratch) {
  if (dialect != dialect_) {
    dialect_ = dialect;
    slots_.fill({});
  }
  const SeenWords::Word word = word_at(at, end);
  if (word.key == 0) return nullptr;
  const KnownWord* const first = &slots_[slot_of(word.key)];
  for (const KnownWord* slot = first; slot != first + probes; ++slot) {
    if (slot->key == word.key) return slot;
  }
  return learn({at, word.size}, word.key, scratch);
}

const KnownWord* KnownWords::learn(std::string_view word, std::uint64_t key, ParseScratch& scratch) {
  text::Source source;
  source.text = word;
  Ast ast;
  build_ast(source, source.span(), dialect_, scratch, ast);
  const MoveNode* const node = lone_move(ast);
  if (node == nullptr) return nullptr;
  KnownWord* const first = &slots_[slot_of(key)];
  KnownWord* const slot = std::find_if(first, first + probes, [](const KnownWord& known) { return known.key == 0; });
  KnownWord& known = slot == first + probes ? *first : *slot;
  known = {key, move_of(*node), node->number, static_cast<std::uint8_t>(word.size())};
  return &known;
}

}  // namespace plyglot::hexix
