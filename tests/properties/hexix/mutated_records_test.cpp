// Texts that are nearly records: what is found at their plies is what the second implementation of the rules says of
// the same plies.

#include "hexix/record/move_text.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/playing.hpp"
#include "support/hexix/written.hpp"
#include "support/values/mutations.hpp"

#include <algorithm>
#include <map>

using namespace plyglot;

namespace {

namespace naive_rules = naive::hexix_rules;

constexpr std::size_t mutated_texts = 700;

const std::vector<std::string> mutation_pieces = {
    " ",   "\n",   "\n\n",   "\t",  "#", "...", "....",
    "D2v", "D1E2", "...D5v", "v",   "^", "+",   "1",
    "6",   "2.",   "\n3.\n", "D9v", "x", "F3",  "\n# position: .../..../..Rv1../Bh6Bv2B^3..Rh6/...../..../... r\n"};

std::string word_of(const hexix::Ply& ply) {
  switch (ply.kind) {
    case hexix::PlyKind::skipped:
      return "...";
    case hexix::PlyKind::missing:
      return "missing";
    case hexix::PlyKind::unreadable:
      return "unreadable";
    default:
      break;
  }
  return move_text(move_of(ply)) + (ply.written_number == 0 ? "" : std::to_string(ply.written_number));
}

// A number alone makes a record uncertain without a ply, which the second implementation does not see.
bool is_comparable(const hexix::Record& record) {
  return std::all_of(record.rows.begin(), record.rows.end(), [](const hexix::Row& row) {
    return row.blue.kind != hexix::EntryKind::empty || row.red.kind != hexix::EntryKind::empty;
  });
}

std::map<std::string, std::string> findings_at(const test::HexixFile& file, text::Span ply) {
  std::map<std::string, std::string> found;
  for (const diagnostics::Diagnostic& finding : file.findings) {
    const auto& entry = catalogue_entry(finding.id);
    if (entry.phase != diagnostics::Phase::rule || !ply.contains(finding.span)) continue;
    REQUIRE(found.emplace(entry.name.substr(entry.name.find('/') + 1), name_of(finding.severity)).second);
  }
  return found;
}

std::size_t compare(const test::HexixFile& file, const hexix::Record& record) {
  std::vector<naive_rules::WrittenPly> plies;
  for (const hexix::Ply& ply : record.plies) {
    plies.push_back({ply.player == hexix::Player::blue ? 'B' : 'R', word_of(ply)});
  }
  std::optional<naive_rules::Game> initial;
  if (record.initial) initial = naive_rules::game_of(position_text(*record.initial));
  const naive_rules::Replay expected = naive_rules::replay(initial, plies);
  std::size_t findings = 0;
  for (std::size_t i = 0; i < plies.size(); ++i) {
    CAPTURE(i, plies[i].move);
    const hexix::Ply& ply = record.plies[i];
    REQUIRE(ply.is_applied == expected.plies[i].is_applied);
    REQUIRE(ply.number == expected.plies[i].number);
    // Their places are those of the plies beside them.
    if (ply.kind == hexix::PlyKind::missing || ply.kind == hexix::PlyKind::skipped) continue;
    REQUIRE(findings_at(file, ply.whole) == expected.plies[i].findings);
    findings += expected.plies[i].findings.size();
  }
  REQUIRE(result_text(record) == expected.end);
  REQUIRE(test::final_hexix_position(record) ==
          (expected.final ? naive_rules::text_of(*expected.final) : std::string("unknown")));
  return findings;
}

}  // namespace

TEST_CASE("hexix records: two implementations agree on texts that are nearly records") {
  test::Random random(17);
  std::size_t compared = 0;
  std::size_t findings = 0;
  for (std::size_t i = 0; i < mutated_texts; ++i) {
    const std::string text = test::mutated(test::random_written_hexix(random).text, mutation_pieces, random);
    CAPTURE(text);
    const test::HexixFile file = test::play_hexix(text);
    for (const hexix::Record& record : file.records) {
      if (!is_comparable(record) || test::is_reread(file)) continue;
      ++compared;
      findings += compare(file, record);
    }
  }
  CHECK(compared > mutated_texts / 2);
  CHECK(findings > mutated_texts);
}
