#pragma once
// What the measurements of several notations share.

#include <plyglot/diagnostic.hpp>
#include <plyglot/session.hpp>
#include <plyglot/toolchain.hpp>

#include <cstdint>
#include <string_view>

namespace plyglot::bench {

// Findings are counted and forgotten.
inline diagnostics::Sink count_into(std::size_t& count) {
  return {[](void* context, diagnostics::Diagnostic&&) { ++*static_cast<std::size_t*>(context); }, &count};
}

inline toolchain::Language language_of(std::string_view name) {
  std::string problem;
  return toolchain::language(name, problem);
}

// What `plyglot lint` and `plyglot fmt` do with a file of the notation, again and again.
class FileRuns {
 public:
  FileRuns(std::string_view notation, const text::Source& source) : session_(language_of(notation), policy_) {
    chunk_.source = source;
  }
  // How many records there are.
  std::size_t lint() { return session_.lint(chunk_, count_into(found_)).records; }
  // How many bytes are written.
  std::size_t format() { return session_.format(chunk_, count_into(found_)).text.size(); }

 private:
  diagnostics::SeverityPolicy policy_;
  toolchain::Session session_;
  toolchain::Chunk chunk_;
  std::size_t found_ = 0;
};

// What any reader must do at least: look at every byte once.
inline std::uint32_t scanned(std::string_view text) {
  std::uint32_t letters = 0;
  for (const char c : text) letters += static_cast<std::uint32_t>(c >= 'A' && c <= 'z');
  return letters;
}

}  // namespace plyglot::bench
