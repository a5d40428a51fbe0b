// Doubtful findings counted before and after a text is formatted.
#include "toolchain/doubts.hpp"

#include "findings/settled_fixes.hpp"
#include "toolchain/chunk_reader.hpp"

namespace plyglot::toolchain {

using diagnostics::FixKind;

void Doubts::add(const std::vector<diagnostics::Diagnostic>& found) {
  for (const diagnostics::Diagnostic& each : found) {
    const FixKind kind = findings::kind_of(each);
    if (kind == FixKind::guess || kind == FixKind::recount) ++counts_[each.id];
  }
}

bool Doubts::are_left_in(std::string_view text, const Session::State& state, const Chunk& chunk) const {
  Session::State again{state.notation,
                       state.options,
                       state.policy,
                       std::visit([](const auto* row) { return row->make_arena(); }, state.notation->row),
                       {}};
  Chunk changed = chunk;
  changed.source.text = text;
  changed.source.base = 0;
  changed.units = {};
  changed.wanted = {};
  Doubts left;
  ChunkReader reader(again, changed, diagnostics::Sink::none(), ApplySuppressions::no, notation::Wanted::findings);
  while (reader.next()) {
    if (reader.is_read()) left.add(reader.reporter().pending());
  }
  return left.counts_ == counts_;
}

}  // namespace plyglot::toolchain
