#include "plyglot/lsp/features/suppression_action.hpp"

#include "plyglot/lsp/documents/edits.hpp"
#include "text/format.hpp"
#include "toolchain/registry/registry.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

// Whether findings of this kind are gone in the other document, and nothing else: a comment silences all that its line
// has.
bool is_silenced(const Document& before, const Document& after, diagnostics::DiagnosticId id) {
  const auto is_same = [id](const diagnostics::Diagnostic& finding) { return finding.id == id; };
  const auto count_in = [&](const Document& document) {
    return std::count_if(document.findings().begin(), document.findings().end(), is_same);
  };
  const std::ptrdiff_t gone = count_in(before) - count_in(after);
  return gone > 0 && after.findings().size() + static_cast<std::size_t>(gone) == before.findings().size();
}

}  // namespace

std::optional<diagnostics::Edit> edit_that_suppresses(const Document& document,
                                                      const diagnostics::Diagnostic& finding) {
  const std::string_view sign = document.language()->notation->about().comment_sign;
  if (sign.empty()) return std::nullopt;
  const std::string comment =
      text::format("{} plyglot: ignore[{}]", sign, diagnostics::catalogue_entry(finding.id).name);
  const TextPositions& positions = document.positions();
  const Place place = positions.place_of(finding.span.begin);
  const std::uint32_t above = positions.offset_of({place.line, 0});
  const std::uint32_t end = positions.offset_of({place.line, 0xFFFFFFFF});
  for (diagnostics::Edit& edit :
       std::vector<diagnostics::Edit>{{{end, end}, " " + comment}, {{above, above}, comment + "\n"}}) {
    Document changed(document.settings(), Encoding::utf8);
    changed.replace_all(with_edits(document.text(), {edit}));
    if (is_silenced(document, changed, finding.id)) return std::move(edit);
  }
  return std::nullopt;
}

}  // namespace plyglot::tool::lsp
