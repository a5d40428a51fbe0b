#include "plyglot/lint/lint_cache.hpp"

#include "plyglot/config/regular_file.hpp"
#include "plyglot/findings/report_paths.hpp"
#include "plyglot/lint/kept_text.hpp"
#include "plyglot/run/build_id.hpp"

#include <plyglot/likeness.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <ctime>

namespace plyglot::tool {
namespace {

// Of the findings of a file that are kept, in bytes.
constexpr std::size_t most_kept_of_file = std::size_t{16} << 20;

// Texts and numbers one after another, such that no two lists of them give the same bytes.
class ListDigest {
 public:
  ListDigest& add(std::string_view text) {
    add(std::uint64_t{text.size()});
    digest_.add(text);
    return *this;
  }
  ListDigest& add(std::uint64_t number) {
    digest_.add({reinterpret_cast<const char*>(&number), sizeof number});
    return *this;
  }
  ListDigest& add(const std::vector<std::string>& texts) {
    add(std::uint64_t{texts.size()});
    for (const std::string& text : texts) add(text);
    return *this;
  }
  ByteDigest::Value take() { return digest_.take(); }

 private:
  ByteDigest digest_;
};

std::optional<ByteDigest::Value> digest_on_disk(const std::string& path) {
  RegularFile file(path);
  ByteDigest digest;
  file.read_blocks([&digest](std::string_view block) { digest.add(block); });
  return file.problem().empty() ? std::optional(digest.take()) : std::nullopt;
}

bool may_be_read(const std::string& path) { return faccessat(AT_FDCWD, path.c_str(), R_OK, AT_EACCESS) == 0; }

}  // namespace

LintCache::LintCache(const LintOptions& options, const Inputs& inputs, Run& run, FindingReport* report)
    : options_(options),
      inputs_(inputs),
      run_(run),
      report_(report),
      build_(build_id()),
      file_(options.cache),
      began_(std::time(nullptr)) {
  run_.note_about(file_.path(),
                  build_.empty() ? "is not used: this build of plyglot has no build id" : file_.problem());
  if (report != nullptr) report->copy_to(findings_);
}

// What does not bear on findings, such as which files are read, is not in it.
ByteDigest::Value LintCache::digest_of(const Settings& settings) const {
  const InputOptions& input = options_.input;
  const PolicyOptions& policy = options_.policy;
  ListDigest list;
  list.add(build_).add(std::string_view(PLYGLOT_VERSION));
  list.add(input.from).add(input.options).add(input.profile);
  list.add(input.column).add(std::uint64_t{input.has_no_header}).add(std::uint64_t{input.record});
  list.add(policy.select).add(policy.ignore).add(policy.severity);
  const config::Match& match = settings.match;
  list.add(match.config == nullptr ? std::string_view() : std::string_view(match.config->text));
  list.add(std::uint64_t{match.layers.size()});
  for (const std::uint32_t layer : match.layers) list.add(std::uint64_t{layer});
  if (settings.language.notation != nullptr) list.add(toolchain::facts_of(*settings.language.notation).id);
  for (const auto& [key, value] : settings.language.options) list.add(key).add(value);
  return list.take();
}

// A name may bear on how a file is read.
ByteDigest::Value LintCache::key_of(const Input& input) {
  const auto [digest, is_new] = digests_.try_emplace(input.settings);
  if (is_new) digest->second = digest_of(*input.settings);
  return ListDigest().add(digest->second[0]).add(digest->second[1]).add(inputs_.absolute(input.name)).take();
}

ByteDigest::Value LintCache::key_of_report(const ByteDigest::Value& key, const Input& input) const {
  const ReportRequest& report = report_->request();
  ListDigest list;
  list.add(key[0]).add(key[1]).add(input.name).add(path_in_report(input.name, report));
  list.add(static_cast<std::uint64_t>(report.report)).add(static_cast<std::uint64_t>(report.format));
  list.add(std::uint64_t{report.colour}).add(std::uint64_t{report.width}).add(report_->limit());
  list.add(std::uint64_t{report.only_statistics}).add(std::uint64_t{report.keeps_kinds()});
  return list.take();
}

bool LintCache::read_row(const Input& input, const CacheRow& row, RememberedFile& file) const {
  file.records = row.records;
  if (row.dialect != 0) {
    // Markdown has no language.
    if (input.language().notation == nullptr) return false;
    const std::vector<std::string_view> dialects = toolchain::open_dialects(input.language());
    if (row.dialect > dialects.size()) return false;
    file.dialect = dialects[row.dialect - 1];
  }
  if (row.text_size == 0) return true;
  file.size = static_cast<std::size_t>(row.text_size);
  std::string text;
  if (!file_.read_text(row, text) || !read_kept_text(text, file.findings, file.suggestions)) return false;
  file.findings.file = input.name;
  return true;
}

std::optional<RememberedFile> LintCache::remembered(const Input& input) {
  struct stat status {};
  if (build_.empty() || input.kind != InputKind::file) return std::nullopt;
  if (stat(input.name.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  const FileVersion now = version_of(status);
  const ByteDigest::Value key = key_of(input);
  std::optional<ByteDigest::Value> digest;
  const auto is_as_it_was = [&](const CacheRow& row) {
    if (row.version.size != now.size) return false;
    if (is_surely_unchanged(row.version, now)) return may_be_read(input.name);
    if (!digest) digest = digest_on_disk(input.name);
    return digest == row.digest;
  };
  const auto found = [&](const ByteDigest::Value& row_key) -> std::optional<RememberedFile> {
    const CacheRow* const row = file_.find(row_key);
    RememberedFile file;
    if (row == nullptr || !is_as_it_was(*row) || !read_row(input, *row, file)) return std::nullopt;
    CacheRow used = *row;
    if (!is_surely_unchanged(row->version, now)) used.version = settled(now, began_);
    file_.use(*row, used);
    return file;
  };
  std::optional<RememberedFile> file = found(key);
  if (!file && report_ != nullptr && file_.has_rows()) file = found(key_of_report(key, input));
  if (!file) asked_[&input] = {key, input.settings};
  return file;
}

// A text in Markdown whose dialect was decided by its content is said, which nothing keeps.
void LintCache::add(const InputChunk& chunk, std::uint64_t records, bool is_clean) {
  records_ += records;
  if (kept_size(findings_) > most_kept_of_file) is_known_ = false;
  if (!is_known_) findings_ = {};
  is_clean_ = is_clean_ && is_clean && chunk.has_certain_dialect;
  is_known_ = is_known_ && (chunk.held == nullptr || chunk.dialect.empty());
}

void LintCache::end(const Input& input, const InputEnd& at_end, bool is_clean) {
  CacheRow row;
  row.records = std::exchange(records_, 0);
  is_clean = std::exchange(is_clean_, true) && is_clean;
  bool is_known =
      std::exchange(is_known_, true) && at_end.problem.empty() && !at_end.has_noted && at_end.version && at_end.digest;
  const RenderedFindings findings = std::exchange(findings_, {});
  const std::vector<std::string> suggestions = std::exchange(suggestions_, {});
  const auto place = asked_.find(&input);
  if (place == asked_.end()) return;
  const Asked asked = place->second;
  asked_.erase(place);
  if (input.settings != asked.settings) {
    const std::vector<std::string_view> dialects = toolchain::open_dialects(asked.settings->language);
    const auto chosen = std::find_if(dialects.begin(), dialects.end(), [&](std::string_view dialect) {
      return &asked.settings->in_dialect(dialect) == input.settings;
    });
    is_known = is_known && chosen != dialects.end();
    row.dialect = static_cast<std::uint32_t>(chosen - dialects.begin()) + 1;
  }
  if (!is_known || (!is_clean && report_ == nullptr)) return;
  row.version = settled(*at_end.version, began_);
  row.digest = *at_end.digest;
  row.key = is_clean ? asked.key : key_of_report(asked.key, input);
  file_.put(row, is_clean ? std::string() : kept_text(findings, suggestions));
}

void LintCache::write() {
  if (build_.empty()) return;
  file_.write();
  run_.note_about(file_.path(), file_.problem());
}

}  // namespace plyglot::tool
