#include "text/json_layout.hpp"

namespace plyglot::text {
namespace {

constexpr std::string_view blanks = " \t\r\n";

// The end of the string that begins at `at`, after its closing quote.
std::size_t end_of_string(std::string_view json, std::size_t at) {
  for (++at; at < json.size() && json[at] != '"'; ++at) {
    if (json[at] == '\\') ++at;
  }
  return at + 1;
}

class Layout {
 public:
  Layout(std::string_view json, std::string& out) : json_(json), out_(out) {}

  void write() {
    while ((at_ = json_.find_first_not_of(blanks, at_)) < json_.size()) {
      if (json_[at_] == '"') {
        take(end_of_string(json_, at_));
      } else {
        write_sign(json_[at_]);
      }
    }
  }

 private:
  void take(std::size_t end) {
    out_ += json_.substr(at_, end - at_);
    at_ = end;
  }

  void write_sign(char sign) {
    const std::size_t next = json_.find_first_not_of(blanks, at_ + 1);
    const bool is_opening = sign == '{' || sign == '[';
    const bool is_closing = sign == '}' || sign == ']';
    if (is_opening && next < json_.size() && (json_[next] == '}' || json_[next] == ']')) {
      // Without members there is nothing to set apart.
      out_ += sign;
      out_ += json_[next];
      at_ = next + 1;
      return;
    }
    if (is_closing) {
      --depth_;
      end_line();
    }
    take(at_ + 1);
    if (is_opening) {
      ++depth_;
      end_line();
    } else if (sign == ',') {
      end_line();
    } else if (sign == ':') {
      out_ += ' ';
    }
  }

  void end_line() {
    out_ += '\n';
    out_.append(depth_, ' ');
  }

  std::string_view json_;
  std::string& out_;
  std::size_t at_ = 0;
  std::size_t depth_ = 0;
};

}  // namespace

void lay_out_json(std::string_view json, std::string& out) { Layout(json, out).write(); }

}  // namespace plyglot::text
