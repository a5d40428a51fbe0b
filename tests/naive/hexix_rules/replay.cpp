#include "naive/hexix_rules/replay.hpp"

#include <algorithm>

namespace plyglot::naive::hexix_rules {
namespace {

bool is_cell(const std::string& word) { return all_cells().count(word) > 0; }

bool is_readable(const std::string& move) {
  if (move.size() < 3 || move.size() > 4 || !is_cell(move.substr(0, 2))) return false;
  if (move.size() == 4 && is_cell(move.substr(2))) return true;
  if (move.size() == 3 && move[2] == '+') return true;
  const bool has_value = move.size() == 4 && move[3] >= '1' && move[3] <= '6';
  return (move[2] == 'v' || move[2] == '^') && (move.size() == 3 || has_value);
}
bool is_capture(const std::string& move) { return move.size() == 4 && is_cell(move.substr(2)); }

std::string severity_of(const std::string& name) {
  const std::set<std::string> warnings = {"inactive-anchor", "inactive-increment", "inactive-capture", "wrong-value",
                                          "global-rule"};
  return warnings.count(name) > 0 ? "warning" : "error";
}
std::string lowered(const std::string& severity) { return severity == "error" ? "warning" : "info"; }

std::set<std::string> checked_by(std::set<std::string> broken, const Options& options) {
  if (!options.global_rule) broken.erase("global-rule");
  if (!options.inactive_rule) {
    for (const char* name : {"inactive-anchor", "inactive-increment", "inactive-capture"}) broken.erase(name);
  }
  return broken;
}

class Player {
 public:
  Player(const std::optional<Game>& initial, const Options& options) : options_(options) { replay_.final = initial; }

  void play(const WrittenPly& written) {
    PlayedPly ply;
    if (replay_.final && replay_.final->to_move != written.player) {
      // R4a, R13.
      if (replay_.end.empty()) replay_.is_certain = false;
      replay_.final->to_move = written.player;
    }
    ply.is_certain = replay_.is_certain && replay_.final.has_value();
    play(written, ply);
    replay_.plies.push_back(ply);
  }

  Replay take() const { return replay_; }

 private:
  void play(const WrittenPly& written, PlayedPly& ply) {
    if (!replay_.end.empty()) {
      play_after_end(written, ply);
    } else if (!replay_.final) {
      play_unseen(written, ply);
    } else if (is_readable(written.move)) {
      play_move(written, ply);
    } else {
      pass();
      replay_.is_certain = false;
    }
  }

  void pass() {
    if (replay_.final) replay_.final->to_move = other(replay_.final->to_move);
  }

  // R14.
  void play_after_end(const WrittenPly& written, PlayedPly& ply) {
    if (written.move != "..." && written.move != "missing" && !is_end_reported_) {
      ply.findings["move-after-end"] = "error";
      is_end_reported_ = true;
    }
    pass();
  }

  // R6.
  void play_unseen(const WrittenPly& written, PlayedPly& ply) {
    if (!is_readable(written.move)) {
      replay_.is_certain = false;
    } else if (is_capture(written.move) &&
               !is_forward(written.move.substr(0, 2), written.move.substr(2), written.player)) {
      ply.findings["not-forward"] = replay_.is_certain ? "error" : "warning";
    }
  }

  void play_move(const WrittenPly& written, PlayedPly& ply) {
    const Game before = *replay_.final;
    const Verdict verdict = judge(before, written.move);
    const std::set<std::string> broken = checked_by(verdict.broken, options_);
    for (const std::string& name : broken) {
      ply.findings[name] = replay_.is_certain ? severity_of(name) : lowered(severity_of(name));
      if (!verdict.is_refused && name != "wrong-value") replay_.is_irregular = true;
    }
    if (verdict.is_refused) {
      replay_.is_certain = false;
      pass();
      return;
    }
    ply.is_applied = true;
    ply.number = verdict.number;
    replay_.final = after(before, written.move, verdict);
    find_end(before, written);
  }

  void find_end(const Game& before, const WrittenPly& written) {
    const bool is_reliable = replay_.is_certain && !replay_.is_irregular;
    if (takes_home(before, written.move)) {
      replay_.end = std::string(1, written.player) + "-home";
    } else if (is_reliable && legal_moves(*replay_.final, options_).empty()) {
      replay_.end = std::string(1, written.player) + "-block";
    }
    if (!replay_.end.empty()) replay_.ending_ply = replay_.plies.size();
  }

  const Options& options_;
  Replay replay_;
  bool is_end_reported_ = false;
};

}  // namespace

Replay replay(const std::optional<Game>& initial, const std::vector<WrittenPly>& plies, const Options& options) {
  Player player(initial, options);
  for (const WrittenPly& ply : plies) player.play(ply);
  return player.take();
}

std::pair<int, int> fitting_plies(const Game& game, const std::string& next_move, const Options& options) {
  const std::vector<std::string> moves = legal_moves(game, options);
  int fitting = 0;
  for (const std::string& move : moves) {
    if (takes_home(game, move)) continue;
    const std::vector<std::string> next = legal_moves(after(game, move, judge(game, move)), options);
    const std::string without_value =
        is_capture(next_move) ? next_move : next_move.substr(0, std::min<std::size_t>(3, next_move.size()));
    if (std::count(next.begin(), next.end(), without_value) > 0) ++fitting;
  }
  return {fitting, static_cast<int>(moves.size())};
}

}  // namespace plyglot::naive::hexix_rules
