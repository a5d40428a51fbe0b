// The C interface as a program uses it, step by step.
#include "c/handle.hpp"

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"

#include <cstring>

using namespace plyglot::test;

namespace {

constexpr std::string_view game = "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1\n";
constexpr std::string_view hop = "QA-a2=B,w\n";

Target target_named(std::string_view name) {
  Target target(plyglot_target_new());
  CHECK(plyglot_target_set_notation(target.get(), lend(name)) == PLYGLOT_OK);
  return target;
}

Outcome translated(const Document& document, const Target& target, uint32_t ply = PLYGLOT_END_OF_GAME) {
  return outcome_of(plyglot_document_translate, document.get(), target.get(), PLYGLOT_ALL_RECORDS, ply);
}

std::string_view problem_of(const Outcome& outcome) { return view(plyglot_outcome_problem(outcome.get())); }

}  // namespace

TEST_CASE("the version is three numbers, and every status has words of its own") {
  CHECK(view(plyglot_version()) == PLYGLOT_VERSION);
  for (plyglot_status a = PLYGLOT_OK; a <= PLYGLOT_REFUSED; ++a) {
    CHECK_FALSE(view(plyglot_status_text(a)).empty());
    CHECK(view(plyglot_status_text(a)) != view(plyglot_status_text(a + 1)));
  }
}

TEST_CASE("notations are listed with their dialects, extensions and options") {
  const Notations list(plyglot_notations_new());
  bool has_hop = false;
  for (size_t i = 0; i < plyglot_notations_count(list.get()); ++i) {
    const std::string_view id = view(plyglot_notations_id(list.get(), i));
    CHECK_FALSE(view(plyglot_notations_title(list.get(), i)).empty());
    CHECK_FALSE(view(plyglot_notations_game(list.get(), i)).empty());
    for (size_t o = 0; o < plyglot_notations_option_count(list.get(), i); ++o) {
      CHECK_FALSE(view(plyglot_notations_option_help(list.get(), i, o)).empty());
      const size_t choices = plyglot_notations_choice_count(list.get(), i, o);
      CHECK((choices > 0) !=
            (plyglot_notations_minimum(list.get(), i, o) < plyglot_notations_maximum(list.get(), i, o)));
    }
    if (id != "hop") continue;
    has_hop = true;
    CHECK(plyglot_notations_can_be_read(list.get(), i) == 1);
    CHECK(plyglot_notations_has_plies(list.get(), i) == 0);
    CHECK(view(plyglot_notations_extension(list.get(), i, 0)) == ".hop");
    CHECK(plyglot_notations_dialect_count(list.get(), i) == 2);
    CHECK(view(plyglot_notations_dialect(list.get(), i, 1)) == "hivegame");
    CHECK(view(plyglot_notations_option_key(list.get(), i, 0)) == "dialect");
    CHECK(view(plyglot_notations_option_default(list.get(), i, 0)) == "spec");
    CHECK(view(plyglot_notations_choice(list.get(), i, 0, 1)) == "hivegame");
  }
  CHECK(has_hop);
}

TEST_CASE("checks are listed with their pages") {
  bool has_one_on_request = false;
  for (size_t i = 0; i < plyglot_checks_count(); ++i) {
    CHECK(view(plyglot_checks_name(i)).find('/') != std::string_view::npos);
    CHECK_FALSE(view(plyglot_checks_summary(i)).empty());
    CHECK_FALSE(view(plyglot_checks_page(i)).empty());
    has_one_on_request |= plyglot_checks_is_on_request(i) != 0;
    CHECK(plyglot_checks_severity(i) != PLYGLOT_OFF);
  }
  CHECK(has_one_on_request);
}

TEST_CASE("a notation is recognised by the file's name, else by the text") {
  CHECK(view(plyglot_document_notation(read("a.uhp", game).get())) == "uhp");
  CHECK(view(plyglot_document_notation(read("a.txt", game).get())) == "uhp");
  CHECK(view(plyglot_document_notation(read("", hop).get())) == "hop");
  plyglot_document* document = nullptr;
  CHECK(plyglot_document_read(nullptr, lend("a.txt"), lend("Dear Ann,\n"), &document) == PLYGLOT_UNKNOWN_NOTATION);
  CHECK(document == nullptr);
  // Chess is not Hive, though its files end in `.pgn` too.
  CHECK(plyglot_document_read(nullptr, lend("a.pgn"), lend("[Event \"x\"]\n\n1. e4 e5 *\n"), &document) ==
        PLYGLOT_UNKNOWN_NOTATION);
}

TEST_CASE("settings refuse what there is not, and name what is near") {
  const Settings settings(plyglot_settings_new());
  CHECK(plyglot_settings_set_option(settings.get(), lend("dialect"), lend("spec")) == PLYGLOT_UNKNOWN_NAME);
  CHECK(plyglot_settings_set_notation(settings.get(), lend("hopp")) == PLYGLOT_UNKNOWN_NAME);
  CHECK(view(plyglot_settings_problem(settings.get())) == "there is no notation `hopp`; did you mean `hop`?");
  CHECK(plyglot_settings_set_notation(settings.get(), lend("hop:hivegame")) == PLYGLOT_OK);
  CHECK(view(plyglot_settings_problem(settings.get())).empty());
  CHECK(plyglot_settings_set_option(settings.get(), lend("dialect"), lend("hivegames")) == PLYGLOT_UNKNOWN_NAME);
  CHECK(plyglot_settings_set_option(settings.get(), lend("dialect"), lend("spec")) == PLYGLOT_OK);
  CHECK(plyglot_settings_ignore(settings.get(), lend("hive/unreachable-turns")) == PLYGLOT_UNKNOWN_NAME);
  CHECK(view(plyglot_settings_problem(settings.get())) ==
        "there is no check `hive/unreachable-turns`; did you mean `hive/unreachable-turn`?");
}

TEST_CASE("severities and selections hold for the documents that are read with them") {
  Settings settings(plyglot_settings_new());
  const auto severity = [&] {
    const Document document = read("a.hop", hop, settings.get());
    const plyglot_findings* findings = plyglot_document_findings(document.get());
    return plyglot_finding_severity(plyglot_findings_at(findings, 0));
  };
  CHECK(severity() == PLYGLOT_INFO);
  CHECK(plyglot_settings_set_severity(settings.get(), lend("hive/"), PLYGLOT_ERROR) == PLYGLOT_OK);
  CHECK(severity() == PLYGLOT_ERROR);
  CHECK(plyglot_settings_select(settings.get(), lend("uhp/")) == PLYGLOT_OK);
  CHECK(severity() == PLYGLOT_OFF);
  settings.reset(plyglot_settings_new());
  CHECK(plyglot_settings_ignore(settings.get(), lend("all")) == PLYGLOT_OK);
  CHECK(severity() == PLYGLOT_OFF);
}

TEST_CASE("a string is one record, where a file may have comments") {
  const Settings settings(plyglot_settings_new());
  REQUIRE(plyglot_settings_set_notation(settings.get(), lend("hop")) == PLYGLOT_OK);
  constexpr std::string_view text = "# A comment.\nQa,w";
  CHECK(plyglot_findings_count(plyglot_document_findings(read("", text, settings.get()).get())) == 0);
  REQUIRE(plyglot_settings_set_is_string(settings.get(), 1) == PLYGLOT_OK);
  CHECK(plyglot_findings_count(plyglot_document_findings(read("", text, settings.get()).get())) > 0);
}

TEST_CASE("a game is translated up to a ply, and what is lost is reported") {
  const Document document = read("a.uhp", game);
  const Target to_hop = target_named("hop");
  CHECK(text_of(translated(document, to_hop, 0)) != text_of(translated(document, to_hop, 2)));
  const Outcome outcome = translated(document, to_hop);
  CHECK(plyglot_outcome_done(outcome.get()) == 1);
  CHECK(plyglot_outcome_not_done(outcome.get()) == 0);
  CHECK(view(plyglot_outcome_part(outcome.get(), 0)) == text_of(outcome));
  const Document back = read("a.hop", text_of(outcome));
  CHECK(plyglot_findings_count(plyglot_document_findings(back.get())) == 0);
  CHECK(plyglot_outcome_done(outcome_of(plyglot_diff, document.get(), back.get()).get()) == 1);
  // A position has no moves that a game could be made of.
  const Outcome refused = translated(back, target_named("uhp"));
  CHECK(plyglot_outcome_not_done(refused.get()) == 1);
  CHECK(plyglot_findings_count(plyglot_outcome_findings(refused.get())) == 1);
}

TEST_CASE("options of a target change what is written") {
  const Document document = read("game.uhp", file_text(project_folder() + "/corpus/tour/game.uhp"));
  const Target target = target_named("hop");
  CHECK(plyglot_target_set_option(target.get(), lend("dialekt"), lend("spec")) == PLYGLOT_UNKNOWN_NAME);
  CHECK_FALSE(view(plyglot_target_problem(target.get())).empty());
  const std::string in_spec(text_of(translated(document, target)));
  REQUIRE(plyglot_target_set_option(target.get(), lend("dialect"), lend("hivegame")) == PLYGLOT_OK);
  CHECK(view(plyglot_target_problem(target.get())).empty());
  CHECK(text_of(translated(document, target)) != in_spec);
}

TEST_CASE("what cannot be done is refused with a sentence") {
  const Document document = read("a.hop", hop);
  const Target target = target_named("hexix");
  CHECK(problem_of(translated(document, target)) == "`hop` is a notation of hive, `hexix` one of hexix");
  CHECK(problem_of(translated(document, Target(plyglot_target_new()))) == "the target names no notation");
  CHECK(problem_of(translated(document, target_named("hop"), 3)) ==
        "a ply is part of a game, but `hop` holds positions");
  const Outcome shown =
      outcome_of(plyglot_document_show, document.get(), plyglot_view(PLYGLOT_VIEW_SVG), 7u, PLYGLOT_END_OF_GAME);
  CHECK(problem_of(shown) == "there is no position 7: the text has 1");
  CHECK(text_of(shown).empty());
  const Outcome hexix = outcome_of(plyglot_document_show, read("a.hexix", "...E4v\nC1+\n").get(),
                                   plyglot_view(PLYGLOT_VIEW_SVG), 1u, PLYGLOT_END_OF_GAME);
  CHECK(problem_of(hexix) == "no board: the position that the record begins with is unknown");
  const Outcome hopgi = outcome_of(plyglot_document_show, read("a.hopgi", "[FEN \"nonsense\"]\n\n1. Pd2-c3 *\n").get(),
                                   plyglot_view(PLYGLOT_VIEW_TEXT), 1u, PLYGLOT_END_OF_GAME);
  CHECK(problem_of(hopgi) == "no board: the position that the game begins with is unknown");
  CHECK(text_of(hopgi).empty());
  CHECK(plyglot_outcome_not_done(hopgi.get()) == 1);
  const Document two = read("a.hop", "Q!a,w\nQ!s,w\n");
  CHECK(problem_of(outcome_of(plyglot_document_moves, two.get(), PLYGLOT_ALL_RECORDS, PLYGLOT_END_OF_GAME)) ==
        "moves are those of one position, and the text has 2");
  CHECK(problem_of(outcome_of(plyglot_document_moves, read("a.uhp", game).get(), 1u, 9u)) ==
        "the game has no such ply");
  const Document broken = read("a.hop", "Q!a,w\nQ!?,w\n");
  CHECK(problem_of(outcome_of(plyglot_diff, two.get(), broken.get())) == "position 2 of the second text has an error");
  CHECK(problem_of(outcome_of(plyglot_diff, document.get(), read("a.hexix", "D2E2\n").get())) ==
        "`hop` is a notation of hive, `hexix` one of hexix");
}

TEST_CASE("moves are listed after any ply") {
  const Document document = read("a.uhp", game);
  const Outcome first = outcome_of(plyglot_document_moves, document.get(), 1u, 0u);
  CHECK(text_of(first).find("wS1\n") != std::string_view::npos);
  CHECK(plyglot_outcome_done(first.get()) == plyglot_outcome_part_count(first.get()));
  const Outcome last = outcome_of(plyglot_document_moves, document.get(), PLYGLOT_ALL_RECORDS, PLYGLOT_END_OF_GAME);
  CHECK(plyglot_outcome_done(last.get()) > plyglot_outcome_done(first.get()));
}

TEST_CASE("documents are compared record by record") {
  const Document two = read("a.hop", "Q!a,w\nQ!s,w\n");
  const Document one = read("b.hop", "Q!s,w\n");
  const Outcome outcome = outcome_of(plyglot_diff, two.get(), one.get());
  CHECK(plyglot_outcome_done(outcome.get()) == 0);
  CHECK(plyglot_outcome_not_done(outcome.get()) == 2);
  CHECK(view(plyglot_outcome_part(outcome.get(), 1)) == "position 2 is only in the first text\n");
  const Outcome same = outcome_of(plyglot_diff, two.get(), two.get());
  CHECK(plyglot_outcome_done(same.get()) == 2);
  CHECK(plyglot_outcome_not_done(same.get()) == 0);
}

TEST_CASE("formatting counts what was formatted and what was kept") {
  const Outcome one = outcome_of(plyglot_document_format, read("a.hop", "# Two.\nQA-a2=B,w\nQ!?,w\n").get());
  CHECK(text_of(one) == "# Two.\nA+a1=B1-Q,w\nQ!?,w\n");
  CHECK(plyglot_outcome_part_count(one.get()) == 3);
  CHECK(plyglot_outcome_done(one.get()) == 2);
  CHECK(plyglot_outcome_not_done(one.get()) == 1);
  const plyglot_findings* findings = plyglot_outcome_findings(one.get());
  const plyglot_finding* last = plyglot_findings_at(findings, plyglot_findings_count(findings) - 1);
  CHECK(plyglot_finding_severity(last) == PLYGLOT_ERROR);
  CHECK(plyglot_findings_position(findings, plyglot_finding_span(last).begin).line == 3);
  // In Hexix an error keeps the whole text.
  constexpr std::string_view wrong = "D2E2   E5^?!x\n";
  const Outcome none = outcome_of(plyglot_document_format, read("a.hexix", wrong).get());
  CHECK(text_of(none) == wrong);
  CHECK(plyglot_outcome_done(none.get()) == 0);
  CHECK(plyglot_outcome_not_done(none.get()) == 1);
}

TEST_CASE("a result ends in a zero byte that it does not count") {
  const Document document = read("a.hop", hop);
  const Outcome outcome = outcome_of(plyglot_document_format, document.get());
  CHECK(std::strlen(plyglot_outcome_text(outcome.get()).data) == text_of(outcome).size());
}
