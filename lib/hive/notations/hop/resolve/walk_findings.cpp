// What the walk has to say: the findings of hop 7 that belong to a place in the topology.

#include "findings/finding.hpp"
#include "hive/notations/hop/resolve/walk.hpp"
#include "text/format.hpp"

namespace plyglot::hive::hop {

using diagnostics::DiagnosticId;
using diagnostics::Edit;
using diagnostics::Safety;
using findings::Finding;
using text::Span;

namespace {

constexpr std::string_view direction_names[] = {"north-east", "east", "south-east", "south-west", "west", "north-west"};

Edit deletion(Span span) { return {span, {}}; }
Edit insertion(std::uint32_t at, std::string text) { return {{at, at}, std::move(text)}; }

// The shortest run of turns that turns by `net` sixths; a branch has at least its sign (hop/extra-turn).
std::string_view shortest_turns(int net, bool is_branch) {
  constexpr std::string_view runs[] = {"", "+", "++", "+++", "--", "-"};
  const int sixths = ((net % 6) + 6) % 6;
  return sixths == 0 && is_branch ? "+-" : runs[sixths];
}

}  // namespace

std::vector<Edit> Walk::without_turns(std::size_t first, std::size_t last) const {
  std::vector<Edit> edits;
  for (std::size_t index = first; index <= last; ++index) {
    const ItemKind kind = items_[index].kind;
    if (kind == ItemKind::turn || kind == ItemKind::branch) edits.push_back(deletion(items_[index].span));
  }
  return edits;
}

void Walk::check_leading_zeros(const Item& item) {
  const std::string_view digits = written(item.number_span());
  std::uint32_t zeros = 0;
  while (zeros + 1 < digits.size() && digits[zeros] == '0') ++zeros;
  if (zeros == 0) return;
  const Span span{item.number_span().begin, item.number_span().begin + zeros};
  Finding(reporter_, DiagnosticId::hop_leading_zero, span,
          text::format("`{}` begins with {}", digits, zeros == 1 ? "a zero" : "zeros"))
      .fix(text::format("write `{}`", digits.substr(zeros)), Safety::safe, {deletion(span)});
}

void Walk::report_unknown_position(const Item& item) {
  note_error(true);
  const Scope& here = scope();
  const bool is_inner = scratch_.scopes.size() > 1;
  // Without the parentheses that follow no branch sign it would count from the start of another chain.
  if (is_inner && here.branch_item < 0) return;
  Finding found(reporter_, DiagnosticId::hop_unknown_chain_position, item.number_span(),
                text::format("no bug {} has the number {}", is_inner ? "of these parentheses" : "so far",
                             written(item.number_span())));
  found.argument("number", std::int64_t{item.number});
  found.note(numbers_so_far());
  if (!is_inner) return;
  found.label(items_[here.open_item].span, "inside these parentheses numbers start again at 1");
}

std::string Walk::numbers_so_far() const {
  // A list longer than a line does not help.
  constexpr std::size_t most_listed = 12;
  const std::size_t first = scratch_.scopes.back().first_position;
  const std::size_t count = scratch_.positions.size() - first;
  if (count == 0) return "no bug has been placed here yet; the first one gets number 1";
  if (count > most_listed) return text::format("the numbers here go from 1 to {} so far", count);
  std::string list = "the numbers here so far:";
  for (std::size_t i = 0; i < count; ++i) {
    text::append(list, "{} {} `{}`", i == 0 ? "" : ",", i + 1, id_of(position_.bugs[scratch_.positions[first + i]]));
  }
  return list;
}

void Walk::check_position_after_stack(const Item& item) {
  const Scope& here = scope();
  if (here.first_stacked_position == 0 || item.number < here.first_stacked_position) return;
  const std::uint32_t stacked = scratch_.positions[here.first_position + here.first_stacked_position - 1];
  const std::uint32_t meant = scratch_.positions[here.first_position + item.number - 1];
  const Bug& bug = position_.bugs[meant];
  Finding(reporter_, DiagnosticId::hop_position_after_stack, item.number_span(),
          text::format("number {} is `{}` only because stacked bugs are counted", item.number, id_of(bug)))
      .label(position_.bugs[stacked].span, text::format("this stacked bug has number {}", here.first_stacked_position));
}

void Walk::check_stack_after_branch(const Item& item) {
  const Span branch = scope().bare_branch;
  if (branch.empty()) return;
  Finding(reporter_, DiagnosticId::hop_stack_after_branch, {item.number_span().begin, item.letter_span().end},
          text::format("`{}` counts from the start of the enclosing chain, not of the branch",
                       written({item.number_span().begin, item.letter_span().end})))
      .label(branch, "the branch starts here");
}

void Walk::check_extra_turns() {
  const bool is_branch = pending_branch_ >= 0;
  if (turns_.count == 0) return;
  const std::size_t first = is_branch ? static_cast<std::size_t>(pending_branch_) : turns_.first;
  // Nothing else may be between the turns of a run.
  const std::size_t expected_items = turns_.count + (is_branch ? 1 : 0);
  if (turns_.last + 1 - first != expected_items) return;
  const int net = turns_.net + (is_branch ? items_[first].sign : 0);
  const std::string_view shortest = shortest_turns(net, is_branch);
  if (shortest.size() >= expected_items) return;
  const Span span{is_branch ? items_[first].number_span().end : items_[first].span.begin, items_[turns_.last].span.end};
  // A bug that was lost may have been between a `+` and a `-`; those of a branch are written so where it does not turn.
  const std::string_view turns = written(span);
  const bool turns_back = turns.find('+') != std::string_view::npos && turns.find('-') != std::string_view::npos;
  Finding(reporter_, DiagnosticId::hop_extra_turn, span,
          shortest.empty() ? text::format("`{}` does not turn at all", written(span))
                           : text::format("`{}` turns as far as `{}` does", written(span), shortest))
      .fix(shortest.empty() ? "leave the turns out" : text::format("write `{}`", shortest),
           turns_back ? Safety::recount : Safety::safe, span, shortest);
}

// A bug that was lost may have followed them, and where one is stacked next, hivegame.com keeps the heading (hop R11).
void Walk::report_trailing_turns() {
  for (std::size_t index = turns_.first; index <= turns_.last; ++index) {
    if (items_[index].kind != ItemKind::turn) continue;
    Span run = items_[index].span;
    while (index < turns_.last && items_[index + 1].kind == ItemKind::turn) run.end = items_[++index].span.end;
    Finding(reporter_, DiagnosticId::hop_trailing_turn, run,
            text::format("no bug follows `{}`, so nothing turns", written(run)))
        .fix("leave it out", Safety::unsafe, {deletion(run)});
  }
}

void Walk::report_empty_branch() {
  note_error(false);
  const auto first = static_cast<std::size_t>(pending_branch_);
  const std::size_t last = turns_.count == 0 ? first : turns_.last;
  const Span span{items_[first].span.begin, items_[last].span.end};
  Finding found(reporter_, DiagnosticId::hop_empty_branch, span,
                text::format("the branch `{}` has no bug", written(span)));
  found.fix("leave the branch out", Safety::unsafe, without_turns(first, last));
}

void Walk::report_group_without_branch(const Item& item) {
  note_error(false);
  Finding found(reporter_, DiagnosticId::hop_group_without_branch, item.span,
                "the parenthesis follows no branch sign such as `1+`");
  found.note("parentheses group the bugs of a branch, and a branch starts at a number with `+` or `-`");
  const auto opened = static_cast<std::size_t>(&item - items_.data());
  std::size_t depth = 0;
  for (std::size_t index = opened; index < items_.size(); ++index) {
    if (items_[index].kind == ItemKind::open) ++depth;
    if (items_[index].kind != ItemKind::close || --depth != 0) continue;
    if (items_[index].span.empty()) {
      // The group is not one: nothing is missing at its end.
      reporter_.withdraw(DiagnosticId::hop_unclosed_group, item.span);
      found.fix("leave the parenthesis out", Safety::unsafe, {deletion(item.span)});
      return;
    }
    found.fix("leave both parentheses out", Safety::unsafe, {deletion(item.span), deletion(items_[index].span)});
    return;
  }
}

void Walk::report_empty_group(const Item& close_item) {
  note_error(false);
  const Scope& here = scope();
  const Span span{items_[here.open_item].span.begin, close_item.span.end};
  Finding found(reporter_, DiagnosticId::hop_empty_group, span, "there is no bug in these parentheses");
  std::vector<Edit> edits;
  if (here.branch_item >= 0) edits = without_turns(static_cast<std::size_t>(here.branch_item), here.open_item - 1);
  edits.push_back(deletion(span));
  found.fix(here.branch_item >= 0 ? "leave the branch out" : "leave them out", Safety::unsafe, std::move(edits));
}

void Walk::report_mark_before_any_bug(const Item& item) {
  note_error(false);
  Finding(reporter_, DiagnosticId::hop_mark_before_any_bug, item.span, "`!` comes before the first bug")
      .help("`!` belongs after the letter of the bug that was moved last")
      .fix("leave it out", Safety::safe, {deletion(item.span)});
}

void Walk::report_detached_mark(const Item& item, const Bug& bug) {
  Finding found(reporter_, DiagnosticId::hop_detached_mark, item.span,
                text::format("this `!` marks `{}`, but does not come after it", id_of(bug)));
  found.label(bug.span, "the marked bug");
  found.argument("bug", id_of(bug));
  // A second mark has to go, wherever it is.
  if (position_.last_moved) return;
  found.fix("move it after the letter", Safety::safe, {insertion(bug.span.end, "!"), deletion(item.span)});
}

void Walk::report_second_mark(const Item& item) {
  note_error(false);
  const Bug& bug = position_.bugs.back();
  Finding(reporter_, DiagnosticId::hop_second_mark, item.span,
          text::format("`!` marks `{}`, but only one bug was moved last", id_of(bug)))
      .label(first_mark_, "the first mark")
      .fix("leave the later mark out", Safety::unsafe, {deletion(item.span)});
}

void Walk::report_dragonfly(const Item& item) {
  note_error(false);
  Finding(reporter_, DiagnosticId::hop_dragonfly_unsupported, item.letter_span(),
          text::format("`{}` is a dragonfly, which hivegame.com does not have", item.written))
      .help("the dialect `spec` has it: read the text with `--from hop:spec`");
}

void Walk::check_continuation(std::size_t index) {
  if (!resumption_.is_open || !is_reliable_) return;
  Cursor in_spec = resumption_.in_spec;
  Cursor in_hivegame = resumption_.in_hivegame;
  if (in_spec.cell == in_hivegame.cell && in_spec.heading == in_hivegame.heading) return;
  const int net = turns_.count == 0 ? 0 : turns_.net;
  in_spec.heading = turned(in_spec.heading, net);
  in_hivegame.heading = turned(in_hivegame.heading, net);

  const Item& item = items_[index];
  const std::uint32_t begin = turns_.count == 0 ? item.span.begin : items_[turns_.first].span.begin;
  const auto side_of = [&](std::int32_t bug, board::Direction heading) {
    if (bug < 0) return text::format("{} of where it began", direction_names[heading]);
    return text::format("{} of `{}`", direction_names[heading], id_of(position_.bugs[static_cast<std::size_t>(bug)]));
  };
  Finding found(reporter_, DiagnosticId::hop_ambiguous_continuation, {begin, item.span.end},
                text::format("`{}` is {} in `spec`, but {} in `hivegame`", written(item.letter_span()),
                             side_of(resumption_.spec_bug, in_spec.heading),
                             side_of(resumption_.hivegame_bug, in_hivegame.heading)));
  const auto add_label = [&](std::int32_t bug, std::string_view said) {
    if (bug >= 0) found.label(position_.bugs[static_cast<std::size_t>(bug)].span, std::string(said));
  };
  if (resumption_.spec_bug == resumption_.hivegame_bug) {
    add_label(resumption_.spec_bug, "both dialects go on here, with different headings");
  } else {
    add_label(resumption_.spec_bug, "`spec` goes on here");
    add_label(resumption_.hivegame_bug, "`hivegame` goes on here");
  }
  found.help("a branch with a number means the same in every dialect; `plyglot fmt` writes only such text");
}

void Walk::report_occupied(std::size_t index, const Bug& bug) {
  const bool is_error = dialect_ == Dialect::spec;
  if (is_error) note_error(false);
  if (!is_reliable_) return;
  const Item& item = items_[index];
  const Bug& below = position_.bugs[static_cast<std::size_t>(bug.below)];
  Finding found(reporter_, is_error ? DiagnosticId::hop_occupied_cell : DiagnosticId::hop_implicit_stack, item.span,
                is_error ? text::format("`{}` steps onto `{}`", written(item.span), id_of(below))
                         : text::format("`{}` stacks on `{}` by stepping onto it", written(item.span), id_of(below)));
  found.label(below.span, "is already there");
  found.argument("bug", id_of(bug));
  found.argument("below", id_of(below));
  const std::uint32_t number = number_below(bug);
  if (number == 0) {
    if (is_error) found.help("a bug on top of another is written with the other's number and `=`");
    return;
  }
  const std::string stack = text::format("{}={}", number, written(item.span));
  // `N=X` says the same in every dialect, unless the walk goes on from this bug.
  if (ast_.is_read_whole && is_number_or_end(index + 1)) {
    found.write(step_towards(index), stack, Safety::unsafe);
  } else if (is_error) {
    found.help(text::format("`{}` would put it on top of `{}`", stack, id_of(below)));
  }
}

// Another bug of its cell that has a number in this scope.
std::uint32_t Walk::number_below(const Bug& bug) const {
  const std::uint32_t first = scratch_.scopes.back().first_position;
  for (std::size_t position = first; position + 1 < scratch_.positions.size(); ++position) {
    if (position_.bugs[scratch_.positions[position]].cell != bug.cell) continue;
    return static_cast<std::uint32_t>(position) - first + 1;
  }
  return 0;
}

// A letter with the branch and the turns that lead to it: for `N=X` they turn nothing.
Span Walk::step_towards(std::size_t letter) const {
  std::size_t start = letter;
  while (start > 0 && items_[start - 1].kind == ItemKind::turn) --start;
  if (start > 0 && items_[start - 1].kind == ItemKind::branch) --start;
  return {items_[start].span.begin, items_[letter].span.end};
}

bool Walk::is_number_or_end(std::size_t index) const {
  if (index >= items_.size()) return true;
  switch (items_[index].kind) {
    case ItemKind::stack:
    case ItemKind::stack_without_letter:
    case ItemKind::branch:
    case ItemKind::dangling_number:
    case ItemKind::close:
      return true;
    default:
      return false;
  }
}

void Walk::check_covered_mark() {
  if (!position_.last_moved || !is_reliable_) return;
  const Bug& marked = position_.bugs[*position_.last_moved];
  const std::uint32_t top = *scratch_.tops.find(marked.cell);
  if (top == *position_.last_moved) return;
  note_error(false);
  const Bug& covering = position_.bugs[top];
  Finding found(reporter_, DiagnosticId::hop_covered_mark, position_.mark_span,
                text::format("the marked `{}` is covered by `{}`", id_of(marked), id_of(covering)));
  found.label(covering.span, "is on top");
  found.argument("bug", id_of(marked));
  found.argument("covering", id_of(covering));
  found.fix("leave the mark out", Safety::unsafe, {deletion(position_.mark_span)});
}

void Walk::check_no_bugs() {
  if (!position_.bugs.empty() || ast_.topology.empty() || !is_reliable_) return;
  note_error(false);
  reporter_.report(DiagnosticId::hop_no_bugs, ast_.topology,
                   text::format("`{}` places no bug", written(ast_.topology)));
}

}  // namespace plyglot::hive::hop
