#pragma once
// What a session keeps between texts.

#include "toolchain/registry/registry.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {

struct Session::State {
  const Notation* notation;
  notation::OptionValues options;
  diagnostics::SeverityPolicy policy;
  notation::Arena arena;
  Model model;
  // Since Session::take_doubt; findings are those that tell how a text is written.
  std::size_t met_errors = 0;
  std::size_t met_findings = 0;

  const notation::About& about() const { return notation->about(); }

  // Calls function(row, model) with the typed row and the model of its game.
  template <class Function>
  decltype(auto) with_row(Function function) {
    return std::visit(
        [this, &function](const auto* row) -> decltype(auto) { return function(*row, this->model_of(*row)); },
        notation->row);
  }

 private:
  template <class Typed>
  Typed& model_of(const notation::Row<Typed>&) {
    if (Typed* typed = std::get_if<Typed>(&model)) return *typed;
    return model.emplace<Typed>();
  }
};

}  // namespace plyglot::toolchain
