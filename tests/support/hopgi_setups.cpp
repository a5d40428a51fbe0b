#include "support/hopgi_setups.hpp"

#include "hopgi/diagram/resolve.hpp"

namespace plyglot::test {

HopgiFen::HopgiFen(std::string_view text) {
  source.text = text;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  hopgi::fen::read_setup(source, source.span(), scratch, setup, reporter);
  reporter.finish();
}

HopgiDiagram::HopgiDiagram(std::string_view text, const diagnostics::SeverityPolicy& policy) {
  source.text = text;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  hopgi::diagram::build_ast(source, source.span(), scratch);
  hopgi::diagram::resolve(source, scratch.ast, setup, reporter);
  reporter.finish();
}

}  // namespace plyglot::test
