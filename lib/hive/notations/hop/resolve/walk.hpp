#pragma once
// The walk over the items of a topology: hop R5 to R15, one function for each kind of item.

#include "hive/notations/hop/resolve/resolve.hpp"

namespace plyglot::hive::hop {

class Walk {
 public:
  Walk(const text::Source& source, const Ast& ast, Dialect dialect, ResolveScratch& scratch, Position& position,
       diagnostics::Reporter& reporter);

  void run();

  // False from the first finding on after which cells are not to be relied on (hop R15).
  bool is_reliable() const { return is_reliable_; }
  // Findings in the topology with the severity error, those of the parser included.
  bool has_error() const { return errors_ != 0; }

 private:
  // Items from `first` to `last`, of which the turns count; anything else between them is ignored.
  struct TurnRun {
    std::size_t first = 0;
    std::size_t last = 0;
    std::uint32_t count = 0;
    int net = 0;
  };
  // A place where the dialects may go on at different cells (hop R11).
  struct Resumption {
    bool is_open = false;
    Cursor in_spec;
    Cursor in_hivegame;
    std::int32_t spec_bug = -1;
    std::int32_t hivegame_bug = -1;
  };

  // One for each kind of item (walk.cpp).
  void visit(std::size_t index);
  void letter(std::size_t index);
  void turn(std::size_t index);
  void mark(std::size_t index);
  void stack(std::size_t index);
  void branch(std::size_t index);
  void open(std::size_t index);
  void close(std::size_t index);
  void end();

  // What the functions above are made of (walk.cpp).
  board::Direction turned(board::Direction heading, int sign) const;
  std::uint32_t place(const Item& item, Cell cell, board::Direction heading, bool is_stacked);
  void step_to(std::size_t index, Cell cell);
  // The bug with the item's chain position, or what stands for it after an error; -1 for the cursor.
  std::int32_t look_up(const Item& item);
  void go_on_after(std::int32_t last_placed);
  // What begins at the number of the item (Position::returns).
  void note_return(const Item& item, std::optional<std::uint32_t> bug);
  // The branch with this index, if it is one, reaches as far.
  void extend_branch(std::ptrdiff_t branch, std::uint32_t end);
  // A number, a parenthesis or the end: turns before it turn nothing, and a branch without bugs is empty.
  void interrupt();
  void forget_turns() { turns_.count = 0; }
  Scope& scope() { return scratch_.scopes.back(); }

  // Findings (walk_findings.cpp).
  void note_error(bool makes_unreliable) {
    ++errors_;
    if (makes_unreliable) is_reliable_ = false;
  }
  void check_leading_zeros(const Item& item);
  void check_position_after_stack(const Item& item);
  void check_stack_after_branch(const Item& item);
  void check_extra_turns();
  void check_continuation(std::size_t index);
  void check_covered_mark();
  void check_no_bugs();
  void report_unknown_position(const Item& item);
  // Which bug has which number in the current scope, for a note.
  std::string numbers_so_far() const;
  void report_trailing_turns();
  void report_empty_branch();
  void report_empty_group(const Item& close_item);
  void report_group_without_branch(const Item& item);
  void report_occupied(std::size_t index, const Bug& bug);
  // The chain position that `N=X` needs to put the bug where it is; 0 if there is none.
  std::uint32_t number_below(const Bug& bug) const;
  text::Span step_towards(std::size_t letter) const;
  bool is_number_or_end(std::size_t index) const;
  void report_detached_mark(const Item& item, const Bug& bug);
  void report_second_mark(const Item& item);
  void report_mark_before_any_bug(const Item& item);
  void report_dragonfly(const Item& item);
  // Edits that delete the turns among the items [first, last], and the branch's number and sign if one starts there.
  std::vector<diagnostics::Edit> without_turns(std::size_t first, std::size_t last) const;
  std::string_view written(text::Span span) const { return source_.slice(span); }

  const text::Source& source_;
  const Ast& ast_;
  const std::vector<Item>& items_;
  const Dialect dialect_;
  ResolveScratch& scratch_;
  Position& position_;
  diagnostics::Reporter& reporter_;

  Cursor cursor_;
  // The heading as hivegame.com keeps it: nothing but bugs, turns and branches change it (hop R11).
  board::Direction kept_heading_ = board::east;
  TurnRun turns_;
  // The item of the branch that has no bug yet; none if negative.
  std::ptrdiff_t pending_branch_ = -1;
  // Index into Position::returns of the branch whose bugs come next, as long as it has no parentheses; none if
  // negative.
  std::ptrdiff_t bare_branch_ = -1;
  Resumption resumption_;
  // The item that placed the last bug, and whether only marks have followed it.
  std::size_t last_bug_item_ = 0;
  bool is_at_last_bug_ = false;
  // Of the marks in the position; its own is the last one. Set once a bug is marked.
  text::Span first_mark_;
  std::array<std::array<std::uint32_t, bug_kinds + 1>, 2> ordinals_{};
  std::uint32_t errors_ = 0;
  bool is_reliable_ = true;
};

}  // namespace plyglot::hive::hop
