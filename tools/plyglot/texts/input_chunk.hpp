#pragma once
// What is read of an input at once: a piece of a text, or one of the texts that a file in another format holds.

#include "plyglot/texts/settings.hpp"
#include "toolchain/chunks/chunker.hpp"
#include "toolchain/containers/held_text.hpp"

#include <plyglot/line_index.hpp>

namespace plyglot::tool {

// A part of a file that holds texts, with its lines, which are found when something is shown. For one thread at a time.
class InputPart {
 public:
  explicit InputPart(std::unique_ptr<const toolchain::HeldPart> part) : part_(std::move(part)) {}

  const toolchain::HeldPart& held() const { return *part_; }
  const text::LineIndex& lines() const {
    if (!lines_) lines_.emplace(part_->source);
    return *lines_;
  }

 private:
  std::unique_ptr<const toolchain::HeldPart> part_;
  mutable std::optional<text::LineIndex> lines_;
};

struct InputChunk : toolchain::OwnedChunk {
  InputChunk() = default;
  explicit InputChunk(toolchain::OwnedChunk&& owned) : OwnedChunk(std::move(owned)) {}

  // Null for a piece of a file in one notation. The chunk owns no bytes then: what it views is in the part.
  std::shared_ptr<const InputPart> part;
  // The text that the chunk is; null at the end of a part, where there is none.
  const toolchain::HeldText* held = nullptr;
  // Of that text, or of the input.
  const Settings* settings = nullptr;
  // Whether it is a whole text, in a dialect that it does not name, of which no one has looked yet whether it is that.
  bool is_undecided = false;
  // The dialect that was found then; empty for that of the settings.
  std::string_view dialect;
  // Whether no other dialect reads the text about as well. Else it stays as it is.
  bool has_certain_dialect = true;
  // The findings about the part that come before the text, or at its end: so many, from this one on.
  std::size_t first_finding = 0;
  std::size_t findings = 0;

  bool ends_part() const { return part == nullptr || held == nullptr; }
  // The file, or the part of it, whose bytes are shown.
  const text::Source& source_in_file() const { return part == nullptr ? chunk.source : part->held().source; }
  std::uint32_t end_in_file() const { return source_in_file().span().end; }
};

// The lines of a chunk in its file, found when one is asked for.
class ChunkLines {
 public:
  explicit ChunkLines(const InputChunk& chunk) : chunk_(chunk) {}

  const text::LineIndex& index() {
    if (chunk_.part != nullptr) return chunk_.part->lines();
    if (!own_) own_.emplace(chunk_.chunk.source);
    return *own_;
  }
  // The number of the line that holds an offset of the text.
  std::uint32_t line_of(std::uint32_t offset) {
    return index().line_of(chunk_.held == nullptr ? offset : chunk_.held->text.to_file(offset));
  }

 private:
  const InputChunk& chunk_;
  std::optional<text::LineIndex> own_;
};

}  // namespace plyglot::tool
