#include "plyglot/lsp/documents/document.hpp"

#include "toolchain/chunks/byte_order_mark.hpp"
#include "toolchain/chunks/chunker.hpp"
#include "toolchain/containers/markdown.hpp"

#include <plyglot/likeness.hpp>

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

// The path of a file, so that a command in a finding can be copied; another URI as it is.
std::string name_of_uri(const std::string& uri) {
  std::string path = path_of(uri);
  return path.empty() ? uri : path;
}

// Of documents, in the order of their making.
std::uint64_t next_revision() {
  static std::uint64_t last = 0;
  return ++last;
}

bool is_same(const toolchain::Language& a, const toolchain::Language& b) {
  return a.notation == b.notation && a.options == b.options;
}

// In the text before an edit, and after it.
struct Changed {
  text::Span before;
  text::Span after;

  // After it also `replaced` has become `size` bytes.
  void add(text::Span replaced, std::uint32_t size) {
    const std::uint32_t begin = std::min(after.begin, replaced.begin);
    const std::uint32_t end = std::max(after.end, replaced.end);
    before = {begin, before.end + (end - after.end)};
    after = {begin, end - replaced.size() + size};
  }
};

}  // namespace

Document::Document(std::string uri, std::string language_id, Encoding encoding, const EditorSettings& editor)
    : uri_(std::move(uri)),
      language_id_(std::move(language_id)),
      editor_(&editor),
      name_(name_of_uri(uri_)),
      encoding_(encoding) {
  configure();
}

Document::Document(const TextSettings& settings, Encoding encoding) : settings_(settings), encoding_(encoding) {
  changed();
}

void Document::configure() {
  settings_ = settings_of(path_of(uri_), uri_, language_id_, *editor_);
  named_language_ = settings_.language;
  choose_dialect();
  changed();
}

toolchain::Chunk Document::chunk() const {
  toolchain::Chunk chunk;
  chunk.source = {name_, text_, 0, 1, toolchain::facts_of(*language()->notation).line_ends};
  const std::vector<notation::Unit>& units = this->units();
  chunk.units = {units.data(), units.size()};
  return chunk;
}

// Of a text with the settings of another document that has decided already.
void Document::choose_dialect() {
  if (named_language_.notation == nullptr) return;
  toolchain::Chunk chunk;
  chunk.source = {name_, text_, 0, 1, toolchain::facts_of(*named_language_.notation).line_ends};
  const toolchain::DialectChoice choice = toolchain::choose_dialect(named_language_, std::span(&chunk, 1));
  settings_.language = toolchain::in_dialect(named_language_, choice.dialect);
  has_certain_dialect_ = choice.is_certain;
}

const TextPositions& Document::positions() const {
  if (!positions_) positions_ = std::make_unique<TextPositions>(text_, encoding_);
  return *positions_;
}

void Document::edit(const std::vector<TextChange>& changes) {
  if (changes.empty()) return;
  if (!edited_) edited_.emplace(text_, encoding_);
  std::optional<Changed> changed;
  for (const TextChange& change : changes) {
    const auto size = static_cast<std::uint32_t>(change.by.size());
    if (!change.range) {
      edited_->replace_all(change.by);
      changed = Changed{{0, static_cast<std::uint32_t>(text_.size())}, {0, size}};
      continue;
    }
    const text::Span replaced = edited_->replace(*change.range, change.by);
    if (changed) {
      changed->add(replaced, size);
    } else {
      changed = Changed{replaced, {replaced.begin, replaced.begin + size}};
    }
  }
  const std::size_t decided_by = toolchain::bytes_that_choose_dialect(text_);
  text_.replace(changed->before.begin, changed->before.size(), edited_->slice(changed->after));
  positions_.reset();
  findings_in_blocks_.reset();
  revision_ = next_revision();
  const toolchain::Language before = settings_.language;
  if (changed->before.begin < std::max(decided_by, toolchain::bytes_that_choose_dialect(text_))) choose_dialect();
  if (!is_same(before, settings_.language)) pieces_.reset();
  if (pieces_) pieces_->edit(text_, changed->before, changed->after);
}

void Document::replace_all(std::string by) {
  text_ = std::move(by);
  edited_.reset();
  choose_dialect();
  changed();
}

void Document::changed() {
  revision_ = next_revision();
  positions_.reset();
  pieces_.reset();
  findings_in_blocks_.reset();
}

PiecedText& Document::pieces() const {
  if (!pieces_) pieces_ = std::make_unique<PiecedText>(*language(), name_, settings_.policy, text_);
  return *pieces_;
}

const std::vector<diagnostics::Diagnostic>& Document::findings() const {
  while (!find_some()) {
  }
  return language() != nullptr ? pieces().findings() : *findings_in_blocks_;
}

bool Document::find_some() const {
  if (language() != nullptr) return pieces().find_some();
  if (!findings_in_blocks_) find_in_blocks();
  return true;
}

// Options are those that the blocks name.
void Document::find_in_blocks() const {
  findings_in_blocks_.emplace();
  if (!settings_.is_markdown) return;
  std::vector<diagnostics::Diagnostic>& findings = *findings_in_blocks_;
  toolchain::HeldPart part;
  part.source = {name_, text_};
  const std::vector<toolchain::MarkdownText> readings = toolchain::read_markdown(part, settings_.policy);
  findings = std::move(part.findings);
  for (std::size_t i = 0; i < readings.size(); ++i) {
    const toolchain::HeldText& held = part.texts[i];
    std::string problem;
    toolchain::Language language = toolchain::language(readings[i].notation, problem);
    for (const auto& [key, value] : readings[i].options) toolchain::set_option(language, key, value);
    toolchain::Chunk chunk;
    chunk.source = {"<text>", held.decoded(), 0, 1, toolchain::facts_of(*language.notation).line_ends};
    chunk.is_file = held.is_file;
    language = toolchain::in_dialect(language, toolchain::choose_dialect(language, std::span(&chunk, 1)).dialect);
    for (diagnostics::Diagnostic& found : toolchain::check(language, chunk, settings_.policy).findings) {
      toolchain::place_in_file(held, found);
      findings.push_back(std::move(found));
    }
  }
  std::stable_sort(findings.begin(), findings.end(), diagnostics::reported_before);
}

const std::vector<notation::Unit>& Document::units() const {
  static const std::vector<notation::Unit> none;
  return language() == nullptr ? none : pieces().units();
}

std::uint32_t Document::record_count() const {
  return language() == nullptr ? 0 : static_cast<std::uint32_t>(pieces().units_of_records().size());
}

text::Span Document::record_span(std::uint32_t number) const {
  return units()[pieces().units_of_records()[number - 1]].content;
}

const Document::Record& Document::record(std::uint32_t number) const { return pieces().record(number); }

std::vector<annotations::Token> Document::tokens(text::Span span) const {
  return language() == nullptr ? std::vector<annotations::Token>() : pieces().tokens(span);
}

void Document::read_records() const {
  while (!read_some()) {
  }
}

bool Document::read_some() const { return language() == nullptr || pieces().read_some_records(); }

std::pair<std::uint32_t, std::uint32_t> Document::records_touching(text::Span span) const {
  const std::uint32_t end = record_number_at(span.end) + 1;
  std::uint32_t begin = std::max(record_number_at(span.begin), 1U);
  if (begin < end && !touches(record_span(begin), span)) ++begin;
  return {begin, std::max(begin, end)};
}

std::uint32_t Document::record_number_at(std::uint32_t offset) const {
  if (language() == nullptr) return 0;
  const auto& units = this->units();
  const auto& records = pieces().units_of_records();
  const auto is_after = [&](std::uint32_t at, std::uint32_t unit) { return at < units[unit].content.begin; };
  const auto next = std::upper_bound(records.begin(), records.end(), offset, is_after);
  return static_cast<std::uint32_t>(next - records.begin());
}

const Document::Record* Document::record_at(std::uint32_t offset) const {
  const std::uint32_t number = record_number_at(offset);
  return number == 0 ? nullptr : &record(number);
}

std::uint32_t Document::record_number_near(std::uint32_t offset) const {
  return record_count() == 0 ? 0 : std::max(record_number_at(offset), 1U);
}

}  // namespace plyglot::tool::lsp
