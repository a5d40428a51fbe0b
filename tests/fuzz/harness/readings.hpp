#pragma once
// Texts read in all the ways there are, for targets that check the same thing in each.

#include "fuzz/harness/target.hpp"

#include <plyglot/session.hpp>

#include <string>
#include <vector>

namespace plyglot::fuzz {

// A notation with its dialect and options, and whether the text is a file or a string outside a file.
struct Way {
  const toolchain::Language& language;
  bool is_file;
};

// Calls function(way) for the languages of the subject, as file and as string: for the first language as a file always,
// for the others where the text is chosen for it.
template <class Function>
void in_all_ways(const Subject& subject, std::string_view text, Function function) {
  constexpr std::uint64_t one_in = 8;
  const bool is_for_all = is_chosen(text, one_in);
  for (const toolchain::Language& language : subject.languages) {
    for (const bool is_file : {true, false}) {
      const bool is_first = &language == &subject.languages.front() && is_file;
      if (is_first || is_for_all) function(Way{language, is_file});
    }
  }
}

// The session that has read all texts so far in this language.
toolchain::Session& session_for(const Way& way);
toolchain::Chunk chunk_of(std::string_view text, const Way& way);

std::vector<diagnostics::Diagnostic> findings_in(std::string_view text, const Way& way);
// With those that comments of the text suppress, which hold for all that is done with a text but checking it.
std::vector<diagnostics::Diagnostic> findings_with_suppressed(std::string_view text, const Way& way);
// As lines of JSON, for comparing.
std::string report_of(const std::vector<diagnostics::Diagnostic>& findings, const text::Source& source);

// A record of a text: its own text, what it means, and whether it can be relied on.
struct Record {
  std::string text;
  toolchain::Model model;
  bool is_sound = false;

  const hive::Position& position() const { return std::get<hive::Position>(model); }
};
std::vector<Record> records_of(std::string_view text, const Way& way);

// Calls function(of_half, of_whole) with the records of the first half of the text and with all, in all ways in which
// both have some.
template <class Function>
void beside_first_half(const Subject& subject, std::string_view text, Function function) {
  const std::string_view half = text.substr(0, text.find('\n', text.size() / 2));
  in_all_ways(subject, text, [&](const Way& way) {
    const std::vector<Record> of_whole = records_of(text, way);
    const std::vector<Record> of_half = records_of(half, way);
    if (!of_half.empty() && !of_whole.empty()) function(of_half, of_whole);
  });
}

// The canonical text of the whole text.
std::string formatted(std::string_view text, const Way& way, toolchain::Open open = toolchain::Open::kept);

// A translation keeps the blank lines at the end of a file, and formatting does not.
std::string_view without_blank_lines_at_the_end(std::string_view text);

// A target of translation by its name.
toolchain::Target target_named(std::string_view name);
toolchain::Session::Translated translated(std::string_view text, const Way& way, const toolchain::Target& to);

}  // namespace plyglot::fuzz
