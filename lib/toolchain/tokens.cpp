#include "notation/tokens.hpp"

#include "diagnostics/reporter.hpp"
#include "toolchain/chunks/byte_order_mark.hpp"
#include "toolchain/session_state.hpp"

namespace plyglot::toolchain {
namespace {

using annotations::Token;
using notation::Unit;
using notation::UnitKind;

// What is found by the way is found by others.
class TokenLister {
 public:
  TokenLister(Session::State& state, const Chunk& chunk)
      : state_(state), chunk_(chunk), records_(chunk.records_before) {}

  std::vector<Token> list() {
    const text::Span whole = chunk_.source.span();
    if (!chunk_.is_file && !state_.about().has_records_in_strings) {
      add({UnitKind::record, whole, whole});
      return std::move(tokens_);
    }
    std::uint32_t offset = whole.begin + (has_byte_order_mark(chunk_) ? byte_order_mark_size : 0);
    while (offset < whole.end) {
      const auto next_unit = [&](const auto* row) { return row->next_unit(chunk_.source, offset); };
      const Unit unit = std::visit(next_unit, state_.notation->row);
      add(unit);
      offset = unit.whole.end;
    }
    return std::move(tokens_);
  }

 private:
  void add(const Unit& unit) {
    switch (unit.kind) {
      case UnitKind::blank:
      case UnitKind::passed_over:
        return;
      case UnitKind::comment:
        return notation::append_token(chunk_.source, unit.content, annotations::TokenKind::comment, tokens_);
      case UnitKind::record:
        ++records_;
        return add_syntax(unit);
      case UnitKind::other:
        return add_syntax(unit);
    }
  }

  void add_syntax(const Unit& unit) {
    diagnostics::Reporter unheard(state_.policy, {[](void*, diagnostics::Diagnostic&&) {}, nullptr});
    const notation::ReadContext context{chunk_.source, state_.options, unheard,       state_.arena.get(),
                                        records_,      chunk_.facts,   chunk_.is_file};
    const auto syntax_of = [&](const auto* row) { return row->syntax_of(context, unit.content); };
    notation::append_tokens(std::visit(syntax_of, state_.notation->row), chunk_.source, room_, tokens_);
  }

  Session::State& state_;
  const Chunk& chunk_;
  std::uint32_t records_;
  notation::TokenRoom room_;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> Session::tokens(const Chunk& chunk) { return TokenLister(*state_, chunk).list(); }

}  // namespace plyglot::toolchain
