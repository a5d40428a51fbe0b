#include "support/read_positions.hpp"

#include "support/catch.hpp"

#include <plyglot/session.hpp>

namespace plyglot::test {

hive::Position read_position(std::string_view text, std::string_view language) {
  std::string problem;
  toolchain::Session session(toolchain::language(language, problem), {});
  toolchain::Chunk chunk;
  chunk.source.text = text;
  chunk.is_file = false;
  hive::Position position;
  const auto keep = [](void* context, text::Span, const toolchain::Model& model, bool is_sound) {
    REQUIRE(is_sound);
    *static_cast<hive::Position*>(context) = std::get<hive::Position>(model);
  };
  std::vector<diagnostics::Diagnostic> findings;
  CAPTURE(text, problem);
  const auto reading = session.read(chunk, keep, &position, diagnostics::collect_into(findings));
  REQUIRE(reading.records == 1);
  return position;
}

}  // namespace plyglot::test
