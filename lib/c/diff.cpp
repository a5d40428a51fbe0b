#include "c/handles.hpp"

#include "text/format.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

// The models of a document, up to the first record that has an error.
struct Models {
  std::vector<toolchain::Model> sound;
  bool has_error = false;
};

Models models_of(const plyglot_document& document) {
  Models models;
  const auto keep = [](void* context, text::Span, const toolchain::Model& model, bool is_sound) {
    Models& into = *static_cast<Models*>(context);
    into.has_error |= !is_sound;
    if (!into.has_error) into.sound.push_back(model);
  };
  std::vector<diagnostics::Diagnostic> ignored;
  toolchain::Session session(document.settings.language, {});
  session.read(document.chunk(), keep, &models, diagnostics::collect_into(ignored));
  return models;
}

std::string error_in(const Models& models, const plyglot_document& document, std::string_view which) {
  if (!models.has_error) return {};
  return text::format("{} {} of the {} text has an error", document.facts().record_name, models.sound.size() + 1,
                      which);
}

void add_unpaired(std::size_t from, std::size_t to, const plyglot_document& document, std::string_view which,
                  plyglot_outcome& out) {
  for (std::size_t i = from; i < to; ++i) {
    out.add(text::format("{} {} is only in the {} text\n", document.facts().record_name, i + 1, which));
    ++out.not_done;
  }
}

}  // namespace

plyglot_status plyglot_diff(const plyglot_document* a, const plyglot_document* b, plyglot_outcome** outcome) noexcept {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  if (a == nullptr || b == nullptr) return PLYGLOT_BAD_ARGUMENT;
  std::string problem = toolchain::cannot_compare(a->settings.language, b->settings.language);
  if (!problem.empty()) return c::refuse(*a, std::move(problem), outcome);
  const Models left = models_of(*a);
  const Models right = models_of(*b);
  problem = error_in(left, *a, "first");
  if (problem.empty()) problem = error_in(right, *b, "second");
  if (!problem.empty()) return c::refuse(*a, std::move(problem), outcome);
  auto made = std::make_unique<plyglot_outcome>();
  const std::size_t pairs = std::min(left.sound.size(), right.sound.size());
  for (std::size_t i = 0; i < pairs; ++i) {
    const toolchain::Comparison comparison = toolchain::compare(left.sound[i], right.sound[i]);
    made->add(comparison.text);
    ++(comparison.is_same ? made->done : made->not_done);
  }
  add_unpaired(pairs, left.sound.size(), *a, "first", *made);
  add_unpaired(pairs, right.sound.size(), *b, "second", *made);
  made->findings = c::findings_in(*a, {});
  return c::hand_out(std::move(made), outcome);
}
