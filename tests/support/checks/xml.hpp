#pragma once
// A strict reader of XML as far as our pictures use it: elements, attributes in double quotes, text and entities.

#include "text/utf8.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace plyglot::test {

// Reads one document; `problem` stays empty if it is well formed.
class XmlCheck {
 public:
  explicit XmlCheck(std::string_view text) : rest_(text) {
    while (problem.empty() && !rest_.empty()) {
      if (rest_[0] == '<') {
        tag();
      } else {
        character("outside of tags");
      }
    }
    if (problem.empty() && !open_.empty()) problem = "`" + open_.back() + "` is not closed";
    if (problem.empty() && roots_ != 1) problem = "not one root element";
  }

  std::string problem;

 private:
  bool take(std::string_view expected) {
    if (rest_.substr(0, expected.size()) != expected) return false;
    rest_.remove_prefix(expected.size());
    return true;
  }

  std::string name() {
    std::size_t size = 0;
    while (size < rest_.size() && (std::isalnum(static_cast<unsigned char>(rest_[size])) || rest_[size] == '-')) ++size;
    std::string result(rest_.substr(0, size));
    rest_.remove_prefix(size);
    if (result.empty()) problem = "a name is missing";
    return result;
  }

  // One character of text or of an attribute's value.
  void character(const char* where) {
    const text::Decoded decoded = text::decode_utf8(rest_);
    const bool is_control = decoded.code_point < 0x20 && rest_[0] != '\n' && rest_[0] != '\t' && rest_[0] != '\r';
    if (!decoded.is_valid || is_control) problem = std::string("a character that XML cannot hold ") + where;
    if (open_.empty() && rest_[0] != '\n') problem = "text outside of the root element";
    if (rest_[0] == '&') {
      for (const char* entity : {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"}) {
        if (take(entity)) return;
      }
      problem = std::string("an unknown entity ") + where;
    }
    rest_.remove_prefix(decoded.size);
  }

  void attribute() {
    const std::string key = name();
    if (!take("=\"")) problem = "`" + key + "` has no value";
    for (const std::string& other : keys_) {
      if (other == key) problem = "`" + key + "` is there twice";
    }
    keys_.push_back(key);
    while (problem.empty() && !take("\"")) {
      if (rest_.empty() || rest_[0] == '<') {
        problem = "the value of `" + key + "` does not end";
      } else {
        character("in a value");
      }
    }
  }

  void tag() {
    if (take("</")) {
      const std::string closed = name();
      if (open_.empty() || open_.back() != closed) problem = "`" + closed + "` was not open";
      if (!take(">")) problem = "`</" + closed + "` does not end";
      if (!open_.empty()) open_.pop_back();
      return;
    }
    take("<");
    if (open_.empty()) ++roots_;
    open_.push_back(name());
    keys_.clear();
    while (problem.empty() && take(" ")) attribute();
    if (take("/>")) {
      open_.pop_back();
    } else if (problem.empty() && !take(">")) {
      problem = "`<" + open_.back() + "` does not end";
    }
  }

  std::string_view rest_;
  std::vector<std::string> open_;
  std::vector<std::string> keys_;
  int roots_ = 0;
};

}  // namespace plyglot::test
