// The C interface as no program should use it. AddressSanitizer looks on in the build of that name.
#include "c/handle.hpp"

#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"

#include <algorithm>
#include <thread>

using namespace plyglot::test;

namespace {

constexpr size_t far = SIZE_MAX;
constexpr plyglot_text absent{nullptr, 3};
const std::string not_utf8 = "ho\xFFp";

bool is_nothing(plyglot_text text) { return text.data == nullptr && text.size == 0; }
bool is_nothing(plyglot_span span) { return span.begin == 0 && span.end == 0; }

// A document with a finding that has labels, notes, helps and a fix somewhere, and all that can be made of it.
constexpr std::string_view faulty = "base,AQS+sqm3=B!,b\nQ!a,w\nbase,AQS+sqg7=B!,b\nQ!s;w\n\xFF\xFE\n";

}  // namespace

TEST_CASE("NULL is answered with nothing") {
  plyglot_notations_free(nullptr);
  plyglot_settings_free(nullptr);
  plyglot_target_free(nullptr);
  plyglot_document_free(nullptr);
  plyglot_outcome_free(nullptr);
  CHECK(plyglot_notations_count(nullptr) == 0);
  CHECK(is_nothing(plyglot_notations_id(nullptr, 0)));
  CHECK(is_nothing(plyglot_notations_title(nullptr, 0)));
  CHECK(is_nothing(plyglot_notations_game(nullptr, 0)));
  CHECK(plyglot_notations_can_be_read(nullptr, 0) == 0);
  CHECK(plyglot_notations_has_plies(nullptr, 0) == 0);
  CHECK(plyglot_notations_dialect_count(nullptr, 0) == 0);
  CHECK(is_nothing(plyglot_notations_dialect(nullptr, 0, 0)));
  CHECK(plyglot_notations_extension_count(nullptr, 0) == 0);
  CHECK(is_nothing(plyglot_notations_extension(nullptr, 0, 0)));
  CHECK(plyglot_notations_option_count(nullptr, 0) == 0);
  CHECK(is_nothing(plyglot_notations_option_key(nullptr, 0, 0)));
  CHECK(is_nothing(plyglot_notations_option_help(nullptr, 0, 0)));
  CHECK(is_nothing(plyglot_notations_option_default(nullptr, 0, 0)));
  CHECK(plyglot_notations_choice_count(nullptr, 0, 0) == 0);
  CHECK(is_nothing(plyglot_notations_choice(nullptr, 0, 0, 0)));
  CHECK(plyglot_notations_minimum(nullptr, 0, 0) == 0);
  CHECK(plyglot_notations_maximum(nullptr, 0, 0) == 0);
  CHECK(is_nothing(plyglot_settings_problem(nullptr)));
  CHECK(is_nothing(plyglot_target_problem(nullptr)));
  CHECK(is_nothing(plyglot_document_notation(nullptr)));
  CHECK(is_nothing(plyglot_document_text(nullptr)));
  CHECK(plyglot_document_record_count(nullptr) == 0);
  CHECK(is_nothing(plyglot_document_record_span(nullptr, 0)));
  CHECK(plyglot_document_ply_count(nullptr, 0) == 0);
  CHECK(plyglot_document_findings(nullptr) == nullptr);
  CHECK(plyglot_findings_count(nullptr) == 0);
  CHECK(plyglot_findings_at(nullptr, 0) == nullptr);
  CHECK(plyglot_findings_position(nullptr, 0).line == 0);
  CHECK(is_nothing(plyglot_finding_name(nullptr)));
  CHECK(plyglot_finding_severity(nullptr) == PLYGLOT_OFF);
  CHECK(is_nothing(plyglot_finding_message(nullptr)));
  CHECK(is_nothing(plyglot_finding_span(nullptr)));
  CHECK(is_nothing(plyglot_finding_label(nullptr)));
  CHECK(plyglot_finding_label_count(nullptr) == 0);
  CHECK(is_nothing(plyglot_finding_label_text(nullptr, 0)));
  CHECK(is_nothing(plyglot_finding_label_span(nullptr, 0)));
  CHECK(plyglot_finding_note_count(nullptr) == 0);
  CHECK(is_nothing(plyglot_finding_note(nullptr, 0)));
  CHECK(plyglot_finding_help_count(nullptr) == 0);
  CHECK(is_nothing(plyglot_finding_help(nullptr, 0)));
  CHECK(plyglot_finding_fix_safety(nullptr) == PLYGLOT_NO_FIX);
  CHECK(is_nothing(plyglot_finding_fix_title(nullptr)));
  CHECK(plyglot_finding_edit_count(nullptr) == 0);
  CHECK(is_nothing(plyglot_finding_edit_span(nullptr, 0)));
  CHECK(is_nothing(plyglot_finding_edit_text(nullptr, 0)));
  CHECK(is_nothing(plyglot_outcome_text(nullptr)));
  CHECK(plyglot_outcome_part_count(nullptr) == 0);
  CHECK(is_nothing(plyglot_outcome_part(nullptr, 0)));
  CHECK(plyglot_outcome_findings(nullptr) == nullptr);
  CHECK(plyglot_outcome_done(nullptr) == 0);
  CHECK(plyglot_outcome_not_done(nullptr) == 0);
  CHECK(is_nothing(plyglot_outcome_problem(nullptr)));
}

TEST_CASE("functions with a status refuse NULL, and set to NULL what they cannot make") {
  const Document document = read("a.hop", "Q!a,w\n");
  const Target target(plyglot_target_new());
  const plyglot_text hop = lend("hop");
  CHECK(plyglot_settings_set_notation(nullptr, hop) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_settings_set_option(nullptr, hop, hop) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_settings_select(nullptr, hop) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_settings_ignore(nullptr, hop) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_settings_set_severity(nullptr, hop, PLYGLOT_INFO) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_settings_set_is_string(nullptr, 1) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_target_set_notation(nullptr, hop) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_target_set_option(nullptr, hop, hop) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_document_read(nullptr, hop, hop, nullptr) == PLYGLOT_BAD_ARGUMENT);

  const plyglot_findings* findings = plyglot_document_findings(document.get());
  CHECK(plyglot_findings_render(findings, PLYGLOT_HUMAN, nullptr) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_document_format(document.get(), nullptr) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_document_fix(document.get(), PLYGLOT_SAFE, nullptr) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_document_translate(document.get(), target.get(), 0, 0, nullptr) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_document_show(document.get(), PLYGLOT_VIEW_SVG, 0, 0, nullptr) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_document_moves(document.get(), 0, 0, nullptr) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_diff(document.get(), document.get(), nullptr) == PLYGLOT_BAD_ARGUMENT);

  const Outcome old = outcome_of(plyglot_document_format, document.get());
  const auto refuses = [&old](auto call) {
    plyglot_outcome* outcome = old.get();
    return call(&outcome) == PLYGLOT_BAD_ARGUMENT && outcome == nullptr;
  };
  CHECK(refuses([](auto** out) { return plyglot_findings_render(nullptr, PLYGLOT_HUMAN, out); }));
  CHECK(refuses([](auto** out) { return plyglot_document_format(nullptr, out); }));
  CHECK(refuses([](auto** out) { return plyglot_document_fix(nullptr, PLYGLOT_SAFE, out); }));
  CHECK(refuses([&](auto** out) { return plyglot_document_translate(nullptr, target.get(), 0, 0, out); }));
  CHECK(refuses([&](auto** out) { return plyglot_document_translate(document.get(), nullptr, 0, 0, out); }));
  CHECK(refuses([](auto** out) { return plyglot_document_show(nullptr, PLYGLOT_VIEW_SVG, 0, 0, out); }));
  CHECK(refuses([](auto** out) { return plyglot_document_moves(nullptr, 0, 0, out); }));
  CHECK(refuses([&](auto** out) { return plyglot_diff(nullptr, document.get(), out); }));
  CHECK(refuses([&](auto** out) { return plyglot_diff(document.get(), nullptr, out); }));
  // Values that their types do not have.
  for (const int32_t odd : {-1, 99, INT32_MIN, INT32_MAX}) {
    const Settings settings(plyglot_settings_new());
    CHECK(plyglot_settings_set_severity(settings.get(), lend("all"), odd) == PLYGLOT_BAD_ARGUMENT);
    CHECK(refuses([&](auto** out) { return plyglot_findings_render(findings, odd, out); }));
    CHECK(refuses([&](auto** out) { return plyglot_document_fix(document.get(), odd, out); }));
    CHECK(refuses([&](auto** out) { return plyglot_document_show(document.get(), odd, 0, 0, out); }));
    CHECK(view(plyglot_status_text(odd)) == "no status of this library");
  }
  CHECK(refuses([&](auto** out) { return plyglot_document_fix(document.get(), PLYGLOT_NO_FIX, out); }));
}

TEST_CASE("an index out of range is answered with nothing") {
  const Notations list(plyglot_notations_new());
  const size_t count = plyglot_notations_count(list.get());
  REQUIRE(count > 0);
  for (const size_t beyond : {count, far}) {
    CHECK(is_nothing(plyglot_notations_id(list.get(), beyond)));
    CHECK(plyglot_notations_option_count(list.get(), beyond) == 0);
    CHECK(is_nothing(plyglot_notations_dialect(list.get(), 0, beyond)));
    CHECK(is_nothing(plyglot_notations_extension(list.get(), 0, beyond)));
    CHECK(is_nothing(plyglot_notations_option_key(list.get(), 0, beyond)));
    CHECK(is_nothing(plyglot_notations_choice(list.get(), 0, 0, beyond)));
  }
  CHECK(is_nothing(plyglot_checks_name(plyglot_checks_count())));
  CHECK(is_nothing(plyglot_checks_name(far)));
  CHECK(plyglot_checks_severity(far) == PLYGLOT_OFF);
  CHECK(plyglot_checks_is_on_request(far) == 0);
  CHECK(is_nothing(plyglot_checks_summary(far)));
  CHECK(is_nothing(plyglot_checks_page(far)));

  const Document document = read("a.hop", faulty);
  const plyglot_findings* findings = plyglot_document_findings(document.get());
  const size_t found = plyglot_findings_count(findings);
  REQUIRE(found > 2);
  CHECK(plyglot_findings_at(findings, found) == nullptr);
  CHECK(plyglot_findings_at(findings, far) == nullptr);
  for (size_t i = 0; i < found; ++i) {
    const plyglot_finding* finding = plyglot_findings_at(findings, i);
    CHECK(is_nothing(plyglot_finding_label_text(finding, plyglot_finding_label_count(finding))));
    CHECK(is_nothing(plyglot_finding_label_span(finding, far)));
    CHECK(is_nothing(plyglot_finding_note(finding, plyglot_finding_note_count(finding))));
    CHECK(is_nothing(plyglot_finding_help(finding, far)));
    CHECK(is_nothing(plyglot_finding_edit_span(finding, plyglot_finding_edit_count(finding))));
    CHECK(is_nothing(plyglot_finding_edit_text(finding, far)));
  }
  // An offset after the end gives the position of the end.
  const plyglot_position end = plyglot_findings_position(findings, static_cast<uint32_t>(faulty.size()));
  CHECK(plyglot_findings_position(findings, UINT32_MAX).line == end.line);
  const Outcome outcome = outcome_of(plyglot_document_format, document.get());
  CHECK(is_nothing(plyglot_outcome_part(outcome.get(), plyglot_outcome_part_count(outcome.get()))));
  CHECK(is_nothing(plyglot_outcome_part(outcome.get(), far)));
}

TEST_CASE("names must be there and be UTF-8; what else is wrong with them is said") {
  const Settings settings(plyglot_settings_new());
  const Target target(plyglot_target_new());
  plyglot_document* document = nullptr;
  const plyglot_text hop = lend("hop");
  for (const plyglot_text bad : {absent, lend(not_utf8)}) {
    CHECK(plyglot_settings_set_notation(settings.get(), bad) == PLYGLOT_BAD_ARGUMENT);
    CHECK_FALSE(is_nothing(plyglot_settings_problem(settings.get())));
    CHECK(plyglot_settings_set_option(settings.get(), bad, hop) == PLYGLOT_BAD_ARGUMENT);
    CHECK(plyglot_settings_set_option(settings.get(), hop, bad) == PLYGLOT_BAD_ARGUMENT);
    CHECK(plyglot_settings_select(settings.get(), bad) == PLYGLOT_BAD_ARGUMENT);
    CHECK(plyglot_settings_ignore(settings.get(), bad) == PLYGLOT_BAD_ARGUMENT);
    CHECK(plyglot_settings_set_severity(settings.get(), bad, PLYGLOT_INFO) == PLYGLOT_BAD_ARGUMENT);
    CHECK(plyglot_target_set_notation(target.get(), bad) == PLYGLOT_BAD_ARGUMENT);
    CHECK(plyglot_target_set_option(target.get(), hop, bad) == PLYGLOT_BAD_ARGUMENT);
    CHECK(plyglot_document_read(nullptr, bad, hop, &document) == PLYGLOT_BAD_ARGUMENT);
  }
  CHECK(plyglot_document_read(nullptr, hop, absent, &document) == PLYGLOT_BAD_ARGUMENT);
  using namespace std::string_view_literals;
  const std::string long_name(1 << 20, 'x');
  for (const std::string_view odd :
       {""sv, ":"sv, "hop:"sv, "hop:spec:spec"sv, "h\0p"sv, "position"sv, std::string_view(long_name)}) {
    CHECK(plyglot_settings_set_notation(settings.get(), lend(odd)) == PLYGLOT_UNKNOWN_NAME);
    CHECK_FALSE(view(plyglot_settings_problem(settings.get())).empty());
    CHECK(plyglot_settings_select(settings.get(), lend(odd)) == PLYGLOT_UNKNOWN_NAME);
  }
  // A mistake leaves what was set before.
  REQUIRE(plyglot_settings_set_notation(settings.get(), hop) == PLYGLOT_OK);
  CHECK(plyglot_settings_set_notation(settings.get(), lend("hopp")) == PLYGLOT_UNKNOWN_NAME);
  CHECK(view(plyglot_document_notation(read("", "", settings.get()).get())) == "hop");
}

TEST_CASE("a text of 4 GiB is refused before a byte of it is read") {
  plyglot_document* document = nullptr;
  const plyglot_text small = lend("Q!a,w");
  for (const size_t size : {size_t{UINT32_MAX}, size_t{UINT32_MAX} + 1, far}) {
    CHECK(plyglot_document_read(nullptr, lend("a.hop"), {small.data, size}, &document) == PLYGLOT_TOO_LARGE);
    CHECK(document == nullptr);
  }
}

TEST_CASE("a text beyond the limit of the settings is refused, and one within it is read") {
  const Settings settings(plyglot_settings_new());
  const auto status_of = [&](std::size_t size) {
    plyglot_document* document = nullptr;
    const std::string text(size, 'Q');
    const plyglot_status status = plyglot_document_read(settings.get(), lend("a.hop"), lend(text), &document);
    CHECK((document == nullptr) == (status != PLYGLOT_OK));
    plyglot_document_free(document);
    return status;
  };
  REQUIRE(plyglot_settings_set_most_bytes(settings.get(), 100) == PLYGLOT_OK);
  CHECK(status_of(100) == PLYGLOT_OK);
  CHECK(status_of(101) == PLYGLOT_TOO_LARGE);
  REQUIRE(plyglot_settings_set_most_bytes(settings.get(), 0) == PLYGLOT_OK);
  CHECK(status_of(101) == PLYGLOT_OK);
  CHECK(plyglot_settings_set_most_bytes(nullptr, 1) == PLYGLOT_BAD_ARGUMENT);
}

TEST_CASE("a text without any meaning is read in memory that does not grow with its faults") {
  for (const std::string_view name : {"a.hop", "a.uhp", "a.hexix", "a.hopgi", "a.hw"}) {
    const std::string text(4'000'000, '\0');
    plyglot_document* document = nullptr;
    REQUIRE(plyglot_document_read(nullptr, lend(name), lend(text), &document) == PLYGLOT_OK);
    CHECK(plyglot_findings_count(plyglot_document_findings(document)) < 100);
    plyglot_document_free(document);
  }
}

TEST_CASE("a text of some megabytes is read, line by line and as one line") {
  for (const std::string_view line : {"Qa,w\n", "Qa"}) {
    const std::string text = repeated(line, 400000);
    const Settings settings(plyglot_settings_new());
    REQUIRE(plyglot_settings_ignore(settings.get(), lend("all")) == PLYGLOT_OK);
    const Document document = read("a.hop", text, settings.get());
    CHECK(plyglot_document_text(document.get()).size == text.size());
    CHECK(plyglot_document_record_count(document.get()) == (line.back() == '\n' ? 400000 : 1));
  }
}

TEST_CASE("any bytes are read, and all that can be made of them is made") {
  using namespace std::string_view_literals;
  const Notations notations(plyglot_notations_new());
  const std::string texts[] = {{},
                               std::string("\0"sv),
                               std::string("Q!a,w\0Q!s,w\n\0\n"sv),
                               std::string(faulty),
                               random_bytes(600),
                               repeated("(", 2000),
                               repeated("\xF0\x9F", 500),
                               repeated("Q!a,w\n", 200)};
  for (size_t i = 0; i < plyglot_notations_count(notations.get()); ++i) {
    if (plyglot_notations_can_be_read(notations.get(), i) == 0) continue;
    const Settings settings(plyglot_settings_new());
    const plyglot_text id = plyglot_notations_id(notations.get(), i);
    REQUIRE(plyglot_settings_set_notation(settings.get(), id) == PLYGLOT_OK);
    const Target target(plyglot_target_new());
    REQUIRE(plyglot_target_set_notation(target.get(), id) == PLYGLOT_OK);
    for (const std::string& text : texts) {
      INFO(view(id) << ", " << text.size() << " bytes");
      const Document document = read("", text, settings.get());
      REQUIRE(document != nullptr);
      CHECK(outcome_of(plyglot_document_format, document.get()) != nullptr);
      CHECK(outcome_of(plyglot_document_fix, document.get(), plyglot_safety(PLYGLOT_UNSAFE)) != nullptr);
      CHECK(outcome_of(plyglot_document_translate, document.get(), target.get(), 1u, 1u) != nullptr);
      CHECK(outcome_of(plyglot_document_show, document.get(), plyglot_view(PLYGLOT_VIEW_SYNTAX), 1u,
                       PLYGLOT_END_OF_GAME) != nullptr);
      CHECK(outcome_of(plyglot_document_moves, document.get(), 1u, PLYGLOT_END_OF_GAME - 1) != nullptr);
      CHECK(outcome_of(plyglot_diff, document.get(), document.get()) != nullptr);
      CHECK(outcome_of(plyglot_findings_render, plyglot_document_findings(document.get()),
                       plyglot_format(PLYGLOT_SARIF)) != nullptr);
    }
  }
}

TEST_CASE("handles are freed in any order") {
  for (const bool is_document_first : {true, false}) {
    Settings settings(plyglot_settings_new());
    std::string name = "a.hop";
    std::string text(faulty);
    Document document = read(name, text, settings.get());
    // The caller's bytes are its own again.
    std::fill(name.begin(), name.end(), '!');
    std::fill(text.begin(), text.end(), '!');
    settings.reset();
    Outcome fixed = outcome_of(plyglot_document_fix, document.get(), plyglot_safety(PLYGLOT_SAFE));
    Outcome formatted = outcome_of(plyglot_document_format, document.get());
    if (is_document_first) document.reset();
    for (const Outcome& outcome : {std::cref(fixed), std::cref(formatted)}) {
      const Outcome rendered =
          outcome_of(plyglot_findings_render, plyglot_outcome_findings(outcome.get()), plyglot_format(PLYGLOT_HUMAN));
      CHECK(text_of(rendered).find("a.hop:") != std::string_view::npos);
      CHECK_FALSE(text_of(outcome).empty());
    }
    fixed.reset();
    CHECK(plyglot_findings_position(plyglot_outcome_findings(formatted.get()), 30).line == 3);
  }
}

TEST_CASE("one document serves several threads at once") {
  const Document document = read("a.hop", faulty);
  const std::string expected(text_of(outcome_of(plyglot_document_format, document.get())));
  std::string results[4];
  std::vector<std::thread> threads;
  for (std::string& result : results) {
    threads.emplace_back([&] {
      for (int i = 0; i < 20; ++i) result = text_of(outcome_of(plyglot_document_format, document.get()));
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::string& result : results) CHECK(result == expected);
}
