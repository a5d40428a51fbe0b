#include "naive/hopgi_records/readings.hpp"

#include <regex>
#include <vector>

namespace plyglot::naive::hopgi_records {

bool differ_in_letters(const std::string& a, const std::string& b) {
  static const std::regex letters("(^|;)[A-Z]*");
  return std::regex_replace(a, letters, "$1") == std::regex_replace(b, letters, "$1");
}

bool differ_in_order(const std::string& a, const std::string& b) {
  static const std::regex square("[a-g][1-7]");
  std::vector<std::size_t> places;
  for (std::sregex_iterator i(b.begin(), b.end(), square); i != std::sregex_iterator(); ++i) {
    places.push_back(static_cast<std::size_t>(i->position()));
  }
  for (std::size_t i = 1; i < places.size(); ++i) {
    std::string other = b;
    other.replace(places[i - 1], 2, b.substr(places[i], 2)).replace(places[i], 2, b.substr(places[i - 1], 2));
    if (other == a && other != b) return true;
  }
  return false;
}

bool differ_in_a_byte(const std::string& a, const std::string& b) {
  if (a.size() != b.size()) return false;
  int count = 0;
  for (std::size_t i = 0; i < a.size(); ++i) count += a[i] == b[i] ? 0 : 1;
  return count == 1;
}

std::string order_of(const std::string& text, char to_move) {
  static const std::regex square("([a-g])([1-7])");
  std::string order;
  std::size_t end = 0;
  for (std::sregex_iterator i(text.begin(), text.end(), square); i != std::sregex_iterator(); ++i) {
    const auto begin = static_cast<std::size_t>(i->position());
    const std::string file(1, static_cast<char>('1' + (*i)[1].str()[0] - 'a'));
    const std::string rank = (*i)[2];
    order += text.substr(end, begin - end) + (to_move == 'w' ? file + rank : rank + file);
    end = begin + 2;
  }
  return order + text.substr(end);
}

}  // namespace plyglot::naive::hopgi_records
