// The one file that includes all grammars, to make data of their rules.
#include "toolchain/published/published_grammars.hpp"

#include "grammars/boardspace_sgf.hpp"
#include "grammars/hexix.hpp"
#include "grammars/hexix_position.hpp"
#include "grammars/hive_bga.hpp"
#include "grammars/hive_human.hpp"
#include "grammars/hive_pgn.hpp"
#include "grammars/homeworlds.hpp"
#include "grammars/homeworlds_ap.hpp"
#include "grammars/homeworlds_ap_record.hpp"
#include "grammars/homeworlds_bga.hpp"
#include "grammars/homeworlds_hwl.hpp"
#include "grammars/homeworlds_jpb.hpp"
#include "grammars/homeworlds_quux.hpp"
#include "grammars/homeworlds_sdg.hpp"
#include "grammars/hop.hpp"
#include "grammars/hopgi.hpp"
#include "grammars/hopgi_diagram.hpp"
#include "grammars/hopgi_fen.hpp"
#include "grammars/thehive.hpp"
#include "grammars/uhp.hpp"
#include "hexix/notations/hexix/read/parse.hpp"
#include "hexix/notations/position/parse.hpp"
#include "hive/notations/boardspace_sgf/read/parse.hpp"
#include "hive/notations/hive_bga/parse.hpp"
#include "hive/notations/hive_human/parse.hpp"
#include "hive/notations/hive_pgn/read/parse.hpp"
#include "hive/notations/hop/read/parse.hpp"
#include "hive/notations/thehive/read/parse.hpp"
#include "hive/notations/uhp/parse.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "hopgi/notations/diagram/parse.hpp"
#include "hopgi/notations/hopgi/read/parse.hpp"
#include "hopgi/reading/fen/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

#include <cassert>

namespace plyglot::toolchain {
namespace {

using syntax::publish;

// What reads by each grammar, and the rule that the grammar begins with.
constexpr syntax::PublishedGrammar published_grammars[] = {
    publish<grammars::hop::hop>(hive::hop::grammar),
    publish<grammars::uhp::game_string>(hive::uhp::grammar),
    publish<grammars::thehive::file>(hive::thehive::grammar),
    publish<grammars::hive_pgn::file>(hive::hive_pgn::grammar),
    publish<grammars::boardspace_sgf::file>(hive::boardspace_sgf::grammar),
    publish<grammars::hive_human::file>(hive::hive_human::grammar),
    publish<grammars::hive_bga::file>(hive::hive_bga::grammar),
    publish<grammars::homeworlds::file>(homeworlds::seed_grammar),
    publish<grammars::homeworlds_ap::file>(homeworlds::ap_grammar),
    publish<grammars::homeworlds_ap_record::document>(homeworlds::ap_record_grammar),
    publish<grammars::homeworlds_sdg::file>(homeworlds::sdg_grammar),
    publish<grammars::homeworlds_jpb::file>(homeworlds::jpb_grammar),
    publish<grammars::homeworlds_quux::file>(homeworlds::quux_grammar),
    publish<grammars::homeworlds_hwl::file>(homeworlds::hwl_grammar),
    publish<grammars::homeworlds_bga::file>(homeworlds::bga_grammar),
    publish<grammars::hexix::dialect_2024::record>(hexix::grammar_2024),
    publish<grammars::hexix::dialect_2019::record>(hexix::grammar_2019),
    publish<grammars::hexix_position::line>(hexix::positions::grammar),
    publish<grammars::hopgi::record>(hopgi::record::grammar),
    publish<grammars::hopgi::continued_record>(hopgi::record::continued_grammar),
    publish<grammars::hopgi_fen::fen>(hopgi::fen::grammar),
    publish<grammars::hopgi_diagram::diagram>(hopgi::diagram::grammar),
};

}  // namespace

syntax::RuleTable rules_of(const syntax::Grammar& grammar) {
  for (const syntax::PublishedGrammar& published : published_grammars) {
    if (&published.grammar == &grammar) return rule_table(published.start);
  }
  assert(false && "a grammar that is not published");
  return {};
}

}  // namespace plyglot::toolchain
