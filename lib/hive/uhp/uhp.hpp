#pragma once
// The floors of the UHP reader, from text to record. Each is a function over memory the caller reuses.

#include "diagnostics/reporter.hpp"
#include "hive/rule_options.hpp"
#include "hive/uhp/ast.hpp"
#include "hive/uhp/dialect.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hive::uhp {

// The grammar of one GameString, as parse.cpp instantiates it.
extern const syntax::Grammar grammar;

// What the engine fills.
struct ParseScratch {
  text::MappedText text;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
};

// Text to tree and tree to AST (hive-notations U1 to U8), with every finding of the phase syntax but those about header
// fields whose fix needs the game.
void parse(const text::Source& source, text::Span record, Dialect dialect, ParseScratch& scratch, Ast& ast,
           diagnostics::Reporter& reporter);

// AST to record (hive-notations 4.1, U9 and U10), with every other finding. `record_number` is its number in the file,
// from 1.
void resolve(const text::Source& source, const Ast& ast, Dialect dialect, const RuleOptions& options,
             std::uint32_t record_number, Record& record, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::uhp
