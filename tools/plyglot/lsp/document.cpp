#include "plyglot/lsp/document.hpp"

#include "toolchain/containers/markdown.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

// The path of a file, so that a command in a finding can be copied; another URI as it is.
std::string name_of_uri(const std::string& uri) {
  std::string path = path_of(uri);
  return path.empty() ? uri : path;
}

}  // namespace

Document::Document(std::string uri, std::string language_id, Encoding encoding)
    : uri_(std::move(uri)), language_id_(std::move(language_id)), name_(name_of_uri(uri_)), encoding_(encoding) {
  configure();
}

Document::Document(const TextSettings& settings, Encoding encoding) : settings_(settings), encoding_(encoding) {
  changed();
}

void Document::configure() {
  settings_ = settings_of(path_of(uri_), uri_, language_id_);
  changed();
}

toolchain::Chunk Document::chunk() const {
  toolchain::Chunk chunk;
  chunk.source = {name_, text_, 0, 1, toolchain::facts_of(*language()->notation).line_ends};
  return chunk;
}

const TextPositions& Document::positions() const {
  if (!positions_) positions_ = std::make_unique<TextPositions>(text_, encoding_);
  return *positions_;
}

void Document::replace_all(std::string by) {
  text_ = std::move(by);
  changed();
}

void Document::changed() {
  positions_.reset();
  findings_.clear();
  has_findings_ = false;
  records_.clear();
  has_records_ = false;
}

const std::vector<diagnostics::Diagnostic>& Document::findings() const {
  if (has_findings_) return findings_;
  if (settings_.is_markdown) find_in_blocks();
  if (language() != nullptr) findings_ = toolchain::check(*language(), chunk(), settings_.policy).findings;
  has_findings_ = true;
  return findings_;
}

// Options are those that the blocks name.
void Document::find_in_blocks() const {
  toolchain::HeldPart part;
  part.source = {name_, text_};
  const std::vector<toolchain::MarkdownText> readings = toolchain::read_markdown(part, settings_.policy);
  findings_ = std::move(part.findings);
  for (std::size_t i = 0; i < readings.size(); ++i) {
    const toolchain::HeldText& held = part.texts[i];
    std::string problem;
    toolchain::Language language = toolchain::language(readings[i].notation, problem);
    for (const auto& [key, value] : readings[i].options) toolchain::set_option(language, key, value);
    toolchain::Chunk chunk;
    chunk.source = {"<text>", held.decoded(), 0, 1, toolchain::facts_of(*language.notation).line_ends};
    chunk.is_file = held.is_file;
    for (diagnostics::Diagnostic& found : toolchain::check(language, chunk, settings_.policy).findings) {
      toolchain::place_in_file(held, found);
      findings_.push_back(std::move(found));
    }
  }
  std::stable_sort(findings_.begin(), findings_.end(), diagnostics::reported_before);
}

const std::vector<Document::Record>& Document::records() const {
  if (has_records_ || language() == nullptr) return records_;
  const diagnostics::SeverityPolicy policy;
  const toolchain::Chunk chunk = this->chunk();
  struct Kept {
    const text::Source& source;
    std::vector<Record>& records;
  } kept{chunk.source, records_};
  const auto keep = [](void* context, text::Span span, const toolchain::Model& model, bool) {
    const auto& into = *static_cast<Kept*>(context);
    into.records.push_back({span, toolchain::annotate(model, into.source)});
  };
  std::vector<diagnostics::Diagnostic> unheard;
  toolchain::Session(*language(), policy).read(chunk, keep, &kept, diagnostics::collect_into(unheard));
  has_records_ = true;
  return records_;
}

std::uint32_t Document::record_number_at(std::uint32_t offset) const {
  const auto is_after = [](std::uint32_t at, const Record& record) { return at < record.span.begin; };
  const auto next = std::upper_bound(records().begin(), records().end(), offset, is_after);
  return static_cast<std::uint32_t>(next - records().begin());
}

const Document::Record* Document::record_at(std::uint32_t offset) const {
  const std::uint32_t number = record_number_at(offset);
  return number == 0 ? nullptr : &records()[number - 1];
}

std::uint32_t Document::record_number_near(std::uint32_t offset) const {
  return records().empty() ? 0 : std::max(record_number_at(offset), 1U);
}

}  // namespace plyglot::tool::lsp
