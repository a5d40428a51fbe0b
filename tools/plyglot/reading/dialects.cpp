#include "plyglot/reading/dialects.hpp"

#include "text/format.hpp"

#include <plyglot/likeness.hpp>

namespace plyglot::tool {

bool decide_dialect(InputChunk& chunk) {
  const toolchain::DialectChoice choice =
      toolchain::choose_dialect(chunk.settings->language, std::span(&chunk.chunk, 1));
  chunk.is_undecided = false;
  chunk.dialect = choice.dialect;
  chunk.settings = &chunk.settings->in_dialect(choice.dialect);
  chunk.has_certain_dialect = choice.is_certain;
  return !choice.dialect.empty() || !choice.is_certain;
}

void note_dialect(const Input& input, const InputChunk& chunk) {
  if (chunk.dialect.empty()) return;
  chunk.held == nullptr ? input.choose_dialect(chunk.dialect) : input.note_dialect(chunk.settings->language);
}

void note_if_uncertain(const Input& input, const InputChunk& chunk) {
  if (chunk.has_certain_dialect) return;
  const std::string_view id = toolchain::facts_of(*chunk.settings->language.notation).id;
  input.run->note_at_end(input.name, text::format("is kept as it is: another dialect of `{}` reads as much of it "
                                                  "with fewer errors; name the right one with --from {}:DIALECT",
                                                  id, id));
}

}  // namespace plyglot::tool
