#include "diagnostics/suppressions.hpp"

#include "diagnostics/name_pattern.hpp"
#include "diagnostics/reporter.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <limits>

namespace plyglot::diagnostics {
namespace {

constexpr text::Span everything{0, std::numeric_limits<std::uint32_t>::max()};

void report_unknown(const SuppressionSyntax::Name& name, Reporter& reporter) {
  Diagnostic& diagnostic = reporter.report(DiagnosticId::plyglot_unknown_diagnostic, name.span,
                                           text::format("there is no diagnostic `{}`", name.text));
  if (const auto near = nearest_pattern(name.text)) {
    diagnostic.fix = Fix{text::format("write `{}`", *near), Safety::unsafe, {{name.span, std::string(*near)}}};
  } else {
    diagnostic.helps.emplace_back("`plyglot list diagnostics` names them all");
  }
}

void report_misplaced(text::Span verb, Reporter& reporter) {
  Diagnostic& diagnostic = reporter.report(DiagnosticId::plyglot_misplaced_suppression, verb,
                                           "`ignore-file` comes after the first record and is ignored");
  diagnostic.helps.emplace_back("move the comment before the first record, or write `ignore` for the next line alone");
}

// Findings that the policy drops anyway cannot show that a rule is of no use.
bool is_wanted(std::string_view pattern, const Reporter& reporter) {
  for (std::size_t i = 0; i < catalogue_size(); ++i) {
    const CatalogueEntry& entry = catalogue_entry(i);
    if (names(pattern, entry.name) && reporter.wants(entry.id)) return true;
  }
  return false;
}

}  // namespace

void Suppressions::RuleSet::advance_to(std::uint32_t offset) {
  const auto is_past = [&](std::size_t index) { return rules[index].target.end < offset; };
  in_force.erase(std::remove_if(in_force.begin(), in_force.end(), is_past), in_force.end());
  for (; next < rules.size() && rules[next].target.begin <= offset; ++next) {
    const Rule& rule = rules[next];
    const auto says_the_same = [&](std::size_t index) {
      return rules[index].name == rule.name && rules[index].target.end >= rule.target.end;
    };
    if (!rule.is_known || rule.target.end < offset) continue;
    if (std::none_of(in_force.begin(), in_force.end(), says_the_same)) in_force.push_back(next);
  }
}

bool Suppressions::RuleSet::suppresses(DiagnosticId id, std::uint32_t begin) {
  advance_to(begin);
  const std::string_view name = catalogue_entry(id).name;
  for (const std::size_t index : in_force) {
    if (!names(rules[index].name, name)) continue;
    rules[index].is_used = true;
    return true;
  }
  return false;
}

void Suppressions::read_comment(const Comment& comment, Reporter& reporter) {
  if (!is_suppression(comment.text)) return;
  std::vector<Diagnostic> problems;
  const auto syntax = parse_suppression(comment.text, comment.begin, problems);
  for (Diagnostic& problem : problems) reporter.report(std::move(problem));
  if (!syntax) return;
  if (syntax->is_file_wide && !comment.before_first_record) {
    report_misplaced(syntax->verb, reporter);
  } else {
    add_rules(*syntax, comment, reporter);
  }
}

void Suppressions::add_rules(const SuppressionSyntax& syntax, const Comment& comment, Reporter& reporter) {
  for (const SuppressionSyntax::Name& name : syntax.names) {
    Rule rule;
    rule.name = name.text;
    rule.span = name.span;
    rule.target = syntax.is_file_wide ? everything : comment.target;
    rule.comment = comment.whole;
    rule.goes_with_sign = comment.whole.begin < comment.begin;
    rule.is_known = names_any(name.text);
    if (!rule.is_known) report_unknown(name, reporter);
    (syntax.is_file_wide ? file_ : lines_).rules.push_back(std::move(rule));
  }
}

// A finding that a line's own rule suppresses does not count as a use of the file's rule.
bool Suppressions::suppresses(DiagnosticId id, std::uint32_t begin) {
  return lines_.suppresses(id, begin) || file_.suppresses(id, begin);
}

void Suppressions::apply(std::vector<Diagnostic>& findings) {
  if (is_idle()) return;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    if (suppresses(findings[i].id, findings[i].span.begin)) continue;
    if (kept != i) findings[kept] = std::move(findings[i]);
    ++kept;
  }
  findings.erase(findings.begin() + static_cast<std::ptrdiff_t>(kept), findings.end());
}

void Suppressions::apply(DiagnosticId id, std::deque<std::uint32_t>& begins) {
  if (is_idle() || begins.empty()) return;
  text::sort(begins.begin(), begins.end());
  lines_.go_back();
  const auto is_suppressed = [&](std::uint32_t begin) { return suppresses(id, begin); };
  begins.erase(std::remove_if(begins.begin(), begins.end(), is_suppressed), begins.end());
}

void Suppressions::report_unused_of_comment(const Rule* begin, const Rule* end, std::string_view where,
                                            Reporter& reporter) {
  const auto is_unused = [&](const Rule& rule) {
    return rule.is_known && !rule.is_used && is_wanted(rule.name, reporter);
  };
  const bool all_unused = std::all_of(begin, end, is_unused);
  bool follows_kept = false;
  for (const Rule* rule = begin; rule != end; ++rule) {
    if (!is_unused(*rule)) {
      follows_kept = true;
      continue;
    }
    Edit edit{rule->comment, ""};
    // With a name, the comma between it and the nearest name that stays, or at its end of the list, is deleted.
    if (!all_unused) {
      edit.span = follows_kept ? text::Span{(rule - 1)->span.end, rule->span.end}
                               : text::Span{rule->span.begin, (rule + 1)->span.begin};
    }
    Diagnostic& diagnostic = reporter.report(DiagnosticId::plyglot_unused_suppression, rule->span,
                                             text::format("`{}` suppresses nothing {}", rule->name, where));
    if (all_unused && rule->comment.empty()) continue;
    const char* const title = !all_unused            ? "delete the name"
                              : rule->goes_with_sign ? "delete the comment"
                                                     : "empty the comment";
    diagnostic.fix = Fix{title, Safety::safe, {std::move(edit)}};
  }
}

void Suppressions::report_unused(const Rules& rules, std::string_view where, Reporter& reporter) {
  const Rule* end = rules.data() + rules.size();
  for (const Rule* first = rules.data(); first != end;) {
    const Rule* last = std::find_if(first, end, [&](const Rule& rule) { return !(rule.comment == first->comment); });
    report_unused_of_comment(first, last, where, reporter);
    first = last;
  }
}

void Suppressions::end_record(Reporter& reporter) {
  if (lines_.rules.empty()) return;
  report_unused(lines_.rules, "here", reporter);
  lines_ = {};
}

void Suppressions::end_file(Reporter& reporter) {
  report_unused(file_.rules, "in this file", reporter);
  file_ = {};
}

std::vector<std::string> Suppressions::file_rules() const {
  std::vector<std::string> names;
  for (const Rule& rule : file_.rules) {
    if (rule.is_known) names.push_back(rule.name);
  }
  text::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

void Suppressions::add_file_rule(std::string_view name) {
  Rule rule;
  rule.name = name;
  rule.target = everything;
  file_.rules.push_back(std::move(rule));
}

std::vector<std::string> Suppressions::used_file_rules() const {
  std::vector<std::string> names;
  for (const Rule& rule : file_.rules) {
    if (rule.is_used) names.push_back(rule.name);
  }
  return names;
}

void Suppressions::mark_used(std::string_view name) {
  const auto bears_name = [name](const Rule& rule) { return rule.name == name; };
  const auto rule = std::find_if(file_.rules.begin(), file_.rules.end(), bears_name);
  if (rule != file_.rules.end()) rule->is_used = true;
}

}  // namespace plyglot::diagnostics
