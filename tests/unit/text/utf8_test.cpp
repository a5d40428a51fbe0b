#include "text/utf8.hpp"

#include "support/checks/catch.hpp"
#include "text/glyph.hpp"

using namespace plyglot;

TEST_CASE("where the ASCII at the beginning of a text ends is found at every place") {
  for (std::size_t size = 0; size <= 40; ++size) {
    for (std::size_t other = 0; other <= size; ++other) {
      std::string bytes(size, 'x');
      if (other < size) bytes[other] = '\x80';
      INFO(size << ' ' << other);
      CHECK(text::ascii_prefix(bytes) == other);
    }
  }
  CHECK(text::ascii_prefix(std::string(20, '\0') + '\x7F' + "\xC3\xA9") == 21);
}

TEST_CASE("where a text ceases to be UTF-8 is found after characters of every size") {
  const std::string sound = "a\xC3\xA9\xE6\xBC\xA2\xF0\x9F\x90\x9Dz";
  CHECK(text::utf8_prefix("") == 0);
  CHECK(text::utf8_prefix(sound) == sound.size());
  for (const std::string odd : {"\xFF", "\x80", "\xC3", "\xE6\xBC", "\xED\xA0\x80", "\xC0\x80"}) {
    CHECK(text::utf8_prefix(odd + sound) == 0);
    CHECK(text::utf8_prefix(sound + odd) == sound.size());
    CHECK(text::utf8_prefix(sound + odd + sound) == sound.size());
  }
}

TEST_CASE("only what is shown as it is, a byte and a cell each, is plain") {
  for (int value = 0; value < 256; ++value) {
    const std::string byte(1, static_cast<char>(value));
    INFO(value);
    const text::Glyph glyph = text::glyph_of(text::decode_utf8(byte));
    const bool is_plain = glyph.replacement.empty() && glyph.width == 1;
    CHECK(text::plain_prefix(byte) == (is_plain ? 1 : 0));
    CHECK(text::plain_prefix("ab" + byte + 'c') == (is_plain ? 4 : 2));
  }
}

TEST_CASE("a visible text is the same in one piece and character by character") {
  const std::string mixed = "a\tb\x1B[0m\xC3\xA9\xE2\x80\x8B\xFFzz\xE6\xBC\xA2\x7F end";
  std::string whole, single;
  text::append_visible(whole, mixed);
  std::uint32_t width = 0;
  for (std::string_view rest = mixed; !rest.empty();) {
    const text::Decoded character = text::decode_utf8(rest);
    text::append_visible(single, rest.substr(0, character.size));
    width += text::visible_width(rest.substr(0, character.size));
    rest.remove_prefix(character.size);
  }
  CHECK(whole == single);
  CHECK(text::visible_width(mixed) == width);
}

TEST_CASE("visible lines are what is visible between LF and tabs, which stay") {
  CHECK(text::visible_lines("") == "");
  CHECK(text::visible_lines("\n\t\n") == "\n\t\n");
  CHECK(text::visible_lines("a\r\n\x1B\tb\xFF\n\xC2\x9B") == "a␍\n␛\tb�\n�");
  CHECK(text::visible("a\r\n\x1B\tb\xFF\xE2\x80\xAE") == "a␍␊␛␉b��");
  // What is visible already stays as it is.
  CHECK(text::visible("␍␊␛␉�") == "␍␊␛␉�");
}
