#pragma once
// What can be done with a text: check, fix, format, translate, show, compare. Suppressions in comments are applied
// where a text is checked or fixed; what keeps a record from being written or shown is always reported.

#include <plyglot/annotations.hpp>
#include <plyglot/board_render.hpp>
#include <plyglot/severity_policy.hpp>
#include <plyglot/toolchain.hpp>

#include <memory>
#include <optional>

namespace plyglot::notation {
struct Unit;
}

namespace plyglot::toolchain {

// A comment that suppresses findings in its whole file: a copy, since the verdict on it is known only at the end.
struct FileComment {
  // With its line end.
  std::string text;
  // Its place in the file, and the number of its line.
  std::uint32_t begin = 0;
  std::uint32_t line = 1;
  // Whether the file can do without it: what follows it must not become a byte order mark.
  bool can_go = true;
};
// The comment as a source of its own, for whoever shows findings about it. Views the comment.
text::Source source_of(const FileComment& comment, std::string_view name);

// What is wanted of a text.
struct Selection {
  // The number, from 1 in the file, of the only record that is wanted; 0 for all. The others are skipped.
  std::uint32_t record = 0;
  // The ply after which each game is wanted, 0 for the start; none for the whole game.
  std::optional<std::uint32_t> ply;
};

// A text or a piece of it that holds whole records (toolchain/chunks/chunker.hpp cuts files into such pieces).
struct Chunk {
  text::Source source;
  // False for a string given outside a file: then the whole text is one record, and no byte order mark, comment or
  // line end is known (hop 2), unless the notation reads strings as it reads files; only a last line end is never
  // missed.
  bool is_file = true;
  // How many records come before it in the file.
  std::uint32_t records_before = 0;
  // What the comments of the chunks before it suppress in the whole file.
  std::vector<std::string> file_suppressions;
  // What its notation must know of the chunks before it, in bits that only the notation understands.
  std::uint32_t facts = 0;
  Selection wanted;
  // Records, and what is between them, from the chunk's beginning, as far as whoever cut the chunk has found them: for
  // a session, which need not look for these again. They are those of this very text.
  struct Units {
    const notation::Unit* first = nullptr;
    std::size_t count = 0;
  };
  Units units;
};

// What the comments of this chunk suppress in the whole file: all chunks after it must know it.
std::vector<std::string> file_suppressions_in(const Language& language, const Chunk& chunk);
// The findings about those comments of a file that were of no use in any chunk.
void report_unused(const Language& language, const std::vector<FileComment>& comments,
                   const std::vector<std::string>& used, const diagnostics::SeverityPolicy& policy,
                   diagnostics::Sink sink);

// Numbers and results that disagree with the moves, and words that are not read for certain: whether canonical text
// keeps them as they are written, with the record around them, or says what was read.
enum class Open : std::uint8_t { kept, settled };

// Works on one text after another in one language, and keeps memory between them. For one thread at a time. Findings
// go to the sink in the order of the text, those of a record when its reading ends.
class Session {
 public:
  Session(const Language& language, const diagnostics::SeverityPolicy& policy);
  ~Session();
  Session(Session&&) noexcept;
  Session& operator=(Session&&) noexcept;

  struct Reading {
    // How many of the wanted records there are.
    std::uint32_t records = 0;
    // The comments of this chunk that hold for the whole file, and what of all that does was of use here.
    std::vector<FileComment> file_comments;
    std::vector<std::string> used_file_suppressions;
  };

  // A record that was read.
  struct ReadRecord {
    text::Span span;
    // How many plies of the game can be asked for (Selection); 0 of a position.
    std::uint32_t plies = 0;
  };
  // Checks every record, and tells of each that was read if `records` is not null.
  Reading lint(const Chunk& chunk, diagnostics::Sink sink, std::vector<ReadRecord>* records = nullptr);

  // One unit of the text and what became of it.
  struct FormattedUnit {
    // Bytes of the file, with the line end.
    text::Span before;
    // Bytes of the formatted text.
    text::Span after;
  };
  struct Formatted : Reading {
    std::string text;
    // The last ones of the text are blank lines, which belong to it only if something else follows in the file (hop 5:
    // one LF at the end of the file). Each is one LF.
    std::uint32_t trailing_blank_lines = 0;
    // The text of a file that ends here.
    std::string_view without_trailing_blank_lines() const {
      return std::string_view(text).substr(0, text.size() - trailing_blank_lines);
    }
    // In the order of the text, side by side.
    std::vector<FormattedUnit> units;
    // Records that keep their bytes since they have an error, which is reported, or no canonical text.
    std::vector<text::Span> kept_with_error;
    std::vector<text::Span> kept_without_error;
    // Records, or the whole text, that keep their bytes since canonical text would take away what a finding is about: a
    // number or a result that disagrees with the moves, or words that are not read for certain.
    std::vector<text::Span> kept_with_doubt;
    // What keeps its bytes for an error inside of records that are formatted, where the notation has such parts.
    std::vector<text::Span> kept_parts;
    // Whether the whole text keeps its bytes, in a notation that formats whole files (NotationFacts); what stops it is
    // reported.
    bool is_kept_as_a_whole = false;
  };
  // The canonical text: records formatted, comments and blank lines kept without trailing blanks, LF as line end. The
  // text of a string outside a file has no line end. In a notation that formats whole files the chunk must be a whole
  // one. With `open` kept, what canonical text would settle although the text leaves it open keeps its bytes: who
  // changes a file unasked must not settle it.
  Formatted format(const Chunk& chunk, diagnostics::Sink sink, Open open = Open::kept);

  struct Translated : Reading {
    // One record a line, or divided by empty lines if the target writes several lines a record.
    std::string text;
    // As of a formatted text.
    std::uint32_t trailing_blank_lines = 0;
    std::string_view without_trailing_blank_lines() const {
      return std::string_view(text).substr(0, text.size() - trailing_blank_lines);
    }
    std::uint32_t written = 0;
    // Where the text of each of them ends.
    std::vector<std::size_t> ends;
    // Those that were written up to an error, which is reported.
    std::uint32_t written_in_part = 0;
    // Those without an error of which text that may be play is not read, and so not written, which is reported.
    std::uint32_t written_without_unread = 0;
    // Records that were not written: they have an error, or the target cannot hold them, which is reported.
    std::uint32_t refused = 0;
    // Those among them of which nothing is reported: they have no canonical text.
    std::vector<text::Span> refused_without_finding;
  };
  // Translates what `cannot_translate` does not refuse. If `loss_is_error`, a record of which anything would be lost
  // is refused.
  Translated translate(const Chunk& chunk, const Target& to, bool loss_is_error, diagnostics::Sink sink);

  // The forms in which records are shown, and the stages that are dumped.
  enum class View : std::uint8_t { text, diagram, svg, dot, json, syntax, ast, model, board };
  struct ViewOptions {
    View view = View::text;
    // ANSI colours; text only.
    bool colour = false;
    // Of pictures. Notes are of the board that is shown, as docs/guide/boards.md has them.
    board::SvgOptions svg = {};
    std::string_view notes = {};
  };
  struct Viewed {
    text::Span record;
    // Ends in a line end.
    std::string text;
    // Why the board that the text shows is unknown, or which note cannot be read, and then the text means nothing; else
    // empty.
    std::string problem;
    // The board rests on a guess of what this ply is, counted from 1; 0 if it does not.
    std::uint32_t guess = 0;
  };
  // What is shown of each record is appended to `out`.
  Reading view(const Chunk& chunk, const ViewOptions& options, std::vector<Viewed>& out, diagnostics::Sink sink);

  struct Board {
    text::Span record;
    board::BoardGraph graph;
    // Why the board is unknown; empty if it is known.
    std::string problem;
  };
  // The board of each record, for renderers.
  Reading boards(const Chunk& chunk, std::vector<Board>& out, diagnostics::Sink sink);

  struct Moves {
    text::Span record;
    // In the notation of the text or its companion, in the order its rules give.
    std::vector<std::string> moves;
    // Why there is no list; empty if there is one.
    std::string problem;
  };
  // The legal moves in the last position of each record. There is no list if that rests on a guess, unless a ply is
  // wanted.
  Reading moves(const Chunk& chunk, std::vector<Moves>& out, diagnostics::Sink sink);

  // Calls visit(context, record, model, is_sound) for each record; the model is valid during the call. It is not sound
  // after an error, which is reported.
  using Visit = void (*)(void* context, text::Span record, const Model& model, bool is_sound);
  Reading read(const Chunk& chunk, Visit visit, void* context, diagnostics::Sink sink);

  // The tokens of the whole chunk, whatever of it is wanted, in the order of the text. They do not overlap. Nothing is
  // checked.
  std::vector<annotations::Token> tokens(const Chunk& chunk);

  // True if there was an error, or findings all over the turns so that the dialect may be another one, in all texts
  // since this was asked last: findings of play do not count, and no suppression and no policy hides one.
  bool take_doubt();

  // Applies fixes and checks again until none is left; of overlapping fixes one a pass. Guesses come after all others.
  // Where fixes bring each other up again, the text with the fewest errors is taken, and the last of these.
  struct Fixed {
    std::string text;
    // How many fixes were applied.
    std::uint32_t applied = 0;
    // What is left: spans count in the fixed text, which begins where the chunk does.
    std::vector<diagnostics::Diagnostic> left;
    Reading reading;
  };
  // Fixes that are at least so safe.
  Fixed fix(const Chunk& chunk, diagnostics::Safety least_safe);

  struct State;

 private:
  std::unique_ptr<State> state_;
};

// All there is to say about a text that is one chunk, with those comments that are of no use in the whole of it.
struct Checked {
  // In the order of reports.
  std::vector<diagnostics::Diagnostic> findings;
  // The wanted ones.
  std::vector<Session::ReadRecord> records;
};
Checked check(const Language& language, const Chunk& chunk, const diagnostics::SeverityPolicy& policy);

// What an editor shows of a record beside its findings. The source is the one it was read from.
annotations::Annotations annotate(const Model& model, const text::Source& source);

// How two records differ as people see it, however they are written.
struct Comparison {
  // Also if the one is the other turned; not if it is the mirror image.
  bool is_same = true;
  // A headline and a line for each difference, each with its line end. Empty if nothing of the two can be compared.
  std::string text;
  // False if one of the two is not sound: then they are compared up to the first ply that has an error, which the text
  // says, and are not the same.
  bool is_whole = true;
};
// As a session reads it: whether it has no error that makes the game unknown.
struct Soundness {
  bool is_a_sound = true;
  bool is_b_sound = true;
};
// Both must be of the same game. A game is compared with a position as it ends.
Comparison compare(const Model& a, const Model& b, Soundness soundness = {});

}  // namespace plyglot::toolchain
