// From each dialect of Hexix to the other and back, to positions, and from positions to comments (hexix 8).
#include "fuzz/harness/laws.hpp"
#include "fuzz/targets/whole_translation.hpp"
#include "hexix/record/record_replay.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

const toolchain::Target& target_of(hexix::Dialect dialect) {
  static const toolchain::Target of_2024 = target_named("hexix:2024");
  static const toolchain::Target of_2019 = target_named("hexix:2019");
  return dialect == hexix::Dialect::v2024 ? of_2024 : of_2019;
}

hexix::Dialect other(hexix::Dialect dialect) {
  return dialect == hexix::Dialect::v2024 ? hexix::Dialect::v2019 : hexix::Dialect::v2024;
}

// Marks that are read, but that no translation writes.
bool has_unusual_marks(std::string_view text, const Way& way) {
  const auto findings = findings_with_suppressed(text, way);
  return std::any_of(findings.begin(), findings.end(), [](const diagnostics::Diagnostic& finding) {
    const std::string_view name = catalogue_entry(finding.id).name;
    return name == "hexix/dialect-mark" || name == "hexix/uppercase-mark";
  });
}

// Records differ by their marks alone, even where they cannot be read.
void check_dialects(std::string_view text, const Way& way, hexix::Dialect from) {
  const auto there = translated(text, way, target_of(other(from)));
  if (there.written == 0 || there.written != records_of(text, way).size()) return;
  const Way back{target_of(other(from)).language, way.is_file};
  const auto again = translated(there.text, back, target_of(from));
  require(again.written == there.written, "what is translated can be translated back");
  if (!has_unusual_marks(text, way)) require_equal(again.text, std::string(text), "only marks change, there and back");
  require(!has_unusual_marks(there.text, back), "a translation has the marks of its dialect");
}

// A line for each record, with the board at its end unless a ply before is not known.
void check_positions(std::string_view text, const Way& way, const std::vector<Record>& records) {
  static const toolchain::Target target = target_named("hexix-position");
  const auto there = translated(text, way, target);
  if (there.written != records.size() || !has_whole_records(there)) return;
  std::size_t at = 0;
  for (const Record& record : records) {
    const auto position = hexix::final_position(std::get<hexix::Record>(record.model));
    require(position.has_value(), "a position is written where one is known");
    at = there.text.find(position_text(*position) + '\n', at);
    require(at != std::string::npos, "the final board of each record is written");
  }
}

// Each position is a line, and nothing is lost.
void check_comments(std::string_view text, const Way& way, const std::vector<Record>& records) {
  const auto there = translated(text, way, target_of(hexix::Dialect::v2024));
  std::size_t at = 0;
  std::size_t known = 0;
  for (const Record& record : records) {
    const auto position = hexix::final_position(std::get<hexix::Record>(record.model));
    if (!position) continue;
    ++known;
    at = there.text.find("# position: " + position_text(*position) + '\n', at);
    require(at != std::string::npos, "each position is written as a comment");
    ++at;
  }
  require(there.written == known, "what cannot be read is not written");
}

}  // namespace

void check_translation_of_hexix(std::string_view text, const Subject& subject) {
  in_all_ways(subject, text, [&](const Way& way) {
    const std::vector<Record> records = records_of(text, way);
    if (records.empty()) return;
    if (subject.name == "hexix-position") return check_comments(text, way, records);
    check_dialects(text, way, std::get<hexix::Record>(records.front().model).dialect);
    check_positions(text, way, records);
  });
}

}  // namespace plyglot::fuzz
