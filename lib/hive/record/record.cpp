#include <plyglot/hive_record.hpp>

namespace plyglot::hive {

void Record::clear() {
  type = {};
  type_span = {};
  plies.clear();
  outcome = Outcome::not_started;
  result.reset();
  result_span = {};
  is_adjudicated = false;
  tags.clear();
  comments.clear();
  details.reset();
  span = {};
  is_sound = true;
  keeps_numbers = false;
  has_unread_text = false;
  has_game = true;
}

}  // namespace plyglot::hive
