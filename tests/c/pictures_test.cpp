// Pictures of boards in every theme and with notes.
#include "c/handle.hpp"

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"

#include <plyglot/board_render.hpp>
#include <plyglot/session.hpp>

#include <algorithm>

using namespace plyglot;
using namespace plyglot::test;

namespace {

constexpr uint32_t all = PLYGLOT_ALL_RECORDS;
constexpr uint32_t at_end = PLYGLOT_END_OF_GAME;

using Game = std::unique_ptr<plyglot_game, Free<plyglot_game_free>>;

struct Example {
  std::string_view file;
  std::string_view notes;
};
constexpr Example examples[] = {{"game.uhp", "wQ>bQ red:wQ/ blue:3,-1"},
                                {"after.hop", "wA1 yellow:bQ>wA1 wQ/"},
                                {"stars.hw", "Alder blue:Alder>Fern"},
                                {"hexes.hexix", "D2>D5 red:D4"},
                                {"hopgi.hopgi", "green:a7>c1 d4"}};

// Drawn from its parts, as no function of the interface does it.
std::string drawn(const Example& example, const std::string& text, const board::SvgOptions& look) {
  std::string problem;
  const toolchain::Language language = toolchain::language(toolchain::notation_for_file(example.file), problem);
  toolchain::Chunk chunk;
  chunk.source = {example.file, text, 0, 1, toolchain::facts_of(*language.notation).line_ends};
  std::vector<diagnostics::Diagnostic> ignored;
  std::vector<toolchain::Session::Board> boards;
  toolchain::Session(language, {}).boards(chunk, boards, diagnostics::collect_into(ignored));
  std::string out;
  for (const auto& [record, graph, unknown] : boards) {
    board::SvgOptions svg = look;
    REQUIRE(board::read_notes(graph, example.notes, svg.notes).empty());
    out += board::render_svg(graph, svg);
  }
  return out;
}

std::string tour(std::string_view file) { return file_text(project_folder() + "/corpus/tour/" + std::string(file)); }

}  // namespace

TEST_CASE("pictures have the colours, pieces and notes that are asked for") {
  for (const Example& example : examples) {
    INFO(example.file);
    const std::string text = tour(example.file);
    const Document document = read(example.file, text);
    REQUIRE(document != nullptr);
    std::vector<std::string> seen;
    for (plyglot_theme theme = PLYGLOT_THEME_AUTO; theme <= PLYGLOT_THEME_PRINT; ++theme) {
      for (plyglot_pieces pieces = PLYGLOT_PIECES_DRAWN; pieces <= PLYGLOT_PIECES_LETTERS; ++pieces) {
        const plyglot_picture picture{theme, pieces, lend(example.notes)};
        const Outcome outcome = outcome_of(plyglot_document_draw, document.get(), &picture, all, at_end);
        CHECK(view(plyglot_outcome_problem(outcome.get())).empty());
        CHECK(plyglot_outcome_done(outcome.get()) == plyglot_document_record_count(document.get()));
        const board::SvgOptions look{static_cast<board::PieceStyle>(pieces), static_cast<board::Theme>(theme), {}};
        CHECK(text_of(outcome) == drawn(example, text, look));
        if (pieces == PLYGLOT_PIECES_DRAWN) seen.emplace_back(text_of(outcome));
      }
    }
    std::sort(seen.begin(), seen.end());
    CHECK(std::unique(seen.begin(), seen.end()) == seen.end());
    const Outcome shown =
        outcome_of(plyglot_document_show, document.get(), plyglot_view(PLYGLOT_VIEW_SVG), all, at_end);
    const plyglot_picture zeros{};
    for (const plyglot_picture* plain : {static_cast<const plyglot_picture*>(nullptr), &zeros}) {
      CHECK(text_of(outcome_of(plyglot_document_draw, document.get(), plain, all, at_end)) == text_of(shown));
    }
    // A game that goes on from a game is drawn as the record; from a position of Hive its cells count from another one.
    if (plyglot_document_ply_count(document.get(), 0) == 0) continue;
    const Game game(plyglot_game_new());
    REQUIRE(plyglot_game_begin_from(game.get(), document.get(), all, at_end) == PLYGLOT_OK);
    const plyglot_picture dark{PLYGLOT_THEME_DARK, PLYGLOT_PIECES_LETTERS, lend(example.notes)};
    CHECK(text_of(outcome_of(plyglot_game_draw, game.get(), &dark)) ==
          text_of(outcome_of(plyglot_document_draw, document.get(), &dark, all, at_end)));
  }
}

TEST_CASE("a note that cannot be read is said, and what a picture does not have is refused") {
  const Document document = read("a.uhp", "Base;InProgress;White[2];wS1;bS1 wS1-\n");
  const Game game(plyglot_game_new());
  REQUIRE(plyglot_game_begin_from(game.get(), document.get(), all, at_end) == PLYGLOT_OK);
  const auto status_of = [&](const plyglot_picture& picture, std::string_view problem) {
    plyglot_outcome* outcomes[2] = {};
    const plyglot_status status = plyglot_document_draw(document.get(), &picture, 1, at_end, &outcomes[0]);
    CHECK(plyglot_game_draw(game.get(), &picture, &outcomes[1]) == status);
    for (plyglot_outcome* outcome : outcomes) {
      CHECK((outcome == nullptr) == (status == PLYGLOT_BAD_ARGUMENT));
      CHECK(view(plyglot_outcome_problem(outcome)) == problem);
      CHECK(plyglot_outcome_text(outcome).size == 0);
      CHECK(plyglot_outcome_not_done(outcome) == (outcome == nullptr ? 0 : 1));
      plyglot_outcome_free(outcome);
    }
    return status;
  };
  CHECK(status_of({0, 0, lend("wQ")},
                  "no picture: `wQ` is not on this board: name a place such as `0,0` or a piece such "
                  "as `wS1`") == PLYGLOT_REFUSED);
  CHECK(status_of({0, 0, lend("wS1>")},
                  "no picture: `wS1>` lacks a place: write a place, or an arrow as `PLACE>PLACE`") == PLYGLOT_REFUSED);
  for (const int32_t odd : {-1, 99, INT32_MIN, INT32_MAX}) {
    CHECK(status_of({odd, 0, {}}, "") == PLYGLOT_BAD_ARGUMENT);
    CHECK(status_of({0, odd, {}}, "") == PLYGLOT_BAD_ARGUMENT);
  }
  CHECK(status_of({0, 0, {nullptr, 3}}, "") == PLYGLOT_BAD_ARGUMENT);
  CHECK(status_of({0, 0, lend("\xFF")}, "") == PLYGLOT_BAD_ARGUMENT);
  plyglot_outcome* outcome = nullptr;
  CHECK(plyglot_document_draw(document.get(), nullptr, 1, at_end, nullptr) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_document_draw(nullptr, nullptr, 1, at_end, &outcome) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_draw(game.get(), nullptr, nullptr) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_draw(nullptr, nullptr, &outcome) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_draw(Game(plyglot_game_new()).get(), nullptr, &outcome) == PLYGLOT_BAD_ARGUMENT);
}

TEST_CASE("of several records those are drawn on which the places are") {
  const Document document =
      read("a.uhp", "Base;InProgress;White[2];wA1;bA1 wA1-\nBase;InProgress;White[2];wS1;bS1 wS1-\n");
  const plyglot_picture picture{0, 0, lend("bS1")};
  const Outcome outcome = outcome_of(plyglot_document_draw, document.get(), &picture, all, at_end);
  CHECK(plyglot_outcome_done(outcome.get()) == 1);
  CHECK(plyglot_outcome_not_done(outcome.get()) == 1);
  CHECK(plyglot_outcome_part_count(outcome.get()) == 1);
  CHECK(text_of(outcome).find("<title>bS1</title>") != std::string_view::npos);
}
