#include "tools/slips/measures/witnesses.hpp"

#include "support/door/reports.hpp"
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

// Where a piece goes is said by marks beside another one, which may be named in several ways (hive-notations N2), and
// where a bug of HOP is by the chain that it is in; but for the bug that moved last.
bool is_place(std::string_view mark) {
  return mark != "!" && std::none_of(mark.begin(), mark.end(),
                                     [](char byte) { return text::is_letter(byte) || text::is_digit(byte); });
}

// Whether an error or a remark is about some of it: the signs and words of a tolerated spelling are read.
bool is_found(const std::vector<diagnostics::Diagnostic>& findings, text::Span span) {
  const auto is_about = [span](const diagnostics::Diagnostic& found) {
    if (found.span.end <= span.begin || span.end <= found.span.begin) return false;
    return found.severity == diagnostics::Severity::error || test::name_of(found).ends_with("/comment-sign");
  };
  return std::any_of(findings.begin(), findings.end(), is_about);
}

// Whether a lookalike in it is read as what it looks like: tokens are those of the text as it is written.
bool is_read_otherwise(const std::vector<diagnostics::Diagnostic>& findings, text::Span span) {
  const auto is_inside = [span](const diagnostics::Diagnostic& found) {
    return test::name_of(found) == "plyglot/lookalike-character" && span.contains(found.span);
  };
  return std::any_of(findings.begin(), findings.end(), is_inside);
}

// However many zeros a number begins with.
std::string digits_of(std::string_view text) {
  std::string digits;
  std::copy_if(text.begin(), text.end(), std::back_inserter(digits), text::is_digit);
  return digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
}

// A result is the same in signs and in words.
std::string result_in_one_form(std::string said) {
  if (said == "1-0" || said == "10") return "whitewins";
  if (said == "0-1" || said == "01") return "blackwins";
  if (said == "1/2-1/2" || said == "1212") return "draw";
  return said;
}

}  // namespace

std::vector<std::string> witnesses(const Subject& subject, const std::string& text, const Reading& reading,
                                   const std::vector<Token>& tokens) {
  const bool is_hop = subject.language == "hop" || subject.language.starts_with("hop:");
  std::vector<std::string> found;
  for (const Token& token : tokens) {
    if (!is_witness(token.kind) || is_read_otherwise(reading.findings, token.span)) continue;
    const std::string_view written = std::string_view(text).substr(token.span.begin, token.span.size());
    if (token.kind == TokenKind::mark && (subject.is_hive() || is_hop) && is_place(written)) continue;
    if (token.kind == TokenKind::unreadable && !is_found(reading.findings, token.span)) continue;
    // hop R14: numbers name places in the text, and another text of the same hive has others.
    if (token.kind == TokenKind::number && is_hop) continue;
    const bool is_number = std::all_of(written.begin(), written.end(), text::is_digit);
    std::string said = is_number || token.kind == TokenKind::number ? digits_of(written) : letters_of(written);
    if (token.kind == TokenKind::result) said = result_in_one_form(std::move(said));
    // A game without a result goes on.
    if (token.kind == TokenKind::result && (said == "*" || said == "inprogress")) continue;
    const std::string witness = static_cast<char>('a' + static_cast<int>(token.kind)) + said;
    // A repeated header with the same value says it once.
    const bool is_said =
        token.kind == TokenKind::value && std::find(found.begin(), found.end(), witness) != found.end();
    if (!said.empty() && !is_said) found.push_back(witness);
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
