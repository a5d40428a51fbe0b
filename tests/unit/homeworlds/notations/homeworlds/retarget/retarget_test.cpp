#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"

#include "diagnostics/reporter.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/ap_games.hpp"
#include "support/homeworlds/translating.hpp"
#include "text/ascii.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

struct Translated {
  // One turn a line.
  std::string turns;
  // `translate/lost-pass pass`: the name and what it points to, one a line, in the order of reports.
  std::string findings;
  bool is_representable = true;
  Record record;
};

Translated translate(const std::string& text, Dialect from, RetargetForm to) {
  ReadOptions options;
  options.dialect = from;
  const test::HomeworldsGame game = test::homeworlds_game(text, options);
  const Retargeted translation = retarget(game.record, to);
  Translated result;
  std::vector<diagnostics::Diagnostic> found;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(found));
  result.is_representable = report_losses(translation, reporter);
  reporter.finish();
  for (const diagnostics::Diagnostic& each : found) {
    result.findings += std::string(diagnostics::catalogue_entry(each.id).name) + ' ' +
                       std::string(game.reading.slice(each.span)) + '\n';
  }
  for (const RecordTurn& turn : translation.record.turns) {
    print_turn(translation.record, turn, to.dialect, result.turns);
    result.turns += '\n';
  }
  result.record = translation.record;
  return result;
}

// In `seed`.
Translated translate(const std::string& text, Dialect to) { return translate(text, Dialect::seed, {to}); }

const std::string homes = "homeworld g2 b1 y3 Alpha\nhomeworld g1 b3 y3 Beta\n";

std::string after_homes(const Translated& translated) {
  std::size_t at = 0;
  for (int i = 0; i < 2; ++i) at = translated.turns.find('\n', at) + 1;
  return translated.turns.substr(at);
}

}  // namespace

TEST_CASE("homeworlds translation: homes are called by their seats in ap") {
  const Translated translated = translate(homes + "build y1 Alpha\nbuild y1 Beta\n", Dialect::ap);
  CHECK(translated.turns == "homeworld g2 b1 y3\nhomeworld g1 b3 y3\nbuild y north\nbuild y south\n");
  CHECK(translated.findings == "translate/lost-home-name Alpha\ntranslate/lost-home-name Beta\n");
  CHECK(translated.is_representable);
  // Nothing in the new text is the name of a home.
  const Record& record = translated.record;
  CHECK_FALSE(record.systems[0].has_written_name());
  CHECK_FALSE(record.actions[0].has_written_name);
  CHECK_FALSE(record.actions[1].has_written_name);
}

TEST_CASE("homeworlds translation: homes are called by their players in sdg") {
  const Translated translated =
      translate("Players: Sam, Dave\n\nhomeworld g2 b1 y3 Sam\nhomeworld g1 b3 y3 Beta\nbuild y1 sam\nbuild y1 Beta\n",
                Dialect::sdg);
  CHECK(translated.turns == "Homeworld G2 B1 Y3\nHomeworld G1 B3 Y3\nBuild Y1 Sam\nBuild Y1 Dave\n");
  // The handle is the name of the one home; that of the other is lost.
  CHECK(translated.findings == "translate/lost-home-name Beta\n");
  CHECK(translated.record.turns[3].number == 4U);
  CHECK(translated.record.turns[3].handle == "Dave");
}

TEST_CASE("homeworlds translation: without players the homes name them") {
  const Translated translated = translate(homes + "build y1 Alpha\n", Dialect::sdg);
  CHECK(after_homes(translated) == "Build Y1 Alpha\n");
  CHECK(translated.findings.empty());
  CHECK(translated.record.turns[1].handle == "Beta");
}

TEST_CASE("homeworlds translation: homes without a name get one") {
  const std::string bare = "homeworld g2 b1 y3\nhomeworld g1 b3 y3\nbuild y north\n";
  CHECK(translate(bare, Dialect::ap, {Dialect::seed}).turns ==
        "homeworld g2 b1 y3 North\nhomeworld g1 b3 y3 South\nbuild y1 North\n");
  CHECK(translate(bare, Dialect::ap, {Dialect::quux}).turns ==
        "North (0, g2b1) y3-\nSouth (1, g1b3) -y3\nbuild y1 at North\n");
}

TEST_CASE("homeworlds translation: a name becomes one that the target can write") {
  struct Case {
    Dialect to;
    std::string name;
    std::string becomes;
  };
  const std::vector<Case> cases = {
      {Dialect::jpb, "Qo'nos", "Qo_nos"},
      {Dialect::quux, "Qo'nos", "Qo_nos"},
      {Dialect::ap, "Qo'nos", "qo_nos"},
      {Dialect::ap, "_low", "x_low"},
      // One character of two bytes.
      {Dialect::ap, "Caf\xC3\xA9", "caf_"},
      {Dialect::ap, "\xC3\xA9", "x_"},
      {Dialect::jpb, "Caf\xC3\xA9", "Caf\xC3\xA9"},
      {Dialect::quux, "a-b", "a_b"},
      {Dialect::ap, "a-b", "a-b"},
      // No character is cut in two.
      {Dialect::jpb, "abcdefghijklmn\xC3\xA9", "abcdefghijklmn"},
      {Dialect::jpb, "abcdefghijklmnopq", "abcdefghijklmno"},
      {Dialect::ap, "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxy"},
      {Dialect::quux, "at", "at2"},
      {Dialect::quux, "At", "At"},
      {Dialect::ap, "NORTH", "north2"},
      {Dialect::ap, "West", "west"},
  };
  for (const Case& each : cases) {
    CAPTURE(each.name, name_of(each.to));
    const Translated translated =
        translate(homes + "build y1 Alpha\nbuild y1 Beta\ndiscover y1 Alpha g3 " + each.name + '\n', each.to);
    CHECK(translated.record.systems[2].name == each.becomes);
    const bool is_changed = translated.findings.find("translate/changed-name " + each.name) != std::string::npos;
    CHECK(is_changed == !text::is_same_word(each.name, each.becomes));
  }
}

TEST_CASE("homeworlds translation: a system is not called by a seat in ap, though the home there is gone") {
  const Translated translated = translate(
      "Players: A, B, C\n\nhomeworld g2 b1 y3 A\nhomeworld g1 b3 y3 B\nhomeworld r1 b2 y3 C\nbuild y1 A\npass\n"
      "discover y3 C g3 D\ndiscover y1 A r3 South\n",
      Dialect::seed, {Dialect::ap, true});
  CHECK(translated.turns ==
        "homeworld g2 b1 y3\nhomeworld g1 b3 y3\nhomeworld r1 b2 y3 *\nbuild y north\npass\n"
        "discover y3 south g3 d\ndiscover y1 north r3 south2\n");
  CHECK(translated.findings.find("translate/changed-name South\n") != std::string::npos);
}

TEST_CASE("homeworlds translation: a name that is given away gets a number") {
  const std::string text = homes +
                           "build y1 Alpha\nbuild y1 Beta\ndiscover y1 Alpha g3 a'b\ndiscover y1 Beta g2 a_b\n"
                           "move y1 a'b Alpha\nmove y1 a_b Beta\n";
  const Translated translated = translate(text, Dialect::jpb);
  CHECK(after_homes(translated) ==
        "build y1 Alpha\nbuild y1 Beta\ndiscover y1 Alpha g3 a_b\ndiscover y1 Beta g2 a_b2\nmove y1 a_b Alpha\n"
        "move y1 a_b2 Beta\n");
  CHECK(translated.findings == "translate/changed-name a'b\ntranslate/changed-name a_b\n");
}

TEST_CASE("homeworlds translation: two systems of one name at different times are two") {
  const std::string text = homes +
                           "build y1 Alpha\nbuild y1 Beta\ndiscover y1 Alpha g3 a'b\npass\n"
                           "move y1 a'b Alpha\npass\ndiscover y1 Alpha g3 a'b\n";
  const Translated translated = translate(text, Dialect::jpb);
  CHECK(translated.findings == "translate/changed-name a'b\ntranslate/changed-name a'b\n");
  CHECK(translated.record.systems[3].name == "a_b");
}

TEST_CASE("homeworlds translation: names that differ by case alone differ in quux only") {
  const std::string text =
      "Sam (0, g2b1) y3-\nDave (1, g1b3) -y3\nbuild y1 at Sam\nbuild y1 at Dave\nmove y1 from Sam to Dust (g3)\n"
      "move y1 from Dave to dust (g2)\nmove y1 from Dust to Sam\nmove y1 from dust to Dave\n";
  const Translated translated = translate(text, Dialect::quux, {Dialect::seed});
  CHECK(translated.record.systems[2].name == "Dust");
  CHECK(translated.record.systems[3].name == "dust2");
  CHECK(translated.findings == "translate/changed-name dust\n");
}

TEST_CASE("homeworlds translation: players whose names are not words") {
  const Translated translated = translate(
      "Players: Sam Smith, Sam_Smith\n\nhomeworld g2 b1 y3 Alpha\nhomeworld g1 b3 y3 Sam_Smith2\n", Dialect::sdg);
  CHECK(translated.record.turns[0].handle == "Sam_Smith");
  CHECK(translated.record.turns[1].handle == "Sam_Smith2");
  CHECK(translated.findings ==
        "translate/changed-name Players: Sam Smith, Sam_Smith\ntranslate/changed-name Players: Sam Smith, Sam_Smith\n"
        "translate/lost-home-name Alpha\n");
}

TEST_CASE("homeworlds translation: no player is called by the seat of another") {
  const Translated translated = translate("homeworld y3 b2 g3 Ann *\nhomeworld b1 y2 g3 North\n", Dialect::sdg);
  CHECK(translated.record.turns[1].handle == "North2");
  CHECK(translated.findings == "translate/changed-name North\ntranslate/lost-home-name North\n");
  CHECK(translate("homeworld y3 b2 g3 north *\n", Dialect::sdg).record.turns[0].handle == "north");
}

TEST_CASE("homeworlds translation: a winner of several words is a line of talk in sdg") {
  const Translated translated = translate("Winner: a draw\n\nhomeworld y3 b2 g3 Ann *\n", Dialect::sdg);
  CHECK(translated.record.headers.size() == 1);
  REQUIRE(translated.record.comments.size() == 1);
  CHECK(translated.record.comments[0].text == " Winner: a draw");
}

TEST_CASE("homeworlds translation: passes are written where the target wants them") {
  const std::string seed = homes + "build y1 Alpha\nbuild y1 Beta\nsacrifice y3 Alpha; discover y1 Alpha g3 C *\n";
  CHECK(after_homes(translate(seed, Dialect::jpb)) ==
        "build y1 Alpha\nbuild y1 Beta\nsacrifice y3 Alpha;discover y1 Alpha g3 C;pass;pass *\n");
  const std::string passes = homes + "build y1 Alpha\npass\nsacrifice y1 Alpha; pass\n";
  const Translated translated = translate(passes, Dialect::quux);
  CHECK(after_homes(translated) == "build y1 at Alpha\npass\nsacrifice y1 at Alpha\n");
  CHECK(translated.findings == "translate/lost-pass pass\n");
}

TEST_CASE("homeworlds translation: passes that change nothing are left out where the target refuses them") {
  const std::string sdg = "1) Sam: Homeworld G2 B1 Y3\n\n2) Dave: Homeworld G1 B3 Y3\n\n3) Sam: Build Y1 Sam\nPass\n";
  const Translated translated = translate(sdg, Dialect::sdg, {Dialect::seed});
  CHECK(after_homes(translated) == "build y1 Sam\n");
  CHECK(translated.findings == "translate/lost-pass Pass\n");
}

TEST_CASE("homeworlds translation: a pass after a homeworld is left out where the homeworld ends the line") {
  const std::string sdg = "1) Sam: Homeworld G2 B1 Y3\nPass\nPass\n\n2) Dave: Homeworld G1 B3 Y3\n";
  const Translated translated = translate(sdg, Dialect::sdg, {Dialect::jpb});
  CHECK(translated.turns == "homeworld g2 b1 y3 Sam\nhomeworld g1 b3 y3 Dave\n");
  CHECK(translated.findings == "translate/lost-pass Pass\n");
  CHECK(translate("homeworld g2 b1 y3 A; pass\n", Dialect::ap).turns == "homeworld g2 b1 y3, pass\n");
}

TEST_CASE("homeworlds translation: a system belongs to its action where passes in front of that are left out") {
  const std::string seed =
      homes + "build y1 Alpha\nbuild y1 Beta\nsacrifice y3 Alpha; pass; discover y1 Alpha r3 C; move y1 C Alpha\n";
  const Translated translated = translate(seed, Dialect::quux);
  CHECK(after_homes(translated) ==
        "build y1 at Alpha\nbuild y1 at Beta\nsacrifice y3 at Alpha; move y1 from Alpha to C (r3); "
        "move y1 from C to Alpha\n");
  REQUIRE(translated.record.systems.size() == 3);
  CHECK(translated.record.actions[translated.record.systems[2].created].verb == Verb::discover);
  CHECK(translated.record.actions[translated.record.systems[2].gone].verb == Verb::move);
}

TEST_CASE("homeworlds translation: all that is left is passed one by one") {
  const std::string ap = "homeworld g2 b1 y3\nhomeworld g1 b3 y3\nbuild y north\npass *\nsacrifice y3 north, pass *\n";
  const Translated translated = translate(ap, Dialect::ap, {Dialect::seed});
  CHECK(after_homes(translated) == "build y1 North\npass\nsacrifice y3 North; pass; pass; pass\n");
}

TEST_CASE("homeworlds translation: sizes and owners are those on the board") {
  const std::string ap = "homeworld g2 b1 y3\nhomeworld g1 b3 y3\nbuild y3 north\nbuild y south\ntrade y1 north g3\n";
  const Translated translated = translate(ap, Dialect::ap, {Dialect::sdg});
  CHECK(after_homes(translated) == "Build Y1 North\nBuild Y1 South\nTrade Y1 G1 North\n");
}

TEST_CASE("homeworlds translation: an unusual home is confirmed in ap") {
  const Translated translated = translate("homeworld g2 g1 y3 Alpha\nhomeworld g3 b1 y3 Beta\n", Dialect::ap);
  CHECK(translated.turns == "homeworld g2 g1 y3 *\nhomeworld g3 b1 y3\n");
}

TEST_CASE("homeworlds translation: what is confirmed is lost where there is no place for it") {
  const std::string text = homes + "discover y3 Alpha r3 C *\n";
  for (const Dialect to : {Dialect::ap, Dialect::sdg, Dialect::quux}) {
    CAPTURE(name_of(to));
    const Translated translated = translate(text, to);
    CHECK(translated.findings.find("translate/lost-confirmation *\n") != std::string::npos);
    CHECK(translated.turns.find('*') == std::string::npos);
  }
  CHECK(after_homes(translate(text, Dialect::jpb)) == "discover y3 Alpha r3 C *\n");
}

TEST_CASE("homeworlds translation: rules of the target that are against a turn") {
  const std::string text = homes + "discover y3 Alpha r3 C *\n";
  const std::string refused = "translate/refused-by-target-rules discover y3 Alpha r3 C";
  CHECK(translate(text, Dialect::ap).findings.find(refused) != std::string::npos);
  CHECK(translate(text, Dialect::quux).findings.find(refused) != std::string::npos);
  CHECK(translate(text, Dialect::sdg).findings.find(refused) == std::string::npos);
  // What the source's own rules forbid is reported there.
  CHECK(translate(homes + "move y3 Alpha Beta *\n", Dialect::ap).findings.find("refused") == std::string::npos);
}

TEST_CASE("homeworlds translation: a catastrophe between two actions ends the game in quux") {
  const std::string text =
      "homeworld b1 r2 g3 Sam\nhomeworld b2 r1 g3 Dave\nbuild g1 Sam\npass\ntrade g1 Sam y\npass\nbuild y1 Sam\npass\n"
      "build y1 Sam\npass\nbuild g1 Sam\npass\n"
      "sacrifice g3 Sam; build y2 Sam; catastrophe Sam y; build g1 Sam; pass\npass\n";
  const Translated translated = translate(text, Dialect::quux);
  CHECK(translated.record.turns.size() == 12);
  CHECK(translated.findings == "translate/untranslatable-catastrophe catastrophe Sam y\n");
  CHECK(translated.is_representable);
  CHECK(translate(text, Dialect::jpb).record.turns.size() == 14);
}

TEST_CASE("homeworlds translation: what is written besides the moves") {
  const std::string text =
      "Players: Sam, Dave\nEvent: Cup\nLayout: line\n\n# hello\nhomeworld g2 b1 y3 Sam  # bold\n"
      "homeworld g1 b3 y3 Dave\n";
  const std::string lost_headers =
      "translate/lost-header Players: Sam, Dave\ntranslate/lost-header Event: Cup\ntranslate/lost-header Layout: "
      "line\n";
  CHECK(translate(text, Dialect::quux).findings ==
        lost_headers + "translate/lost-comment # hello\ntranslate/lost-comment # bold\n");
  CHECK(translate(text, Dialect::jpb).findings.empty());
  CHECK(translate(text, Dialect::sdg).findings.empty());
  const Translated json = translate(text, Dialect::seed, {Dialect::ap, true});
  CHECK(json.findings.find("translate/lost-header Layout: line\n") != std::string::npos);
  CHECK(json.findings.find("Event") == std::string::npos);
  CHECK(json.record.players == std::vector<std::string>{"Sam", "Dave"});
}

TEST_CASE("homeworlds translation: comments that speak to plyglot have no meaning in another text") {
  const std::string text = "# plyglot: ignore-file[all]\n" + homes;
  CHECK(translate(text, Dialect::quux).findings.empty());
}

TEST_CASE("homeworlds translation: a game that has no place in the target is refused") {
  const std::string position = "<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3\n";
  for (const Dialect to : {Dialect::ap, Dialect::sdg, Dialect::quux}) {
    const Translated translated = translate(position + "build g1 Lee\n", to);
    CHECK_FALSE(translated.is_representable);
    CHECK(translated.findings == "translate/not-representable " + position.substr(0, position.size() - 1) + '\n');
  }
  CHECK(translate(position + "build g1 Lee\n", Dialect::jpb).is_representable);
  CHECK_FALSE(translate("build g1 Lee\n", Dialect::jpb).is_representable);
  const std::string three = "Players: A, B, C\n\nhomeworld g2 b1 y3 D\nhomeworld g1 b3 y3 E\nhomeworld g1 b2 y3 F\n";
  CHECK_FALSE(translate(three, Dialect::quux).is_representable);
  CHECK(translate(three, Dialect::jpb).is_representable);
}

TEST_CASE("homeworlds translation: what is beside a homeworld has no place where that is the whole line") {
  const std::string text = "homeworld g2 b1 y3 A; build y1 A\n";
  CHECK(translate(text, Dialect::jpb).findings == "translate/not-representable build y1 A\n");
  CHECK(translate(text, Dialect::quux).findings == "translate/not-representable build y1 A\n");
  CHECK(translate(text, Dialect::sdg).turns == "Homeworld G2 B1 Y3\nBuild Y1 A\n");
}

TEST_CASE("homeworlds translation: jpb has no homeworld with one star") {
  const std::string text = "homeworld - b1 y3 A\n";
  CHECK_FALSE(translate(text, Dialect::jpb).is_representable);
  CHECK(translate(text, Dialect::quux).turns == "A (0, b1) y3-\n");
}

TEST_CASE("homeworlds translation: a line of talk about players makes no players") {
  const std::string turns = "1) Sam: Homeworld G2 B1 Y3\n\n2) Dave: Homeworld G1 B3 Y3\n";
  const Translated three = translate("Players: Ann, Ben, Cem\n" + turns, Dialect::sdg, {Dialect::seed});
  REQUIRE(three.record.headers.size() == 1);
  CHECK(three.record.headers[0].value == "Sam, Dave");
  REQUIRE(three.record.comments.size() == 1);
  CHECK(three.record.comments[0].text == " Players: Ann, Ben, Cem");
  // Without handles too; in `jpb` a comment at the top would say who plays.
  const std::string bare = "# Players: Ann, Ben, Cem\nhomeworld g2 b1 y3 A\nhomeworld g1 b3 y3 B\n";
  const Translated talk = translate(bare, Dialect::jpb);
  REQUIRE(talk.record.comments.size() == 1);
  CHECK(talk.record.comments[0].text == " # Players: Ann, Ben, Cem");
}

TEST_CASE("homeworlds translation: participants of a record that has none are a line of talk in sdg") {
  const std::string text = "Participants: Sam (S), Dave (N)\n\nhomeworld g2 b1 y3 A\nhomeworld g1 b3 y3 B\n";
  const Translated translated = translate(text, Dialect::sdg);
  REQUIRE(translated.record.headers.size() == 1);
  CHECK(translated.record.headers[0].value == "A (N), B (S)");
  REQUIRE(translated.record.comments.size() == 1);
  CHECK(translated.record.comments[0].text == " Participants: Sam (S), Dave (N)");
}

TEST_CASE("homeworlds translation: blanks around the value of a header go") {
  const std::string text = "Winner: \fSam\n1) Sam: Homeworld G2 B1 Y3\n";
  const Translated translated = translate(text, Dialect::sdg, {Dialect::seed});
  REQUIRE(translated.record.headers.size() == 1);
  CHECK(translated.record.headers[0].value == "Sam");
}

TEST_CASE("homeworlds translation: a pass that an error keeps from being one ends no turn") {
  const Translated translated = translate("; pass\na (0, b1y2) g3-\n", Dialect::quux, {Dialect::ap});
  CHECK_FALSE(translated.is_representable);
  CHECK(translated.findings == "translate/not-representable a (0, b1y2) g3-\n");
}

TEST_CASE("homeworlds translation: who moves out of turn needs a name") {
  const std::string text = "Players: Sam, Dave\n\n1) Dave: homeworld g2 b1 y3 D\n2) Sam: homeworld g1 b3 y3 S\n";
  CHECK_FALSE(translate(text, Dialect::jpb).is_representable);
  CHECK(translate(text, Dialect::sdg).is_representable);
}

TEST_CASE("homeworlds translation: more than two players without names are called by their seats") {
  const Record record =
      test::homeworlds_ap_game(R"({"moves":[["homeworld b1 y2 g3","homeworld b1 y3 g3","homeworld b2 y3 g3"]]})")
          .record;
  const Retargeted seed = retarget(record, {Dialect::seed});
  REQUIRE(seed.record.headers.size() == 1);
  CHECK(seed.record.headers[0].value == "North, East, South");
  const Retargeted jpb = retarget(record, {Dialect::jpb});
  REQUIRE(jpb.record.comments.size() == 1);
  CHECK(jpb.record.comments[0].text == " Players: North, East, South");
}

TEST_CASE("homeworlds translation: names of players stay apart, and none begins a comment") {
  const std::string turns = "homeworld g2 b1 y3 D\nhomeworld g1 b3 y3 E\nhomeworld g1 b2 y3 F\n";
  const Translated seed = translate("# Players: _, #1, #\n" + turns, Dialect::jpb, {Dialect::seed});
  REQUIRE(seed.record.headers.size() == 1);
  CHECK(seed.record.headers[0].value == "_, _1, _2");
  CHECK(seed.findings.find("translate/changed-name") == 0);
  CHECK(translate("Players: a#, b #c, d\n\n" + turns, Dialect::seed, {Dialect::jpb}).record.player_count == 2);
}

TEST_CASE("homeworlds translation: a record in the form of the target stays as it is") {
  const std::string text = "Layout: line\n\n# hello\n" + homes + "discover y3 Alpha r3 Qo'nos *\n";
  const Translated translated = translate(text, Dialect::seed);
  CHECK(translated.findings.empty());
  CHECK(translated.record.headers.size() == 1);
  CHECK(translated.record.comments.size() == 1);
}
