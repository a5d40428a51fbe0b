#include "c/handles.hpp"

using plyglot::c::lent;

void plyglot_outcome_free(plyglot_outcome* outcome) noexcept { delete outcome; }

plyglot_text plyglot_outcome_text(const plyglot_outcome* outcome) noexcept {
  return outcome == nullptr ? plyglot_text{} : lent(outcome->text);
}

size_t plyglot_outcome_part_count(const plyglot_outcome* outcome) noexcept {
  return outcome == nullptr ? 0 : outcome->ends.size();
}

plyglot_text plyglot_outcome_part(const plyglot_outcome* outcome, size_t index) noexcept {
  if (outcome == nullptr || index >= outcome->ends.size()) return {};
  const std::size_t begin = index == 0 ? 0 : outcome->ends[index - 1];
  return lent(std::string_view(outcome->text).substr(begin, outcome->ends[index] - begin));
}

const plyglot_findings* plyglot_outcome_findings(const plyglot_outcome* outcome) noexcept {
  return outcome == nullptr ? nullptr : outcome->findings.get();
}

size_t plyglot_outcome_done(const plyglot_outcome* outcome) noexcept { return outcome == nullptr ? 0 : outcome->done; }

size_t plyglot_outcome_not_done(const plyglot_outcome* outcome) noexcept {
  return outcome == nullptr ? 0 : outcome->not_done;
}

plyglot_text plyglot_outcome_problem(const plyglot_outcome* outcome) noexcept {
  return outcome == nullptr ? plyglot_text{} : lent(outcome->problem);
}
