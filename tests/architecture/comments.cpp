#include "architecture/comments.hpp"

#include <algorithm>
#include <sstream>

namespace plyglot::architecture {
namespace {

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin));
}

// Adds a line comment to those before it.
class Collected {
 public:
  void add_line(std::string_view text, std::size_t line, bool is_alone) {
    if (is_alone && last_line_ != 0 && last_line_ + 1 == line) {
      comments_[last_].text += ' ' + trimmed(text);
    } else {
      last_ = comments_.size();
      comments_.push_back({trimmed(text), line, false});
    }
    last_line_ = line;
  }
  void add_string(std::string_view text, std::size_t line) { comments_.push_back({std::string(text), line, true}); }

  std::vector<Comment> take() { return std::move(comments_); }

 private:
  std::vector<Comment> comments_;
  std::size_t last_ = 0;
  std::size_t last_line_ = 0;
};

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::vector<Comment> read() {
    while (at_ < text_.size()) step();
    return found_.take();
  }

 private:
  void step() {
    const char byte = text_[at_];
    const bool is_in_word = at_ > 0 && is_word_character(text_[at_ - 1]);
    if (starts_with(text_.substr(at_), "//")) return read_comment();
    if (!is_in_word && starts_with(text_.substr(at_), "R\"")) return read_raw_string();
    if (byte == '"') return read_quoted(byte);
    // Within a number it divides digits.
    if (byte == '\'' && !is_in_word) return read_quoted(byte);
    advance(1);
  }

  void advance(std::size_t count) {
    for (const std::size_t end = std::min(at_ + count, text_.size()); at_ < end; ++at_) {
      if (text_[at_] != '\n') continue;
      ++line_;
      line_begin_ = at_ + 1;
    }
  }

  void read_comment() {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    const std::string_view before = text_.substr(line_begin_, at_ - line_begin_);
    const bool is_alone = before.find_first_not_of(" \t") == std::string_view::npos;
    found_.add_line(text_.substr(at_ + 2, end - at_ - 2), line_, is_alone);
    advance(end - at_);
  }

  void read_raw_string() {
    const std::size_t open = text_.find('(', at_);
    const std::string close = ')' + std::string(text_.substr(at_ + 2, open - at_ - 2)) + '"';
    const std::size_t end = std::min(text_.find(close, open), text_.size());
    found_.add_string(text_.substr(open + 1, end - open - 1), line_);
    advance(end + close.size() - at_);
  }

  void read_quoted(char quote) {
    std::size_t end = at_ + 1;
    while (end < text_.size() && text_[end] != quote && text_[end] != '\n') end += text_[end] == '\\' ? 2U : 1U;
    if (quote == '"') found_.add_string(text_.substr(at_ + 1, end - at_ - 1), line_);
    advance(end + 1 - at_);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  std::size_t line_begin_ = 0;
  Collected found_;
};

}  // namespace

std::vector<Comment> comments_and_strings(const ProjectFile& file) { return Reader(file.text).read(); }

std::vector<Comment> comment_lines(const ProjectFile& file) {
  Collected found;
  std::istringstream lines(file.text);
  std::string line;
  for (std::size_t number = 1; std::getline(lines, line); ++number) {
    const std::string text = trimmed(line);
    if (starts_with(text, "//")) found.add_line(std::string_view(text).substr(2), number, true);
    if (starts_with(text, "#")) found.add_line(std::string_view(text).substr(1), number, true);
  }
  return found.take();
}

std::vector<Comment> paragraphs(const ProjectFile& file) {
  std::vector<Comment> found;
  std::istringstream lines(file.text);
  std::string line;
  bool is_code = false;
  bool is_open = false;
  for (std::size_t number = 1; std::getline(lines, line); ++number) {
    const bool is_fence = starts_with(line, "```");
    if (is_fence) is_code = !is_code;
    const bool is_text = !is_code && !is_fence && !line.empty();
    if (is_text && !is_open) found.push_back({{}, number, false});
    if (is_text) found.back().text += (is_open ? " " : "") + line;
    is_open = is_text;
  }
  return found;
}

}  // namespace plyglot::architecture
