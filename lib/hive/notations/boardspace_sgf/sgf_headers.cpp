#include "hive/notations/boardspace_sgf/sgf_headers.hpp"

#include "hive/notations/boardspace_sgf/read/sgf_encoding.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_date.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_result.hpp"

#include <algorithm>

namespace plyglot::hive::boardspace_sgf {
namespace {

// A value ends at `]`, and boardspace.net takes a backslash for the sign that escapes what follows.
char in_value(char byte) {
  if (byte == ']') return ')';
  if (byte == '\\') return '/';
  return is_space(byte) ? ' ' : byte;
}

// As a file of UTF-8 has it.
std::string value_of(std::string_view text) {
  std::string value = decoded(text, !is_utf8(text));
  std::transform(value.begin(), value.end(), value.begin(), in_value);
  return std::string(trimmed(value));
}

// Boardspace.net ends a name at the next quote.
std::string name_of_player(std::string_view text) {
  std::string name = value_of(text);
  std::replace(name.begin(), name.end(), '"', '\'');
  return name;
}

class HeaderWriter {
 public:
  explicit HeaderWriter(const Record& record) : record_(record) {}

  Headers run();

 private:
  // The value of the first tag with this key; empty if there is none.
  std::string_view said(std::string_view key) const;
  void write_date();
  void write_result();
  // What the reader makes of this text in the place of a result.
  std::optional<Outcome> read_as(std::string_view result) const;
  // Whether the reader makes this tag again.
  bool is_kept(const Tag& tag) const;
  bool is_first(const Tag& tag) const;

  const Record& record_;
  Headers headers_;
  // The tag `Date` as it is read again; empty if it is not.
  std::string day_;
};

std::string_view HeaderWriter::said(std::string_view key) const {
  const auto found =
      std::find_if(record_.tags.begin(), record_.tags.end(), [key](const Tag& tag) { return tag.key == key; });
  return found == record_.tags.end() ? std::string_view() : found->value;
}

Headers HeaderWriter::run() {
  headers_.white = name_of_player(said("White"));
  headers_.black = name_of_player(said("Black"));
  if (headers_.white.empty()) headers_.white = player_name(Colour::white);
  if (headers_.black.empty()) headers_.black = player_name(Colour::black);
  headers_.game_name = value_of(said("SgfGameName"));
  write_date();
  write_result();
  const auto lost =
      std::find_if(record_.tags.begin(), record_.tags.end(), [&](const Tag& tag) { return !is_kept(tag); });
  if (lost != record_.tags.end()) headers_.lost = &*lost;
  return std::move(headers_);
}

void HeaderWriter::write_date() {
  headers_.date = value_of(said("SgfDate"));
  const auto named = date_in_name(headers_.game_name);
  if (!named && headers_.date.empty()) {
    // `2020.03.31` of Hive PGN as SGF writes dates.
    std::string date = value_of(said("Date"));
    std::replace(date.begin(), date.end(), '.', '-');
    if (date_alone(date)) headers_.date = date;
  }
  const auto shown = named ? named : date_alone(headers_.date);
  if (shown) day_ = tag_of(*shown);
}

std::optional<Outcome> HeaderWriter::read_as(std::string_view result) const {
  const auto outcome = outcome_in(result, headers_.white, headers_.black);
  return outcome || !is_over(record_.outcome) ? outcome : record_.outcome;
}

void HeaderWriter::write_result() {
  const bool has_result = record_.result && is_over(*record_.result);
  const Outcome end = has_result ? *record_.result : record_.outcome;
  const bool is_told = is_over(end);
  const auto tells_end = [&] {
    const std::optional<Outcome> read = read_as(headers_.result);
    return is_told ? read == end : !read;
  };
  headers_.result = value_of(said("SgfResult"));
  if (headers_.result.empty() || !tells_end()) {
    headers_.result = is_told ? result_text(end, end == Outcome::white_wins ? headers_.white : headers_.black) : "";
  }
  headers_.tells_end = !is_told || tells_end();
}

bool HeaderWriter::is_first(const Tag& tag) const {
  return std::none_of(record_.tags.data(), &tag, [&](const Tag& other) { return other.key == tag.key; });
}

bool HeaderWriter::is_kept(const Tag& tag) const {
  if (tag.value.empty()) return true;
  if (!is_first(tag)) return false;
  if (tag.key == "White") return tag.value == headers_.white && tag.value != player_name(Colour::white);
  if (tag.key == "Black") return tag.value == headers_.black && tag.value != player_name(Colour::black);
  if (tag.key == "SgfDate") return tag.value == headers_.date && (!date_alone(tag.value) || said("Date").empty());
  if (tag.key == "SgfGameName") return tag.value == headers_.game_name;
  if (tag.key == "SgfResult") return tag.value == headers_.result;
  return tag.key == "Date" && tag.value == day_;
}

}  // namespace

Headers headers_of(const Record& record) { return HeaderWriter(record).run(); }

}  // namespace plyglot::hive::boardspace_sgf
