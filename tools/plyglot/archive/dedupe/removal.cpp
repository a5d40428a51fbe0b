#include "plyglot/archive/dedupe/removal.hpp"

#include "plyglot/archive/store/game_entry.hpp"
#include "plyglot/archive/store/known_file.hpp"
#include "plyglot/archive/store/stored_language.hpp"
#include "plyglot/config/regular_file.hpp"
#include "plyglot/writing/file_writer.hpp"

#include "text/format.hpp"

#include "toolchain/chunks/byte_order_mark.hpp"
#include "toolchain/chunks/file_suppressions.hpp"

#include <algorithm>
#include <limits>

namespace plyglot::tool::archive {
namespace {

using Plays = std::vector<std::optional<std::int64_t>>;

Plays plays_of(const toolchain::Language& language, const std::string& name, const std::string& bytes) {
  toolchain::Chunk chunk;
  chunk.source = {name, bytes, 0, 1, toolchain::facts_of(*language.notation).line_ends};
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(language, policy);
  Plays plays;
  for (const GameEntry& game : read_games(session, chunk, std::numeric_limits<std::uint32_t>::max())) {
    plays.push_back(game.play());
  }
  return plays;
}

// The end of the line after a record, if nothing else is there.
std::size_t after_line_end(const std::string& bytes, std::size_t end) {
  if (bytes.compare(end, 2, "\r\n") == 0) return end + 2;
  return end < bytes.size() && bytes[end] == '\n' ? end + 1 : end;
}

// Comments that suppress findings of the next record, of each record that begins at one of the places: without it they
// would hold for the one after it.
std::vector<text::Span> suppressions_of(const toolchain::Language& language, const text::Source& source,
                                        const std::vector<std::uint32_t>& begins) {
  std::vector<text::Span> found;
  std::vector<text::Span> above;
  std::uint32_t offset = toolchain::starts_with_byte_order_mark(source) ? toolchain::byte_order_mark_size : 0;
  while (offset < source.span().end) {
    const notation::Unit unit =
        std::visit([&](const auto* row) { return row->next_unit(source, offset); }, language.notation->row);
    offset = unit.whole.end;
    if (unit.kind == notation::UnitKind::comment) {
      const diagnostics::Comment comment = toolchain::comment_of(source, unit, language.notation->about());
      if (diagnostics::is_suppression(comment.text) && !toolchain::holds_for_file(comment)) above.push_back(unit.whole);
    }
    if (unit.kind != notation::UnitKind::record) continue;
    if (std::binary_search(begins.begin(), begins.end(), unit.content.begin)) {
      found.insert(found.end(), above.begin(), above.end());
    }
    above.clear();
  }
  return found;
}

std::string without(const std::string& bytes, std::vector<text::Span>& spans) {
  std::sort(spans.begin(), spans.end(), [](text::Span a, text::Span b) { return a.begin < b.begin; });
  std::string left;
  std::size_t at = 0;
  for (const text::Span span : spans) {
    left.append(bytes, at, span.begin - at);
    at = span.end;
  }
  return left.append(bytes, at);
}

}  // namespace

std::string remove_games(const Database& database, const std::string& file, const std::vector<std::int64_t>& games) {
  struct stat status {};
  if (stat(file.c_str(), &status) != 0) return "it is gone";
  Statement rows = database.prepare(
      text::format("SELECT {}, game.id, game.begin, game.size, language FROM game JOIN file ON file.id = game.file "
                   "WHERE game.file = (SELECT file FROM game WHERE id = ?) ORDER BY game.begin",
                   columns_of_known_file));
  rows.bind(1, games.front());
  RegularFile in(file);
  const std::string bytes = in.bytes(0, static_cast<std::size_t>(status.st_size));
  if (!in.problem().empty()) throw FileError(text::format("{}: left as it is: {}", file, in.problem()));
  std::vector<text::Span> removed;
  std::vector<std::uint32_t> begins;
  Plays wanted;
  std::string stored;
  std::size_t number = 0;
  while (rows.step()) {
    if (!is_surely_unchanged(known_file_in(rows).version, version_of(status)))
      return "it has changed since it was read";
    constexpr int next = count_of_known_file;
    stored = rows.text(next + 3);
    const bool is_removed = std::find(games.begin(), games.end(), rows.number(next)) != games.end();
    wanted.emplace_back(is_removed ? -1 : 0);
    ++number;
    if (!is_removed) continue;
    const auto begin = static_cast<std::uint32_t>(rows.number(next + 1));
    const std::size_t end = after_line_end(bytes, begin + static_cast<std::size_t>(rows.number(next + 2)));
    removed.push_back({begin, static_cast<std::uint32_t>(end)});
    begins.push_back(begin);
  }
  if (number == games.size()) return "it holds nothing else";
  const toolchain::Language language = language_of(stored);
  const text::Source source{file, bytes, 0, 1, toolchain::facts_of(*language.notation).line_ends};
  const std::vector<text::Span> comments = suppressions_of(language, source, begins);
  removed.insert(removed.end(), comments.begin(), comments.end());
  const std::string left = without(bytes, removed);
  Plays before = plays_of(language, file, bytes);
  if (before.size() != wanted.size()) return "it is read in another way than before";
  Plays expected;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (wanted[i] == 0) expected.push_back(before[i]);
  }
  if (plays_of(language, file, left) != expected) return "the games that are left would be read in another way";
  FileWriter writer(file, FileWriter::Purpose::replacement);
  writer.append(left);
  writer.commit(true, version_of(status));
  return {};
}

}  // namespace plyglot::tool::archive
