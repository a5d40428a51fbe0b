#include "syntax/tree_text.hpp"
#include "text/glyph.hpp"
#include "toolchain/chunk_reader.hpp"

#include <plyglot/board_render.hpp>

namespace plyglot::toolchain {
namespace {

using View = Session::View;

// Dumps of syntax parse the record a second time; what that finds was found before.
template <class Dump>
void dump_text(const ChunkReader& reader, const notation::ReadContext& reading,
               const diagnostics::SeverityPolicy& policy, Dump dump, std::string& out) {
  diagnostics::Reporter unheard(policy, diagnostics::Sink([](void*, diagnostics::Diagnostic&&) {}, nullptr));
  dump({reading.source, reading.options, unheard, reading.arena, reading.record_number}, reader.read_span(), out);
}

// What shows the names and comments of a text as they were read. Pictures and drawings see to what they hold
// themselves, and what holds JSON escapes it.
bool is_dump(View view) {
  return view == View::diagram || view == View::syntax || view == View::ast || view == View::model;
}

std::string view_of(Session::State& state, ChunkReader& reader, const Session::ViewOptions& options) {
  std::string out;
  state.with_row([&](const auto& row, const auto& model) {
    const auto dump_syntax = [&row](const notation::ReadContext& context, text::Span record, std::string& tree) {
      const notation::RecordSyntax syntax = row.syntax_of(context, record);
      syntax::append_tree(syntax.tree, syntax.grammar, context.source, tree);
    };
    switch (options.view) {
      case View::text:
        out = board::render_text(row.lower(model), {options.colour});
        break;
      case View::diagram:
        row.show_diagram(model, out);
        break;
      case View::svg:
        out = board::render_svg(row.lower(model));
        break;
      case View::dot:
        out = board::render_dot(row.lower(model));
        break;
      case View::json:
        row.show_json(model, state.options, out);
        break;
      case View::syntax:
        dump_text(reader, reader.context(), state.policy, dump_syntax, out);
        break;
      case View::ast:
        dump_text(reader, reader.context(), state.policy, row.dump_ast, out);
        break;
      case View::model:
        row.dump_model(model, out);
        break;
      case View::board:
        out = board::render_json(row.lower(model));
        break;
    }
  });
  if (out.empty() || out.back() != '\n') out += '\n';
  return is_dump(options.view) ? text::visible_lines(out) : out;
}

bool is_of_board(View view) {
  return view == View::text || view == View::diagram || view == View::svg || view == View::dot || view == View::board;
}

std::string problem_of(Session::State& state, View view) {
  std::string problem;
  if (!is_of_board(view)) return problem;
  state.with_row([&](const auto& row, const auto& model) {
    if (row.why_no_board != nullptr) problem = row.why_no_board(model);
  });
  return problem;
}

}  // namespace

Session::Reading Session::view(const Chunk& chunk, const ViewOptions& options, std::vector<Viewed>& out,
                               diagnostics::Sink sink) {
  ChunkReader reader(*state_, chunk, sink);
  while (reader.next()) {
    if (!reader.has_moment()) continue;
    out.push_back({reader.unit().content, view_of(*state_, reader, options), problem_of(*state_, options.view)});
  }
  return reader.result();
}

}  // namespace plyglot::toolchain
