#include "homeworlds/notations/homeworlds/read/other_form.hpp"

#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::homeworlds {
namespace {

constexpr std::string_view verbs_of_letters[] = {"Homeworld", "Construct", "Trade",     "Discover",
                                                 "Move",      "Attack",    "Sacrifice", "Catastrophe"};

std::string_view after_blanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(blanks), text.size()));
}

// `Andy:3:Construct (`, from the first colon.
bool is_of_letters(std::string_view line) {
  const std::size_t colon = std::min(line.find(':'), line.size());
  std::size_t end = std::min(colon + 1, line.size());
  while (end < line.size() && text::is_digit(line[end])) ++end;
  if (colon == 0 || end <= colon + 1 || end == line.size() || line[end] != ':') return false;
  if (line.substr(0, colon).find('#') != std::string_view::npos) return false;
  const std::string_view rest = after_blanks(line.substr(end + 1));
  return std::any_of(std::begin(verbs_of_letters), std::end(verbs_of_letters), [&](std::string_view verb) {
    return rest.substr(0, verb.size()) == verb && after_blanks(rest.substr(verb.size())).substr(0, 1) == "(";
  });
}

// The first word is one of the nine.
bool begins_with_verb(std::string_view line) {
  const std::string_view word = line.substr(0, line.find_first_of(blanks));
  for (std::size_t verb = 0; verb < verbs; ++verb) {
    if (word == name_of(static_cast<Verb>(verb))) return true;
  }
  return false;
}

// `build g1 Lee/better/` and `build g1 Lee/better`, of a line without blanks around.
bool has_tag(std::string_view line) {
  line = line.substr(0, line.find('#'));
  const std::size_t slash = line.find('/');
  if (slash == std::string_view::npos || slash == 0 || is_blank(line[slash - 1])) return false;
  const std::string_view rest = line.substr(slash + 1);
  const auto* const end =
      std::find_if_not(rest.begin(), rest.end(), [](char byte) { return byte >= 'a' && byte <= 'z'; });
  const auto size = static_cast<std::size_t>(end - rest.begin());
  if (size == 0) return !rest.empty() && rest.front() == '/';
  return (size == rest.size() || rest[size] == '/') && !read_verb(rest.substr(0, size), form_of(Dialect::seed));
}

// Most texts have no colon before a digit, and need not be cut into lines.
bool may_be_of_letters(std::string_view text) {
  for (std::size_t colon = text.find(':'); colon != std::string_view::npos; colon = text.find(':', colon + 1)) {
    if (colon + 1 < text.size() && text::is_digit(text[colon + 1])) return true;
  }
  return false;
}

}  // namespace

std::optional<FoundForm> find_other_form(const text::Source& source) {
  std::optional<text::Span> first_with_tag;
  const bool can_be_of_letters = may_be_of_letters(source.text);
  bool can_be_tree = source.text.find('/') != std::string_view::npos;
  LineEnds ends(source);
  for (std::uint32_t at = begin_of_lines(source); at < source.span().end;) {
    if (!can_be_of_letters && !can_be_tree) return std::nullopt;
    const LineEnd end = ends.next(at);
    const std::string_view written = source.slice({at, end.end});
    const std::string_view line = text::trimmed(written, blanks);
    const std::uint32_t begin = at + static_cast<std::uint32_t>(line.empty() ? 0 : line.data() - written.data());
    const text::Span span = {begin, begin + static_cast<std::uint32_t>(line.size())};
    at = end.next;
    if (can_be_of_letters && is_of_letters(line)) return FoundForm{OtherForm::letters, span};
    if (!can_be_tree || !begins_with_verb(line)) continue;
    can_be_tree = has_tag(line);
    if (can_be_tree && first_with_tag) return FoundForm{OtherForm::tree, *first_with_tag};
    first_with_tag = span;
  }
  return std::nullopt;
}

}  // namespace plyglot::homeworlds
