#pragma once
// The JSON game record of Abstract Play (homeworlds 3.3).
//
// It is read in three steps. What the document says is found here; the turns are lines of a text of their own, which
// the reader of records reads like any other and the resolver plays; then all spans are taken back to the file.

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::homeworlds {

// The grammar of the file, which is JSON. It reads every text.
extern const syntax::Grammar ap_record_grammar;

// Whether a file in the dialect `ap` is such a record and not lines of moves: its first byte after a byte order mark,
// blanks and line ends is `{`.
bool is_ap_record(std::string_view file);

struct ApRecord {
  // False after a `bad-record`: then there are no turns, and the rest may be missing.
  bool is_readable = false;
  // The whole file.
  text::Span span;
  // By seat: what is between the quotes of the names in the file, and the names decoded. Empty if not all are named.
  std::vector<text::Span> players;
  std::vector<std::string> player_names;
  // The number of seats: of `players` in the header, or else of the longest round; 2 to 4.
  Player player_count = 2;
  // What else the header says (ap_record_header.hpp).
  std::vector<RecordHeader> headers;
  // The value of `moves`.
  text::Span moves;
  // The turns, each on a line that ends with LF. Escapes are decoded; a line break inside of a turn, which separates
  // actions there, is CR. The file must outlive it.
  text::MappedText turns;

  // The turns as a source for the reader and the resolver.
  text::Source turn_source(const text::Source& file) const;
};

// Reads any bytes; `into` is emptied first. Reports the byte order mark, and everything that is not as in homeworlds
// 3.3, by spans of the file. Names and dates are what they are: no value of theirs is refused. Linear.
void read_ap_record(const text::Source& file, ApRecord& into, std::vector<NotedFinding>& findings);

// Reads the turns into the tree, with spans of `turn_source`.
void read_ap_turns(const text::Source& file, const ApRecord& record, Ast& ast, std::vector<NotedFinding>& findings);

// From spans of `turn_source` to those of the file. What a fix inserts is escaped, since it goes into a JSON string. A
// turn without actions is pointed to with its quotes.
void map_to_file(const ApRecord& record, Ast& ast);
void map_to_file(const ApRecord& record, NotedFinding& finding);
// Also adds what the header says, and the document.
void map_to_file(const text::Source& file, const ApRecord& record, Record& into);

}  // namespace plyglot::homeworlds
