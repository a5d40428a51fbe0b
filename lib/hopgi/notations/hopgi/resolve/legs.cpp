#include "hopgi/notations/hopgi/resolve/legs.hpp"

#include "findings/finding.hpp"
#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "hopgi/notations/hopgi/resolve/item_tables.hpp"
#include "hopgi/rules/judge.hpp"
#include "hopgi/verdicts/legal_reading.hpp"
#include "hopgi/verdicts/wording.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::record {
namespace {

// R13.7, R14.
void check_capture_mark(Resolution& resolution, const LegNode& node, const Leg& leg) {
  if (verdicts::has_wrong_capture_mark(resolution.source, node, leg)) {
    verdicts::report_capture_mark(resolution, node, leg);
  }
}

// R15, R16.
void check_promotion(Resolution& resolution, const LegNode& node, const Leg& leg) {
  if (!verdicts::has_wrong_promotion(node, leg)) return;
  if (!leg.promotes) {
    verdicts::report_promotion_spurious(resolution, node, leg);
  } else if (!node.promotion().is_written()) {
    verdicts::report_promotion_missing(resolution, node, leg);
  } else {
    verdicts::report_promotion_wrong(resolution, node, leg);
  }
}

// A `+` that is not a promotion is a mark. Marks after a `+` are reported here, others were when the leg was read.
void check_marks(Resolution& resolution, const LegNode& node, const Leg& leg) {
  if (!node.has_plus) return;
  const text::Span plus = node.promotion().span;
  if (!leg.promotes) {
    report_check_mark(resolution.source, {plus.begin, node.span().end}, resolution.reporter);
  } else if (!node.marks().empty()) {
    report_check_mark(resolution.source, node.marks(), resolution.reporter);
  }
}

// Whether the promotion that is written, and is the right one, is written in another way.
bool is_promotion_spelled_otherwise(const Resolution& resolution, const PromotionNode& written, const Leg& leg) {
  if (!written.is_written() || !verdicts::is_right(written, leg)) return false;
  return written.is_plus || resolution.source.slice(written.span).substr(1) != letters_of(promoted(leg.piece));
}

// hopgi 7.1: another form than that of hopgi 5, apart from what is reported otherwise.
bool is_spelled_otherwise(const Resolution& resolution, const LegNode& node, const Leg& leg) {
  const auto slice = [&](text::Span span) { return resolution.source.slice(span); };
  if (node.form == LegForm::short_leg || !node.letter().is_written() || node.has_letter_apart()) return true;
  if (slice(node.letter().span) != letters_of(*node.letter().kind)) return true;
  const std::string_view separator = slice(node.separator());
  const bool is_usual = node.form == LegForm::drop ? separator == "@" : separator == "-" || separator == "x";
  return !is_usual || is_promotion_spelled_otherwise(resolution, node.promotion(), leg);
}

// True if the word before a leg without a letter is its letter in lower case: `p b6-c5`. Then the finding about that
// word says so.
bool join_small_letter(Resolution& resolution, const LegNode& node, const Leg& leg, const std::string& canonical) {
  if (node.letter().is_written() || resolution.item == 0) return false;
  const Item& word = resolution.ast.items[resolution.item - 1];
  const std::string_view letter = letters_of(leg.piece);
  if (word.kind != ItemKind::bad_token || word.span.size() != 1 || letter.size() != 1) return false;
  if (text::to_upper(resolution.source.slice(word.span)[0]) != letter[0]) return false;
  const std::string_view between = resolution.source.slice({word.span.end, node.span().begin});
  if (between.find_first_not_of(" \t") != std::string_view::npos) return false;
  const std::optional<std::uint32_t> number = word_finding(resolution, word.span);
  if (!number || resolution.reporter.numbered(*number).span != word.span) return false;
  diagnostics::Diagnostic& found = resolution.reporter.numbered(*number);
  found.span = text::cover(word.span, node.span());
  found.message = text::format("the letter {} is not that of a piece", text::quote(resolution.source.slice(word.span)));
  found.helps = {text::format("letters of pieces are in upper case on both sides: `{}`", canonical)};
  found.fix =
      diagnostics::Fix{text::format("write `{}`", canonical), diagnostics::Safety::unsafe, {{found.span, canonical}}};
  return true;
}

// `has_witness`: marks of the leg say something else than the board.
void check_form(Resolution& resolution, const LegNode& node, const Leg& leg, bool is_wrong_piece, bool has_witness) {
  if (node.is_canonical || !is_spelled_otherwise(resolution, node, leg)) return;
  std::string canonical = leg_text(leg);
  if (join_small_letter(resolution, node, leg, canonical)) return;
  findings::Finding found(resolution.reporter, diagnostics::DiagnosticId::hopgi_non_canonical_move, node.span(),
                          text::format("in full this move is `{}`", canonical));
  // What the letter says otherwise is not for a safe fix to decide.
  if (is_wrong_piece) return;
  const bool is_safe = !has_witness && !resolution.now().is_unsure();
  const auto safety = is_safe ? diagnostics::Safety::safe : diagnostics::Safety::unsafe;
  found.write(node.span(), canonical, safety);
}

// Reports what differs between the leg as it is written and as the board has it, before it is played.
// `is_wrong_piece` is whether its letter is that of another piece (R13.3).
void check_spelling(Resolution& resolution, const LegNode& node, const Leg& leg, bool is_wrong_piece) {
  // Nearly all legs are such.
  const bool is_plain = node.is_canonical && !leg.promotes && !node.promotion().is_written();
  if (is_plain) return check_capture_mark(resolution, node, leg);
  const std::uint32_t before = resolution.reporter.next_number();
  check_capture_mark(resolution, node, leg);
  check_promotion(resolution, node, leg);
  check_marks(resolution, node, leg);
  const bool has_witness = resolution.reporter.next_number() != before || !node.marks().empty();
  check_form(resolution, node, leg, is_wrong_piece, has_witness);
}

class LegJudge {
 public:
  LegJudge(Resolution& resolution, const LegNode& node, std::optional<Square> king, Leg& leg)
      : resolution_(resolution), node_(node), king_(king), leg_(leg) {}

  bool judge() {
    if (node_.has_unknown_part()) return false;
    switch (node_.form) {
      case LegForm::long_leg:
        return judge_long(*node_.origin, *node_.target);
      case LegForm::short_leg:
        return judge_short(*node_.target);
      case LegForm::drop:
        return judge_drop(*node_.target);
    }
    return false;
  }

 private:
  const State& state() const { return resolution_.state(); }
  bool is_own(Square square) const { return contains(state().pieces(state().to_move()), square); }

  // R13.
  bool judge_long(Square from, Square to) {
    if (state().is_empty(from)) {
      verdicts::report_empty_origin(resolution_, node_);
      return false;
    }
    if (!is_own(from)) {
      verdicts::report_enemy_piece(resolution_, node_);
      return false;
    }
    const bool is_wrong_piece = node_.kind && *node_.kind != state().at(from).kind;
    if (is_wrong_piece) verdicts::report_wrong_piece(resolution_, node_);
    if (king_ && *king_ != from) {
      verdicts::report_second_leg_not_linked(resolution_, node_, *king_);
      return false;
    }
    if (is_own(to)) {
      verdicts::report_own_piece_on_target(resolution_, node_);
      return false;
    }
    leg_ = step_of(state(), from, to);
    if (!contains(targets(state(), from), to)) report_step();
    check_spelling(resolution_, node_, leg_, is_wrong_piece);
    return true;
  }

  // R13.6.
  void report_step() {
    if (contains(targets(state(), leg_.from, Corner::open), leg_.to)) {
      verdicts::report_blocked_corner(resolution_, node_, leg_);
    } else {
      verdicts::report_illegal_move(resolution_, node_, leg_);
    }
  }

  // R14.
  bool judge_short(Square to) {
    const PieceKind kind = node_.kind.value_or(PieceKind::pawn);
    if (king_ && kind != state().at(*king_).kind) {
      verdicts::report_second_leg_not_linked(resolution_, node_, *king_);
      return false;
    }
    const SquareSet found = candidates(state(), state().to_move(), kind, to) & verdicts::squares_of(node_.hint());
    if (found == 0) {
      verdicts::report_no_such_move(resolution_, node_, kind);
      return false;
    }
    if (count(found) > 1) {
      verdicts::report_ambiguous_move(resolution_, node_, found);
      return false;
    }
    leg_ = step_of(state(), first_of(found), to);
    check_spelling(resolution_, node_, leg_, false);
    return true;
  }

  // R16, R17.
  bool judge_drop(Square to) {
    if (king_) {
      verdicts::report_second_leg_not_linked(resolution_, node_, *king_);
      return false;
    }
    const PieceKind kind = *node_.kind;
    if (is_king(kind) || is_promoted(kind)) {
      verdicts::report_not_droppable(resolution_, node_);
      return false;
    }
    if (!state().is_empty(to)) {
      verdicts::report_drop_occupied(resolution_, node_);
      return false;
    }
    if (state().hand(state().to_move()).of(kind) == 0) {
      verdicts::report_not_in_hand(resolution_, node_);
      return false;
    }
    leg_ = drop_of(kind, to);
    check_spelling(resolution_, node_, leg_, false);
    return true;
  }

  Resolution& resolution_;
  const LegNode& node_;
  std::optional<Square> king_;
  Leg& leg_;
};

}  // namespace

bool judge_leg(Resolution& resolution, const LegNode& node, std::optional<Square> king, Leg& leg) {
  return LegJudge(resolution, node, king, leg).judge();
}

}  // namespace plyglot::hopgi::record
