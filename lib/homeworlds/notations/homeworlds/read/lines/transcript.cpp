#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <functional>

namespace plyglot::homeworlds {
namespace {

bool begins_numbered_turn(const RecordLine& line) { return line.kind == LineKind::move && line.has_number(); }

bool has_turns(const RecordLines& record) {
  return std::any_of(record.lines.begin(), record.lines.end(), begins_numbered_turn);
}

// As the site writes it: `Build G1 Ann`.
bool is_as_printed(const Reading& reading, std::span<const text::Span> words, Verb verb) {
  std::string name(name_of(verb));
  name[0] = text::to_upper(name[0]);
  return reading.slice(words[0]) == name && std::all_of(words.begin() + 1, words.end(), [&](text::Span word) {
           return text::to_upper(reading.slice(word)[0]) == reading.slice(word)[0];
         });
}

// A whole action, and nothing else.
std::optional<Verb> read_whole_action(const Reading& reading, AreArguments are_arguments,
                                      std::span<const text::Span> words) {
  const std::optional<ReadVerb> verb = words.empty() ? std::nullopt : read_verb(reading.slice(words[0]), reading.form);
  if (!verb || verb->form == VerbForm::shortened) return std::nullopt;
  const std::span<const text::Span> arguments = words.subspan(1);
  const auto is_piece = [&](text::Span word) { return piece_named(reading.slice(word)).has_value(); };
  constexpr std::size_t stars_and_ship = 3;
  const bool is_whole =
      verb->verb == Verb::homeworld
          ? arguments.size() == stars_and_ship && std::all_of(arguments.begin(), arguments.end(), is_piece)
          : arguments.size() == arguments_of(verb->verb, reading.form).most &&
                are_arguments(reading, verb->verb, arguments);
  return is_whole ? std::optional(verb->verb) : std::nullopt;
}

// homeworlds L13: the action of a line of chat that is one for certain. `due` is the number of the next turn.
std::optional<text::Span> find_unread_action(const Reading& reading, AreArguments are_arguments, const RecordLine& line,
                                             std::uint32_t due) {
  const TurnStart start = read_turn_number(reading.source, line.content, Layout::line);
  const text::Span rest = {start.end, line.content.end};
  const std::uint32_t begin =
      end_of_speaker(reading.source, part_line(reading.source, rest, CommentForm::none).content, {})
          .value_or(rest.begin);
  CutWords words;
  TokenCutter cutter(reading.source, {begin, rest.end}, reading.form);
  for (Token token; cutter.next(token);) words.add(token);
  if (words.words.size() > 1 && reading.slice(words.words.back()) == "*") words.words.pop_back();
  const std::optional<Verb> verb = read_whole_action(reading, are_arguments, words.words);
  if (!verb) return std::nullopt;
  const bool is_due = start.number == due && !start.number_span.empty();
  const bool is_certain = is_due || (*verb != Verb::pass && is_as_printed(reading, words.words, *verb));
  return is_certain ? std::optional(text::cover(words.words.front(), words.words.back())) : std::nullopt;
}

// Says which lines of a transcript are play (homeworlds L13).
class Sorter {
 public:
  Sorter(Reading& reading, AreArguments are_arguments, LineReading& lines)
      : reading_(reading), are_arguments_(are_arguments), record_(lines.record), unread_lines_(lines.unread_lines) {}

  void sort() {
    find_handles();
    for (std::size_t i = 0; i < record_.lines.size(); ++i) {
      RecordLine& line = record_.lines[i];
      if (line.kind != LineKind::move) continue;
      if (!is_in_head_ && line.content.begin == line.span.begin && begins_transcript(reading_.slice(line.content))) {
        take_second_game(reading_, line.content);
        return record_.lines.resize(i);
      }
      sort(line);
    }
  }

 private:
  std::uint32_t find_start_end(const RecordLine& line) const {
    return homeworlds::find_start_end(reading_.source, {line.number_end, line.content.end}, names_);
  }

  void find_names() {
    const std::vector<text::Span>& players = reading_.ast.players;
    const auto is_unusual = [&](text::Span name) { return !is_one_word(reading_.slice(name)); };
    names_ = {};
    if (std::any_of(players.begin(), players.end(), is_unusual)) names_ = players;
  }

  void find_handles() {
    find_names();
    has_handles_ = std::any_of(record_.lines.begin(), record_.lines.end(), [&](const RecordLine& line) {
      return begins_numbered_turn(line) && find_start_end(line) != line.number_end;
    });
  }

  bool is_player(text::Span handle) const {
    const std::vector<text::Span>& players = reading_.ast.players;
    return std::any_of(players.begin(), players.end(), [&](text::Span name) {
      return text::is_same_word(reading_.slice(name), reading_.slice(handle));
    });
  }

  // Outside of chat a handle that is not a player's may be a slip: it is reported where the turn is played.
  bool begins_turn(RecordLine& line) const {
    if (!line.has_number() || !has_handles_) return line.has_number();
    line.start_end = find_start_end(line);
    if (line.start_end == line.number_end) return false;
    return !is_in_chat_ || reading_.ast.players.empty() || is_player(turn_start_of(reading_.source, line).handle);
  }

  // `Ann: good luck`, with the tab lost. A verb with a colon is a slip.
  bool begins_chat(const RecordLine& line) const {
    if (line.has_number() || line.content.begin != line.span.begin) return true;
    const std::optional<std::uint32_t> end = end_of_speaker(reading_.source, line.content, names_);
    if (!end) return false;
    const text::Span name = {line.content.begin, *end - 1};
    return is_player(name) || !read_verb(reading_.slice(name), reading_.form);
  }

  void sort(RecordLine& line) {
    if (begins_turn(line)) {
      is_in_chat_ = is_in_head_ = has_unread_action_ = false;
      last_number_ = line.number;
      return;
    }
    const bool is_indented = line.content.begin != line.span.begin;
    if (is_in_head_ && !is_indented && read_transcript_header(reading_, line.content)) {
      line.kind = LineKind::header;
      // A handle may be one of the participants, of several words.
      find_names();
      if (!has_handles_) find_handles();
      return;
    }
    if (!is_in_head_ && begins_chat(line)) is_in_chat_ = true;
    if (!is_in_head_ && !is_in_chat_) return;
    check_chat(line);
    line.kind = LineKind::comment;
    line.number_end = line.start_end = 0;
    // With the blanks in front of it, which make it chat.
    reading_.ast.comments.push_back({{line.span.begin, line.content.end}, true});
  }

  // Play in chat is not read, and that is said once before the next turn: the lines of a turn go together.
  void check_chat(const RecordLine& line) {
    if (has_unread_action_) return;
    const std::optional<text::Span> action = find_unread_action(reading_, are_arguments_, line, last_number_ + 1);
    if (!action) return;
    has_unread_action_ = true;
    NotedFinding* const finding = reading_.report(DiagnosticId::homeworlds_ignored_command, *action);
    if (finding == nullptr) return;
    finding->severity = diagnostics::Severity::error;
    finding->is_in_chat = true;
    unread_lines_.push_back(static_cast<std::uint32_t>(&line - record_.lines.data()));
    text::sort(unread_lines_.begin(), unread_lines_.end(), std::less<>());
  }

  Reading& reading_;
  AreArguments are_arguments_;
  RecordLines& record_;
  std::vector<std::uint32_t>& unread_lines_;
  std::uint32_t last_number_ = 0;
  // Below the last turn.
  bool has_unread_action_ = false;
  // The players, if one of them is called by more than one word: other handles are found without knowing them.
  std::span<const text::Span> names_;
  bool has_handles_ = false;
  bool is_in_head_ = true;
  // Below a turn.
  bool is_in_chat_ = false;
};

constexpr std::string_view number_begin = "Homeworlds Online (SDG# ";
constexpr std::string_view number_end = ")";
constexpr std::string_view winner_key = "Winner";

bool begins_with(std::string_view text, std::string_view beginning) {
  return text.substr(0, beginning.size()) == beginning;
}

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
  const std::string_view handle = text::trimmed(person.substr(0, person.size() - tail), blanks);
  if (handle.empty()) return std::nullopt;
  const auto begin = span.begin + static_cast<std::uint32_t>(handle.data() - person.data());
  return Participant{{begin, begin + static_cast<std::uint32_t>(handle.size())}, number};
}

// The handles in the order of their seats, of which there are at most four; none if the list is something else.
std::vector<text::Span> read_participants(const Reading& reading, text::Span list) {
  std::vector<Participant> participants;
  std::string_view rest = reading.slice(list);
  while (!rest.empty()) {
    const std::size_t size = std::min(rest.find(", "), rest.size());
    const std::uint32_t begin = list.end - static_cast<std::uint32_t>(rest.size());
    const std::optional<Participant> participant =
        read_participant(reading, {begin, begin + static_cast<std::uint32_t>(size)});
    if (!participant || participants.size() == most_players) return {};
    participants.push_back(*participant);
    rest.remove_prefix(std::min(size + 2, rest.size()));
  }
  std::vector<text::Span> handles;
  if (participants.size() < 2) return handles;
  text::sort(participants.begin(), participants.end(),
             [](const Participant& a, const Participant& b) { return a.seat < b.seat; });
  for (const Participant& participant : participants) handles.push_back(participant.handle);
  return handles;
}

// What follows the keys, as far as it can be distinguished from a line of chat.
bool is_quoted(std::string_view value) { return value.size() > 1 && value.front() == '"' && value.back() == '"'; }
bool is_start_and_end(std::string_view value) { return value.find(", Ended: ") != std::string_view::npos; }
bool is_handle(std::string_view value) { return !value.empty() && value.find(' ') == std::string_view::npos; }

struct KeyedHeader {
  std::string_view key;
  // Null if that is a matter of the participants.
  bool (*is_value)(std::string_view value);
};

constexpr KeyedHeader keyed_headers[] = {
    {"Variants", &is_quoted},
    {"Started", &is_start_and_end},
    {participants_key, nullptr},
    {winner_key, &is_handle},
};

// int <- [0-9]+
bool is_archive_number(std::string_view line) {
  if (!begins_with(line, number_begin) || line.size() < number_begin.size() + 1 + number_end.size()) return false;
  const std::string_view number = line.substr(number_begin.size(), line.size() - number_begin.size() - 1);
  return line.back() == ')' && std::all_of(number.begin(), number.end(), text::is_digit);
}

// The key of the line and what follows it.
struct KeyAndValue {
  text::Span key;
  text::Span value;
};

KeyAndValue split(text::Span line, std::size_t key, std::size_t key_size, std::size_t value, std::size_t after) {
  const auto place = [&](std::size_t offset) { return line.begin + static_cast<std::uint32_t>(offset); };
  return {{place(key), place(key + key_size)}, {place(value), line.end - static_cast<std::uint32_t>(after)}};
}

void add_header(Reading& reading, text::Span line, KeyAndValue parts) {
  HeaderNode header;
  header.key = parts.key;
  header.value = parts.value;
  header.line = line;
  if (reading.slice(parts.key) == winner_key) {
    header.known = HeaderKey::winner;
    std::optional<std::uint32_t>& first = reading.ast.known_headers[static_cast<std::size_t>(HeaderKey::winner)];
    header.has_effect = !first;
    if (!first) first = static_cast<std::uint32_t>(reading.ast.headers.size());
  }
  reading.ast.headers.push_back(header);
}

// homeworlds 7: as many as the position has, if there is one.
void take_players(Reading& reading, const std::vector<text::Span>& players, text::Span list) {
  Ast& ast = reading.ast;
  if (!ast.players.empty()) return;
  if (ast.initial && ast.initial->players != players.size()) {
    reading.report(DiagnosticId::homeworlds_unknown_header_value, list);
    return;
  }
  ast.players = players;
}

bool read_keyed_header(Reading& reading, text::Span line, const KeyedHeader& form) {
  constexpr std::string_view colon = ": ";
  const std::string_view bytes = reading.slice(line);
  const std::size_t value = form.key.size() + colon.size();
  if (!begins_with(bytes, form.key) || bytes.substr(form.key.size(), colon.size()) != colon) return false;
  const KeyAndValue parts = split(line, 0, form.key.size(), value, 0);
  if (form.is_value != nullptr) {
    if (!form.is_value(reading.slice(parts.value))) return false;
  } else {
    const std::vector<text::Span> players = read_participants(reading, parts.value);
    if (players.empty()) return false;
    take_players(reading, players, parts.value);
  }
  add_header(reading, line, parts);
  return true;
}

bool is_key(std::string_view key) {
  return std::any_of(std::begin(keyed_headers), std::end(keyed_headers),
                     [&](const KeyedHeader& form) { return form.key == key; });
}

// The beginning of a header in the grammar (grammars/homeworlds_sdg.hpp).
bool begins_header(std::string_view line) {
  constexpr std::string_view title = "Homeworlds Online";
  if (begins_with(line, title)) return true;
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || !is_key(line.substr(0, colon))) return false;
  return colon + 1 == line.size() || blanks.find(line[colon + 1]) != std::string_view::npos;
}

// A game that has not begun.
bool has_head_alone(const Reading& reading, const RecordLines& record) {
  const auto is_of_head = [&](const RecordLine& line) {
    if (line.kind == LineKind::position) return true;
    return line.kind == LineKind::move && line.content.begin == line.span.begin &&
           begins_header(reading.slice(line.content));
  };
  return std::all_of(record.lines.begin(), record.lines.end(), is_of_head);
}

}  // namespace

void set_transcript_apart(Reading& reading, AreArguments are_arguments, LineReading& lines) {
  if (has_turns(lines.record) || has_head_alone(reading, lines.record)) Sorter(reading, are_arguments, lines).sort();
}

Layout transcript_layout(const RecordLines& record) { return has_turns(record) ? Layout::numbered : Layout::block; }

bool read_transcript_header(Reading& reading, text::Span line) {
  const std::string_view bytes = reading.slice(line);
  if (is_archive_number(bytes)) {
    const std::size_t key = bytes.find(archive_number_key);
    add_header(reading, line, split(line, key, archive_number_key.size(), number_begin.size(), number_end.size()));
    return true;
  }
  return std::any_of(std::begin(keyed_headers), std::end(keyed_headers),
                     [&](const KeyedHeader& form) { return read_keyed_header(reading, line, form); });
}

bool begins_transcript(std::string_view line) {
  return is_archive_number(line) || (begins_with(line, participants_key) && is_transcript_header(line));
}

bool is_transcript_header(std::string_view line) {
  text::Source source;
  source.text = line;
  Ast ast;
  std::vector<NotedFinding> findings;
  Reading reading{source, form_of(Dialect::sdg), ast, findings};
  return read_transcript_header(reading, source.span());
}

bool is_transcript_key(std::string_view key) { return key == archive_number_key || is_key(key); }

std::string transcript_header_line(const RecordHeader& header) {
  if (header.key == archive_number_key) return text::format("{}{}{}", number_begin, header.value, number_end);
  return text::format("{}: {}", header.key, header.value);
}

}  // namespace plyglot::homeworlds
