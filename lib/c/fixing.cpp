// Formatting, fixing and translating a document's own text.
#include "c/handles.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

plyglot_status format(const plyglot_document* document, toolchain::Open open, plyglot_outcome** outcome) {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  if (document == nullptr) return PLYGLOT_BAD_ARGUMENT;
  std::vector<diagnostics::Diagnostic> found;
  toolchain::Session session(document->settings.language, {});
  const toolchain::Session::Formatted formatted =
      session.format(document->chunk(), diagnostics::collect_into(found), open);
  auto made = std::make_unique<plyglot_outcome>();
  made->text = formatted.without_trailing_blank_lines();
  for (const auto& unit : formatted.units) {
    if (unit.after.begin < made->text.size() || unit.after.empty()) {
      made->ends.push_back(std::min<std::size_t>(unit.after.end, made->text.size()));
    }
  }
  made->not_done = formatted.is_kept_as_a_whole ? 1
                                                : formatted.kept_with_error.size() + formatted.kept_with_doubt.size() +
                                                      formatted.kept_parts.size();
  made->done = formatted.is_kept_as_a_whole
                   ? 0
                   : made->ends.size() - formatted.kept_with_error.size() - formatted.kept_with_doubt.size();
  made->findings = c::findings_in(*document, std::move(found));
  return c::hand_out(std::move(made), outcome);
}

}  // namespace

plyglot_status plyglot_document_format(const plyglot_document* document, plyglot_outcome** outcome) noexcept {
  return format(document, toolchain::Open::kept, outcome);
}

plyglot_status plyglot_document_canonical(const plyglot_document* document, plyglot_outcome** outcome) noexcept {
  return format(document, toolchain::Open::settled, outcome);
}

plyglot_status plyglot_document_fix(const plyglot_document* document, plyglot_safety least,
                                    plyglot_outcome** outcome) noexcept {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  if (document == nullptr || !c::safety_of(least)) return PLYGLOT_BAD_ARGUMENT;
  const plyglot_settings& settings = document->settings;
  toolchain::Session session(settings.language, settings.policy);
  const toolchain::Session::Fixed fixed = session.fix(document->chunk(), *c::safety_of(least));
  auto made = std::make_unique<plyglot_outcome>();
  made->text = fixed.text;
  made->done = fixed.applied;
  // What is left is said of the text as it is now, with the comments that are of no use in it.
  const auto kept =
      std::make_shared<c::KeptText>(c::KeptText{document->kept->name, fixed.text, document->kept->line_ends});
  toolchain::Chunk chunk = document->chunk();
  chunk.source = kept->source();
  made->findings =
      std::make_unique<plyglot_findings>(kept, toolchain::check(settings.language, chunk, settings.policy).findings);
  return c::hand_out(std::move(made), outcome);
}

plyglot_status plyglot_document_translate(const plyglot_document* document, const plyglot_target* target,
                                          uint32_t record, uint32_t ply, plyglot_outcome** outcome) noexcept {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  if (document == nullptr || target == nullptr) return PLYGLOT_BAD_ARGUMENT;
  const toolchain::Target& to = target->to;
  if (to.form == nullptr && to.language.notation == nullptr) {
    return c::refuse(*document, "the target names no notation", outcome);
  }
  std::string problem = toolchain::cannot_translate(document->settings.language, to);
  if (problem.empty()) problem = c::cannot_select(*document, record, ply);
  if (!problem.empty()) return c::refuse(*document, std::move(problem), outcome);
  std::vector<diagnostics::Diagnostic> found;
  toolchain::Session session(document->settings.language, {});
  constexpr bool loss_is_error = false;
  toolchain::Session::Translated translated = session.translate(document->chunk(c::selection(record, ply)), to,
                                                                loss_is_error, diagnostics::collect_into(found));
  auto made = std::make_unique<plyglot_outcome>();
  made->text = translated.without_trailing_blank_lines();
  made->ends = std::move(translated.ends);
  // What follows the last record, such as a comment, belongs to it.
  if (!made->ends.empty()) made->ends.back() = made->text.size();
  made->done = translated.written;
  made->not_done = translated.refused;
  made->findings = c::findings_in(*document, std::move(found));
  return c::hand_out(std::move(made), outcome);
}
