// Names, result, length and headers of each model.
#include <plyglot/record_facts.hpp>

#include "hive/record/record_replay.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "toolchain/moment.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

using board::Outcome;

Outcome won_by(std::uint8_t player) { return {player}; }

// `2024.05.01`, as PGN has it, and `2024/05/01` are `2024-05-01`.
std::string plain_date(std::string_view written) {
  std::string date(written);
  const bool has_year = date.size() >= 5 && std::all_of(date.begin(), date.begin() + 4, text::is_digit);
  if (!has_year || (date[4] != '.' && date[4] != '/')) return date;
  const char sign = date[4];
  std::replace(date.begin(), date.end(), sign, '-');
  return date;
}

// Where a tag of the name goes; null for others.
std::string* place_of(std::string_view key, RecordFacts& facts) {
  if (text::is_same_word(key, "White")) return &facts.players[0];
  if (text::is_same_word(key, "Black")) return &facts.players[1];
  if (text::is_same_word(key, "Event")) return &facts.event;
  if (text::is_same_word(key, "Site")) return &facts.site;
  if (text::is_same_word(key, "Round")) return &facts.round;
  if (text::is_same_word(key, "Date")) return &facts.date;
  return nullptr;
}

// Of tags of one name the first one counts. What is unknown in PGN is `?`. False for a tag of which nothing is kept.
// In the values of Hopgi `\"` is a quote and `\\` a backslash.
bool take(std::string_view key, std::string_view value, RecordFacts& facts, bool has_escapes = false) {
  std::string* const place = place_of(key, facts);
  if (value.find_first_not_of("?.-") == std::string_view::npos) return true;
  if (place == nullptr || !place->empty()) return false;
  for (std::size_t at = 0; at < value.size(); ++at) {
    const std::string_view two = value.substr(at, 2);
    if (has_escapes && (two == R"(\")" || two == R"(\\)")) ++at;
    *place += value[at];
  }
  if (place == &facts.date) *place = plain_date(*place);
  return true;
}

std::optional<Outcome> outcome_of(hive::Outcome outcome) {
  if (!is_over(outcome)) return std::nullopt;
  if (outcome == hive::Outcome::draw) return Outcome{};
  return won_by(outcome == hive::Outcome::white_wins ? 0 : 1);
}

void add_facts(std::monostate, RecordFacts&) {}

void add_facts(const hive::Record& record, RecordFacts& facts) {
  if (!record.has_game) return;
  facts.game = "hive";
  facts.type = name_of(record.type);
  facts.players.resize(2);
  for (const hive::Tag& tag : record.tags) facts.says_more |= !take(tag.key, tag.value, facts);
  facts.says_more |= !record.comments.empty() || record.details || record.has_unread_text || !record.is_sound;
  facts.on_board = outcome_of(record.outcome);
  if (record.result) facts.written = outcome_of(*record.result);
}

void add_facts(const hive::Position& position, RecordFacts& facts) {
  if (position.is_sound) facts.game = "hive";
}

void add_facts(const homeworlds::Record& record, RecordFacts& facts) {
  if (!record.is_readable) return;
  facts.game = "homeworlds";
  facts.type = text::format("{}", record.player_count);
  facts.players = record.players;
  facts.players.resize(std::max<std::size_t>(record.player_count, record.players.size()));
  if (record.outcome == homeworlds::RecordOutcome::won) facts.on_board = won_by(record.winner);
  if (record.outcome == homeworlds::RecordOutcome::draw) facts.on_board = Outcome{};
  facts.says_more = !record.comments.empty() || !record.unread.empty() || record.is_json;
  for (const homeworlds::RecordHeader& header : record.headers) {
    const auto is = [&](std::string_view key) { return text::is_same_word(header.key, key); };
    const bool is_known = is("Players") || is("Winner") || is("Layout") || is("Dialect") || is("Rules");
    if (!is_known) facts.says_more |= is("White") || is("Black") || !take(header.key, header.value, facts);
    if (!is("Winner")) continue;
    const auto winner = std::find(facts.players.begin(), facts.players.end(), header.value);
    if (winner != facts.players.end()) {
      facts.written = won_by(static_cast<std::uint8_t>(winner - facts.players.begin()));
    }
  }
}

void add_facts(const hexix::Record& record, RecordFacts& facts) {
  facts.game = "hexix";
  facts.players.resize(2);
  const auto has_comment = [](const hexix::Line& line) { return !line.comment.empty(); };
  const auto is_plain = [](const hexix::Ply& ply) { return ply.suffix == hexix::Suffix::none; };
  facts.says_more = std::any_of(record.lines.begin(), record.lines.end(), has_comment) ||
                    !std::all_of(record.plies.begin(), record.plies.end(), is_plain);
  if (record.end != hexix::End::none) facts.on_board = won_by(static_cast<std::uint8_t>(record.winner));
}

void add_facts(const hopgi::Setup& setup, RecordFacts& facts) {
  if (setup.is_sound) facts.game = "hopgi";
}

void add_facts(const hopgi::Record& record, RecordFacts& facts) {
  if (!record.has_game) return;
  facts.game = "hopgi";
  facts.players.resize(2);
  for (const hopgi::Tag& tag : record.tags) {
    const bool is_known = tag.name == "FEN" || tag.name == "Result" || tag.name == "Variant";
    if (!is_known) facts.says_more |= !take(tag.name, tag.value, facts, true);
  }
  const auto is_turn = [](const hopgi::Element& element) { return element.kind == hopgi::ElementKind::turn; };
  facts.says_more |= !std::all_of(record.elements.begin(), record.elements.end(), is_turn) ||
                     !record.lead_comments.empty() || !record.tail_comments.empty() || !record.is_sound;
  if (record.winner) facts.on_board = won_by(static_cast<std::uint8_t>(*record.winner));
  using hopgi::Result;
  if (record.result == Result::draw) facts.written = Outcome{};
  if (record.result == Result::white_wins) facts.written = won_by(0);
  if (record.result == Result::black_wins) facts.written = won_by(1);
}

}  // namespace

RecordFacts record_facts(const Model& model) {
  RecordFacts facts;
  const auto add = [&]<class Typed>(const Typed& typed) {
    add_facts(typed, facts);
    if constexpr (!std::is_same_v<Typed, std::monostate>) facts.plies = static_cast<std::uint32_t>(plies_of(typed));
  };
  std::visit(add, model);
  return facts;
}

}  // namespace plyglot::toolchain
