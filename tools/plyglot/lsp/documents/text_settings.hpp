#pragma once
// What holds for a document: the language it is in and the weight of findings.

#include "plyglot/config/finder.hpp"

#include <plyglot/severity_policy.hpp>
#include <plyglot/toolchain.hpp>

namespace plyglot::tool::lsp {

// What the user has set in the editor. A config has the last word.
struct EditorSettings {
  // Names of findings, or their beginnings, and severities.
  std::vector<std::pair<std::string, diagnostics::Severity>> severities;
  struct Option {
    // An id of a notation or a game.
    std::string of;
    std::string key;
    std::string value;
  };
  std::vector<Option> options;
  // Which hints are shown: the numbers of plies, and the coordinates of where they go.
  bool has_numbers = true;
  bool has_cells = false;
  // Whether the editor opens addresses such as `plyglot:/explain/hop/lost-plus.md`.
  bool opens_pages = false;
  // Whether it shows the results of commands itself.
  bool shows_results = false;
  // Whether it shows findings where the pointer is, beside the hover.
  bool shows_findings = false;
};

struct TextSettings {
  // Without a notation for a text that is in none of ours.
  toolchain::Language language;
  diagnostics::SeverityPolicy policy;
  // The index of games that the config names, by its whole path; empty for none.
  std::string index;
  // Whether it is Markdown, whose blocks are texts.
  bool is_markdown = false;
  // Why the config that is nearest, or what is set in the editor, is not used; empty if it is, or if there is none.
  std::string problem;
};

// Of the text of a file, for which the editor has a name such as `hop` or `homeworlds-sdg`. The config is the nearest
// one upward from the file. The path is empty for a text that is not a file.
TextSettings settings_of(const std::string& path, const std::string& uri, const std::string& language_id,
                         const EditorSettings& editor);

// The path of the file that a URI means; empty if it means none.
std::string path_of(std::string_view uri);

}  // namespace plyglot::tool::lsp
