// Records with so many parts that they are read in part (plyglot/too-many-parts).

#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"

#include "toolchain/chunk_reader.hpp"

#include <plyglot/session.hpp>

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;

namespace {

struct Crowded {
  std::string notation;
  std::string before;
  std::string piece;
};

// Of each notation the smallest part that comes to mind.
const Crowded crowded[] = {
    {"uhp", "Base;InProgress;White[2]", ";x"},
    {"thehive", "", "x\n"},
    {"hive-pgn", "", "{a}"},
    {"boardspace-sgf", "(;GM[27]", "A[]"},
    {"homeworlds", "", "x\n"},
    {"hexix", "", "a1\n"},
    {"hexix", "", "D2 E3\n"},
    {"hexix", "", "D2 E3\r\n"},
    {"hopgi", "", "$"},
    {"hopgi", "", "1. a "},
};
constexpr std::size_t crowd = 200'000;

toolchain::Language crowded_language(const std::string& name) {
  std::string problem;
  return toolchain::language(name, problem);
}

toolchain::Chunk chunk_of(const std::string& text) {
  toolchain::Chunk chunk;
  chunk.source.text = text;
  return chunk;
}

const Diagnostic* unread_rest(const std::vector<Diagnostic>& found) {
  const auto it = std::find_if(found.begin(), found.end(),
                               [](const Diagnostic& each) { return each.id == DiagnosticId::plyglot_too_many_parts; });
  return it == found.end() ? nullptr : &*it;
}

std::vector<Diagnostic> lint(const toolchain::Language& language, const std::string& text) {
  std::vector<Diagnostic> found;
  toolchain::Session(language, {}).lint(chunk_of(text), diagnostics::collect_into(found));
  return found;
}

}  // namespace

TEST_CASE("too many parts: the rest is not read, and nothing is found in it or proposed for it") {
  for (const Crowded& each : crowded) {
    INFO(each.notation << ' ' << each.piece);
    const toolchain::Language language = crowded_language(each.notation);
    const std::string text = each.before + test::repeated(each.piece, crowd);
    const std::vector<Diagnostic> found = lint(language, text);
    const Diagnostic* const rest = unread_rest(found);
    REQUIRE(rest != nullptr);
    CHECK(rest->severity == diagnostics::Severity::error);
    CHECK(rest->span.end <= text.size());
    CHECK(rest->span.end > text.find_last_not_of(" \r\n"));
    for (const Diagnostic& other : found) {
      CHECK(!other.fix);
      CHECK((&other == rest || other.span.begin < rest->span.begin));
    }
    // What is read is what would be read of a text that ends there.
    const std::string part = text.substr(0, rest->span.begin);
    CHECK(unread_rest(lint(language, part)) == nullptr);
    CHECK(unread_rest(lint(language, part + part)) != nullptr);
  }
}

TEST_CASE("too many parts: the record keeps its bytes, and what is beside it is formatted") {
  for (const Crowded& each : crowded) {
    INFO(each.notation << ' ' << each.piece);
    toolchain::Session session(crowded_language(each.notation), {});
    const std::string text = each.before + test::repeated(each.piece, crowd) + (each.piece.back() == '\n' ? "" : "\n");
    std::vector<Diagnostic> found;
    CHECK(session.format(chunk_of(text), diagnostics::collect_into(found)).text == text);
    CHECK(session.fix(chunk_of(text), diagnostics::Safety::unsafe).text == text);
  }
  toolchain::Session session(crowded_language("uhp"), {});
  const std::string hopeless = "Base;InProgress;White[2]" + test::repeated(";x", crowd) + '\n';
  std::vector<Diagnostic> found;
  const auto formatted =
      session.format(chunk_of(hopeless + "base;NotStarted;White[1]\n"), diagnostics::collect_into(found));
  CHECK(formatted.text == hopeless + "Base;NotStarted;White[1]\n");
}

TEST_CASE("too many parts: one comment is one part, however long it is") {
  const std::string comment = test::repeated("nice; move! ", 100'000);
  for (const auto& [name, text] : {std::pair<std::string, std::string>{"hive-pgn", "1. wS1\n{" + comment + "}\n"},
                                   {"boardspace-sgf", "(;GM[27]C[" + comment + "])"},
                                   {"hopgi", "{" + comment + "} *\n"}}) {
    INFO(name);
    CHECK(unread_rest(lint(crowded_language(name), text)) == nullptr);
  }
}
