#include "syntax/published/grammar_json.hpp"

#include "syntax/published/peg_text.hpp"
#include "text/json_writer.hpp"

namespace plyglot::syntax {
namespace {

constexpr std::array<std::string_view, annotations::token_kinds> token_names = {
    "comment",   "number", "piece", "place",  "player",  "mark",
    "separator", "key",    "value", "result", "keyword", "unreadable"};

// Zero, which is the kind of text, if the rule makes no node.
Kind kind_of_rule(const Grammar& grammar, std::string_view rule) {
  for (std::size_t kind = 1; kind < grammar.nodes.size(); ++kind) {
    if (grammar.kind_name(static_cast<Kind>(kind)) == rule) return static_cast<Kind>(kind);
  }
  return 0;
}

void append_node(const NodeFacts& node, text::JsonWriter& json) {
  json.key("node").boolean(true);
  if (node.is_leaf) json.key("leaf").boolean(true);
  if (node.is_unit) json.key("unit").boolean(true);
  if (node.is_recovery) json.key("recovery").boolean(true);
  if (node.token) json.key("token").string(token_names[static_cast<std::size_t>(*node.token)]);
}

}  // namespace

std::string grammar_json(const RuleTable& rules, const Grammar& grammar, Strictness strictness) {
  const RuleTable plain = plain_grammar(rules, strictness);
  std::string out;
  text::JsonWriter json(out);
  json.begin_object().key("grammar").string(grammar.name).key("rules").begin_array();
  for (const Rule& rule : plain.rules) {
    json.begin_object().key("name").string(rule.name).key("expression").string(peg_text(plain, rule.expression));
    if (const Kind kind = kind_of_rule(grammar, rule.name)) append_node(grammar.nodes[kind], json);
    for (std::size_t i = 0; i < grammar.labelled.size(); ++i) {
      if (grammar.labelled[i] == rule.name) json.key("label").string(grammar.labels[i]);
    }
    json.end_object();
  }
  json.end_array().end_object();
  return out + '\n';
}

}  // namespace plyglot::syntax
