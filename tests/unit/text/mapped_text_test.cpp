#include "text/mapped_text.hpp"

#include "support/checks/catch.hpp"

using plyglot::text::MappedText;
using plyglot::text::Span;

TEST_CASE("a mapped text without replacements is the original itself") {
  const std::string original = "QA-a";
  MappedText mapped;
  mapped.reset(original, 10);
  mapped.finish();
  CHECK(mapped.is_identity());
  CHECK(mapped.view().data() == original.data());
  CHECK(mapped.to_file(0) == 10);
  CHECK(mapped.to_file(4) == 14);
  CHECK(mapped.to_file(1, 3) == Span{11, 13});
}

TEST_CASE("a replacement stands for its original bytes") {
  MappedText mapped;
  mapped.reset("Q%2BA", 100);
  mapped.replace(1, 4, "+");
  mapped.finish();
  CHECK(mapped.view() == "Q+A");
  CHECK(mapped.to_file(0) == 100);
  CHECK(mapped.to_file(1) == 101);
  CHECK(mapped.to_file(2) == 104);
  CHECK(mapped.to_file(3) == 105);
  CHECK(mapped.to_file(1, 2) == Span{101, 104});
  CHECK(mapped.to_file(0, 2) == Span{100, 104});
  CHECK(mapped.to_file(2, 2) == Span{104, 104});
}

TEST_CASE("part of a longer replacement stands for all of its original bytes") {
  MappedText mapped;
  mapped.reset("aXb", 0);
  mapped.replace(1, 2, "123");
  mapped.finish();
  CHECK(mapped.view() == "a123b");
  CHECK(mapped.to_file(2, 3) == Span{1, 2});
  CHECK(mapped.to_file(4) == 2);
}

TEST_CASE("bytes replaced by nothing belong to no range that ends or begins there") {
  MappedText mapped;
  mapped.reset("ab??cd!!", 0);
  mapped.replace(2, 4, "");
  mapped.replace(6, 8, "");
  mapped.finish();
  CHECK(mapped.view() == "abcd");
  CHECK(mapped.to_file(0, 2) == Span{0, 2});
  CHECK(mapped.to_file(2, 4) == Span{4, 6});
  CHECK(mapped.to_file(1, 3) == Span{1, 5});
  CHECK(mapped.to_file(4) == 8);
}

TEST_CASE("a mapped text is used again") {
  MappedText mapped;
  mapped.reset("%21", 0);
  mapped.replace(0, 3, "!");
  mapped.finish();
  mapped.reset("abc", 7);
  mapped.finish();
  CHECK(mapped.is_identity());
  CHECK(mapped.to_file(1) == 8);
}
