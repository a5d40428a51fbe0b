#include "hexix/diff/record_diff.hpp"
#include "hexix/record/mirror.hpp"

namespace plyglot::hexix {

Record apply(const Record& a, const RecordDiff& diff) {
  const RecordFrame& frame = diff.frame.of_b;
  Record result;
  result.dialect = frame.dialect;
  result.initial = frame.initial;
  result.is_fragment = frame.is_fragment;
  result.end = frame.end;
  result.winner = frame.winner;
  result.ending_ply = frame.ending_ply;
  std::uint32_t next = 0;
  const auto keep_up_to = [&](std::uint32_t end) {
    for (; next < end; ++next) {
      const Ply kept = without_text(a.plies[next]);
      result.plies.push_back(diff.is_mirrored ? mirrored(kept) : kept);
    }
  };
  for (const PlyEdit& edit : diff.edits) {
    keep_up_to(edit.ply.of_a);
    if (edit.kind != PlyEdit::Kind::inserted) ++next;
    if (edit.kind != PlyEdit::Kind::removed) result.plies.push_back(edit.written);
  }
  keep_up_to(static_cast<std::uint32_t>(a.plies.size()));
  return result;
}

}  // namespace plyglot::hexix
