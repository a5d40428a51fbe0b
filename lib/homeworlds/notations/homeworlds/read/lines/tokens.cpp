#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"

namespace plyglot::homeworlds {

std::vector<Token> cut_into_tokens(const text::Source& source, text::Span span, const DialectForm& form) {
  std::vector<Token> tokens;
  TokenCutter cutter(source, span, form);
  for (Token token; cutter.next(token);) tokens.push_back(token);
  return tokens;
}

}  // namespace plyglot::homeworlds
