#include "toolchain/published/published_grammars.hpp"

#include "hexix/notations/hexix/read/parse.hpp"
#include "hexix/notations/position/parse.hpp"
#include "hive/notations/boardspace_sgf/read/parse.hpp"
#include "hive/notations/hive_pgn/read/parse.hpp"
#include "hive/notations/hop/read/parse.hpp"
#include "hive/notations/thehive/read/parse.hpp"
#include "hive/notations/uhp/parse.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "hopgi/notations/diagram/parse.hpp"
#include "hopgi/notations/hopgi/read/parse.hpp"
#include "hopgi/reading/fen/parse.hpp"

#include <cassert>

namespace plyglot::toolchain {
namespace {

constexpr const syntax::PublishedGrammar* grammars[] = {
    &hive::hop::published,
    &hive::uhp::published,
    &hive::thehive::published,
    &hive::hive_pgn::published,
    &hive::boardspace_sgf::published,
    &homeworlds::published_seed,
    &homeworlds::published_ap,
    &homeworlds::published_ap_record,
    &homeworlds::published_sdg,
    &homeworlds::published_jpb,
    &homeworlds::published_quux,
    &hexix::published_2024,
    &hexix::published_2019,
    &hexix::positions::published,
    &hopgi::record::published,
    &hopgi::record::published_continued,
    &hopgi::fen::published,
    &hopgi::diagram::published,
};

}  // namespace

syntax::RuleTable rules_of(const syntax::Grammar& grammar) {
  for (const syntax::PublishedGrammar* published : grammars) {
    if (&published->grammar == &grammar) return rule_table(published->start);
  }
  assert(false && "a grammar that is not published");
  return {};
}

}  // namespace plyglot::toolchain
