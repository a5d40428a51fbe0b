#include "hopgi/notations/hopgi/print/print.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/notations/hopgi/print/filled_text.hpp"
#include "hopgi/record/record_replay.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

// hopgi 5: those that come first, in this order.
constexpr std::array<std::string_view, 7> first_tags = {"Event", "Site", "Date", "Round", "White", "Black", "Result"};

bool is_first_tag(std::string_view name) {
  return std::find(first_tags.begin(), first_tags.end(), name) != first_tags.end();
}

const Tag* find_tag(const Record& record, std::string_view name) {
  const auto found =
      std::find_if(record.tags.begin(), record.tags.end(), [name](const Tag& tag) { return tag.name == name; });
  return found == record.tags.end() ? nullptr : &*found;
}

// One that is missing is that of the tag, if that is one of the four.
std::string_view printed_result(const Record& record) {
  if (record.result != Result::none) return result_text(record.result);
  const Tag* const tag = find_tag(record, "Result");
  if (tag != nullptr) {
    for (const Result result : {Result::white_wins, Result::black_wins, Result::draw}) {
      if (tag->value == result_text(result)) return tag->value;
    }
  }
  return result_text(Result::open);
}

class RecordPrinter {
 public:
  RecordPrinter(const Record& record, const Options& options, std::string& out)
      : record_(record), out_(out), text_(options.line_width, out) {
    // Long moves do not depend on the board.
    if (options.moves == MoveForm::short_form) board_.emplace(record.initial);
  }

  void print() {
    for (const RecordComment& comment : record_.lead_comments) print_line(comment.text);
    print_tags();
    print_movetext();
    if (record_.has_game) text_.add_unit(printed_result(record_));
    text_.finish();
    print_tail();
    // Comments alone are lines, of which the last has no end.
    if (!record_.has_game && record_.elements.empty() && !record_.lead_comments.empty()) out_.pop_back();
  }

 private:
  void print_line(std::string_view line) {
    out_ += line;
    out_ += '\n';
  }

  void print_tags() {
    for (const std::string_view name : first_tags) {
      const Tag* const tag = find_tag(record_, name);
      if (tag != nullptr) print_tag(*tag);
    }
    for (const Tag& tag : record_.tags) {
      if (!is_first_tag(tag.name)) print_tag(tag);
    }
    if (!record_.tags.empty()) out_ += '\n';
  }

  void print_tag(const Tag& tag) {
    const bool is_position = tag.name == "FEN";
    text::append(out_, "[{} \"", tag.name);
    out_ += is_position ? fen_text(*record_.initial) : tag.value;
    out_ += "\"]\n";
  }

  void print_movetext() {
    // In a game without tags, comments before anything else have lines of their own.
    bool has_begun = !record_.tags.empty();
    for (const Element& element : record_.elements) {
      has_begun = has_begun || element.kind != ElementKind::comment;
      print_element(element);
      if (!has_begun) text_.end_line();
    }
  }

  void print_element(const Element& element) {
    switch (element.kind) {
      case ElementKind::turn:
        return print_turn(record_.turns[element.index]);
      case ElementKind::comment:
        return print_comment(record_.comments[element.index]);
      case ElementKind::nag:
        text::append(text_.begin_unit(), "${}", element.index);
        return;
      case ElementKind::variation_begin:
        if (board_) board_->begin_variation();
        text_.open_parenthesis();
        needs_dots_ = true;
        return;
      case ElementKind::variation_end:
        if (board_) board_->end_variation();
        text_.close_parenthesis();
        needs_dots_ = true;
        return;
    }
  }

  // R19.
  void print_turn(const RecordTurn& turn) {
    std::string& unit = text_.begin_unit();
    if (turn.side == Side::white) {
      text::append(unit, "{}. ", turn.number);
    } else if (needs_dots_) {
      text::append(unit, "{}... ", turn.number);
    }
    needs_dots_ = false;
    unit += board_ ? short_turn_text(board_->state(), turn.turn) : turn_text(turn.turn);
    unit += suffix_text(turn.suffix);
    if (board_) board_->play(turn);
  }

  void print_comment(const RecordComment& comment) {
    text_.add_unit(comment.text);
    if (comment.ends_line()) text_.end_line();
    needs_dots_ = true;
  }

  // Comments stay on the line of the result: after its end they would belong to the next game (hopgi 2).
  void print_tail() {
    for (const RecordComment& comment : record_.tail_comments) text_.add_beside(comment.text);
  }

  const Record& record_;
  // For short moves.
  std::optional<RecordReplay> board_;
  std::string& out_;
  FilledText text_;
  bool needs_dots_ = true;
};

}  // namespace

bool print(const Record& record, const Options& options, std::string& out) {
  if (!record.is_sound) return false;
  RecordPrinter(record, options, out).print();
  return true;
}

}  // namespace plyglot::hopgi::record
