// What there is to read about a finding.

#include "plyglot/lsp/features/features.hpp"

#include "diagnostics/explanation.hpp"

namespace plyglot::tool::lsp {

Json explain(Workspace& /*workspace*/, const Json& params) {
  const auto name = string_in(params, "name");
  std::string problem;
  const std::string text = diagnostics::explanation(name, problem);
  if (!problem.empty()) throw RequestError(ErrorCode::request_failed, problem);
  return {{"name", name}, {"markdown", text}};
}

}  // namespace plyglot::tool::lsp
