#pragma once
// What holds for a document: the language it is in and the weight of findings.

#include "plyglot/config/finder.hpp"

#include <plyglot/severity_policy.hpp>
#include <plyglot/toolchain.hpp>

namespace plyglot::tool::lsp {

struct TextSettings {
  // Without a notation for a text that is in none of ours.
  toolchain::Language language;
  diagnostics::SeverityPolicy policy;
  // The index of games that the config names, by its whole path; empty for none.
  std::string index;
  // Whether it is Markdown, whose blocks are texts.
  bool is_markdown = false;
  // Why the config that is nearest is not used; empty if it is, or if there is none.
  std::string problem;
};

// Of the text of a file, for which the editor has a name such as `hop` or `homeworlds-sdg`. The config is the nearest
// one upward from the file. The path is empty for a text that is not a file.
TextSettings settings_of(const std::string& path, const std::string& uri, const std::string& language_id);

// The path of the file that a URI means; empty if it means none.
std::string path_of(std::string_view uri);

}  // namespace plyglot::tool::lsp
