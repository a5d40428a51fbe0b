#pragma once
// A file as its records and what is around them, byte for byte, so that records can be put elsewhere.

#include "plyglot/reading/inputs.hpp"
#include "plyglot/writing/file_version.hpp"

#include <plyglot/record_facts.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool::archive {

// A record with the comments and other text above it, from the first line after the one before that is not blank. What
// is not read as a game or a position counts as text.
struct RecordPiece {
  // The blank lines above it.
  std::string_view gap;
  // With the line end.
  std::string_view bytes;
  toolchain::RecordFacts facts;
  // What is played first, as an index has it; empty if nothing is.
  std::string first_move;

  // Without line ends at the end: what must be the same wherever the record is put.
  std::string_view text() const { return bytes.substr(0, bytes.find_last_not_of("\r\n") + 1); }
};

// head, then gap and bytes of each piece, then tail are the file.
struct CutFile {
  // Null after a problem.
  std::shared_ptr<const std::string> bytes;
  // Up to the last comment that suppresses findings in the whole file, and a byte order mark.
  std::string_view head;
  std::vector<RecordPiece> pieces;
  // What is below the last record.
  std::string_view tail;
  // Why the file cannot be cut: a sentence that names it.
  std::string problem;
  std::optional<FileVersion> version;
};

// Reads the input and cuts it.
CutFile cut_input(const Input& input);
CutFile cut_bytes(const toolchain::Language& language, const std::string& name, std::string bytes);

// Puts pieces together again, and adds a line end or a blank line only where two records would become one.
class PieceJoiner {
 public:
  explicit PieceJoiner(const toolchain::Language& language) : facts_(toolchain::facts_of(*language.notation)) {}

  void add_head(std::string_view head) { append(head); }
  // `gap` may be another one than the piece had.
  void add(std::string_view gap, std::string_view bytes);
  // At the end of the file.
  void add_tail(std::string_view tail);
  const std::string& text() const { return text_; }

 private:
  void end_line();
  void append(std::string_view bytes);
  std::string_view line_end() const { return has_crlf_ ? "\r\n" : "\n"; }

  toolchain::NotationFacts facts_;
  std::string text_;
  bool has_crlf_ = false;
  std::size_t pieces_ = 0;
};

// Whether a text that was put together is read as just these records, each with its bytes and its game. `wanted` are
// pieces of files that live as long.
bool holds_just(const toolchain::Language& language, const std::string& text,
                const std::vector<const RecordPiece*>& wanted);

}  // namespace plyglot::tool::archive
