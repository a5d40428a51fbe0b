#include "tools/slips/measures/witnesses.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using annotations::Token;
using annotations::TokenKind;

bool is_witness(TokenKind kind) {
  switch (kind) {
    case TokenKind::comment:
    case TokenKind::number:
    case TokenKind::mark:
    case TokenKind::value:
    case TokenKind::result:
    case TokenKind::unreadable:
      return true;
    default:
      return false;
  }
}

// hive-notations N2: where a piece goes is said by marks beside another one, which may be named in several ways.
bool is_contact(std::string_view mark) { return mark.find_first_not_of("-/\\|*.") == std::string_view::npos; }

// A sign between two parts says no more than that they are two, whichever sign it is.
bool is_separator(std::string_view sign) {
  return std::none_of(sign.begin(), sign.end(),
                      [](char byte) { return text::is_letter(byte) || text::is_digit(byte); });
}

std::string digits_of(std::string_view text) {
  std::string digits;
  std::copy_if(text.begin(), text.end(), std::back_inserter(digits), text::is_digit);
  return digits;
}

}  // namespace

std::vector<std::string> witnesses(const Subject& subject, const std::string& text, const std::vector<Token>& tokens) {
  const bool is_hop = subject.language == "hop" || subject.language.starts_with("hop:");
  std::vector<std::string> found;
  for (const Token& token : tokens) {
    if (!is_witness(token.kind)) continue;
    const std::string_view written = std::string_view(text).substr(token.span.begin, token.span.size());
    if (token.kind == TokenKind::mark && subject.is_hive() && is_contact(written)) continue;
    if (token.kind == TokenKind::unreadable && is_separator(written)) continue;
    // hop R14: numbers name places in the text, and another text of the same hive has others.
    if (token.kind == TokenKind::number && is_hop) continue;
    const char kind = static_cast<char>('a' + static_cast<int>(token.kind));
    found.push_back(kind + (token.kind == TokenKind::number ? digits_of(written) : letters_of(written)));
  }
  std::sort(found.begin(), found.end());
  return found;
}

bool has_right_lines(const Slip& slip, const std::string& other) {
  const std::string whole = letters_of(other);
  const std::string_view text = slip.text;
  const std::string front = letters_of(text.substr(0, slip.units.front().begin));
  const std::string back = letters_of(text.substr(slip.units.back().end));
  if (whole.size() < front.size() + back.size()) return false;
  if (whole.compare(0, front.size(), front) != 0) return false;
  std::size_t place = front.size();
  for (std::size_t i = 1; i < slip.units.size(); ++i) {
    const std::size_t begin = slip.units[i - 1].end;
    const std::string right = letters_of(text.substr(begin, slip.units[i].begin - begin));
    place = whole.find(right, place);
    if (place == std::string::npos) return false;
    place += right.size();
  }
  return place + back.size() <= whole.size() && whole.compare(whole.size() - back.size(), back.size(), back) == 0;
}

bool has_remark(const Slip& slip, const std::string& other) { return other.find(slip.remark) != std::string::npos; }

}  // namespace plyglot::slips
