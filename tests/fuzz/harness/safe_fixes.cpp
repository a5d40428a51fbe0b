// The law of safe fixes, on texts before and after (docs/guide/fixing.md).
#include "fuzz/harness/laws.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

using diagnostics::Diagnostic;
using diagnostics::FixKind;
using diagnostics::Safety;

// Line ends are bytes, and blanks around a text are layout.
std::string bare(std::string_view text) {
  std::string words(text::trimmed(text, " \t\r\n\v\f"));
  words.erase(std::remove(words.begin(), words.end(), '\r'), words.end());
  return words;
}

template <class Items, class IsSame>
bool are_same(const Items& a, const Items& b, IsSame is_same) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), is_same);
}

// A suppression speaks to plyglot, and goes when it is of no use.
void add_remark(std::string_view text, std::vector<std::string>& remarks) {
  if (text.find("plyglot:") == std::string_view::npos) remarks.push_back(bare(text));
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

// Tags that say something, in no order: formatting has one of its own, and adds empty ones (hive-notations 7.3).
std::vector<std::string> tags_of(const hive::Record& record) {
  std::vector<std::string> tags;
  for (const hive::Tag& tag : record.tags) {
    if (!bare(tag.value).empty()) tags.push_back(bare(tag.value));
  }
  std::sort(tags.begin(), tags.end());
  return tags;
}

// A result that is nowhere in `a` may be filled in.
bool is_witnessed(const hive::Record& a, const hive::Record& b) {
  return (!a.result || a.result == b.result) && a.is_adjudicated == b.is_adjudicated && tags_of(a) == tags_of(b) &&
         remarks_of(a) == remarks_of(b);
}

// A header may tell the layout in which the lines are read anyway.
auto headers_but_layout(const homeworlds::Record& record) {
  return std::count_if(record.headers.begin(), record.headers.end(),
                       [](const homeworlds::RecordHeader& header) { return header.key != "Layout"; });
}

bool is_witnessed(const homeworlds::Record& a, const homeworlds::Record& b) {
  const auto is_same_unread = [](const homeworlds::RecordUnread& x, const homeworlds::RecordUnread& y) {
    return bare(x.text) == bare(y.text);
  };
  return a.players == b.players && headers_but_layout(a) == headers_but_layout(b) &&
         are_same(a.unread, b.unread, is_same_unread);
}

bool is_witnessed(const hopgi::Record& a, const hopgi::Record& b) {
  // What a FEN says is in the position that the game begins with, however it is written.
  const bool have_positions = a.initial && b.initial;
  const auto is_same_tag = [&](const hopgi::Tag& x, const hopgi::Tag& y) {
    return x.name == y.name && (x.value == y.value || (have_positions && x.name == "FEN"));
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
  bool takes_suppressions = false;
  for (const Diagnostic& finding : findings) {
    if (!finding.fix) continue;
    const diagnostics::CatalogueEntry& entry = catalogue_entry(finding.id);
    const std::string name(entry.name);
    require(entry.fix_kind != FixKind::none, "the catalogue says what the fix changes: " + name);
    if (finding.fix->safety == Safety::unsafe) continue;
    // A suppression that is of no use goes with its comment.
    const bool is_suppression = name.substr(0, 8) == "plyglot/";
    takes_suppressions = takes_suppressions || is_suppression;
    if (is_suppression) continue;
    require(entry.fix_kind != FixKind::guess, "a guess is unsafe: " + name);
    require(finding.severity != diagnostics::Severity::error, "an error has no safe fix: " + name);
    // What writes over a witness is one too, whatever else it changes.
    const bool is_recount = finding.fix->safety == Safety::recount;
    require(is_recount || entry.fix_kind != FixKind::recount, "a recount is not safe: " + name);
    if (!is_recount)
      require_read_alike(before, applied(std::string(text), *finding.fix), way, "the safe fix of " + name);
  }
  if (takes_suppressions) return;
  const diagnostics::SeverityPolicy policy;
  const auto fixed = toolchain::Session(way.language, policy).fix(chunk_of(text, way), Safety::safe);
  require_read_alike(before, fixed.text, way, "all safe fixes together");
}

}  // namespace plyglot::fuzz
