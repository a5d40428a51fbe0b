#include "hive/notations/hop/resolve/walk.hpp"

namespace plyglot::hive::hop {

using board::Direction;

Walk::Walk(const text::Source& source, const Ast& ast, Dialect dialect, ResolveScratch& scratch, Position& position,
           diagnostics::Reporter& reporter)
    : source_(source),
      ast_(ast),
      items_(ast.items),
      dialect_(dialect),
      scratch_(scratch),
      position_(position),
      reporter_(reporter) {
  scratch_.placements.clear();
  scratch_.positions.clear();
  scratch_.scopes.clear();
  scratch_.tops.clear();
}

void Walk::run() {
  // Initial heading E, and the first bug on (0, 0) (hop R5).
  scratch_.scopes.emplace_back();
  for (std::size_t index = 0; index < items_.size(); ++index) visit(index);
  end();
}

void Walk::visit(std::size_t index) {
  const bool was_at_last_bug = is_at_last_bug_;
  is_at_last_bug_ = false;
  switch (items_[index].kind) {
    case ItemKind::letter:
      return letter(index);
    case ItemKind::turn:
      return turn(index);
    case ItemKind::mark:
      // Other marks may come between a bug and its mark (hop R13).
      is_at_last_bug_ = was_at_last_bug;
      return mark(index);
    case ItemKind::stack:
      return stack(index);
    case ItemKind::stack_without_letter:
      interrupt();
      return note_error(false);
    case ItemKind::branch:
      return branch(index);
    case ItemKind::dangling_number:
      interrupt();
      return note_error(true);
    case ItemKind::open:
      return open(index);
    case ItemKind::close:
      return close(index);
    case ItemKind::unmatched_close:
      interrupt();
      return note_error(true);
    case ItemKind::unexpected:
      return note_error(true);
  }
}

// hop R4.
Direction Walk::turned(Direction heading, int sign) const {
  return board::turned(heading, dialect_ == Dialect::spec ? sign : -sign);
}

// hop R6.
void Walk::letter(std::size_t index) {
  check_extra_turns();
  check_continuation(index);
  forget_turns();
  if (pending_branch_ >= 0) scope().bare_branch = items_[static_cast<std::size_t>(pending_branch_)].span;
  pending_branch_ = -1;
  resumption_.is_open = false;
  const bool is_first = position_.bugs.empty();
  step_to(index, is_first ? cursor_.cell : board::neighbour(cursor_.cell, cursor_.heading));
}

void Walk::step_to(std::size_t index, Cell cell) {
  const std::uint32_t bug = place(items_[index], cell, cursor_.heading, false);
  if (position_.bugs[bug].below >= 0) report_occupied(index, position_.bugs[bug]);
  cursor_.cell = cell;
  kept_heading_ = cursor_.heading;
  scope().walker = cursor_;
  scope().walker_bug = static_cast<std::int32_t>(bug);
  extend_branch(bare_branch_, items_[index].span.end);
  last_bug_item_ = index;
  is_at_last_bug_ = true;
}

std::uint32_t Walk::place(const Item& item, Cell cell, Direction heading, bool is_stacked) {
  const auto index = static_cast<std::uint32_t>(position_.bugs.size());
  Bug bug;
  bug.colour = item.colour;
  bug.kind = item.bug;
  bug.unknown_letter = item.bug == unknown_kind ? item.written : '\0';
  bug.ordinal = ++ordinals_[static_cast<std::size_t>(item.colour)][static_cast<std::size_t>(item.bug)];
  bug.cell = cell;
  bug.span = item.letter_span();
  const board::CellMap::Insertion top = scratch_.tops.insert(cell, index);
  if (!top.is_new) {
    bug.below = static_cast<std::int32_t>(*top.value);
    bug.level = position_.bugs[*top.value].level + 1;
    *top.value = index;
  }
  bug.chain_position = static_cast<std::uint32_t>(scratch_.positions.size()) - scope().first_position + 1;
  position_.bugs.push_back(bug);
  scratch_.placements.push_back({heading, is_stacked});
  scratch_.positions.push_back(index);
  // A letter that is not a bug is already reported; the bug it stands for takes its cell and its number (hop R15).
  if (item.bug == unknown_kind) note_error(false);
  if (dialect_ == Dialect::hivegame && item.bug == BugKind::dragonfly) report_dragonfly(item);
  return index;
}

// hop R7.
void Walk::turn(std::size_t index) {
  const int sign = items_[index].sign;
  cursor_.heading = turned(cursor_.heading, sign);
  kept_heading_ = turned(kept_heading_, sign);
  if (turns_.count == 0) turns_ = {index, index, 0, 0};
  turns_.last = index;
  turns_.net += sign;
  ++turns_.count;
}

// hop R13.
void Walk::mark(std::size_t index) {
  const Item& item = items_[index];
  if (position_.bugs.empty()) return report_mark_before_any_bug(item);
  if (!is_at_last_bug_) report_detached_mark(item, position_.bugs.back());
  if (position_.last_moved) {
    report_second_mark(item);
  } else {
    first_mark_ = item.span;
  }
  position_.last_moved = static_cast<std::uint32_t>(position_.bugs.size() - 1);
  position_.mark_span = item.span;
  extend_branch(bare_branch_, item.span.end);
}

void Walk::note_return(const Item& item, std::optional<std::uint32_t> bug) {
  const ReturnKind kind = item.kind == ItemKind::stack ? ReturnKind::stack : ReturnKind::bare_branch;
  position_.returns.push_back({kind, bug, item.number_span(), item.span});
}

void Walk::extend_branch(std::ptrdiff_t branch, std::uint32_t end) {
  if (branch >= 0) position_.returns[static_cast<std::size_t>(branch)].span.end = end;
}

std::int32_t Walk::look_up(const Item& item) {
  check_leading_zeros(item);
  const auto count = static_cast<std::uint32_t>(scratch_.positions.size()) - scope().first_position;
  if (item.number >= 1 && item.number <= count) {
    check_position_after_stack(item);
    const std::uint32_t bug = scratch_.positions[scope().first_position + item.number - 1];
    note_return(item, bug);
    return static_cast<std::int32_t>(bug);
  }
  report_unknown_position(item);
  note_return(item, std::nullopt);
  return count == 0 ? -1 : static_cast<std::int32_t>(scratch_.positions.back());
}

// hop R8.
void Walk::stack(std::size_t index) {
  interrupt();
  const Item& item = items_[index];
  const std::int32_t on = look_up(item);
  check_stack_after_branch(item);
  Cell cell = cursor_.cell;
  Direction heading = cursor_.heading;
  if (on >= 0) {
    cell = position_.bugs[static_cast<std::size_t>(on)].cell;
    heading = dialect_ == Dialect::spec ? scratch_.placements[static_cast<std::size_t>(on)].heading : kept_heading_;
  }
  const std::uint32_t bug = place(item, cell, heading, true);
  Scope& here = scope();
  if (here.first_stacked_position == 0) {
    here.first_stacked_position = static_cast<std::uint32_t>(scratch_.positions.size()) - here.first_position;
  }
  last_bug_item_ = index;
  is_at_last_bug_ = true;
  go_on_after(static_cast<std::int32_t>(bug));
}

// hop R9.
void Walk::branch(std::size_t index) {
  interrupt();
  const Item& item = items_[index];
  const std::int32_t from = look_up(item);
  if (from >= 0) {
    cursor_.cell = position_.bugs[static_cast<std::size_t>(from)].cell;
    cursor_.heading = scratch_.placements[static_cast<std::size_t>(from)].heading;
  }
  cursor_.heading = turned(cursor_.heading, item.sign);
  kept_heading_ = cursor_.heading;
  pending_branch_ = static_cast<std::ptrdiff_t>(index);
  bare_branch_ = static_cast<std::ptrdiff_t>(position_.returns.size()) - 1;
  resumption_.is_open = false;
}

// hop R10.
void Walk::open(std::size_t index) {
  const Item& item = items_[index];
  Scope inner;
  if (pending_branch_ >= 0) {
    check_extra_turns();
    forget_turns();
    inner.branch_item = pending_branch_;
    pending_branch_ = -1;
    inner.branch = std::exchange(bare_branch_, -1);
    position_.returns[static_cast<std::size_t>(inner.branch)].kind = ReturnKind::group;
    extend_branch(inner.branch, item.span.end);
  } else {
    interrupt();
    report_group_without_branch(item);
    // Such a group opens at the walker (hop R15).
    cursor_ = scope().walker;
    kept_heading_ = cursor_.heading;
  }
  inner.first_position = static_cast<std::uint32_t>(scratch_.positions.size());
  inner.walker = cursor_;
  inner.open_item = index;
  inner.bugs_before = static_cast<std::uint32_t>(position_.bugs.size());
  inner.errors_before = errors_;
  resumption_.is_open = false;
  scratch_.scopes.push_back(inner);
}

// hop R11.
void Walk::close(std::size_t index) {
  const bool is_written = !items_[index].span.empty();
  // After a limit nothing is read, so nothing can be said to be missing (hop 2).
  if (!is_written && !ast_.is_read_whole) return;
  interrupt();
  const Scope& inner = scope();
  const bool is_empty = inner.bugs_before == position_.bugs.size() && inner.errors_before == errors_;
  if (!is_written) note_error(false);
  if (is_written && is_empty) report_empty_group(items_[index]);
  extend_branch(inner.branch, items_[index].span.end);
  scratch_.positions.resize(inner.first_position);
  scratch_.scopes.pop_back();
  go_on_after(static_cast<std::int32_t>(position_.bugs.size()) - 1);
}

// hop R11: `spec` goes on at the scope's walker, `hivegame` at the last placed bug with the heading it kept.
void Walk::go_on_after(std::int32_t last_placed) {
  resumption_.in_spec = scope().walker;
  resumption_.spec_bug = scope().walker_bug;
  resumption_.in_hivegame = cursor_;
  resumption_.in_hivegame.heading = kept_heading_;
  resumption_.hivegame_bug = last_placed;
  if (last_placed >= 0) resumption_.in_hivegame.cell = position_.bugs[static_cast<std::size_t>(last_placed)].cell;
  resumption_.is_open = true;
  cursor_ = dialect_ == Dialect::spec ? resumption_.in_spec : resumption_.in_hivegame;
}

void Walk::interrupt() {
  if (pending_branch_ >= 0) {
    report_empty_branch();
  } else if (turns_.count != 0) {
    if (!position_.bugs.empty()) report_trailing_turns();
    // Turns that nothing follows have no effect; hivegame.com keeps the heading (hop 6).
    if (dialect_ == Dialect::spec) cursor_.heading = scope().walker.heading;
  }
  pending_branch_ = -1;
  bare_branch_ = -1;
  forget_turns();
}

void Walk::end() {
  if (!ast_.is_read_whole) {
    for (const Scope& open : scratch_.scopes) extend_branch(open.branch, items_.back().span.end);
    return note_error(true);
  }
  interrupt();
  check_covered_mark();
  check_no_bugs();
}

}  // namespace plyglot::hive::hop
