#include "naive/homeworlds_rules/turn.hpp"

#include <algorithm>

namespace plyglot::naive::homeworlds_rules {
namespace {

bool is_silenced(const std::string& profile, const std::string& name) {
  if (name == "self-elimination") return profile == "rules" || profile == "jpb";
  static const std::set<std::string> home = {"one-star-home",           "home-small-ship", "home-few-colours",
                                             "home-missing-technology", "microverse",      "small-universe"};
  return profile == "ap" && home.count(name) > 0;
}

}  // namespace

std::vector<Finding> play_turn(Game& game, const std::vector<Action>& turn, bool is_confirmed) {
  if (!game.is_certain) return {};
  if (!game.is_over) return Turn(game, turn, is_confirmed).play();
  if (game.is_end_reported) return {};
  game.is_end_reported = true;
  return {{"play-after-end", "error", -1, "turn"}};
}

void Turn::say(const std::string& name, const std::string& part, bool is_soft) {
  const std::string severity = severity_of(game_.profile, name);
  if (severity.empty() || (is_confirmed_ && is_silenced(game_.profile, name))) return;
  if (severity == "error") {
    if (action_has_error_ && !is_soft) return;
    has_error_ = true;
    if (!is_soft) action_has_error_ = true;
  }
  findings_.push_back({name, severity, now_, part});
}

std::vector<Finding> Turn::play() {
  for (now_ = 0; now_ < static_cast<int>(actions_.size()); ++now_) {
    check_order_of_catastrophes();
    action_has_error_ = false;
    if (!play_action()) {
      game_.is_certain = false;
      return findings_;
    }
    forget(game_);
  }
  end();
  return findings_;
}

// G25, looking back from an action: the catastrophes since the last one.
void Turn::check_order_of_catastrophes() {
  const auto is_action = [&](int i) {
    const std::string& verb = actions_[static_cast<std::size_t>(i)].verb;
    return verb != "catastrophe" && verb != "pass";
  };
  if (!is_action(now_)) return;
  int before = now_ - 1;
  while (before >= 0 && !is_action(before)) --before;
  if (before < 0) return;
  const int here = now_;
  for (int i = before + 1; i < here; ++i) {
    if (actions_[static_cast<std::size_t>(i)].verb != "catastrophe") continue;
    now_ = i;
    say("catastrophe-between-actions", "action", true);
  }
  now_ = here;
}

bool Turn::play_action() {
  const std::string& standing = game_.standing[static_cast<std::size_t>(mover_)];
  const std::string& verb = action().verb;
  if (standing == "new" && verb == "pass") {
    if (!severity_of(game_.profile, "first-turn-pass").empty()) return refuse("first-turn-pass", "action");
  } else if (standing == "new" && verb != "homeworld") {
    return refuse("not-established", "action");
  } else if (standing != "new" && verb == "homeworld") {
    return refuse("homeworld-twice", "action");
  }
  if (verb != "catastrophe" && !may_be_played()) return true;
  return play_verb();
}

// False for a pass that is ignored.
bool Turn::may_be_played() {
  const std::string& verb = action().verb;
  const std::string& profile = game_.profile;
  const bool minds_passes = profile != "sdg" && profile != "quux" && profile != "hwl" && profile != "bga";
  if (is_free_) return true;
  if (!is_begun_) {
    is_begun_ = true;
    return true;
  }
  if (sacrifice_ < 0 || verb == "sacrifice") {
    if (verb == "pass" && !minds_passes) return false;
    say("extra-action", "action");
    is_free_ = true;
    return true;
  }
  if (left_ == 0) {
    say(verb == "pass" ? "surplus-pass" : "too-many-actions", "action");
    is_free_ = verb != "pass";
    return is_free_;
  }
  --left_;
  if (verb == "pass") return true;
  const char colour = verb == "build" ? 'g' : verb == "trade" ? 'b' : verb == "attack" ? 'r' : 'y';
  if (actions_[static_cast<std::size_t>(sacrifice_)].ship[0] != colour) say("sacrifice-colour", "verb");
  return true;
}

// G11, over all systems.
void Turn::forget(Game& game) const {
  const auto is_lost = [&](const System& system) {
    const bool is_own = system.home == mover_;
    const std::string& profile = game.profile;
    if (system.stars.empty()) {
      const bool stays = system.home >= 0 && (profile == "sdg" || profile == "jpb" || (profile == "ap" && is_own));
      if (!stays) return true;
    }
    if (!is_without_ships(system)) return false;
    if (system.home < 0) return true;
    return !is_own && (profile == "ap" || profile == "quux");
  };
  for (std::size_t i = game.systems.size(); i-- > 0;) {
    if (!is_lost(game.systems[i])) continue;
    game.gone.push_back(game.systems[i].name);
    game.systems.erase(game.systems.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

}  // namespace plyglot::naive::homeworlds_rules
