#include "plyglot/show/pictures.hpp"

#include "plyglot/show/game_page.hpp"

#include "text/format.hpp"
#include "toolchain/plies/ply_views.hpp"

#include <algorithm>

namespace plyglot::tool::pictures {
namespace {

using toolchain::Chunk;
using toolchain::Session;

std::string why_no_picture(const toolchain::Model& model, const toolchain::Language& language,
                           const PictureOptions& options) {
  std::string problem;
  if (options.plies) problem = cannot_show(plies_within(*options.plies, toolchain::count_plies(model)));
  if (problem.empty()) problem = toolchain::why_no_board(model, language);
  if (!problem.empty() || options.notes.empty()) return problem;
  std::vector<board::Note> unused;
  return board::read_notes(toolchain::board_of(model), options.notes, unused);
}

// What the text says of the plies that lead to the boards of the range.
std::vector<std::string> move_texts(const toolchain::Model& model, const text::Source& source, const PlyRange& range) {
  std::vector<std::optional<text::Span>> spans(range.last + 1);
  for (const annotations::Remark& remark : toolchain::annotate(model, source).remarks) {
    if (!remark.ply || *remark.ply > range.last) continue;
    std::optional<text::Span>& span = spans[*remark.ply];
    if (span) {
      span = text::Span{std::min(span->begin, remark.span.begin), std::max(span->end, remark.span.end)};
    } else {
      span = remark.span;
    }
  }
  std::vector<std::string> texts;
  for (std::uint32_t ply = std::max(range.first, 1U); ply <= range.last; ++ply) {
    texts.emplace_back(spans[ply] ? std::string(source.slice(*spans[ply])) : std::string());
  }
  return texts;
}

std::string draw_board(const toolchain::Model& model, const PictureOptions& options) {
  const board::BoardGraph graph = toolchain::board_of(model);
  board::SvgOptions svg = options.svg;
  // They were read before.
  board::read_notes(graph, options.notes, svg.notes);
  return board::render_svg(graph, svg);
}

std::string draw_film(const toolchain::Model& model, const text::Source& source, const PictureOptions& options,
                      std::string_view name) {
  const std::uint32_t plies = toolchain::count_plies(model);
  const PlyRange range = plies_within(*options.plies, plies);
  std::vector<board::BoardGraph> boards;
  const auto keep = [](void* kept, board::BoardGraph&& graph) {
    static_cast<std::vector<board::BoardGraph>*>(kept)->push_back(std::move(graph));
  };
  toolchain::walk_boards(model, range.first, range.last, {&boards, keep});
  const auto motion = options.is_page ? board::Motion::by_page : board::Motion::animated;
  std::string film = render_svg_film(boards, options.svg, motion);
  return options.is_page ? game_page(name, film, {range, plies, move_texts(model, source, range)}) : film;
}

}  // namespace

Session::Reading find_pictures(Session& session, const toolchain::Language& language, const Chunk& chunk,
                               const PictureOptions& options, std::vector<Session::Viewed>& out,
                               diagnostics::Sink sink) {
  const auto find = [&](text::Span record, const toolchain::Model& model, bool is_sound) {
    const std::uint32_t guess = is_sound ? 0 : toolchain::first_guess_of(model);
    out.push_back({record, {}, why_no_picture(model, language, options), guess});
  };
  return options.plies ? read_range(session, chunk, *options.plies, find, sink)
                       : read_games(session, chunk, find, sink);
}

std::string draw(Session& session, const Chunk& chunk, text::Span record, const PictureOptions& options,
                 std::string_view name) {
  Chunk read = chunk;
  // A page says how many plies the game has.
  if (options.plies) read.wanted.ply.reset();
  std::string drawn;
  const auto draw_wanted = [&](text::Span found, const toolchain::Model& model, bool) {
    if (found.begin != record.begin) return;
    drawn = options.plies ? draw_film(model, chunk.source, options, name) : draw_board(model, options);
  };
  read_games(session, read, draw_wanted, diagnostics::Sink::none());
  return drawn;
}

}  // namespace plyglot::tool::pictures
