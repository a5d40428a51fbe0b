#include "diagnostics/explanation.hpp"

#include "diagnostics/name_pattern.hpp"
#include "text/format.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::diagnostics {

std::string explanation(std::string_view name, std::string& problem) {
  const CatalogueEntry* const entry = find_diagnostic(name);
  if (entry != nullptr) {
    const std::string_view page = page_of(*entry);
    return page.empty() ? text::format("{}: {}\n", entry->name, entry->summary) : std::string(page);
  }
  const auto near = nearest_pattern(name);
  problem = text::format("there is no diagnostic `{}`", name);
  problem += near ? text::format("; did you mean `{}`?", *near) : "; `plyglot list diagnostics` names them all";
  return {};
}

}  // namespace plyglot::diagnostics
