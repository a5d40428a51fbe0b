#pragma once
// Remarks in a record that are not marked as comments (homeworlds L14).

#include "homeworlds/notations/homeworlds/read/lines/possible_play.hpp"

namespace plyglot::homeworlds {

struct BareRemark {
  // After the colon of a handle without a turn number that the line begins with (homeworlds R19).
  std::optional<std::uint32_t> handle_end;
  // Where the remark begins that the line ends with: `// so`, `(so!)`, `Ann: so`.
  std::optional<std::uint32_t> begin;
};

// The content is that of a line, without the comment at its end.
BareRemark find_bare_remark(const Reading& reading, text::Span content, PossiblePlay& play);

// Where the actions begin of a line of the form `Ann: build g1 Alder`; none if it is none.
std::optional<std::uint32_t> find_handle(const Reading& reading, text::Span content, PossiblePlay& play);

// Few lines have any of the marks that a remark begins with, or that follows who says it. Each is looked for once,
// however many lines there are without it.
class RemarkMarks {
 public:
  static constexpr std::string_view marks = "/(:";

  explicit RemarkMarks(const text::Source& source) : source_(source) {}

  // Whether one is in this part of the text, which does not begin above that of the call before.
  bool are_in(text::Span content);

 private:
  const text::Source& source_;
  // The offset after the next of each that was found, or a greater one than the size of the text.
  std::array<std::size_t, marks.size()> after_next_{};
};

// True if a line begins with the first two words of most, which cannot be a remark: a word and a piece, or a turn
// number.
bool begins_plainly(std::string_view line);

// Whether a line that does not begin plainly cannot be an action, nor go on with one (homeworlds L18).
bool is_remark(const Reading& reading, text::Span content, PossiblePlay& play);

}  // namespace plyglot::homeworlds
