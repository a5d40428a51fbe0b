// Boards, dumps and lists of moves: a document's records shown.
#include "c/handles.hpp"

#include "text/format.hpp"

using namespace plyglot;

namespace {

using toolchain::Session;
using View = Session::View;

static_assert(PLYGLOT_VIEW_TEXT == static_cast<plyglot_view>(View::text) &&
              PLYGLOT_VIEW_BOARD == static_cast<plyglot_view>(View::board));

static_assert(PLYGLOT_THEME_PRINT == static_cast<plyglot_theme>(board::Theme::print) &&
              PLYGLOT_PIECES_LETTERS == static_cast<plyglot_pieces>(board::PieceStyle::letters));

plyglot_status show(const plyglot_document* document, const std::optional<Session::ViewOptions>& options,
                    uint32_t record, uint32_t ply, plyglot_outcome** outcome) {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  if (document == nullptr || !options) return PLYGLOT_BAD_ARGUMENT;
  std::string problem = c::cannot_select(*document, record, ply);
  if (!problem.empty()) return c::refuse(*document, std::move(problem), outcome);
  std::vector<diagnostics::Diagnostic> found;
  std::vector<Session::Viewed> shown;
  Session session(document->settings.language, {});
  const Session::Reading reading =
      session.view(document->chunk(c::selection(record, ply)), *options, shown, diagnostics::collect_into(found));
  auto made = std::make_unique<plyglot_outcome>();
  for (const auto& one : shown) {
    if (one.problem.empty()) {
      made->add(one.text);
      ++made->done;
    } else if (problem.empty()) {
      problem = c::shown_nothing(*options, one.problem);
    }
  }
  made->not_done = reading.records - made->done;
  made->findings = c::findings_in(*document, std::move(found));
  const bool is_refused = made->done == 0 && !problem.empty();
  if (is_refused) made->problem = std::move(problem);
  return c::hand_out(std::move(made), outcome, is_refused ? PLYGLOT_REFUSED : PLYGLOT_OK);
}

}  // namespace

// The numbers of views, themes and styles are those of the library.
std::optional<Session::ViewOptions> c::view_options(plyglot_view view) {
  if (view < PLYGLOT_VIEW_TEXT || view > PLYGLOT_VIEW_BOARD) return std::nullopt;
  return Session::ViewOptions{static_cast<View>(view)};
}

std::optional<Session::ViewOptions> c::view_options(const plyglot_picture* picture) {
  Session::ViewOptions options{View::svg};
  if (picture == nullptr) return options;
  const auto [theme, pieces, notes] = *picture;
  if (theme < PLYGLOT_THEME_AUTO || theme > PLYGLOT_THEME_PRINT || pieces < PLYGLOT_PIECES_DRAWN ||
      pieces > PLYGLOT_PIECES_LETTERS || !c::is_name(notes)) {
    return std::nullopt;
  }
  options.svg.theme = static_cast<board::Theme>(theme);
  options.svg.pieces = static_cast<board::PieceStyle>(pieces);
  options.notes = c::viewed(notes);
  return options;
}

std::string c::shown_nothing(const Session::ViewOptions& options, std::string_view problem) {
  return text::format("no {}: {}", options.notes.empty() ? "board" : "picture", problem);
}

plyglot_status plyglot_document_show(const plyglot_document* document, plyglot_view view, uint32_t record, uint32_t ply,
                                     plyglot_outcome** outcome) noexcept {
  return show(document, c::view_options(view), record, ply, outcome);
}

plyglot_status plyglot_document_draw(const plyglot_document* document, const plyglot_picture* picture, uint32_t record,
                                     uint32_t ply, plyglot_outcome** outcome) noexcept {
  return show(document, c::view_options(picture), record, ply, outcome);
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
  std::vector<Session::Moves> lists;
  Session session(document->settings.language, {});
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
