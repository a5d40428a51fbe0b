// Two readers of HOP, written apart, on every short string and on many long ones: all findings and the whole board.

#include "naive/hop/reading.hpp"
#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"
#include "support/hive/hives.hpp"
#include "support/hop/pictures.hpp"
#include "support/hop/session.hpp"
#include "support/hop/texts.hpp"

using namespace plyglot;

namespace {

bool is_same_finding(const diagnostics::Diagnostic& real, const naive::Finding& naive) {
  return real.span.begin == naive.start && real.span.end == naive.end && test::name_of(real) == naive.name &&
         diagnostics::name_of(real.severity) == naive.severity;
}

bool is_same_bug(const hive::Bug& real, const naive::Bug& naive) {
  const bool is_unknown = real.kind == hive::unknown_kind;
  return (real.colour == hive::Colour::white) == naive.is_white && real.cell.q == naive.cell.first &&
         real.cell.r == naive.cell.second && real.level == naive.level && real.span.begin == naive.start &&
         real.span.end == naive.end && is_unknown == (naive.kind == '?') &&
         (is_unknown ? real.unknown_letter : test::letter_of(real)) == naive.written;
}

bool is_same_set(const hive::BugSet& real, const naive::Set& naive) {
  for (std::size_t colour = 0; colour < 2; ++colour) {
    for (std::size_t kind = 0; kind < hive::bug_kinds; ++kind) {
      const auto found = naive.find(colour == 0 ? "QABDGLMPS"[kind] : "qabdglmps"[kind]);
      if (static_cast<long>(real.counts[colour][kind]) != (found == naive.end() ? 0 : found->second)) return false;
    }
  }
  return true;
}

// One dialect of both readers.
class Pair {
 public:
  explicit Pair(naive::Dialect dialect)
      : dialect_(dialect), session_(dialect == naive::Dialect::spec ? "spec" : "hivegame") {}

  // Silent if they agree.
  void compare(const std::string& text) {
    const naive::Reading reading = naive::read(text, dialect_);
    session_.read(text);
    const bool is_same = findings_agree(reading) && boards_agree(reading);
    ++compared_;
    if (is_same) return;
    CAPTURE(text, dialect_ == naive::Dialect::spec);
    std::string expected;
    for (const naive::Finding& finding : reading.findings) {
      expected += std::string(finding.name) + ' ' + std::string(finding.severity) + ' ' +
                  std::to_string(finding.start) + '-' + std::to_string(finding.end) + '\n';
    }
    CHECK(session_.report() == expected);
    CHECK(test::board_text(session_.position()) == naive::board_text(reading));
    // Side, set, spans and order are not in those texts.
    FAIL_CHECK("the readers differ");
  }

  std::size_t compared() const { return compared_; }

 private:
  bool findings_agree(const naive::Reading& reading) const {
    const auto& findings = session_.findings();
    return std::equal(findings.begin(), findings.end(), reading.findings.begin(), reading.findings.end(),
                      is_same_finding) &&
           session_.is_sound() == !reading.has_error();
  }

  bool boards_agree(const naive::Reading& reading) const {
    const hive::Position& position = session_.position();
    if (!std::equal(position.bugs.begin(), position.bugs.end(), reading.bugs.begin(), reading.bugs.end(),
                    is_same_bug)) {
      return false;
    }
    const char to_move = !position.to_move ? '?' : *position.to_move == hive::Colour::white ? 'w' : 'b';
    const bool is_same_mark = position.last_moved.has_value() == reading.marked.has_value() &&
                              (!reading.marked || *position.last_moved == *reading.marked);
    // The set counts only where nothing is wrong with it.
    return to_move == reading.to_move && is_same_mark &&
           (reading.has_error() || is_same_set(position.set, reading.set));
  }

  naive::Dialect dialect_;
  test::HopSession session_;
  std::size_t compared_ = 0;
};

// Every sequence of up to `longest` symbols, with `tail` after it.
class Rows {
 public:
  Rows(std::vector<std::string_view> symbols, std::size_t longest, std::string_view tail)
      : symbols_(std::move(symbols)), longest_(longest), tail_(tail) {}

  void compare(Pair& pair) const {
    std::string text;
    compare(pair, text, longest_);
    std::size_t all = 1;
    std::size_t of_length = 1;
    for (std::size_t i = 0; i < longest_; ++i) all += of_length *= symbols_.size();
    CHECK(pair.compared() == all);
  }

 private:
  void compare(Pair& pair, std::string& text, std::size_t more) const {
    const std::size_t size = text.size();
    text += tail_;
    pair.compare(text);
    text.resize(size);
    if (more == 0) return;
    for (const std::string_view symbol : symbols_) {
      text += symbol;
      compare(pair, text, more - 1);
      text.resize(size);
    }
  }

  std::vector<std::string_view> symbols_;
  std::size_t longest_;
  std::string_view tail_;
};

const Rows topologies({"Q", "a", "B", "1", "2", "+", "-", "=", "!", "(", ")"}, 6, ",w");
const Rows fields({"base", "ultimate", "+", "-", "M", "d", "9", "2", "x", ",", "Q", "w", " ", "*"}, 5, "");
const Rows players({"w", "B", "0", "5", "6", "m", "M", " ", "\t", ",", "%2C", "Q"}, 5, "");

void compare_all(const Rows& rows, naive::Dialect dialect) {
  Pair pair(dialect);
  rows.compare(pair);
}

void compare_random(naive::Dialect dialect, std::uint64_t seeds) {
  Pair pair(dialect);
  const auto of = dialect == naive::Dialect::spec ? hive::hop::Dialect::spec : hive::hop::Dialect::hivegame;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    test::Random random(seed);
    test::HiveWishes wishes;
    wishes.most_bugs = 30;
    wishes.like_a_game = random.chance(50);
    const std::string text = test::random_text(random, test::random_hive(random, wishes), of);
    pair.compare(text);
    for (int mutation = 0; mutation < 8; ++mutation) pair.compare(test::mutated(random, text));
  }
  CHECK(pair.compared() == 9 * seeds);
}

constexpr std::uint64_t random_seeds = 6000;

}  // namespace

TEST_CASE("both readers of hop: every short topology in spec") { compare_all(topologies, naive::Dialect::spec); }
TEST_CASE("both readers of hop: every short topology in hivegame") {
  compare_all(topologies, naive::Dialect::hivegame);
}
TEST_CASE("both readers of hop: every short row of fields in spec") { compare_all(fields, naive::Dialect::spec); }
TEST_CASE("both readers of hop: every short row of fields in hivegame") {
  compare_all(fields, naive::Dialect::hivegame);
}
TEST_CASE("both readers of hop: every short player in spec") { compare_all(players, naive::Dialect::spec); }
TEST_CASE("both readers of hop: every short player in hivegame") { compare_all(players, naive::Dialect::hivegame); }
TEST_CASE("both readers of hop: random texts in spec") { compare_random(naive::Dialect::spec, random_seeds); }
TEST_CASE("both readers of hop: random texts in hivegame") { compare_random(naive::Dialect::hivegame, random_seeds); }
