#include "support/hopgi_setups.hpp"

namespace plyglot::test {

HopgiFen::HopgiFen(std::string_view text) {
  source.text = text;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  hopgi::fen::read_setup(source, source.span(), scratch, setup, reporter);
  reporter.finish();
}

}  // namespace plyglot::test
