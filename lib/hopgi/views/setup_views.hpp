#pragma once
// How positions are shown, in the same way for FEN and diagrams.

#include "notation/views.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

// The stage `model` of a dump, as indented text.
void append_setup(const Setup& setup, std::string& out);

// One object without line breaks: the canonical FEN, the pieces by square, the hands, who is to move, the counters, the
// marks and the comments. The FEN is null if the setup is not sound.
std::string setup_json(const Setup& setup);
// What the rows of its notations name. The diagram is the canonical one with a line end; nothing if the setup is not
// sound. Moves are the legal turns (R11) by their bytes, in the form that the options ask for.
extern const notation::Views<Setup> setup_views;

}  // namespace plyglot::hopgi
