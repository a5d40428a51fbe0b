#include "c/parts.hpp"

using namespace plyglot;

void plyglot_outcome_free(plyglot_outcome* outcome) noexcept { delete outcome; }

plyglot_text plyglot_outcome_text(const plyglot_outcome* outcome) noexcept {
  return c::text_of(outcome, &plyglot_outcome::text);
}
size_t plyglot_outcome_part_count(const plyglot_outcome* outcome) noexcept {
  return c::count_of(outcome, &plyglot_outcome::ends);
}

plyglot_text plyglot_outcome_part(const plyglot_outcome* outcome, size_t index) noexcept {
  const std::size_t* end = c::item_of(outcome, &plyglot_outcome::ends, index);
  if (end == nullptr) return {};
  const std::size_t begin = index == 0 ? 0 : outcome->ends[index - 1];
  return c::borrowed(std::string_view(outcome->text).substr(begin, *end - begin));
}

const plyglot_findings* plyglot_outcome_findings(const plyglot_outcome* outcome) noexcept {
  return outcome == nullptr ? nullptr : outcome->findings.get();
}

size_t plyglot_outcome_done(const plyglot_outcome* outcome) noexcept {
  return c::part_of(outcome, &plyglot_outcome::done);
}
size_t plyglot_outcome_not_done(const plyglot_outcome* outcome) noexcept {
  return c::part_of(outcome, &plyglot_outcome::not_done);
}

plyglot_text plyglot_outcome_problem(const plyglot_outcome* outcome) noexcept {
  return c::text_of(outcome, &plyglot_outcome::problem);
}
