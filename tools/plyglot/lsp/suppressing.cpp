#include "plyglot/lsp/suppressing.hpp"

#include "plyglot/lsp/edits.hpp"
#include "text/format.hpp"
#include "toolchain/registry.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

// Whether of all that is found one finding of this kind is gone in the other document, and nothing else.
bool is_silenced(const Document& before, const Document& after, diagnostics::DiagnosticId id) {
  if (after.findings().size() + 1 != before.findings().size()) return false;
  const auto count_in = [id](const Document& document) {
    const auto is_same = [id](const diagnostics::Diagnostic& finding) { return finding.id == id; };
    return std::count_if(document.findings().begin(), document.findings().end(), is_same);
  };
  return count_in(after) + 1 == count_in(before);
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
    Document changed("", document.language(), Encoding::utf8);
    changed.replace_all(with_edits(document.text(), {edit}));
    if (is_silenced(document, changed, finding.id)) return std::move(edit);
  }
  return std::nullopt;
}

}  // namespace plyglot::tool::lsp
