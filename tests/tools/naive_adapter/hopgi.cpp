#include "naive/hopgi_records/replay.hpp"
#include "naive/hopgi_rules/game.hpp"
#include "naive/hopgi_words/records.hpp"
#include "tools/naive_adapter/answers.hpp"

#include <regex>
#include <sstream>

namespace plyglot::naive_adapter {
namespace {

namespace hopgi = naive::hopgi_rules;

// hopgi R5.
const std::string start_fen = "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1";

// The turns of the game itself, without those of variations.
std::vector<std::string> turns_in(const std::string& text, const naive::hopgi_words::Game& game) {
  std::vector<std::string> turns;
  int depth = 0;
  for (const naive::hopgi_words::Word& word : game.words) {
    if (word.kind == "open") ++depth;
    if (word.kind == "close") --depth;
    if (word.kind == "turn" && depth == 0) turns.push_back(text.substr(word.begin, word.end - word.begin));
    if (word.kind.rfind("bad", 0) == 0 || word.kind == "extra") throw Unsupported{};
  }
  return turns;
}

std::string initial_position(const std::string& text) {
  const std::string key = "[FEN \"";
  const std::size_t begin = text.find(key);
  if (begin == std::string::npos) return start_fen;
  const std::size_t fen = begin + key.size();
  return text.substr(fen, text.find('"', fen) - fen);
}

std::string hopgi_position(const Json& request) {
  const std::string text = plain_file(request);
  const naive::hopgi_words::File file = naive::hopgi_words::read(text);
  if (file.games.size() != 1) throw Unsupported{};
  std::vector<std::string> turns = turns_in(text, file.games.front());
  turns.resize(wanted_plies(request, turns.size()));
  const naive::hopgi_records::Replay replay = naive::hopgi_records::replay(initial_position(text), turns);
  for (const std::string& finding : replay.findings) {
    if (finding.find(" error ") != std::string::npos) throw Unsupported{};
  }
  return replay.position;
}

// A file with one position as `plyglot fmt` writes it.
std::string fen_in(const Json& request) {
  std::istringstream lines(plain_file(request));
  std::string fen;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.rfind("//", 0) == 0) continue;
    if (!fen.empty()) throw Unsupported{};
    fen = line;
  }
  static const std::regex canonical("[WFRBPwfrbp1-7*+/]+\\[[RBPrbp]*\\] [wb] - - [0-9]{1,9} [0-9]{1,9}");
  if (!std::regex_match(fen, canonical)) throw Unsupported{};
  return fen;
}

bool has_king(const hopgi::Game& game, char side) {
  for (const auto& [square, piece] : game.board) {
    if (piece.owner == side && (piece.kind == "W" || piece.kind == "F")) return true;
  }
  return false;
}

// hopgi R10: a side that has no king has lost.
Json outcome_of(const hopgi::Game& game) {
  const bool has_white = has_king(game, 'w');
  const bool has_black = has_king(game, 'b');
  if (has_white && has_black) return nullptr;
  if (!has_white && !has_black) return won_by(std::nullopt);
  return won_by(has_white ? 0 : 1);
}

void answer_about(const std::string& position, const Json& request, Json& answer) {
  const std::string verb = request["do"];
  const hopgi::Game game = hopgi::game_of(position);
  if (verb == "position") {
    answer["position"] = hopgi::fen_of(game);
    answer["outcome"] = outcome_of(game);
  } else if (verb == "moves") {
    answer["moves"] = hopgi::legal_turns(game);
  } else if (verb == "perft") {
    answer["leaves"] = hopgi::perft(game, shallow_depth(request, hopgi::legal_turns(game).size()));
  } else {
    throw Unsupported{};
  }
}

}  // namespace

void answer_hopgi(const Json& request, Json& answer) { answer_about(hopgi_position(request), request, answer); }

void answer_hopgi_fen(const Json& request, Json& answer) { answer_about(fen_in(request), request, answer); }

}  // namespace plyglot::naive_adapter
