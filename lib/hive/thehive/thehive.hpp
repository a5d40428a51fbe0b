#pragma once
// The floors of the reader, from text to record. Each is a function over memory the caller reuses.

#include "diagnostics/reporter.hpp"
#include "hive/rule_options.hpp"
#include "hive/thehive/ast.hpp"
#include "syntax/grammar.hpp"

namespace plyglot::hive::thehive {

// hive-notations 6: whether the mosquito, the ladybug and the pillbug are in the game.
enum class Pieces : std::uint8_t { base, mlp };

// The grammar of one file, as parse.cpp instantiates it.
extern const syntax::Grammar grammar;

// Text to tree and tree to AST (hive-notations 3.2, V4 to V8), with every finding of the phase syntax and those about
// the names of pieces.
void parse(const text::Source& source, text::Span record, Pieces pieces, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter);

// AST to record (hive-notations 4.1 and V1 to V3), with every finding of the phases meaning and rule, and the
// suppressions in comments.
void resolve(const text::Source& source, const Ast& ast, Pieces pieces, const RuleOptions& rules, Record& record,
             diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::thehive
