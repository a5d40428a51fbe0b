#pragma once
// Reads Homeworlds records for tests, and says in lines what was found.

#include "homeworlds/notations/homeworlds/read/record_reader.hpp"

#include <string>
#include <vector>

namespace plyglot::test {

// A game up to the first turn that is not a homeworld.
extern const std::string two_homes;

struct HomeworldsReading {
  std::string text;
  homeworlds::Ast ast;
  std::vector<homeworlds::NotedFinding> findings;

  std::string_view slice(text::Span span) const { return std::string_view(text).substr(span.begin, span.size()); }
};

HomeworldsReading read_homeworlds(std::string text, const homeworlds::ReadOptions& options = {});

// `bad-piece` of `homeworlds/bad-piece`.
std::string short_name_of(diagnostics::DiagnosticId id);
// `homeworlds/bad-piece error 6-8`, one a line, sorted.
std::string report_of(const std::vector<homeworlds::NotedFinding>& findings);
// The names alone, in the order of the text, with a blank between.
std::string names_of(const std::vector<homeworlds::NotedFinding>& findings);
// `build 0-14`, one a line, of all turns.
std::string actions_of(const homeworlds::Ast& ast);
// All turns as their record prints them, with a line end between them.
std::string printed(HomeworldsReading reading);
// Only spans that are part of the text, in order, with their nodes inside each other.
void check_spans(const HomeworldsReading& reading);

}  // namespace plyglot::test
