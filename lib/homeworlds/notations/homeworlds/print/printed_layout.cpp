#include "homeworlds/notations/homeworlds/print/printed_layout.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/line_reader.hpp"
#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// Blanks in front of it make no difference.
bool starts_turn(std::string_view words) {
  text::Source source;
  source.text = words;
  return !read_turn_number(source, source.span(), Layout::line).number_span.empty();
}

// What was printed, as it is read under an option or without one.
class PrintedText {
 public:
  PrintedText(std::string_view text, std::optional<Layout> layout, bool is_dialect_given = true) {
    source_.text = text;
    LineReading read;
    read_lines(reading_, is_dialect_given, layout, read);
    lines_ = std::move(read.record);
  }

  bool has_head(PrintedHead head) const {
    return ast_.headers.size() == head.headers && ast_.position.empty() != head.has_position;
  }
  bool has_layout() const { return find_header(ast_, HeaderKey::layout) != nullptr; }
  bool is_in_rounds() const { return lines_.is_in_rounds; }
  bool is_log() const { return ast_.dialect == Dialect::hwl; }

  Layout chosen_layout() const {
    Ast ast = ast_;
    std::vector<NotedFinding> findings;
    Reading reading{source_, form_of(Dialect::seed), ast, findings};
    return choose_layout(reading, lines_);
  }

  bool makes(Layout layout, const std::vector<text::Span>& turns) const {
    std::vector<TurnLines> read;
    lay_out(source_, lines_, layout, form_of(Dialect::seed), read);
    return std::equal(read.begin(), read.end(), turns.begin(), turns.end(), [&](TurnLines lines, text::Span turn) {
      return lines_.lines[lines.first].span.begin == turn.begin &&
             lines_.lines[lines.last].span.contains({turn.end, turn.end});
    });
  }

 private:
  text::Source source_;
  Ast ast_;
  std::vector<NotedFinding> findings_;
  Reading reading_{source_, form_of(Dialect::seed), ast_, findings_};
  RecordLines lines_;
};

}  // namespace

std::string header_line(const RecordHeader& header) {
  std::string line = header.key;
  const auto is_foreign = [](char byte) {
    return !text::is_letter(byte) && !text::is_digit(byte) && byte != '_' && byte != '-';
  };
  line.erase(std::remove_if(line.begin(), line.end(), is_foreign), line.end());
  line += ':';
  if (!header.value.empty()) line += ' ';
  line += header.value;
  std::replace_if(line.begin(), line.end(), is_line_end, ' ');
  return line;
}

std::optional<std::size_t> dialect_header(const Record& record) {
  const auto found = std::find_if(record.parts.begin(), record.parts.end(), [&](const RecordPart& part) {
    return part.kind == RecordPart::Kind::header &&
           text::is_same_word(record.headers[part.index].key, name_of(HeaderKey::dialect));
  });
  if (found == record.parts.end()) return std::nullopt;
  return static_cast<std::size_t>(found - record.parts.begin());
}

bool is_read_as_header(std::string_view line) {
  text::Source source;
  source.text = line;
  return is_header(source.slice(part_line(source, source.span(), CommentForm::none).content));
}

bool is_read_as_log(std::string_view text) { return PrintedText(text, std::nullopt, false).is_log(); }

std::string chat_line(const RecordComment& comment, ChatPlace place) {
  const std::string_view words = text::trimmed(comment.text, blanks);
  if (words.empty()) return {};
  std::string line = comment.text.substr(0, comment.text.find_last_not_of(blanks) + 1);
  const bool begins_position = place.is_first && words[0] == '<';
  if (comment.is_chat && !begins_position) return line;
  if (starts_turn(words) || begins_position) return " # " + std::string(words);
  const bool has_blank = is_blank(line[0]);
  const bool needs_blank = !place.is_in_head || is_transcript_header(words);
  return needs_blank && !has_blank ? ' ' + line : line;
}

void print_round_turn(const Record& record, const RecordTurn& turn, std::string& out) {
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    const RecordAction& action = record.actions[turn.first_action + i];
    std::string text;
    print_action(record, turn, action, Dialect::seed, text);
    if (action.verb == Verb::homeworld && action.has_written_name) {
      const std::size_t name = text.rfind(' ') + 1;
      text = text::format("{}\n(named {})", text.substr(0, name - 1), text.substr(name));
    }
    if (i > 0) out += '\n';
    out += text;
  }
  if (turn.is_confirmed) out += " *";
}

LayoutNeed layout_need(std::string_view text, PrintedHead head, const std::vector<text::Span>& turns,
                       bool is_in_rounds) {
  const PrintedText printed(text, std::nullopt);
  if (!printed.has_head(head)) {
    // A line at its end can be a result that only the layout makes one.
    const PrintedText in_rounds(text, Layout::rounds);
    if (!is_in_rounds || !in_rounds.has_head(head)) return {false, std::nullopt};
  } else if (printed.is_in_rounds() == is_in_rounds && printed.makes(printed.chosen_layout(), turns)) {
    return {};
  }
  for (const Layout layout : {Layout::line, Layout::numbered, Layout::block, Layout::rounds}) {
    if ((layout == Layout::rounds) != is_in_rounds) continue;
    const PrintedText again(text, layout);
    if (!again.has_head(head) || !again.makes(layout, turns)) continue;
    return {true, printed.has_layout() ? std::nullopt : std::optional(layout)};
  }
  return {false, std::nullopt};
}

}  // namespace plyglot::homeworlds
