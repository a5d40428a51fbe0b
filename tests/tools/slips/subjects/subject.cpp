#include "tools/slips/subjects/subject.hpp"

#include <stdexcept>

namespace plyglot::slips {

toolchain::Language language_named(std::string_view name, const Options& options) {
  std::string problem;
  toolchain::Language language = toolchain::language(name, problem);
  for (const auto& [key, value] : options) {
    if (problem.empty()) problem = toolchain::set_option(language, key, value);
  }
  if (!problem.empty()) throw std::runtime_error(problem);
  return language;
}

toolchain::Chunk chunk_of(std::string_view text) {
  toolchain::Chunk chunk;
  chunk.source.name = "game";
  chunk.source.text = text;
  return chunk;
}

std::string translated(const std::string& text, const toolchain::Language& from, const toolchain::Language& to) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(from, policy);
  const auto result = session.translate(chunk_of(text), {to, nullptr}, false, diagnostics::Sink::none());
  return std::string(result.without_trailing_blank_lines());
}

const std::vector<Subject>& subjects() {
  static const std::vector<Subject> list = [] {
    std::vector<Subject> all;
    for (const auto& of_game : {hive_subjects(), homeworlds_subjects(), hexix_subjects(), hopgi_subjects()}) {
      all.insert(all.end(), of_game.begin(), of_game.end());
    }
    return all;
  }();
  return list;
}

toolchain::Language language_of(const Subject& subject) { return language_named(subject.language, subject.options); }

}  // namespace plyglot::slips
