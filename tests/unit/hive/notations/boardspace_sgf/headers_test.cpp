// Variants, results, dates, tags and the signature.

#include "hive/notations/boardspace_sgf/resolve/sgf_date.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_result.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_variant.hpp"
#include "hive/notations/boardspace_sgf/sgf_signature.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/sgf_reading.hpp"

using namespace plyglot;
using hive::Outcome;
using hive::boardspace_sgf::date_in_name;
using hive::boardspace_sgf::date_in_text;
using hive::boardspace_sgf::has_signature;
using hive::boardspace_sgf::outcome_in;
using hive::boardspace_sgf::variant_named;

namespace {

std::string report(const std::string& text) {
  test::SgfReading reading;
  reading.read(text);
  return reading.report();
}

std::string said(const std::string& text) {
  test::SgfReading reading;
  reading.read(text);
  return reading.said();
}

std::string variant(std::string_view name) {
  const auto type = variant_named(name);
  return type ? hive::name_of(*type) : "-";
}

const std::string missing_result = "boardspace-sgf/missing-result info 0-0\n";

}  // namespace

TEST_CASE("boardspace-sgf headers: variants") {
  CHECK(variant("hive") == "Base");
  CHECK(variant("HIVE") == "Base");
  CHECK(variant("Hive-PLM") == "Base+MLP");
  CHECK(variant("hive-mlp") == "Base+MLP");
  CHECK(variant("hive-lm") == "Base+ML");
  CHECK(variant("hive-p") == "Base+P");
  for (const std::string_view name : {"", "hiv", "hive-", "hive-x", "hive-mm", "hivep", "hive-ultimate", "go"}) {
    CAPTURE(name);
    CHECK(variant(name) == "-");
  }
}

TEST_CASE("boardspace-sgf headers: a variant that cannot be played ends the reading") {
  test::SgfReading reading;
  reading.read("(;SU[ Hive-Ultimate 1 ];P0[1 move W wQ M 13 .];P0[2 done];P0[3 wave])");
  CHECK(reading.report() == "boardspace-sgf/other-variant error 6-19\nboardspace-sgf/unknown-command warning 63-67\n");
  CHECK_FALSE(reading.record().has_game);
  CHECK_FALSE(reading.record().is_sound);
  CHECK(reading.record().plies.empty());
  CHECK(said("(;SU[hive-plmm])") ==
        "boardspace-sgf/unknown-variant: `hive-plmm` is not a variant of Hive; did you mean `hive-plm`?\n");
  CHECK(said("(;SU[])") == "boardspace-sgf/unknown-variant: the variant has no name\n");
}

TEST_CASE("boardspace-sgf headers: a file of another game is said to be one, and nothing else") {
  test::SgfReading reading;
  reading.read("(;GM[1]FF[4]SZ[19]\n;B[pd];W[dp]C[well\nplayed];B[pp](;W[dd])(;W[dc]))");
  CHECK(reading.report() == "boardspace-sgf/other-variant error 5-6\n");
  CHECK_FALSE(reading.record().has_game);
}

TEST_CASE("boardspace-sgf headers: what is in a part that cannot be read is not reported as missing too") {
  CHECK(report("(;SU[hive\nRE[Game won by\n)") ==
        "boardspace-sgf/bad-node error 2-9\nboardspace-sgf/bad-node error 10-24\n");
  CHECK(report("(;su[hive]re[])") == "boardspace-sgf/bad-node error 2-10\nboardspace-sgf/bad-node error 10-14\n");
}

TEST_CASE("boardspace-sgf headers: without a variant the pieces that are moved tell") {
  test::SgfReading reading;
  reading.read(
      "(;GM[27]\n;P0[1 move W wL1 M 13 .]\n;P0[2 move W wM1 M 13 .]\n;P0[3 done]\n;P1[4 pick B 2 bP1]\n"
      ";P1[5 dropb bP1 N 13 wM-]\n)");
  CHECK(hive::name_of(reading.record().type) == "Base+M");
  CHECK(reading.finding("boardspace-sgf/missing-variant").message ==
        "the file does not name its variant: it is read as `Base+M`");
}

TEST_CASE("boardspace-sgf headers: results in many languages") {
  const auto outcome = [](std::string_view text) { return outcome_in(text, "Ann", "Bob"); };
  CHECK(outcome("Game won by Ann") == Outcome::white_wins);
  CHECK(outcome("Partie gagn\xC3\xA9"
                "e par Bob") == Outcome::black_wins);
  CHECK(
      outcome(
          "\xD0\x98\xD0\xB3\xD1\x80\xD1\x83 \xD0\xB2\xD1\x8B\xD0\xB8\xD0\xB3\xD1\x80\xD0\xB0\xD0\xBB(\xD0\xB0) Bob.") ==
      Outcome::black_wins);
  CHECK(outcome("Partida ganada por Ann") == Outcome::white_wins);
  CHECK(outcome("De partij is gewonnen door Bob") == Outcome::black_wins);
  CHECK(outcome("Ann hat gewonnen") == Outcome::white_wins);
  CHECK(outcome(" Bob vann spelet ") == Outcome::black_wins);
  CHECK(outcome("vinse Ann!") == Outcome::white_wins);
  CHECK(outcome("The game is a draw") == Outcome::draw);
  CHECK(outcome("La partie est nulle") == Outcome::draw);
  for (const std::string_view text : {"", "Game won by Anna", "Game won by Anne1", "Ann and Bob", "game won", "bob"}) {
    CAPTURE(text);
    CHECK_FALSE(outcome(text));
  }
  // Names that are words of the sentence itself.
  CHECK(outcome_in("Game won by Game", "Game", "by") == Outcome::white_wins);
  CHECK_FALSE(outcome_in("Game won by guest", "guest", "guest"));
  CHECK_FALSE(outcome_in("Game won by x", "", ""));
}

TEST_CASE("boardspace-sgf headers: numbers of guests and robots come and go") {
  CHECK(outcome_in("Game won by Dumbot", "Dumbot0", "Ann") == Outcome::white_wins);
  CHECK(outcome_in("Partida ganada por guest", "Ann", "guest1497") == Outcome::black_wins);
  CHECK(outcome_in("vinse guest12!", "guest1497", "Ann") == Outcome::white_wins);
  CHECK(outcome_in("Game won by Dumbot1", "Dumbot", "Dumbot1") == Outcome::black_wins);
  CHECK(outcome_in("Game won by Dumbot1", "Dumbot0", "by2") == Outcome::white_wins);
  // Two of them, of whom the text names neither as the file does.
  CHECK_FALSE(outcome_in("Game won by guest", "guest1", "guest22"));
  CHECK_FALSE(outcome_in("Game won by Dumbots", "Dumbot0", "Ann"));
  CHECK_FALSE(outcome_in("Game won by 7", "17", "Ann"));
}

TEST_CASE("boardspace-sgf headers: where the result names no player, a resignation shows the winner") {
  const auto file = [](const std::string& result, const std::string& end) {
    return "(;SU[hive]RE[" + result + "]P0[id \"Ann\"]P1[id \"Bob\"];P0[1 move W wG1 M 13 .];P0[2 done]" + end + ")";
  };
  test::SgfReading reading;
  reading.read(file("Game won by guest7", ";P1[3 resign]"));
  CHECK(reading.report().empty());
  CHECK(reading.record().result == Outcome::white_wins);
  reading.read(file("Game won by guest7", ""));
  CHECK(reading.report() == "boardspace-sgf/unknown-winner warning 13-31\n");
  CHECK_FALSE(reading.record().result);
}

TEST_CASE("boardspace-sgf headers: dates") {
  CHECK(date_in_name("HV-A-B-2020-03-31-1706")->day == 31);
  CHECK(date_in_name("T!HV-A-B-2013-02-01-0000 ")->month == 2);
  for (const std::string_view name :
       {"", "HV-A-B-x", "HV-A-B-2020-13-31-1706", "HV-A-B-2020-03-31", "2020-03-31-1706"}) {
    CAPTURE(name);
    CHECK_FALSE(date_in_name(name));
  }
  CHECK(date_in_text("Fri Apr 19 19:54:39 CDT 2013")->month == 4);
  CHECK(date_in_text("Fri Apr 19 19:54:39 CDT 2013")->year == 2013);
  CHECK(date_in_text("2012-11-03 2115")->month == 11);
  CHECK_FALSE(date_in_text("yesterday at 12:30"));
}

TEST_CASE("boardspace-sgf headers: old games with a pillbug") {
  const std::string old_rules = "boardspace-sgf/old-pillbug-rules info 0-0\n";
  CHECK(report("(;SU[hive-p]DT[Sun Feb 03 10:00:00 CET 2013])") == missing_result + old_rules);
  CHECK(report("(;SU[hive-p]DT[Sun Mar 03 10:00:00 CET 2013])") == missing_result);
  CHECK(report("(;SU[hive-p]DT[2012]GN[HV-A-B-2019-02-01-0000])") == missing_result + old_rules);
  CHECK(report("(;SU[hive-p]GN[HV-A-B-2013-02-28-0000])") == missing_result + old_rules);
  CHECK(report("(;SU[hive]GN[HV-A-B-2013-02-28-0000])") == missing_result);
  CHECK(report("(;SU[hive-p]GN[])") == missing_result);
}

TEST_CASE("boardspace-sgf headers: tags in the order of the text") {
  test::SgfReading reading;
  reading.read(
      "(;SU[hive]GN[HV-A-B-2020-03-31-1706]DT[31\nmars 2020]CM[0,1]P1[ranking 4]P1[id \"Bob\"]P0[id  A \"B\" ]\n"
      "RE[The game is a draw]GN[again];P0[time 1])");
  std::string tags;
  for (const hive::Tag& tag : reading.record().tags) tags += tag.key + '=' + tag.value + '\n';
  CHECK(tags ==
        "SgfGameName=HV-A-B-2020-03-31-1706\nDate=2020.03.31\nSgfDate=31 mars 2020\nBlack=Bob\nWhite=A \"B\n"
        "SgfResult=The game is a draw\n");
  CHECK(reading.record().tags[2].span == text::Span{36, 52});
}

TEST_CASE("boardspace-sgf headers: the signature") {
  CHECK(has_signature(" (;\nGM[27]VV[1]"));
  CHECK(has_signature("x( (;\r\nVV[1] SU[Hive-PLM]"));
  CHECK(has_signature("(;SU[hive"));
  for (const std::string_view text :
       {"", "(", "(;", "(;GM[1]SZ[19];B[pd]", "(;GM[2", "(;C[GM[27]]", "1. e4", "(;gm[27]", "(;GM 27"}) {
    CAPTURE(text);
    CHECK_FALSE(has_signature(text));
  }
}
