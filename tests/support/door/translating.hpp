#pragma once
// Reading, formatting and translation through the library's front door.

#include <plyglot/session.hpp>

#include <optional>
#include <string>

namespace plyglot::test {

// As on the command line: `uhp`, `hop:spec`, with options as key and value. Must exist.
using Options = std::vector<std::pair<std::string, std::string>>;
toolchain::Language language_of(const std::string& name, const Options& options = {});
toolchain::Target target_of(const std::string& name, const Options& options = {});

// Of a whole file, with the suppressions in its comments.
std::vector<diagnostics::Diagnostic> findings_in_file(const std::string& text, const toolchain::Language& language);
std::string formatted_file(const std::string& text, const toolchain::Language& language);

// What is shown or dumped of all records of a whole file.
std::string viewed_file(const std::string& text, const toolchain::Language& language, toolchain::Session::View view);

struct Translation {
  // None if the only record was refused.
  std::optional<std::string> text;
  std::vector<diagnostics::Diagnostic> findings;
};
// Of one record: a file, or a string outside a file.
Translation translate(const std::string& text, bool is_file, const toolchain::Language& from,
                      const toolchain::Target& to, std::optional<std::uint32_t> ply = {});

// The only record of a text.
hive::Record read_game(const std::string& text, bool is_file, const toolchain::Language& language);

}  // namespace plyglot::test
