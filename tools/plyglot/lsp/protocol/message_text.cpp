#include "plyglot/lsp/protocol/message_text.hpp"

#include "text/utf8.hpp"

namespace plyglot::tool::lsp {
namespace {

// The library looks at every byte of a string several times. Shorter ones are left to it.
constexpr std::size_t long_string = 4096;

struct LongString {
  // How many strings and keys come before it in the message.
  std::size_t number;
  std::string text;
};

// After the string that begins with the quotation mark at `at`; the end of the message if it never ends.
std::size_t end_of_string(std::string_view body, std::size_t at) {
  while ((at = body.find('"', at + 1)) != std::string_view::npos) {
    std::size_t escapes = at;
    while (body[escapes - 1] == '\\') --escapes;
    if ((at - escapes) % 2 == 0) return at + 1;
  }
  return body.size();
}

// 0 for a letter after a backslash that the library decodes.
char escaped_by(char letter) {
  constexpr std::string_view letters = "\"\\/bfnrt";
  constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
  const std::size_t at = letters.find(letter);
  return at == std::string_view::npos ? '\0' : meant[at];
}

// What is written between quotation marks; none if the library has to decode it, or to say what is wrong.
std::optional<std::string> decoded(std::string_view written) {
  std::string text;
  text.reserve(written.size());
  std::size_t copied = 0;
  for (std::size_t at = 0; at < written.size(); ++at) {
    const char byte = written[at];
    if (static_cast<unsigned char>(byte) < ' ') return std::nullopt;
    if (byte != '\\') continue;
    const char meant = at + 1 < written.size() ? escaped_by(written[at + 1]) : '\0';
    if (meant == '\0') return std::nullopt;
    text.append(written, copied, at - copied);
    text += meant;
    copied = ++at + 1;
  }
  text.append(written, copied);
  return text::utf8_prefix(text) == text.size() ? std::optional(std::move(text)) : std::nullopt;
}

// Makes values of a message whose long strings are empty, and puts these in their places.
class WithStrings : public nlohmann::detail::json_sax_dom_parser<Json> {
 public:
  using Base = nlohmann::detail::json_sax_dom_parser<Json>;
  WithStrings(Json& value, std::vector<LongString>& strings)
      : Base(value, false), next_(strings.begin()), end_(strings.end()) {}

  bool key(std::string& name) { return Base::key(whole(name)); }
  bool string(std::string& text) { return Base::string(whole(text)); }

 private:
  std::string& whole(std::string& text) { return next_ != end_ && next_->number == count_++ ? next_++->text : text; }

  std::size_t count_ = 0;
  std::vector<LongString>::iterator next_;
  std::vector<LongString>::iterator end_;
};

}  // namespace

Json parsed_message(const std::string& body) {
  std::vector<LongString> strings;
  std::string others;
  std::size_t copied = 0;
  std::size_t number = 0;
  for (std::size_t at = body.find('"'); at < body.size(); ++number) {
    const std::size_t end = end_of_string(body, at);
    if (end - at > long_string) {
      if (auto text = decoded(std::string_view(body).substr(at + 1, end - at - 2))) {
        others.append(body, copied, at + 1 - copied);
        copied = end - 1;
        strings.push_back({number, std::move(*text)});
      }
    }
    at = body.find('"', end);
  }
  if (strings.empty()) return Json::parse(body, nullptr, false);
  others.append(body, copied);
  Json message;
  WithStrings values(message, strings);
  return Json::sax_parse(others, &values) ? std::move(message) : Json(Json::value_t::discarded);
}

}  // namespace plyglot::tool::lsp
