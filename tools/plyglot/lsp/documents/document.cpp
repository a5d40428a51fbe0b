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

// Of what reading alone reports no severity is changed.
const diagnostics::SeverityPolicy as_written;

}  // namespace

// The text in pieces of whole records, between which the server looks whether it is asked anything.
struct Document::ReadingOfAll {
  ReadingOfAll(const Document& document_in, const diagnostics::SeverityPolicy& policy)
      : document(document_in),
        session(*document_in.language(), policy),
        chunker(*document_in.language(), document_in.name_, {}) {
    chunker.append(document_in.text_);
    chunker.end();
  }

  const Document& document;
  toolchain::Session session;
  toolchain::Chunker chunker;
};

struct Document::Check : ReadingOfAll {
  explicit Check(const Document& document_in) : ReadingOfAll(document_in, document_in.settings_.policy) {}

  std::vector<toolchain::FileComment> comments;
  std::vector<std::string> used;

  // True after the last piece.
  bool go_on(std::vector<diagnostics::Diagnostic>& findings) {
    const diagnostics::Sink sink = diagnostics::collect_into(findings);
    if (const std::optional<toolchain::OwnedChunk> piece = chunker.next()) {
      toolchain::Session::Reading reading = session.lint(piece->chunk, sink);
      std::move(reading.file_comments.begin(), reading.file_comments.end(), std::back_inserter(comments));
      std::move(reading.used_file_suppressions.begin(), reading.used_file_suppressions.end(), std::back_inserter(used));
      return false;
    }
    toolchain::report_unused(*document.language(), comments, used, document.settings_.policy, sink);
    return true;
  }
};

Document::Document(std::string uri, std::string language_id, Encoding encoding, const EditorSettings& editor)
    : uri_(std::move(uri)),
      language_id_(std::move(language_id)),
      editor_(&editor),
      name_(name_of_uri(uri_)),
      encoding_(encoding) {
  configure();
}

Document::~Document() = default;

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

void Document::replace_all(std::string by) {
  text_ = std::move(by);
  choose_dialect();
  changed();
}

void Document::changed() {
  ++revision_;
  reading_.reset();
  has_read_all_ = false;
  positions_.reset();
  findings_.clear();
  has_findings_ = false;
  check_.reset();
  units_.clear();
  has_units_ = false;
  unit_of_record_.clear();
  records_.clear();
}

const std::vector<diagnostics::Diagnostic>& Document::findings() const {
  while (!find_some()) {
  }
  return findings_;
}

bool Document::find_some() const {
  if (has_findings_) return true;
  if (settings_.is_markdown) find_in_blocks();
  if (language() != nullptr) {
    if (!check_) check_ = std::make_unique<Check>(*this);
    if (!check_->go_on(findings_)) return false;
    check_.reset();
    std::stable_sort(findings_.begin(), findings_.end(), diagnostics::reported_before);
  }
  has_findings_ = true;
  return true;
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
    language = toolchain::in_dialect(language, toolchain::choose_dialect(language, std::span(&chunk, 1)).dialect);
    for (diagnostics::Diagnostic& found : toolchain::check(language, chunk, settings_.policy).findings) {
      toolchain::place_in_file(held, found);
      findings_.push_back(std::move(found));
    }
  }
  std::stable_sort(findings_.begin(), findings_.end(), diagnostics::reported_before);
}

// A text that is one record is one even if it is empty, and so is the empty unit of it.
const std::vector<notation::Unit>& Document::units() const {
  if (has_units_ || language() == nullptr) return units_;
  has_units_ = true;
  const toolchain::Notation& notation = *language()->notation;
  const text::Source source{name_, text_, 0, 1, toolchain::facts_of(notation).line_ends};
  std::uint32_t at = toolchain::starts_with_byte_order_mark(source) ? toolchain::byte_order_mark_size : 0;
  const bool is_one_record = notation.about().file_shape == notation::FileShape::one_record;
  while (at < text_.size() || (is_one_record && units_.empty())) {
    units_.push_back(std::visit([&](const auto* row) { return row->next_unit(source, at); }, notation.row));
    if (units_.back().kind == notation::UnitKind::record) {
      unit_of_record_.push_back(static_cast<std::uint32_t>(units_.size() - 1));
    }
    at = units_.back().whole.end;
  }
  records_.resize(unit_of_record_.size());
  return units_;
}

std::uint32_t Document::record_count() const {
  units();
  return static_cast<std::uint32_t>(unit_of_record_.size());
}

text::Span Document::record_span(std::uint32_t number) const { return units()[unit_of_record_[number - 1]].content; }

const Document::Record& Document::record(std::uint32_t number) const {
  units();
  if (!records_[number - 1]) read_record(number);
  return *records_[number - 1];
}

void Document::read_records() const {
  while (!read_some()) {
  }
}

bool Document::read_some() const {
  if (has_read_all_ || language() == nullptr) return true;
  units();
  if (!reading_) reading_ = std::make_unique<ReadingOfAll>(*this, as_written);
  if (const std::optional<toolchain::OwnedChunk> piece = reading_->chunker.next()) {
    read(piece->chunk, reading_->session, piece->chunk.records_before);
    return false;
  }
  reading_.reset();
  return has_read_all_ = true;
}

void Document::read_record(std::uint32_t number) const {
  toolchain::Chunk chunk = this->chunk();
  chunk.wanted.record = number;
  toolchain::Session session(*language(), as_written);
  read(chunk, session, number - 1);
}

// Keeps the records that are wanted of the chunk; `first` come before them in the text.
void Document::read(const toolchain::Chunk& chunk, toolchain::Session& session, std::uint32_t first) const {
  std::vector<diagnostics::Diagnostic> findings;
  struct Reading {
    const text::Source& source;
    std::vector<std::unique_ptr<Record>>& records;
    std::size_t next;
  } reading{chunk.source, records_, first};
  const auto keep = [](void* context, text::Span span, const toolchain::Model& model, bool) {
    auto& into = *static_cast<Reading*>(context);
    into.records[into.next++] = std::make_unique<Record>(Record{span, toolchain::annotate(model, into.source), {}});
  };
  session.read(chunk, keep, &reading, diagnostics::collect_into(findings));
  for (diagnostics::Diagnostic& finding : findings) {
    const std::uint32_t at = record_number_at(finding.span.begin);
    if (first < at && at <= reading.next) records_[at - 1]->findings.push_back(std::move(finding));
  }
}

std::pair<std::uint32_t, std::uint32_t> Document::records_touching(text::Span span) const {
  const std::uint32_t end = record_number_at(span.end) + 1;
  std::uint32_t begin = std::max(record_number_at(span.begin), 1U);
  if (begin < end && !touches(record_span(begin), span)) ++begin;
  return {begin, std::max(begin, end)};
}

std::uint32_t Document::record_number_at(std::uint32_t offset) const {
  const auto& units = this->units();
  const auto is_after = [&](std::uint32_t at, std::uint32_t unit) { return at < units[unit].content.begin; };
  const auto next = std::upper_bound(unit_of_record_.begin(), unit_of_record_.end(), offset, is_after);
  return static_cast<std::uint32_t>(next - unit_of_record_.begin());
}

const Document::Record* Document::record_at(std::uint32_t offset) const {
  const std::uint32_t number = record_number_at(offset);
  return number == 0 ? nullptr : &record(number);
}

std::uint32_t Document::record_number_near(std::uint32_t offset) const {
  return record_count() == 0 ? 0 : std::max(record_number_at(offset), 1U);
}

}  // namespace plyglot::tool::lsp
