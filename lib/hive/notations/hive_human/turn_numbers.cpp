#include "hive/notations/hive_human/turn_numbers.hpp"

#include "findings/finding.hpp"
#include "text/decimal.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <string>
#include <utility>
#include <vector>

namespace plyglot::hive::hive_human {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::quote;
using text::Span;

// How many moves come before a place, as the numbers count them.
struct Count {
  std::uint64_t moves = 0;

  bool is_in_turn() const { return moves % 2 != 0; }
  std::uint64_t turn() const { return moves / 2 + 1; }
  Count after(std::uint64_t more) const { return {moves + more}; }
};

struct Number {
  Span span;
  Span digits;
  // 0 where it is none that can be counted from.
  std::uint32_t value = 0;
  // The moves of the text before it.
  std::uint64_t moves_before = 0;

  bool begins_turn_after(Count count) const { return !count.is_in_turn() && value == count.turn(); }
};

class TurnNumbers {
 public:
  TurnNumbers(const text::Source& source, diagnostics::Reporter& reporter) : source_(source), reporter_(reporter) {}

  void check(const Ast& ast) {
    collect(ast);
    for (const Item& item : ast.items) {
      if (item.form == Form::number) check_number(next_++);
      if (item.is_move()) take_move(item);
    }
    report();
  }

 private:
  void collect(const Ast& ast) {
    for (const Item& item : ast.items) {
      moves_ += item.is_move() ? 1U : 0U;
      if (item.form == Form::number)
        numbers_.push_back({item.span, item.text, text::number_of(source_.slice(item.text)), moves_});
    }
  }

  void take_move(const Item& item) {
    if (!count_.is_in_turn() && !has_number_ && item.form != Form::bad_word) {
      unnumbered_.emplace_back(item.span, count_.turn());
    }
    has_number_ = false;
    count_ = count_.after(1);
  }

  void check_number(std::size_t index) {
    const Number& number = numbers_[index];
    if (number.begins_turn_after(count_) && !has_number_) {
      check_form(number);
    } else {
      wrong_.emplace_back(index, what_is_wrong(number));
      if (is_counted_from(index)) count_ = count_from(number);
    }
    has_number_ = !count_.is_in_turn();
  }

  static Count count_from(const Number& number) { return {2 * (std::uint64_t{number.value} - 1)}; }

  // Of a number that does not follow from those before it. It is wrong by itself if the next one follows without it.
  bool is_counted_from(std::size_t index) const {
    const Number& number = numbers_[index];
    if (number.value == 0) return false;
    const bool is_of_turn = count_.is_in_turn() && number.value == count_.turn();
    if (index + 1 == numbers_.size()) return !is_of_turn;
    const Number& next = numbers_[index + 1];
    const std::uint64_t moves = next.moves_before - number.moves_before;
    return !next.begins_turn_after(count_.after(moves)) && next.begins_turn_after(count_from(number).after(moves));
  }

  // Digits and one point.
  bool has_form(const Number& number) const {
    return number.span.size() == number.digits.size() + 1 && source_.slice(number.span).back() == '.';
  }

  void check_form(const Number& number) const {
    if (has_form(number)) return;
    Finding(reporter_, DiagnosticId::hive_human_turn_number, number.span,
            "the number of a turn is followed by one point")
        .write(number.span, format("{}.", number.value));
  }

  std::string what_is_wrong(const Number& number) const {
    const std::string written = quote(source_.slice(number.span));
    if (has_number_) return format("turn {} has two numbers", count_.turn());
    if (count_.is_in_turn()) return format("{} comes before the second move of turn {}", written, count_.turn());
    return format("turn {} is numbered {}", count_.turn(), written);
  }

  void report() {
    for (auto& [index, message] : wrong_) report_wrong(index, std::move(message));
    if (numbers_.empty()) return;
    report_end();
    for (const auto& [span, turn] : unnumbered_) {
      Finding(reporter_, DiagnosticId::hive_human_turn_number, span, format("turn {} has no number", turn))
          .fix(format("write `{}.` before it", turn), Safety::safe, {span.begin, span.begin}, format("{}. ", turn));
    }
  }

  // The numbers after the only one that does not follow change with it. None is right in the middle of a turn.
  void report_wrong(std::size_t index, std::string&& message) const {
    Finding found(reporter_, DiagnosticId::hive_human_turn_number, numbers_[index].span, std::move(message));
    found.help("a move may be missing here, or one too many: compare with where the text comes from");
    if (wrong_.size() != 1 || moves_ == 0 || numbers_[index].moves_before % 2 != 0) return;
    std::vector<diagnostics::Edit> edits;
    for (std::size_t i = index; i < numbers_.size(); ++i) {
      const std::string due = std::to_string(Count{numbers_[i].moves_before}.turn());
      if (source_.slice(numbers_[i].digits) != due) edits.push_back({numbers_[i].digits, due});
    }
    if (!edits.empty()) found.fix("number the turns from here on", Safety::recount, std::move(edits));
  }

  void report_end() const {
    const bool is_wrong = !wrong_.empty() && wrong_.back().first + 1 == numbers_.size();
    if (!has_number_ || is_wrong) return;
    const Span last = numbers_.back().span;
    Finding(reporter_, DiagnosticId::hive_human_turn_number, last,
            format("no move follows {}", quote(source_.slice(last))))
        .help("the end of the text may be lost: compare with where it comes from");
  }

  const text::Source& source_;
  diagnostics::Reporter& reporter_;
  std::vector<Number> numbers_;
  // Of the whole text.
  std::uint64_t moves_ = 0;
  std::size_t next_ = 0;
  Count count_;
  // The turn that begins here has a number.
  bool has_number_ = false;
  // Numbers that do not follow, and what is said of each.
  std::vector<std::pair<std::size_t, std::string>> wrong_;
  // Moves that begin a turn without a number.
  std::vector<std::pair<Span, std::uint64_t>> unnumbered_;
};

}  // namespace

void check_turn_numbers(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter) {
  if (!ast.is_other_text) TurnNumbers(source, reporter).check(ast);
}

}  // namespace plyglot::hive::hive_human
