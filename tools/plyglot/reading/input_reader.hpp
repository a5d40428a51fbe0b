#pragma once
// Reads one input as chunks of whole records.

#include "plyglot/config/byte_digest.hpp"
#include "plyglot/reading/held_reader.hpp"
#include "plyglot/reading/remembered_file.hpp"
#include "plyglot/writing/file_version.hpp"

#include <memory>

namespace plyglot::tool {

// Into what an input is cut.
enum class Pieces : std::uint8_t {
  chunks,
  // Whole inputs, where the notation formats them as a whole; else chunks.
  formatting_units,
};

// What is known of an input after its last chunk.
struct InputEnd {
  // A sentence that names the input, if it could not be read, or not to its end; or if it has no such record.
  std::string problem;
  // Of a file that was opened.
  std::optional<FileVersion> version;
  // Of the bytes of a file that was read to its end, if they are wanted.
  std::optional<ByteDigest::Value> digest;
  // Of a file that was not read.
  std::optional<RememberedFile> remembered;
  // Whether something besides findings was said of what it holds.
  bool has_noted = false;
};

class InputReader {
 public:
  // Opens the input, which must outlive the reader. If that fails there are no chunks, and `end` says why.
  // The dialect of the input is decided then, unless the one chunk that comes out may be undecided. With `wants_digest`
  // `end` has the digest of the file.
  InputReader(const Input& input, const toolchain::Selection& wanted, Pieces pieces = Pieces::chunks,
              Dialects dialects = Dialects::decided, bool wants_digest = false);
  ~InputReader();
  InputReader(const InputReader&) = delete;
  InputReader& operator=(const InputReader&) = delete;

  // The next chunk; none after the last one, or when something went wrong.
  std::optional<InputChunk> next();

  const InputEnd& end() const { return end_; }

 private:
  void open();
  void read_block();
  // With the beginning of the text, which may be all of it.
  void begin(std::string_view text, bool is_whole);
  void decide(std::string_view text, bool is_whole);
  // False if the text is too large, which is said.
  bool append(std::string_view text);
  std::optional<InputChunk> whole_text();
  std::optional<InputChunk> text_of_records();
  void fail(std::string_view why);
  void check_record(std::uint32_t records);

  const Input& input_;
  toolchain::Selection wanted_;
  Pieces pieces_;
  Dialects dialects_;
  bool is_undecided_ = false;
  bool has_certain_dialect_ = true;
  // One of the two. The first one needs the language, which the beginning of the text may decide.
  std::optional<toolchain::Chunker> chunker_;
  std::unique_ptr<HeldReader> held_;
  // Without values until something is read: clearing it would cost more than reading a small file.
  std::unique_ptr<char[]> block_;
  int file_ = -1;
  // Of a regular file, when it was opened; and how much was read so far.
  std::uint64_t size_ = 0;
  std::uint64_t read_size_ = 0;
  // Of what was read, if it is wanted.
  std::optional<ByteDigest> digest_;
  // Whether nothing was read yet.
  bool is_at_begin_ = true;
  // Whether the end was seen.
  bool is_read_ = false;
  InputEnd end_;
};

}  // namespace plyglot::tool
