#pragma once
// The names of the catalogue's rows for the code that reports them.

#include <plyglot/diagnostic.hpp>

namespace plyglot::diagnostics {

enum class DiagnosticId : std::uint16_t {
#define PLYGLOT_DIAGNOSTIC(id, name, severity, activation, phase, formatting, fix, gates, summary) id,
#include "diagnostics/catalogue.def"
#undef PLYGLOT_DIAGNOSTIC
};

}  // namespace plyglot::diagnostics
