#include "homeworlds/rules/referee/judgement.hpp"

namespace plyglot::homeworlds {

std::optional<diagnostics::Severity> Judgement::severity_of(Rule rule) const {
  if (turn.is_confirmed && is_silenced_by_confirmation(rule, profile_)) return std::nullopt;
  return homeworlds::severity_of(rule, profile_);
}

void Judgement::add(Violation violation, diagnostics::Severity severity) {
  violation.severity = severity;
  if (severity == diagnostics::Severity::error) turn.has_error = true;
  violations_.push_back(violation);
}

void Judgement::report(const Violation& violation) {
  const std::optional<diagnostics::Severity> severity = severity_of(violation.rule);
  if (!severity || (*severity == diagnostics::Severity::error && has_error_)) return;
  if (*severity == diagnostics::Severity::error) has_error_ = true;
  Violation found = violation;
  found.action = number_;
  add(found, *severity);
}

void Judgement::report_soft(Rule rule, Part part) {
  const std::optional<diagnostics::Severity> severity = severity_of(rule);
  Violation violation;
  violation.rule = rule;
  violation.part = part;
  violation.action = number_;
  if (severity) add(violation, *severity);
}

void Judgement::report_soft(Rule rule, Part part, Cause other_home) {
  const std::size_t before = violations_.size();
  report_soft(rule, part);
  if (violations_.size() > before) violations_.back().add_cause(other_home);
}

void Judgement::report_about(ActionNumber other, Rule rule) {
  const std::optional<diagnostics::Severity> severity = severity_of(rule);
  Violation violation;
  violation.rule = rule;
  violation.action = other;
  if (severity) add(violation, *severity);
}

Effect Judgement::conclude(Effect effect) {
  for (std::size_t i = first_violation_; i < violations_.size(); ++i) {
    if (violations_[i].action == number_) violations_[i].effect = effect;
  }
  return effect;
}

}  // namespace plyglot::homeworlds
