#include "hopgi/reading/fen/read_fen.hpp"

#include "hopgi/reading/fen/resolve.hpp"

namespace plyglot::hopgi {

namespace fen {

void read_setup(const text::Source& source, text::Span fen, Scratch& scratch, Setup& setup,
                diagnostics::Reporter& reporter) {
  build_ast(source, fen, scratch);
  const std::uint32_t errors = reporter.error_count();
  report_syntax(source, scratch.ast, reporter);
  resolve(source, scratch.ast, reporter.error_count() != errors, setup, reporter);
}

std::optional<Position> read_fen(const text::Source& source, text::Span fen, diagnostics::Reporter& reporter) {
  Scratch scratch;
  Setup setup;
  read_setup(source, fen, scratch, setup, reporter);
  return setup.is_sound ? std::optional<Position>(setup.position) : std::nullopt;
}

}  // namespace fen

std::optional<Position> position_from_fen(std::string_view fen) {
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  text::Source source;
  source.text = fen;
  return fen::read_fen(source, source.span(), reporter);
}

}  // namespace plyglot::hopgi
