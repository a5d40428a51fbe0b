#pragma once
// What was found out about engines, for people and for programs.

#include "plyglot/uhp_check/check_log.hpp"

#include <cstdint>

namespace plyglot::tool::uhp_check {

enum class ReportFormat : std::uint8_t { human, jsonl, junit };

struct CheckedEngine {
  // As on the command line, and as it calls itself.
  std::string command;
  std::string id;
  const CheckLog* log = nullptr;
};

// The findings about one engine and a summary. `most` findings are shown (0: all), the others are counted.
void append_human(const CheckedEngine& engine, std::uint64_t most, std::string& out);
// A line for each finding, and one for the engine (docs/uhp-check.md).
void append_json_lines(const CheckedEngine& engine, std::uint64_t most, std::string& out);
// A test suite of a JUnit report; prologue and epilogue go around those of all engines.
void append_junit(const CheckedEngine& engine, std::string& out);
inline constexpr std::string_view junit_prologue = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
inline constexpr std::string_view junit_epilogue = "</testsuites>\n";

}  // namespace plyglot::tool::uhp_check
