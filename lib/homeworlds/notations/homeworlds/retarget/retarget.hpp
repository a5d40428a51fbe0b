#pragma once
// A game in the words of another dialect, with what is lost on the way (homeworlds 8).

#include <plyglot/diagnostic.hpp>
#include <plyglot/homeworlds_record.hpp>

namespace plyglot::diagnostics {
class Reporter;
}

namespace plyglot::homeworlds {

// What a record is translated to.
struct RetargetForm {
  Dialect dialect = Dialect::seed;
  // Of `ap`: the game record in JSON.
  bool is_json = false;
};

// Something that the target cannot say as the source does.
struct Loss {
  diagnostics::DiagnosticId id{};
  // In the source: the action, name, comment or header.
  text::Span span;
  // What the source says, and what the target says instead; empty if it says nothing.
  std::string from;
  std::string to;
  std::string message;
  // How the loss can be avoided, or what becomes of the rest; may be empty.
  std::string note;
};

struct Retargeted {
  // A record of the target's dialect, as a reader of that dialect would make it; its spans are those of the source.
  Record record;
  // In no order.
  std::vector<Loss> losses;
  // False if the game as a whole has no place in the dialect, which is one of the losses. The record then says as much
  // of it as it can.
  bool is_representable = true;
};

// The game up to the last turn after which its position is certain, or up to its end. Names of systems, homes, passes,
// sizes and owners become those of the target; a record that is in this form already stays as it is. Linear in the
// record.
Retargeted retarget(const Record& from, RetargetForm to);

// Reports the losses; of a game that cannot be written in the target at all only why. The answer is false then.
bool report_losses(const Retargeted& translation, diagnostics::Reporter& reporter);

}  // namespace plyglot::homeworlds
