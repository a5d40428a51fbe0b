#include "hive/notations/uhp/game_string_findings.hpp"

#include "diagnostics/near_names.hpp"
#include "findings/finding.hpp"
#include "hive/reading/uhp_moves/game_type_field.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::uhp {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using diagnostics::Severity;
using findings::Finding;
using text::format;
using text::quote;
using text::Span;

class HeaderCheck {
 public:
  HeaderCheck(const text::Source& source, const Ast& ast, Dialect dialect, const Truth& truth,
              diagnostics::Reporter& reporter)
      : source_(source),
        ast_(ast),
        is_lenient_(dialect == Dialect::hivegame),
        truth_(truth),
        reporter_(reporter),
        state_(name_of(truth.outcome)),
        turn_(turn_after(truth.plies)) {}

  void run() {
    const bool has_bad_field =
        ast_.type.form == FieldForm::bad || ast_.state.form == FieldForm::bad || ast_.turn.form == FieldForm::bad;
    // Beside an error, or above the rest of the game, what is here may be other than it seems.
    safety_ = reporter_.has_error() || has_bad_field || ast_.goes_on_below ? Safety::unsafe : Safety::safe;
    if (!ast_.has_header) {
      missing_header();
      return;
    }
    if (ast_.type.form == FieldForm::bad) bad_type();
    // U5: a field that cannot be read may hold the one that is not there.
    if (!has_bad_field || ast_.state.form != FieldForm::missing) check_field(ast_.state, "state", state_);
    if (!has_bad_field || ast_.turn.form != FieldForm::missing) check_field(ast_.turn, "turn", turn_);
    if (ast_.state.form == FieldForm::bad) bad_state();
    if (ast_.turn.form == FieldForm::bad) bad_turn();
    if (reporter_.has_error()) return;
    if (ast_.state_value && *ast_.state_value != truth_.outcome) state_mismatch();
    if (ast_.turn.form == FieldForm::readable && !is_true_turn()) turn_mismatch();
  }

 private:
  void missing_header() {
    Finding it(reporter_, DiagnosticId::uhp_missing_header, severity_of(DiagnosticId::uhp_missing_header),
               ast_.type.span, "the moves begin without game type, state and turn");
    it.note(format("they are read as those of `{}`", name_of(truth_.type)));
    offer(it, safety_, ast_.type.span, name_of(truth_.type) + ';' + std::string(state_) + ';' + turn_ + ';');
  }

  void check_field(const Field& field, std::string_view name, std::string_view text) {
    if (field.form == FieldForm::empty) {
      Finding it(reporter_, DiagnosticId::uhp_empty_header_field, {field.span.begin, field.span.begin},
                 format("the {} is empty", name));
      offer(it, safety_, field.span, std::string(text));
    } else if (field.form == FieldForm::missing) {
      missing_field(field.span, name, text);
    }
  }

  void missing_field(Span place, std::string_view name, std::string_view text) {
    const bool is_at_end = ast_.moves.empty() && ast_.turn.form == FieldForm::missing;
    if (is_at_end) place = {ast_.span.end, ast_.span.end};
    Finding it(reporter_, DiagnosticId::uhp_missing_header_field, severity_of(DiagnosticId::uhp_missing_header_field),
               place, format("there is no {}", name));
    it.label(format("the {} is expected here", name));
    // At the end of the line it takes the place of a `;` that is there already.
    const Span end = ast_.last_semicolon.empty() ? Span{ast_.content_end, ast_.content_end} : ast_.last_semicolon;
    offer(it, safety_, is_at_end ? end : place, is_at_end ? ';' + std::string(text) : std::string(text) + ';');
  }

  void bad_type() {
    const bool holds_state = ast_.state.form == FieldForm::readable && ast_.type.span.contains(ast_.state.span);
    report_bad_game_type(source_, ast_.type.span, truth_.type, reporter_, holds_state ? ast_.state.span : Span{});
  }

  void bad_state() {
    std::array<std::string_view, outcomes.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = name_of(outcomes[i]);
    const std::string_view written = source_.slice(ast_.state.span);
    Finding it(reporter_, DiagnosticId::uhp_bad_state, ast_.state.span,
               format("{} is not a state{}", quote(written), diagnostics::did_you_mean(written, names)));
    it.help(format("the states are {}", text::listed(names, " and ")));
    // What is meant goes before what the moves show: whether these disagree is another finding.
    const std::string_view meant = diagnostics::meant_word(written, names).value_or(state_);
    offer(it, Safety::unsafe, ast_.state.span, std::string(meant));
  }

  void bad_turn() {
    const Span span = ast_.turn.span;
    Finding it(reporter_, DiagnosticId::uhp_bad_turn, span, format("{} is not a turn", quote(source_.slice(span))));
    if (const auto& failure = ast_.turn_failure; failure && failure->expected_bits != 0) {
      const Span here{failure->offset, std::min(failure->offset + 1, span.end)};
      std::string expected = format("{} is expected here", failure->expected().front());
      if (failure->offset == span.begin || failure->offset > span.end) {
        it.label(std::move(expected));
      } else {
        it.label(here, std::move(expected));
      }
    }
    it.help("a turn is the side to move and the number of its turn, such as `White[1]`");
    offer(it, Safety::unsafe, span, turn_);
  }

  void state_mismatch() {
    const Outcome written = *ast_.state_value;
    Finding it(reporter_, DiagnosticId::uhp_state_mismatch, ast_.state.span,
               format("after the moves the state is `{}`, not `{}`", state_, name_of(written)));
    // The end of a game that the board does not show may be one that the players agreed upon.
    if (is_over(written)) it.note("a game that was resigned or agreed upon is `InProgress` in UHP");
    offer(it, is_over(written) ? Safety::unsafe : safety_, ast_.state.span, std::string(state_));
  }

  void turn_mismatch() {
    reporter_.withdraw(DiagnosticId::uhp_turn_case, ast_.turn.span);
    Finding it(reporter_, DiagnosticId::uhp_turn_mismatch, ast_.turn.span,
               format("after {} the turn is `{}`, not {}", text::counted(truth_.plies, "ply", "plies"), turn_,
                      quote(source_.slice(ast_.turn.span))));
    offer(it, safety_, ast_.turn.span, turn_);
  }

  // In whatever case.
  bool is_true_turn() const {
    const std::string_view written = source_.slice(ast_.turn.span);
    if (written.size() != turn_.size()) return false;
    for (std::size_t i = 0; i < written.size(); ++i) {
      if ((written[i] | 0x20) != (turn_[i] | 0x20)) return false;
    }
    return true;
  }

  Severity severity_of(DiagnosticId id) const {
    return is_lenient_ ? Severity::info : diagnostics::catalogue_entry(id).severity;
  }

  void offer(Finding& it, Safety safety, Span span, const std::string& text) const {
    if (truth_.is_whole) it.fix(format("write {}", quote(text)), safety, span, text);
  }

  const text::Source& source_;
  const Ast& ast_;
  bool is_lenient_;
  const Truth& truth_;
  diagnostics::Reporter& reporter_;
  std::string_view state_;
  std::string turn_;
  Safety safety_ = Safety::safe;
};

}  // namespace

std::string turn_after(std::size_t plies) {
  return format("{}[{}]", plies % 2 == 0 ? "White" : "Black", plies / 2 + 1);
}

void report_lost_header(const Ast& ast, diagnostics::Reporter& reporter) {
  Finding(reporter, DiagnosticId::uhp_missing_header, Severity::error, ast.type.span,
          "there is no header, and the first move goes beside a piece: the moves are not read")
      .note("a line is one whole game")
      .help("if they go on with the game of the line above, join the two lines by `;`");
}

void check_header(const text::Source& source, const Ast& ast, Dialect dialect, const Truth& truth,
                  diagnostics::Reporter& reporter) {
  HeaderCheck(source, ast, dialect, truth, reporter).run();
}

}  // namespace plyglot::hive::uhp
