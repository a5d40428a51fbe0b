// Transcripts of the archive with their chat: the verdict is that on the same game without it, and what is said stays
// as it is, byte for byte (homeworlds L13, 5).

#include "framework/skips.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/vectors.hpp"
#include "support/homeworlds/archive_columns.hpp"
#include "support/homeworlds/games.hpp"

#include <plyglot/session.hpp>

#include <algorithm>

using namespace plyglot;
using namespace plyglot::test::archive;

namespace {

bool begins_with_blank(const std::string& line) { return line[0] == ' ' || line[0] == '\t'; }
bool is_empty(const std::string& line) { return line.find_first_not_of(" \t\v\f\r\n") == std::string::npos; }

std::string lower(std::string text) {
  for (char& byte : text) {
    if (byte >= 'A' && byte <= 'Z') byte = static_cast<char>(byte - 'A' + 'a');
  }
  return text;
}

// With their line ends.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    lines.push_back(text.substr(begin, end - begin));
    begin = end;
  }
  return lines;
}

// `alexcobo: ` of each participant, in lower case.
std::vector<std::string> speakers_of(const std::string& text) {
  const std::string key = "Participants: ";
  const std::size_t begin = text.find(key) + key.size();
  std::vector<std::string> speakers;
  for (const std::string& person : test::split(text.substr(begin, text.find_first_of("\r\n", begin) - begin), ',')) {
    const std::size_t first = person.find_first_not_of(' ');
    speakers.push_back(lower(person.substr(first, person.rfind(" (") - first)) + ':');
  }
  return speakers;
}

// What is outside of turns, read independently: chat with its empty lines, from the line that begins it to the last
// line that is not empty.
std::string said_in(const std::string& text) {
  const std::vector<std::string> speakers = speakers_of(text);
  const auto begins_turn = [&](const std::string& line) {
    const std::size_t mark = line.find_first_not_of("0123456789");
    if (mark == 0 || mark == std::string::npos || line.compare(mark, 2, ") ") != 0) return false;
    const std::string rest = lower(line.substr(mark + 2));
    return std::any_of(speakers.begin(), speakers.end(),
                       [&](const std::string& speaker) { return rest.compare(0, speaker.size(), speaker) == 0; });
  };
  std::string said;
  std::string space;
  bool is_chat = false;
  for (const std::string& line : lines_of(text)) {
    if (begins_turn(line)) {
      is_chat = false;
    } else if (is_empty(line)) {
      space += line;
      continue;
    } else if (begins_with_blank(line)) {
      if (!is_chat) space.clear();
      is_chat = true;
    }
    if (is_chat) said += space + line;
    space.clear();
  }
  return said;
}

struct Game {
  std::string id;
  std::vector<std::string> row;
  std::string text;
};

const std::string folder = "data/homeworlds/sdg-chat/";

std::vector<Game> games() {
  std::vector<Game> all;
  for (const auto& row : test::table_vectors("homeworlds/sdg-games.tsv")) {
    // A part of the archive is there with its chat, and which one the folder says.
    std::optional<std::string> text =
        test::file_bytes(test::shared_folder() + '/' + folder + row.at(id_column) + ".raw");
    if (text) all.push_back({row[id_column], row, *std::move(text)});
  }
  if (all.empty()) test::skip_file(folder);
  return all;
}

std::string formatted(toolchain::Session& session, const std::string& text) {
  toolchain::Chunk chunk;
  chunk.source.text = text;
  std::vector<diagnostics::Diagnostic> findings;
  return session.format(chunk, diagnostics::collect_into(findings)).text;
}

}  // namespace

TEST_CASE("homeworlds chat: the verdict on a game is the one without its chat") {
  homeworlds::ReadOptions options;
  options.dialect = homeworlds::Dialect::sdg;
  std::size_t count = 0;
  for (const Game& game : games()) {
    CAPTURE(game.id);
    ++count;
    const test::HomeworldsGame read = test::homeworlds_game(game.text, options);
    const auto error = std::find_if(read.violations.begin(), read.violations.end(), [](const auto& violation) {
      return violation.severity == diagnostics::Severity::error;
    });
    const bool has_error = error != read.violations.end();
    CHECK((has_error ? name_of(error->rule) : "") == game.row.at(first_error_column));
    if (has_error) CHECK(std::to_string(error->turn + 1) == game.row.at(error_turn_column));
    if (!game.row.at(outcome_column).empty()) CHECK(test::outcome_text(read.record) == game.row[outcome_column]);
    const auto without = test::shared_file("data/homeworlds/sdg-raw/" + game.id + ".raw");
    if (!without) continue;
    const test::HomeworldsGame raw = test::homeworlds_game(*without, options);
    CHECK(read.record.turns.size() == raw.record.turns.size());
    CHECK(read.record.actions.size() == raw.record.actions.size());
    CHECK(position_text(final_position(read.record)) == position_text(final_position(raw.record)));
  }
  CHECK((count == 0 || count > 300));
}

TEST_CASE("homeworlds chat: formatting and safe fixes leave what is said as it is") {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(test::language_of("homeworlds:sdg"), policy);
  for (const Game& game : games()) {
    CAPTURE(game.id);
    const std::string said = said_in(game.text);
    const std::string canonical = formatted(session, game.text);
    CHECK(said_in(canonical) == said);
    CHECK(formatted(session, canonical) == canonical);
    toolchain::Chunk chunk;
    chunk.source.text = game.text;
    CHECK(said_in(session.fix(chunk, diagnostics::Safety::safe).text) == said);
  }
}
