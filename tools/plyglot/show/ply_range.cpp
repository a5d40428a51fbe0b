#include "plyglot/show/ply_range.hpp"

#include "diagnostics/ids.hpp"
#include "text/format.hpp"
#include "toolchain/plies/ply_views.hpp"

#include <algorithm>
#include <set>

namespace plyglot::tool {

using toolchain::Session;

PlyRange plies_within(const PlyRange& range, std::uint32_t plies) { return {range.first, std::min(range.last, plies)}; }

std::string cannot_show(const PlyRange& range) {
  const std::uint32_t count = range.last - range.first;
  if (count <= most_plies_shown) return {};
  return text::format("these are {} plies, and at most {} can be shown one after another: name fewer with --ply A-B",
                      count, most_plies_shown);
}

Session::Reading read_games(Session& session, const toolchain::Chunk& chunk, const VisitGame& visit,
                            diagnostics::Sink sink) {
  const VisitGame* wanted = &visit;
  const auto call = [](void* context, text::Span record, const toolchain::Model& model, bool is_sound) {
    (**static_cast<const VisitGame**>(context))(record, model, is_sound);
  };
  return session.read(chunk, call, &wanted, sink);
}

// A range that is open at its end is read twice: which games have its first ply, and what is wrong with the whole
// games.
Session::Reading read_range(Session& session, const toolchain::Chunk& chunk, const PlyRange& range,
                            const VisitGame& visit, diagnostics::Sink sink) {
  if (!chunk.wanted.ply || range.last != PlyRange::end_of_game) return read_games(session, chunk, visit, sink);
  std::set<std::uint32_t> begins;
  std::vector<diagnostics::Diagnostic> found;
  const auto note = [&begins](text::Span record, const toolchain::Model&, bool) { begins.insert(record.begin); };
  read_games(session, chunk, note, diagnostics::collect_into(found));
  toolchain::Chunk whole = chunk;
  whole.wanted.ply.reset();
  const auto visit_known = [&](text::Span record, const toolchain::Model& model, bool is_sound) {
    if (begins.count(record.begin) != 0) visit(record, model, is_sound);
  };
  Session::Reading reading = read_games(session, whole, visit_known, sink);
  for (diagnostics::Diagnostic& each : found) {
    if (each.id == diagnostics::DiagnosticId::translate_no_such_ply) sink(std::move(each));
  }
  return reading;
}

Session::Reading view_plies(Session& session, const toolchain::Language& language, const toolchain::Chunk& chunk,
                            const Session::ViewOptions& options, const PlyRange& range, std::vector<PlyView>& out,
                            diagnostics::Sink sink) {
  const auto show = [&](text::Span record, const toolchain::Model& model, bool is_sound) {
    const std::uint32_t plies = toolchain::count_plies(model);
    const PlyRange shown = plies_within(range, plies);
    std::string problem = cannot_show(shown);
    if (!problem.empty()) return out.push_back({{record, {}, std::move(problem), 0}, std::nullopt});
    // JSON says what is known of a game whose board is not.
    if (options.view != Session::View::json) problem = toolchain::why_no_board(model, language);
    std::vector<std::string> texts;
    toolchain::append_ply_views(model, language, options, shown.first, shown.last, texts);
    // A game that was read up to its start has plies.
    const bool has_plies = plies != 0 || range.last == 0;
    const std::uint32_t first_guess = is_sound ? 0 : toolchain::first_guess_of(model);
    std::uint32_t ply = shown.first;
    for (std::string& text : texts) {
      const std::uint32_t guess = ply >= first_guess ? first_guess : 0;
      out.push_back({{record, std::move(text), problem, guess}, has_plies ? std::optional(ply) : std::nullopt});
      ++ply;
    }
  };
  return read_range(session, chunk, range, show, sink);
}

}  // namespace plyglot::tool
