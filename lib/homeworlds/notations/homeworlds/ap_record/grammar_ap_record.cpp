#include "grammars/homeworlds_ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/json_document.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::homeworlds {
namespace {

namespace rules = grammars::homeworlds_ap_record;

using enum annotations::TokenKind;
constexpr std::nullopt_t none = std::nullopt;

constexpr syntax::GrammarTable table{
#define PLYGLOT_HOMEWORLDS_AP_RECORD_ROW(role, name, token) syntax::role<rules::name>.as(token),
    PLYGLOT_HOMEWORLDS_AP_RECORD_NODES(PLYGLOT_HOMEWORLDS_AP_RECORD_ROW)
#undef PLYGLOT_HOMEWORLDS_AP_RECORD_ROW
};
struct Traits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar ap_record_grammar =
    syntax::make_grammar<rules::document, Traits>("homeworlds-ap-record");

}  // namespace plyglot::homeworlds
