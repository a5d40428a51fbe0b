#include "hive/notations/uhp/known_moves.hpp"

#include <algorithm>
#include <cstring>
#include <string>

namespace plyglot::hive::uhp {

const KnownMove* KnownMoves::find(std::string_view word, Dialect dialect, ParseScratch& scratch) {
  if (dialect != dialect_) {
    dialect_ = dialect;
    slots_.fill({});
  }
  std::uint64_t key = 0;
  if (word.empty() || word.size() > sizeof key) return nullptr;
  std::memcpy(&key, word.data(), word.size());
  const KnownMove* const first = &slots_[slot_of(key)];
  for (const KnownMove* slot = first; slot != first + probes; ++slot) {
    if (slot->key == key && slot->size == word.size()) return slot;
  }
  return learn(word, key, scratch);
}

const KnownMove* KnownMoves::learn(std::string_view word, std::uint64_t key, ParseScratch& scratch) {
  const std::string text = std::string("Base;InProgress;White[1];").append(word);
  text::Source source;
  source.text = text;
  // To make one takes longer than to read the word.
  static const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::Sink::none());
  Ast ast;
  parse(source, source.span(), dialect_, scratch, ast, reporter);
  if (!reporter.pending().empty() || ast.moves.size() != 1) return nullptr;
  const WrittenMove& move = ast.moves.front();
  if (!move.is_readable || !move.is_strict || !move.dot_span.empty()) return nullptr;
  KnownMove* const first = &slots_[slot_of(key)];
  KnownMove* const slot = std::find_if(first, first + probes, [](const KnownMove& known) { return known.size == 0; });
  KnownMove& known = slot == first + probes ? *first : *slot;
  known = {};
  known.key = key;
  known.size = static_cast<std::uint8_t>(word.size());
  if (!move.is_pass) known.piece = move.piece;
  if (move.has_reference) known.reference = move.reference;
  if (move.has_reference && move.direction) known.direction = static_cast<std::uint8_t>(*move.direction);
  return &known;
}

}  // namespace plyglot::hive::uhp
