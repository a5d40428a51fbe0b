#pragma once
// Two games of Homeworlds as they are walked through side by side.

#include "comparing/walk.hpp"
#include "homeworlds/diff/record_diff.hpp"
#include "homeworlds/diff/record_diff_keys.hpp"

namespace plyglot::homeworlds {

// Which system of one game is which of the other, as long as both are played.
class SystemLinks {
 public:
  struct Link {
    SystemId of_a = 0;
    SystemId of_b = 0;
  };

  SystemLinks(const Record& a, const Record& b);

  std::optional<SystemId> partner_of_a(SystemId id) const { return partners_of_a_[id]; }
  std::optional<SystemId> partner_of_b(SystemId id) const { return partners_of_b_[id]; }
  const std::vector<Link>& all() const { return links_; }

  // Breaks older links of both.
  void link(Link link);
  // After a turn that leads both games to the same position: systems that have no partner yet get one that holds
  // the same.
  void link_new(const BoardTrack& a, const BoardTrack& b);
  // Systems that were made in these turns and have no partner yet, since they are gone again, in the order of the
  // actions.
  void link_gone(std::uint32_t turn_of_a, std::uint32_t turn_of_b);
  // As link_new, for systems that hold something else than their partner.
  void fix(const BoardTrack& a, const BoardTrack& b);

 private:
  void link_loose(const BoardTrack& a, const BoardTrack& b, bool only_new);

  const Record& a_;
  const Record& b_;
  std::vector<std::optional<SystemId>> partners_of_a_;
  std::vector<std::optional<SystemId>> partners_of_b_;
  std::vector<Link> links_;
};

// Turns of games that are not in step, and which of them are the same.
struct StretchKeys {
  // The same number for the same actions in any order, in the same systems.
  Pair<std::vector<std::uint32_t>> turns;
  // Systems of A and B that come into being in the same way.
  std::vector<std::pair<SystemId, SystemId>> same_systems;
};

// A system that has a partner is that; another one is what makes it, the first or second time and so on, or its name
// where positions are not known. Linear in the number of actions.
StretchKeys stretch_keys(const Record& a, const Record& b, const Pair<comparing::Range>& turns,
                         const SystemLinks& links);

class ComparedGames {
 public:
  // All must outlive it.
  ComparedGames(const Record& a, const Record& b, const ComparedGame& of_a, const ComparedGame& of_b);

  comparing::Place size() const;
  bool is_in_step(comparing::Place at) const;
  void step(comparing::Place at);
  std::optional<comparing::Place> next_meeting(comparing::Place at);
  void part(comparing::Place begin, comparing::Place end, bool is_meeting);
  bool is_unknown_after(comparing::Place at) const;
  bool is_same(std::uint32_t of_a, std::uint32_t of_b) const {
    return keys_.turns.of_a[of_a - parting_.of_a] == keys_.turns.of_b[of_b - parting_.of_b];
  }
  bool is_reordered(const Pair<comparing::Range>& turns) const;
  bool is_restated(std::uint32_t, std::uint32_t) const { return false; }

  // After the walk: systems whose names differ in more than ASCII case, each pair of names once, in the order of the
  // game.
  std::vector<Pair<std::string>> renamed() const;

 private:
  bool is_same_position(comparing::Place at) const;
  void link_first_systems();

  const Record& a_;
  const Record& b_;
  const ComparedGame& game_a_;
  const ComparedGame& game_b_;
  BoardTrack track_a_;
  BoardTrack track_b_;
  SystemLinks links_;
  // None until it is asked for.
  std::optional<comparing::Meetings> meetings_;
  // Of the turns after the first place of `part`.
  comparing::Place parting_;
  StretchKeys keys_;
};

}  // namespace plyglot::homeworlds
