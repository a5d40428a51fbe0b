#include "hopgi/notations/hopgi/resolve/resolve.hpp"

#include "findings/finding.hpp"
#include "hopgi/notations/hopgi/resolve/item_tables.hpp"
#include "hopgi/notations/hopgi/resolve/numbers.hpp"
#include "hopgi/notations/hopgi/resolve/play.hpp"
#include "hopgi/notations/hopgi/resolve/unclosed_variations.hpp"
#include "hopgi/reading/fen/read_fen.hpp"
#include "hopgi/record/record_replay.hpp"
#include "hopgi/rules/judge.hpp"
#include "hopgi/verdicts/wording.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

using diagnostics::Diagnostic;

RecordComment comment_of(const Resolution& resolution, std::size_t index) {
  const text::Span span = resolution.ast.comments[index].span;
  return {std::string(resolution.source.slice(span)), span};
}

void copy_frame(Resolution& resolution) {
  const Ast& ast = resolution.ast;
  Record& record = resolution.record;
  record.span = ast.span;
  record.has_game = ast.has_game;
  record.result = ast.result;
  record.result_span = ast.result_span;
  record.turns.reserve(ast.turns.size());
  if (!resolution.is_record_wanted()) return;
  for (const TagNode& tag : ast.tags) {
    record.tags.push_back({std::string(resolution.source.slice(tag.name)),
                           std::string(resolution.source.slice(tag.value)), tag.name, tag.value});
  }
  for (std::size_t i = 0; i < ast.lead_comments; ++i) record.lead_comments.push_back(comment_of(resolution, i));
  for (std::size_t i = ast.comments.size() - ast.tail_comments; i < ast.comments.size(); ++i) {
    record.tail_comments.push_back(comment_of(resolution, i));
  }
}

// R12.
void begin(Resolution& resolution) {
  const TagNode* const tag = find_tag(resolution.ast, resolution.source, "FEN");
  if (tag == nullptr) {
    resolution.record.initial = start_position();
    return;
  }
  resolution.record.initial = fen::read_fen(resolution.source, tag->value, resolution.reporter);
  resolution.is_known = resolution.record.initial.has_value();
  if (!resolution.is_known) return;
  resolution.state() = State(*resolution.record.initial);
  resolution.now().is_over = is_over(resolution.state());
}

class Walk {
 public:
  explicit Walk(Resolution& resolution) : resolution_(resolution) {}

  void take(std::size_t index) {
    if (index < next_) return;
    const Item& item = resolution_.ast.items[index];
    if (index == overlong_.end) close_early(index);
    if (index == overlong_.misfit) lose_position();
    if (take_reading(index)) return;
    if (resolution_.depth() == most_variations && index > 0)
      look_at_gap(resolution_.ast.items[index - 1].span.end, item);
    switch (item.kind) {
      case ItemKind::turn:
        if (may_restart()) look_for_restart(resolution_);
        if (take_joined_legs(index)) return;
        keep_moment(index);
        return take_turn(item);
      case ItemKind::bad_token:
        if (!item.is_turn) return;
        if (may_restart()) look_for_restart(resolution_);
        if (take_joined_legs(index)) return;
        keep_moment(index);
        return take_unreadable(item);
      case ItemKind::number:
        if (index > 0 && resolution_.ast.items[index - 1].kind == ItemKind::number) report_number_alone();
        drop_number();
        resolution_.number = &resolution_.ast.numbers[item.index];
        return;
      case ItemKind::comment:
        return take_comment(item);
      case ItemKind::nag:
        return add(ElementKind::nag, item.index, item.span);
      case ItemKind::variation_begin:
        return begin_variation(index);
      case ItemKind::variation_end:
        return end_variation(item);
    }
  }

  // A number with no turn after it.
  void drop_number() {
    if (resolution_.number != nullptr) check_number(resolution_);
    resolution_.number = nullptr;
  }

  // R19: the turn may be lost, and its number is all that is left of it.
  void report_number_alone() {
    if (resolution_.number == nullptr) return;
    const text::Span span = resolution_.number->span();
    findings::Finding(resolution_.reporter, diagnostics::DiagnosticId::hopgi_wrong_number, span,
                      text::format("no turn follows the number {}", text::quote(resolution_.source.slice(span))))
        .help("is a turn lost here? Else delete the number");
    resolution_.number = nullptr;
  }

 private:
  // R29: whether a number begins with `1`, and has one more byte.
  bool may_restart() const {
    const NumberNode* const number = resolution_.number;
    if (number == nullptr || number->span().size() != 2) return false;
    return resolution_.source.text[number->digits.begin - resolution_.source.base] == '1';
  }

  // R20: what is too deep is not an item, and yet there is a variation before what follows (R19).
  void look_at_gap(std::uint32_t begin, const Item& item) {
    if (begin >= item.span.begin) return;
    if (resolution_.source.slice({begin, item.span.begin}).find('(') == std::string_view::npos) return;
    drop_number();
    resolution_.needs_dots = true;
  }

  void add(ElementKind kind, std::size_t index, text::Span span) {
    if (!resolution_.is_record_wanted()) return;
    resolution_.record.elements.push_back({kind, static_cast<std::uint32_t>(index), span});
  }

  void keep_moment(std::size_t index) {
    Resolution::Line& line = resolution_.lines.back();
    resolution_.item = index;
    resolution_.has_variation_after = has_variation_after(resolution_.ast, index);
    if (resolution_.has_variation_after) line.before_last_turn = line.now;
  }

  // R27. True if the item is read otherwise than it is written.
  bool take_reading(std::size_t index) {
    const Readings& readings = resolution_.readings;
    if (readings.refusals.empty()) return false;
    end_guesses(index);
    const auto found = readings.items.find(index);
    if (found != readings.items.end()) keep_moment(index);
    begin_guesses(index);
    if (found == readings.items.end()) return false;
    const ItemReading& reading = found->second;
    const Item& item = resolution_.ast.items[index];
    for (const Turn& turn : reading.before) play_missing(resolution_, turn, item.span.begin);
    if (!reading.is_as_written) {
      play_instead(resolution_, item, reading.instead);
      resolution_.has_read_number = reading.ends_with_number;
    } else if (item.kind == ItemKind::turn) {
      take_turn(item);
    } else {
      take_unreadable(item);
    }
    return true;
  }

  void end_guesses(std::size_t index) {
    const std::vector<Refusal>& refusals = resolution_.readings.refusals;
    for (std::size_t i = 0; i < refusals.size(); ++i) {
      if (refusals[i].certain_from == index) resolution_.now().guesses &= static_cast<std::uint8_t>(~(1U << i));
    }
  }

  void begin_guesses(std::size_t index) {
    std::vector<Refusal>& refusals = resolution_.readings.refusals;
    for (std::size_t i = 0; i < refusals.size(); ++i) {
      Refusal& refusal = refusals[i];
      if (refusal.begin == index && resolution_.depth() == 0) keep_known_turns();
      if (refusal.begin == index && refusal.is_guess) {
        resolution_.now().guesses |= static_cast<std::uint8_t>(1U << i);
      }
      if (refusal.item != index || !refusal.finding) continue;
      resolution_.reporter.report(Diagnostic(*refusal.finding));
      refusal.number = resolution_.reporter.next_number() - 1;
    }
  }

  // R28. True if a turn was played.
  bool take_joined_legs(std::size_t index) {
    const Item& item = resolution_.ast.items[index];
    if (!begins_with_king(resolution_, item) || !may_begin_joined_legs(resolution_, item)) return false;
    const std::optional<JoinedLegs> legs = find_joined_legs(resolution_, index);
    if (!legs) return false;
    next_ = legs->last_item + 1;
    resolution_.joined[index] = {legs->turn, legs->last_item};
    keep_moment(legs->last_item);
    play_joined_legs(resolution_, *legs);
    return true;
  }

  void take_turn(const Item& item) { play_turn(resolution_, resolution_.ast.turns[item.index]); }

  void take_unreadable(const Item& item) { play_unreadable(resolution_, item.span); }

  void take_comment(const Item& item) {
    add(ElementKind::comment, resolution_.record.comments.size(), item.span);
    if (resolution_.is_record_wanted()) resolution_.record.comments.push_back(comment_of(resolution_, item.index));
    resolution_.needs_dots = true;
  }

  void begin_variation(std::size_t index) {
    const Item& item = resolution_.ast.items[index];
    drop_number();
    look_for_end(index);
    add(ElementKind::variation_begin, 0, item.span);
    const Resolution::Line& line = resolution_.lines.back();
    Resolution::Line variation;
    variation.now = item.is_without_turn ? line.now : line.before_last_turn;
    resolution_.lines.push_back(variation);
    resolution_.needs_dots = true;
  }

  // R20: the `)` that is lost may be that of any variation in the unclosed one.
  void look_for_end(std::size_t index) {
    if (is_unclosed(resolution_, index)) unclosed_ = index;
    if (!unclosed_) return;
    const std::optional<OverlongVariation> found = look_for_lost_end(resolution_, index);
    if (!found) return;
    overlong_ = *found;
    note_lost_end(resolution_, *unclosed_, index, overlong_);
    if (index != *unclosed_) unclosed_.reset();
  }

  // R20: its `)` is lost, and the line around it goes on.
  void close_early(std::size_t index) {
    unclosed_.reset();
    resolution_.lost_end = index;
    const std::uint32_t end = resolution_.ast.items[index - 1].span.end;
    Item close;
    close.span = {end, end};
    end_variation(close);
    keep_known_turns();
  }

  // R20: the variation has ended before, and no one knows where.
  void lose_position() {
    resolution_.is_known = false;
    keep_known_turns();
  }

  void keep_known_turns() {
    Record& record = resolution_.record;
    if (!record.recovered_after) record.recovered_after = static_cast<std::uint32_t>(count_turns_of_game(record));
  }

  void end_variation(const Item& item) {
    if (resolution_.lines.size() == 1) return;
    drop_number();
    add(ElementKind::variation_end, 0, item.span);
    resolution_.lines.pop_back();
    resolution_.needs_dots = true;
  }

  Resolution& resolution_;
  // The item that comes next: those before it belong to a turn that was played.
  std::size_t next_ = 0;
  // Of Ast::items: the variation whose `)` is missing at the end of the game, until it is known where that is lost.
  std::optional<std::size_t> unclosed_;
  OverlongVariation overlong_;
};

// R10. Where the text does not say how the game ended, the board does.
void complete_missing_result(Resolution& resolution) {
  const std::string open(result_text(Result::open));
  const std::string won(
      result_text(*resolution.record.winner == Side::white ? Result::white_wins : Result::black_wins));
  const Moment& last = resolution.now();
  for (Diagnostic& found : resolution.reporter.pending()) {
    if (found.id != diagnostics::DiagnosticId::hopgi_missing_result || !found.fix) continue;
    std::string& written = found.fix->edits.front().text;
    if (written.ends_with(won)) return;
    found.notes.push_back(text::format("{} has no king left", name_of(opponent_of(*resolution.record.winner))));
    const bool is_told = !written.ends_with(open);
    if (is_told || last.is_unsure()) {
      found.fix->safety = diagnostics::Safety::unsafe;
    } else {
      written.replace(written.size() - open.size(), open.size(), won);
      found.fix->title = text::format("write `{}`, as the board shows", won);
    }
  }
}

// R10.
void end(Resolution& resolution) {
  Record& record = resolution.record;
  const Moment& last = resolution.now();
  // R29: the board of the turns that were played.
  if (resolution.is_record_wanted() && record.initial) record.final_position = last.state.position();
  if (!resolution.is_known) return;
  if (last.ending_turn == no_index) return;
  record.winner = winner(last.state);
  record.ending_turn = last.ending_turn;
  if (!record.winner) return;
  if (record.result == Result::none) {
    complete_missing_result(resolution);
  } else if (!last.is_unsure()) {
    verdicts::check_result(resolution);
  }
}

void play_all(Resolution& resolution) {
  copy_frame(resolution);
  begin(resolution);
  const std::vector<Item>& items = resolution.ast.items;
  Walk walk(resolution);
  for (std::size_t i = 0; i < items.size() && !resolution.readings.are_new; ++i) walk.take(i);
  if (resolution.readings.are_new) return;
  if (!items.empty() && items.back().kind == ItemKind::number) walk.report_number_alone();
  walk.drop_number();
  end(resolution);
}

// R27: numbers are witnesses for readings, and so are words. A fix of them may lead to another one.
void spare_witnesses(diagnostics::Reporter& reporter, std::uint32_t first_finding) {
  using diagnostics::DiagnosticId;
  std::vector<Diagnostic>& findings = reporter.pending();
  for (std::size_t i = reporter.place_from(first_finding); i < findings.size(); ++i) {
    Diagnostic& found = findings[i];
    const bool is_of_number =
        found.id == DiagnosticId::hopgi_number_missing || found.id == DiagnosticId::hopgi_number_format ||
        found.id == DiagnosticId::hopgi_number_redundant || found.id == DiagnosticId::hopgi_number_side ||
        found.id == DiagnosticId::hopgi_wrong_number;
    if (is_of_number) found.fix.reset();
    if (found.fix) found.fix->safety = diagnostics::Safety::unsafe;
  }
}

}  // namespace

bool is_sound(const diagnostics::Reporter& reporter) {
  const auto stops = [](const Diagnostic& found) {
    return diagnostics::catalogue_entry(found.id).blocks_formatting || found.severity == diagnostics::Severity::error;
  };
  return std::none_of(reporter.pending().begin(), reporter.pending().end(), stops);
}

void resolve(const text::Source& source, const Ast& ast, const Options& options, Record& record,
             diagnostics::Reporter& reporter, notation::Wanted wanted) {
  const std::uint32_t first_finding = reporter.next_number();
  Readings readings;
  do {
    if (readings.are_new) reporter.withdraw_since(first_finding);
    readings.are_new = false;
    record.clear();
    Resolution resolution(source, ast, options, readings, record, reporter, wanted);
    resolution.findings_of_reading = first_finding;
    play_all(resolution);
  } while (readings.are_new);
  if (readings.searches != 0) spare_witnesses(reporter, first_finding);
  record.is_sound = is_sound(reporter);
}

}  // namespace plyglot::hopgi::record
