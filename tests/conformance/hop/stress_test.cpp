// Bad input of great size: no crash, and a time that grows no faster than the input.

#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"
#include "support/hop/session.hpp"
#include "support/values/random.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <functional>

using namespace plyglot;

namespace {

// Time of the processor in this program, so that other programs do not matter, nor how long the system takes to find
// memory.
double seconds_of_program() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_utime.tv_sec) + static_cast<double>(usage.ru_utime.tv_usec) / 1e6;
}

double seconds_of(const std::function<void()>& work) {
  const double start = seconds_of_program();
  work();
  return seconds_of_program() - start;
}

// Below this the clock decides. What is quadratic needs minutes.
constexpr double too_short_to_measure = 0.5;
// A quarter of it, with its tree and items, fits into no cache that is the processor's own.
constexpr std::size_t huge_size = 1'000'000;

std::string repeated_to_size(std::string_view text, std::size_t bytes) {
  std::string result;
  result.reserve(bytes + text.size());
  while (result.size() < bytes) result += text;
  return result;
}

// What is linear takes four times as long as a quarter of it, what is quadratic sixteen times. A machine that does
// other things as well can make any run slower and none faster, so that the best of many runs is what counts; what is
// quadratic has used up its time after a few.
void check_linear(const std::string& name, const std::function<void()>& quarter, const std::function<void()>& whole) {
  CAPTURE(name);
  double of_quarter = seconds_of(quarter);
  double of_whole = seconds_of(whole);
  const auto is_linear = [&] { return of_whole < too_short_to_measure || of_whole < 9 * of_quarter; };
  constexpr double longest = 10;
  double spent = of_quarter + of_whole;
  for (int i = 0; i < 4 || (i < 40 && spent < longest); ++i) {
    if (is_linear()) break;
    const double again_quarter = seconds_of(quarter);
    const double again_whole = seconds_of(whole);
    spent += again_quarter + again_whole;
    of_quarter = std::min(of_quarter, again_quarter);
    of_whole = std::min(of_whole, again_whole);
  }
  CAPTURE(of_quarter, of_whole);
  CHECK(is_linear());
}

struct Huge {
  std::string name;
  std::function<std::string(std::size_t)> text;
};

const std::vector<Huge>& huge_texts() {
  static const std::vector<Huge> texts = [] {
    std::vector<Huge> made;
    for (const std::string piece : {"A",  "(",     ")",    "1",     "0",    " ",      "\t",   ",",    "+",
                                    "-",  "!",     "=",    "%",     "%2B",  "%2",     "*",    "\xFF", "\xE2\x80\x93",
                                    "1+", "1+(",   "1=B",  "1=",    "A1+(", "A1-(B)", "()",   "1+()", "A!",
                                    "!+", "Aa+b-", "base", "base+", "8A,",  "A,",     "1+1+", "2-(A", "\r",
                                    "#"}) {
      made.push_back({piece, [piece](std::size_t bytes) { return repeated_to_size(piece, bytes); }});
    }
    made.push_back({"behind a bug", [](std::size_t bytes) { return "A" + repeated_to_size("1+-", bytes) + ",w"; }});
    made.push_back(
        {"turns behind a bug", [](std::size_t bytes) { return "A" + repeated_to_size("+!", bytes) + ",w"; }});
    made.push_back({"a long number", [](std::size_t bytes) { return "A" + repeated_to_size("7", bytes) + "=B,w"; }});
    made.push_back(
        {"a long gametype", [](std::size_t bytes) { return "base+" + repeated_to_size("8A-8A+", bytes) + "A,Q,w"; }});
    made.push_back({"a long player", [](std::size_t bytes) { return "base,QA-a," + repeated_to_size("w", bytes); }});
    made.push_back({"any bytes", [](std::size_t bytes) {
                      test::Random random(1);
                      std::string text(bytes, '\0');
                      for (char& byte : text) byte = static_cast<char>(random.below(256));
                      return text;
                    }});
    made.push_back({"any characters of HOP", [](std::size_t bytes) {
                      test::Random random(1);
                      const std::string alphabet = "QABDGLMPSqabdglmps0123456789+-=!(),w";
                      std::string text(bytes, '\0');
                      for (char& byte : text) byte = random.pick(alphabet);
                      return text;
                    }});
    return made;
  }();
  return texts;
}

}  // namespace

TEST_CASE("stress: one huge string takes linear time") {
  for (const std::string dialect : {"spec", "hivegame"}) {
    test::HopSession session(dialect);
    for (const Huge& huge : huge_texts()) {
      const std::string quarter = huge.text(huge_size / 4);
      const std::string whole = huge.text(huge_size);
      check_linear(
          huge.name, [&] { session.read(quarter); }, [&] { session.read(whole); });
    }
  }
}

TEST_CASE("stress: a line of a million characters in a file") {
  test::HopSession session("spec");
  for (const std::string piece : {"A", "(", "1+", " ", ",", "%2B"}) {
    const std::string line = repeated_to_size(piece, 1'000'000);
    session.lint_file("base,QA-a,b\n" + line + "\nbase,QA-a,b\n");
    // Neither neighbour is touched.
    CHECK(std::all_of(session.findings().begin(), session.findings().end(), [&](const auto& finding) {
      return finding.span.begin >= 12 && finding.span.end <= 12 + line.size();
    }));
    CHECK_FALSE((session.findings().empty() && piece != " "));
    const std::string formatted = session.format_file("base,QA-a,b\n" + line + "\nbase,QA-a,b\n");
    CHECK(formatted.rfind("base,A+a1-Q,b\n", 0) == 0);
    CHECK(formatted.substr(formatted.size() - 15) == "\nbase,A+a1-Q,b\n");
  }
}

TEST_CASE("stress: a hundred thousand open parentheses") {
  test::HopSession session("spec");
  session.read("A" + repeated_to_size("1+(A", 400'000) + ",w");
  CHECK_FALSE(session.is_sound());
  CHECK(test::name_of(session.findings().back()) == "hop/too-deep");
  session.read(repeated_to_size("(", 100'000) + ",w");
  CHECK_FALSE(session.is_sound());
  // The first hundred are parentheses without a branch, and after the limit nothing is read.
  CHECK(session.findings().size() == 101);
}

TEST_CASE("stress: ten thousand wrong lines") {
  const auto lines = [](std::size_t count) { return repeated_to_size("base+9A,QI1+()2=!3B(a,x\n", count * 24); };
  constexpr std::size_t many = 10'000;
  test::HopSession session("spec");
  session.lint_file(lines(1));
  const std::size_t of_one = session.findings().size();
  CHECK(of_one > 5);
  session.lint_file(lines(many));
  CHECK(session.findings().size() == many * of_one);
  const std::string quarter = lines(many / 4);
  const std::string whole = lines(many);
  check_linear(
      "wrong lines", [&] { session.lint_file(quarter); }, [&] { session.lint_file(whole); });
}

TEST_CASE("stress: the largest position is formatted") {
  test::HopSession session("spec");
  // A thousand bugs in a line, on one stack, and in a staircase.
  const std::string set = repeated_to_size("8A", 1600) + repeated_to_size("8B", 1600) + ",";
  for (const std::string& topology : {repeated_to_size("AB", 1000), std::string("A") + repeated_to_size("1=B", 2997),
                                      repeated_to_size("A+B-", 1000)}) {
    const std::string text = set + topology + ",w";
    session.read(text);
    CHECK(session.is_sound());
    const double seconds = seconds_of([&] { session.format(text); });
    CHECK(seconds < 10);
  }
}
