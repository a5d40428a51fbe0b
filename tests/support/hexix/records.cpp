#include "support/hexix/records.hpp"

#include "hexix/record/move_text.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/moves.hpp"

#include <algorithm>

namespace plyglot::test {

using namespace hexix;

namespace {

Suffix suffix_of(std::string_view text) {
  for (int i = 0; i <= static_cast<int>(Suffix::good); ++i) {
    if (suffix_text(static_cast<Suffix>(i)) == text) return static_cast<Suffix>(i);
  }
  FAIL("no suffix: " << text);
  return Suffix::none;
}

class Builder {
 public:
  explicit Builder(std::optional<Position> initial) {
    record_.initial = initial;
    record_.is_fragment = !initial;
    is_certain_ = initial.has_value();
    if (initial) {
      state_ = State(*initial);
    } else {
      // R6: a fragment begins with a ply of Red.
      state_.pass_turn();
    }
  }

  void add(std::string_view word, std::uint32_t offset) {
    Ply ply = ply_of(word);
    ply.whole = {offset, offset + static_cast<std::uint32_t>(word.size())};
    ply.span = ply.whole;
    ply.span.end -= static_cast<std::uint32_t>(suffix_text(ply.suffix).size());
    ply.player = state_.to_move();
    ply.is_certain = is_certain_;
    judge_and_play(ply);
    enter(ply);
  }

  Record finish(std::uint32_t size) {
    record_.span = {0, size};
    return std::move(record_);
  }

 private:
  static Ply ply_of(std::string_view word) {
    Ply ply;
    if (word == "...") ply.kind = PlyKind::skipped;
    if (word == "--") ply.kind = PlyKind::unreadable;
    if (!ply.is_move()) return ply;
    const std::size_t suffix = std::min(word.find_first_of("!?"), word.size());
    ply.suffix = suffix_of(word.substr(suffix));
    word = word.substr(0, suffix);
    if (word.size() == 4 && (word[2] == 'v' || word[2] == '^')) {
      ply.written_number = static_cast<std::uint8_t>(word[3] - '0');
      word.remove_suffix(1);
    }
    const Move move = hexix_move(word);
    constexpr PlyKind kinds[] = {PlyKind::place, PlyKind::increment, PlyKind::capture};
    ply.kind = kinds[static_cast<std::size_t>(move.kind)];
    ply.cell = move.cell;
    ply.target = move.target;
    ply.mark = move.mark;
    return ply;
  }

  void judge_and_play(Ply& ply) {
    const bool can_play = ply.is_move() && record_.initial && record_.end == End::none;
    const Verdict verdict = can_play ? judge(state_, move_of(ply), ply.written_number) : Verdict{};
    if (!can_play || verdict.is_refused) {
      is_certain_ = false;
      state_.pass_turn();
      return;
    }
    ply.is_applied = true;
    ply.number = verdict.number;
    ply.captured = play(state_, move_of(ply), verdict);
    if (ply.captured && ply.captured->kind == PieceKind::home) {
      end(End::home, ply.player);
    } else if (is_certain_ && !has_legal_move(state_)) {
      end(End::block, ply.player);
    }
  }

  void end(End how, Player winner) {
    record_.end = how;
    record_.winner = winner;
    record_.ending_ply = static_cast<std::uint32_t>(record_.plies.size());
  }

  void enter(Ply& ply) {
    if (record_.rows.empty() || ply.player == Player::blue) {
      const auto row = static_cast<std::uint32_t>(record_.rows.size());
      record_.rows.emplace_back();
      record_.lines.push_back({LineKind::row, row, {}, ply.whole});
    }
    ply.row = static_cast<std::uint32_t>(record_.rows.size()) - 1;
    record_.lines.back().span.end = ply.whole.end;
    Entry& entry = ply.player == Player::blue ? record_.rows.back().blue : record_.rows.back().red;
    entry.kind = ply.kind == PlyKind::skipped ? EntryKind::ellipsis : EntryKind::move;
    entry.ply = static_cast<std::uint32_t>(record_.plies.size());
    record_.plies.push_back(ply);
  }

  Record record_;
  State state_;
  bool is_certain_ = true;
};

Record built(std::string_view words, std::optional<Position> initial) {
  Builder builder(initial);
  for (std::size_t at = 0; (at = words.find_first_not_of(' ', at)) != std::string_view::npos;) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    builder.add(words.substr(at, end - at), static_cast<std::uint32_t>(at));
    at = end;
  }
  return builder.finish(static_cast<std::uint32_t>(words.size()));
}

}  // namespace

Record hexix_game(std::string_view words, const Position& initial) { return built(words, initial); }

Record hexix_game_from(std::string_view position, std::string_view words) {
  const std::optional<Position> initial = position_from_text(position);
  REQUIRE(initial);
  return built(words, initial);
}

Record hexix_fragment(std::string_view words) { return built(words, std::nullopt); }

}  // namespace plyglot::test
