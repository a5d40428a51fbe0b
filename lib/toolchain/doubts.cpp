// Doubtful findings counted before and after a text is formatted.
#include "toolchain/doubts.hpp"

#include "findings/settled_fixes.hpp"
#include "toolchain/chunk_reader.hpp"

namespace plyglot::toolchain {

void Doubts::add(const std::vector<diagnostics::Diagnostic>& found, const text::Source& source) {
  for (const diagnostics::Diagnostic& each : found) {
    if (!findings::is_open(each)) continue;
    const bool is_witness = diagnostics::catalogue_entry(each.id).fix_kind == diagnostics::FixKind::recount;
    ++counts_[{each.id, is_witness ? std::string(source.slice(each.span)) : std::string()}];
  }
}

bool Doubts::are_left_in(std::string_view text, Session::State& state, const Chunk& chunk) const {
  if (!state.again) state.again = make_state(state.language, state.policy);
  Chunk changed = chunk;
  changed.source.text = text;
  changed.source.base = 0;
  changed.units = {};
  changed.wanted = {};
  Doubts left;
  ChunkReader reader(*state.again, changed, diagnostics::Sink::none(), ApplySuppressions::no,
                     notation::Wanted::findings);
  while (reader.next()) left.add(reader.reporter().pending(), changed.source);
  return left.counts_ == counts_;
}

}  // namespace plyglot::toolchain
