// Boards, dumps and lists of moves: a document's records shown.
#include "c/handles.hpp"

#include "text/format.hpp"

using namespace plyglot;

namespace {

using View = toolchain::Session::View;

static_assert(PLYGLOT_VIEW_TEXT == static_cast<plyglot_view>(View::text) &&
              PLYGLOT_VIEW_BOARD == static_cast<plyglot_view>(View::board));

// The numbers of the two are the same.
std::optional<View> view_of(plyglot_view view) {
  if (view < PLYGLOT_VIEW_TEXT || view > PLYGLOT_VIEW_BOARD) return std::nullopt;
  return static_cast<View>(view);
}

}  // namespace

plyglot_status plyglot_document_show(const plyglot_document* document, plyglot_view view, uint32_t record, uint32_t ply,
                                     plyglot_outcome** outcome) noexcept {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  const std::optional<View> wanted = view_of(view);
  if (document == nullptr || !wanted) return PLYGLOT_BAD_ARGUMENT;
  std::string problem = c::cannot_select(*document, record, ply);
  if (!problem.empty()) return c::refuse(*document, std::move(problem), outcome);
  std::vector<diagnostics::Diagnostic> found;
  std::vector<toolchain::Session::Viewed> shown;
  toolchain::Session session(document->settings.language, {});
  const toolchain::Session::Reading reading =
      session.view(document->chunk(c::selection(record, ply)), {*wanted}, shown, diagnostics::collect_into(found));
  auto made = std::make_unique<plyglot_outcome>();
  for (const auto& one : shown) {
    if (one.problem.empty()) {
      made->add(one.text);
      ++made->done;
    } else if (problem.empty()) {
      problem = text::format("no board: {}", one.problem);
    }
  }
  made->not_done = reading.records - made->done;
  made->findings = c::findings_in(*document, std::move(found));
  const bool is_refused = made->done == 0 && !problem.empty();
  if (is_refused) made->problem = std::move(problem);
  return c::hand_out(std::move(made), outcome, is_refused ? PLYGLOT_REFUSED : PLYGLOT_OK);
}

plyglot_status plyglot_document_moves(const plyglot_document* document, uint32_t record, uint32_t ply,
                                      plyglot_outcome** outcome) noexcept {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  if (document == nullptr) return PLYGLOT_BAD_ARGUMENT;
  std::string problem = c::cannot_select(*document, record, ply);
  const std::string_view noun = document->facts().record_name;
  if (record == PLYGLOT_ALL_RECORDS && document->records.size() != 1) {
    problem = text::format("moves are those of one {}, and the text has {}", noun, document->records.size());
  }
  if (!problem.empty()) return c::refuse(*document, std::move(problem), outcome);
  std::vector<diagnostics::Diagnostic> found;
  std::vector<toolchain::Session::Moves> lists;
  toolchain::Session session(document->settings.language, {});
  session.moves(document->chunk(c::selection(record, ply)), lists, diagnostics::collect_into(found));
  auto made = std::make_unique<plyglot_outcome>();
  made->problem = lists.empty() ? text::format("the {} has no such ply", noun) : lists.front().problem;
  made->findings = c::findings_in(*document, std::move(found));
  const bool is_listed = made->problem.empty();
  if (is_listed) {
    for (const std::string& move : lists.front().moves) made->add(move + '\n');
    made->done = lists.front().moves.size();
  }
  return c::hand_out(std::move(made), outcome, is_listed ? PLYGLOT_OK : PLYGLOT_REFUSED);
}
