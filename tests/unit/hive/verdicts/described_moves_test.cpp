// A notation whose words depend on the position: it names the kind that moves and the kinds that it comes beside or
// onto, and counts where that is not enough. Its two functions are all that play, findings and lists of moves need.

#include "hive/board/bits.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/spelling/move_texts.hpp"
#include "hive/verdicts/replay.hpp"
#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"
#include "support/games/random_games.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <sstream>

using namespace plyglot;

namespace {

char kind_letter(hive::PieceIndex piece) { return hive::letter_of(hive::kind_of(piece)); }

// `A` for the first piece, `A:QS` for one that comes beside a queen and a spider, `B+A` for one on an ant.
std::string plain_words(const hive::GameState& state, hive::Move move) {
  std::string words(1, kind_letter(move.piece));
  if (state.on_board() == 0) return words;
  if (state.is_occupied(move.to) && state.top(move.to) != move.piece)
    return words + '+' + kind_letter(state.top(move.to));
  std::string beside;
  hive::for_each<board::Direction>(state.occupied_beside(move.to), [&](board::Direction direction) {
    const hive::PieceIndex top = state.top(hive::beside(move.to, direction));
    if (top != move.piece) beside += kind_letter(top);
  });
  std::sort(beside.begin(), beside.end());
  return words + ':' + beside;
}

// The legal moves that these words say, in the order of UHP.
std::vector<hive::Move> moves_called(std::string_view words, const hive::GameState& state,
                                     const std::vector<hive::Move>& legal) {
  std::vector<hive::Move> found;
  for (const hive::Move move : legal) {
    if (!move.is_pass() && plain_words(state, move) == words) found.push_back(move);
  }
  std::sort(found.begin(), found.end(), [&](hive::Move a, hive::Move b) {
    return hive::uhp::move_string(state, a) < hive::uhp::move_string(state, b);
  });
  return found;
}

std::string described(const hive::GameState& state, hive::Move move) {
  std::vector<hive::Move> legal;
  hive::list_legal_moves(state, {}, legal);
  const std::string words = plain_words(state, move);
  const std::vector<hive::Move> same = moves_called(words, state, legal);
  if (same.size() == 1) return words;
  return words + std::to_string(std::find(same.begin(), same.end(), move) - same.begin() + 1);
}

hive::Meaning resolved(std::string_view words, const hive::Game& game) {
  const std::size_t end = words.find_last_not_of("0123456789") + 1;
  const std::vector<hive::Move> moves = moves_called(words.substr(0, end), game.state(), game.legal_moves());
  hive::Meaning meaning;
  std::size_t number = 0;
  for (const char digit : words.substr(end)) number = 10 * number + static_cast<std::size_t>(digit - '0');
  if (moves.empty() || number > moves.size()) {
    meaning.reason = text::format("no legal move is called `{}`", words);
  } else if (number == 0 && moves.size() > 1) {
    meaning.reason = text::format("{} legal moves are called `{}`", moves.size(), words);
  } else {
    const hive::Move move = moves[number == 0 ? 0 : number - 1];
    meaning.attempt =
        hive::Attempt{move.piece, game.state().on_board() == 0 ? hive::Cell{} : game.state().cell_at(move.to)};
  }
  return meaning;
}

std::vector<std::optional<hive::Move>> called(std::span<const std::string> texts, const hive::GameState& state) {
  std::vector<hive::Move> legal;
  hive::list_legal_moves(state, {}, legal);
  std::vector<std::optional<hive::Move>> found(texts.size());
  for (const hive::Move move : legal) {
    if (move.is_pass()) continue;
    const std::string words = described(state, move);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (texts[i] == words) found[i] = move;
    }
  }
  return found;
}

hive::ReplayStyle described_style() {
  hive::ReplayStyle style;
  style.spelling = hive::uhp::spelling;
  style.spelling.describe = described;
  style.spelling.resolve = resolved;
  style.spelling.signs = "QSBGAMLP:+123456789";
  style.spelling.find_moves = called;
  style.unknown_words = diagnostics::DiagnosticId::thehive_bad_move;
  style.offers_similar_moves = true;
  style.separator = "\n";
  return style;
}

struct DescribedGame {
  hive::Record record;
  std::vector<diagnostics::Diagnostic> findings;
};
// One move a line.
DescribedGame described_game(const std::string& text, hive::GameType type = {}) {
  static const hive::ReplayStyle style = described_style();
  std::vector<hive::WrittenMove> moves;
  for (std::uint32_t begin = 0; begin < text.size();) {
    const auto end = static_cast<std::uint32_t>(std::min(text.find('\n', begin), text.size()));
    hive::WrittenMove& move = moves.emplace_back();
    move.span = move.piece_span = {begin, end};
    move.entry = {begin, end + 1};
    move.is_pass = text.substr(begin, end - begin) == "pass";
    begin = end + 1;
  }
  DescribedGame it;
  it.record.type = type;
  const text::Source source{"moves", text};
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(it.findings));
  hive::Replay replay(source, style, {}, it.record, reporter);
  for (std::size_t i = 0; i < moves.size(); ++i) replay.play(moves, i);
  replay.finish();
  reporter.finish();
  return it;
}

std::string on_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

}  // namespace

TEST_CASE("described moves: what is described is what is resolved") {
  const hive::Spelling spelling = described_style().spelling;
  test::Random random(7);
  std::size_t plies = 0;
  for (int i = 0; i < 12; ++i) {
    const hive::Record game = test::random_game(random, {*hive::game_type_named("Base+MLP"), 30, 60});
    const DescribedGame it = described_game(on_lines(move_texts(game, spelling, hive::References::keep)), game.type);
    CHECK(test::report_of(it.findings).empty());
    REQUIRE(it.record.plies.size() == game.plies.size());
    for (std::size_t ply = 0; ply < game.plies.size(); ++ply) {
      CHECK(it.record.plies[ply].piece == game.plies[ply].piece);
      CHECK(it.record.plies[ply].to == game.plies[ply].to);
    }
    plies += game.plies.size();
  }
  CHECK(plies > 200);
}

TEST_CASE("described moves: a list of legal moves is in the words of the notation, in the order of UHP") {
  const hive::Record record = described_game("S\nS:S1\n").record;
  REQUIRE(record.plies.size() == 2);
  const auto texts = legal_move_texts(record, {}, described_style().spelling);
  const auto in_uhp = legal_move_texts(record, {}, hive::uhp::spelling);
  REQUIRE(texts.size() == in_uhp.size());
  CHECK(texts.front() == "A:S1");
  CHECK(in_uhp.front() == "wA1 wS1-");
}

TEST_CASE("described moves: advice speaks the notation, and play goes on with what was meant") {
  const std::string before = "S\nS:S1\nQ:S1\nQ:S1\n";
  const DescribedGame wrong = described_game(before + "A:X1");
  REQUIRE(test::report_of(wrong.findings) == "thehive/bad-move error 17-21\n");
  const diagnostics::Diagnostic& found = wrong.findings.front();
  CHECK(found.message == "no legal move is called `A:X1`");
  REQUIRE_FALSE(found.helps.empty());
  CHECK(found.helps.front() == "did you mean `A:Q1`?");
  const DescribedGame unsaid = described_game(before + "A:Q");
  REQUIRE(unsaid.findings.size() == 1);
  CHECK(unsaid.findings.front().message.find("legal moves are called `A:Q`") != std::string::npos);
  CHECK(unsaid.record.plies.size() == 4);
  // After a refused move the position is unknown: what follows is not checked.
  CHECK(described_game(before + "A:X1\nA:Y1\nA:Z1").findings.size() == 1);
  // A move twice is one too many.
  const DescribedGame twice = described_game("S\nS\n");
  CHECK(test::report_of(twice.findings) == "hive/duplicate-move error 2-3\n");
}
