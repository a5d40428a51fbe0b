#include "diagnostics/ids.hpp"
#include "diagnostics/pages.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::diagnostics {
namespace {

constexpr bool always = false;
constexpr bool on_request = true;
constexpr bool formats = false;
constexpr bool blocks_formatting = true;

using enum Severity;
using enum Phase;

constexpr CatalogueEntry rows[] = {
#define PLYGLOT_DIAGNOSTIC(id, name, severity, activation, phase, formatting, fix, gates, summary) \
  {DiagnosticId::id, name, severity, activation, phase, formatting, FixKind::fix, summary},
#include "diagnostics/catalogue.def"
#undef PLYGLOT_DIAGNOSTIC
};

constexpr std::string_view severity_names[] = {"off", "info", "warning", "error"};
constexpr std::string_view phase_names[] = {"bytes", "syntax", "meaning", "rule", "style", "translate"};
constexpr std::string_view fix_kind_names[] = {"none", "bytes", "spelling", "position", "fill", "recount", "guess"};
constexpr std::string_view safety_names[] = {"safe", "recount", "unsafe"};

}  // namespace

std::string_view name_of(Severity severity) { return severity_names[static_cast<std::size_t>(severity)]; }
std::string_view name_of(Phase phase) { return phase_names[static_cast<std::size_t>(phase)]; }
std::string_view name_of(FixKind kind) { return fix_kind_names[static_cast<std::size_t>(kind)]; }
std::string_view name_of(Safety safety) { return safety_names[static_cast<std::size_t>(safety)]; }

std::optional<Severity> severity_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(severity_names); ++i) {
    if (severity_names[i] == name) return static_cast<Severity>(i);
  }
  return std::nullopt;
}

std::size_t catalogue_size() { return std::size(rows); }
const CatalogueEntry& catalogue_entry(DiagnosticId id) { return rows[static_cast<std::size_t>(id)]; }
const CatalogueEntry& catalogue_entry(std::size_t index) { return rows[index]; }

const CatalogueEntry* find_diagnostic(std::string_view name) {
  for (const CatalogueEntry& entry : rows) {
    if (entry.name == name) return &entry;
  }
  return nullptr;
}

std::string_view page_of(const CatalogueEntry& entry) {
  const Page* end = pages + page_count;
  const Page* found = std::lower_bound(pages, end, entry.name,
                                       [](const Page& page, std::string_view wanted) { return page.name < wanted; });
  return found != end && found->name == entry.name ? found->text : std::string_view();
}

bool reported_before(const Diagnostic& a, const Diagnostic& b) {
  if (a.span.begin != b.span.begin) return a.span.begin < b.span.begin;
  if (a.span.end != b.span.end) return a.span.end < b.span.end;
  return catalogue_entry(a.id).name < catalogue_entry(b.id).name;
}

Sink collect_into(std::vector<Diagnostic>& diagnostics) {
  return Sink(
      [](void* context, Diagnostic&& diagnostic) {
        static_cast<std::vector<Diagnostic>*>(context)->push_back(std::move(diagnostic));
      },
      &diagnostics);
}

}  // namespace plyglot::diagnostics
