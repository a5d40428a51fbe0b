#pragma once
// What a turn could still do (homeworlds-rules G2, G9).

#include "homeworlds/rules/action.hpp"

namespace plyglot::homeworlds {

// Of one turn, whose actions are taken one after another.
class UnusedActions {
 public:
  void take(const RecordAction& action) {
    if (action.verb == Verb::catastrophe) return;
    if (action.verb == Verb::sacrifice) {
      left_ = size_of(*action.ship);
    } else if (action.is_all || left_ == 0) {
      left_ = 0;
    } else {
      --left_;
    }
  }

  // How often the player would have to pass for all to be used. Without any action but catastrophes, once.
  std::uint8_t left() const { return left_; }

 private:
  std::uint8_t left_ = 1;
};

}  // namespace plyglot::homeworlds
