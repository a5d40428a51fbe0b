// Characters that only look like those of ASCII, put into the moves of texts without findings: what is read is what was
// written before, or an error says that it is not.

#include "syntax/lookalikes.hpp"
#include "support/checks/catch.hpp"
#include "support/door/corpus_texts.hpp"
#include "support/door/reports.hpp"
#include "support/values/random.hpp"
#include "text/utf8.hpp"

#include <plyglot/session.hpp>

#include <algorithm>
#include <map>

using namespace plyglot;
using annotations::Token;
using annotations::TokenKind;
using diagnostics::Diagnostic;

namespace {

// The other characters that look like each one of ASCII; under NUL those without a width.
std::map<char, std::vector<std::string>> others_by_character() {
  std::map<char, std::vector<std::string>> others;
  for (char32_t character = 0x80; character < 0x1E000; ++character) {
    const auto meaning = syntax::lookalike_of(character);
    // Each notation has a word of its own about a byte order mark.
    constexpr char32_t byte_order_mark = 0xFEFF;
    if (!meaning || character == byte_order_mark) continue;
    std::string written;
    text::append_utf8(written, character);
    others[meaning->empty() ? '\0' : meaning->front()].push_back(written);
  }
  return others;
}

toolchain::Chunk chunk_of(const toolchain::Language& language, std::string_view text) {
  toolchain::Chunk chunk;
  chunk.source.name = "text";
  chunk.source.text = text;
  chunk.source.line_ends = toolchain::facts_of(*language.notation).line_ends;
  return chunk;
}

// What is read, without places.
std::string games_of(const toolchain::Language& language, std::string_view text) {
  std::vector<toolchain::Session::Viewed> viewed;
  toolchain::Session session(language, {});
  session.view(chunk_of(language, text), {.view = toolchain::Session::View::json}, viewed, diagnostics::Sink::none());
  std::string games;
  for (const auto& each : viewed) games += each.text;
  constexpr std::string_view place = "\"span\":{";
  for (std::size_t at = games.find(place); at != std::string::npos; at = games.find(place, at)) {
    games.erase(at, games.find('}', at) + 1 - at);
  }
  return games;
}

bool is_in_move(const Token& token) {
  switch (token.kind) {
    case TokenKind::piece:
    case TokenKind::mark:
    case TokenKind::separator:
    case TokenKind::number:
    case TokenKind::keyword:
      return true;
    default:
      return false;
  }
}

struct Tally {
  std::size_t tried = 0;
  std::size_t read = 0;
  std::size_t fixed = 0;
};

class LookalikeLaw {
 public:
  LookalikeLaw(const test::CorpusText& text, const toolchain::Language& language, test::Random& random)
      : text_(text), language_(language), random_(random), games_(games_of(language, text.text)) {
    for (const Token& token : toolchain::Session(language, {}).tokens(chunk_of(language, text.text))) {
      // Quotes hold what may have such characters.
      const bool is_quote = text.text.substr(token.span.begin, token.span.size()).find('"') != std::string::npos;
      if (is_in_move(token) && !is_quote) tokens_.push_back(token.span);
    }
  }
  bool is_of_use() const { return !tokens_.empty(); }

  void check(Tally& tally) {
    const std::string written = disguised();
    INFO(text_.name << "\n" << written);
    const toolchain::Checked found = toolchain::check(language_, chunk_of(language_, written), {});
    INFO(test::report_of(found.findings));
    for (const Diagnostic& each : found.findings) REQUIRE(each.span.end <= written.size());
    ++tally.tried;
    // Anything else says that something is not read, or not as it is written.
    const auto is_other = [](const Diagnostic& each) { return !test::name_of(each).ends_with("/lookalike-character"); };
    if (std::any_of(found.findings.begin(), found.findings.end(), is_other)) return;
    ++tally.read;
    REQUIRE(games_of(language_, written) == games_);
    toolchain::Session session(language_, {});
    const std::string fixed = session.fix(chunk_of(language_, written), diagnostics::Safety::safe).text;
    REQUIRE(games_of(language_, fixed) == games_);
    // Not where another notation reads the text as well, or something beside it is suppressed.
    if (fixed == text_.text) ++tally.fixed;
  }

 private:
  // With one to four bytes of its moves in other characters.
  std::string disguised() {
    static const auto others = others_by_character();
    std::map<std::uint32_t, std::string> changes;
    for (std::size_t i = random_.between(1, 4); i > 0; --i) {
      const text::Span token = random_.pick(tokens_);
      const auto at = token.begin + static_cast<std::uint32_t>(random_.below(token.size()));
      const char byte = text_.text[at];
      const auto found = others.find(byte);
      if (found != others.end()) changes[at] = random_.pick(found->second);
      if (found == others.end() || random_.chance(10)) changes[at] = byte + random_.pick(others.at('\0'));
    }
    std::string written;
    std::uint32_t copied = 0;
    for (const auto& [at, other] : changes) {
      written.append(text_.text, copied, at - copied).append(other);
      copied = at + 1;
    }
    return written.append(text_.text, copied, std::string::npos);
  }

  const test::CorpusText& text_;
  const toolchain::Language& language_;
  test::Random& random_;
  std::string games_;
  std::vector<text::Span> tokens_;
};

}  // namespace

TEST_CASE("a lookalike in a move is read as what it looks like, or is an error") {
  test::Random random(20261130);
  std::map<std::string, Tally> tallies;
  for (const test::CorpusFile& file : test::corpus_files()) {
    for (const test::CorpusText& text : file.texts) {
      const toolchain::Language language = test::language_of(text.notation, text.options);
      constexpr std::size_t longest = 8'000;
      // HOP says itself what stands for what (hop T1).
      if (text.notation == "hop" || text.text.size() > longest) continue;
      if (!toolchain::check(language, chunk_of(language, text.text), {}).findings.empty()) continue;
      LookalikeLaw law(text, language, random);
      if (!law.is_of_use()) continue;
      for (int i = 0; i < 12; ++i) law.check(tallies[text.notation]);
    }
  }
  // Where words are in sentences, in tags or in JSON, a lookalike that divides them is another finding's.
  const std::map<std::string, std::size_t> least = {
      {"boardspace-sgf", 40}, {"hexix", 95},          {"hexix-position", 100}, {"hive-bga", 70},
      {"hive-human", 75},     {"hive-pgn", 75},       {"homeworlds", 70},      {"hopgi", 90},
      {"hopgi-fen", 100},     {"hopgi-diagram", 100}, {"thehive", 100},        {"uhp", 100},
  };
  for (const auto& [notation, percent] : least) {
    const Tally& tally = tallies[notation];
    INFO(notation << ": " << tally.read << " read and " << tally.fixed << " fixed of " << tally.tried);
    CHECK(tally.tried != 0);
    CHECK(tally.read * 100 >= tally.tried * percent);
    CHECK(tally.fixed * 100 >= tally.read * 90);
  }
}
