#include "naive/hopgi_words/records.hpp"

#include "naive/hopgi_words/legs.hpp"

#include <regex>

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
    static const std::regex form(R"re(\[[ \t]*[A-Za-z][A-Za-z0-9_]*[ \t]+"(\\["\\]|[^"\\])*"[ \t]*\])re");
    if (has_words_) close();
    begin_game();
    const std::size_t end = line_end();
    const std::string line = text_.substr(at_, end - at_);
    std::smatch found;
    const bool is_tag = std::regex_search(line, found, form, std::regex_constants::match_continuous);
    add(is_tag ? "tag" : "bad tag", is_tag ? at_ + static_cast<std::size_t>(found.length()) : without_blanks(end));
    at_ = is_tag ? at_ + static_cast<std::size_t>(found.length()) : end;
  }

  void read_line_comment(const std::string& kind) {
    const std::size_t end = line_end();
    keep_comment(kind, without_blanks(end));
    at_ = end;
  }

  // R22.
  void read_brace_comment() {
    static const std::regex recovery("\n[ \t\r]*\n\\[");
    const std::size_t brace = text_.find('}', at_);
    std::smatch found;
    const std::string after_it = text_.substr(at_);
    const bool is_recovered = std::regex_search(after_it, found, recovery);
    const std::size_t recovered = is_recovered ? at_ + static_cast<std::size_t>(found.position()) : text_.size();
    if (brace < recovered) return keep_comment("comment", brace + 1);
    keep_comment("comment", without_blanks(recovered));
    at_ = recovered;
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
  void close() {
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
  std::size_t depth_ = 0;
  std::vector<Word> waiting_;
  File file_;
};

}  // namespace

File read(const std::string& text) { return Reader(text).read(); }

}  // namespace plyglot::naive::hopgi_words
