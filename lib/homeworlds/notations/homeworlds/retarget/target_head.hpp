#pragma once
// What a record says of itself above its turns, in whatever form (homeworlds L5, 3.3).

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// A header, or what another dialect has instead.
struct Fact {
  // As `seed` calls it.
  std::string key;
  std::string value;
  text::Span span;
};

struct Head {
  // In the order of the text, but for the players of a record that has no header for them: they come first.
  std::vector<Fact> facts;
  // By seat: as many as there are players, or none.
  std::vector<std::string> players;
  // By comment: whether it is one of the facts.
  std::vector<bool> is_fact;
};

// Transcripts of the archive, and records of the page's author, have lines instead of headers: `Winner: Dave`,
// `# Players: Sam, Dave`.
Head head_of(const Record& record);

inline constexpr std::string_view players_key = "Players";
inline constexpr std::string_view winner_key = "Winner";

// With a comma and a blank between.
std::string joined(const std::vector<std::string>& names);

}  // namespace plyglot::homeworlds
