// Elements of the movetext other than turns and numbers.

#include "hopgi/notations/hopgi/check/checks.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::record {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;

void report_nag(const Scope& scope, text::Span nag) {
  Finding(scope, DiagnosticId::hopgi_nag_range, nag,
          nag.size() == 1 ? std::string("there is no number after `$`")
                          : text::format("{} is beyond `$255`", scope.quoted(nag)))
      .help("annotations in numbers are `$0` to `$255`");
}

void report_without_turn(const Scope& scope, text::Span open) {
  Finding(scope, DiagnosticId::hopgi_variation_without_turn, open,
          "there is no turn before this variation that it could replace")
      .note("it is read from the position at this place")
      .help("write a variation after the turn that it replaces");
}

}  // namespace

void find_in_items(const Scope& scope) {
  constexpr std::uint32_t no_nag = 256;
  for (const Item& item : scope.ast.items) {
    if (item.kind == ItemKind::bad_token) report_bad_token(scope, item);
    if (item.kind == ItemKind::nag && item.index == no_nag) report_nag(scope, item.span);
    if (item.kind == ItemKind::variation_begin && item.is_without_turn) report_without_turn(scope, item.span);
  }
}

}  // namespace plyglot::hopgi::record
