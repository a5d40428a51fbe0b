#include "plyglot/lsp/documents/edits.hpp"
#include "plyglot/lsp/features/features.hpp"
#include "plyglot/lsp/features/suppression_action.hpp"
#include "plyglot/lsp/features/translation_action.hpp"

#include "text/format.hpp"

#include <algorithm>
#include <set>

namespace plyglot::tool::lsp {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Safety;

// What the editor asks for: kinds of actions, each of which stands for those whose names continue it after a dot.
class Wanted {
 public:
  explicit Wanted(const Json& params) {
    const Json& context = member_in(params, "context");
    if (!context.contains("only")) return;
    is_limited_ = true;
    for (const Json& kind : member_in(context, "only")) kinds_.push_back(kind.get<std::string>());
  }

  bool has(std::string_view kind) const {
    return !is_limited_ || std::any_of(kinds_.begin(), kinds_.end(), [&](const std::string& wanted) {
      return wanted.empty() || wanted == kind || kind.substr(0, wanted.size() + 1) == wanted + '.';
    });
  }

 private:
  bool is_limited_ = false;
  std::vector<std::string> kinds_;
};

Json quick_fix(const Document& document, const Diagnostic& finding) {
  Json edits = Json::array();
  for (const diagnostics::Edit& edit : finding.fix->edits) edits.push_back(text_edit(document, edit.span, edit.text));
  return {{"title", finding.fix->title},
          {"kind", "quickfix"},
          {"diagnostics", Json::array({diagnostic_json(document, finding)})},
          {"isPreferred", finding.fix->safety == Safety::safe},
          {"edit", workspace_edit(document, std::move(edits))}};
}

Json suppression(const Document& document, const Diagnostic& finding, const diagnostics::Edit& edit) {
  Json edits = Json::array({text_edit(document, edit.span, edit.text)});
  return {{"title", text::format("ignore `{}` here", diagnostics::catalogue_entry(finding.id).name)},
          {"kind", "quickfix"},
          {"diagnostics", Json::array({diagnostic_json(document, finding)})},
          {"edit", workspace_edit(document, std::move(edits))}};
}

// Each comment is tried on the whole text, so that there are only few of them where much is selected: one for each kind
// of finding.
void append_suppressions(const Document& document, const std::vector<const Diagnostic*>& here, Json& actions) {
  std::set<diagnostics::DiagnosticId> tried;
  for (const Diagnostic* finding : here) {
    if (!tried.insert(finding->id).second) continue;
    const auto edit = edit_that_suppresses(document, *finding);
    if (edit) actions.push_back(suppression(document, *finding, *edit));
  }
}

void append_fix_all(const Document& document, Json& actions) {
  const auto has_safe_fix = [](const Diagnostic& finding) {
    return finding.fix && finding.fix->safety == Safety::safe;
  };
  if (std::none_of(document.findings().begin(), document.findings().end(), has_safe_fix)) return;
  toolchain::Session session(*document.language(), document.settings().policy);
  const toolchain::Session::Fixed fixed = session.fix(document.chunk(), Safety::safe);
  Json edits = Json::array();
  append_change(document, document.chunk().source.span(), fixed.text, edits);
  actions.push_back({{"title", text::format("apply all safe fixes ({})", fixed.applied)},
                     {"kind", "source.fixAll.plyglot"},
                     {"edit", workspace_edit(document, std::move(edits))}});
}

}  // namespace

Json code_actions(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  const Wanted wanted(params);
  Json actions = Json::array();
  if (document.language() == nullptr && !document.settings().is_markdown) return actions;
  const text::Span range = document.positions().span_of(range_in(member_in(params, "range")));
  std::vector<const Diagnostic*> here;
  for (const Diagnostic& finding : document.findings()) {
    if (touches(finding.span, range)) here.push_back(&finding);
  }
  if (wanted.has("quickfix")) {
    for (const Diagnostic* finding : here) {
      if (finding->fix) actions.push_back(quick_fix(document, *finding));
    }
    if (document.language() != nullptr) append_suppressions(document, here, actions);
  }
  if (document.language() == nullptr) return actions;
  if (wanted.has("source.fixAll.plyglot") && document.has_certain_dialect()) append_fix_all(document, actions);
  if (wanted.has("refactor.rewrite.translate") && workspace.abilities.can_create_files) {
    append_translations(document, range.begin, actions);
  }
  return actions;
}

}  // namespace plyglot::tool::lsp
