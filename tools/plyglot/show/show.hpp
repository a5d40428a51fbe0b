#pragma once
// What `plyglot show` and `plyglot dump` have in common: something is printed of each record.

#include "plyglot/options/options.hpp"
#include "plyglot/show/pictures.hpp"

#include <plyglot/session.hpp>

namespace plyglot::tool {

struct ViewRequest {
  InputOptions input;
  SpeechOptions speech;
  toolchain::Session::View view = toolchain::Session::View::text;
  // What of it is not of plies is of the view svg.
  pictures::PictureOptions picture;
};

// Returns the exit status.
int view(const ViewRequest& request);

}  // namespace plyglot::tool
