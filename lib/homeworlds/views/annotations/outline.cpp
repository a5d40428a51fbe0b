#include "homeworlds/views/annotations/outline.hpp"

#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/views/annotations/written_turn.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/sort.hpp"

namespace plyglot::homeworlds {
namespace {

using annotations::PartKind;

std::string outcome_of(const Record& record) {
  if (record.is_fragment) return "a fragment";
  switch (record.outcome) {
    case RecordOutcome::open:
      return "open";
    case RecordOutcome::won:
      return text::format("won by {}", violations::visible_name(record, record.winner));
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
  // Empty for what is no part of an outline.
  text::Span span_of(const RecordPart& part) const {
    switch (part.kind) {
      case RecordPart::Kind::header:
        return record_.headers[part.index].span;
      case RecordPart::Kind::position:
        return record_.position_span;
      case RecordPart::Kind::turn:
        return whole_span(record_.turns[part.index]);
      default:
        return {};
    }
  }

  void add_game() {
    std::vector<std::string> players;
    for (Player player = 0; player < record_.player_count; ++player) {
      players.push_back(violations::visible_name(record_, player));
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

}  // namespace

void append_parts(const Record& record, const text::Source& source, std::vector<annotations::Part>& parts) {
  Outline(record, source, parts).append();
}

}  // namespace plyglot::homeworlds
