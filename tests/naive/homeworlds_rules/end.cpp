// G12, G13, G17, G20, G21, G27.

#include "naive/homeworlds_rules/turn.hpp"

#include <algorithm>

namespace plyglot::naive::homeworlds_rules {

void Turn::end() {
  const auto is_alive = [&](int player) { return game_.standing[static_cast<std::size_t>(player)] == "alive"; };
  const auto give_up = [&](std::size_t i) {
    game_.gone.push_back(game_.systems[i].name);
    game_.systems.erase(game_.systems.begin() + static_cast<std::ptrdiff_t>(i));
  };

  int on_the_left = -1;
  for (int i = 1; i < game_.players && on_the_left < 0; ++i) {
    if (is_alive((mover_ + i) % game_.players)) on_the_left = (mover_ + i) % game_.players;
  }

  for (std::size_t i = game_.systems.size(); i-- > 0;) {
    if (game_.systems[i].home >= 0 && game_.systems[i].stars.empty()) give_up(i);
  }
  std::set<int> losers;
  for (int player = 0; player < game_.players; ++player) {
    const int home = index_of_home(game_, player);
    const bool holds = home >= 0 && !at(home).ships[static_cast<std::size_t>(player)].empty();
    if (!is_alive(player) || holds) continue;
    losers.insert(player);
    game_.standing[static_cast<std::size_t>(player)] = "out";
    if (home < 0) continue;
    at(home).home = -1;
    if (at(home).stars.empty() || is_without_ships(at(home))) give_up(static_cast<std::size_t>(home));
  }

  const auto alive = std::count(game_.standing.begin(), game_.standing.end(), "alive");
  const auto waiting = std::count(game_.standing.begin(), game_.standing.end(), "new");
  const bool has_beaten_left = losers.count(on_the_left) > 0;
  const bool has_lost = losers.count(mover_) > 0;
  if (waiting == 0 && alive <= 1) {
    game_.is_over = true;
    for (int player = 0; player < game_.players; ++player) {
      if (is_alive(player)) game_.winner = player;
    }
  }
  if (game_.profile == "ap" && has_beaten_left && !has_lost) {
    game_.is_over = true;
    game_.winner = mover_;
  }
  game_.to_move = (mover_ + 1) % game_.players;
  for (int i = game_.players; i >= 1; --i) {
    const int player = (mover_ + i) % game_.players;
    if (game_.standing[static_cast<std::size_t>(player)] != "out") game_.to_move = player;
  }

  if (has_error_) return;
  const bool may_leave_passes_out = game_.profile == "ap" && (has_lost || has_beaten_left);
  if (!may_leave_passes_out && sacrifice_ >= 0 && left_ > 0) {
    now_ = sacrifice_;
    say("missing-pass", "action");
  }
  now_ = static_cast<int>(actions_.size()) - 1;
  action_has_error_ = false;
  if (!may_leave_passes_out && !is_begun_ && !actions_.empty()) say("missing-pass", "action");
  const bool is_draw = game_.is_over && game_.winner < 0;
  if (has_error_ || !has_lost || (game_.profile == "ap" && is_draw)) return;
  say("self-elimination", "turn");
}

}  // namespace plyglot::naive::homeworlds_rules
