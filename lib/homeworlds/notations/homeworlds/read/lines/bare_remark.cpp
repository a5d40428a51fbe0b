#include "homeworlds/notations/homeworlds/read/lines/bare_remark.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"
#include "text/find_byte.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// `Ann:`. A verb with a colon is a typing error, and a known header is in the wrong place.
bool is_speaker(const Reading& reading, std::string_view word) {
  if (word.size() < 2 || word.back() != ':') return false;
  const std::string_view name = word.substr(0, word.size() - 1);
  if (name.find_first_of("()#:") != std::string_view::npos) return false;
  return is_name(name, reading.form) && !read_verb(name, reading.form) && !is_known_key(name);
}

class RemarkFinder {
 public:
  RemarkFinder(const Reading& reading, text::Span content, PossiblePlay& play)
      : reading_(reading), play_(play), bytes_(reading.slice(content)) {
    const TurnStart start = read_turn_number(reading.source, content, Layout::line);
    if (!start.number_span.empty()) {
      begin_turn(find_start_end(reading.source, {start.end, content.end}, {}) - content.begin);
    } else if (const std::optional<std::uint32_t> handle = find_handle(reading, content, play)) {
      handle_end_ = *handle;
      begin_turn(*handle - content.begin);
    }
  }

  std::optional<std::uint32_t> handle_end() const { return handle_end_; }

  std::size_t find() {
    // The colon of a handle is before the place where a remark can be.
    static constexpr text::ByteSet marks(RemarkMarks::marks);
    if (marks.find_in(bytes_, at_) == bytes_.size()) return std::string_view::npos;
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
  // A turn with nothing but a remark is another matter (homeworlds R2).
  void begin_turn(std::size_t at) {
    is_first_of_turn_ = true;
    at_ = at;
  }

  std::string_view word_at(std::size_t begin) const {
    std::size_t end = begin;
    while (end < bytes_.size() && !is_blank(bytes_[end]) && !is_one_of(bytes_[end], reading_.form.separators)) ++end;
    return bytes_.substr(begin, end - begin);
  }

  void take_word() {
    const std::string_view word = word_at(at_);
    at_ += word.size();
    // A mark on its own separates too.
    if (word.size() == 1 && is_one_of(word[0], odd_separators)) {
      words_ = 0;
      return;
    }
    if (words_ == 0) verb_ = read_verb(word, reading_.form);
    ++words_;
  }

  bool begins_remark() { return are_slashes(at_) || is_in_parentheses() || (words_ == 0 && is_said()); }

  // Before an action they are separators. Where more of them follow, all come to the same words.
  bool are_slashes(std::size_t at) {
    if (bytes_.substr(at, 2) != "//" || (at > 0 && !is_blank(bytes_[at - 1]))) return false;
    if (at < slashes_.begin || at >= slashes_.end) {
      std::size_t words = at;
      while (words < bytes_.size() && (bytes_[words] == '/' || is_blank(bytes_[words]))) ++words;
      slashes_ = {at, words, !word_at(words).empty() && !begins_action(words)};
    }
    return slashes_.begin_a_remark;
  }

  // A verb and a word that can follow it: `a` begins a remark too.
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
  bool is_in_parentheses() {
    if (bytes_[at_] != '(' || (at_ > 0 && !is_blank(bytes_[at_ - 1]))) return false;
    if (at_ == 0 && play_.tells_action(bytes_)) return false;
    if (words_ > 0 && (!verb_ || words_ <= arguments_of(verb_->verb, reading_.form).most)) return false;
    if (closing_.empty()) match_parentheses();
    // What fails fails from the other parentheses of the row too, which are not tried again.
    for (std::size_t open = at_; closing_[open] != 0;) {
      const std::size_t after = std::exchange(closing_[open], 0) + 1;
      open = bytes_.find_first_not_of(blanks, after);
      if (open == std::string_view::npos || (open > after && are_slashes(open))) return true;
      if (open == after || bytes_[open] != '(') return false;
    }
    return false;
  }

  void match_parentheses() {
    closing_.resize(bytes_.size());
    std::vector<std::uint32_t> open;
    for (std::uint32_t i = 0; i < bytes_.size(); ++i) {
      if (bytes_[i] == '(') open.push_back(i);
      if (bytes_[i] != ')' || open.empty()) continue;
      closing_[open.back()] = i;
      open.pop_back();
    }
  }

  // `Ann: good luck`. Once what follows a name could be play, it is not a remark, whoever says the rest of the line.
  bool is_said() {
    const std::string_view word = word_at(at_);
    if (is_play_said_ || !is_speaker(reading_, word) || at_ + word.size() == bytes_.size()) return false;
    if (at_ > 0 && !is_blank(bytes_[at_ - 1])) return false;
    is_play_said_ = play_.could_be(bytes_.substr(at_ + word.size()));
    return !is_play_said_;
  }

  const Reading& reading_;
  PossiblePlay& play_;
  std::string_view bytes_;
  std::optional<std::uint32_t> handle_end_;
  bool is_play_said_ = false;
  std::size_t at_ = 0;
  bool is_first_of_turn_ = false;
  // Of the item that is being read.
  std::size_t words_ = 0;
  std::optional<ReadVerb> verb_;
  // The slashes and blanks that were looked at last.
  struct {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool begin_a_remark = false;
  } slashes_;
  // Of each `(` its `)`; 0 if it has none.
  std::vector<std::uint32_t> closing_;
};

// Separators and the `*` say nothing, and a `<0>` has to do with a position.
bool holds_words(const Reading& reading, text::Span content) {
  TokenCutter cutter(reading.source, content, reading.form);
  bool has_words = false;
  for (Token token; cutter.next(token);) {
    const std::string_view word = reading.slice(token.span);
    if (token.kind != TokenKind::word) continue;
    if (word.size() > 1 && word[0] == '<' && text::is_digit(word[1])) return false;
    has_words = has_words || word != "*";
  }
  return has_words;
}

}  // namespace

bool begins_plainly(std::string_view line) {
  std::size_t at = 0;
  while (at < line.size() && text::is_digit(line[at])) ++at;
  if (at > 0) return at < line.size() && (line[at] == ')' || line[at] == '.');
  if (!text::is_letter(line[0])) return false;
  at = text::find_byte(line, ' ', at);
  if (line.size() < at + 3 || !are_piece(line[at + 1], line[at + 2])) return false;
  return at + 3 == line.size() || line[at + 3] == ' ';
}

bool RemarkMarks::are_in(text::Span content) {
  const std::size_t begin = content.begin - source_.base;
  const std::size_t end = content.end - source_.base;
  bool has_any = false;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (after_next_[i] <= begin) after_next_[i] = std::min(source_.text.find(marks[i], begin), source_.text.size()) + 1;
    has_any = has_any || after_next_[i] <= end;
  }
  return has_any;
}

BareRemark find_bare_remark(const Reading& reading, text::Span content, PossiblePlay& play) {
  RemarkFinder finder(reading, content, play);
  const std::size_t found = finder.find();
  BareRemark remark = {finder.handle_end(), std::nullopt};
  if (found != std::string_view::npos) remark.begin = content.begin + static_cast<std::uint32_t>(found);
  return remark;
}

std::optional<std::uint32_t> find_handle(const Reading& reading, text::Span content, PossiblePlay& play) {
  const std::string_view line = reading.slice(content);
  const std::size_t size = reading.form.word_ends.find_in(line);
  if (!is_speaker(reading, line.substr(0, size)) || size == line.size() || !is_blank(line[size])) return std::nullopt;
  if (!play.could_be(line.substr(size))) return std::nullopt;
  return content.begin + static_cast<std::uint32_t>(size);
}

bool is_remark(const Reading& reading, text::Span content, PossiblePlay& play) {
  const std::string_view line = reading.slice(content);
  if (line.empty() || !holds_words(reading, content)) return false;
  if (is_header(line) && is_known_key(line.substr(0, line.find(':')))) return false;
  if (read_result(line) || is_transcript_header(line)) return false;
  return !play.could_be(line) && play.is_in_text();
}

}  // namespace plyglot::homeworlds
