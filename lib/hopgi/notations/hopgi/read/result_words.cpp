#include "hopgi/notations/hopgi/read/result_words.hpp"

#include <string>

namespace plyglot::hopgi::record {
namespace {

// How it may be written in another way, and what it is then.
struct OtherSpelling {
  std::string_view written;
  std::string_view meant;
};

// The longest text that is looked at: `1 / 2 - 1 / 2` with some blanks.
constexpr std::size_t longest = 32;

constexpr OtherSpelling signs[] = {
    {"\xE2\x80\x93", "-"}, {"\xE2\x80\x94", "-"}, {"\xE2\x88\x92", "-"}, {":", "-"},
    {"\xC2\xBD", "1/2"},   {"0.5", "1/2"},
};

constexpr std::string_view results[] = {"1-0", "0-1", "1/2-1/2"};

// Without blanks, and with the signs of a result.
std::string plain(std::string_view words) {
  std::string text;
  for (std::size_t at = 0; at < words.size();) {
    std::string_view taken = words.substr(at, 1);
    std::string_view written = taken == " " || taken == "\t" ? std::string_view() : taken;
    for (const OtherSpelling& sign : signs) {
      if (!words.substr(at).starts_with(sign.written)) continue;
      taken = sign.written;
      written = sign.meant;
    }
    text += written;
    at += taken.size();
  }
  return text;
}

}  // namespace

std::string_view meant_result(std::string_view words) {
  if (words.size() > longest) return {};
  std::string text = plain(words);
  if (text.ends_with('.')) text.pop_back();
  if (text == "1/2") return "1/2-1/2";
  for (const std::string_view result : results) {
    if (text == result && words != result) return result;
  }
  return {};
}

}  // namespace plyglot::hopgi::record
