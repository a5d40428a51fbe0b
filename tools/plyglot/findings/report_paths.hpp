#pragma once
// Paths as the readers of a report look for them.

#include "plyglot/findings/finding_formats.hpp"

namespace plyglot::tool {

// The path of a file in the report; `name` is as plyglot reads it, from the folder where it runs. Sites that show a
// project (github, gitlab, sarif, junit, checkstyle) look in the project's folder: the nearest one upwards that holds
// `.git`, or else the one where plyglot runs; reviewdog (rdjson) looks in the latter. For them a path has no steps that
// say nothing (`./`, `a/../`). The other formats show the name as it is, and all formats so show `<stdin>`.
std::string path_in_report(std::string_view name, const ReportOptions& options);

}  // namespace plyglot::tool
