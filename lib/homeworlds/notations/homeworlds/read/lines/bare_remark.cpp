#include "homeworlds/notations/homeworlds/read/lines/bare_remark.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/spelling/argument_counts.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"

namespace plyglot::homeworlds {
namespace {

class RemarkFinder {
 public:
  RemarkFinder(const Reading& reading, text::Span content) : reading_(reading), bytes_(reading.slice(content)) {
    const TurnStart start = read_turn_start(reading.source, content);
    at_ = start.end - content.begin;
    // A turn with nothing but a remark is another matter (homeworlds R2).
    is_first_of_turn_ = !start.number_span.empty();
  }

  std::size_t find() {
    while (true) {
      while (at_ < bytes_.size() && is_blank(bytes_[at_])) ++at_;
      if (at_ == bytes_.size()) return std::string_view::npos;
      if (!is_first_of_turn_ && begins_remark()) return at_;
      is_first_of_turn_ = false;
      if (is_one_of(bytes_[at_], reading_.form.separators)) {
        ++at_;
        words_ = 0;
      } else {
        take_word();
      }
    }
  }

 private:
  std::string_view word_at(std::size_t begin) const {
    std::size_t end = begin;
    while (end < bytes_.size() && !is_blank(bytes_[end]) && !is_one_of(bytes_[end], reading_.form.separators)) ++end;
    return bytes_.substr(begin, end - begin);
  }

  void take_word() {
    const std::string_view word = word_at(at_);
    at_ += word.size();
    // A mark that stands alone separates too.
    if (word.size() == 1 && is_one_of(word[0], odd_separators)) {
      words_ = 0;
      return;
    }
    if (words_ == 0) verb_ = read_verb(word, reading_.form);
    ++words_;
  }

  bool begins_remark() const { return are_slashes(at_) || is_in_parentheses() || (words_ == 0 && is_said()); }

  // Before an action they are separators.
  bool are_slashes(std::size_t at) const {
    if (bytes_.substr(at, 2) != "//" || (at > 0 && !is_blank(bytes_[at - 1]))) return false;
    std::size_t words = at;
    while (words < bytes_.size() && (bytes_[words] == '/' || is_blank(bytes_[words]))) ++words;
    return !word_at(words).empty() && !begins_action(words);
  }

  // A verb and a word that can stand behind it: `a` begins a remark too.
  bool begins_action(std::size_t at) const {
    const std::string_view word = word_at(at);
    const std::optional<ReadVerb> verb = read_verb(word, reading_.form);
    if (!verb) return false;
    std::size_t next = at + word.size();
    while (next < bytes_.size() && is_blank(bytes_[next])) ++next;
    const std::string_view second = word_at(next);
    if (verb->verb == Verb::pass) return second.empty() || second == "*";
    return verb->verb == Verb::catastrophe || second == "-" || colour_or_piece_named(second) ||
           piece_named(second.substr(0, 2));
  }

  // Where no word of an action is due, up to the end of the line or a remark that goes there.
  bool is_in_parentheses() const {
    if (bytes_[at_] != '(' || (at_ > 0 && !is_blank(bytes_[at_ - 1]))) return false;
    if (words_ > 0 && (!verb_ || words_ <= arguments_of(verb_->verb, reading_.form).most)) return false;
    std::size_t depth = 0;
    for (std::size_t i = at_; i < bytes_.size(); ++i) {
      if (bytes_[i] == '(') ++depth;
      if (bytes_[i] != ')' || --depth > 0) continue;
      const std::size_t next = bytes_.find_first_not_of(blanks, i + 1);
      if (next == std::string_view::npos || (next > i + 1 && are_slashes(next))) return true;
      if (next == i + 1 || bytes_[next] != '(') return false;
    }
    return false;
  }

  // `Ann: good luck`. A verb with a colon is a slip, and a header stands in the wrong place.
  bool is_said() const {
    const std::string_view word = word_at(at_);
    const std::string_view name = word.substr(0, word.size() - 1);
    if (name.empty() || word.back() != ':' || at_ + word.size() == bytes_.size()) return false;
    if (name.find_first_of("()#:") != std::string_view::npos || (at_ > 0 && !is_blank(bytes_[at_ - 1]))) return false;
    return is_name(name, reading_.form) && !read_verb(name, reading_.form) && !is_known_key(name);
  }

  const Reading& reading_;
  std::string_view bytes_;
  std::size_t at_ = 0;
  bool is_first_of_turn_ = false;
  // Of the item that is being read.
  std::size_t words_ = 0;
  std::optional<ReadVerb> verb_;
};

}  // namespace

std::optional<std::uint32_t> find_bare_remark(const Reading& reading, text::Span content) {
  const std::size_t found = RemarkFinder(reading, content).find();
  if (found == std::string_view::npos) return std::nullopt;
  return content.begin + static_cast<std::uint32_t>(found);
}

}  // namespace plyglot::homeworlds
