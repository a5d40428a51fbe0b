#include "plyglot/findings/report_paths.hpp"

#include <filesystem>

namespace plyglot::tool {
namespace {

namespace fs = std::filesystem;

enum class Base : std::uint8_t { as_it_is, here, project };

Base base_of(const ReportOptions& options) {
  switch (options.report) {
    case FindingFormat::of_library: {
      const bool is_of_site =
          options.format == diagnostics::OutputFormat::github || options.format == diagnostics::OutputFormat::sarif;
      return is_of_site ? Base::project : Base::as_it_is;
    }
    case FindingFormat::concise:
      return Base::as_it_is;
    case FindingFormat::rdjson:
      return Base::here;
    case FindingFormat::checkstyle:
    case FindingFormat::junit:
    case FindingFormat::gitlab:
      return Base::project;
  }
  return Base::as_it_is;
}

fs::path folder_of_project(const fs::path& here) {
  std::error_code problem;
  for (fs::path folder = here;; folder = folder.parent_path()) {
    if (fs::exists(folder / ".git", problem)) return folder;
    if (folder == folder.parent_path()) return here;
  }
}

}  // namespace

std::string path_in_report(std::string_view name, const ReportOptions& options) {
  const Base base = base_of(options);
  const bool is_path = !name.empty() && !(name.front() == '<' && name.back() == '>');
  if (base == Base::as_it_is || !is_path) return std::string(name);
  const fs::path path = fs::path(name).lexically_normal();
  if (base == Base::here) return path.generic_string();
  std::error_code problem;
  static const fs::path here = fs::current_path(problem);
  static const fs::path project = folder_of_project(here);
  const fs::path inside = (here / path).lexically_normal().lexically_relative(project);
  const bool is_inside = !inside.empty() && *inside.begin() != "..";
  return (is_inside ? inside : path).generic_string();
}

}  // namespace plyglot::tool
