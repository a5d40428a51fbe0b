#pragma once
// Builds and trades that say one size and take another: what players believe of the bank and what there is part there,
// and it may show only many turns later.

#include "homeworlds/rules/violation.hpp"

namespace plyglot::homeworlds::verdicts {

struct Slip {
  ActionNumber action = no_action;
  // What the text says, and what was taken.
  PieceKind written = 0;
  PieceKind taken = 0;
};

class Slips {
 public:
  explicit Slips(const Record& record) : record_(record) {}

  // Takes what is one of wrong_build_size and trade_size. Actions rise.
  void add(const Violation& violation);
  // Null if the action is none.
  const Slip* at(ActionNumber action) const;
  // The last that says this piece; null if there is none.
  const Slip* saying(PieceKind kind) const;

 private:
  const Record& record_;
  std::vector<Slip> slips_;
  // By kind, into `slips_`.
  std::array<std::optional<std::size_t>, piece_kinds> saying_{};
};

}  // namespace plyglot::homeworlds::verdicts
