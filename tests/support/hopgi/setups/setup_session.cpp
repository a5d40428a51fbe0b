#include "support/hopgi/setups/setup_session.hpp"

#include "support/checks/catch.hpp"

namespace plyglot::test {

HopgiSetupSession::HopgiSetupSession(const std::string& notation, const Options& options)
    : session_(language_of(notation, options), {}) {}

toolchain::Chunk HopgiSetupSession::chunk_of(std::string_view text, bool is_file) const {
  toolchain::Chunk chunk;
  chunk.source = {"input", text};
  chunk.is_file = is_file;
  return chunk;
}

std::string HopgiSetupSession::lint(std::string_view text, bool is_file) {
  findings_.clear();
  session_.lint(chunk_of(text, is_file), collect_into(findings_));
  return report();
}

std::string HopgiSetupSession::format(std::string_view text, bool is_file) {
  findings_.clear();
  auto formatted = session_.format(chunk_of(text, is_file), collect_into(findings_));
  // Nothing follows in the file.
  formatted.text.resize(formatted.text.size() - formatted.trailing_blank_lines);
  return formatted.text;
}

std::string HopgiSetupSession::canonical(std::string_view text) {
  const auto formatted = session_.format(chunk_of(text, true), diagnostics::Sink::none(), toolchain::Open::settled);
  return std::string(formatted.without_trailing_blank_lines());
}

std::string HopgiSetupSession::fix(std::string_view text) {
  return session_.fix(chunk_of(text, true), diagnostics::Safety::safe).text;
}

toolchain::Session::Translated HopgiSetupSession::translate(std::string_view text, const std::string& target) {
  findings_.clear();
  std::string problem;
  const toolchain::Target to = toolchain::target(target, problem);
  REQUIRE(problem.empty());
  return session_.translate(chunk_of(text, true), to, false, collect_into(findings_));
}

std::vector<std::pair<hopgi::Setup, bool>> HopgiSetupSession::read(std::string_view text) {
  std::vector<std::pair<hopgi::Setup, bool>> setups;
  const auto keep = [](void* list, text::Span, const toolchain::Model& model, bool is_sound) {
    static_cast<std::vector<std::pair<hopgi::Setup, bool>>*>(list)->emplace_back(std::get<hopgi::Setup>(model),
                                                                                 is_sound);
  };
  findings_.clear();
  session_.read(chunk_of(text, true), keep, &setups, collect_into(findings_));
  return setups;
}

}  // namespace plyglot::test
