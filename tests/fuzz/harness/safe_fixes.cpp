// The law of safe fixes, on texts before and after (docs/guide/fixing.md).
#include "fuzz/harness/laws.hpp"
#include "support/hive/variations_text.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

using diagnostics::Diagnostic;
using diagnostics::FixKind;
using diagnostics::Safety;

std::string_view bare(std::string_view text) { return text::trimmed(text, " \t\r\n\v\f"); }

template <class Items, class IsSame>
bool are_same(const Items& a, const Items& b, IsSame is_same) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), is_same);
}

// A suppression speaks to plyglot, and goes when it is of no use.
void add_remark(std::string_view text, std::vector<std::string>& remarks) {
  if (text.find("plyglot:") == std::string_view::npos) remarks.emplace_back(bare(text));
}

std::vector<std::string> remarks_of(const hive::Record& record) {
  std::vector<std::string> remarks;
  for (const hive::RecordComment& comment : record.comments) add_remark(comment.text, remarks);
  return remarks;
}

std::vector<std::string> remarks_of(const hopgi::Record& record) {
  std::vector<std::string> remarks;
  for (const auto* list : {&record.lead_comments, &record.comments, &record.tail_comments}) {
    for (const hopgi::RecordComment& comment : *list) add_remark(comment.text, remarks);
  }
  return remarks;
}

// hive-notations 7.3: how a result is spelled, and that of names of tags, is not what is read.
bool is_witnessed(const hive::Record& a, const hive::Record& b) {
  const auto is_same_tag = [](const hive::Tag& x, const hive::Tag& y) {
    return text::is_same_word(x.key, y.key) && bare(x.value) == bare(y.value);
  };
  return a.result == b.result && a.is_adjudicated == b.is_adjudicated && are_same(a.tags, b.tags, is_same_tag) &&
         remarks_of(a) == remarks_of(b) && test::variations_text(a) == test::variations_text(b);
}

bool is_witnessed(const homeworlds::Record& a, const homeworlds::Record& b) {
  const auto is_same_unread = [](const homeworlds::RecordUnread& x, const homeworlds::RecordUnread& y) {
    return bare(x.text) == bare(y.text);
  };
  return a.players == b.players && a.headers.size() == b.headers.size() && are_same(a.unread, b.unread, is_same_unread);
}

bool is_witnessed(const hopgi::Record& a, const hopgi::Record& b) {
  const auto is_same_tag = [](const hopgi::Tag& x, const hopgi::Tag& y) {
    return x.name == y.name && x.value == y.value;
  };
  return std::is_permutation(a.tags.begin(), a.tags.end(), b.tags.begin(), b.tags.end(), is_same_tag) &&
         remarks_of(a) == remarks_of(b);
}

template <class Model>
bool is_witnessed(const Model&, const Model&) {
  return true;
}

void require_read_alike(const std::vector<Record>& before, std::string_view after, const Way& way,
                        const std::string& what) {
  const std::vector<Record> records = records_of(after, way);
  require(records.size() == before.size(), what + " keeps the number of records");
  require(are_same(before, records, are_read_alike), what + " changes nothing that is read");
}

}  // namespace

bool are_read_alike(const Record& a, const Record& b) {
  if (!mean_the_same(a.model, b.model)) return false;
  return std::visit(
      [&](const auto& model) { return is_witnessed(model, std::get<std::decay_t<decltype(model)>>(b.model)); },
      a.model);
}

void check_law_of_fixes(std::string_view text, const Way& way) {
  const std::vector<Diagnostic> findings = findings_in(text, way);
  const std::vector<Record> before = records_of(text, way);
  const bool has_error = std::any_of(findings.begin(), findings.end(), [](const Diagnostic& each) {
    return each.severity == diagnostics::Severity::error;
  });
  for (const Diagnostic& finding : findings) {
    if (!finding.fix) continue;
    const diagnostics::CatalogueEntry& entry = catalogue_entry(finding.id);
    const std::string name(entry.name);
    require(entry.fix_kind != FixKind::none, "the catalogue says what the fix changes: " + name);
    if (finding.fix->safety == Safety::unsafe) continue;
    require(entry.fix_kind != FixKind::guess, "a guess is unsafe: " + name);
    require(finding.severity != diagnostics::Severity::error, "an error has no safe fix: " + name);
    // What writes over a witness is one too, whatever else it changes.
    const bool is_recount = finding.fix->safety == Safety::recount;
    require(is_recount || entry.fix_kind != FixKind::recount, "a recount is not safe: " + name);
    const bool needs_sound_record = is_recount || entry.fix_kind == FixKind::fill;
    require(!needs_sound_record || before.size() != 1 || !has_error, "what is counted needs a sound record: " + name);
    if (!is_recount)
      require_read_alike(before, applied(std::string(text), *finding.fix), way, "the safe fix of " + name);
  }
  const diagnostics::SeverityPolicy policy;
  const auto fixed = toolchain::Session(way.language, policy).fix(chunk_of(text, way), Safety::safe);
  require_read_alike(before, fixed.text, way, "all safe fixes together");
}

}  // namespace plyglot::fuzz
