#include "diagnostics/ids.hpp"
#include "fuzz/harness/laws.hpp"
#include "support/hive/variations_text.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

bool is_same_comment(const hive::RecordComment& a, const hive::RecordComment& b) {
  return a.after_ply == b.after_ply && a.text == b.text;
}

bool has_same_surroundings(const hive::Record& a, const hive::Record& b) {
  return std::equal(a.comments.begin(), a.comments.end(), b.comments.begin(), b.comments.end(), is_same_comment) &&
         test::variations_text(a) == test::variations_text(b);
}

// From `#` on, in the order of the text; one beside a divider that goes becomes a line (hexix 5.3).
std::vector<std::string> comments_of(const hexix::Record& record) {
  std::vector<std::string> comments;
  for (const hexix::Line& line : record.lines) {
    if (!line.comment.empty()) comments.push_back(line.comment);
  }
  return comments;
}

// In the order of the text but for those before the game, and as they are written (hopgi 5).
std::vector<std::string> comments_of(const hopgi::Record& record) {
  std::vector<std::string> comments;
  for (const auto* list : {&record.lead_comments, &record.comments, &record.tail_comments}) {
    for (const hopgi::RecordComment& comment : *list) comments.push_back(comment.text);
  }
  return comments;
}

void check_meaning(const Record& before, const Record& after) {
  require(before.is_sound == after.is_sound, "formatting keeps whether a record is sound");
  if (std::holds_alternative<homeworlds::Record>(before.model)) {
    // Its turns are formatted one by one: those with an error keep their bytes.
    return require(mean_the_same(before.model, after.model), "formatting keeps the meaning");
  }
  if (const auto* record = std::get_if<hexix::Record>(&before.model)) {
    // What is against the rules is formatted too (hexix 5.7).
    require(mean_the_same(before.model, after.model), "formatting keeps the meaning");
    return require(comments_of(*record) == comments_of(std::get<hexix::Record>(after.model)),
                   "formatting keeps every comment");
  }
  if (const auto* record = std::get_if<hopgi::Record>(&before.model)) {
    require(mean_the_same(before.model, after.model), "formatting keeps the meaning");
    return require(comments_of(*record) == comments_of(std::get<hopgi::Record>(after.model)),
                   "formatting keeps every comment");
  }
  if (!before.is_sound) return require_equal(before.text, after.text, "a record with an error keeps its bytes");
  require(mean_the_same(before.model, after.model), "formatting keeps the meaning");
  const auto* a = std::get_if<hive::Record>(&before.model);
  const auto* b = std::get_if<hive::Record>(&after.model);
  if (a == nullptr || b == nullptr) return;
  require(has_same_surroundings(*a, *b), "formatting keeps every comment and variation");
  require(are_read_alike(before, after), "formatting keeps every result and tag");
}

// hexix 5.7, hopgi 5.
bool has_what_stops_formatting(std::string_view text, const Way& way) {
  const toolchain::NotationFacts facts = toolchain::facts_of(*way.language.notation);
  if (!facts.formats_whole_files) return false;
  const bool stops_at_errors = facts.id == "hopgi";
  const auto findings = findings_with_suppressed(text, way);
  return std::any_of(findings.begin(), findings.end(), [&](const diagnostics::Diagnostic& finding) {
    const bool is_error = stops_at_errors && finding.severity == diagnostics::Severity::error;
    return is_error || catalogue_entry(finding.id).blocks_formatting;
  });
}

}  // namespace

void check_formatting(std::string_view text, const Way& way) {
  const std::string once = formatted(text, way);
  require_equal(once, formatted(once, way), "formatting is idempotent");
  if (has_what_stops_formatting(text, way)) {
    return require_equal(std::string(text), once, "a file that cannot be formatted keeps its bytes");
  }
  const std::vector<Record> before = records_of(text, way);
  const std::vector<Record> after = records_of(once, way);
  require(before.size() == after.size(), "formatting keeps the number of records");
  for (std::size_t i = 0; i < before.size(); ++i) check_meaning(before[i], after[i]);
}

}  // namespace plyglot::fuzz
