#include "diagnostics/ids.hpp"
#include "diagnostics/name_pattern.hpp"

#include <plyglot/severity_policy.hpp>

namespace plyglot::diagnostics {

SeverityPolicy::SeverityPolicy() : rows_(catalogue_size()) {}

template <class Change>
bool SeverityPolicy::change(std::string_view name, Change change) {
  bool found = false;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (!names(name, catalogue_entry(i).name)) continue;
    change(rows_[i]);
    found = true;
  }
  return found;
}

bool SeverityPolicy::select(std::string_view name) {
  const bool found = change(name, [](Row& row) { row.selected = true; });
  selecting_ = selecting_ || found;
  return found;
}

bool SeverityPolicy::ignore(std::string_view name) {
  return change(name, [](Row& row) { row.ignored = true; });
}

bool SeverityPolicy::set(std::string_view name, Severity severity) {
  return change(name, [severity](Row& row) {
    row.is_explicit = true;
    row.severity = severity;
  });
}

bool SeverityPolicy::wants(DiagnosticId id) const {
  const Row& row = rows_[static_cast<std::size_t>(id)];
  if (row.ignored || (selecting_ && !row.selected)) return false;
  if (row.is_explicit) return row.severity != Severity::off;
  return row.selected || !catalogue_entry(id).on_request;
}

Severity SeverityPolicy::resolve(DiagnosticId id, Severity proposed) const {
  if (!wants(id)) return Severity::off;
  const Row& row = rows_[static_cast<std::size_t>(id)];
  return row.is_explicit ? row.severity : proposed;
}

}  // namespace plyglot::diagnostics
