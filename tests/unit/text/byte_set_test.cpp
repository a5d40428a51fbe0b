#include "text/ascii.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using text::ByteSet;

TEST_CASE("a set of bytes has what it was given, of any value") {
  ByteSet bytes("a\xFF");
  bytes.add('\0');
  const ByteSet same([](char byte) { return byte == 'a' || byte == '\xFF' || byte == '\0'; });
  for (int value = 0; value < 256; ++value) {
    const char byte = static_cast<char>(value);
    CAPTURE(value);
    CHECK(bytes.has(byte) == (value == 0 || value == 'a' || value == 255));
    CHECK(same.has(byte) == bytes.has(byte));
  }
}

TEST_CASE("a text is searched for a byte of a set, and for another") {
  const ByteSet blanks(" \t");
  CHECK(blanks.find_in("ab c") == 2);
  CHECK(blanks.find_in("ab c", 3) == 4);
  CHECK(blanks.find_in("") == 0);
  CHECK(blanks.find_not_in(" \tc ") == 2);
  CHECK(blanks.find_not_in("  ", 1) == 2);
}
