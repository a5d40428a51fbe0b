#include "c/handles.hpp"

#include "text/format.hpp"
#include "text/utf8.hpp"

using namespace plyglot;

plyglot_findings::plyglot_findings(std::shared_ptr<const c::KeptText> kept_text,
                                   std::vector<diagnostics::Diagnostic>&& found)
    : kept(std::move(kept_text)), lines(kept->source()) {
  list.reserve(found.size());
  for (diagnostics::Diagnostic& one : found) list.push_back({std::move(one)});
}

toolchain::Chunk plyglot_document::chunk(toolchain::Selection wanted) const {
  toolchain::Chunk chunk;
  chunk.source = kept->source();
  chunk.is_file = !settings.is_string;
  chunk.wanted = wanted;
  return chunk;
}

void plyglot_outcome::add(std::string_view part) {
  text += part;
  ends.push_back(text.size());
}

namespace plyglot::c {

bool is_name(plyglot_text text) { return is_there(text) && text::utf8_prefix(viewed(text)) == text.size; }

plyglot_safety number_of(diagnostics::Safety safety) {
  constexpr plyglot_safety numbers[] = {PLYGLOT_SAFE, PLYGLOT_RECOUNT, PLYGLOT_UNSAFE};
  return numbers[static_cast<std::size_t>(safety)];
}

std::optional<diagnostics::Safety> safety_of(plyglot_safety number) {
  for (const diagnostics::Safety safety : diagnostics::safeties) {
    if (number_of(safety) == number) return safety;
  }
  return std::nullopt;
}

plyglot_severity severity_of(diagnostics::Severity severity) {
  switch (severity) {
    case diagnostics::Severity::off:
      return PLYGLOT_OFF;
    case diagnostics::Severity::info:
      return PLYGLOT_INFO;
    case diagnostics::Severity::warning:
      return PLYGLOT_WARNING;
    case diagnostics::Severity::error:
      return PLYGLOT_ERROR;
  }
  return PLYGLOT_OFF;
}

std::unique_ptr<const plyglot_findings> findings_in(const plyglot_document& document,
                                                    std::vector<diagnostics::Diagnostic>&& found) {
  return std::make_unique<plyglot_findings>(document.kept, std::move(found));
}

plyglot_status refuse(const plyglot_document& document, std::string problem, plyglot_outcome** outcome) {
  auto made = std::make_unique<plyglot_outcome>();
  made->findings = findings_in(document, {});
  made->problem = std::move(problem);
  return hand_out(std::move(made), outcome, PLYGLOT_REFUSED);
}

std::string cannot_select(const plyglot_document& document, std::uint32_t record, std::uint32_t ply) {
  const toolchain::NotationFacts facts = document.facts();
  if (record > document.records.size()) {
    return text::format("there is no {} {}: the text has {}", facts.record_name, record, document.records.size());
  }
  if (ply == PLYGLOT_END_OF_GAME || facts.has_plies) return {};
  return text::format("a ply is part of a game, but `{}` holds {}s", facts.id, facts.record_name);
}

toolchain::Selection selection(std::uint32_t record, std::uint32_t ply) {
  toolchain::Selection wanted;
  wanted.record = record;
  if (ply != PLYGLOT_END_OF_GAME) wanted.ply = ply;
  return wanted;
}

}  // namespace plyglot::c
