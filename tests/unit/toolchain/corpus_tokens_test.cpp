// What holds for the tokens of every notation and every text.

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"
#include "text/utf8.hpp"
#include "toolchain/registry/registry.hpp"

#include <plyglot/session.hpp>

#include <algorithm>

using namespace plyglot;
using annotations::Token;

namespace {

struct CorpusFile {
  std::filesystem::path path;
  toolchain::Language language;
  bool is_valid = false;
};

// Those whose extension says what they are.
std::vector<CorpusFile> corpus_files() {
  std::vector<CorpusFile> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::project_folder() + "/corpus")) {
    const std::string path = entry.path().string();
    const std::string_view notation = toolchain::notation_for_file(path);
    if (notation.empty()) continue;
    std::string problem;
    const bool is_valid = path.find("/valid/") != std::string::npos || path.find("/games/") != std::string::npos;
    files.push_back({entry.path(), toolchain::language(notation, problem), is_valid});
  }
  return files;
}

constexpr std::string_view blanks = " \t\r\n\v\f";

// What a check of the tokens of a text says; empty if they are sound.
std::string problem_of(const std::vector<Token>& tokens, const std::string& text) {
  std::uint32_t end = 0;
  for (const Token& token : tokens) {
    if (token.span.begin < end || token.span.end > text.size()) return "out of order or outside";
    if (token.span.empty()) return "empty";
    if (blanks.find(text[token.span.begin]) != std::string_view::npos) return "begins with a blank";
    if (blanks.find(text[token.span.end - 1]) != std::string_view::npos) return "ends with a blank";
    end = token.span.end;
  }
  return {};
}

// The bytes that are neither blank nor in a token, except a byte order mark at the start, which is invisible.
std::string left_in(const std::vector<Token>& tokens, std::string text) {
  for (const Token& token : tokens) std::fill_n(text.begin() + token.span.begin, token.span.size(), ' ');
  if (text::begins_with_byte_order_mark(text)) text.erase(0, text::byte_order_mark.size());
  const auto is_blank = [](char byte) { return blanks.find(byte) != std::string_view::npos; };
  text.erase(std::remove_if(text.begin(), text.end(), is_blank), text.end());
  return text;
}

}  // namespace

TEST_CASE("tokens: they are sound in every file of the corpus, and nothing is left of what is valid") {
  std::size_t valid = 0;
  for (const CorpusFile& file : corpus_files()) {
    const std::string text = test::file_text(file.path);
    CAPTURE(file.path);
    toolchain::Chunk chunk;
    chunk.source.text = text;
    chunk.source.line_ends = toolchain::facts_of(*file.language.notation).line_ends;
    const std::vector<Token> tokens = toolchain::Session(file.language, {}).tokens(chunk);
    CHECK(problem_of(tokens, text).empty());
    if (!file.is_valid) continue;
    ++valid;
    CHECK(left_in(tokens, text).empty());
  }
  CHECK(valid > 50);
}
