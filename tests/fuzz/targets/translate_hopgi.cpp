// Games of Hopgi to positions, and positions from one notation to the other and back (hopgi 8).
#include "fuzz/harness/laws.hpp"
#include "fuzz/targets/whole_translation.hpp"

namespace plyglot::fuzz {
namespace {

const toolchain::Target& to_fen() {
  static const toolchain::Target target = target_named("hopgi-fen");
  return target;
}

const toolchain::Target& to_diagram() {
  static const toolchain::Target target = target_named("hopgi-diagram");
  return target;
}

// A comment keeps its bytes, whatever they are, and becomes part of the diagram that it follows.
void require_no_error(std::string_view text, const Way& way) {
  for (const diagnostics::Diagnostic& finding : findings_with_suppressed(text, way)) {
    const std::string_view name = catalogue_entry(finding.id).name;
    const bool is_of_comment = name == "hopgi-fen/not-utf8" || name == "hopgi-diagram/not-utf8";
    require(finding.severity != diagnostics::Severity::error || is_of_comment, "a translation has no error");
  }
}

std::vector<hopgi::Position> positions_in(std::string_view text, const toolchain::Target& notation) {
  const Way way{notation.language, true};
  require_no_error(text, way);
  std::vector<hopgi::Position> positions;
  for (const Record& record : records_of(text, way)) {
    positions.push_back(std::get<hopgi::Setup>(record.model).position);
  }
  return positions;
}

// What a diagram tells of a position.
hopgi::Position without_counters(hopgi::Position position) {
  position.clock = 0;
  position.turn_number = 1;
  return position;
}

// Of the records that were translated, which must be all of them.
std::vector<hopgi::Position> positions_of(const std::vector<Record>& records) {
  std::vector<hopgi::Position> positions;
  for (const Record& record : records) {
    if (const auto* setup = std::get_if<hopgi::Setup>(&record.model)) positions.push_back(setup->position);
    if (const auto* game = std::get_if<hopgi::Record>(&record.model)) {
      require(game->final_position.has_value(), "a position is written where one is known");
      positions.push_back(*game->final_position);
    }
  }
  return positions;
}

void check_positions(std::string_view text, const Way& way) {
  const std::vector<Record> records = records_of(text, way);
  if (records.empty()) return;
  const auto fen = translated(text, way, to_fen());
  if (fen.written == records.size() && has_whole_records(fen)) {
    require(positions_in(fen.text, to_fen()) == positions_of(records), "the final positions are written as FEN");
  }
  const auto diagrams = translated(text, way, to_diagram());
  if (diagrams.written != records.size() || !has_whole_records(diagrams)) return;
  std::vector<hopgi::Position> shown = positions_of(records);
  for (hopgi::Position& position : shown) position = without_counters(position);
  require(positions_in(diagrams.text, to_diagram()) == shown, "the final positions are drawn");
}

}  // namespace

void check_translation_of_hopgi(std::string_view text, const Subject& subject) {
  in_all_ways(subject, text, [&](const Way& way) { check_positions(text, way); });
}

}  // namespace plyglot::fuzz
