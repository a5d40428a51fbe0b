#pragma once
// What a session keeps between texts.

#include "toolchain/registry/registry.hpp"

#include <plyglot/session.hpp>

#include <memory>

namespace plyglot::toolchain {

// A text in another dialect has findings all over, even where each turn can be read.
constexpr bool are_all_over(std::size_t findings, std::size_t turns) {
  constexpr std::size_t fewest = 3;
  constexpr std::size_t turns_to_a_finding = 4;
  return findings >= fewest && turns_to_a_finding * findings >= turns;
}

struct Session::State {
  const Notation* notation;
  notation::OptionValues options;
  diagnostics::SeverityPolicy policy;
  notation::Arena arena;
  Model model;
  // Since Session::take_doubt; findings are those that tell how a text is written.
  struct Met {
    std::size_t errors = 0;
    std::size_t findings = 0;
    // Of a notation whose texts tell their dialect.
    std::size_t turns = 0;
  };
  Met met = {};
  // Reads texts that the session has written; null until there is one.
  std::unique_ptr<State> again = nullptr;
  // As the session was made with it.
  Language language = {};

  // True if another notation or dialect plainly reads the text, in which the session has met `errors`: then nothing is
  // changed unasked (docs/guide/fixing.md). Reads its beginning again.
  bool belongs_elsewhere(const Chunk& chunk, std::size_t errors) const;

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

std::unique_ptr<Session::State> make_state(const Language& language, const diagnostics::SeverityPolicy& policy);

}  // namespace plyglot::toolchain
