#include "plyglot/lsp/document.hpp"

#include <algorithm>
#include <charconv>

namespace plyglot::tool::lsp {
namespace {

// The path of a file, so that a command in a finding can be copied; another URI as it is.
std::string name_of_uri(std::string_view uri) {
  constexpr std::string_view scheme = "file://";
  if (uri.substr(0, scheme.size()) != scheme) return std::string(uri);
  const std::string_view path = uri.substr(scheme.size());
  std::string name;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const std::string_view digits = path[i] == '%' ? path.substr(i + 1, 2) : std::string_view();
    unsigned char byte = 0;
    const char* const end = digits.data() + digits.size();
    const bool is_escape = digits.size() == 2 && std::from_chars(digits.data(), end, byte, 16).ptr == end;
    name += is_escape ? static_cast<char>(byte) : path[i];
    if (is_escape) i += 2;
  }
  return name;
}

}  // namespace

Document::Document(std::string uri, const toolchain::Language* language, Encoding encoding)
    : uri_(std::move(uri)), name_(name_of_uri(uri_)), language_(language), encoding_(encoding) {
  changed();
}

toolchain::Chunk Document::chunk() const {
  toolchain::Chunk chunk;
  chunk.source = {name_, text_, 0, 1, toolchain::facts_of(*language_->notation).line_ends};
  return chunk;
}

void Document::replace(Range range, std::string_view by) {
  const text::Span span = positions_->span_of(range);
  text_.replace(span.begin, span.size(), by);
  changed();
}

void Document::replace_all(std::string_view by) {
  text_ = by;
  changed();
}

void Document::changed() {
  positions_ = std::make_unique<TextPositions>(text_, encoding_);
  findings_.clear();
  has_findings_ = false;
  records_.clear();
  has_records_ = false;
}

const std::vector<diagnostics::Diagnostic>& Document::findings() const {
  if (has_findings_ || language_ == nullptr) return findings_;
  findings_ = toolchain::check(*language_, chunk(), {}).findings;
  has_findings_ = true;
  return findings_;
}

const std::vector<Document::Record>& Document::records() const {
  if (has_records_ || language_ == nullptr) return records_;
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
  toolchain::Session(*language_, policy).read(chunk, keep, &kept, diagnostics::collect_into(unheard));
  has_records_ = true;
  return records_;
}

std::uint32_t Document::record_number_at(std::uint32_t offset) const {
  const auto is_behind = [](std::uint32_t at, const Record& record) { return at < record.span.begin; };
  const auto next = std::upper_bound(records().begin(), records().end(), offset, is_behind);
  return static_cast<std::uint32_t>(next - records().begin());
}

const Document::Record* Document::record_at(std::uint32_t offset) const {
  const std::uint32_t number = record_number_at(offset);
  return number == 0 ? nullptr : &records()[number - 1];
}

}  // namespace plyglot::tool::lsp
