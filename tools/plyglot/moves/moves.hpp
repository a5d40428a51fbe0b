#pragma once
// `plyglot moves` and `plyglot perft`.

#include "plyglot/options/options.hpp"

namespace plyglot::tool {

struct MovesOptions {
  InputOptions input;
  SpeechOptions speech;
};

// Returns the exit status.
int moves(const MovesOptions& options);

struct PerftOptions {
  // The last of the paths is the depth; one before it may be the name of a game.
  InputOptions input;
  SpeechOptions speech;
  bool divides = false;
};

// Returns the exit status.
int perft(const PerftOptions& options);

}  // namespace plyglot::tool
