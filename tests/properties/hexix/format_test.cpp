// Formatting files of Hexix: once is enough, nothing of the layout is left to be said, and the meaning stays
// (hexix 5). Over random records with faults, whole games, and texts that are nearly such.

#include "hexix/record/move_text.hpp"
#include "hexix/record/record_replay.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/recipes.hpp"
#include "support/hexix/session.hpp"
#include "support/hexix/written.hpp"
#include "support/values/mutations.hpp"

using namespace plyglot;
using diagnostics::Phase;

namespace {

constexpr std::size_t formatted_texts = 1000;

const std::vector<std::string> format_pieces = {" ",
                                                "\n",
                                                "\n\n",
                                                "\t",
                                                "\r\n",
                                                "#",
                                                "# note",
                                                " # plyglot\n",
                                                "----",
                                                "...",
                                                "....",
                                                "\n--",
                                                ". ",
                                                "1. ",
                                                "7",
                                                "Blue   Red\n",
                                                "blue red\n",
                                                "\n\n# board 2\n\n",
                                                "D2v",
                                                "D2v1",
                                                "E1^?",
                                                "C1+",
                                                "D1E2",
                                                "...D5v",
                                                "v",
                                                "^",
                                                "<",
                                                "?!",
                                                "!!!",
                                                "e3",
                                                "x",
                                                "D9v",
                                                "\x01",
                                                "\xFF",
                                                "\xE2\x80\xA6",
                                                "\n# position: .../..../...../Bh6....Rh6/...../..../... r\n"};

// All that is meant, without what formatting may change: places, columns, dividers, and the numbers of rows.
std::string meaning_of(const std::vector<hexix::Record>& records, bool keeps_values) {
  std::string meaning;
  for (const hexix::Record& record : records) {
    meaning += "record of " + std::to_string(record.rows.size()) + " rows " + std::string(result_text(record));
    meaning += record.has_header ? " with header\n" : "\n";
    for (const hexix::Ply& ply : record.plies) {
      meaning += std::to_string(ply.row) + ' ' + std::string(name_of(ply.player)) + ' ';
      meaning += ply.is_move() ? hexix::move_text(move_of(ply)) : std::to_string(static_cast<int>(ply.kind));
      if (keeps_values) meaning += ' ' + std::to_string(ply.written_number);
      meaning += ' ' + std::to_string(ply.number) + std::string(suffix_text(ply.suffix));
      meaning += ply.captured ? piece_text(*ply.captured) : "";
      meaning += ply.is_certain ? " certain\n" : "\n";
    }
    for (const hexix::Line& line : record.lines) meaning += line.comment.empty() ? "" : line.comment + '\n';
    const auto position = final_position(record);
    meaning += position ? position_text(*position) + '\n' : "unknown\n";
  }
  return meaning;
}

// What is said of plies and rules, or else of bytes and layout. `headerless-record` is about what a formatter leaves to
// the writer.
std::string said(const std::vector<diagnostics::Diagnostic>& findings, bool is_of_meaning) {
  std::string report;
  for (const diagnostics::Diagnostic& finding : findings) {
    const auto& entry = catalogue_entry(finding.id);
    const bool is_of_layout = entry.phase == Phase::bytes || entry.phase == Phase::syntax;
    if (is_of_layout == is_of_meaning || entry.name == "hexix/headerless-record") continue;
    report += std::string(entry.name) + ' ' + std::string(name_of(finding.severity)) + ": " + finding.message + '\n';
  }
  return report;
}

struct FormatTally {
  std::size_t kept = 0;
  std::size_t formatted = 0;
  std::size_t changed = 0;
};

void check(const std::string& text, const test::Options& options, bool keeps_values, FormatTally& tally) {
  test::HexixSession session(options);
  const auto formatted = session.format(text);
  CAPTURE(text, formatted.text);
  if (formatted.is_kept_as_a_whole) {
    ++tally.kept;
    return;
  }
  ++tally.formatted;
  if (formatted.text != text) ++tally.changed;
  REQUIRE(session.format(formatted.text).text == formatted.text);
  session.lint(text);
  const std::string said_before = said(session.findings(), true);
  session.lint(formatted.text);
  REQUIRE(said(session.findings(), true) == said_before);
  // Only then are numbers of rows as they were asked for.
  if (options.empty() && !formatted.text.empty()) REQUIRE(said(session.findings(), false).empty());
  REQUIRE(meaning_of(session.read(formatted.text), keeps_values) == meaning_of(session.read(text), keeps_values));
}

void check_with_options(const std::string& text, test::Random& random, FormatTally& tally) {
  const std::vector<std::string> choices = {"on", "off"};
  check(text, {}, true, tally);
  const std::string numbers = random.pick(choices);
  check(text, {{"numbers", numbers}}, true, tally);
  const std::string values = random.pick(choices);
  check(text, {{"values", values}}, false, tally);
}

std::string random_game_text(test::Random& random) {
  test::HexixRecipe recipe;
  recipe.seed = random.next();
  recipe.most_plies = random.between(1, 60);
  recipe.layout.has_header = random.chance(50);
  recipe.layout.has_numbers = random.chance(50);
  recipe.layout.has_values = random.chance(50);
  recipe.layout.has_comments = random.chance(50);
  return text_of(recipe);
}

}  // namespace

TEST_CASE("hexix format: idempotent, without a finding of layout, and the meaning stays") {
  test::Random random(5);
  FormatTally tally;
  for (std::size_t i = 0; i < formatted_texts; ++i) {
    const std::string text = random.chance(50) ? test::random_written_hexix(random).text : random_game_text(random);
    check_with_options(text, random, tally);
    const std::string mutant = test::mutated(text, format_pieces, random);
    check_with_options(test::mutated(mutant, format_pieces, random), random, tally);
  }
  CHECK(tally.kept > 0);
  CHECK(tally.formatted > 2000);
  CHECK(tally.changed > 500);
}

TEST_CASE("hexix format: games of the corpus are canonical") {
  test::HexixSession session;
  for (const test::HexixCorpusFile& file : test::hexix_corpus_files()) {
    CAPTURE(file.name);
    const std::string text = text_of(file);
    CHECK(session.format(text).text == text);
  }
}
