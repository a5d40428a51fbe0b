#include "c/parts.hpp"

#include <plyglot/likeness.hpp>

using namespace plyglot;
using c::viewed;

namespace {

// By the name's extension, unless the text shows that it is something else; a name that says nothing leaves it to the
// text.
toolchain::Language recognised(std::string_view name, std::string_view text) {
  std::string problem;
  const std::string_view by_name = toolchain::notation_for_file(name);
  if (by_name.empty()) return toolchain::language(toolchain::notation_that_reads(text), problem);
  const toolchain::Language language = toolchain::language(by_name, problem);
  if (!toolchain::may_be(*language.notation, text)) return {};
  toolchain::Chunk chunk;
  chunk.source = {name, text, 0, 1, toolchain::facts_of(*language.notation).line_ends};
  return toolchain::in_dialect(language, toolchain::choose_dialect(language, std::span(&chunk, 1)).dialect);
}

}  // namespace

plyglot_status plyglot_document_read(const plyglot_settings* settings, plyglot_text name, plyglot_text text,
                                     plyglot_document** document) noexcept {
  if (document == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *document = nullptr;
  if (!c::is_name(name) || !c::is_there(text)) return PLYGLOT_BAD_ARGUMENT;
  auto made = std::make_unique<plyglot_document>();
  if (settings != nullptr) made->settings = *settings;
  if (text.size > made->settings.most_bytes) return PLYGLOT_TOO_LARGE;
  made->settings.problem.clear();
  toolchain::Language& language = made->settings.language;
  if (language.notation == nullptr) language = recognised(viewed(name), viewed(text));
  if (language.notation == nullptr) return PLYGLOT_UNKNOWN_NOTATION;
  made->kept = std::make_shared<c::KeptText>(
      c::KeptText{std::string(viewed(name)), std::string(viewed(text)), made->facts().line_ends});
  toolchain::Checked checked = toolchain::check(language, made->chunk(), made->settings.policy);
  made->records = std::move(checked.records);
  made->findings = c::findings_in(*made, std::move(checked.findings));
  return c::hand_out(std::move(made), document);
}

void plyglot_document_free(plyglot_document* document) noexcept { delete document; }

plyglot_text plyglot_document_notation(const plyglot_document* document) noexcept {
  return document == nullptr ? plyglot_text{} : c::borrowed(document->facts().id);
}

plyglot_text plyglot_document_text(const plyglot_document* document) noexcept {
  return document == nullptr ? plyglot_text{} : c::borrowed(document->kept->text);
}

size_t plyglot_document_record_count(const plyglot_document* document) noexcept {
  return c::count_of(document, &plyglot_document::records);
}

plyglot_span plyglot_document_record_span(const plyglot_document* document, size_t index) noexcept {
  const auto* record = c::item_of(document, &plyglot_document::records, index);
  return record == nullptr ? plyglot_span{} : c::borrowed(record->span);
}

uint32_t plyglot_document_ply_count(const plyglot_document* document, size_t index) noexcept {
  const auto* record = c::item_of(document, &plyglot_document::records, index);
  return record == nullptr ? 0 : record->plies;
}

const plyglot_findings* plyglot_document_findings(const plyglot_document* document) noexcept {
  return document == nullptr ? nullptr : document->findings.get();
}
