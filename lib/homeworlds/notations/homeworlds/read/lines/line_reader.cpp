#include "homeworlds/notations/homeworlds/read/lines/line_reader.hpp"

#include "homeworlds/notations/homeworlds/read/lines/bare_remark.hpp"
#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/log_lines.hpp"
#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"
#include "homeworlds/spelling/verbs.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

class LineReader {
 public:
  LineReader(Reading& reading, bool is_dialect_given, std::optional<Layout> layout, LineReading& into)
      : reading_(reading),
        form_(&reading.form),
        is_dialect_given_(is_dialect_given),
        layout_(layout),
        result_(into),
        log_(reading, into.record),
        play_(reading.source, *form_),
        marks_(reading.source),
        line_ends_(reading.source) {}

  void read() {
    at_ = skip_byte_order_mark(reading_);
    const std::uint32_t end = reading_.source.span().end;
    while (at_ < end && reading_.ast.second_game.empty()) {
      if (is_blank_line()) continue;
      const LineEnd line_end = line_ends_.next(at_);
      read_line({at_, line_end.end});
      at_ = line_end.next;
    }
    finish_position();
  }

 private:
  void read_line(text::Span span) {
    LineParts parts = part_line(reading_.source, span, form_->comments);
    if (begins_second_game(parts.content)) return take_second_game(reading_, parts.content);
    handle_end_.reset();
    if (!take_bare_remark(span, parts) && !parts.comment.empty()) {
      reading_.ast.comments.push_back({parts.comment, parts.content.empty()});
    }
    const bool has_content = !parts.content.empty();
    if (!has_content && parts.comment.empty()) {
      is_below_blank_ = true;
      goes_on_ = false;
      return;
    }
    RecordLine& line = result_.record.lines.emplace_back();
    line.span = span;
    line.content = parts.content;
    line.is_below_blank = is_below_blank_;
    is_below_blank_ = false;
    if (has_content) read_content(line);
  }

  // Goes on to the next line if there is nothing on this one.
  bool is_blank_line() {
    if (reading_.source.text[at_ - reading_.source.base] != '\n') return false;
    is_below_blank_ = true;
    goes_on_ = false;
    ++at_;
    return true;
  }

  // homeworlds L21. Of a transcript it is said when its chat is known.
  bool begins_second_game(text::Span content) {
    if (!has_moves_ || !form_->has_headers || is_position_open_) return false;
    static constexpr text::ByteSet beginnings("PpHh1");
    const std::string_view line = reading_.slice(content);
    if (line.empty() || !beginnings.has(line[0])) return false;
    const std::string_view key = line.substr(0, line.find(':'));
    const bool names_players =
        text::is_same_word(key, name_of(HeaderKey::players)) || text::is_same_word(key, participants_key);
    const bool is_beginning = (names_players && is_header(line)) || begins_transcript(line);
    return (is_beginning && is_below_play()) || begins_numbers_again(content);
  }

  // A line above could be play (homeworlds L18). Each is looked at once.
  bool is_below_play() {
    const std::vector<RecordLine>& lines = result_.record.lines;
    for (; first_play_ < lines.size(); ++first_play_) {
      const RecordLine& line = lines[first_play_];
      const text::Span actions = {line.actions_begin(), line.content.end};
      if (line.kind == LineKind::move && play_.could_be(reading_.slice(actions))) return true;
    }
    return false;
  }

  // A first turn, which sets up, below a turn with a higher number.
  bool begins_numbers_again(text::Span content) const {
    const TurnStart start = read_turn_number(reading_.source, content, turn_layout());
    if (last_number_ < 2 || start.number != 1 || start.is_later_half || !form_->has_turn_numbers) return false;
    const std::uint32_t begin = find_start_end(reading_.source, {start.end, content.end}, {});
    TokenCutter cutter(reading_.source, {begin, content.end}, *form_);
    Token first;
    if (!cutter.next(first)) return result_.record.is_in_rounds;
    const std::optional<ReadVerb> verb = read_verb(reading_.slice(first.span), *form_);
    return verb && verb->verb == Verb::homeworld;
  }

  // homeworlds L14, L18, R19. A remark goes to the end of the line, with the comment after it.
  bool take_bare_remark(text::Span span, LineParts& parts) {
    if (form_->dialect != Dialect::seed || is_position_open_) return false;
    const std::string_view content = reading_.slice(parts.content);
    if (content.empty() || begins_position(content)) return false;
    if (!marks_.are_in(parts.content) && begins_plainly(content)) return false;
    if (is_start_ && is_header(content) && !is_played_by_name(parts.content)) return false;
    if (has_home_note(parts.content)) return false;
    const Reading reading = {reading_.source, *form_, reading_.ast, reading_.findings};
    const BareRemark remark = find_bare_remark(reading, parts.content, play_);
    handle_end_ = remark.handle_end;
    std::optional<std::uint32_t> begin = remark.begin;
    if (!handle_end_ && !goes_on_ && parts.content.begin != rounds_.result && !begins_plainly(content)) {
      const text::Span words = {parts.content.begin, begin.value_or(parts.content.end)};
      const text::Span line = part_line(reading_.source, words, CommentForm::none).content;
      if (is_remark(reading, line, play_)) begin = line.begin;
    }
    if (!begin) return false;
    reading_.report(DiagnosticId::homeworlds_comment_sign, {*begin, parts.content.end});
    const bool has_slashes = reading_.slice({*begin, parts.content.end})[0] == '/';
    parts.content = part_line(reading_.source, {span.begin, *begin}, CommentForm::none).content;
    parts.comment = {*begin, span.end};
    reading_.ast.comments.push_back(
        {parts.comment, parts.content.empty(), static_cast<std::uint8_t>(has_slashes ? 2 : 0)});
    return true;
  }

  // homeworlds R19: among headers a name is that of a header unless its value begins as play does.
  bool is_played_by_name(text::Span content) {
    const Reading reading = {reading_.source, *form_, reading_.ast, reading_.findings};
    const std::optional<std::uint32_t> end = find_handle(reading, content, play_);
    return end && play_.begins(reading_.slice({*end, content.end}));
  }

  // In a transcript what is said between the moves may begin as it likes (homeworlds 3.3).
  bool begins_position(std::string_view content) const {
    return content[0] == '<' && (form_->dialect != Dialect::sdg || !has_moves_);
  }

  void read_content(RecordLine& line) {
    const std::string_view content = reading_.slice(line.content);
    if (is_position_open_ || begins_position(content)) return read_position_line(line);
    finish_position();
    const bool may_be_header = is_start_ && reading_.form.has_headers && is_header(content);
    if (may_be_header && !handle_end_ && !is_played_by_name(line.content)) return read_header_line(line);
    if (!has_moves_) find_log(line);
    if (form_->dialect == Dialect::hwl) {
      log_.read_last();
      has_moves_ = log_.has_turns();
      is_start_ = is_start_ && !has_moves_;
      return;
    }
    is_start_ = false;
    if (!has_moves_) find_rounds(line.content);
    has_moves_ = true;
    if (rounds_.result == line.content.begin) return read_result_line(line);
    line.kind = LineKind::move;
    if (form_->has_turn_numbers) read_start(line);
    if (const auto note = home_note_in(line)) result_.record.home_notes.push_back({line_number(), *note});
    if (line.has_number()) last_number_ = line.number;
    last_move_ = line_number();
    goes_on_ = is_one_of(content.back(), form_->separators);
  }

  // homeworlds L15. A header that names a dialect goes before what the text looks like.
  void find_log(const RecordLine& line) {
    if (is_dialect_given_ || !begins_log(reading_.slice(line.content))) return;
    if (find_header(reading_.ast, HeaderKey::dialect) != nullptr || !reading_.ast.comments.empty()) return;
    reading_.ast.dialect = Dialect::hwl;
    form_ = &form_of(Dialect::hwl);
  }

  // Of the line that is read.
  std::uint32_t line_number() const { return static_cast<std::uint32_t>(result_.record.lines.size() - 1); }

  // In a transcript handles are looked for when the participants are known.
  void read_start(RecordLine& line) {
    if (handle_end_) {
      const text::Span handle = {line.content.begin, *handle_end_ - 1};
      if (!std::exchange(has_named_turn_, true))
        reading_.report(DiagnosticId::homeworlds_handle_without_number, handle);
      line.number_end = line.content.begin;
      line.start_end = *handle_end_;
    }
    if (!text::is_digit(reading_.slice(line.content)[0])) return;
    const TurnStart start = read_turn_number(reading_.source, line.content, turn_layout());
    if (start.number_span.empty()) return;
    line.number = start.number;
    line.is_later_half = start.is_later_half;
    line.number_end = line.start_end = start.end;
    if (form_->dialect != Dialect::sdg)
      line.start_end = find_start_end(reading_.source, {start.end, line.content.end}, {});
  }

  // As far as the lines are read by it.
  Layout turn_layout() const { return result_.record.is_in_rounds ? Layout::rounds : Layout::line; }

  // homeworlds L10: an option or a header may say so, or else the text shows it.
  void find_rounds(text::Span content) {
    if (form_->dialect != Dialect::seed) return;
    const HeaderNode* const header = find_header(reading_.ast, HeaderKey::layout);
    std::optional<Layout> layout = layout_;
    if (!layout && header != nullptr) layout = layout_named(reading_.slice(header->value));
    if (layout && layout != Layout::rounds) return;
    rounds_ = outline_of_rounds(reading_.source, content.begin, layout.has_value());
    result_.record.is_in_rounds = rounds_.is_in_rounds || layout == Layout::rounds;
    if (!result_.record.is_in_rounds) rounds_ = {};
  }

  // The name that follows a homeworld without one, on its line or alone on the next.
  std::optional<HomeNote> home_note_in(const RecordLine& line) const {
    if (!result_.record.is_in_rounds) return std::nullopt;
    const std::optional<HomeNote> note = find_home_note(reading_.source, line.content);
    if (!note) return std::nullopt;
    CutWords words;
    if (note->begin != line.content.begin) {
      TokenCutter cutter(reading_.source, {line.actions_begin(), note->begin}, *form_);
      for (Token token; cutter.next(token);) words.add(token);
    } else if (last_move_) {
      cut_into_words(reading_.source, result_.record, {*last_move_, *last_move_}, *form_, words);
    }
    return is_unnamed_homeworld(words) ? note : std::nullopt;
  }

  bool has_home_note(text::Span content) {
    if (!result_.record.is_in_rounds) return false;
    RecordLine line;
    line.content = content;
    read_start(line);
    return home_note_in(line).has_value();
  }

  bool is_unnamed_homeworld(const CutWords& words) const {
    constexpr std::size_t verb_stars_and_ship = 4;
    if (words.words.size() != verb_stars_and_ship || !words.separators.empty()) return false;
    const auto is_mark = [&](text::Span word) { return reading_.slice(word) == "*"; };
    if (std::any_of(words.words.begin(), words.words.end(), is_mark)) return false;
    const std::optional<ReadVerb> verb = read_verb(reading_.slice(words.words.front()), *form_);
    return verb && verb->verb == Verb::homeworld;
  }

  // It stands for the header `Result`.
  void read_result_line(RecordLine& line) {
    line.kind = LineKind::header;
    HeaderNode header;
    header.key = {line.content.begin, line.content.begin};
    header.value = line.content;
    header.line = line.content;
    header.known = HeaderKey::result;
    header.is_last_line = true;
    reading_.ast.headers.push_back(header);
  }

  void read_header_line(RecordLine& line) {
    line.kind = LineKind::header;
    read_header(reading_, line.content);
    const HeaderNode* dialect = find_header(reading_.ast, HeaderKey::dialect);
    if (dialect == nullptr || is_dialect_given_) return;
    reading_.ast.dialect = *dialect_named(reading_.slice(dialect->value));
    form_ = &form_of(reading_.ast.dialect);
    play_ = PossiblePlay(reading_.source, *form_);
  }

  // homeworlds L6, L8.
  void read_position_line(RecordLine& line) {
    line.kind = LineKind::position;
    if (!is_position_open_) {
      finish_position();
      span_ = line.content;
      is_second_ = has_moves_ || !reading_.ast.position.empty();
      if (is_second_) result_.unread_lines.push_back(line_number());
    }
    span_.end = line.content.end;
    is_position_open_ = reading_.source.text[line.content.end - 1 - reading_.source.base] == ';';
    is_start_ = false;
  }

  void finish_position() {
    if (span_.empty()) return;
    if (is_second_) {
      reading_.report(DiagnosticId::homeworlds_second_position, span_);
    } else {
      reading_.ast.position = span_;
    }
    span_ = {};
  }

  Reading& reading_;
  const DialectForm* form_;
  bool is_dialect_given_;
  std::optional<Layout> layout_;
  LineReading& result_;
  LogLines log_;
  PossiblePlay play_;
  RemarkMarks marks_;
  RoundsOutline rounds_;
  // The last move line.
  std::optional<std::uint32_t> last_move_;
  LineEnds line_ends_;
  std::uint32_t at_ = 0;
  // Headers may still come.
  bool is_start_ = true;
  bool has_moves_ = false;
  bool is_below_blank_ = false;
  std::uint32_t last_number_ = 0;
  // None of the lines above it is play.
  std::size_t first_play_ = 0;
  // The move line above ends with a separator (homeworlds L11).
  bool goes_on_ = false;
  // Of the line that is read.
  std::optional<std::uint32_t> handle_end_;
  // The first is reported.
  bool has_named_turn_ = false;
  // The position that is being read.
  text::Span span_;
  bool is_second_ = false;
  bool is_position_open_ = false;
};

}  // namespace

void LineReading::clear() {
  record.lines.clear();
  record.home_notes.clear();
  record.is_in_rounds = false;
  unread_lines.clear();
}

void read_lines(Reading& reading, bool is_dialect_given, std::optional<Layout> layout, LineReading& into) {
  into.clear();
  LineReader(reading, is_dialect_given, layout, into).read();
}

}  // namespace plyglot::homeworlds
