#pragma once
// A small grammar of moves, one a line, for the tests of the engine: `wA1 bQ-`, `pass`, `wA1 bQx (why (not))`.

#include "syntax/engine.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::test::toy {

using namespace tao::pegtl;
using syntax::guide;
using syntax::nested;
using syntax::tolerated;

struct colour : one<'w', 'b'> {};
struct kind : one<'Q', 'A', 'S'> {};
struct ordinal : range<'1', '3'> {};
struct piece : seq<colour, kind, opt<ordinal>> {};
struct space : one<' '> {};
struct direction : one<'-', '/', '\\'> {};
struct pass : string<'p', 'a', 's', 's'> {};
struct not_pass : not_at<pass> {};
struct target : seq<not_pass, piece, opt<direction>> {};
struct word : plus<lower> {};
struct note : nested<3, one<'('>, star<sor<note, word, space>>, one<')'>> {};
struct capture : seq<piece, space, piece, one<'x'>> {};
struct move : seq<piece, opt<space, target>> {};
// An error production: a frequent mistake is read for what it is.
struct shouted_pass : istring<'p', 'a', 's', 's'> {};
struct line_end : sor<one<'\n'>, eof> {};
struct line : seq<sor<pass, tolerated<shouted_pass>, capture, move>, opt<space, note>, line_end> {};
struct bad_line : sor<one<'\n'>, seq<plus<not_one<'\n'>>, opt<one<'\n'>>>> {};
struct record : seq<star<sor<line, tolerated<bad_line>>>, eof> {};

struct Traits : syntax::DefaultTraits {
  using nodes = syntax::RuleList<record, line, bad_line, piece, direction, note, pass, shouted_pass>;
  using labelled = syntax::RuleList<colour, kind, space, not_pass, direction, line_end, pass>;
  static constexpr std::array<std::string_view, 7> labels = {
      "a colour (`w` or `b`)", "a bug letter", "a blank", "a target, not `pass`",
      "a direction",           "the line end", "`pass`"};
  using units = syntax::RuleList<line>;
  using recoveries = syntax::RuleList<bad_line>;
};

inline constexpr syntax::Grammar grammar = syntax::make_grammar<record, Traits>("toy");
template <class Start = record>
syntax::RuleTable rules() {
  return rule_table(syntax::DataOf<Start>::value);
}

// The same without recovery: the text is read whole or not at all.
struct strict_record : seq<star<line>, eof> {};
struct StrictTraits : Traits {
  using nodes = syntax::RuleList<strict_record, line, piece, direction, note, pass, shouted_pass>;
  using recoveries = syntax::RuleList<>;
};
inline constexpr syntax::Grammar strict_grammar = syntax::make_grammar<strict_record, StrictTraits>("strict toy");

}  // namespace plyglot::test::toy
