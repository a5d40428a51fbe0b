#include "naive/hopgi_words/records.hpp"

#include "naive/hopgi_words/legs.hpp"

#include <regex>
#include <set>

namespace plyglot::naive::hopgi_words {
namespace {

constexpr std::size_t most_variations = 100;

class Reader {
 public:
  explicit Reader(const std::string& text) : text_(text) {
    if (text_.compare(0, 3, "\xEF\xBB\xBF") == 0) at_ = 3;
  }

  File read() {
    while (skip_blanks()) read_element();
    close();
    file_.rest = std::move(waiting_);
    return std::move(file_);
  }

 private:
  // False at the end.
  bool skip_blanks() {
    for (; is_blank(byte()); ++at_) {
      if (byte() != '\n') continue;
      is_line_begin_ = true;
      if (has_result_) close();
    }
    return at_ < text_.size();
  }

  // In the order of hopgi 3.1.
  void read_element() {
    const bool is_line_begin = is_line_begin_;
    is_line_begin_ = false;
    if (is_line_begin && byte() == '[') return read_tag();
    if (byte() == '/' && byte_at(text_, at_ + 1) == '/') return read_line_comment("comment");
    if (byte() == '{') return read_brace_comment();
    if (const End end = result_end()) return read_result(*end);
    if (byte() == '}') return keep_comment("stray brace", at_ + 1);
    if (byte() == '(') return open();
    if (byte() == ')') return close_variation();
    if (byte() == '$') return keep("nag", after(text_, at_ + 1, "0123456789"));
    if (const End end = number_end()) return keep("number", *end);
    if (byte() == ';') return read_line_comment("semicolon");
    if (is_turn()) return read_turn();
    read_bad_token();
  }

  void read_tag() {
    const std::size_t line = line_end();
    const std::size_t tag = end_of_tag(at_);
    const std::size_t end = tag != 0 ? tag : line;
    if (has_words_ && (at_ < stray_end_ || !begins_game())) {
      keep_stray_tag(tag != 0 ? tag : without_blanks(line));
    } else {
      if (has_words_) close();
      begin_game();
      add(tag != 0 ? "tag" : "bad tag", tag != 0 ? tag : without_blanks(line));
    }
    at_ = end;
  }

  // 0 if there is none.
  std::size_t end_of_tag(std::size_t at) const {
    static const std::regex form(R"re(\[[ \t]*[A-Za-z][A-Za-z0-9_]*[ \t]+"(\\["\\]|[^"\\\n])*"[ \t]*\])re");
    std::smatch found;
    const bool is_tag = std::regex_search(text_.begin() + static_cast<std::ptrdiff_t>(at), text_.end(), found, form,
                                          std::regex_constants::match_continuous);
    return is_tag ? at + static_cast<std::size_t>(found.length()) : 0;
  }

  void keep_stray_tag(std::size_t end) {
    if (depth_ > most_variations) return;
    std::vector<Word>& words = file_.games.back().words;
    const bool goes_on = words.back().kind == "stray tags" && after(text_, words.back().end, " \t\r\n") == at_;
    if (goes_on) words.back().end = end;
    if (!goes_on) add("stray tags", end);
  }

  // R22: whether the tags from here on are those of another game.
  bool begins_game() {
    std::string number;
    bool is_begin = true;
    std::size_t at = at_;
    while (at < text_.size()) {
      const std::size_t line = std::min(text_.find('\n', at), text_.size());
      const bool was_begin = is_begin;
      is_begin = text_[at] == '\n' || (is_begin && is_blank(text_[at]));
      if (is_blank(text_[at]) || text_[at] == '}') {
        ++at;
      } else if (text_[at] == '[') {
        const std::size_t tag = was_begin ? end_of_tag(at) : end_of_glued_tag(at, line);
        const std::size_t end = tag != 0 ? tag : line;
        note_fen(text_.substr(at, end - at), number);
        at = end;
      } else if (text_[at] == '{') {
        at = end_of_brace_comment(at).first;
      } else if (text_[at] == ';' || text_.compare(at, 2, "//") == 0) {
        at = line;
      } else {
        break;
      }
    }
    // Those that follow are judged with the first one.
    stray_end_ = at;
    if (at < text_.size() && is_first_word(at, number)) return true;
    static const std::regex result("(1-0|0-1|1/2-1/2|\\*)(?=[ \t\r\n;{}()$]|//|$)");
    const bool is_result = std::regex_search(text_.begin() + static_cast<std::ptrdiff_t>(at), text_.end(), result,
                                             std::regex_constants::match_continuous);
    return is_result && is_below_empty_line(at_) && is_below_empty_line(at);
  }
  bool is_below_empty_line(std::size_t at) const {
    static const std::regex gap("\n[ \t\r]*\n[ \t\r\n]*$");
    return std::regex_search(text_.substr(0, at), gap);
  }
  static void note_fen(const std::string& tag, std::string& number) {
    static const std::regex form("\\[[ \t]*FEN[ \t]");
    static const std::regex last(" ([0-9]+)$");
    if (!std::regex_search(tag, form, std::regex_constants::match_continuous)) return;
    const std::string value = tag.substr(0, tag.rfind('"'));
    std::smatch found;
    number = std::regex_search(value, found, last) ? found.str(1) : "1";
  }
  std::size_t end_of_glued_tag(std::size_t at, std::size_t line) const {
    while (at < line && (text_[at] != ']' || !is_delimiter(text_, at + 1))) ++at;
    return at < line ? at + 1 : line;
  }
  bool is_first_word(std::size_t at, const std::string& first) const {
    static const std::regex form(R"re(([0-9]+)(\.+(?=[ \t\r\n+{(A-Za-z;})$]|$)|(?=[ \t\r\n+{(A-Z;})$]|$)))re");
    std::smatch found;
    if (!std::regex_search(text_.begin() + static_cast<std::ptrdiff_t>(at), text_.end(), found, form,
                           std::regex_constants::match_continuous)) {
      return false;
    }
    const std::string number = found.str();
    const bool is_last = after(text_, at + number.size(), " \t\r\n") == text_.size();
    return !is_last && (number == "1" || number == "1." || found.str(1) == first);
  }

  void read_line_comment(const std::string& kind) {
    const std::size_t end = line_end();
    keep_comment(kind, without_blanks(end));
    at_ = end;
  }

  // R22: and whether a `}` is its end.
  std::pair<std::size_t, bool> end_of_brace_comment(std::size_t at) const {
    static const std::regex recovery("\n[ \t\r]*\n\\[");
    const std::size_t brace = text_.find('}', at);
    std::smatch found;
    const bool is_recovered =
        std::regex_search(text_.begin() + static_cast<std::ptrdiff_t>(at), text_.end(), found, recovery);
    const std::size_t recovered = is_recovered ? at + static_cast<std::size_t>(found.position()) : text_.size();
    return brace < recovered ? std::pair(brace + 1, true) : std::pair(recovered, false);
  }
  void read_brace_comment() {
    const auto [end, is_closed] = end_of_brace_comment(at_);
    keep_comment("comment", is_closed ? end : without_blanks(end));
    at_ = end;
  }

  End result_end() const {
    for (const std::string result : {"1-0", "0-1", "1/2-1/2", "*"}) {
      const std::size_t end = at_ + result.size();
      if (text_.compare(at_, result.size(), result) != 0 || byte_at(text_, end) == '$') continue;
      if (is_delimiter(text_, end)) return end;
    }
    return std::nullopt;
  }

  void read_result(std::size_t end) {
    if (has_result_) close();
    begin_game();
    depth_ = 0;
    add("result", end);
    has_words_ = true;
    has_result_ = true;
    at_ = end;
  }

  End number_end() const {
    const std::size_t dots = after(text_, at_, "0123456789");
    if (dots == at_) return std::nullopt;
    const std::size_t end = after(text_, dots, ".");
    const char next = byte_at(text_, end);
    const bool is_small = next >= 'a' && next <= 'z';
    if (end == dots && is_small) return std::nullopt;
    const bool fits = end == text_.size() || is_blank(next) || next == '+' || next == '{' || next == '(' || is_small ||
                      (next >= 'A' && next <= 'Z');
    return fits ? End(end) : std::nullopt;
  }

  // R21: the word goes on after a `;` here.
  bool is_run_on(std::size_t at) const {
    static const std::regex form(R"re(;\+?(DK|DH|[A-Z])([a-z][0-9]|[@*]))re");
    return std::regex_search(text_.begin() + static_cast<std::ptrdiff_t>(at), text_.end(), form,
                             std::regex_constants::match_continuous);
  }
  bool is_turn() const {
    const End end = leg_with_suffix_at(text_, at_);
    return end && (next_leg(*end) || !is_run_on(*end));
  }

  // R17, R21.
  void read_turn() {
    std::size_t end = *leg_with_suffix_at(text_, at_);
    const End second = next_leg(end);
    keep("turn", second.value_or(end));
    if (!second) return;
    const std::size_t begin = after(text_, at_, " \t");
    end = at_;
    for (End extra = next_leg(end); extra; extra = next_leg(end)) end = *extra;
    if (end == at_) return;
    at_ = begin;
    keep("extra", end);
  }
  End next_leg(std::size_t end) const {
    const std::size_t semicolon = after(text_, end, " \t");
    if (byte_at(text_, semicolon) != ';') return std::nullopt;
    return leg_with_suffix_at(text_, after(text_, semicolon + 1, " \t"));
  }

  // R18.
  void read_bad_token() {
    std::size_t end = at_;
    bool is_turn = false;
    for (; !is_delimiter(text_, end) || is_run_on(end); ++end) {
      const char next = byte_at(text_, end + 1);
      const bool is_pair = text_[end] >= 'a' && text_[end] <= 'z' && next >= '0' && next <= '9';
      is_turn = is_turn || is_pair;
    }
    keep(is_turn ? "bad turn" : "bad", end);
  }

  void open() {
    begin_movetext();
    ++depth_;
    if (depth_ <= most_variations + 1) add(depth_ <= most_variations ? "open" : "too deep", at_ + 1);
    ++at_;
  }
  void close_variation() {
    begin_movetext();
    if (depth_ <= most_variations) add(depth_ == 0 ? "stray paren" : "close", at_ + 1);
    if (depth_ > 0) --depth_;
    ++at_;
  }

  // hopgi 2: a word after a result begins another game.
  void begin_movetext() {
    if (has_result_) close();
    begin_game();
    has_words_ = true;
  }
  void keep(const std::string& kind, std::size_t end) {
    begin_movetext();
    if (depth_ <= most_variations) add(kind, end);
    at_ = end;
  }
  void keep_comment(const std::string& kind, std::size_t end) {
    if (!is_open_) {
      waiting_.push_back({kind, at_, end});
    } else if (depth_ <= most_variations) {
      add(kind, end);
    }
    at_ = end;
  }
  void add(const std::string& kind, std::size_t end) { file_.games.back().words.push_back({kind, at_, end}); }

  void begin_game() {
    if (is_open_) return;
    file_.games.push_back({std::move(waiting_)});
    waiting_.clear();
    is_open_ = true;
  }
  // `1 - 0`: what ends a game without a result and is like one is one word.
  void join_words_of_result() {
    static const std::set<std::string> skipped = {"comment",     "semicolon", "stray brace",
                                                  "stray paren", "too deep",  "stray tags"};
    static const std::set<std::string> joined = {"number", "bad"};
    std::vector<Word>& words = file_.games.back().words;
    std::size_t end = words.size();
    while (end > 0 && skipped.count(words[end - 1].kind) != 0) --end;
    std::size_t begin = end;
    for (std::size_t i = end; i > 0 && end - i < 7 && joined.count(words[i - 1].kind) != 0; --i) {
      if (is_like_result(text_.substr(words[i - 1].begin, words[end - 1].end - words[i - 1].begin))) begin = i - 1;
    }
    if (begin == end) return;
    words[begin] = {"bad", words[begin].begin, words[end - 1].end};
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(begin) + 1,
                words.begin() + static_cast<std::ptrdiff_t>(end));
  }
  static bool is_like_result(std::string words) {
    if (words.size() > 32) return false;
    words = std::regex_replace(words, std::regex("[ \t]"), "");
    words = std::regex_replace(words, std::regex(":|\xE2\x80\x93|\xE2\x80\x94|\xE2\x88\x92"), "-");
    words = std::regex_replace(words, std::regex("0\\.5|\xC2\xBD"), "1/2");
    return std::regex_match(words, std::regex("(1-0|0-1|1/2-1/2|1/2)\\.?"));
  }

  void close() {
    if (is_open_ && !has_result_) join_words_of_result();
    is_open_ = has_words_ = has_result_ = false;
    depth_ = 0;
  }

  char byte() const { return byte_at(text_, at_); }
  static bool is_blank(char byte) { return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n'; }
  std::size_t line_end() const { return std::min(text_.find('\n', at_), text_.size()); }
  std::size_t without_blanks(std::size_t end) const {
    while (end > at_ && is_blank(text_[end - 1])) --end;
    return end;
  }

  const std::string& text_;
  std::size_t at_ = 0;
  bool is_line_begin_ = true;
  bool is_open_ = false;
  bool has_words_ = false;
  bool has_result_ = false;
  std::size_t stray_end_ = 0;
  std::size_t depth_ = 0;
  std::vector<Word> waiting_;
  File file_;
};

}  // namespace

File read(const std::string& text) { return Reader(text).read(); }

}  // namespace plyglot::naive::hopgi_words
