#include "plyglot/show/pictures.hpp"

#include "plyglot/show/game_page.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool::pictures {
namespace {

using toolchain::Chunk;
using toolchain::Session;

// Of the only record of a chunk.
class GameFilm {
 public:
  GameFilm(Session& session, const Chunk& chunk, const PictureOptions& options)
      : session_(session), chunk_(chunk), options_(options) {
    if (chunk_.wanted.record == 0) chunk_.wanted.record = chunk_.records_before + 1;
    chunk_.wanted.ply.reset();
  }

  Session::Viewed drawn(std::string_view name) {
    std::vector<Session::ReadRecord> records;
    session_.lint(chunk_, diagnostics::Sink::none(), &records);
    if (records.size() != 1) return {};
    const std::uint32_t plies = records[0].plies;
    Session::Viewed viewed{records[0].span, {}, {}};
    const PlyRange range = plies_within(*options_.plies, plies);
    viewed.problem = cannot_show(range);
    std::vector<board::BoardGraph> boards;
    if (plies == 0) {
      add_board(std::nullopt, boards, viewed);
    } else {
      for (std::uint32_t ply = range.first; ply <= range.last && viewed.problem.empty(); ++ply) {
        add_board(ply, boards, viewed);
      }
    }
    if (!viewed.problem.empty() || boards.empty()) return viewed;
    const auto motion = options_.is_page ? board::Motion::by_page : board::Motion::animated;
    viewed.text = render_svg_film(boards, options_.svg, motion);
    if (options_.is_page) viewed.text = game_page(name, viewed.text, {range, plies, move_texts(range)});
    return viewed;
  }

 private:
  // A position has no plies to be asked for.
  void add_board(std::optional<std::uint32_t> ply, std::vector<board::BoardGraph>& boards, Session::Viewed& viewed) {
    std::vector<Session::Board> found;
    chunk_.wanted.ply = ply;
    session_.boards(chunk_, found, diagnostics::Sink::none());
    chunk_.wanted.ply.reset();
    if (found.empty()) return;
    viewed.problem = found[0].problem;
    boards.push_back(std::move(found[0].graph));
  }

  // What the text says of the plies that lead to these boards.
  std::vector<std::string> move_texts(const PlyRange& range) {
    annotations::Annotations annotations;
    struct Context {
      const text::Source& source;
      annotations::Annotations& annotations;
    } context{chunk_.source, annotations};
    const auto take = [](void* given, text::Span, const toolchain::Model& model, bool) {
      auto& [source, taken] = *static_cast<Context*>(given);
      taken = toolchain::annotate(model, source);
    };
    session_.read(chunk_, take, &context, diagnostics::Sink::none());
    std::vector<std::optional<text::Span>> spans(range.last + 1);
    for (const annotations::Remark& remark : annotations.remarks) {
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
      texts.emplace_back(spans[ply] ? std::string(chunk_.source.slice(*spans[ply])) : std::string());
    }
    return texts;
  }

  Session& session_;
  Chunk chunk_;
  const PictureOptions& options_;
};

}  // namespace

Session::Reading draw_game(Session& session, const Chunk& chunk, const PictureOptions& options, std::string_view name,
                           std::vector<Session::Viewed>& out, diagnostics::Sink sink) {
  std::vector<Session::Board> boards;
  Session::Reading reading = read_range(session, chunk, *options.plies, boards, sink);
  if (boards.size() == 1) {
    out.push_back(GameFilm(session, chunk, options).drawn(name));
  } else {
    for (const Session::Board& board : boards) out.push_back({board.record, {}, {}});
  }
  return reading;
}

}  // namespace plyglot::tool::pictures
