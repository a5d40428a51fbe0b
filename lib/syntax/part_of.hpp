#pragma once
// What a builder of an AST says of the parts that the rows of its table fill (grammar_table.hpp).

namespace plyglot::syntax {

// `Line& part(PartOf<Line>)` is the line that is being built.
template <class Part>
struct PartOf {};

}  // namespace plyglot::syntax
