#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

void Setup::clear() {
  position = {};
  places.clear();
  marks.clear();
  comments.clear();
  has_side = true;
  has_hands = true;
  side_span = {};
  hands_span = {};
  counters_span = {};
  span = {};
  is_sound = true;
  has_position = true;
}

}  // namespace plyglot::hopgi
