#include "plyglot/archive/store/game_entry.hpp"

#include "text/format.hpp"

namespace plyglot::tool::archive {

Ending ending_of(const std::optional<board::Outcome>& outcome) {
  if (!outcome) return Ending::open;
  if (!outcome->winner) return Ending::draw;
  return *outcome->winner == 0 ? Ending::first_wins : *outcome->winner == 1 ? Ending::second_wins : Ending::others_win;
}

std::string_view result_word(const std::optional<board::Outcome>& outcome) {
  constexpr std::string_view winners[] = {"first", "second", "third", "fourth"};
  if (!outcome) return {};
  return outcome->winner ? winners[*outcome->winner & 3] : "draw";
}

Ending ending_of_word(std::string_view word) {
  if (word.empty()) return Ending::open;
  if (word == "first") return Ending::first_wins;
  if (word == "second") return Ending::second_wins;
  return word == "draw" ? Ending::draw : Ending::others_win;
}

std::uint32_t GameEntry::count(diagnostics::Severity severity) const {
  std::uint32_t sum = 0;
  for (const auto& [id, found] : findings) {
    if (found.severity == severity) sum += found.count;
  }
  return sum;
}

std::optional<std::int64_t> GameEntry::play() const {
  if (positions.size() < 2) return std::nullopt;
  std::uint64_t play = 0;
  for (const toolchain::PlayedPosition& position : positions) play = play_after(play, position.keys.mirrored.high);
  return static_cast<std::int64_t>(play);
}

std::string has_place(const std::vector<PositionKeys>& keys) {
  std::string list;
  for (const PositionKeys& one : keys) text::append(list, "{}{}", list.empty() ? "" : ", ", place_of(one));
  return text::format("place IN ({})", list);
}

std::string has_key(const std::vector<PositionKeys>& keys) {
  std::string list;
  for (const PositionKeys& one : keys) text::append(list, "{}x'{}'", list.empty() ? "" : ", ", name_of(one.key));
  return text::format("{} AND key IN ({})", has_place(keys), list);
}

namespace {

// The records of a chunk as they are read, one after another.
class GameReading {
 public:
  GameReading(const toolchain::Chunk& chunk, const GameVisit& visit, LeftOut* left_out)
      : chunk_(chunk), visit_(visit), left_out_(left_out) {}

  std::vector<GameEntry> read(toolchain::Session& session) {
    const auto add = [](void* context, text::Span span, const toolchain::Model& model, bool) {
      static_cast<GameReading*>(context)->add(span, model);
    };
    const auto count = [](void* context, diagnostics::Diagnostic&& found) {
      static_cast<GameReading*>(context)->count(found);
    };
    session.read(chunk_, add, this, {count, this});
    end_record();
    return std::move(games_);
  }

 private:
  void add(text::Span span, const toolchain::Model& model) {
    end_record();
    ++records_;
    toolchain::RecordFacts facts = toolchain::record_facts(model);
    has_game_ = !facts.game.empty();
    if (!has_game_) return;
    GameEntry& game = games_.emplace_back();
    game.span = span;
    game.record = chunk_.records_before + records_;
    game.facts = std::move(facts);
    visit_(model, game);
  }

  // Findings of a record come after it.
  void count(const diagnostics::Diagnostic& found) {
    if (!first_error_ && found.severity == diagnostics::Severity::error) first_error_ = found.id;
    if (!has_game_) return;
    GameEntry::Found& kind = games_.back().findings[found.id];
    kind.severity = found.severity;
    ++kind.count;
  }

  void end_record() {
    if (has_game_ && first_error_ && games_.back().facts.plies == 0) {
      games_.pop_back();
      has_game_ = false;
    }
    if (!has_game_ && first_error_ && records_ != 0 && left_out_ != nullptr) {
      ++(*left_out_)[std::string(diagnostics::catalogue_entry(*first_error_).name)];
    }
    has_game_ = false;
    first_error_.reset();
  }

  const toolchain::Chunk& chunk_;
  const GameVisit& visit_;
  LeftOut* left_out_;
  std::vector<GameEntry> games_;
  // About the record that is being read.
  std::uint32_t records_ = 0;
  bool has_game_ = false;
  std::optional<diagnostics::DiagnosticId> first_error_;
};

}  // namespace

std::vector<GameEntry> read_games(toolchain::Session& session, const toolchain::Chunk& chunk, const GameVisit& visit,
                                  LeftOut* left_out) {
  std::vector<GameEntry> games = GameReading(chunk, visit, left_out).read(session);
  if (games.empty()) return {};
  const text::LineIndex lines(chunk.source);
  for (GameEntry& game : games) game.place = lines.position(game.span.begin);
  return games;
}

std::vector<GameEntry> read_games(toolchain::Session& session, const toolchain::Chunk& chunk, std::uint32_t most_plies,
                                  LeftOut* left_out) {
  const GameVisit list = [&](const toolchain::Model& model, GameEntry& game) {
    toolchain::list_positions(model, &chunk.source, most_plies, game.positions);
  };
  return read_games(session, chunk, list, left_out);
}

}  // namespace plyglot::tool::archive
