#include "naive/hopgi_records/legs.hpp"

#include <map>
#include <regex>

namespace plyglot::naive::hopgi_records {
namespace {

const std::string piece_pattern = "(\\+?(?:DK|DH|[A-Z]))";
const std::string square_pattern = "([a-z][0-9]+)";
const std::string rest_pattern = "(=(?:DK|DH|[A-Z])|\\+)?([+#]*)";

}  // namespace

Leg leg_of(const std::string& word) {
  static const std::regex drop(piece_pattern + "([@*])" + square_pattern + rest_pattern);
  static const std::regex with_origin("(?:" + piece_pattern + "([ \\t]*))?" + square_pattern + "([-x:]?)" +
                                      square_pattern + rest_pattern);
  static const std::regex without_origin(piece_pattern + "?([a-g](?![0-9])|[1-7])?([-x:]?)" + square_pattern +
                                         rest_pattern);
  std::smatch found;
  if (std::regex_match(word, found, drop)) {
    return {"drop", found[1], "", "", found[2], found[3], found[4], found[5], ""};
  }
  if (std::regex_match(word, found, with_origin)) {
    return {"long", found[1], found[3], "", found[4], found[5], found[6], found[7], found[2]};
  }
  if (std::regex_match(word, found, without_origin)) {
    return {"short", found[1], "", found[2], found[3], found[4], found[5], found[6], ""};
  }
  return {};
}

std::string kind_of(const std::string& letter) {
  static const std::map<std::string, std::string> kinds = {
      {"W", "W"},   {"F", "F"},  {"R", "R"},  {"B", "B"},   {"P", "P"},   {"G", "G"}, {"DK", "DK"},
      {"DH", "DH"}, {"D", "DK"}, {"H", "DH"}, {"+R", "DK"}, {"+B", "DH"}, {"+P", "G"}};
  const auto found = kinds.find(letter);
  return found == kinds.end() ? "" : found->second;
}

bool is_unknown(const std::string& letter) { return !letter.empty() && kind_of(letter).empty(); }

}  // namespace plyglot::naive::hopgi_records
