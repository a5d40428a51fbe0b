#include "tools/slips/measures/outcome.hpp"

#include "support/door/fixing.hpp"
#include "tools/slips/measures/witnesses.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Safety;
using text::Span;

bool touches_any(Span span, const std::vector<Span>& places) {
  return std::any_of(places.begin(), places.end(), [&](Span place) { return touches(span, place); });
}

// The first of the worst findings.
const Diagnostic& first_of(const std::vector<Diagnostic>& findings) {
  const auto found = std::find_if(findings.begin(), findings.end(), is_error);
  return found == findings.end() ? findings.front() : *found;
}

// The slip itself is what is reported first: by the first error, or by a warning before it.
bool is_first_at(const std::vector<Diagnostic>& findings, const std::vector<Span>& places) {
  if (findings.empty()) return false;
  const Diagnostic& first = first_of(findings);
  return std::any_of(findings.begin(), findings.end(), [&](const Diagnostic& finding) {
    return touches_any(finding.span, places) && finding.span.begin <= first.span.begin;
  });
}

bool has_fix(const Diagnostic& finding) { return finding.fix && !finding.fix->edits.empty(); }

class Judge {
 public:
  Judge(Reader& reader, const Original& original, const Slip& slip)
      : reader_(reader), original_(original), slip_(slip) {}

  Outcome outcome() {
    out_.counts.tried = 1;
    out_.reading = reader_.read(slip_.text);
    if (!findings().empty()) {
      set(Measure::noticed, true);
      out_.counts.of(Measure::errors) = out_.reading.errors();
    }
    set(Measure::legal, is_legal());
    if (out_.counts.wrong() != 0) {
      set(Measure::at_slip, is_first_at(findings(), slip_.places));
      set(Measure::gone_on, out_.reading.played_to > last_turn());
      set(Measure::restored, is_restored());
    }
    set(Measure::false_claim, has_false_claim());
    look_at_fixes();
    look_at_formatting();
    return std::move(out_);
  }

 private:
  const Subject& subject() const { return *original_.subject; }
  const std::vector<Diagnostic>& findings() const { return out_.reading.findings; }
  const std::vector<std::string>& meant() const { return slip_.meant ? *slip_.meant : original_.reading.plies; }
  void set(Measure measure, bool holds) { out_.counts.of(measure) = holds ? 1 : 0; }

  // Nothing is found at the slip or shortly before it, in the text that ends with it or with its line.
  bool is_legal() {
    if (slip_.is_seen_whole || subject().is_position) return findings().empty();
    std::size_t end = slip_.places.back().end;
    if (subject().has_lines) end = std::min(slip_.text.find('\n', end), slip_.text.size());
    const std::string until = slip_.text.substr(0, end) + std::string(subject().ending);
    const std::vector<Diagnostic> found = reader_.findings(until);
    return std::none_of(found.begin(), found.end(),
                        [&](const Diagnostic& finding) { return touches_any(finding.span, slip_.places); });
  }

  // Where the last turn of the text begins, if the end of the text is still that of the original.
  std::size_t last_turn() const {
    const std::size_t from_end = original_.text.size() - original_.reading.turns.back().begin;
    const std::size_t size = slip_.text.size();
    return slip_.is_seen_whole ? 0 : size - std::min(size, from_end);
  }

  // Play goes on with what was meant; or each suggestion is followed alone, and then the text is read again.
  bool is_restored() {
    out_.as_suggested = slip_.text;
    if (out_.reading.guessed_plies == meant()) return true;
    Reading now = out_.reading;
    for (std::size_t i = 0; i < slip_.places.size(); ++i) {
      const auto is_suggestion = [&](const Diagnostic& finding) {
        return has_fix(finding) && (i != 0 || touches(finding.span, slip_.places[0]));
      };
      const auto found = std::find_if(now.findings.begin(), now.findings.end(), is_suggestion);
      if (found == now.findings.end()) return false;
      out_.as_suggested = test::with_fix(out_.as_suggested, *found);
      now = reader_.read(out_.as_suggested);
    }
    return now.plies == meant();
  }

  // What a finding says of the turns after it is read again, where it has a fix.
  bool has_false_claim() {
    if (out_.reading.errors() != 1) return false;
    const auto claim = std::find_if(findings().begin(), findings().end(), [](const Diagnostic& finding) {
      const auto is_of_reading = [](const diagnostics::Argument& each) { return each.name == "readings"; };
      return has_fix(finding) && std::any_of(finding.arguments.begin(), finding.arguments.end(), is_of_reading);
    });
    if (claim == findings().end()) return false;
    const Reading now = reader_.read(test::with_fix(slip_.text, *claim));
    std::vector<std::string> said = out_.reading.guessed_plies;
    said.resize(std::min(said.size(), turns_before(claim->span) + 1 + legal_after(*claim)));
    return now.plies.size() < said.size() || !std::equal(said.begin(), said.end(), now.plies.begin());
  }

  std::size_t turns_before(text::Span span) const {
    const std::vector<text::Span>& turns = out_.reading.turns;
    return static_cast<std::size_t>(
        std::count_if(turns.begin(), turns.end(), [&](text::Span turn) { return turn.end <= span.begin; }));
  }

  static std::size_t legal_after(const Diagnostic& claim) {
    for (const diagnostics::Argument& each : claim.arguments) {
      if (each.name == "legal") return static_cast<std::size_t>(std::get<std::int64_t>(each.value));
    }
    return 0;
  }

  std::vector<std::string> witnesses_in(const std::string& text, const Reading& reading) {
    return witnesses(subject(), text, reading, reader_.session().tokens(chunk_of(text)));
  }

  bool keeps_witnesses(const std::string& text, const Reading& reading) {
    const std::vector<std::string> before = witnesses_in(slip_.text, out_.reading);
    const std::vector<std::string> after = witnesses_in(text, reading);
    return std::includes(after.begin(), after.end(), before.begin(), before.end());
  }

  // Counts from `first` on: plies, lines, remarks, witnesses.
  void look_at(const std::string& text, const Reading& reading, Measure first) {
    const auto set_next = [&](int distance, bool holds) {
      set(static_cast<Measure>(static_cast<int>(first) + distance), holds);
    };
    set_next(0, reading.plies != out_.reading.plies);
    // Without an error the text is read as it is written, and may be spelled in another way all through.
    set_next(1, out_.reading.errors() != 0 && !has_right_lines(slip_, text));
    set_next(2, !has_remark(slip_, text));
    set_next(3, !keeps_witnesses(text, reading));
  }

  // The text was changed by what was found of it, as far as nothing is found any more.
  bool is_another_game(const std::string& text, const Reading& reading) {
    if (!reading.findings.empty() || reading.plies == meant()) return false;
    return out_.reading.errors() != 0 || reading.plies != out_.reading.plies || !keeps_witnesses(text, reading);
  }

  void look_at_fixes() {
    out_.fixed = reader_.session().fix(chunk_of(slip_.text), Safety::safe).text;
    if (out_.fixed != slip_.text) {
      const Reading reading = reader_.read(out_.fixed);
      look_at(out_.fixed, reading, Measure::plies_by_fix);
      set(Measure::another_by_fix, is_another_game(out_.fixed, reading));
    }
    auto unsafe = reader_.session().fix(chunk_of(slip_.text), Safety::unsafe);
    // The findings that are left have no fix, unless the passes had no end.
    set(Measure::endless, std::any_of(unsafe.left.begin(), unsafe.left.end(), has_fix));
    out_.fixed_unsafely = std::move(unsafe.text);
    if (out_.fixed_unsafely == slip_.text) return;
    const Reading reading = reader_.read(out_.fixed_unsafely);
    set(Measure::another_by_unsafe, is_another_game(out_.fixed_unsafely, reading));
  }

  void look_at_formatting() {
    const auto result = reader_.session().format(chunk_of(slip_.text), diagnostics::Sink::none());
    out_.formatted = result.without_trailing_blank_lines();
    if (out_.formatted != slip_.text) {
      look_at(out_.formatted, reader_.read(out_.formatted), Measure::plies_by_format);
    }
  }

  Reader& reader_;
  const Original& original_;
  const Slip& slip_;
  Outcome out_;
};

}  // namespace

Outcome outcome_of(Reader& reader, const Original& original, const Slip& slip) {
  return Judge(reader, original, slip).outcome();
}

}  // namespace plyglot::slips
