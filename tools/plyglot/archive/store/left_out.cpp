#include "plyglot/archive/store/left_out.hpp"

#include "diagnostics/name_pattern.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/sort.hpp"

#include <filesystem>

namespace plyglot::tool::archive {
namespace {

// All of an index.
LeftOut left_out_of(const Database& database) {
  LeftOut left_out;
  Statement rows = database.prepare("SELECT name, sum(count) FROM left_out GROUP BY name");
  while (rows.step()) {
    // It becomes a part of a command that people copy.
    const std::string_view name = rows.text(0);
    if (!diagnostics::names_any(name)) rows.fail_as_damaged();
    left_out.emplace(name, rows.size(1));
  }
  return left_out;
}

// `3 records left out, 2 with uhp/bad-gametype, 1 with hive-pgn/no-moves`, and the command that lists them, if there
// are arguments for it; empty if there are none.
std::string left_out_line(const LeftOut& left_out, const std::string& arguments) {
  constexpr std::size_t most_reasons = 4;
  std::vector<std::pair<std::string, std::uint64_t>> reasons(left_out.begin(), left_out.end());
  text::sort(reasons.begin(), reasons.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  std::uint64_t records = 0;
  std::uint64_t others = 0;
  std::string why;
  std::string names;
  for (std::size_t i = 0; i < reasons.size(); ++i) {
    const auto& [name, count] = reasons[i];
    records += count;
    names += (names.empty() ? "" : ",") + name;
    if (i < most_reasons) text::append(why, ", {} with {}", count, name);
    if (i >= most_reasons) others += count;
  }
  if (records == 0) return {};
  if (others != 0) text::append(why, ", {} with others", others);
  std::string line = text::format("{} left out{}", text::counted(records, "record"), why);
  if (arguments.empty()) return line;
  return line + text::format("; `plyglot lint --select {} {}` lists them", names, arguments);
}

// Those of `plyglot lint` that name the same texts; empty if no path does.
std::string arguments_of(const InputOptions& input, const std::string& index) {
  std::string arguments;
  const auto add = [&](std::string_view option, std::string_view value) {
    if (!value.empty()) text::append(arguments, "{}{} ", option, text::shell_path(value));
  };
  if (!index.empty()) {
    const std::string folder = std::filesystem::path(index).parent_path().string();
    return text::shell_path(folder.empty() ? "." : folder);
  }
  if (!input.texts.empty() || input.paths.empty()) return {};
  for (const std::string& from : input.from) add("--from ", from);
  for (const std::string& option : input.options) add("--option ", option);
  add("--profile ", input.profile);
  for (const std::string& path : input.paths) add("", path);
  arguments.pop_back();
  return arguments;
}

}  // namespace

void note_left_out(const Database& database, const InputOptions& input, const std::string& index, Run& run) {
  const std::string line = left_out_line(left_out_of(database), arguments_of(input, index));
  if (!line.empty()) run.note(line);
}

}  // namespace plyglot::tool::archive
