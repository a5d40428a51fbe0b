#pragma once
// Which repair of a turn the following turns confirm (homeworlds-rules E5).

#include "homeworlds/notations/homeworlds/resolve/repaired_record.hpp"
#include "homeworlds/notations/homeworlds/resolve/repairs.hpp"

namespace plyglot::homeworlds {

struct RepairChoice {
  Repair repair;
  // Null if the text is played as it is.
  std::unique_ptr<RepairedText> text;
  std::unique_ptr<PlayedText> played;
  // The first turn that may confirm it, of the repaired text, and how many do.
  std::uint32_t next_turn = 0;
  std::uint32_t confirmed = 0;
  // No other repair is confirmed.
  bool is_only = true;
};

// The repair after which the most turns are legal: at least two, or all that there are, and more than without it. None
// if there is no such repair; the first of several. Each that is tried plays the whole text, and takes one of
// `plays_left`.
std::optional<RepairChoice> choose_repair(const PlayedText& text, const Failure& failure, const PlayOptions& options,
                                          std::size_t& plays_left);

}  // namespace plyglot::homeworlds
