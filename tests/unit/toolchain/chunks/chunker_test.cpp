#include "toolchain/chunks/chunker.hpp"

#include "unit/toolchain/line_notation.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::tests;

namespace {

// The chunks of a text that is read in blocks, one in brackets after another.
std::string chunks_of(std::string_view text, std::size_t size, std::size_t block,
                      const toolchain::Language& language = line_language()) {
  toolchain::Chunker chunker(language, "x", {}, size);
  std::string out;
  std::uint32_t base = 0;
  const auto take_all = [&] {
    while (const auto owned = chunker.next()) {
      const text::Source& source = owned->chunk.source;
      CHECK(source.base == base);
      CHECK(source.first_line == 1 + std::count(text.begin(), text.begin() + base, '\n'));
      base += static_cast<std::uint32_t>(source.text.size());
      out += "[" + std::string(source.text) + "]";
    }
  };
  for (std::size_t i = 0; i < text.size(); i += block) {
    REQUIRE(chunker.append(text.substr(i, block)));
    take_all();
  }
  chunker.end();
  take_all();
  CHECK(base == text.size());
  return out;
}

}  // namespace

TEST_CASE("a file is cut after whole records") {
  CHECK(chunks_of("aa\nbb\ncc\ndd\n", 5, 4) == "[aa\nbb\n][cc\ndd\n][]");
  CHECK(chunks_of("aa\nbb\ncc", 5, 4) == "[aa\nbb\n][cc]");
  CHECK(chunks_of("aaaaaaaaaa\nb\n", 3, 1) == "[aaaaaaaaaa\n][b\n]");
  CHECK(chunks_of("a\r\nb\r\n", 1, 2) == "[a\r\n][b\r\n][]");
}

TEST_CASE("an empty file is one empty chunk") { CHECK(chunks_of("", 5, 4) == "[]"); }

TEST_CASE("a suppression stays with the record after it") {
  const std::string comment = "# plyglot: ignore[hop/] why\n";
  CHECK(chunks_of("a\n" + comment + "\n#\nb\nc\n", 1, 3) == "[a\n][" + comment + "\n#\nb\n][c\n][]");
}

TEST_CASE("what is before the first record stays with it, since any comment there may be about the file") {
  CHECK(chunks_of("#a\n#b\n\nc\n#d\ne\n", 1, 3) == "[#a\n#b\n\nc\n][#d\n][e\n][]");
  CHECK(chunks_of("#a\n#b\n\n", 1, 3) == "[#a\n#b\n\n]");
}

TEST_CASE("how a file is read changes nothing in its chunks") {
  const std::string text = "\xEF\xBB\xBF# plyglot: ignore-file[hop/]\n\nabc\n# x\ndefgh\r\n\n\nij";
  for (const std::size_t size : {1u, 7u, 20u, 1000u}) {
    const std::string expected = chunks_of(text, size, text.size());
    for (std::size_t block = 1; block < text.size(); ++block) CHECK(chunks_of(text, size, block) == expected);
  }
}

TEST_CASE("the line after a record is waited for where it may belong to the record") {
  std::string problem;
  const toolchain::Language hexix = toolchain::language("hexix", problem);
  const std::string text = "E1^\n    E5^\n\nC1^\nredo\nred blue\nE1^\n";
  const std::string expected = chunks_of(text, 1, text.size(), hexix);
  CHECK(expected.find("E1^\n    E5^\n]") != std::string::npos);
  for (std::size_t block = 1; block < text.size(); ++block) CHECK(chunks_of(text, 1, block, hexix) == expected);
}

TEST_CASE("chunks know the records and the suppressions before them") {
  const toolchain::Language language = line_language();
  toolchain::Chunker chunker(language, "x", {3, {}}, 1);
  REQUIRE(chunker.append("# plyglot: ignore-file[hop/lost-plus]\na\n\nb\n"));
  chunker.end();
  const auto first = chunker.next();
  REQUIRE(first);
  CHECK(first->chunk.records_before == 0);
  CHECK(first->chunk.file_suppressions.empty());
  CHECK(first->chunk.wanted.record == 3);
  const auto blank = chunker.next();
  const auto last = chunker.next();
  REQUIRE(last);
  CHECK(last->chunk.records_before == 1);
  CHECK(last->chunk.file_suppressions == std::vector<std::string>{"hop/lost-plus"});
  CHECK(chunker.records() == 2);
}

TEST_CASE("records are counted where one is wanted, also in a file that is one chunk") {
  const toolchain::Language language = line_language();
  toolchain::Chunker chunker(language, "x", {3, {}});
  REQUIRE(chunker.append("a\n\nb\n"));
  CHECK_FALSE(chunker.next());
  chunker.end();
  CHECK(chunker.next());
  CHECK(chunker.records() == 2);
}
