#pragma once
// Models as they are shown, apart from the text that they were read from.

#include "notation/row.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {

// Returns a sentence about the first note that cannot be read, or an empty text.
std::string append_picture(const board::BoardGraph& graph, const Session::ViewOptions& options, std::string& out);

// The same. Nothing is appended for the stages of reading, which need the text.
template <class Typed>
std::string append_view(const notation::Row<Typed>& row, const Typed& model, const Session::ViewOptions& options,
                        const notation::OptionValues& values, std::string& out) {
  using View = Session::View;
  switch (options.view) {
    case View::text:
      out += board::render_text(row.views->lower(model), {options.colour});
      break;
    case View::diagram:
      row.views->show_diagram(model, out);
      break;
    case View::svg:
      return append_picture(row.views->lower(model), options, out);
    case View::dot:
      out += board::render_dot(row.views->lower(model));
      break;
    case View::json:
      row.views->show_json(model, values, out);
      break;
    case View::model:
      row.views->dump(model, out);
      break;
    case View::board:
      out += board::render_json(row.views->lower(model));
      break;
    case View::syntax:
    case View::ast:
      break;
  }
  return {};
}

}  // namespace plyglot::toolchain
