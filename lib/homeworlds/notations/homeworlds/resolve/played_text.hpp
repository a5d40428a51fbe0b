#pragma once
// A text that is read and played, with all that was found, and where its play first fails.

#include "homeworlds/notations/homeworlds/read/record_reader.hpp"
#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"

namespace plyglot::homeworlds {

struct PlayedText {
  text::Source source;
  Ast ast;
  std::vector<NotedFinding> findings;
  std::vector<Violation> violations;
  Record record;
};

struct PlayOptions {
  ReadOptions read;
  // homeworlds 6: that of the option; none leaves it to the text.
  std::optional<Profile> profile;
  ResolveWishes wishes;
};

// Reads and plays the text, which must outlive the answer.
void play_text(const text::Source& source, const PlayOptions& options, PlayedText& into);

// The turn that begins there or before; none above the first.
std::optional<std::uint32_t> turn_at(const Ast& ast, std::uint32_t offset);

struct Failure {
  std::uint32_t turn = 0;
  // Of the first error in the turn, by its place.
  text::Span span;
  // It is one of the rules of play, and not of the notation.
  bool is_of_rules = false;
  // The position after the turn is unknown.
  bool stops_play = false;
  // The turn is that of another player; what else is wrong with it may follow from that.
  bool is_wrong_player = false;
};

// The first turn from this one on in which there is an error.
std::optional<Failure> first_failure(const PlayedText& text, std::uint32_t from);

}  // namespace plyglot::homeworlds
