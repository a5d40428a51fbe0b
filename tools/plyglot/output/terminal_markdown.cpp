#include "plyglot/output/terminal_markdown.hpp"

namespace plyglot::tool {
namespace {

constexpr std::string_view bold = "\x1b[1m";
constexpr std::string_view cyan = "\x1b[36m";
constexpr std::string_view plain = "\x1b[0m";

class Page {
 public:
  explicit Page(bool has_colour) : has_colour_(has_colour) {}

  void add_line(std::string_view line) {
    if (line.starts_with("```")) {
      is_in_block_ = !is_in_block_;
      return;
    }
    if (is_in_block_) return add_block_line(line);
    if (line.starts_with('#')) return add_heading(line.substr(std::min(line.find_first_not_of("# "), line.size())));
    add_words(line);
    out_ += '\n';
  }
  std::string take() { return std::move(out_); }

 private:
  void style(std::string_view code) {
    if (has_colour_) out_ += code;
  }
  void add_block_line(std::string_view line) {
    if (!line.empty()) out_ += "    ";
    style(cyan);
    out_ += line;
    style(plain);
    out_ += '\n';
  }
  void add_heading(std::string_view words) {
    style(bold);
    out_ += words;
    style(plain);
    out_ += '\n';
  }
  // Code goes over the end of a line where its text does. Without colours its quotes tell it from the rest.
  void add_words(std::string_view words) {
    for (const char c : words) {
      if (c != '`') {
        out_ += c;
      } else if (has_colour_) {
        out_ += is_in_code_ ? plain : cyan;
        is_in_code_ = !is_in_code_;
      } else {
        out_ += c;
      }
    }
  }

  bool has_colour_;
  bool is_in_block_ = false;
  bool is_in_code_ = false;
  std::string out_;
};

}  // namespace

std::string for_terminal(std::string_view markdown, bool has_colour) {
  Page page(has_colour);
  while (!markdown.empty()) {
    const std::size_t end = std::min(markdown.find('\n'), markdown.size());
    page.add_line(markdown.substr(0, end));
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
  }
  return page.take();
}

}  // namespace plyglot::tool
