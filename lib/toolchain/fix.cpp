#include "toolchain/chunk_reader.hpp"

#include "diagnostics/fixes.hpp"

namespace plyglot::toolchain {

Session::Fixed Session::fix(const Chunk& chunk, diagnostics::Safety least_safe) {
  // Each fix makes its own finding disappear, so that passes come to an end; a mistake in one must not hang the run.
  constexpr int most_passes = 100;
  Fixed fixed{std::string(chunk.source.text), 0, {}, {}};
  Chunk current = chunk;
  for (int pass = 0; pass < most_passes; ++pass) {
    current.source.text = fixed.text;
    fixed.left.clear();
    fixed.reading = lint(current, diagnostics::collect_into(fixed.left));
    diagnostics::FixedText next = diagnostics::apply_fixes(current.source, fixed.left, least_safe);
    if (next.applied == 0) return fixed;
    fixed.applied += next.applied;
    fixed.text = std::move(next.text);
  }
  current.source.text = fixed.text;
  fixed.left.clear();
  fixed.reading = lint(current, diagnostics::collect_into(fixed.left));
  return fixed;
}

}  // namespace plyglot::toolchain
