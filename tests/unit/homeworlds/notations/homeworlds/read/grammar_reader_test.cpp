// Reading by the grammars beside the reader by hand (support/homeworlds/by_hand), which was there before: over texts of
// the project, games of the archive, sentences of the grammars, and changes of all of them, both make the same tree and
// the same findings. PLYGLOT_MUTATED_TEXTS says how many changed texts of each dialect are read.

#include "homeworlds/notations/homeworlds/grammars/grammars.hpp"
#include "homeworlds/notations/homeworlds/print/print.hpp"
#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"
#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"
#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"
#include "support/files/vectors.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/homeworlds/by_hand/described_readings.hpp"
#include "support/homeworlds/by_hand/hand_reader.hpp"
#include "support/homeworlds/grammars.hpp"
#include "support/values/mutations.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

using namespace plyglot;
using homeworlds::Dialect;
using homeworlds::ReadOptions;
using syntax::Strictness;

namespace {

struct WayToRead {
  ReadOptions options;
  // The text comes below it.
  std::string header = {};
};

// In which ways a text of a dialect is read.
std::vector<WayToRead> ways_to_read(Dialect dialect) {
  std::vector<WayToRead> ways;
  ways.emplace_back().options.dialect = dialect;
  if (dialect == Dialect::seed) {
    ways.emplace_back();
    for (const auto layout : {homeworlds::Layout::line, homeworlds::Layout::numbered, homeworlds::Layout::block,
                              homeworlds::Layout::rounds}) {
      ways.emplace_back().options.layout = layout;
    }
  }
  if (dialect == Dialect::ap) {
    ways.push_back(ways.front());
    ways.back().options.has_turns_only = true;
    ways.emplace_back().header = "Dialect: ap\n";
  }
  return ways;
}

struct Result {
  homeworlds::Ast ast;
  std::vector<homeworlds::NotedFinding> findings;
};

class Comparison {
 public:
  explicit Comparison(Dialect dialect) : dialect_(dialect), ways_(ways_to_read(dialect)) {}

  void check(const std::string& text) {
    for (const WayToRead& way : ways_) check(text, way);
  }
  // In one of the ways.
  void check_once(const std::string& text, test::Random& random) { check(text, random.pick(ways_)); }

  std::size_t texts = 0;
  std::size_t turns = 0;
  std::size_t broken = 0;
  std::size_t findings = 0;

 private:
  void check(const std::string& text, const WayToRead& way) {
    text::Source source;
    const std::string whole = way.header + text;
    source.text = whole;
    homeworlds::read_record(source, way.options, read_.ast, read_.findings, memory_);
    test::by_hand::read_record_by_hand(source, way.options, by_hand_.ast, by_hand_.findings, memory_by_hand_);
    count();
    const std::string difference = test::first_difference(test::described_reading(read_.ast, read_.findings),
                                                          test::described_reading(by_hand_.ast, by_hand_.findings));
    if (difference.empty()) return;
    CAPTURE(homeworlds::name_of(dialect_), whole, way.options.has_turns_only, way.options.layout.has_value());
    FAIL_CHECK("read, and by hand: " << difference);
  }

  void count() {
    ++texts;
    turns += by_hand_.ast.turns.size();
    broken += static_cast<std::size_t>(std::count_if(by_hand_.ast.turns.begin(), by_hand_.ast.turns.end(),
                                                     [](const auto& turn) { return turn.is_broken; }));
    findings += by_hand_.findings.size();
  }

  Dialect dialect_;
  std::vector<WayToRead> ways_;
  Result read_;
  Result by_hand_;
  homeworlds::ReadMemory memory_;
  test::by_hand::HandMemory memory_by_hand_;
};

// Of all dialects: what is wrong in one can be right in another.
const std::vector<std::string>& corpus_texts() {
  static const std::vector<std::string> texts = [] {
    std::vector<std::string> found;
    for (const auto& file : std::filesystem::recursive_directory_iterator(test::project_folder() + "/corpus")) {
      const std::string extension = file.path().extension().string();
      if (extension == ".hw" || extension == ".hwl") found.push_back(test::file_text(file.path()));
    }
    std::sort(found.begin(), found.end());
    return found;
  }();
  return texts;
}

// Empty where the archive is not beside the project; then the test that asks counts as skipped.
std::vector<std::string> archive_texts() {
  std::vector<std::string> texts;
  for (const auto& row : test::table_vectors("homeworlds/sdg-games.tsv")) {
    if (auto file = test::shared_file("data/homeworlds/sdg-raw/" + row.front() + ".raw")) {
      texts.push_back(std::move(*file));
    }
  }
  return texts;
}

// A transcript in another dialect; empty where that dialect cannot say it.
std::string retold(const std::string& transcript, Dialect dialect) {
  ReadOptions options;
  options.dialect = Dialect::sdg;
  text::Source source;
  source.text = transcript;
  Result read;
  std::vector<homeworlds::Violation> violations;
  homeworlds::Record record;
  homeworlds::read_record(source, options, read.ast, read.findings);
  homeworlds::resolve(source, read.ast, homeworlds::profile_of(Dialect::sdg), read.findings, violations, record);
  std::string text;
  const homeworlds::Retargeted target = homeworlds::retarget(record, {dialect, false});
  return homeworlds::print(target.record, text) ? text : std::string();
}

// Some lines in a row.
std::string lines_of(const std::string& text, test::Random& random) {
  constexpr std::size_t most_lines = 12;
  std::vector<std::size_t> begins = {0};
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1))
    begins.push_back(at + 1);
  const std::size_t first = random.below(begins.size());
  const std::size_t last = std::min(first + random.between(1, most_lines), begins.size());
  return text.substr(begins[first], (last == begins.size() ? text.size() : begins[last]) - begins[first]);
}

// With words left out, written twice, exchanged and put in.
std::string with_other_words(const std::string& text, test::Random& random) {
  static const std::vector<std::string> marks = {" ; ", ";", ",", " | ", "/", " * ", "*", "\n", "\r", " ", "  ", "\\"};
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = text.find_first_of(" \n", at);
    end = end == std::string::npos ? text.size() : std::max(end, at + 1);
    parts.push_back(text.substr(at, end - at));
    at = end;
  }
  for (std::size_t changes = random.between(1, 4); changes > 0 && !parts.empty(); --changes) {
    const std::size_t at = random.below(parts.size());
    switch (random.below(6)) {
      case 0:
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at));
        break;
      case 1:
        parts[at] += ' ' + parts[at];
        break;
      case 2:
        std::swap(parts[at], parts[std::min(at + random.between(1, 4), parts.size() - 1)]);
        break;
      case 3:
        parts[at] = random.pick(test::homeworlds_pieces());
        break;
      default:
        parts[at] += random.chance(50) ? random.pick(marks) : ' ' + random.pick(test::homeworlds_pieces());
    }
  }
  std::string changed;
  for (const std::string& part : parts) changed += part;
  return changed;
}

std::size_t mutated_texts() {
  const char* const wanted = std::getenv("PLYGLOT_MUTATED_TEXTS");
  return wanted != nullptr ? static_cast<std::size_t>(std::strtoull(wanted, nullptr, 10)) : 3000;
}

}  // namespace

TEST_CASE("homeworlds reader: texts of the project and sentences of the grammars are read as by hand") {
  for (const Dialect dialect : test::homeworlds_dialects) {
    Comparison comparison(dialect);
    for (const std::string& text : corpus_texts()) comparison.check(text);
    for (const Dialect other : test::homeworlds_dialects) {
      for (const std::string& text : test::homeworlds_texts(other)) comparison.check(text);
      for (const Strictness strictness : {Strictness::strict, Strictness::tolerant}) {
        const std::size_t count = other == dialect ? 2000 : 100;
        for (const std::string& text : test::sentences_of(grammar_of(other), strictness, count, 61)) {
          comparison.check(text);
        }
      }
    }
    CAPTURE(homeworlds::name_of(dialect));
    CHECK(comparison.turns > 1000);
    CHECK(comparison.findings > 1000);
  }
}

TEST_CASE("homeworlds reader: changed texts are read as by hand") {
  const std::vector<std::string> archive = archive_texts();
  for (const Dialect dialect : test::homeworlds_dialects) {
    test::Random random(62);
    Comparison comparison(dialect);
    std::vector<std::string> texts = test::homeworlds_texts(dialect);
    for (const std::string& text : corpus_texts()) texts.push_back(text);
    for (std::size_t i = 0; i < archive.size(); i += 20) {
      std::string text = dialect == Dialect::sdg || dialect == Dialect::bga ? archive[i] : retold(archive[i], dialect);
      if (!text.empty()) texts.push_back(std::move(text));
    }
    for (std::size_t count = mutated_texts(); count > 0; --count) {
      std::string text = random.pick(texts);
      if (!random.chance(5)) text = lines_of(text, random);
      if (random.chance(70)) text = with_other_words(text, random);
      if (random.chance(70)) text = test::mutated(text, test::homeworlds_pieces(), random);
      comparison.check_once(text, random);
    }
    CAPTURE(homeworlds::name_of(dialect));
    CHECK(comparison.texts == mutated_texts());
    if (std::getenv("PLYGLOT_MUTATED_TEXTS") != nullptr) {
      WARN(homeworlds::name_of(dialect) << ": " << comparison.texts << " changed texts, " << comparison.turns
                                        << " turns, " << comparison.broken << " of them broken, " << comparison.findings
                                        << " findings");
    }
  }
}

TEST_CASE("homeworlds reader: games of the archive are read as by hand") {
  for (const std::string& text : archive_texts()) {
    static Comparison comparisons[] = {Comparison(Dialect::sdg), Comparison(Dialect::seed), Comparison(Dialect::ap),
                                       Comparison(Dialect::jpb)};
    for (Comparison& comparison : comparisons) comparison.check(text);
  }
}

// Also of a turn that is refused: nothing else reads words.
TEST_CASE("homeworlds reader: every action of `ap` is read off the tree of its grammar") {
  test::Random random(63);
  std::vector<std::string> texts = test::homeworlds_texts(Dialect::ap);
  for (std::size_t count = texts.size() + 2000; texts.size() < count;) {
    texts.push_back(with_other_words(texts[random.below(texts.size())], random));
  }
  for (std::string& text : test::sentences_of(grammar_of(Dialect::ap), Strictness::strict, 2000, 64)) {
    texts.push_back(with_other_words(text, random));
    texts.push_back(std::move(text));
  }
  ReadOptions options;
  options.dialect = Dialect::ap;
  const syntax::Grammar& grammar = grammar_of(Dialect::ap);
  std::size_t actions = 0;
  std::size_t broken = 0;
  std::size_t in_tree = 0;
  for (const std::string& text : texts) {
    text::Source source;
    source.text = text;
    Result read;
    homeworlds::read_record(source, options, read.ast, read.findings);
    text::MappedText mapped;
    mapped.reset(text, 0);
    mapped.finish();
    syntax::SyntaxTree tree;
    std::vector<syntax::FurthestFailure> failures;
    REQUIRE(grammar.build(mapped, tree, failures, nullptr));
    std::vector<text::Span> verbs;
    for (const syntax::Node& node : tree.nodes()) {
      const std::string_view kind = grammar.kind_name(node.kind);
      if (kind.size() > 5 && kind.substr(kind.size() - 5) == "_verb" && kind != "unknown_verb")
        verbs.push_back(node.span);
    }
    for (const homeworlds::TurnNode& turn : read.ast.turns) broken += turn.is_broken ? 1U : 0U;
    actions += read.ast.actions.size();
    for (const homeworlds::ActionNode& action : read.ast.actions) {
      in_tree += static_cast<std::size_t>(std::count(verbs.begin(), verbs.end(), action.verb_span));
    }
  }
  CHECK(actions > 10000);
  CHECK(broken > 1000);
  CHECK(in_tree == actions);
}

// What is compared must be able to differ: every member that readers fill is changed once.
TEST_CASE("homeworlds reader: the comparison sees every difference") {
  ReadOptions options;
  options.dialect = Dialect::seed;
  text::Source source;
  source.text = "Players: A, B # c\nh y3 b1 g3 A\nattack r1s A; pass *\n\n;\n\ntrade y1 b\n<0>; A(r1)g1-";
  Result read;
  homeworlds::read_record(source, options, read.ast, read.findings);
  REQUIRE(read.ast.actions.size() == 3);
  REQUIRE(read.findings.size() > 1);
  const std::string whole = test::described_reading(read.ast, read.findings);
  CHECK(test::first_difference(whole, whole).empty());
  std::size_t same = 0;
  const auto check = [&](auto change) {
    Result other = read;
    change(other.ast, other.findings);
    same += test::first_difference(whole, test::described_reading(other.ast, other.findings)).empty() ? 1U : 0U;
  };
  const auto check_action = [&](auto change) { check([&](homeworlds::Ast& ast, auto&) { change(ast.actions[1]); }); };
  const auto check_turn = [&](auto change) { check([&](homeworlds::Ast& ast, auto&) { change(ast.turns[1]); }); };
  const auto check_finding = [&](auto change) {
    check([&](auto&, std::vector<homeworlds::NotedFinding>& findings) { change(findings[1]); });
  };
  check_action([](auto& action) { action.verb = homeworlds::Verb::move; });
  for (homeworlds::Word homeworlds::ActionNode::*word :
       {&homeworlds::ActionNode::ship, &homeworlds::ActionNode::system, &homeworlds::ActionNode::other_system,
        &homeworlds::ActionNode::star, &homeworlds::ActionNode::colour, &homeworlds::ActionNode::owner}) {
    check_action([&](auto& action) { (action.*word).span.end += 1; });
  }
  for (const std::size_t i : {0U, 1U}) check_action([&](auto& action) { action.stars[i].span.end += 1; });
  check_action([](auto& action) { action.span.begin += 1; });
  check_action([](auto& action) { action.verb_span.end += 1; });
  check_action([](auto& action) { action.order = homeworlds::TradeOrder::colour_first; });
  check_action([](auto& action) { action.can_be_reordered = true; });
  check_action([](auto& action) { action.is_all = true; });
  check_action([](auto& action) { action.is_playable = false; });
  check_turn([](auto& turn) { turn.span.end += 1; });
  check_turn([](auto& turn) { turn.confirmation = {}; });
  check_turn([](auto& turn) { turn.first_action += 1; });
  check_turn([](auto& turn) { turn.action_count += 1; });
  check_turn([](auto& turn) { turn.is_broken = true; });
  check_turn([](auto& turn) { turn.has_swallowed = true; });
  check_turn([](auto& turn) { turn.goes_on_below = true; });
  check_turn([](auto& turn) { turn.ends_in_mark = true; });
  check_turn([](auto& turn) { turn.first_line = 1; });
  check_turn([](auto& turn) { turn.number = 1; });
  check_turn([](auto& turn) { turn.number_span.end += 1; });
  check_turn([](auto& turn) { turn.handle.end += 1; });
  check_finding([](auto& finding) { finding.id = diagnostics::DiagnosticId::homeworlds_bad_name; });
  check_finding([](auto& finding) { finding.severity = diagnostics::Severity::info; });
  check_finding([](auto& finding) { finding.span.end += 1; });
  check_finding([](auto& finding) { finding.fix = "x"; });
  check_finding([](auto& finding) { finding.related.end += 1; });
  check_finding([](auto& finding) { finding.is_of_trade_order = true; });
  check_finding([](auto& finding) { finding.leaves_turn_whole = true; });
  check_finding([](auto& finding) { finding.holds_action = true; });
  check_finding([](auto& finding) { finding.is_above_turn = true; });
  check([](auto& ast, auto&) { ast.separator_lines[0] += 1; });
  check([](auto& ast, auto&) { ast.uncertain_from.reset(); });
  check([](auto& ast, auto&) { ast.comments[0].span.end += 1; });
  check([](auto& ast, auto&) { ast.players.pop_back(); });
  check([](auto& ast, auto&) { ast.is_fragment = true; });
  check([](auto& ast, auto&) { ast.layout = homeworlds::Layout::block; });
  check([](auto&, auto& findings) { findings.pop_back(); });
  check([](auto&, auto& findings) { std::swap(findings[0], findings[1]); });
  CHECK(same == 0);
}
