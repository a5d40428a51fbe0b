#include "homeworlds/notation/transcript.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool starts_turn(const RecordLine& line) { return line.kind == LineKind::move && line.has_number; }

bool has_turns(const RecordLines& record) { return std::any_of(record.lines.begin(), record.lines.end(), starts_turn); }

// person <- handle ' (' [NESW] ')'
struct Participant {
  text::Span handle;
  // The place of the letter in `NESW`.
  std::size_t seat = 0;
};

std::optional<Participant> read_participant(const Reading& reading, text::Span span) {
  constexpr std::uint32_t tail = 4;
  const std::string_view person = reading.slice(span);
  if (person.size() <= tail) return std::nullopt;
  const std::string_view seat = person.substr(person.size() - tail);
  const std::size_t number = std::string_view("NESW").find(text::to_upper(seat[2]));
  if (seat.substr(0, 2) != " (" || seat[3] != ')' || number == std::string_view::npos) return std::nullopt;
  return Participant{{span.begin, span.end - tail}, number};
}

// The handles in the order of their seats, of which there are at most four.
void read_participants(Reading& reading, text::Span list) {
  std::vector<Participant> participants;
  std::string_view rest = reading.slice(list);
  while (!rest.empty()) {
    const std::size_t size = std::min(rest.find(", "), rest.size());
    const std::uint32_t begin = list.end - static_cast<std::uint32_t>(rest.size());
    const std::optional<Participant> participant =
        read_participant(reading, {begin, begin + static_cast<std::uint32_t>(size)});
    if (!participant || participants.size() == most_players) return;
    participants.push_back(*participant);
    rest.remove_prefix(std::min(size + 2, rest.size()));
  }
  if (participants.size() < 2) return;
  std::stable_sort(participants.begin(), participants.end(),
                   [](const Participant& a, const Participant& b) { return a.seat < b.seat; });
  for (const Participant& participant : participants) reading.ast.players.push_back(participant.handle);
}

void set_apart(Reading& reading, RecordLine& line) {
  line.kind = LineKind::comment;
  reading.ast.comments.push_back({line.content, true});
}

}  // namespace

void set_transcript_apart(Reading& reading, RecordLines& record) {
  if (!has_turns(record)) return;
  constexpr std::string_view participants = "Participants: ";
  bool is_apart = true;
  bool is_in_head = true;
  for (RecordLine& line : record.lines) {
    if (line.kind != LineKind::move) continue;
    if (starts_turn(line)) {
      is_apart = false;
      is_in_head = false;
      continue;
    }
    // A line that is indented begins the chat of a turn.
    if (line.content.begin != line.span.begin) is_apart = true;
    if (!is_apart) continue;
    const std::string_view content = reading.slice(line.content);
    if (is_in_head && reading.ast.players.empty() && content.substr(0, participants.size()) == participants) {
      read_participants(reading,
                        {line.content.begin + static_cast<std::uint32_t>(participants.size()), line.content.end});
    }
    set_apart(reading, line);
  }
}

Layout transcript_layout(const RecordLines& record) { return has_turns(record) ? Layout::numbered : Layout::block; }

}  // namespace plyglot::homeworlds
