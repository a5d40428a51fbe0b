#pragma once
// A text in pieces of whole records, with what reading them has found: after an edit only those that it changed are
// read again.

#include "notation/lines.hpp"
#include "toolchain/chunks/chunker.hpp"

#include <plyglot/session.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool::lsp {

class PiecedText {
 public:
  // What `name` and `text` view and the policy must outlive it.
  PiecedText(toolchain::Language language, std::string_view name, const diagnostics::SeverityPolicy& policy,
             std::string_view text);

  // The text is another one: what was in `replaced` has become what is in `by`, and the rest is as it was. Costs what
  // it costs to cut the pieces that the edit touches, and little for each of the others.
  void edit(std::string_view text, text::Span replaced, text::Span by);

  // Reads some of what is not read yet, for some milliseconds, and looks for findings. True once all is known.
  bool find_some();
  // All of them, in the order of reports, once all is known.
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }

  struct Record {
    text::Span span;
    annotations::Annotations annotations;
    // What reading it reports, without regard to suppressions and to what is found in the text around it.
    std::vector<diagnostics::Diagnostic> findings;
  };
  // Records, and what is between them, in the order of the text.
  const std::vector<notation::Unit>& units() const { return units_; }
  // The index of the unit that each record is.
  const std::vector<std::uint32_t>& units_of_records() const { return units_of_records_; }
  // A record of a number from 1 to their count, which is read when it is asked for first. It stays where it is until
  // the next edit.
  const Record& record(std::uint32_t number);
  // Those of the pieces that touch the span, in the order of the text.
  std::vector<annotations::Token> tokens(text::Span span);
  // Reads some records that are not read yet, for some milliseconds. True once all are.
  bool read_some_records();

 private:
  struct Found {
    // Where the piece was when they were found.
    std::uint32_t base = 0;
    std::vector<diagnostics::Diagnostic> findings;
    std::vector<toolchain::FileComment> comments;
    std::vector<std::string> used;
  };
  struct Piece {
    toolchain::Chunker::Start start;
    std::uint32_t size = 0;
    // Those before it, and its own.
    std::uint32_t first_unit = 0;
    std::uint32_t units = 0;
    std::uint32_t first_record = 0;
    std::uint32_t records = 0;
    // While an edit is made: whether it was cut again, and is as it was before.
    bool is_kept = false;
    bool is_read = false;
    // Null while it is not read, and where nothing is found.
    std::unique_ptr<Found> found;
    std::uint32_t end() const { return start.base + size; }
    void forget() {
      is_read = false;
      found.reset();
    }
  };
  struct ReadRecord {
    // Where its piece was when it was read.
    std::uint32_t base = 0;
    Record record;
  };
  // What an edit leaves of the pieces: those before `first`, the new ones, and the old ones from `next` on, which
  // follow the place where the new ones end.
  struct Cut {
    std::size_t first = 0;
    std::size_t next = 0;
    std::vector<Piece> pieces;
    toolchain::Chunker::Start end;
  };

  std::size_t first_touched(text::Span replaced) const;
  Cut cut(text::Span replaced, text::Span by) const;
  std::size_t piece_at(std::int64_t begin) const;
  void keep_unchanged(Cut& cut, text::Span replaced);
  std::vector<notation::Unit> units_of(std::vector<Piece>& pieces) const;
  void put(Cut cut, std::int64_t moved);
  void list_records(std::size_t first, std::size_t first_unit);
  toolchain::Chunk chunk_of(const Piece& piece) const;
  void read(Piece& piece);
  void read_records(const Piece& piece);
  void collect();

  const toolchain::Language language_;
  std::string_view name_;
  const diagnostics::SeverityPolicy& policy_;
  toolchain::Session session_;
  toolchain::Session record_session_;
  std::string_view text_;
  std::vector<Piece> pieces_;
  std::vector<notation::Unit> units_;
  std::vector<std::uint32_t> units_of_records_;
  // Null where they are not read.
  std::vector<std::unique_ptr<ReadRecord>> records_;
  std::vector<diagnostics::Diagnostic> findings_;
  bool has_findings_ = false;
};

}  // namespace plyglot::tool::lsp
