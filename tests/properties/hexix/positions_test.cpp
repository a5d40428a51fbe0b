// Laws of texts of positions, over positions and lines by chance (hexix R17).

#include "support/hexix/positions.hpp"
#include "hexix/diff/record_diff.hpp"
#include "hexix/record/mirror.hpp"
#include "hexix/record/move_text.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "support/checks/catch.hpp"
#include "support/door/fixing.hpp"
#include "support/hexix/random.hpp"
#include "support/hexix/session.hpp"
#include "toolchain/registry/rows.hpp"

#include <plyglot/perft.hpp>

using namespace plyglot;
using hexix::Position;

namespace {

hexix::Record read_line(const Position& position) { return test::HexixPositionLine(position_text(position)).record; }

std::optional<Position> position_in(const std::string& line) { return test::HexixPositionLine(line).record.initial; }

}  // namespace

TEST_CASE("hexix positions: what is written is read as it was, and written the same") {
  test::Random random(41);
  test::HexixSession session({}, "hexix-position");
  for (int i = 0; i < 1000; ++i) {
    const Position position = test::random_hexix_position(random);
    const std::string text = position_text(position);
    CAPTURE(text);
    const test::HexixPositionLine line(text);
    CHECK(line.findings.empty());
    CHECK(line.record.initial == position);
    CHECK(session.format(text + '\n').text == text + '\n');
    CHECK(session.findings().empty());
  }
}

TEST_CASE("hexix positions: as a comment they are where a record begins") {
  test::Random random(42);
  test::HexixSession positions({}, "hexix-position");
  test::HexixSession records;
  for (int i = 0; i < 300; ++i) {
    const Position position = test::random_hexix_position(random);
    const std::string text = position_text(position);
    CAPTURE(text);
    const std::string comment = positions.translate(text + '\n', test::target_of("hexix")).text;
    CHECK(comment == "# position: " + text + '\n');
    const std::string row = position.to_move == hexix::Player::blue ? "C2+\n" : "...    C2+\n";
    const std::vector<hexix::Record> read = records.read(comment + row);
    REQUIRE(read.size() == 1);
    CHECK(read[0].initial == position);
  }
}

TEST_CASE("hexix positions: legal plies and their tree are those of the rules") {
  test::Random random(43);
  const toolchain::Language language = test::language_of("hexix-position");
  const notation::OptionValues options(hexix::positions::row.about->options);
  for (int i = 0; i < 300; ++i) {
    const Position position = test::random_hexix_position(random);
    const hexix::Record record = read_line(position);
    CAPTURE(position_text(position));
    std::vector<std::string> moves;
    std::string why;
    REQUIRE(hexix::positions::row.views->list_moves(record, options, moves, why));
    const std::vector<hexix::Move> legal = list_legal_moves(hexix::State(position), {});
    REQUIRE(moves.size() == legal.size());
    for (std::size_t move = 0; move < legal.size(); ++move) CHECK(moves[move] == hexix::move_text(legal[move]));
    CHECK(toolchain::perft(record, language, 2, false).leaves == hexix::perft(hexix::State(position), 2, {}));
  }
}

TEST_CASE("hexix positions: one differs neither from itself nor, but for the columns, from its mirror image") {
  test::Random random(44);
  for (int i = 0; i < 300; ++i) {
    const Position position = test::random_hexix_position(random);
    const Position image = hexix::mirrored(position);
    const Position other = test::random_hexix_position(random);
    const hexix::Record record = read_line(position);
    CHECK(hexix::diff(record, record).is_same_game());
    const hexix::Relation to_image = hexix::diff(record, read_line(image)).relation;
    CHECK(to_image == (image == position ? hexix::Relation::same : hexix::Relation::mirrored));
    if (other == position || other == image) continue;
    CHECK(hexix::diff(record, read_line(other)).relation == hexix::Relation::different);
  }
}

TEST_CASE("hexix positions: a fix ends its finding and keeps the position") {
  std::size_t fixes = 0;
  for (const std::string& line : test::mutated_hexix_positions(45, 4000)) {
    // A text of one line.
    if (line.find('\n') != std::string::npos) continue;
    CAPTURE(line);
    const test::HexixPositionLine read(line);
    for (const diagnostics::Diagnostic& finding : read.findings) {
      if (!finding.fix) continue;
      ++fixes;
      const std::string fixed = test::with_fix(line, finding);
      CAPTURE(fixed);
      CHECK(position_in(fixed) == read.record.initial);
      CHECK(test::HexixPositionLine(fixed).findings.size() < read.findings.size());
    }
  }
  CHECK(fixes > 300);
}
