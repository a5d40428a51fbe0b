#include "naive/hopgi_words/legs.hpp"

#include <cstring>

namespace plyglot::naive::hopgi_words {
namespace {

bool is_in(char byte, const char* bytes) { return byte != '\0' && std::strchr(bytes, byte) != nullptr; }
bool is_between(char byte, char first, char last) { return byte >= first && byte <= last; }

// 'DK' / 'DH' / [A-Z]
End letters_at(const std::string& text, std::size_t at) {
  if (text.compare(at, 2, "DK") == 0 || text.compare(at, 2, "DH") == 0) return at + 2;
  return is_between(byte_at(text, at), 'A', 'Z') ? End(at + 1) : std::nullopt;
}

End piece_at(const std::string& text, std::size_t at) {
  return letters_at(text, byte_at(text, at) == '+' ? at + 1 : at);
}

End square_at(const std::string& text, std::size_t at) {
  if (!is_between(byte_at(text, at), 'a', 'z') || !is_between(byte_at(text, at + 1), '0', '9')) return std::nullopt;
  return after(text, at + 1, "0123456789");
}

std::size_t after_promotion(const std::string& text, std::size_t at) {
  if (byte_at(text, at) == '=') return letters_at(text, at + 1).value_or(at);
  return byte_at(text, at) == '+' ? at + 1 : at;
}

End drop_at(const std::string& text, std::size_t at) {
  const End piece = piece_at(text, at);
  return piece && is_in(byte_at(text, *piece), "@*") ? square_at(text, *piece + 1) : std::nullopt;
}

End long_at(const std::string& text, std::size_t at) {
  const End piece = piece_at(text, at);
  const End from = square_at(text, piece ? after(text, *piece, " \t") : at);
  if (!from) return std::nullopt;
  return square_at(text, is_in(byte_at(text, *from), "-x:") ? *from + 1 : *from);
}

End short_at(const std::string& text, std::size_t at) {
  std::size_t here = piece_at(text, at).value_or(at);
  const bool is_file = is_between(byte_at(text, here), 'a', 'g') && !is_between(byte_at(text, here + 1), '0', '9');
  if (is_file || is_between(byte_at(text, here), '1', '7')) ++here;
  if (is_in(byte_at(text, here), "-x:")) ++here;
  return square_at(text, here);
}

}  // namespace

char byte_at(const std::string& text, std::size_t at) { return at < text.size() ? text[at] : '\0'; }

std::size_t after(const std::string& text, std::size_t at, const std::string& bytes) {
  while (at < text.size() && bytes.find(text[at]) != std::string::npos) ++at;
  return at;
}

bool is_delimiter(const std::string& text, std::size_t at) {
  return at >= text.size() || is_in(text[at], " \t\r\n;{}()$") || text.compare(at, 2, "//") == 0;
}

End leg_at(const std::string& text, std::size_t at) {
  End end = drop_at(text, at);
  if (!end) end = long_at(text, at);
  if (!end) end = short_at(text, at);
  if (!end) return std::nullopt;
  return after(text, after_promotion(text, *end), "+#");
}

End leg_with_suffix_at(const std::string& text, std::size_t at) {
  const End leg = leg_at(text, at);
  if (!leg) return std::nullopt;
  const std::size_t end = after(text, *leg, "!?");
  return is_delimiter(text, end) ? End(end) : std::nullopt;
}

}  // namespace plyglot::naive::hopgi_words
