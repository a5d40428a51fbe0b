#include "homeworlds/rules/referee/judgement.hpp"

namespace plyglot::homeworlds {

std::optional<Weight> Judgement::weight_of(Rule rule) const {
  if (turn.is_confirmed && is_silenced_by_confirmation(rule, profile_)) return std::nullopt;
  return homeworlds::weight_of(rule, profile_);
}

void Judgement::add(Violation violation, Weight weight) {
  violation.weight = weight;
  if (weight == Weight::error) turn.has_error = true;
  violations_.push_back(violation);
}

void Judgement::report(const Violation& violation) {
  const std::optional<Weight> weight = weight_of(violation.rule);
  if (!weight || (*weight == Weight::error && has_error_)) return;
  if (*weight == Weight::error) has_error_ = true;
  Violation found = violation;
  found.action = number_;
  add(found, *weight);
}

void Judgement::report_soft(Rule rule, Part part) {
  const std::optional<Weight> weight = weight_of(rule);
  Violation violation;
  violation.rule = rule;
  violation.part = part;
  violation.action = number_;
  if (weight) add(violation, *weight);
}

void Judgement::report_soft(Rule rule, Part part, Cause other_home) {
  const std::size_t before = violations_.size();
  report_soft(rule, part);
  if (violations_.size() > before) violations_.back().add_cause(other_home);
}

void Judgement::report_about(ActionNumber other, Rule rule) {
  const std::optional<Weight> weight = weight_of(rule);
  Violation violation;
  violation.rule = rule;
  violation.action = other;
  if (weight) add(violation, *weight);
}

Effect Judgement::conclude(Effect effect) {
  for (std::size_t i = first_violation_; i < violations_.size(); ++i) {
    if (violations_[i].action == number_) violations_[i].effect = effect;
  }
  return effect;
}

}  // namespace plyglot::homeworlds
