#include "hopgi/spelling/record_notes.hpp"

#include "hopgi/rules/turn_text.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <utility>

namespace plyglot::hopgi {
namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string with_single_blanks(std::string_view text) {
  std::string words;
  for (std::size_t at = 0; (at = text.find_first_not_of(blanks, at)) != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
    if (!words.empty()) words += ' ';
    words += text.substr(at, end - at);
    at = end;
  }
  return words;
}

std::string words_of(const RecordComment& comment) {
  std::string_view text = comment.text;
  if (comment.ends_line()) return with_single_blanks(text.substr(2));
  text.remove_prefix(1);
  if (!text.empty() && text.back() == '}') text.remove_suffix(1);
  return with_single_blanks(text);
}

class Collector {
 public:
  explicit Collector(const Record& record) : record_(record), notes_(1) {}

  std::vector<Notes> collect() {
    add_comments(record_.lead_comments);
    for (const Element& element : record_.elements) take(element);
    // One that was not closed.
    if (!variation_.empty()) notes_.back().variations.push_back(variation_);
    add_comments(record_.tail_comments);
    return std::move(notes_);
  }

 private:
  void take(const Element& element) {
    if (element.kind == ElementKind::variation_begin) {
      add_word("(");
      ++depth_;
    } else if (element.kind == ElementKind::variation_end) {
      variation_ += ')';
      if (depth_ > 0 && --depth_ == 0) notes_.back().variations.push_back(std::exchange(variation_, {}));
    } else if (depth_ != 0) {
      add_word(words_of_element(element));
    } else {
      take_beside(element);
    }
  }

  void take_beside(const Element& element) {
    if (element.kind == ElementKind::turn) notes_.emplace_back();
    if (element.kind == ElementKind::comment)
      notes_.back().comments.push_back(words_of(record_.comments[element.index]));
    if (element.kind == ElementKind::nag) notes_.back().annotations.push_back(words_of_element(element));
  }

  std::string words_of_element(const Element& element) const {
    if (element.kind == ElementKind::nag) return text::format("${}", element.index);
    if (element.kind == ElementKind::comment) return "{" + words_of(record_.comments[element.index]) + "}";
    const RecordTurn& turn = record_.turns[element.index];
    return text::format("{}{} {}{}", turn.number, turn.side == Side::white ? "." : "...", hopgi::words_of(turn),
                        suffix_text(turn.suffix));
  }

  void add_word(const std::string& word) {
    if (!variation_.empty() && variation_.back() != '(') variation_ += ' ';
    variation_ += word;
  }

  void add_comments(const std::vector<RecordComment>& comments) {
    for (const RecordComment& comment : comments) notes_.back().comments.push_back(words_of(comment));
  }

  const Record& record_;
  std::vector<Notes> notes_;
  std::string variation_;
  std::size_t depth_ = 0;
};

}  // namespace

std::string words_of(const RecordTurn& turn) {
  if (!turn.is_applied()) return turn.written;
  const std::size_t second = turn.written.find(';');
  return turn_text(turn.turn) + (second == std::string::npos ? std::string() : turn.written.substr(second));
}

std::vector<Notes> notes_of(const Record& record) { return Collector(record).collect(); }

}  // namespace plyglot::hopgi
