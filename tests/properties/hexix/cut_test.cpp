// A record that is cut after a ply is written and read again as the game up to that ply.

#include "hexix/notations/hexix/print/print.hpp"
#include "hexix/record/record_replay.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/playing.hpp"
#include "support/hexix/written.hpp"

using namespace plyglot;
using namespace plyglot::hexix;

namespace {

// False if it holds what cannot be read, or is read otherwise than it is written (R19).
bool check_cut(const Record& record, std::uint32_t plies, const State& state) {
  if (!record.reread.empty() && !record.plies[plies - 1].is_certain) return false;
  Record cut = record;
  cut_after(cut, plies);
  std::string text;
  if (!print(cut, {}, text)) return false;
  CAPTURE(plies, text);
  const Record again = test::read_hexix_record(text);
  REQUIRE(again.plies.size() == plies);
  REQUIRE(again.is_fragment == record.is_fragment);
  const bool had_ended = record.end != End::none && record.ending_ply < plies;
  REQUIRE(result_text(again) == (had_ended ? result_text(record) : ""));
  for (std::uint32_t i = 0; i < plies; ++i) REQUIRE(again.plies[i].player == record.plies[i].player);
  if (record.initial) REQUIRE(final_position(again) == state.position());
  return true;
}

}  // namespace

TEST_CASE("hexix cut: what is left is the game as far as the ply") {
  test::Random random(7);
  std::size_t cuts = 0;
  for (std::size_t i = 0; i < 300; ++i) {
    const std::string written = test::random_written_hexix(random).text;
    CAPTURE(written);
    const Record record = test::read_hexix_record(written);
    RecordReplay replay(record);
    while (!replay.is_at_end()) {
      replay.advance();
      if (!check_cut(record, replay.plies(), replay.state())) break;
      ++cuts;
    }
  }
  CHECK(cuts > 3000);
}
