#include "plyglot/show/ply_range.hpp"

#include "diagnostics/ids.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool {
namespace {

using toolchain::Session;

}  // namespace

PlyRange plies_within(const PlyRange& range, std::uint32_t plies) { return {range.first, std::min(range.last, plies)}; }

std::string cannot_show(const PlyRange& range) {
  const std::uint32_t count = range.last - range.first;
  if (count <= most_plies_shown) return {};
  return text::format("these are {} plies, and at most {} can be shown one after another: name fewer with --ply A-B",
                      count, most_plies_shown);
}

Session::Reading read_range(Session& session, const toolchain::Chunk& chunk, const PlyRange& range,
                            std::vector<Session::Board>& out, diagnostics::Sink sink) {
  if (!chunk.wanted.ply || range.last != PlyRange::end_of_game) return session.boards(chunk, out, sink);
  toolchain::Chunk whole = chunk;
  whole.wanted.ply.reset();
  std::vector<Session::Board> unused;
  Session::Reading reading = session.boards(whole, unused, sink);
  const auto tell = [](void* listener, diagnostics::Diagnostic&& found) {
    if (found.id == diagnostics::DiagnosticId::translate_no_such_ply) {
      (*static_cast<diagnostics::Sink*>(listener))(std::move(found));
    }
  };
  session.boards(chunk, out, {tell, &sink});
  return reading;
}

// All records are read for each ply, which costs less than to look for each of them.
Session::Reading view_plies(Session& session, const toolchain::Chunk& chunk, const Session::ViewOptions& options,
                            const PlyRange& range, std::vector<PlyView>& out, diagnostics::Sink sink) {
  std::vector<Session::Board> boards;
  Session::Reading reading = read_range(session, chunk, range, boards, sink);
  toolchain::Chunk again = chunk;
  again.wanted.ply.reset();
  std::vector<Session::ReadRecord> records;
  session.lint(again, diagnostics::Sink::none(), &records);
  struct Shown {
    std::vector<PlyView> views;
    // False of one that cannot be shown.
    bool is_shown = false;
    bool has_plies = false;
  };
  std::vector<Shown> shown(boards.size());
  const auto find = [&](text::Span record) -> Shown* {
    const auto found = std::lower_bound(boards.begin(), boards.end(), record.begin,
                                        [](const auto& one, std::uint32_t begin) { return one.record.begin < begin; });
    const bool is_there = found != boards.end() && found->record.begin == record.begin;
    return is_there ? &shown[static_cast<std::size_t>(found - boards.begin())] : nullptr;
  };
  std::uint32_t last = 0;
  for (const Session::ReadRecord& record : records) {
    Shown* const of_record = find(record.span);
    if (of_record == nullptr) continue;
    const PlyRange within = plies_within(range, record.plies);
    std::string problem = cannot_show(within);
    of_record->is_shown = problem.empty();
    of_record->has_plies = record.plies != 0;
    if (of_record->is_shown) last = std::max(last, within.last);
    if (!of_record->is_shown) of_record->views.push_back({{record.span, {}, std::move(problem)}, std::nullopt});
  }
  const auto add = [&](std::optional<std::uint32_t> ply) {
    std::vector<Session::Viewed> after;
    again.wanted.ply = ply;
    session.view(again, options, after, diagnostics::Sink::none());
    for (Session::Viewed& viewed : after) {
      Shown* const of_record = find(viewed.record);
      const bool is_wanted = of_record != nullptr && of_record->is_shown && of_record->has_plies == ply.has_value();
      if (is_wanted) of_record->views.push_back({std::move(viewed), ply});
    }
  };
  const auto is_position = [](const Shown& one) { return one.is_shown && !one.has_plies; };
  if (std::any_of(shown.begin(), shown.end(), is_position)) add(std::nullopt);
  for (std::uint32_t ply = range.first; ply <= last; ++ply) add(ply);
  for (Shown& one : shown) std::move(one.views.begin(), one.views.end(), std::back_inserter(out));
  return reading;
}

}  // namespace plyglot::tool
