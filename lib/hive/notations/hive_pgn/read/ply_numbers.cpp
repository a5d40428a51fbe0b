#include "hive/notations/hive_pgn/read/ply_numbers.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <utility>

namespace plyglot::hive::hive_pgn {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Edit;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::quote;
using text::Span;

// A number of more digits is not that of a ply.
constexpr std::size_t most_digits = 9;

// Of a letter that looks like a digit that one.
int digit_meant_by(char c) { return text::is_digit(c) ? c - '0' : c == 'O' || c == 'o' ? 0 : 1; }

// One line that is counted.
struct Numbered {
  const PlyLine* line;
  // -1 where it has none, or one of too many digits.
  std::int64_t number = -1;
  // The line of play that it is in: an index of PlyNumbers::plays_.
  std::size_t play = 0;
  // The next one with a number in that line of play.
  const Numbered* next = nullptr;

  bool has_number() const { return !line->digits.empty(); }
  // How far the number is from the place of its ply.
  std::int64_t offset() const { return number - line->place; }
  bool counts_pairs() const { return number == (line->place + 1) / 2; }
};

// How the plies of one line of play are numbered.
enum class Style { each, none, pairs, other_form };

// The game, or one variation.
struct Play {
  std::size_t lines = 0;
  std::size_t numbers = 0;
  std::size_t pairs = 0;
  std::size_t other_numbers = 0;
  std::size_t other_forms = 0;
  // The last number that follows from those before it, and how far it is from the place of its ply. A variation goes on
  // from the ply that it replaces.
  std::int64_t last = 0;
  std::int64_t offset = 0;
  bool is_begun = false;

  Style style() const {
    if (numbers == 0 && lines > 1) return Style::none;
    if (numbers == 0) return Style::each;
    if (other_numbers > 0 && pairs == numbers) return Style::pairs;
    return other_numbers == 0 && lines > 1 && numbers == lines && other_forms == lines ? Style::other_form
                                                                                       : Style::each;
  }
};

// Where the numbers do not follow from those before it.
struct Jump {
  const Numbered* at;
  std::int64_t offset_before;
  // The number before it.
  std::int64_t last;
};

class PlyNumbers {
 public:
  explicit PlyNumbers(const findings::Findings& findings) : findings_(findings) {}

  // Most files have no other.
  bool has_right_number(const PlyLine& line) const {
    return line.place == 0 || (number_of(line) == line.place && has_form(line));
  }

  void check(const Ast& ast) {
    collect(ast);
    report_no_numbers(all_of(Style::none));
    report_pairs(all_of(Style::pairs));
    report_forms(all_of(Style::other_form));
    for (const Numbered& it : lines_) {
      Play& play = plays_[it.play];
      if (!std::exchange(play.is_begun, true) && it.play != 0) begin(play, plays_[parents_[it.play]]);
      if (play.style() == Style::each) check_line(it, play);
    }
    for (const Jump& jump : jumps_) report_jump(jump);
  }

 private:
  std::int64_t number_of(const PlyLine& line) const {
    if (line.digits.empty() || line.digits.size() > most_digits) return -1;
    const std::string_view digits = findings_.slice(line.digits);
    std::int64_t number = 0;
    for (const char digit : digits) number = 10 * number + digit_meant_by(digit);
    return number;
  }

  bool has_letters(const PlyLine& line) const {
    const std::string_view digits = findings_.slice(line.digits);
    return !std::all_of(digits.begin(), digits.end(), text::is_digit);
  }

  // The lines in the order of the text, each with its line of play.
  void collect(const Ast& ast) {
    std::vector<std::size_t> open{0};
    plays_.emplace_back();
    parents_.push_back(0);
    auto parenthesis = ast.parentheses.begin();
    for (std::size_t i = 0; i < ast.plies.size(); ++i) {
      for (; parenthesis != ast.parentheses.end() && parenthesis->ply_lines_before <= i; ++parenthesis) {
        if (!parenthesis->opens) {
          open.pop_back();
          continue;
        }
        parents_.push_back(open.back());
        open.push_back(plays_.size());
        plays_.emplace_back();
      }
      if (ast.plies[i].place != 0) add({&ast.plies[i], number_of(ast.plies[i]), open.back(), nullptr});
    }
    std::vector<const Numbered*> next(plays_.size());
    for (auto it = lines_.rbegin(); it != lines_.rend(); ++it) {
      it->next = next[it->play];
      if (it->has_number()) next[it->play] = &*it;
    }
  }

  void add(const Numbered& it) {
    lines_.push_back(it);
    Play& play = plays_[it.play];
    ++play.lines;
    if (!it.has_number()) return;
    ++play.numbers;
    play.pairs += it.counts_pairs() ? 1U : 0U;
    play.other_numbers += it.offset() != 0 ? 1U : 0U;
    play.other_forms += has_form(*it.line) ? 0U : 1U;
  }

  static void begin(Play& variation, const Play& line) {
    variation.offset = line.offset;
    variation.last = line.last - 1;
  }

  std::vector<const Numbered*> all_of(Style style) const {
    std::vector<const Numbered*> found;
    for (const Numbered& it : lines_) {
      if (plays_[it.play].style() == style) found.push_back(&it);
    }
    return found;
  }

  void check_line(const Numbered& it, Play& play) {
    if (!it.has_number()) return report_missing(it, it.line->place + play.offset);
    if (it.number >= 0 && it.offset() == play.offset) {
      if (!has_form(*it.line)) report_form(it);
      play.last = it.number;
      return;
    }
    const bool is_jump =
        it.number >= 0 && !has_letters(*it.line) && (it.next == nullptr || it.next->offset() == it.offset());
    if (!is_jump) return report_wrong(it, it.line->place + play.offset);
    jumps_.push_back({&it, play.offset, play.last});
    play.offset = it.offset();
    play.last = it.number;
  }

  // Digits without a leading zero, a dot and a space, and nothing before them.
  bool has_form(const PlyLine& line) const {
    if (line.move_text.empty()) return true;
    return is_divided_well(line) && line.number.begin == line.digits.begin && !has_odd_digits(line);
  }

  bool has_odd_digits(const PlyLine& line) const { return findings_.slice(line.digits)[0] == '0' || has_letters(line); }

  bool is_divided_well(const PlyLine& line) const {
    const std::string_view after = findings_.slice({line.digits.end, line.number.end});
    if (line.has_comment_before_move && after == ".") return true;
    return after.size() > 1 && after[0] == '.' && after.find_first_not_of(' ', 1) == std::string_view::npos;
  }

  Edit edit(const PlyLine& line, std::int64_t number) const {
    const bool is_kept = line.number.begin == line.digits.begin && (line.move_text.empty() || is_divided_well(line));
    return is_kept ? Edit{line.digits, std::to_string(number)} : Edit{line.number, format("{}. ", number)};
  }

  void report_forms(const std::vector<const Numbered*>& lines) const {
    if (lines.empty()) return;
    std::vector<Edit> edits;
    Safety safety = Safety::safe;
    for (const Numbered* it : lines) {
      edits.push_back(edit(*it->line, it->number));
      if (has_odd_digits(*it->line)) safety = Safety::recount;
    }
    Finding(findings_, DiagnosticId::hive_pgn_ply_number, lines.front()->line->digits,
            "the numbers are not written as in `1.` and a space, at the start of the line")
        .fix("write all of them so", safety, std::move(edits));
  }

  void report_form(const Numbered& it) const {
    const PlyLine& line = *it.line;
    const std::string_view written = findings_.slice(line.digits);
    const bool has_zero = written[0] == '0';
    // One of two lines that repeat each other is not to get another number alone.
    Finding(findings_, DiagnosticId::hive_pgn_ply_number, line.digits,
            has_letters(line)                        ? format("the number {} has letters in it", quote(written))
            : has_zero                               ? format("the number {} begins with a zero", quote(written))
            : line.number.begin != line.digits.begin ? format("there are spaces before the number `{}`", it.number)
                                                     : format("the number is not written `{}.` and a space", it.number))
        .fix(format("write `{}.`", it.number), has_odd_digits(line) ? Safety::recount : Safety::safe,
             {edit(line, it.number)});
  }

  void report_wrong(const Numbered& it, std::int64_t due) const {
    Finding(findings_, DiagnosticId::hive_pgn_ply_number, it.line->digits,
            format("ply {} has the number {}", due, quote(findings_.slice(it.line->digits))))
        .fix(format("write `{}.`", due), Safety::recount, {edit(*it.line, due)});
  }

  void report_jump(const Jump& jump) const {
    const std::int64_t due = jump.at->line->place + jump.offset_before;
    const std::int64_t number = jump.at->number;
    const bool is_gap = number > due;
    Finding found(findings_, DiagnosticId::hive_pgn_ply_number, jump.at->line->digits,
                  !is_gap ? format("`{}.` comes after `{}.`", number, jump.last)
                  : due == number - 1
                      ? format("the number {} is missing before `{}.`", due, number)
                      : format("the numbers {} to {} are missing before `{}.`", due, number - 1, number));
    found.help(is_gap ? "a line may be lost here: compare with where the text comes from"
                      : "a line may be here twice, or another game begins");
    if (jumps_.size() == 1) found.fix("number the lines from here on", Safety::recount, renumbering(jump));
  }

  // The numbers after the only place where they jump follow each other: they change together.
  std::vector<Edit> renumbering(const Jump& jump) const {
    std::vector<Edit> edits;
    for (const Numbered* it = jump.at; it != lines_.data() + lines_.size(); ++it) {
      const bool follows = it->number >= 0 && it->offset() == jump.at->offset();
      if (follows) edits.push_back(edit(*it->line, it->line->place));
    }
    return edits;
  }

  void report_pairs(const std::vector<const Numbered*>& lines) const {
    std::vector<Edit> edits;
    const Numbered* first = nullptr;
    for (const Numbered* it : lines) {
      if (!it->has_number()) continue;
      if (it->offset() != 0 || !has_form(*it->line)) edits.push_back(edit(*it->line, it->line->place));
      if (first == nullptr && it->offset() != 0) first = it;
    }
    if (first == nullptr) return;
    Finding(findings_, DiagnosticId::hive_pgn_ply_number, first->line->digits,
            format("ply {} has the number `{}`: the numbers count pairs of moves", first->line->place, first->number))
        .help("numbers count the moves of both sides, not pairs of moves")
        .fix("number each move", Safety::recount, std::move(edits));
  }

  void report_missing(const Numbered& it, std::int64_t number) const {
    const Span start{it.line->move_text.begin, it.line->move_text.begin};
    Finding(findings_, DiagnosticId::hive_pgn_missing_ply_number, start, format("ply {} has no number", number))
        .fix(format("write `{}. ` before it", number), jumps_.empty() ? Safety::safe : Safety::unsafe, it.line->number,
             format("{}. ", number));
  }

  void report_no_numbers(const std::vector<const Numbered*>& lines) const {
    if (lines.empty()) return;
    std::vector<Edit> edits;
    edits.reserve(lines.size());
    for (const Numbered* it : lines) edits.push_back({it->line->number, format("{}. ", it->line->place)});
    const std::uint32_t start = lines.front()->line->move_text.begin;
    Finding(findings_, DiagnosticId::hive_pgn_missing_ply_number, {start, start}, "the plies have no numbers")
        .fix("number each of them", Safety::safe, std::move(edits));
  }

  const findings::Findings& findings_;
  std::vector<Numbered> lines_;
  // The game first, then its variations as they open, and the line of play that each replaces a ply of.
  std::vector<Play> plays_;
  std::vector<std::size_t> parents_;
  std::vector<Jump> jumps_;
};

}  // namespace

void check_ply_numbers(const findings::Findings& findings, const Ast& ast) {
  PlyNumbers numbers(findings);
  const auto is_right = [&](const PlyLine& line) { return numbers.has_right_number(line); };
  if (!std::all_of(ast.plies.begin(), ast.plies.end(), is_right)) numbers.check(ast);
}

}  // namespace plyglot::hive::hive_pgn
