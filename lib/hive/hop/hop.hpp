#pragma once
// The floors of the HOP reader, from text to position. Each is a function over memory the caller reuses.

#include "diagnostics/reporter.hpp"
#include "hive/hop/ast.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hive::hop {

// hop 6.
enum class Dialect : std::uint8_t { spec, hivegame };

// The grammar of one HOP string, as parse.cpp instantiates it.
extern const syntax::Grammar grammar;

// Text to tree and tree to AST (hop 3, T1 to T5), with every finding of the phases bytes and syntax.
void parse(const text::Source& source, text::Span record, Dialect dialect, text::MappedText& mapped,
           syntax::SyntaxTree& tree, Ast& ast, diagnostics::Reporter& reporter);

// AST to position (hop R1 to R20), with every finding of the phases meaning and rule. The scratch memory is reused
// from string to string.
struct ResolveScratch;
void resolve(const text::Source& source, const Ast& ast, Dialect dialect, ResolveScratch& scratch, Position& position,
             diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hop
