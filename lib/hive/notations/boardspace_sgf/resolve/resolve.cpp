// AST to record (hive-notations 4.5).

#include "hive/notations/boardspace_sgf/resolve/resolve.hpp"

#include "findings/finding.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_date.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_play.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_reading.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_variant.hpp"
#include "hive/record/record_changes.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace plyglot::hive::boardspace_sgf {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;

// The headers that other notations can hold: hive-notations X3.
struct KeptHeader {
  std::string_view key;
  std::string_view tag;
};

constexpr KeptHeader kept_headers[] = {{"DT", "SgfDate"}, {"GN", "SgfGameName"}, {"RE", "SgfResult"}};

// A value on one line.
std::string value_of(const Reading& reading, const Header& header) {
  const std::string text = reading.text_of(header.value);
  std::string value(trimmed(text));
  for (char& byte : value) {
    if (is_space(byte)) byte = ' ';
  }
  return value;
}

void add(Record& record, std::string_view key, std::string value, text::Span span) {
  if (!value.empty()) record.tags.push_back({std::string(key), std::move(value), span});
}

// X3: that of the game's name.
std::optional<Date> named_date(const Reading& reading) {
  const Header* const name = reading.find("GN");
  return name == nullptr ? std::nullopt : date_in_name(reading.text_of(name->value));
}

void add_header(const Reading& reading, const Header& header, Record& record) {
  const auto day = date_alone(value_of(reading, header));
  const bool is_date = day && reading.find("DT") == &header && !named_date(reading);
  if (is_date) add(record, "Date", tag_of(*day), header.span);
  for (const KeptHeader& kept : kept_headers) {
    if (reading.find(kept.key) == &header && !is_date) add(record, kept.tag, value_of(reading, header), header.span);
  }
  for (const Colour colour : {Colour::white, Colour::black}) {
    if (reading.find_player(colour) != &header) continue;
    const std::string id = reading.player_id(colour);
    if (id != player_name(colour)) add(record, player_name(colour), id, header.span);
  }
  if (reading.find("GN") != &header) return;
  if (const auto date = date_in_name(reading.text_of(header.value))) add(record, "Date", tag_of(*date), header.span);
}

bool is_kept(std::string_view key) {
  for (const KeptHeader& kept : kept_headers) {
    if (kept.key == key) return true;
  }
  return key == "P0" || key == "P1";
}

// White, Black, SgfDate, SgfGameName, SgfResult, and Date from the name of the game; in the order of the text.
void read_tags(const Reading& reading, Record& record) {
  for (const Header& header : reading.ast.headers) {
    if (is_kept(reading.slice(header.key))) add_header(reading, header, record);
  }
}

// Whether there are headers that are not written again (S17).
bool has_more_headers(const Reading& reading) {
  constexpr KeptHeader fixed[] = {{"GM", "27"}, {"VV", "1"}, {"CM", "0,1"}};
  const auto is_fixed = [&](std::string_view key, std::string_view value) {
    return std::any_of(std::begin(fixed), std::end(fixed),
                       [&](const KeptHeader& one) { return one.key == key && one.tag == value; });
  };
  return std::any_of(reading.ast.headers.begin(), reading.ast.headers.end(), [&](const Header& header) {
    const std::string_view key = reading.slice(header.key);
    const std::string_view value = trimmed(reading.slice(header.value));
    if (is_fixed(key, value)) return false;
    for (const Colour colour : {Colour::white, Colour::black}) {
      // A name with a quotation mark in it is not written.
      if (reading.find_player(colour) == &header) return reading.player_id(colour).find('"') != std::string::npos;
    }
    const bool is_variant = key == "SU" && variant_named(value);
    const bool is_kept_value = key == "DT" || key == "GN" || key == "RE";
    return !(is_variant || is_kept_value) || reading.find(key) != &header;
  });
}

// S3. A player's name, rank and time are headers of one key.
std::string name_of_header(const Reading& reading, const Header& header) {
  std::string name(reading.slice(header.key));
  if (name != "P0" && name != "P1") return name;
  const std::string_view value = trimmed(reading.slice(header.value));
  const auto* const end = std::find_if(value.begin(), value.end(), is_space);
  return name + ' ' + text::lower_case(value.substr(0, static_cast<std::size_t>(end - value.begin())));
}

void report_duplicates(const Reading& reading) {
  std::unordered_map<std::string, const Header*> first_of_name;
  for (const Header& header : reading.ast.headers) {
    const auto [entry, is_new] = first_of_name.emplace(name_of_header(reading, header), &header);
    const Header& first = *entry->second;
    if (is_new || trimmed(reading.slice(first.value)) == trimmed(reading.slice(header.value))) continue;
    Finding(reading.reporter, DiagnosticId::boardspace_sgf_duplicate_header, header.span,
            text::format("there is a header {} already, with another value", text::quote(entry->first)))
        .label("has no effect")
        .label(first.span, "this one counts");
  }
}

// S13: the pillbug had other rules then.
void check_pillbug_date(const Reading& reading, const Record& record) {
  if (!record.type.has_pillbug) return;
  const Header* const text = reading.find("DT");
  const Header* const name = reading.find("GN");
  const auto old_date = [&](const Header* header, auto date_in) {
    const auto date = header != nullptr ? date_in(reading.slice(header->value)) : std::nullopt;
    return date && is_before_march_2013(*date);
  };
  const Header* const shown = old_date(name, date_in_name) ? name : old_date(text, date_in_text) ? text : nullptr;
  if (shown == nullptr) return;
  Finding(reading.reporter, DiagnosticId::boardspace_sgf_old_pillbug_rules, reading.start(),
          "the game was played before March 2013, when the pillbug had other rules")
      .label(shown->value, "the date of the game")
      .note("the moves are judged by the rules of today");
}

}  // namespace

void resolve(const text::Source& source, const Ast& ast, const RuleOptions& options, Record& record,
             diagnostics::Reporter& reporter) {
  record.clear();
  record.span = ast.span;
  const Reading reading{source, ast, reporter};
  report_duplicates(reading);
  if (!ast.has_game || !read_variant(reading, record)) {
    record.has_game = false;
    record.is_sound = false;
    return;
  }
  record.details = ast.details;
  read_tags(reading, record);
  Play play(reading, options, record);
  play.run();
  // X2: that its numbers are out of order was said.
  record.keeps_numbers = needs_renumbering(record, options.piece_order);
  read_result(reading, play.ending(), record);
  record.has_unread_text = has_more_headers(reading) || play.has_more();
  check_pillbug_date(reading, record);
}

}  // namespace plyglot::hive::boardspace_sgf
