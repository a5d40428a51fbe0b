#pragma once
// The names of systems in the target (homeworlds 8, R13).

#include "homeworlds/notations/homeworlds/retarget/target.hpp"
#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// Gives one name after another, as the systems appear, in `Retargeted::record`; its systems begin with the names of the
// source.
class TargetNames {
 public:
  // The arguments must outlive it. `handles`: by player; empty if the target has none.
  TargetNames(const Target& target, const std::vector<std::string>& handles, Retargeted& into)
      : target_(target), handles_(handles), into_(into) {}

  // Those of the position that the record begins with.
  void name_position();
  // The one that the action makes; `before`: without it. Whether its name is written is a matter of the target.
  void name(SystemId system, const State& before, RecordAction& action);

 private:
  void name_home(RecordSystem& system, text::Span where, bool is_written);
  // An ordinary name, with the loss if it is not that of the source.
  template <class IsTaken>
  void adapt(RecordSystem& system, text::Span where, IsTaken is_taken);
  // Whether an existing system is called so, or none can be.
  bool is_in_use(std::string_view name) const;
  // homeworlds R13: a home without a name is found by these.
  bool is_word_for_home(std::string_view name, const State& before) const;

  const Target& target_;
  const std::vector<std::string>& handles_;
  Retargeted& into_;
  std::vector<SystemId> existing_;
};

}  // namespace plyglot::homeworlds
