#pragma once
// Texts of Hexix read down to the AST.

#include "hexix/notation/parse.hpp"

#include <string>

namespace plyglot::test {

// One record with its lead, without its last line end. The texts of the AST's spans are those of `text`.
struct HexixReading {
  explicit HexixReading(std::string text_read, hexix::Dialect dialect = hexix::Dialect::v2024);
  HexixReading(const HexixReading&) = delete;
  HexixReading& operator=(const HexixReading&) = delete;

  std::string_view slice(text::Span span) const { return source.slice(span); }

  std::string text;
  text::Source source;
  hexix::ParseScratch scratch;
  hexix::Ast ast;
};

}  // namespace plyglot::test
