#include "plyglot/archive/rearrange/record_pieces.hpp"

#include "plyglot/archive/store/game_entry.hpp"
#include "plyglot/reading/input_reader.hpp"

#include "text/format.hpp"
#include "toolchain/chunks/byte_order_mark.hpp"
#include "toolchain/chunks/file_suppressions.hpp"

namespace plyglot::tool::archive {
namespace {

// Walks over the units of a whole file.
class FileCutter {
 public:
  FileCutter(const toolchain::Language& language, const text::Source& source, CutFile& file)
      : language_(language), source_(source), file_(file), begin_(0) {}

  void cut() {
    std::uint32_t offset = toolchain::starts_with_byte_order_mark(source_) ? toolchain::byte_order_mark_size : 0;
    begin_ = offset;
    end_head(offset);
    const auto size = static_cast<std::uint32_t>(source_.text.size());
    while (offset < size) {
      const notation::Unit unit =
          std::visit([&](const auto* row) { return row->next_unit(source_, offset); }, language_.notation->row);
      add(unit);
      if (unit.whole.end <= offset) break;
      offset = unit.whole.end;
    }
    file_.tail = source_.text.substr(begin_);
  }

 private:
  void add(const notation::Unit& unit) {
    if (file_.pieces.empty()) find_head(unit);
    if (unit.kind != notation::UnitKind::record) return;
    RecordPiece& piece = file_.pieces.emplace_back();
    const std::string_view above = source_.text.substr(begin_, unit.whole.end - begin_);
    // The last blank line ends where the first line that is not blank begins.
    const std::size_t first = above.find_first_not_of(" \t\r\n");
    const std::size_t line_end = above.substr(0, std::min(first, above.size())).rfind('\n');
    const std::size_t gap = line_end == above.npos ? 0 : line_end + 1;
    piece.gap = above.substr(0, gap);
    piece.bytes = above.substr(gap);
    begin_ = unit.whole.end;
  }

  void find_head(const notation::Unit& unit) {
    std::vector<notation::Unit> comments;
    if (unit.kind == notation::UnitKind::comment) comments.push_back(unit);
    std::visit(
        [&](const auto* row) {
          const bool may_lead = unit.kind == notation::UnitKind::record || unit.kind == notation::UnitKind::other;
          if (may_lead && row->append_lead_comments != nullptr) row->append_lead_comments(source_, unit, comments);
        },
        language_.notation->row);
    for (const notation::Unit& comment : comments) {
      const bool is_whole_line = source_.slice(comment.whole).ends_with('\n');
      if (!is_whole_line) continue;
      if (toolchain::holds_for_file(toolchain::comment_of(source_, comment, language_.notation->about()))) {
        end_head(comment.whole.end);
      }
    }
  }

  void end_head(std::uint32_t end) {
    file_.head = source_.text.substr(0, end);
    begin_ = end;
  }

  const toolchain::Language& language_;
  const text::Source& source_;
  CutFile& file_;
  // Where what is in no piece yet begins.
  std::uint32_t begin_;
};

// Text that is not read as a game or a position is a record too; it goes with what it is above, as comments do.
void join_unread(std::string_view bytes, CutFile& file) {
  std::vector<RecordPiece> pieces;
  // Where the first one that waits for its game begins.
  const RecordPiece* first = nullptr;
  for (const RecordPiece& piece : file.pieces) {
    if (first == nullptr) first = &piece;
    if (piece.facts.game.empty()) continue;
    RecordPiece& whole = pieces.emplace_back(piece);
    whole.gap = first->gap;
    const auto begin = static_cast<std::size_t>(first->bytes.data() - bytes.data());
    const auto end = static_cast<std::size_t>(piece.bytes.data() - bytes.data()) + piece.bytes.size();
    whole.bytes = bytes.substr(begin, end - begin);
    first = nullptr;
  }
  if (first != nullptr) file.tail = bytes.substr(static_cast<std::size_t>(first->gap.data() - bytes.data()));
  file.pieces = std::move(pieces);
}

// Of each record that an index would hold.
bool read_facts(const toolchain::Language& language, const text::Source& source, std::vector<RecordPiece>& pieces) {
  toolchain::Chunk chunk;
  chunk.source = source;
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(language, policy);
  for (GameEntry& game : read_games(session, chunk, 1)) {
    if (game.record > pieces.size()) return false;
    RecordPiece& piece = pieces[game.record - 1];
    piece.facts = std::move(game.facts);
    if (!game.positions.empty()) piece.first_move = std::move(game.positions.front().move);
  }
  return true;
}

}  // namespace

CutFile cut_bytes(const toolchain::Language& language, const std::string& name, std::string bytes) {
  CutFile file;
  file.bytes = std::make_shared<const std::string>(std::move(bytes));
  const toolchain::NotationFacts facts = toolchain::facts_of(*language.notation);
  const text::Source source{name, *file.bytes, 0, 1, facts.line_ends};
  FileCutter(language, source, file).cut();
  // A file that is to hold one record may hold more.
  const bool is_divided = facts.can_hold_many_records || file.pieces.size() > 1;
  if (!is_divided) {
    file.head = file.tail = {};
    file.pieces.assign(1, RecordPiece());
    file.pieces.front().bytes = source.text;
  }
  if (!read_facts(language, source, file.pieces)) {
    file.problem = text::format("{}: its records cannot be separated", name);
  } else if (is_divided) {
    join_unread(*file.bytes, file);
  }
  return file;
}

CutFile cut_input(const Input& input) {
  std::string bytes;
  InputReader reader(input, {});
  while (const auto chunk = reader.next()) bytes += *chunk->bytes;
  if (!reader.end().problem.empty()) {
    CutFile file;
    file.problem = reader.end().problem;
    return file;
  }
  CutFile file = cut_bytes(input.language(), input.name, std::move(bytes));
  file.version = reader.end().version;
  return file;
}

void PieceJoiner::append(std::string_view bytes) {
  has_crlf_ = has_crlf_ || bytes.find("\r\n") != bytes.npos;
  text_ += bytes;
}

void PieceJoiner::end_line() {
  if (!text_.empty() && text_.back() != '\n') text_ += line_end();
}

void PieceJoiner::add(std::string_view gap, std::string_view bytes) {
  if (pieces_++ != 0) {
    end_line();
    // In some notations nothing but a blank line divides two records.
    if (facts_.formats_whole_files && gap.find('\n') == gap.npos) text_ += line_end();
  }
  append(gap);
  append(bytes);
}

void PieceJoiner::add_tail(std::string_view tail) {
  if (tail.find_first_not_of(" \t\r\n") != tail.npos) {
    end_line();
    if (facts_.formats_whole_files && pieces_ != 0 && tail.substr(0, tail.find_first_not_of("\r\n")).empty())
      text_ += line_end();
  }
  append(tail);
}

bool holds_just(const toolchain::Language& language, const std::string& text,
                const std::vector<const RecordPiece*>& wanted) {
  const CutFile file = cut_bytes(language, "the new text", text);
  if (!file.problem.empty() || file.pieces.size() != wanted.size()) return false;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const RecordPiece& is = file.pieces[i];
    const RecordPiece& was = *wanted[i];
    const bool is_same = is.text() == was.text() && is.facts.plies == was.facts.plies &&
                         is.facts.players == was.facts.players && is.facts.game == was.facts.game &&
                         is.facts.type == was.facts.type && is.first_move == was.first_move;
    if (!is_same) return false;
  }
  return true;
}

}  // namespace plyglot::tool::archive
