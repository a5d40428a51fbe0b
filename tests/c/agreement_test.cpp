// What the C interface says of the project's own texts is what the C++ one says of them.
#include "c/handle.hpp"

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"

#include <plyglot/diagnostic_render.hpp>
#include <plyglot/session.hpp>

#include <algorithm>
#include <filesystem>

using namespace plyglot;
using namespace plyglot::test;
namespace fs = std::filesystem;

namespace {

using toolchain::Session;

// What is wrong in one way or another, and what is shown to people.
std::vector<fs::path> texts() {
  std::vector<fs::path> found;
  for (const char* folder : {"/corpus/tour", "/corpus/hop/invalid", "/corpus/hexix/invalid", "/corpus/hopgi/invalid",
                             "/corpus/regressions", "/corpus/homeworlds/invalid", "/corpus/hive/uhp"}) {
    for (const auto& entry : fs::recursive_directory_iterator(project_folder() + folder)) {
      if (!toolchain::notation_for_file(entry.path().string()).empty()) found.push_back(entry.path());
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

// A text as the C++ interface reads it.
struct Read {
  explicit Read(const fs::path& path) : name(path.filename().string()), text(file_text(path)) {
    std::string problem;
    language = toolchain::language(toolchain::notation_for_file(name), problem);
    chunk.source = {name, text, 0, 1, toolchain::facts_of(*language.notation).line_ends};
  }
  // The notation is named: what a file of a shared extension holds is not always recognised.
  Document by_c(std::string_view content) const {
    const Settings settings(plyglot_settings_new());
    plyglot_settings_set_notation(settings.get(), lend(toolchain::notation_for_file(name)));
    return read(name, content, settings.get());
  }
  Document by_c() const { return by_c(text); }
  Session session() const { return {language, diagnostics::SeverityPolicy()}; }

  std::string name;
  std::string text;
  toolchain::Language language;
  toolchain::Chunk chunk;
};

std::string rendered(const toolchain::Chunk& chunk, const std::vector<diagnostics::Diagnostic>& findings,
                     diagnostics::OutputFormat format) {
  const diagnostics::RenderOptions options{format};
  const text::LineIndex lines(chunk.source);
  std::string out;
  diagnostics::append_prologue(options, out);
  std::set<diagnostics::DiagnosticId> shown;
  for (const auto& found : findings) {
    append_diagnostic(found, lines, options, &found == findings.data(), out);
    shown.insert(found.id);
  }
  diagnostics::append_epilogue(options, shown, out);
  return out;
}

// All that accessors say of a finding, one after the other.
std::string said(const plyglot_finding* finding) {
  std::string out(view(plyglot_finding_name(finding)));
  const auto add = [&out](std::string_view text) { out.append("|").append(text); };
  const auto add_span = [&](plyglot_span span) { add(std::to_string(span.begin) + '-' + std::to_string(span.end)); };
  add(diagnostics::name_of(static_cast<diagnostics::Severity>(plyglot_finding_severity(finding))));
  add_span(plyglot_finding_span(finding));
  add(view(plyglot_finding_message(finding)));
  add(view(plyglot_finding_label(finding)));
  for (size_t i = 0; i < plyglot_finding_label_count(finding); ++i) {
    add_span(plyglot_finding_label_span(finding, i));
    add(view(plyglot_finding_label_text(finding, i)));
  }
  for (size_t i = 0; i < plyglot_finding_note_count(finding); ++i) add(view(plyglot_finding_note(finding, i)));
  for (size_t i = 0; i < plyglot_finding_help_count(finding); ++i) add(view(plyglot_finding_help(finding, i)));
  const plyglot_safety safety = plyglot_finding_fix_safety(finding);
  if (safety == PLYGLOT_NO_FIX) return out;
  add(safety == PLYGLOT_SAFE ? "safe" : safety == PLYGLOT_RECOUNT ? "recount" : "unsafe");
  add(view(plyglot_finding_fix_title(finding)));
  for (size_t i = 0; i < plyglot_finding_edit_count(finding); ++i) {
    add_span(plyglot_finding_edit_span(finding, i));
    add(view(plyglot_finding_edit_text(finding, i)));
  }
  return out;
}

std::string said(const diagnostics::Diagnostic& found) {
  std::string out(diagnostics::catalogue_entry(found.id).name);
  const auto add = [&out](std::string_view text) { out.append("|").append(text); };
  const auto add_span = [&](text::Span span) { add(std::to_string(span.begin) + '-' + std::to_string(span.end)); };
  add(diagnostics::name_of(found.severity));
  add_span(found.span);
  add(found.message);
  add(found.label);
  for (const auto& label : found.labels) add_span(label.span), add(label.text);
  for (const auto& note : found.notes) add(note);
  for (const auto& help : found.helps) add(help);
  if (!found.fix) return out;
  add(name_of(found.fix->safety));
  add(found.fix->title);
  for (const auto& edit : found.fix->edits) add_span(edit.span), add(edit.text);
  return out;
}

void check_same(const plyglot_findings* given, const std::vector<diagnostics::Diagnostic>& expected) {
  REQUIRE(plyglot_findings_count(given) == expected.size());
  for (size_t i = 0; i < expected.size(); ++i) {
    CHECK(said(plyglot_findings_at(given, i)) == said(expected[i]));
  }
}

// The parts are the text.
std::string joined(const Outcome& outcome) {
  std::string out;
  for (size_t i = 0; i < plyglot_outcome_part_count(outcome.get()); ++i) {
    out += view(plyglot_outcome_part(outcome.get(), i));
  }
  return out;
}

}  // namespace

TEST_CASE("findings of the C interface are those of the library, in every form") {
  REQUIRE(texts().size() > 100);
  std::size_t fixes = 0;
  std::size_t files = 0;
  for (const fs::path& path : texts()) {
    INFO(path);
    const Read read_here(path);
    const Document document = read_here.by_c();
    REQUIRE(document != nullptr);
    const toolchain::Checked checked = toolchain::check(read_here.language, read_here.chunk, {});
    CHECK(plyglot_document_record_count(document.get()) == checked.records.size());
    CHECK(view(plyglot_document_text(document.get())) == read_here.text);
    const plyglot_findings* findings = plyglot_document_findings(document.get());
    check_same(findings, checked.findings);
    const text::LineIndex lines(read_here.chunk.source);
    for (const auto& found : checked.findings) {
      const plyglot_position at = plyglot_findings_position(findings, found.span.end);
      const text::Position expected = lines.position(found.span.end);
      CHECK(at.line == expected.line);
      CHECK(at.byte_column == expected.byte_column);
      CHECK(at.code_point_column == expected.code_point_column);
      CHECK(at.utf16_column == expected.utf16_column);
      CHECK(at.display_column == expected.display_column);
      if (found.fix) ++fixes;
    }
    using diagnostics::OutputFormat;
    // A SARIF document describes every check there is, which takes its time.
    const bool is_chosen = files++ % 16 == 0;
    for (const auto& [format, expected] :
         {std::pair(PLYGLOT_HUMAN, OutputFormat::human), std::pair(PLYGLOT_JSON_LINES, OutputFormat::jsonl),
          std::pair(PLYGLOT_SARIF, OutputFormat::sarif), std::pair(PLYGLOT_GITHUB, OutputFormat::github),
          std::pair(PLYGLOT_GCC, OutputFormat::gcc)}) {
      if (format == PLYGLOT_SARIF && !is_chosen) continue;
      const Outcome outcome = outcome_of(plyglot_findings_render, findings, plyglot_format(format));
      CHECK(text_of(outcome) == rendered(read_here.chunk, checked.findings, expected));
    }
  }
  CHECK(fixes > 20);
}

TEST_CASE("records lie where they are read, and as many plies can be asked for as there are said to be") {
  std::size_t games = 0;
  for (const fs::path& path : texts()) {
    INFO(path);
    const Read text(path);
    const Document document = text.by_c();
    std::vector<text::Span> spans;
    const auto note = [](void* context, text::Span record, const toolchain::Model&, bool) {
      static_cast<std::vector<text::Span>*>(context)->push_back(record);
    };
    std::vector<diagnostics::Diagnostic> ignored;
    text.session().read(text.chunk, note, &spans, diagnostics::collect_into(ignored));
    REQUIRE(plyglot_document_record_count(document.get()) == spans.size());
    for (uint32_t i = 0; i < spans.size(); ++i) {
      const plyglot_span span = plyglot_document_record_span(document.get(), i);
      CHECK((span.begin == spans[i].begin && span.end == spans[i].end));
      const uint32_t plies = plyglot_document_ply_count(document.get(), i);
      const auto has = [&](uint32_t ply) {
        const Outcome shown =
            outcome_of(plyglot_document_show, document.get(), plyglot_view(PLYGLOT_VIEW_MODEL), i + 1, ply);
        const plyglot_findings* findings = plyglot_outcome_findings(shown.get());
        for (size_t k = 0; k < plyglot_findings_count(findings); ++k) {
          if (view(plyglot_finding_name(plyglot_findings_at(findings, k))) == "translate/no-such-ply") return false;
        }
        return true;
      };
      if (!toolchain::facts_of(*text.language.notation).has_plies) {
        CHECK(plies == 0);
        continue;
      }
      CHECK(has(plies));
      CHECK(!has(plies + 1));
      if (plies > 0) ++games;
    }
    CHECK(plyglot_document_ply_count(document.get(), spans.size()) == 0);
  }
  CHECK(games > 50);
}

TEST_CASE("texts are formatted, fixed and shown as by the library") {
  std::size_t changed = 0;
  for (const fs::path& path : texts()) {
    INFO(path);
    const Read text(path);
    const Document document = text.by_c();
    std::vector<diagnostics::Diagnostic> found;
    const Session::Formatted formatted = text.session().format(text.chunk, diagnostics::collect_into(found));
    const Outcome written = outcome_of(plyglot_document_format, document.get());
    const std::string_view whole(formatted.text);
    CHECK(text_of(written) == whole.substr(0, whole.size() - formatted.trailing_blank_lines));
    CHECK(joined(written) == text_of(written));
    check_same(plyglot_outcome_findings(written.get()), found);
    const Session::Formatted settled =
        text.session().format(text.chunk, diagnostics::Sink::none(), toolchain::Open::settled);
    CHECK(text_of(outcome_of(plyglot_document_canonical, document.get())) == settled.without_trailing_blank_lines());

    const Session::Fixed fixed = text.session().fix(text.chunk, diagnostics::Safety::safe);
    const Outcome outcome = outcome_of(plyglot_document_fix, document.get(), plyglot_safety(PLYGLOT_SAFE));
    CHECK(text_of(outcome) == fixed.text);
    CHECK(plyglot_outcome_done(outcome.get()) == fixed.applied);
    // All that is left is said of the new text.
    const Document again = text.by_c(fixed.text);
    CHECK(plyglot_findings_count(plyglot_outcome_findings(outcome.get())) ==
          plyglot_findings_count(plyglot_document_findings(again.get())));
    changed += fixed.applied;

    for (plyglot_view kind = PLYGLOT_VIEW_TEXT; kind <= PLYGLOT_VIEW_BOARD; ++kind) {
      std::vector<Session::Viewed> shown;
      std::vector<diagnostics::Diagnostic> ignored;
      text.session().view(text.chunk, {static_cast<Session::View>(kind)}, shown, diagnostics::collect_into(ignored));
      const Outcome drawn =
          outcome_of(plyglot_document_show, document.get(), kind, PLYGLOT_ALL_RECORDS, PLYGLOT_END_OF_GAME);
      const auto has_no_board = [](const Session::Viewed& viewed) { return !viewed.problem.empty(); };
      const bool is_refused = !shown.empty() && std::all_of(shown.begin(), shown.end(), has_no_board);
      CHECK(view(plyglot_outcome_problem(drawn.get())) ==
            (is_refused ? "no board: " + shown.front().problem : std::string()));
      shown.erase(std::remove_if(shown.begin(), shown.end(), has_no_board), shown.end());
      REQUIRE(plyglot_outcome_part_count(drawn.get()) == shown.size());
      for (size_t i = 0; i < shown.size(); ++i) CHECK(view(plyglot_outcome_part(drawn.get(), i)) == shown[i].text);
      CHECK(joined(drawn) == text_of(drawn));
    }
  }
  CHECK(changed > 20);
}
