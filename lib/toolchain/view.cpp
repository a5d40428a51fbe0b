// Models shown as text, pictures, JSON and annotations, by the views of their game.
#include "diagnostics/reporter.hpp"
#include "hexix/views/record_annotations.hpp"
#include "hive/views/annotations.hpp"
#include "homeworlds/views/record_annotations.hpp"
#include "hopgi/views/record_annotations.hpp"
#include "hopgi/views/setup_annotations.hpp"
#include "notation/tokens.hpp"
#include "text/glyph.hpp"
#include "toolchain/chunk_reader.hpp"
#include "toolchain/chunks/byte_order_mark.hpp"
#include "toolchain/model_view.hpp"
#include "toolchain/moment.hpp"
#include "toolchain/session_state.hpp"

namespace plyglot::toolchain {
namespace {

using View = Session::View;
using annotations::Annotations;
using annotations::Token;
using notation::Unit;
using notation::UnitKind;
using text::Source;

// Dumps of syntax parse the record a second time; what that finds was found before.
template <class Dump>
void dump_text(const ChunkReader& reader, const notation::ReadContext& reading,
               const diagnostics::SeverityPolicy& policy, Dump dump, std::string& out) {
  diagnostics::Reporter ignored(policy, diagnostics::Sink::none());
  dump({reading.source, reading.options, ignored, reading.arena, reading.record_number}, reader.read_span(), out);
}

// What shows the names and comments of a text as they were read. Pictures and drawings see to what they hold
// themselves, and what holds JSON escapes it.
bool is_dump(View view) {
  return view == View::diagram || view == View::syntax || view == View::ast || view == View::model;
}

bool is_of_board(View view) { return is_of_board_alone(view) || view == View::diagram; }

void show(Session::State& state, ChunkReader& reader, const Session::ViewOptions& options, Session::Viewed& viewed) {
  std::string& out = viewed.text;
  state.with_row([&](const auto& row, const auto& model) {
    const auto dump_syntax = [&row](const notation::ReadContext& context, text::Span record, std::string& tree) {
      const notation::RecordSyntax syntax = row.syntax_of(context, record);
      syntax::append_tree(syntax.tree, syntax.grammar, context.source, tree);
    };
    switch (options.view) {
      case View::syntax:
        dump_text(reader, reader.context(), state.policy, dump_syntax, out);
        break;
      case View::ast:
        dump_text(reader, reader.context(), state.policy, row.dump_ast, out);
        break;
      default:
        viewed.problem = append_view(row, model, options, state.options, out);
    }
    if (is_of_board(options.view) && row.views->why_no_board != nullptr) {
      std::string problem = row.views->why_no_board(model);
      if (!problem.empty()) viewed.problem = std::move(problem);
    }
    if (is_of_board(options.view) && reader.reporter().has_error()) viewed.guess = first_guess(model);
  });
  finish_view(options.view, out);
}

void annotate_typed(const hive::Position& position, const Source& source, Annotations& out) {
  hive::annotate(position, source, out);
}

void annotate_typed(const hive::Record& record, const Source& source, Annotations& out) {
  hive::annotate(record, source, out);
}

void annotate_typed(const homeworlds::Record& record, const Source& source, Annotations& out) {
  homeworlds::annotate(record, source, out);
}

void annotate_typed(const hexix::Record& record, const Source& source, Annotations& out) {
  hexix::annotate(record, source, out);
}

void annotate_typed(const hopgi::Setup& setup, const Source& source, Annotations& out) {
  hopgi::annotate(setup, source, out);
}

void annotate_typed(const hopgi::Record& record, const Source& source, Annotations& out) {
  hopgi::annotate(record, source, out);
}

void annotate_typed(std::monostate, const Source&, Annotations&) {}

// What is found by the way is found by others.
class TokenLister {
 public:
  TokenLister(Session::State& state, const Chunk& chunk)
      : state_(state), chunk_(chunk), records_(chunk.records_before) {}

  std::vector<Token> list() {
    const text::Span whole = chunk_.source.span();
    if (!chunk_.is_file && !state_.about().has_records_in_strings) {
      add({UnitKind::record, whole, whole});
      return std::move(tokens_);
    }
    std::uint32_t offset = whole.begin + (has_byte_order_mark(chunk_) ? byte_order_mark_size : 0);
    while (offset < whole.end) {
      const auto next_unit = [&](const auto* row) { return row->next_unit(chunk_.source, offset); };
      const Unit unit = std::visit(next_unit, state_.notation->row);
      add(unit);
      offset = unit.whole.end;
    }
    return std::move(tokens_);
  }

 private:
  void add(const Unit& unit) {
    switch (unit.kind) {
      case UnitKind::blank:
      case UnitKind::skipped:
        return;
      case UnitKind::comment:
        return notation::append_token(chunk_.source, unit.content, annotations::TokenKind::comment, tokens_);
      case UnitKind::record:
        ++records_;
        return add_syntax(unit);
      case UnitKind::other:
        return add_syntax(unit);
    }
  }

  void add_syntax(const Unit& unit) {
    diagnostics::Reporter ignored(state_.policy, diagnostics::Sink::none());
    const notation::ReadContext context{chunk_.source, state_.options, ignored,       state_.arena.get(),
                                        records_,      chunk_.facts,   chunk_.is_file};
    const auto syntax_of = [&](const auto* row) { return row->syntax_of(context, unit.content); };
    notation::append_tokens(std::visit(syntax_of, state_.notation->row), chunk_.source, room_, tokens_);
  }

  Session::State& state_;
  const Chunk& chunk_;
  std::uint32_t records_;
  notation::TokenRoom room_;
  std::vector<Token> tokens_;
};

}  // namespace

std::string append_board(const board::BoardGraph& graph, const Session::ViewOptions& options, std::string& out) {
  if (options.view == View::text) out += board::render_text(graph, {options.colour});
  if (options.view == View::dot) out += board::render_dot(graph);
  if (options.view == View::board) out += board::render_json(graph);
  if (options.view != View::svg) return {};
  board::SvgOptions svg = options.svg;
  std::string problem = board::read_notes(graph, options.notes, svg.notes);
  if (problem.empty()) out += board::render_svg(graph, svg);
  return problem;
}

void finish_view(View view, std::string& out) {
  if (out.empty() || out.back() != '\n') out += '\n';
  if (is_dump(view)) out = text::visible_lines(out);
}

Session::Reading Session::view(const Chunk& chunk, const ViewOptions& options, std::vector<Viewed>& out,
                               diagnostics::Sink sink) {
  ChunkReader reader(*state_, chunk, sink);
  while (reader.next()) {
    if (!reader.has_moment()) continue;
    show(*state_, reader, options, out.emplace_back(Viewed{reader.unit().content, {}, {}, 0}));
  }
  return reader.result();
}

Annotations annotate(const Model& model, const Source& source) {
  Annotations out;
  std::visit([&](const auto& typed) { annotate_typed(typed, source, out); }, model);
  return out;
}

std::vector<Token> Session::tokens(const Chunk& chunk) { return TokenLister(*state_, chunk).list(); }

}  // namespace plyglot::toolchain
