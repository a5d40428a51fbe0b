#include "plyglot/lsp/features/header_words.hpp"

#include "hive/rules/options/rule_option_rows.hpp"
#include "homeworlds/notations/homeworlds/options.hpp"
#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "text/ascii.hpp"
#include "toolchain/registry/registry.hpp"

#include <plyglot/hive_record.hpp>
#include <plyglot/hopgi_record.hpp>

#include <algorithm>
#include <map>

namespace plyglot::tool::lsp {
namespace {

using Kind = HeaderPlace::Kind;
using Words = std::vector<std::string_view>;

struct Headers {
  std::string_view notation;
  // What is written between the key and the value: `[Key "Value"]`, or `Key: value`.
  bool are_tags = true;
  Words keys;
  // Of the keys that have only some.
  std::map<std::string_view, Words> values;
};

Words choices_of(notation::OptionTable options, std::string_view option) {
  const notation::OptionRow& row = options.rows[*options.find(option)];
  return {row.choices, row.choices + row.choice_count};
}

Words without(Words words, std::string_view word) {
  words.erase(std::remove(words.begin(), words.end(), word), words.end());
  return words;
}

// homeworlds 2. Which layout a text has it cannot leave to itself, and one dialect has no headers (homeworlds B8).
Headers headers_of_homeworlds() {
  using namespace homeworlds;
  const notation::OptionTable table = {homeworlds::options, static_cast<std::uint32_t>(std::size(homeworlds::options))};
  Words keys;
  for (std::size_t i = 0; i < header_keys; ++i) keys.push_back(name_of(static_cast<HeaderKey>(i)));
  return {"homeworlds",
          false,
          std::move(keys),
          {{name_of(HeaderKey::layout), without(choices_of(table, layout_option), layout_choices[0])},
           {name_of(HeaderKey::rules), choices_of(table, profile_option)},
           {name_of(HeaderKey::dialect),
            without(choices_of(table, dialect_option), dialect_names[static_cast<std::size_t>(Dialect::bga)])}}};
}

const std::vector<Headers>& known_headers() {
  using hive::Outcome;
  const Words types = choices_of(hive::game_options(), "type");
  Words results;
  for (const Outcome outcome : {Outcome::white_wins, Outcome::black_wins, Outcome::draw, Outcome::in_progress}) {
    results.push_back(name_of(outcome));
  }
  Words all_results = results;
  all_results.push_back(name_of(Outcome::not_started));
  Words scores;
  for (const hopgi::Result result :
       {hopgi::Result::white_wins, hopgi::Result::black_wins, hopgi::Result::draw, hopgi::Result::open}) {
    scores.push_back(result_text(result));
  }
  static const std::vector<Headers> all = {
      // hive-notations P1, P2.
      {"hive-pgn",
       true,
       {"GameType", "Date", "Event", "Site", "Round", "White", "Black", "Result", "SgfDate", "SgfGameName",
        "SgfResult"},
       {{"GameType", types}, {"Result", all_results}}},
      // hive-human K11.
      {"hive-human",
       true,
       {"GameType", "ExpansionPieces", "Event", "Site", "Date", "Round", "White", "Black", "Result"},
       {{"GameType", types}, {"ExpansionPieces", {"L", "M", "P", "LM", "LP", "MP", "LMP"}}, {"Result", results}}},
      // hopgi 5.
      {"hopgi", true, {"Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN"}, {{"Result", scores}}},
      headers_of_homeworlds(),
  };
  return all;
}

const Headers* headers_of(const Document& document) {
  const std::string_view id = document.language()->notation->about().id;
  const auto& all = known_headers();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Headers& each) { return each.notation == id; });
  return found == all.end() ? nullptr : &*found;
}

constexpr std::string_view header_blanks = " \t";

std::size_t size_of_key(std::string_view line) {
  const auto is_of_key = [](char byte) {
    return text::is_letter(byte) || text::is_digit(byte) || byte == '_' || byte == '-';
  };
  return static_cast<std::size_t>(std::find_if_not(line.begin(), line.end(), is_of_key) - line.begin());
}

std::string_view without_blanks_before(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(header_blanks), line.size()));
}

HeaderPlace place_in_tag(std::string_view line) {
  if (!line.starts_with('[')) return {};
  line.remove_prefix(1);
  const std::string_view key = line.substr(0, size_of_key(line));
  if (key.size() == line.size()) return {Kind::key, {}, key};
  const std::string_view rest = without_blanks_before(line.substr(key.size()));
  if (!rest.starts_with('"') || rest.find('"', 1) != std::string_view::npos) return {};
  return {Kind::value, key, rest.substr(1)};
}

// `Ann:` before a turn looks like one.
HeaderPlace place_in_header(const Headers& headers, std::string_view line) {
  const std::string_view key = line.substr(0, size_of_key(line));
  if (key.size() == line.size()) return {Kind::key, {}, key};
  if (key.empty() || line[key.size()] != ':') return {};
  const auto is_same = [&](std::string_view known) { return text::is_same_word(known, key); };
  if (std::none_of(headers.keys.begin(), headers.keys.end(), is_same)) return {};
  return {Kind::value, key, without_blanks_before(line.substr(key.size() + 1))};
}

HeaderPlace place_of(const Headers& headers, std::string_view line) {
  return headers.are_tags ? place_in_tag(without_blanks_before(line)) : place_in_header(headers, line);
}

// Whoever plays White in one game plays Black in another.
bool is_same_key(std::string_view a, std::string_view b) {
  const auto is_player = [](std::string_view key) { return key == "White" || key == "Black"; };
  return a == b || (is_player(a) && is_player(b));
}

// The values that the text has in headers with the same key, the frequent ones first.
void append_written(const Headers& headers, std::string_view text, std::string_view key,
                    std::vector<std::string>& out) {
  constexpr std::size_t most = 100;
  std::map<std::string_view, std::size_t> counts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    // Up to the second quotation mark.
    if (headers.are_tags) line = line.substr(0, line.rfind('"'));
    const HeaderPlace place = place_of(headers, line);
    if (place.kind == Kind::value && is_same_key(place.key, key) && !place.typed.empty()) ++counts[place.typed];
  }
  std::vector<std::pair<std::string_view, std::size_t>> sorted(counts.begin(), counts.end());
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  for (std::size_t i = 0; i < std::min(sorted.size(), most); ++i) out.emplace_back(sorted[i].first);
}

}  // namespace

HeaderPlace header_place(const Document& document, std::string_view line) {
  const Headers* const headers = headers_of(document);
  return headers == nullptr ? HeaderPlace{} : place_of(*headers, line);
}

std::vector<std::string> header_words(const Document& document, const HeaderPlace& place) {
  std::vector<std::string> words;
  const Headers* const headers = headers_of(document);
  if (headers == nullptr || place.kind == Kind::none) return words;
  if (place.kind == Kind::key) {
    for (const std::string_view key : headers->keys)
      words.push_back(std::string(key) + (headers->are_tags ? " \"" : ": "));
    return words;
  }
  for (const auto& [key, values] : headers->values) {
    if (text::is_same_word(key, place.key)) words.assign(values.begin(), values.end());
  }
  append_written(*headers, document.text(), place.key, words);
  return words;
}

}  // namespace plyglot::tool::lsp
