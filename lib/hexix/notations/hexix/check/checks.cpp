#include "hexix/notations/hexix/check/checks.hpp"

namespace plyglot::hexix {
namespace {

// Whether there is any byte that is rare: a control byte, a tab, a CR, or one beyond ASCII. Most records have none, and
// this is quick to see.
bool has_rare_bytes(std::string_view text) {
  unsigned rare = 0;
  for (const char byte : text) {
    const auto value = static_cast<unsigned char>(byte);
    rare |= static_cast<unsigned>((value < ' ' && value != '\n') || value > '~');
  }
  return rare != 0;
}

}  // namespace

void find_all(const Scope& scope) {
  if (has_rare_bytes(scope.slice(scope.whole))) {
    find_in_bytes(scope);
    find_tabs(scope);
  }
  find_at_line_ends(scope);
  find_in_headers(scope);
  find_in_columns(scope);
  find_in_dividers(scope);
  find_in_numbers(scope);
  find_in_rows(scope);
  find_in_positions(scope);
}

}  // namespace plyglot::hexix
