#include "homeworlds/notations/homeworlds/read/lines/log_lines.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

constexpr std::string_view unfinished_mark = "...";

bool is_elimination(std::string_view item) { return item.size() > 2 && item.substr(0, 2) == "e,"; }

// Every other line with a colon is a turn.
bool is_log_header(std::string_view content) {
  const std::string_view key = content.substr(0, content.find(':'));
  return is_header(content) && (key == name_of(HeaderKey::players) || key == name_of(HeaderKey::winner));
}

}  // namespace

bool begins_log(std::string_view line) {
  constexpr std::string_view form = "h,b1A,";
  if (line.size() < form.size() || line[0] != 'h' || line[1] != ',' || line[5] != ',') return false;
  return piece_named(line.substr(2, 2)) && !text::is_upper(line[2]) && line[4] >= 'A' && line[4] <= 'E';
}

void LogLines::read_last() {
  RecordLine line = record_.lines.back();
  const bool is_header = is_log_header(reading_.slice(line.content));
  record_.lines.pop_back();
  if (end_) add_blank_lines(line.span.begin);
  if (is_header) {
    line.kind = LineKind::header;
    record_.lines.push_back(line);
    read_header(reading_, line.content);
  } else {
    read_turn(line);
  }
  if (end_ || !is_header) end_ = line.span.end;
}

void LogLines::read_turn(RecordLine line) {
  const text::Span ending = ending_of(line);
  const bool is_alone = ending == line.content;
  if (!is_alone) {
    if (!ending.empty()) line.content.end = ending.begin - 1;
    line.kind = LineKind::move;
    record_.lines.push_back(line);
    if (!elimination_.empty()) {
      if (NotedFinding* finding = reading_.report(DiagnosticId::homeworlds_turn_after_elimination, line.content))
        finding->related = elimination_;
      elimination_ = {};
    }
  }
  if (!ending.empty()) add_ending(ending, !is_alone);
}

text::Span LogLines::ending_of(const RecordLine& line) const {
  const std::string_view content = reading_.slice(line.content);
  const std::size_t mark = content.rfind(';');
  const std::size_t begin = mark == std::string_view::npos ? 0 : mark + 1;
  // With nothing before the mark there is no turn that it could come after.
  if (begin == 1) return {};
  const std::string_view item = content.substr(begin);
  if (!is_elimination(item) && (item != unfinished_mark || !is_last(line))) return {};
  return {line.content.begin + static_cast<std::uint32_t>(begin), line.content.end};
}

bool LogLines::is_last(const RecordLine& line) const {
  const std::size_t end = line.span.end - reading_.source.base;
  return reading_.source.text.find_first_not_of(" \t\v\f\r\n", end) == std::string_view::npos;
}

// What is there is blank, or a position that is reported. The first line end is that of the line above.
void LogLines::add_blank_lines(std::uint32_t end) {
  std::uint32_t begin = 0;
  bool is_blank_line = false;
  for (std::uint32_t at = *end_; at < end; ++at) {
    const char byte = reading_.source.text[at - reading_.source.base];
    if (!is_line_end(byte)) {
      if (!is_blank(byte)) is_blank_line = false;
      continue;
    }
    if (byte == '\r' && at + 1 < end && reading_.source.text[at + 1 - reading_.source.base] == '\n') ++at;
    if (is_blank_line) {
      RecordLine& line = record_.lines.emplace_back();
      line.span = line.content = {begin, begin};
      line.kind = LineKind::move;
    }
    begin = at + 1;
    is_blank_line = true;
  }
}

void LogLines::add_ending(text::Span ending, bool is_on_line_of_turn) {
  RecordLine& line = record_.lines.emplace_back();
  line.span = line.content = ending;
  line.kind = LineKind::header;
  HeaderNode header;
  header.key = {ending.begin, ending.begin};
  header.value = header.line = ending;
  header.known = HeaderKey::result;
  header.is_last_line = true;
  header.is_on_line_of_turn = is_on_line_of_turn;
  reading_.ast.headers.push_back(header);
  if (reading_.slice(ending) == unfinished_mark) {
    reading_.report(DiagnosticId::homeworlds_unfinished_turn, ending);
  } else if (elimination_.empty()) {
    elimination_ = ending;
  }
}

}  // namespace plyglot::homeworlds
