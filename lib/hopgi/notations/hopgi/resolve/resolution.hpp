#pragma once
// What is known of a game while its turns are played one after the other.

#include "hopgi/notations/hopgi/read/ast.hpp"
#include "hopgi/notations/hopgi/read/options.hpp"
#include "hopgi/notations/hopgi/resolve/readings.hpp"
#include "hopgi/verdicts/situation.hpp"
#include "notation/row.hpp"

namespace plyglot::hopgi::record {

using verdicts::legs_of;
using verdicts::Moment;
using verdicts::no_index;

struct Resolution : verdicts::Situation {
  // All arguments must outlive it.
  Resolution(const text::Source& source_in, const Ast& ast_in, const Options& options, Readings& readings_in,
             Record& record_in, diagnostics::Reporter& reporter_in, notation::Wanted wanted_in)
      : Situation(source_in, ast_in.legs, options.linked_kings, record_in, reporter_in),
        ast(ast_in),
        readings(readings_in),
        wanted(wanted_in) {}

  const Ast& ast;
  Readings& readings;
  const notation::Wanted wanted;

  // R12: false if the position in which the game begins cannot be read.
  bool is_known = true;

  // R19: whether a turn of Black needs a number here.
  bool needs_dots = true;
  // The number before the next turn; null if there is none.
  const NumberNode* number = nullptr;
  // R27: it has been read with a turn that is missing, or with the turn before, to which it is glued.
  bool has_read_number = false;
  // Of Ast::items: the turn that is played.
  std::size_t item = 0;
  // Whether a variation follows that turn (R20).
  bool has_variation_after = false;
  // By their first items.
  std::map<std::size_t, TurnOfItems> joined;
  // Of Ast::items, for each beginning of a variation: its end. Empty until a turn is broken.
  std::vector<std::uint32_t> variation_ends;
  // The item before which a variation ends that lost its `)` (R20).
  std::optional<std::size_t> lost_end;
  // The numbers of findings: what reading found in words of turns, by their places. Made with `variation_ends`.
  std::vector<std::uint32_t> word_findings;
  // The number of the first finding that is not of reading.
  std::uint32_t findings_of_reading = 0;

  bool is_record_wanted() const { return wanted != notation::Wanted::findings; }
  std::uint16_t depth() const { return static_cast<std::uint16_t>(lines.size() - 1); }
  // The first place stays.
  void become_uncertain(text::Span place) {
    if (!now().doubt) now().doubt = place;
  }
};

}  // namespace plyglot::hopgi::record
