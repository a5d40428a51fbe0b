#pragma once
// Models as they are shown, apart from the text that they were read from.

#include "notation/row.hpp"
#include "toolchain/registry/registry.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {

// Calls function(row, model) with the row of the language and the model of its type.
template <class Function>
void with_model(const Language& language, const Model& model, Function function) {
  std::visit(
      [&]<class Typed>(const notation::Row<Typed>* row) {
        if (const Typed* typed = std::get_if<Typed>(&model)) function(*row, *typed);
      },
      language.notation->row);
}

// Whether all that is shown is the board.
constexpr bool is_of_board_alone(Session::View view) {
  using View = Session::View;
  return view == View::text || view == View::svg || view == View::dot || view == View::board;
}
// Shows the board in a view that is of it alone. Returns a sentence about the first note that cannot be read, or an
// empty text.
std::string append_board(const board::BoardGraph& graph, const Session::ViewOptions& options, std::string& out);

// What a view must have before it is printed: a line end, and no bytes that drive a terminal.
void finish_view(Session::View view, std::string& out);

// As append_board. Nothing is appended for the stages of reading, which need the text.
template <class Typed>
std::string append_view(const notation::Row<Typed>& row, const Typed& model, const Session::ViewOptions& options,
                        const notation::OptionValues& values, std::string& out) {
  using View = Session::View;
  if (is_of_board_alone(options.view)) return append_board(row.views->lower(model), options, out);
  if (options.view == View::diagram) row.views->show_diagram(model, out);
  if (options.view == View::json) row.views->show_json(model, values, out);
  if (options.view == View::model) row.views->dump(model, out);
  return {};
}

}  // namespace plyglot::toolchain
