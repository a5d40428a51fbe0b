#pragma once
// Which system of one game is which of the other, as long as both are played.

#include "homeworlds/diff/record_diff_keys.hpp"

namespace plyglot::homeworlds {

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
  void mend(const BoardTrack& a, const BoardTrack& b);

 private:
  void link_loose(const BoardTrack& a, const BoardTrack& b, bool only_new);

  const Record& a_;
  const Record& b_;
  std::vector<std::optional<SystemId>> partners_of_a_;
  std::vector<std::optional<SystemId>> partners_of_b_;
  std::vector<Link> links_;
};

}  // namespace plyglot::homeworlds
