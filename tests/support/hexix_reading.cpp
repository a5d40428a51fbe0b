#include "support/hexix_reading.hpp"

namespace plyglot::test {

HexixReading::HexixReading(std::string text_read, hexix::Dialect dialect) : text(std::move(text_read)) {
  source.text = text;
  hexix::build_ast(source, source.span(), dialect, scratch, ast);
}

}  // namespace plyglot::test
