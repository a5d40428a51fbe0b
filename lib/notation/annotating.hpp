#pragma once
// What makers of annotations need in every game.

#include <plyglot/annotations.hpp>

namespace plyglot::notation {

// Adds a part, which is open until it is ended: all that is added until then is inside of it. Answers its index.
std::size_t begin_part(annotations::Annotations& out, annotations::Part part);
void end_part(annotations::Annotations& out, std::size_t index);

// Adds a mention of a thing, which comes into the game with the first one. `thing` is the thing's index; none until
// then, when `thing_of()` makes it.
template <class ThingOf>
void mention(annotations::Annotations& out, std::optional<std::uint32_t>& thing, text::Span span, ThingOf thing_of) {
  const bool is_definition = !thing;
  if (!thing) {
    thing = static_cast<std::uint32_t>(out.things.size());
    out.things.push_back(thing_of());
  }
  out.mentions.push_back({span, *thing, is_definition});
}

}  // namespace plyglot::notation
