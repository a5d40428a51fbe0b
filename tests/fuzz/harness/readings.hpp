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

// `hop:DIALECT`.
const toolchain::Language& hop(std::string_view dialect);
// Every notation of records of a game, in each of its dialects and, where they matter, options: `hive`,
// `homeworlds`, `hexix`, `hopgi`; of Hopgi its positions as well.
const std::vector<toolchain::Language>& languages_of(std::string_view game);

// Calls function(way) for the dialects of HOP, as file and as string.
template <class Function>
void in_all_ways(Function function) {
  for (const std::string_view dialect : {"spec", "hivegame"}) {
    for (const bool is_file : {true, false}) function(Way{hop(dialect), is_file});
  }
}

// The same for the notations of a game.
template <class Function>
void in_all_ways_of(std::string_view game, Function function) {
  for (const toolchain::Language& language : languages_of(game)) {
    for (const bool is_file : {true, false}) function(Way{language, is_file});
  }
}

toolchain::Chunk chunk_of(std::string_view text, const Way& way);

std::vector<diagnostics::Diagnostic> findings_in(std::string_view text, const Way& way);
// As lines of JSON, for comparing.
std::string report_of(const std::vector<diagnostics::Diagnostic>& findings, const text::Source& source);

// A record of a text: where it stands, what it is, and whether it can be relied on.
struct Record {
  std::string text;
  toolchain::Model model;
  bool is_sound = false;

  const hive::Position& position() const { return std::get<hive::Position>(model); }
};
std::vector<Record> records_of(std::string_view text, const Way& way);

// The canonical text of the whole text.
std::string formatted(std::string_view text, const Way& way);

// A target of translation by its name.
toolchain::Target target_named(std::string_view name);
toolchain::Session::Translated translated(std::string_view text, const Way& way, const toolchain::Target& to);

}  // namespace plyglot::fuzz
