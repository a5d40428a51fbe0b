// R10: every token that can be written is tried.

#include "naive/hexix_rules/game.hpp"

#include <algorithm>

namespace plyglot::naive::hexix_rules {
namespace {

const std::vector<std::string>& all_tokens() {
  static const std::vector<std::string> tokens = [] {
    std::vector<std::string> all;
    for (const std::string& cell : all_cells()) {
      for (const char* mark : {"v", "^", "+"}) all.push_back(cell + mark);
      for (const std::string& target : all_cells()) all.push_back(cell + target);
    }
    std::sort(all.begin(), all.end());
    return all;
  }();
  return tokens;
}

bool is_legal(const Game& game, const std::string& token, const Options& options) {
  Verdict verdict = judge(game, token);
  verdict.broken.erase("global-rule");
  if (!options.inactive_rule) {
    for (const char* name : {"inactive-anchor", "inactive-increment", "inactive-capture"}) verdict.broken.erase(name);
  }
  if (!verdict.broken.empty()) return false;
  if (!options.global_rule || is_increment(token)) return true;
  return below_count(after(game, token, verdict), game.to_move).empty();
}

}  // namespace

std::vector<std::string> legal_moves(const Game& game, const Options& options) {
  std::vector<std::string> moves;
  for (const std::string& token : all_tokens()) {
    if (is_legal(game, token, options)) moves.push_back(token);
  }
  return moves;
}

unsigned long long perft(const Game& game, int depth, const Options& options) {
  if (depth == 0) return 1;
  unsigned long long leaves = 0;
  for (const std::string& token : legal_moves(game, options)) {
    if (!takes_home(game, token)) {
      leaves += perft(after(game, token, judge(game, token)), depth - 1, options);
    } else if (depth == 1) {
      leaves += 1;
    }
  }
  return leaves;
}

}  // namespace plyglot::naive::hexix_rules
