#pragma once
// What an editor shows of a position of Hopgi, as FEN or as a diagram.

#include <plyglot/annotations.hpp>
#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

// Appends to `out`, which is empty. The source is that of the setup.
void annotate(const Setup& setup, const text::Source& source, annotations::Annotations& out);

}  // namespace plyglot::hopgi
