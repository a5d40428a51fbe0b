#include "hive/notations/hop/resolve/set_field.hpp"

#include "findings/finding.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::hive::hop {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;

// The set that gives both sides what one of them has of M, L, P and D.
BugSet evened(BugSet set) {
  for (const BugKind kind : {BugKind::mosquito, BugKind::ladybug, BugKind::pillbug, BugKind::dragonfly}) {
    const std::uint32_t most = std::max(set.of(Colour::white, kind), set.of(Colour::black, kind));
    for (const Colour colour : colours) {
      if (set.of(colour, kind) == 0) set.of(colour, kind) = most;
    }
  }
  return set;
}

class SetResolver {
 public:
  SetResolver(const text::Source& source, const Ast& ast, Dialect dialect, diagnostics::Reporter& reporter)
      : source_(source), ast_(ast), field_(*ast.gametype), dialect_(dialect), reporter_(reporter) {}

  BugSet resolve() {
    has_error_ = field_.has_error;
    start();
    for (const Token& token : field_.tokens) apply(token);
    if (!field_.literal_modifier.empty()) report_modifier_on_literal();
    if (!has_error_ && !field_.is_empty) check_set();
    return set_;
  }

  bool has_error() const { return has_error_; }

 private:
  void start() {
    switch (field_.alias) {
      case Alias::base:
        set_ = base_set();
        return;
      case Alias::ultimate:
      case Alias::unknown:
        set_ = ultimate_set();
        return;
      case Alias::none:
        set_ = field_.is_empty ? ultimate_set() : BugSet{};
        return;
    }
  }

  void apply(const Token& token) {
    // After an unknown alias, modifiers are checked for syntax only (hop T4).
    if (field_.alias == Alias::unknown) return;
    if (dialect_ == Dialect::hivegame && token.bug == BugKind::dragonfly) report_dragonfly(token);
    if (!token.is_sound || token.bug == unknown_kind) return;
    std::uint32_t& count = set_.of(token.colour, token.bug);
    if (token.sign >= 0) {
      count += token.count;
    } else if (count >= token.count) {
      count -= token.count;
    } else {
      report_negative_count(token, count);
      count = 0;
    }
  }

  void report_dragonfly(const Token& token) {
    has_error_ = true;
    Finding(reporter_, DiagnosticId::hop_dragonfly_unsupported, token.letter_span,
            text::format("`{}` is a dragonfly, which hivegame.com does not have", source_.slice(token.letter_span)))
        .help("the dialect `spec` has it: read the text with `--from hop:spec`");
  }

  void report_negative_count(const Token& token, std::uint32_t left) {
    has_error_ = true;
    const std::string_view written = source_.slice(token.span);
    const char letter = token_letter(token.colour, token.bug);
    Finding found(reporter_, DiagnosticId::hop_negative_count, token.span,
                  left == 0
                      ? text::format("`{}` is taken away, but the set has no `{}`", written, letter)
                      : text::format("`{}` is taken away, but the set has only {} of `{}`", written, left, letter));
    const text::Span removed = without_its_sign(token);
    found.fix(text::format("leave `{}` out", source_.slice(removed)), Safety::unsafe, removed, "");
  }

  // The token and, if it is the only one after its sign, that sign.
  text::Span without_its_sign(const Token& token) const {
    const std::string_view field = source_.slice(field_.trimmed);
    const std::size_t begin = token.span.begin - field_.trimmed.begin;
    const std::size_t end = begin + token.span.size();
    const bool is_first = begin > 0 && field[begin - 1] == '-';
    const bool is_last = end == field.size() || field[end] == '+' || field[end] == '-';
    return is_first && is_last ? text::Span{token.span.begin - 1, token.span.end} : token.span;
  }

  void report_modifier_on_literal() {
    Finding found(reporter_, DiagnosticId::hop_modifier_on_literal, field_.literal_modifier,
                  text::format("`{}` modifies a literal list; only `base` and `ultimate` take modifiers",
                               source_.slice(field_.literal_modifier)));
    if (!has_error_) found.fix(write_set(ast_, set_, Safety::safe));
  }

  // hop R2, in the order of its sentences.
  void check_set() {
    if (dialect_ == Dialect::hivegame && !is_standard(set_)) return report_refused_set();
    check_count_above_eight();
    check_queens();
    check_one_sided_expansion();
    if (!is_standard(set_)) {
      reporter_.report(DiagnosticId::hop_nonstandard_set, field_.trimmed,
                       text::format("`{}` is none of the eight published sets", source_.slice(field_.trimmed)));
    }
  }

  // hop R2a.
  void report_refused_set() {
    has_error_ = true;
    Finding found(
        reporter_, DiagnosticId::hop_nonstandard_set, diagnostics::Severity::error, field_.trimmed,
        text::format("hivegame.com refuses the set `{}`: it has only the eight published sets, the same for both sides",
                     source_.slice(field_.trimmed)));
    if (const BugSet set = evened(set_); is_standard(set)) found.fix(write_set(ast_, set, Safety::unsafe));
  }

  void check_count_above_eight() {
    std::string which;
    for_each_kind([&](Colour colour, BugKind kind) {
      if (set_.of(colour, kind) <= largest_count) return;
      if (!which.empty()) which += ", ";
      text::append(which, "{} of `{}`", set_.of(colour, kind), token_letter(colour, kind));
    });
    if (which.empty()) return;
    reporter_.report(DiagnosticId::hop_count_above_eight, field_.trimmed, text::format("the set has {}", which));
  }

  void check_queens() {
    const std::uint32_t white = set_.of(Colour::white, BugKind::queen);
    const std::uint32_t black = set_.of(Colour::black, BugKind::queen);
    if (white == 1 && black == 1) return;
    reporter_.report(DiagnosticId::hop_queen_count, field_.trimmed,
                     text::format("White has {} {} and Black {}; a game has one for each side", white,
                                  text::counted_noun(white, "queen"), black));
  }

  void check_one_sided_expansion() {
    std::string which;
    for (const BugKind kind : {BugKind::dragonfly, BugKind::ladybug, BugKind::mosquito, BugKind::pillbug}) {
      for (const Colour colour : colours) {
        if (set_.of(colour, kind) == 0 || set_.of(other(colour), kind) != 0) continue;
        if (!which.empty()) which += ", ";
        text::append(which, "only {} has a {}", player_name(colour), name_of(kind));
      }
    }
    if (which.empty()) return;
    Finding(reporter_, DiagnosticId::hop_one_sided_expansion, field_.trimmed, std::move(which))
        .note("upper case letters are White's, lower case letters are Black's")
        .fix(write_set(ast_, evened(set_), Safety::unsafe));
  }

  const text::Source& source_;
  const Ast& ast_;
  const Gametype& field_;
  Dialect dialect_;
  diagnostics::Reporter& reporter_;
  BugSet set_;
  bool has_error_ = false;
};

}  // namespace

diagnostics::Fix write_set(const Ast& ast, const BugSet& set, Safety safety) {
  std::string gametype = canonical_gametype(set);
  if (gametype.empty()) {
    // The ultimate set has no field; the comma goes with it.
    const text::Span field{ast.gametype->field.begin, ast.topology_field.begin};
    return {"leave the gametype out: `ultimate` is the default", safety, {{field, ""}}};
  }
  if (!ast.gametype) {
    return {
        text::format("name the set: `{},`", gametype), safety, {{{ast.span.begin, ast.span.begin}, gametype + ','}}};
  }
  std::string title = text::format("write the set as `{}`", gametype);
  return {std::move(title), safety, {{ast.gametype->trimmed, std::move(gametype)}}};
}

ResolvedSet resolve_gametype(const text::Source& source, const Ast& ast, Dialect dialect,
                             diagnostics::Reporter& reporter) {
  if (!ast.gametype) return {ultimate_set(), true};
  SetResolver resolver(source, ast, dialect, reporter);
  const BugSet set = resolver.resolve();
  return {set, !resolver.has_error()};
}

}  // namespace plyglot::hive::hop
