// Every form of output takes every text, what is said to be JSON is JSON, and games are played on from any record.
#include "fuzz/harness/laws.hpp"

namespace plyglot::fuzz {

void check_render(std::string_view text, const Subject& subject) {
  // Drawings grow with the square of a board's width.
  constexpr std::size_t longest = 1000;
  // Options change what is written in a notation, but nothing that is shown.
  const Way way{subject.languages.front(), true};
  check_findings_rendered(text.substr(0, longest), way);
  check_views(text.substr(0, longest), way);
  check_playing(text.substr(0, longest), way);
}

}  // namespace plyglot::fuzz
