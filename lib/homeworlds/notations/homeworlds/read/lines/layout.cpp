#include "homeworlds/notations/homeworlds/read/lines/layout.hpp"

#include "homeworlds/spelling/verbs.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

text::Span line_end_at(const text::Source& source, std::uint32_t begin) {
  const bool is_pair = source.text.substr(begin - source.base, 2) == "\r\n";
  return {begin, begin + (is_pair ? 2U : 1U)};
}

// The note of a line; null if it has none.
const HomeNote* note_of(const RecordLines& record, std::uint32_t line) {
  for (const RecordLines::Note& note : record.home_notes) {
    if (note.line == line) return &note.note;
  }
  return nullptr;
}

class Assembler {
 public:
  Assembler(const text::Source& source, const RecordLines& record, Layout layout, const DialectForm& form,
            std::vector<TurnLines>& turns)
      : source_(source), record_(record), layout_(layout), form_(form), turns_(turns) {}

  void assemble() {
    turns_.clear();
    for (std::uint32_t i = 0; i < record_.lines.size(); ++i) {
      const RecordLine& line = record_.lines[i];
      is_below_blank_ = is_below_blank_ || line.is_below_blank;
      if (line.kind == LineKind::move) {
        if (turns_.empty() || !belongs_to_last(line)) turns_.push_back({i, i});
        turns_.back().last = i;
        is_below_blank_ = false;
      }
    }
  }

 private:
  bool belongs_to_last(const RecordLine& line) const {
    switch (layout_) {
      case Layout::line:
        return form_.has_layouts && !is_below_blank_ && !line.starts_turn() &&
               is_continued(record_.lines[turns_.back().last]);
      case Layout::numbered:
      case Layout::rounds:
        return !line.starts_turn();
      case Layout::block:
        return !is_below_blank_ && !line.starts_turn();
    }
    return false;
  }

  // Whether the turn goes on after its last line (homeworlds L11).
  bool is_continued(const RecordLine& line) const {
    return is_one_of(source_.slice(line.content).back(), form_.separators);
  }

  const text::Source& source_;
  const RecordLines& record_;
  Layout layout_;
  const DialectForm& form_;
  std::vector<TurnLines>& turns_;
  bool is_below_blank_ = false;
};

// What the verbs of a group of lines say of it (homeworlds L10d).
struct Group {
  TurnLines lines;
  std::uint32_t line_count = 0;
  std::uint32_t homeworlds = 0;
  // Besides catastrophe and pass.
  std::uint32_t actions = 0;
  bool begins_with_sacrifice = false;

  // Whether its lines can be one turn.
  bool can_be_turn() const { return line_count < 2 || actions == 1 || begins_with_sacrifice; }
};

class GroupReader {
 public:
  GroupReader(const Reading& reading, const RecordLines& record) : reading_(reading), record_(record) {}

  void read(Group& group) const {
    for (std::uint32_t i = group.lines.first; i <= group.lines.last; ++i) {
      if (record_.lines[i].kind == LineKind::move) read_line(i, group);
    }
  }

 private:
  void read_line(std::uint32_t number, Group& group) const {
    const RecordLine& line = record_.lines[number];
    bool is_verb_due = true;
    TokenCutter cutter(reading_.source, {line.actions_begin(), line.content.end}, reading_.form);
    for (Token token; cutter.next(token);) {
      if (is_verb_due && token.kind == TokenKind::word) read_word(token.span, group);
      is_verb_due = token.kind != TokenKind::word;
    }
    ++group.line_count;
  }

  void read_word(text::Span word, Group& group) const {
    const std::optional<ReadVerb> verb = read_verb(reading_.slice(word), reading_.form);
    if (!verb || verb->verb == Verb::pass || verb->verb == Verb::catastrophe) return;
    if (verb->verb == Verb::homeworld) ++group.homeworlds;
    if (group.actions == 0) group.begins_with_sacrifice = verb->verb == Verb::sacrifice;
    ++group.actions;
  }

  const Reading& reading_;
  const RecordLines& record_;
};

// Their lines alone.
std::vector<Group> groups_of(const RecordLines& record) {
  std::vector<Group> groups;
  bool is_in_group = false;
  for (std::uint32_t i = 0; i < record.lines.size(); ++i) {
    if (record.lines[i].is_below_blank) is_in_group = false;
    if (record.lines[i].kind != LineKind::move) continue;
    if (!is_in_group) {
      Group group;
      group.lines.first = i;
      groups.push_back(group);
    }
    is_in_group = true;
    groups.back().lines.last = i;
  }
  return groups;
}

std::uint32_t end_of_last_word(const Reading& reading, const RecordLine& line) {
  const std::string_view bytes = reading.slice(line.span);
  return line.span.begin + static_cast<std::uint32_t>(bytes.find_last_not_of(" \t\v\f") + 1);
}

}  // namespace

void cut_into_words(const text::Source& source, const RecordLines& record, TurnLines turn, const DialectForm& form,
                    CutWords& words) {
  const RecordLine* above = nullptr;
  for (std::uint32_t i = turn.first; i <= turn.last; ++i) {
    const RecordLine& line = record.lines[i];
    if (line.kind != LineKind::move) continue;
    const HomeNote* const note = record.home_notes.empty() ? nullptr : note_of(record, i);
    const bool is_note = note != nullptr && note->begin == line.content.begin;
    if (above != nullptr && !is_note) words.add({line_end_at(source, above->span.end), TokenKind::line_end});
    const std::uint32_t begin = i == turn.first ? line.actions_begin() : line.content.begin;
    TokenCutter cutter(source, {begin, note != nullptr ? note->begin : line.content.end}, form);
    for (Token token; cutter.next(token);) words.add(token);
    if (note != nullptr) words.words.push_back(note->name);
    if (note != nullptr && !note->confirmation.empty()) words.words.push_back(note->confirmation);
    above = &line;
  }
}

void lay_out(const text::Source& source, const RecordLines& lines, Layout layout, const DialectForm& form,
             std::vector<TurnLines>& turns) {
  Assembler(source, lines, layout, form, turns).assemble();
}

Layout choose_layout(Reading& reading, const RecordLines& lines) {
  const auto first_move = std::find_if(lines.lines.begin(), lines.lines.end(),
                                       [](const RecordLine& line) { return line.kind == LineKind::move; });
  if (first_move == lines.lines.end()) return Layout::line;
  if (lines.is_in_rounds) return Layout::rounds;
  if (first_move->has_number()) return Layout::numbered;
  if (!reading.ast.position.empty()) return Layout::line;
  std::vector<Group> groups = groups_of(lines);
  if (groups.size() < 2) return Layout::line;
  const GroupReader reader(reading, lines);
  for (Group& group : groups) reader.read(group);
  if (groups[0].homeworlds != 1 || groups[1].homeworlds != 1) return Layout::line;
  if (!std::all_of(groups.begin(), groups.end(), [](const Group& group) { return group.can_be_turn(); })) {
    return Layout::line;
  }
  const auto shown =
      std::find_if(groups.begin(), groups.end(), [](const Group& group) { return group.line_count > 1; });
  if (shown == groups.end()) return Layout::line;
  reading.report(
      DiagnosticId::homeworlds_block_layout_assumed,
      {lines.lines[shown->lines.first].span.begin, end_of_last_word(reading, lines.lines[shown->lines.last])});
  return Layout::block;
}

}  // namespace plyglot::homeworlds
