#include "homeworlds/notations/homeworlds/read/words/quux_homeworld.hpp"

#include "homeworlds/spelling/quux_forms.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

class HomeworldScanner {
 public:
  HomeworldScanner(const text::Source& source, text::Span line)
      : source_(source), line_(line), bytes_(source.slice(line)) {}

  // home <- name ' (' digit ', ' piece piece? ') ' piece* '-' piece*
  std::optional<ActionNode> scan() {
    node_.verb = Verb::homeworld;
    node_.span = line_;
    node_.verb_span = {line_.begin, line_.begin};
    const std::size_t name = std::min(bytes_.find(' '), bytes_.size());
    if (!is_quux_name(bytes_.substr(0, name))) return std::nullopt;
    node_.system.span = take(name);
    if (!take_literal(" (") || at_ == bytes_.size() || !text::is_digit(bytes_[at_])) return std::nullopt;
    node_.owner.span = take(1);
    if (!take_literal(", ") || !take_piece(node_.stars[0])) return std::nullopt;
    take_piece(node_.stars[1]);
    if (!take_literal(") ")) return std::nullopt;
    const bool is_first = take_piece(node_.ship);
    if (!take_literal("-") || (!is_first && !take_piece(node_.ship)) || at_ != bytes_.size()) return std::nullopt;
    // Two play, and the ship of a home is its player's (homeworlds 7, `position-inconsistent`).
    if (source_.slice(node_.owner.span) != (is_first ? "0" : "1")) return std::nullopt;
    return node_;
  }

 private:
  text::Span take(std::size_t size) {
    const auto begin = line_.begin + static_cast<std::uint32_t>(at_);
    at_ += size;
    return {begin, begin + static_cast<std::uint32_t>(size)};
  }

  bool take_literal(std::string_view literal) {
    if (bytes_.substr(at_, literal.size()) != literal) return false;
    at_ += literal.size();
    return true;
  }

  bool take_piece(Word& into) {
    if (!is_quux_piece(bytes_.substr(at_, 2))) return false;
    into.span = take(2);
    return true;
  }

  const text::Source& source_;
  text::Span line_;
  std::string_view bytes_;
  ActionNode node_;
  std::size_t at_ = 0;
};

}  // namespace

std::optional<ActionNode> read_quux_homeworld(const text::Source& source, text::Span line) {
  return HomeworldScanner(source, line).scan();
}

}  // namespace plyglot::homeworlds
