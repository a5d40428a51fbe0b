#include "fuzz/harness/laws.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

using annotations::Token;
using annotations::TokenKind;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f'; }

bool is_word_byte(char c) { return text::is_letter(c) || text::is_digit(c) || static_cast<unsigned char>(c) >= 0x80; }

// Which bytes of the text surround the game: comments and chat, and letters and digits that belong to no token.
// Marks of no token are separators. Spaces and line ends belong to nothing, and neither do byte order marks.
std::vector<bool> surroundings_in(std::string_view text, const Way& way) {
  std::vector<bool> is_around(text.size());
  std::transform(text.begin(), text.end(), is_around.begin(), is_word_byte);
  const auto mark = [&](text::Span span, bool value) {
    std::fill(is_around.begin() + span.begin, is_around.begin() + span.end, value);
  };
  for (const Token& token : session_for(way).tokens(chunk_of(text, way))) {
    mark(token.span, token.kind == TokenKind::comment);
  }
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_space(text[i])) is_around[i] = false;
  }
  for (std::size_t at = text.find(text::byte_order_mark); at != std::string_view::npos;
       at = text.find(text::byte_order_mark, at + 1)) {
    std::fill_n(is_around.begin() + static_cast<std::ptrdiff_t>(at), text::byte_order_mark.size(), false);
  }
  return is_around;
}

// Runs of adjacent bytes that surround the game, in the order of the text.
std::vector<std::string> words_around(std::string_view text, const Way& way) {
  const std::vector<bool> is_around = surroundings_in(text, way);
  std::vector<std::string> words;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_around[i]) continue;
    if (i == 0 || !is_around[i - 1]) words.emplace_back();
    words.back() += text[i];
  }
  return words;
}

bool is_named(const diagnostics::Diagnostic& finding, std::uint32_t offset) {
  const auto holds = [offset](text::Span span) { return span.begin <= offset && offset < span.end; };
  return holds(finding.span) || std::any_of(finding.labels.begin(), finding.labels.end(),
                                            [&](const diagnostics::Label& label) { return holds(label.span); });
}

// A suppression is its whole comment, with the reason given in it.
bool is_about_comment(const diagnostics::Diagnostic& finding) {
  return catalogue_entry(finding.id).name.substr(0, 8) == "plyglot/";
}

bool is_left_in(std::string_view bytes, std::string_view text) {
  std::size_t at = 0;
  for (const char c : bytes) {
    at = text.find(c, at);
    if (at == std::string_view::npos) return false;
    ++at;
  }
  return true;
}

// What an edit takes away it writes again somewhere, unless the finding names it or it is part of the game.
void check_edits(std::string_view text, const diagnostics::Diagnostic& finding, const std::vector<bool>& is_around) {
  std::string written;
  for (const diagnostics::Edit& edit : finding.fix->edits) written += edit.text;
  for (const diagnostics::Edit& edit : finding.fix->edits) {
    std::string taken;
    for (std::uint32_t i = edit.span.begin; i < edit.span.end; ++i) {
      if (is_around[i] && !is_named(finding, i)) taken += text[i];
    }
    require(is_left_in(taken, written),
            "the fix of " + std::string(catalogue_entry(finding.id).name) + " keeps what it does not name: " + taken);
  }
}

}  // namespace

void check_surroundings_of_fixes(std::string_view text, const Way& way) {
  const std::vector<diagnostics::Diagnostic> findings = findings_in(text, way);
  const auto has_fix = [](const diagnostics::Diagnostic& finding) { return finding.fix.has_value(); };
  if (std::none_of(findings.begin(), findings.end(), has_fix)) return;
  const std::vector<bool> is_around = surroundings_in(text, way);
  for (const diagnostics::Diagnostic& finding : findings) {
    if (finding.fix && !is_about_comment(finding)) check_edits(text, finding, is_around);
  }
}

// Whether it is read as the same at its new place is another law.
void check_surroundings_of_format(std::string_view text, const Way& way) {
  std::string after = formatted(text, way);
  after.erase(std::remove_if(after.begin(), after.end(), is_space), after.end());
  std::size_t at = 0;
  for (const std::string& word : words_around(text, way)) {
    const std::size_t found = after.find(word, at);
    require(found != std::string::npos, "formatting keeps what stands around the game: " + word);
    at = found + word.size();
  }
}

}  // namespace plyglot::fuzz
