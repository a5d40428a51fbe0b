#include "plyglot/engines/command_words.hpp"

namespace plyglot::tool::engines {
namespace {

constexpr std::string_view blanks = " \t\r\n";

class WordSplitter {
 public:
  explicit WordSplitter(std::string_view line) : rest_(line) {}

  // None after the last word.
  std::optional<std::string> next() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(blanks), rest_.size()));
    if (rest_.empty()) return std::nullopt;
    std::string word;
    while (!rest_.empty() && blanks.find(rest_.front()) == std::string_view::npos) add_part(word);
    return word;
  }
  bool is_open() const { return is_open_; }

 private:
  char take() {
    const char taken = rest_.front();
    rest_.remove_prefix(1);
    return taken;
  }

  void add_part(std::string& word) {
    const char first = take();
    if (first == '\'' || first == '"') return add_quoted(first, word);
    if (first != '\\') return word.push_back(first);
    if (rest_.empty())
      is_open_ = true;
    else
      word.push_back(take());
  }

  // In "..." a backslash takes the meaning of what has one there, in '...' of nothing (POSIX, 2.2).
  void add_quoted(char quote, std::string& word) {
    while (!rest_.empty()) {
      const char next = take();
      if (next == quote) return;
      const bool is_escape = quote == '"' && next == '\\' && !rest_.empty() &&
                             std::string_view("\"\\$`").find(rest_.front()) != std::string_view::npos;
      word.push_back(is_escape ? take() : next);
    }
    is_open_ = true;
  }

  std::string_view rest_;
  bool is_open_ = false;
};

}  // namespace

std::optional<std::vector<std::string>> split_words(std::string_view line, std::string& problem) {
  WordSplitter splitter(line);
  std::vector<std::string> words;
  while (std::optional<std::string> word = splitter.next()) words.push_back(std::move(*word));
  if (splitter.is_open())
    problem = "a quote or an escape in the command line has no end";
  else if (words.empty())
    problem = "the command line is empty";
  else if (words.front().empty())
    problem = "the command line begins with an empty word";
  else
    return words;
  return std::nullopt;
}

}  // namespace plyglot::tool::engines
