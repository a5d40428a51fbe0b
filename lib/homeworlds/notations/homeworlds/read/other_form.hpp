#pragma once
// Forms in which games are written down that are known, but not read (homeworlds L17).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

enum class OtherForm : std::uint8_t {
  // Turns of letters, such as `Andy:3:Construct (LGSB, sr)`.
  letters,
  // A tree of moves, such as `build g1 Lee/better/Why it is.`
  tree,
};

struct FoundForm {
  OtherForm form;
  // Without blanks around.
  text::Span line;
};

// The first line that shows the form; none if the text is in neither. Linear in the text.
std::optional<FoundForm> find_other_form(const text::Source& source);

}  // namespace plyglot::homeworlds
