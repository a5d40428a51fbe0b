#include "bench/support/recognisers.hpp"

#include "grammars/boardspace_sgf.hpp"
#include "grammars/hexix.hpp"
#include "grammars/hive_pgn.hpp"
#include "grammars/homeworlds.hpp"
#include "grammars/homeworlds_ap.hpp"
#include "grammars/homeworlds_ap_record.hpp"
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
#include "syntax/engine.hpp"

namespace plyglot::bench {
namespace {

struct State {
  unsigned depth = 0;
};

template <class Start>
bool recognise(std::string_view text) {
  syntax::EngineInput in = syntax::input_over(text);
  State state;
  return tao::pegtl::parse<Start, tao::pegtl::nothing, tao::pegtl::normal>(in, state) && in.empty();
}

struct Named {
  std::string_view grammar;
  Recogniser recognise;
};
constexpr Named recognisers[] = {
    {"boardspace-sgf", recognise<grammars::boardspace_sgf::file>},
    {"hexix-2024", recognise<grammars::hexix::dialect_2024::record>},
    {"hexix-2019", recognise<grammars::hexix::dialect_2019::record>},
    {"hive-pgn", recognise<grammars::hive_pgn::file>},
    {"homeworlds", recognise<grammars::homeworlds::file>},
    {"homeworlds-ap", recognise<grammars::homeworlds_ap::file>},
    {"homeworlds-ap-record", recognise<grammars::homeworlds_ap_record::document>},
    {"homeworlds-hwl", recognise<grammars::homeworlds_hwl::file>},
    {"homeworlds-jpb", recognise<grammars::homeworlds_jpb::file>},
    {"homeworlds-quux", recognise<grammars::homeworlds_quux::file>},
    {"homeworlds-sdg", recognise<grammars::homeworlds_sdg::file>},
    {"hop", recognise<grammars::hop::hop>},
    {"hopgi", recognise<grammars::hopgi::record>},
    {"hopgi-diagram", recognise<grammars::hopgi_diagram::diagram>},
    {"hopgi-fen", recognise<grammars::hopgi_fen::fen>},
    {"thehive", recognise<grammars::thehive::file>},
    {"uhp", recognise<grammars::uhp::game_string>},
};

}  // namespace

Recogniser recogniser_of(const syntax::Grammar& grammar) {
  for (const Named& each : recognisers) {
    if (each.grammar == grammar.name) return each.recognise;
  }
  return nullptr;
}

}  // namespace plyglot::bench
