#include "homeworlds/notations/homeworlds/print/print.hpp"

#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record_printer.hpp"
#include "homeworlds/notations/homeworlds/print/printed_layout.hpp"
#include "homeworlds/notations/homeworlds/read/bga/bga_sentences.hpp"
#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"
#include "homeworlds/notations/homeworlds/read/other_form.hpp"
#include "homeworlds/notations/homeworlds/read/position/star_map.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "text/format.hpp"
#include "text/utf8.hpp"

namespace plyglot::homeworlds {
namespace {

using Kind = RecordPart::Kind;

// homeworlds R1: of nine digits.
constexpr std::uint32_t highest_number = 999'999'999;

class RecordPrinter {
 public:
  RecordPrinter(const Record& record, std::string& out)
      : record_(record), form_(&form_of(record.dialect)), begin_(out.size()), out_(out) {
    for (std::size_t i = 0; i < record.parts.size(); ++i) {
      const RecordPart& part = record.parts[i];
      if (part.kind == Kind::header && !record.headers[part.index].is_last_line) last_header_ = i;
    }
    // Down to the header that says which dialect follows a file is in `seed`, and so are all its headers.
    dialect_header_ = dialect_header(record);
    if (dialect_header_) form_ = &form_of(Dialect::seed);
    has_header_lines_ = form_->has_headers;
  }

  bool print() {
    for (std::size_t i = 0; i < record_.parts.size(); ++i) {
      const RecordPart& part = record_.parts[i];
      const bool is_below = dialect_header_ && i > *dialect_header_ && part.kind != Kind::comment_after;
      if (is_below) form_ = &form_of(record_.dialect);
      print_part(part);
      // A blank line follows headers that are lines of their own.
      if (i != last_header_) continue;
      is_blank_due_ = (has_header_lines_ && form_->dialect != Dialect::hwl) || record_.dialect == Dialect::sdg;
    }
    // Each turn of a transcript has a blank line after it, the last one too.
    if (is_last_of_turn_ && record_.dialect == Dialect::sdg) out_ += '\n';
    if (is_printable_ && record_.dialect == Dialect::seed) is_printable_ = check_layout();
    // A line of separators is left out, and what was below it must not become a record in JSON (homeworlds 3.3).
    if (record_.dialect == Dialect::ap && is_ap_record(std::string_view(out_).substr(begin_))) is_printable_ = false;
    if (has_copies_ && is_printable_) is_printable_ = is_read_as_turns();
    if (!is_printable_) out_.resize(begin_);
    keep_byte_order_mark();
    return is_printable_;
  }

 private:
  // A character of the first turn would be skipped at the start of a file (homeworlds L1): one to be skipped is put
  // before it.
  void keep_byte_order_mark() {
    if (begin_ == 0 && text::begins_with_byte_order_mark(out_)) out_.insert(0, text::byte_order_mark);
  }

  // The text so far ends in the line before; there is nothing above the first.
  void start_line() {
    const bool is_first = out_.size() == begin_;
    if (!is_first) out_ += is_blank_due_ && !is_below_space_ ? "\n\n" : "\n";
    is_blank_due_ = false;
    is_below_space_ = false;
    is_last_of_turn_ = false;
    takes_comment_ = false;
    drops_blank_ = false;
  }

  void print_line(std::string_view line) {
    start_line();
    out_ += line;
    takes_comment_ = true;
  }

  void print_part(const RecordPart& part) {
    switch (part.kind) {
      case Kind::blank:
        is_blank_due_ = is_blank_due_ || (!drops_blank_ && form_->dialect != Dialect::hwl);
        return;
      case Kind::header:
        return print_header(record_.headers[part.index]);
      case Kind::position:
        head_.has_position = true;
        print_line(position_text(*record_.initial));
        return;
      case Kind::turn:
        return print_numbered_turn(record_.turns[part.index]);
      case Kind::comment:
      case Kind::comment_after:
        return print_comment(record_.comments[part.index], part.kind == Kind::comment_after);
      case Kind::unread:
        // It is the initial position, broken, or a second one, which must not become the first.
        if (record_.unread[part.index].span == record_.position_span) {
          head_.has_position = true;
        } else if (turns_.empty() && !head_.has_position) {
          is_printable_ = false;
        }
        return print_line(record_.unread[part.index].text);
    }
  }

  void print_header(const RecordHeader& header) {
    if (record_.dialect == Dialect::sdg && is_transcript_key(header.key)) {
      is_transcript_due_ = is_transcript_due_ && has_header_lines_;
      return print_line(transcript_header_line(header));
    }
    ++head_.headers;
    if (header.is_on_line_of_turn) {
      out_ += separator_of(record_.dialect);
      out_ += header.value;
      return;
    }
    if (header.is_last_line) return print_line(header.value);
    const std::string line = header_line(header);
    if (has_header_lines_ || record_.dialect == Dialect::hwl) return print_line(line);
    print_comment({record_.dialect == Dialect::sdg ? line : ' ' + line, {}, false, {}}, false);
    drops_blank_ = true;
  }

  void print_numbered_turn(const RecordTurn& turn) {
    // homeworlds 5: blank lines separate the turns of a transcript.
    if (turn.number && record_.dialect == Dialect::sdg) is_blank_due_ = true;
    start_line();
    takes_comment_ = true;
    const std::size_t begin = out_.size();
    if (!turn.copy().empty()) {
      out_ += turn.copy();
      has_copies_ = true;
      if (turn.number) last_number_ = last_number_in(turn.copy(), *turn.number);
      if (turn.number) last_mark_ = written_mark(*turn.number, turn.is_later_half, last_mark_);
      const bool is_below_headers = dialect_header_ && turns_.empty() && !head_.has_position;
      if (is_below_headers && is_read_as_header(turn.copy())) is_printable_ = false;
    } else if (record_.is_in_rounds) {
      print_mark(turn);
      print_round_turn(record_, turn, out_);
    } else {
      print_number(turn);
      print_turn(record_, turn, record_.dialect, out_);
    }
    is_below_numbered_turn_ = is_below_numbered_turn_ || turn.number;
    is_last_of_turn_ = turn.number.has_value();
    is_transcript_due_ = false;
    turns_.push_back({static_cast<std::uint32_t>(begin - begin_), static_cast<std::uint32_t>(out_.size() - begin_)});
  }

  // The next turns may be among its words, where line ends are lost.
  static std::uint32_t last_number_in(std::string_view copy, std::uint32_t number) {
    const auto end_of_next = [&](char mark) { return end_of_turn_number(copy, std::to_string(number + 1) + mark); };
    while (const auto end = end_of_next(')') ? end_of_next(')') : end_of_next('.')) {
      ++number;
      copy.remove_prefix(*end);
    }
    return number;
  }

  // homeworlds-rules E5: the copy says the same number, without which it would not be a repetition.
  bool is_repeated_below(const RecordTurn& turn) const {
    const RecordTurn* const below = &turn + 1;
    if (below == record_.turns.data() + record_.turns.size()) return false;
    return !below->verbatim.empty() && below->action_count == 0 && below->number == turn.number;
  }

  // homeworlds 5: by one from the first. Counting goes on from a number that is copied, as a reader does (R1).
  void print_number(const RecordTurn& turn) {
    if (!turn.number) return print_handle(turn);
    const bool is_counted = last_number_ && *last_number_ < highest_number && !is_repeated_below(turn);
    last_number_ = is_counted ? *last_number_ + 1 : *turn.number;
    text::append(out_, "{})", *last_number_);
    if (!turn.handle.empty()) text::append(out_, " {}:", turn.handle);
    if (turn.action_count > 0) out_ += ' ';
  }

  // homeworlds R19: without a number.
  void print_handle(const RecordTurn& turn) {
    if (!turn.handle.empty() && form_->has_turn_numbers) text::append(out_, "{}: ", turn.handle);
  }

  // The same in layout `rounds`.
  void print_mark(const RecordTurn& turn) {
    if (!turn.number) return print_handle(turn);
    const RoundMark written = written_mark(*turn.number, turn.is_later_half, last_mark_);
    const bool is_counted = last_mark_ && last_mark_->number < highest_number && !is_repeated_below(turn);
    const bool is_right = !is_counted || follows(*last_mark_, written, record_.player_count);
    last_mark_ = is_right ? written : mark_after(*last_mark_, record_.player_count);
    out_ += mark_text(*last_mark_);
    if (!turn.handle.empty()) text::append(out_, " {}:", turn.handle);
    if (turn.action_count > 0) out_ += '\n';
  }

  void print_comment(const RecordComment& comment, bool is_after) {
    const std::string_view written = comment.text;
    if (record_.dialect == Dialect::sdg && form_->comments == CommentForm::none) {
      const std::string line = chat_line(comment, {!is_below_numbered_turn_, is_transcript_due_});
      if (line.empty()) return;
      print_line(line);
      out_ += comment.space_below;
      is_below_space_ = comment.space_below.find('\n') != std::string::npos;
      is_transcript_due_ = false;
      return;
    }
    if (form_->comments == CommentForm::none) return;
    const std::string_view words = written.substr(0, written.find_last_not_of(" \t\v\f") + 1);
    const bool is_bare = comment.is_bare && record_.dialect == Dialect::seed;
    const std::string_view bare = is_bare ? words.substr(words.find_first_not_of(" #")) : std::string_view();
    // Only in `seed` one can come after something; what is said without a sign only in parentheses (homeworlds L14).
    const bool can_be_after = !is_bare || bare[0] == '(';
    if (is_after && takes_comment_ && can_be_after && form_->comments == CommentForm::at_blanks) {
      out_ += "  ";
    } else {
      start_line();
    }
    takes_comment_ = false;
    if (is_bare) {
      out_ += bare;
      return;
    }
    out_ += '#';
    out_ += words;
  }

  // A line that is left out, or written in another way, may have kept copies above and below it from being something
  // else (homeworlds L15, L16, L17, B8).
  bool is_read_as_turns() const {
    text::Source printed;
    printed.text = std::string_view(out_).substr(begin_);
    const bool is_of_seed = record_.dialect == Dialect::seed;
    if (is_of_seed && (is_star_map(printed) || is_bga_log(printed.text) || is_read_as_log(printed.text))) return false;
    return (!is_of_seed && record_.dialect != Dialect::jpb) || !find_other_form(printed);
  }

  bool check_layout() {
    const LayoutNeed need = layout_need(std::string_view(out_).substr(begin_), head_, turns_, record_.is_in_rounds);
    if (need.header) {
      const bool is_alone = out_.size() == begin_;
      const std::string_view gap = is_alone ? "" : last_header_ ? "\n" : "\n\n";
      out_.insert(begin_, text::format("Layout: {}{}", name_of(*need.header), gap));
    }
    return need.is_readable;
  }

  const Record& record_;
  // What is above the header `Dialect` is in another form than what is below.
  const DialectForm* form_;
  std::size_t begin_;
  std::string& out_;
  std::optional<std::size_t> last_header_;
  std::optional<std::size_t> dialect_header_;
  bool has_header_lines_ = false;
  bool is_blank_due_ = false;
  // No blank line comes after a header that is a comment.
  bool drops_blank_ = false;
  // Whether a comment can come after the line that was written last.
  bool takes_comment_ = false;
  bool is_below_numbered_turn_ = false;
  // What was written last is a turn with a number.
  bool is_last_of_turn_ = false;
  // The blank lines below the chat that was written last are written too.
  bool is_below_space_ = false;
  // There is no line above that only a transcript has.
  bool is_transcript_due_ = true;
  std::optional<std::uint32_t> last_number_;
  std::optional<RoundMark> last_mark_;
  PrintedHead head_;
  bool is_printable_ = true;
  // Of turns, as they are written.
  bool has_copies_ = false;
  // The bytes of the turns, from the beginning of the text.
  std::vector<text::Span> turns_;
};

}  // namespace

bool print(const Record& record, std::string& out) {
  // homeworlds B8.
  if (record.dialect == Dialect::bga) return false;
  if (!record.is_json) return RecordPrinter(record, out).print();
  if (!record.is_readable) return false;
  out += print_ap_record(record);
  return true;
}

void append_copied_parts(const Record& record, std::vector<text::Span>& parts) {
  for (const RecordPart& part : record.parts) {
    if (part.kind == Kind::unread) {
      parts.push_back(record.unread[part.index].span);
    } else if (part.kind == Kind::turn && !record.turns[part.index].copy().empty()) {
      parts.push_back(record.turns[part.index].span);
    }
  }
}

}  // namespace plyglot::homeworlds
