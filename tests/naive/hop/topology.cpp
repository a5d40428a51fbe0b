#include "naive/hop/parts.hpp"

namespace plyglot::naive {
namespace {

constexpr std::size_t most_bugs = 1000;
constexpr std::size_t most_parentheses = 100;

// A place to walk on from.
struct Cursor {
  Cell cell;
  int heading = 1;
  bool operator==(const Cursor& other) const { return cell == other.cell && heading == other.heading; }
};

// hop R5.
struct Scope {
  std::size_t open_start = 0;
  std::size_t open_end = 0;
  // Where the scope begins to walk, until it has a walker.
  Cursor walker;
  // Cell and heading by chain position.
  std::vector<Cursor> positions;
  // Chain positions of bugs placed by `N=X`.
  std::vector<std::size_t> stacked;
  bool has_bare_branch = false;
  // Its `(` follows no branch sign (hop R15).
  bool is_odd = false;
  // What there was when it was opened.
  std::size_t bugs_before = 0;
  std::size_t errors_before = 0;
};

// `+` and `-` in a row of turns and marks.
struct Turn {
  std::size_t start;
  std::size_t end;
  int sixths;
};

class TopologyReader {
 public:
  TopologyReader(const Field& field, Dialect dialect, Reading& reading)
      : field_(field), dialect_(dialect), reading_(reading) {}

  Topology read() {
    scopes_.emplace_back();
    while (at_ < field_.trimmed.size() && !stopped_) read_character();
    if (stopped_) {
      result_.is_unreliable = true;
      forget_unread();
    } else {
      end_turns();
      end_branch();
      while (scopes_.size() > 1) close_unclosed();
    }
    check_at_end();
    return result_;
  }

 private:
  const Character& here() const { return field_.trimmed[at_]; }
  char value_at(std::size_t at) const { return at < field_.trimmed.size() ? field_.trimmed[at].value : '\0'; }
  Scope& scope() { return scopes_.back(); }
  bool is_site() const { return dialect_ == Dialect::hivegame; }

  void warn(std::string_view name, std::size_t start, std::size_t end) {
    report(reading_.findings, name, "warning", start, end);
  }
  void error(std::string_view name, std::size_t start, std::size_t end) {
    report(reading_.findings, name, "error", start, end);
    result_.has_error = true;
    ++errors_;
  }
  // hop R15.
  void unreliable_error(std::string_view name, std::size_t start, std::size_t end) {
    error(name, start, end);
    result_.is_unreliable = true;
  }

  void read_character() {
    const Character character = here();
    switch (character.value) {
      case ' ':
        warn("hop/lost-plus", character.start, character.end);
        return read_turn('+');
      case '+':
      case '-':
        return read_turn(character.value);
      case '!':
        return read_mark();
      case '(':
        return read_open();
      case ')':
        return read_close();
      default:
        break;
    }
    if (is_digit(character.value)) return read_number();
    if (is_letter(character.value)) {
      ++at_;
      return walk_to(character);
    }
    ++at_;
    is_after_letter_ = false;
    unreliable_error("hop/unexpected-character", character.start, character.end);
    has_gap_ = true;
  }

  // hop R4.
  int turned(int heading, int sixths) const { return (heading + (is_site() ? -sixths : sixths) + 12) % 6; }

  // hop R7.
  void read_turn(char sign) {
    const int sixths = sign == '+' ? 1 : -1;
    is_after_letter_ = false;
    if (has_gap_ && (!turns_.empty() || is_branch_open_)) are_turns_broken_ = true;
    has_gap_ = false;
    turns_.push_back({here().start, here().end, sixths});
    if (is_branch_open_) branch_end_ = here().end;
    if (is_continuing_ && !continuation_start_) continuation_start_ = here().start;
    cursor_.heading = turned(cursor_.heading, sixths);
    site_heading_ = turned(site_heading_, sixths);
    ++at_;
  }

  // The turns so far are followed by something else than a bug letter (hop R7).
  void end_turns() {
    if (!turns_.empty() && !is_branch_open_) {
      if (!reading_.bugs.empty()) report_trailing_turns();
      if (!is_site()) cursor_.heading = scope().walker.heading;
    }
    forget_turns();
  }

  void report_trailing_turns() {
    std::size_t first = 0;
    for (std::size_t i = 1; i <= turns_.size(); ++i) {
      if (i < turns_.size() && turns_[i].start == turns_[i - 1].end) continue;
      warn("hop/trailing-turn", turns_[first].start, turns_[i - 1].end);
      first = i;
    }
  }

  void forget_turns() {
    turns_.clear();
    continuation_start_.reset();
    are_turns_broken_ = false;
    has_gap_ = false;
  }

  // The turns are followed by a bug letter, or by `(` after a branch sign.
  void use_turns() {
    std::vector<Turn> run = turns_;
    if (is_branch_open_) run.insert(run.begin(), branch_sign_);
    int net = 0;
    for (const Turn& turn : run) net += turn.sixths;
    net = (net % 6 + 6) % 6;
    const std::size_t shortest[] = {is_branch_open_ ? 2U : 0U, 1, 2, 3, 2, 1};
    if (run.size() > shortest[net] && !are_turns_broken_) {
      report(reading_.findings, "hop/extra-turn", "info", run.front().start, run.back().end);
    }
    forget_turns();
  }

  // hop R13.
  void read_mark() {
    const Character mark = here();
    ++at_;
    has_gap_ = true;
    if (reading_.bugs.empty()) return error("hop/mark-before-any-bug", mark.start, mark.end);
    if (reading_.marked) error("hop/second-mark", mark.start, mark.end);
    if (!is_after_letter_) warn("hop/detached-mark", mark.start, mark.end);
    reading_.marked = reading_.bugs.size() - 1;
    result_.mark_start = mark.start;
    result_.mark_end = mark.end;
  }

  void read_number() {
    end_turns();
    end_branch();
    is_after_letter_ = false;
    const std::size_t start = here().start;
    std::string digits;
    std::size_t end = start;
    while (is_digit(value_at(at_))) {
      digits += here().value;
      end = here().end;
      ++at_;
    }
    const char sign = value_at(at_);
    if (sign == '=') {
      const std::size_t sign_end = here().end;
      ++at_;
      if (!is_letter(value_at(at_))) return error("hop/missing-stacked-bug", start, sign_end);
      const Character letter = here();
      ++at_;
      return stack(digits, start, end, letter);
    }
    if (sign == '+' || sign == '-') return branch(digits, start, end, here());
    if (sign == ' ') {
      warn("hop/lost-plus", here().start, here().end);
      return branch(digits, start, end, {'+', here().start, here().end});
    }
    unreliable_error("hop/dangling-number", start, end);
  }

  // hop R14: the place of chain position N; `index` is set only if there is such a position.
  Cursor look_up(const std::string& digits, std::size_t start, std::size_t end) {
    std::size_t zeros = 0;
    while (zeros + 1 < digits.size() && digits[zeros] == '0') ++zeros;
    if (zeros > 0) warn("hop/leading-zero", start, start + zeros);
    const std::string number = digits.substr(zeros);
    const std::vector<Cursor>& positions = scope().positions;
    // Longer numbers are larger than every limit.
    const std::size_t position = number.size() > 6 ? 1000000 : std::stoul(number);
    if (position < 1 || position > positions.size()) {
      if (!scope().is_odd) unreliable_error("hop/unknown-chain-position", start, end);
      if (scope().is_odd) ++errors_;
      result_.is_unreliable = result_.has_error = true;
      return positions.empty() ? cursor_ : positions.back();
    }
    for (const std::size_t stacked : scope().stacked) {
      if (position < stacked) continue;
      report(reading_.findings, "hop/position-after-stack", "info", start, end);
      break;
    }
    return positions[position - 1];
  }

  // hop R8.
  void stack(const std::string& digits, std::size_t start, std::size_t end, const Character& letter) {
    if (is_full(letter)) return;
    const Cursor base = look_up(digits, start, end);
    if (scope().has_bare_branch) {
      report(reading_.findings, "hop/stack-after-branch", "info", start, letter.end);
    }
    scope().stacked.push_back(scope().positions.size() + 1);
    place({base.cell, is_site() ? cursor_.heading : base.heading}, letter);
    continue_walk();
  }

  // hop R9.
  void branch(const std::string& digits, std::size_t start, std::size_t end, const Character& sign) {
    const int sixths = sign.value == '+' ? 1 : -1;
    cursor_ = look_up(digits, start, end);
    cursor_.heading = turned(cursor_.heading, sixths);
    site_heading_ = cursor_.heading;
    is_branch_open_ = true;
    branch_start_ = start;
    branch_end_ = sign.end;
    branch_sign_ = {sign.start, sign.end, sixths};
    is_continuing_ = false;
    ++at_;
  }

  // What follows is not a bug or a group.
  void end_branch() {
    if (is_branch_open_) error("hop/empty-branch", branch_start_, branch_end_);
    is_branch_open_ = false;
  }

  // hop R11: after `)` and `N=X`.
  void continue_walk() {
    is_continuing_ = true;
    continuation_start_.reset();
    const Cell last_cell = reading_.bugs.empty() ? Cell() : reading_.bugs.back().cell;
    site_cursor_cell_ = last_cell;
    cursor_ = is_site() ? Cursor{last_cell, site_heading_} : scope().walker;
  }

  // hop R6 and R12.
  void walk_to(const Character& letter) {
    if (is_full(letter)) return;
    report_ambiguity(letter);
    use_turns();
    if (is_branch_open_) scope().has_bare_branch = true;
    is_branch_open_ = false;
    if (!reading_.bugs.empty()) cursor_.cell = neighbour(cursor_.cell, cursor_.heading);
    if (heights_[cursor_.cell] > 0) {
      if (is_site()) {
        geometry_finding("hop/implicit-stack", "warning", letter.start, letter.end);
      } else {
        geometry_finding("hop/occupied-cell", "error", letter.start, letter.end);
      }
    }
    place(cursor_, letter);
    site_heading_ = cursor_.heading;
    scope().walker = cursor_;
    is_continuing_ = false;
  }

  void report_ambiguity(const Character& letter) {
    if (!is_continuing_) return;
    int net = 0;
    for (const Turn& turn : turns_) net += turn.sixths;
    const Cursor site{site_cursor_cell_, site_heading_};
    Cursor spec = scope().walker;
    spec.heading = turned(spec.heading, net % 6);
    if (site == spec) return;
    geometry_finding("hop/ambiguous-continuation", "warning", continuation_start_.value_or(letter.start), letter.end);
  }

  // Findings that are not reported once the geometry is unreliable (hop R15).
  void geometry_finding(std::string_view name, std::string_view severity, std::size_t start, std::size_t end) {
    if (result_.is_unreliable) return;
    if (severity == "error") {
      error(name, start, end);
    } else {
      report(reading_.findings, name, severity, start, end);
    }
  }

  // hop 2: limits.
  bool is_full(const Character& letter) {
    if (reading_.bugs.size() < most_bugs) return false;
    unreliable_error("hop/too-large", letter.start, letter.end);
    stop(letter.start);
    return true;
  }

  void place(const Cursor& cursor, const Character& letter) {
    Bug bug;
    bug.is_white = letter.value == upper(letter.value);
    bug.kind = is_bug(letter.value) ? upper(letter.value) : '?';
    bug.written = letter.value;
    bug.cell = cursor.cell;
    bug.level = heights_[cursor.cell]++;
    bug.start = letter.start;
    bug.end = letter.end;
    reading_.bugs.push_back(bug);
    scope().positions.push_back(cursor);
    is_after_letter_ = true;
    if (bug.kind == '?') report_unknown(letter);
    if (bug.kind == 'D' && is_site()) error("hop/dragonfly-unsupported", letter.start, letter.end);
  }

  // hop R15: one finding for those of a run of letters.
  void report_unknown(const Character& letter) {
    result_.has_error = true;
    if (unknown_) {
      std::size_t next = at_ - 1;
      while (next > 0 && field_.trimmed[next - 1].start >= reading_.findings[*unknown_].end &&
             is_letter(value_at(next - 1)))
        --next;
      if (field_.trimmed[next].start == reading_.findings[*unknown_].end) {
        reading_.findings[*unknown_].end = letter.end;
        ++errors_;
        return;
      }
    }
    error("hop/unknown-bug", letter.start, letter.end);
    unknown_ = reading_.findings.size() - 1;
  }

  // hop R10.
  void read_open() {
    const Character open = here();
    ++at_;
    is_after_letter_ = false;
    if (scopes_.size() > most_parentheses) {
      unreliable_error("hop/too-deep", open.start, open.end);
      return stop(open.start);
    }
    Scope inner;
    inner.errors_before = errors_;
    if (is_branch_open_) {
      use_turns();
    } else {
      end_turns();
      error("hop/group-without-branch", open.start, open.end);
      inner.errors_before = errors_;
      inner.is_odd = true;
      cursor_ = scope().walker;
      site_heading_ = cursor_.heading;
    }
    is_branch_open_ = false;
    is_continuing_ = false;
    inner.open_start = open.start;
    inner.open_end = open.end;
    inner.walker = cursor_;
    inner.bugs_before = reading_.bugs.size();
    scopes_.push_back(inner);
  }

  void read_close() {
    const Character close = here();
    ++at_;
    is_after_letter_ = false;
    end_turns();
    end_branch();
    if (scopes_.size() == 1) return unreliable_error("hop/unmatched-parenthesis", close.start, close.end);
    const bool is_empty = reading_.bugs.size() == scope().bugs_before;
    if (is_empty && errors_ == scope().errors_before) error("hop/empty-group", scope().open_start, close.end);
    scopes_.pop_back();
    continue_walk();
  }

  void close_unclosed() {
    if (!scope().is_odd) error("hop/unclosed-group", scope().open_start, scope().open_end);
    scopes_.pop_back();
  }

  void stop(std::size_t start) {
    stopped_ = true;
    stopped_at_ = start;
  }

  // hop 2: nothing is reported for the part that is not read, so neither what hop T1 found there.
  void forget_unread() {
    std::vector<Finding> kept;
    for (const Finding& finding : reading_.findings) {
      const bool is_unread = finding.start > stopped_at_ && finding.start < field_.trimmed_end;
      if (!is_unread) kept.push_back(finding);
    }
    reading_.findings = kept;
  }

  void check_at_end() {
    if (result_.is_unreliable) return;
    if (reading_.bugs.empty()) {
      if (!field_.trimmed.empty()) error("hop/no-bugs", field_.trimmed_start, field_.trimmed_end);
      return;
    }
    if (!reading_.marked) return;
    const Bug& marked = reading_.bugs[*reading_.marked];
    if (marked.level + 1 < heights_[marked.cell]) error("hop/covered-mark", result_.mark_start, result_.mark_end);
  }

  const Field& field_;
  Dialect dialect_;
  Reading& reading_;
  Topology result_;
  std::size_t at_ = 0;
  std::size_t errors_ = 0;
  bool stopped_ = false;
  std::size_t stopped_at_ = 0;
  // The last finding about a letter that is not a bug.
  std::optional<std::size_t> unknown_;

  std::vector<Scope> scopes_;
  std::map<Cell, std::size_t> heights_;
  Cursor cursor_;
  // Whether only marks are between here and the letter before.
  bool is_after_letter_ = false;

  std::vector<Turn> turns_;
  // A mark or an unexpected character comes after the last turn or branch sign, or between two of them.
  bool has_gap_ = false;
  bool are_turns_broken_ = false;

  // Between a branch sign and its first bug or its parenthesis.
  bool is_branch_open_ = false;
  std::size_t branch_start_ = 0;
  std::size_t branch_end_ = 0;
  Turn branch_sign_{};

  // After `)` or `N=X` (hop R11): where the two dialects would go on. The heading of hivegame is kept through turns
  // that spec drops.
  bool is_continuing_ = false;
  std::optional<std::size_t> continuation_start_;
  Cell site_cursor_cell_;
  int site_heading_ = 1;
};

}  // namespace

Topology read_topology(const Field& field, Dialect dialect, Reading& reading) {
  return TopologyReader(field, dialect, reading).read();
}

}  // namespace plyglot::naive
