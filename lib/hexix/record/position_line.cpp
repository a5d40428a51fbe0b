#include "hexix/record/position_line.hpp"

#include "hexix/record/bytes.hpp"
#include "hexix/record/record_replay.hpp"

namespace plyglot::hexix {

std::optional<text::Span> position_in(const text::Source& source, text::Span comment) {
  constexpr std::string_view key = "position:";
  const std::string_view written = source.slice(comment);
  std::size_t begin = 1;
  while (begin < written.size() && is_blank(written[begin])) ++begin;
  if (written.substr(begin, key.size()) != key) return std::nullopt;
  begin += key.size();
  while (begin < written.size() && is_blank(written[begin])) ++begin;
  std::size_t end = written.size();
  while (end > begin && is_blank(written[end - 1])) --end;
  return text::Span{comment.begin + static_cast<std::uint32_t>(begin), comment.begin + static_cast<std::uint32_t>(end)};
}

Record position_alone(const Position& position, text::Span line) {
  Record record;
  record.span = line;
  record.initial = position;
  record.lines.push_back({LineKind::comment, 0, "# position: " + position_text(position), line});
  record.lead_lines = 1;
  return record;
}

std::optional<Record> end_of(const Record& record) {
  const std::optional<Position> position = final_position(record);
  return position ? std::optional<Record>(position_alone(*position, record.span)) : std::nullopt;
}

}  // namespace plyglot::hexix
