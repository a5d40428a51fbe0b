#include "c/handles.hpp"

using namespace plyglot;

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
  made->text = std::move(translated.text);
  made->ends = std::move(translated.ends);
  // What stands behind the last record, such as a comment, belongs to it.
  if (!made->ends.empty()) made->ends.back() = made->text.size();
  made->done = translated.written;
  made->not_done = translated.refused;
  made->findings = c::findings_in(*document, std::move(found));
  return c::hand_out(std::move(made), outcome);
}
