#include "homeworlds/views/record_annotations.hpp"

#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/views/annotations/mentions.hpp"
#include "homeworlds/views/annotations/remarks.hpp"
#include "homeworlds/views/annotations/written_turn.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/sort.hpp"

namespace plyglot::homeworlds {
namespace {

using annotations::Hint;
using annotations::PartKind;

std::string outcome_of(const Record& record) {
  if (record.is_fragment) return "a fragment";
  switch (record.outcome) {
    case RecordOutcome::open:
      return "open";
    case RecordOutcome::won:
      return text::format("won by {}", verdicts::visible_name(record, record.winner));
    case RecordOutcome::draw:
      return "a draw";
    case RecordOutcome::unknown:
      break;
  }
  return text::format("certain up to turn {}", record.certain_turns);
}

class Outline {
 public:
  Outline(const Record& record, const text::Source& source, std::vector<annotations::Part>& parts)
      : record_(record), source_(source), parts_(parts) {}

  void append() {
    // An empty file holds no game.
    if (record_.span.empty()) return;
    add_game();
    // A game record in JSON can have its headers anywhere.
    std::vector<RecordPart> order;
    for (const RecordPart& part : record_.parts) {
      if (!span_of(part).empty()) order.push_back(part);
    }
    text::sort(order.begin(), order.end(),
               [&](const RecordPart& a, const RecordPart& b) { return span_of(a).begin < span_of(b).begin; });
    for (const RecordPart& part : order) add(part);
    parts_.front().parts_inside = static_cast<std::uint32_t>(parts_.size() - 1);
  }

 private:
  // Empty for what is not part of an outline.
  text::Span span_of(const RecordPart& part) const {
    switch (part.kind) {
      case RecordPart::Kind::header:
        return record_.headers[part.index].span;
      case RecordPart::Kind::position:
        return record_.position_span;
      case RecordPart::Kind::turn:
        return record_.turns[part.index].whole();
      default:
        return {};
    }
  }

  void add_game() {
    std::vector<std::string> players;
    for (Player player = 0; player < record_.player_count; ++player) {
      players.push_back(verdicts::visible_name(record_, player));
    }
    const std::size_t turns = record_.turns.size();
    parts_.push_back({PartKind::game, record_.span, record_.span, text::joined(players, ", "),
                      text::format("{}, {}", text::counted(turns, "turn"), outcome_of(record_)), 0});
  }

  void add(const RecordPart& part) {
    const text::Span span = span_of(part);
    if (part.kind == RecordPart::Kind::turn) return add_turn(part.index, span);
    if (part.kind == RecordPart::Kind::position) return add_words(PartKind::position, span, "");
    const RecordHeader& header = record_.headers[part.index];
    parts_.push_back({PartKind::header, span, span, header.key, text::on_one_line(header.value), 0});
  }

  void add_turn(std::uint32_t index, text::Span span) {
    const RecordTurn& turn = record_.turns[index];
    const std::size_t place = parts_.size();
    add_words(PartKind::turn, span, turn_heading(record_, index));
    const ActionNumber end = turn.first_action + turn.action_count;
    for (ActionNumber i = turn.first_action; i < end; i = end_of_same_words(record_, turn, i)) {
      add_words(PartKind::ply, record_.actions[i].span, "");
    }
    parts_[place].parts_inside = static_cast<std::uint32_t>(parts_.size() - place - 1);
  }

  // The words of the text are its name.
  void add_words(PartKind kind, text::Span span, std::string detail) {
    parts_.push_back({kind, span, span, text::on_one_line(source_.slice(span)), std::move(detail), 0});
  }

  const Record& record_;
  const text::Source& source_;
  std::vector<annotations::Part>& parts_;
};

// Appends the game with its headers, the position that it begins with, and its turns, which hold their actions.
void append_parts(const Record& record, const text::Source& source, std::vector<annotations::Part>& parts) {
  Outline(record, source, parts).append();
}

// How much of its line a hint may take.
constexpr std::size_t longest_hint = 20;

std::uint32_t after_ship(const RecordAction& action) {
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
      return hint(after_ship(action), name_of(*action.ship));
    case Verb::attack:
      if (action.written_owner != '\0' || !action.owner) return std::nullopt;
      return hint(after_ship(action), player_name(record, *action.owner));
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
