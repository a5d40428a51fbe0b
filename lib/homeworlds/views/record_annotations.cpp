#include "homeworlds/views/record_annotations.hpp"

#include "homeworlds/views/annotations/mentions.hpp"
#include "homeworlds/views/annotations/outline.hpp"
#include "homeworlds/views/annotations/remarks.hpp"
#include "text/quote.hpp"
#include "text/sort.hpp"

namespace plyglot::homeworlds {
namespace {

using annotations::Hint;

// What a hint may take of the line that it stands in.
constexpr std::size_t longest_hint = 20;

std::uint32_t behind_ship(const RecordAction& action) {
  return action.ship_span.empty() ? action.span.end : action.ship_span.end;
}

// What is not written is known of what was played.
std::optional<Hint> hint_for(const Record& record, const RecordAction& action) {
  const auto hint = [](std::uint32_t offset, std::string_view text) {
    return Hint{offset, text::on_one_line(text, longest_hint)};
  };
  if (!action.is_played) return std::nullopt;
  switch (action.verb) {
    case Verb::homeworld:
      if (action.has_written_name) return std::nullopt;
      return hint(action.span.end, name_of(record, action.system));
    case Verb::discover:
      if (action.has_written_name) return std::nullopt;
      return hint(action.span.end, name_of(record, action.other_system));
    case Verb::build:
      if (action.has_written_size || !action.ship) return std::nullopt;
      return hint(behind_ship(action), name_of(*action.ship));
    case Verb::attack:
      if (action.written_owner != '\0' || !action.owner) return std::nullopt;
      return hint(behind_ship(action), player_name(record, *action.owner));
    default:
      return std::nullopt;
  }
}

void append_hints(const Record& record, std::vector<Hint>& hints) {
  for (const RecordAction& action : record.actions) {
    if (const std::optional<Hint> hint = hint_for(record, action)) hints.push_back(*hint);
  }
  text::sort(hints.begin(), hints.end(), [](const Hint& a, const Hint& b) { return a.offset < b.offset; });
}

}  // namespace

void annotate(const Record& record, const text::Source& source, annotations::Annotations& out) {
  if (!record.is_readable) return;
  append_mentions(record, source, out);
  append_hints(record, out.hints);
  append_parts(record, source, out.parts);
  append_remarks(record, out.remarks);
}

}  // namespace plyglot::homeworlds
