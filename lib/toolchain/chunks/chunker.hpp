#pragma once
// Cuts a file that is read little by little into chunks of whole records, so that memory is bounded by the largest
// record, or by what comes before the first one, and not by the file.

#include "toolchain/registry/registry.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {

// A chunk with the bytes and units it views. The name still belongs to the caller.
struct OwnedChunk {
  std::unique_ptr<const std::string> bytes;
  std::vector<notation::Unit> units;
  Chunk chunk;
};

// Bytes go in by `append`, chunks come out of `next`. A comment that suppresses findings stays in one chunk with the
// record after it, and what comes before the first record with that. Linear in the file.
class Chunker {
 public:
  static constexpr std::size_t default_size = 64 * 1024;

  // A chunk is cut as soon as it has `size` bytes. `language` and what `name` views must outlive the chunker.
  Chunker(const Language& language, std::string_view name, const Selection& wanted, std::size_t size = default_size);

  // Where a chunk begins, and what its reader must know of the file before it.
  struct Start {
    std::uint32_t base = 0;
    std::uint32_t first_line = 1;
    std::uint32_t records_before = 0;
    std::uint32_t facts = 0;
    std::vector<std::string> file_suppressions = {};
  };
  // Of the next chunk.
  Start start() const { return {base_, first_line_, records_, facts_, file_suppressions_}; }
  // Goes on there, as a chunker does that came there: the bytes that are appended are those from its base on.
  Chunker(const Language& language, std::string_view name, std::size_t size, Start start);

  // False, and nothing is kept, if the file would reach 4 GiB.
  bool append(std::string_view bytes);
  // After the last `append`.
  void end() { is_ended_ = true; }
  // The next chunk, if enough was appended. After `end` everything comes out; an empty file is one empty chunk.
  std::optional<OwnedChunk> next();

  // The records in all chunks that came out; only counted if one of them is wanted.
  std::uint32_t records() const { return records_; }

 private:
  std::string_view waiting() const { return std::string_view(buffer_).substr(begin_); }
  text::Source source() const;
  bool needs_units() const;
  void scan();
  bool scan_unit(const text::Source& source);
  bool is_complete(const text::Source& source, const notation::Unit& unit) const;
  void note(const text::Source& source, const notation::Unit& unit);
  void keep(const notation::Unit& unit, bool is_first);
  void hand_on_units(OwnedChunk& out);
  OwnedChunk cut();
  // What a chunk that came out holds.
  void forget(std::string_view cut);

  const Language& language_;
  const notation::About& about_;
  std::string_view name_;
  Selection wanted_;
  std::size_t size_;

  std::string buffer_;
  // Index into the buffer of the first byte that is in no chunk, and its place in the file.
  std::size_t begin_ = 0;
  std::uint32_t base_ = 0;
  std::uint32_t first_line_ = 1;
  // Counted from `begin_`: up to where the units are known, and the last place where a chunk may end.
  std::size_t scanned_ = 0;
  std::size_t cut_ = 0;
  // The first units of the next chunk, one after the other. No more are kept than take as much memory as a chunk: of
  // what has more, its reader looks for the rest.
  static constexpr std::size_t most_units = default_size / sizeof(notation::Unit);
  std::vector<notation::Unit> units_;
  // A unit that is not complete is looked at again only when twice as much of it is there.
  std::size_t retry_at_ = 0;
  // Records in the units up to `scanned_` and up to `cut_`, and in the chunks that came out.
  std::uint32_t records_scanned_ = 0;
  std::uint32_t records_cut_ = 0;
  std::uint32_t records_ = 0;
  bool has_waiting_suppression_ = false;
  // What the notation must know of the units up to `scanned_`, and up to the chunks that came out (Row::note_unit).
  std::uint32_t facts_scanned_ = 0;
  std::uint32_t facts_cut_ = 0;
  std::uint32_t facts_ = 0;
  // Whether all that follows must be in one chunk.
  bool is_in_one_piece_ = false;
  bool is_ended_ = false;
  bool is_done_ = false;
  std::vector<std::string> file_suppressions_;
};

}  // namespace plyglot::toolchain
