#include "support/homeworlds/by_hand/hand_reader.hpp"

#include "homeworlds/notations/homeworlds/read/bga/bga_reader.hpp"
#include "homeworlds/notations/homeworlds/read/bga/bga_sentences.hpp"
#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/line_reader.hpp"
#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"
#include "homeworlds/notations/homeworlds/read/other_form.hpp"
#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"
#include "homeworlds/notations/homeworlds/read/position/star_map.hpp"
#include "homeworlds/notations/homeworlds/read/spread_turns.hpp"
#include "support/homeworlds/by_hand/arguments.hpp"
#include "support/homeworlds/by_hand/hwl_reader.hpp"
#include "support/homeworlds/by_hand/quux_reader.hpp"
#include "support/homeworlds/by_hand/turn_reader.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::test::by_hand {
namespace {

// Reads a position, which may hold comments and line ends. What is not in the state form, or says what cannot be, is
// reported, and there is no position then.
std::optional<Position> take_position(Reading& reading, text::Span span, PositionReading read) {
  if (!read.problem) return std::move(read.position);

  const bool is_malformed = read.problem->fault == PositionFault::malformed;
  const DiagnosticId id =
      is_malformed ? DiagnosticId::homeworlds_bad_position : DiagnosticId::homeworlds_position_inconsistent;
  NotedFinding* finding = reading.report(id, is_malformed ? span : read.problem->span);
  if (finding != nullptr && read.problem->other_system) {
    finding->related = read.position.systems[*read.problem->other_system].span;
  }
  reading.ast.position_problem = read.problem;
  return std::nullopt;
}

std::optional<Position> read_position(Reading& reading, text::Span span) {
  // homeworlds R5.
  const NameCase name_case = reading.form.dialect == Dialect::quux ? NameCase::exact : NameCase::folded;
  const bool has_comments = reading.form.comments == CommentForm::at_blanks;
  return take_position(reading, span, read_position(reading.slice(span), span.begin, name_case, has_comments));
}

// homeworlds L1.
void check_bytes(Reading& reading) {
  std::string_view rest = reading.source.text;
  while (true) {
    rest.remove_prefix(text::ascii_prefix(rest));
    if (rest.empty()) return;
    const text::Decoded character = text::decode_utf8(rest);
    if (!character.is_valid) {
      const std::uint32_t at = reading.source.span().end - static_cast<std::uint32_t>(rest.size());
      reading.report(DiagnosticId::homeworlds_not_utf8, {at, at + 1});
      return;
    }
    rest.remove_prefix(character.size);
  }
}

void read_initial_position(Reading& reading) {
  Ast& ast = reading.ast;
  if (!ast.position.empty()) ast.initial = read_position(reading, ast.position);
  read_players(reading, ast.initial ? ast.initial->players : Player{0});
}

// homeworlds L10; the other dialects have one layout each (3.3).
Layout layout_of(Reading& reading, const RecordLines& lines, std::optional<Layout> option) {
  if (reading.form.dialect == Dialect::sdg) return transcript_layout(lines);
  if (!reading.form.has_layouts) return Layout::line;
  if (option) return *option;
  const HeaderNode* const header = find_header(reading.ast, HeaderKey::layout);
  return header != nullptr ? *layout_named(reading.slice(header->value)) : choose_layout(reading, lines);
}

class TurnsReader {
 public:
  TurnsReader(Reading& reading, HandMemory& memory, bool has_turns_only)
      : reading_(reading), memory_(memory), lines_(memory.lines), reader_(reading, memory.items, has_turns_only) {}

  void read_all() {
    Ast& ast = reading_.ast;
    std::optional<TurnLines> before;
    lay_out(reading_.source, lines_.record, ast.layout, reading_.form, memory_.turns);
    for (const TurnLines turn : memory_.turns) {
      if (!lines_.unread_lines.empty()) set_uncertain_from(last_with_words(turn));
      if (!read(turn)) {
        ast.separator_lines.push_back(lines_.record.lines[turn.first].span.begin);
        continue;
      }
      if (before && ast.layout == Layout::line && reading_.form.has_layouts) {
        check_spread_turn(reading_, lines_.record, *before, turn);
      }
      before = turn;
    }
    if (!lines_.unread_lines.empty()) set_uncertain_from(static_cast<std::uint32_t>(lines_.record.lines.size()));
  }

 private:
  // There may be separators below.
  std::uint32_t last_with_words(TurnLines turn) const {
    std::uint32_t line = turn.last;
    CutWords words;
    for (; line > turn.first; --line) {
      if (lines_.record.lines[line].starts_turn()) break;
      cut_into_words(reading_.source, lines_.record, {line, line}, reading_.form, words);
      if (!words.words.empty()) break;
    }
    return line;
  }

  // homeworlds L8: a second position above this line makes the turn uncertain that is read next.
  void set_uncertain_from(std::uint32_t line) {
    if (lines_.unread_lines.empty() || lines_.unread_lines.front() >= line) return;
    if (!reading_.ast.uncertain_from) {
      reading_.ast.uncertain_from = static_cast<std::uint32_t>(reading_.ast.turns.size());
    }
  }

  // False if the lines are not a turn.
  bool read(TurnLines lines) {
    const RecordLine& first = lines_.record.lines[lines.first];
    TurnNode& turn = reading_.ast.turns.emplace_back();
    if (reading_.form.dialect == Dialect::quux) {
      read_quux_turn(reading_, first.content);
      return true;
    }
    if (reading_.form.dialect == Dialect::hwl) {
      read_hwl_turn(reading_, first.content);
      return true;
    }
    turn.span = first.span;
    if (lines.first != lines.last) turn.first_line = first.span.begin;
    if (first.starts_turn()) {
      const TurnStart start = turn_start_of(reading_.source, first);
      turn.number_span = start.number_span;
      turn.is_later_half = start.is_later_half;
      if (first.has_number()) turn.number = start.number;
      turn.handle = start.handle;
    }
    memory_.words.clear();
    cut_into_words(reading_.source, lines_.record, lines, reading_.form, memory_.words);
    if (reader_.read(memory_.words)) return true;
    reading_.ast.turns.pop_back();
    return false;
  }

  Reading& reading_;
  HandMemory& memory_;
  const LineReading& lines_;
  TurnReader reader_;
};

// Each line is a turn, also an empty one; it ends with LF alone.
void read_listed_turns(const text::Source& source, LineReading& into) {
  into.clear();
  const std::uint32_t end = source.span().end;
  for (std::uint32_t at = source.base; at < end;) {
    const std::size_t found = std::min(source.text.find('\n', at - source.base), source.text.size());
    RecordLine& line = into.record.lines.emplace_back();
    line.span = {at, source.base + static_cast<std::uint32_t>(found)};
    line.content = part_line(source, line.span, CommentForm::none).content;
    line.kind = LineKind::move;
    at = line.span.end + 1;
  }
}

// homeworlds H1: the site looks for the players in the first line alone.
void check_first_line(Reading& reading) {
  const Ast& ast = reading.ast;
  const HeaderNode* const first = ast.headers.empty() ? nullptr : &ast.headers.front();
  if (reading.form.dialect != Dialect::hwl || (first != nullptr && first->known == HeaderKey::dialect)) return;
  const std::uint32_t turns = ast.turns.empty() ? ast.span.end : ast.turns.front().span.begin;
  const bool is_header = first != nullptr && first->line.begin < turns;
  if (is_header && first->known == HeaderKey::players) return;
  if (!is_header && ast.turns.empty()) return;
  reading.report(DiagnosticId::homeworlds_missing_players, is_header ? first->line : ast.turns.front().span);
}

// homeworlds L7.
void check_fragment(Reading& reading) {
  Ast& ast = reading.ast;
  if (!ast.position.empty()) {
    ast.is_fragment = !ast.initial;
    return;
  }
  ast.is_fragment =
      !ast.actions.empty() && std::none_of(ast.actions.begin(), ast.actions.end(),
                                           [](const ActionNode& action) { return action.verb == Verb::homeworld; });
  if (ast.is_fragment) reading.report(DiagnosticId::homeworlds_no_initial_position, ast.actions.front().span);
}

// All of them, from that line on.
void take_comments(Reading& reading, std::uint32_t begin) {
  LineEnds ends(reading.source);
  for (std::uint32_t at = begin; at < reading.source.span().end;) {
    const LineEnd end = ends.next(at);
    const LineParts parts = part_line(reading.source, {at, end.end}, reading.form.comments);
    if (!parts.comment.empty()) reading.ast.comments.push_back({parts.comment, parts.content.empty()});
    at = end.next;
  }
}

// homeworlds L17. False, with nothing done, for any other text.
bool read_other_form(Reading& reading) {
  const Dialect dialect = reading.form.dialect;
  if (dialect != Dialect::seed && dialect != Dialect::jpb) return false;
  const std::optional<FoundForm> found = find_other_form(reading.source);
  if (!found) return false;
  const text::Span lines = {skip_byte_order_mark(reading), reading.source.span().end};
  const std::string_view written = reading.slice(lines);
  const std::string_view text = text::trimmed(written, " \t\v\f\r\n");
  const auto begin = lines.begin + static_cast<std::uint32_t>(text.data() - written.data());
  reading.ast.position = {begin, begin + static_cast<std::uint32_t>(text.size())};
  reading.ast.is_fragment = true;
  take_comments(reading, lines.begin);
  reading.report(DiagnosticId::homeworlds_other_form, found->line);
  return true;
}

}  // namespace

void read_record_by_hand(const text::Source& source, const ReadOptions& options, Ast& ast,
                         std::vector<NotedFinding>& findings, HandMemory& memory) {
  ast.clear();
  ast.span = source.span();
  ast.dialect = options.dialect.value_or(Dialect::seed);
  if (!options.dialect && !options.has_turns_only && is_bga_log(source.text)) ast.dialect = Dialect::bga;
  findings.clear();
  Reading outer = {source, form_of(ast.dialect), ast, findings};
  check_bytes(outer);
  if (ast.dialect == Dialect::bga) {
    read_bga(outer);
    check_fragment(outer);
    return sort_by_place(findings);
  }
  // homeworlds L16.
  if (std::vector<text::Span> systems;
      ast.dialect == Dialect::seed && !options.has_turns_only && read_star_map(outer, systems)) {
    ast.initial = take_position(outer, ast.position, read_star_map(source.text, source.base, systems));
    check_fragment(outer);
    return sort_by_place(findings);
  }
  if (!options.has_turns_only && read_other_form(outer)) return sort_by_place(findings);
  LineReading& lines = memory.lines;
  if (options.has_turns_only) {
    read_listed_turns(source, lines);
  } else {
    read_lines(outer, options.dialect.has_value(), options.layout, lines);
  }
  Reading reading = {source, form_of(ast.dialect), ast, findings};
  read_initial_position(reading);
  if (ast.dialect == Dialect::sdg) set_transcript_apart(reading, are_arguments, lines);
  ast.layout = layout_of(reading, lines.record, options.layout);
  TurnsReader(reading, memory, options.has_turns_only).read_all();
  read_players_in_comments(reading);
  report_duplicate_headers(reading);
  check_turn_numbers(reading);
  check_first_line(reading);
  check_fragment(reading);
  sort_by_place(findings);
}

}  // namespace plyglot::test::by_hand
