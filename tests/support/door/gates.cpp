#include "support/door/gates.hpp"

namespace plyglot::test {
namespace {

using namespace gate;

// In the order of the enumeration.
constexpr Gates gates_of_rows[] = {
#define PLYGLOT_DIAGNOSTIC(id, name, severity, activation, phase, formatting, fix, gates, summary) gates,
#include "diagnostics/catalogue.def"
#undef PLYGLOT_DIAGNOSTIC
};

}  // namespace

Gates gates_of(diagnostics::DiagnosticId id) { return gates_of_rows[static_cast<std::size_t>(id)]; }

bool has_gate(std::string_view name) {
  const diagnostics::CatalogueEntry& entry = *diagnostics::find_diagnostic(name);
  return entry.blocks_formatting || gates_of(entry.id) != none;
}

}  // namespace plyglot::test
