#include "naive/hexix_rules/game.hpp"
#include "tools/naive_adapter/answers.hpp"

#include <regex>
#include <sstream>

namespace plyglot::naive_adapter {
namespace {

namespace hexix = naive::hexix_rules;

struct HexixRecord {
  hexix::Game initial = hexix::start();
  std::vector<std::string> moves;
};

// A row of two moves, or of one at the end. What is written more loosely is left to others, since it takes more than
// the rules to read it.
const std::string move_word = "([A-G][1-6](?:[v^][1-6]?|\\+|[A-G][1-6])|\\.\\.\\.)[!?]*";
const std::regex row_line("(?: *[0-9]+\\.)? *" + move_word + "(?: +" + move_word + ")? *(?:#.*)?");
const std::regex position_line("# position: ([BR.v^h1-6/]+ [br])");
const std::regex plain_line("(?:#.*| *Blue +Red *|-*)");

void read_row(const std::smatch& words, HexixRecord& record) {
  // hexix R6: where Red begins, the dots in Blue's column are not a ply.
  const bool is_first_of_red = record.moves.empty() && record.initial.to_move == 'R';
  const bool is_whole = record.moves.size() % 2 == (record.initial.to_move == 'R' && !record.moves.empty() ? 1U : 0U);
  if (!is_whole || (words[1] == "...") != is_first_of_red || words[2] == "...") throw Unsupported{};
  if (!is_first_of_red) record.moves.push_back(words[1]);
  if (words[2].matched) record.moves.push_back(words[2]);
}

// One record with its header.
HexixRecord hexix_record(const std::string& text) {
  HexixRecord record;
  bool has_header = false;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::smatch words;
    if (std::regex_match(line, words, position_line)) {
      if (!record.moves.empty()) throw Unsupported{};
      record.initial = hexix::game_of(words[1]);
    } else if (std::regex_match(line, plain_line)) {
      const bool is_header = line.find("Blue") < line.find('#');
      if (is_header && has_header) throw Unsupported{};
      has_header = has_header || is_header;
    } else if (has_header && std::regex_match(line, words, row_line)) {
      read_row(words, record);
    } else {
      throw Unsupported{};
    }
  }
  if (!has_header) throw Unsupported{};
  return record;
}

// After the wanted plies, and who has won by taking a home.
struct Played {
  hexix::Game game;
  std::optional<int> winner;
};

Played play(const Json& request) {
  const HexixRecord record = hexix_record(plain_file(request));
  Played played{record.initial, std::nullopt};
  const std::size_t wanted = wanted_plies(request, record.moves.size());
  for (std::size_t i = 0; i < wanted; ++i) {
    const std::string& token = record.moves[i];
    if (played.winner) throw Unsupported{};
    const hexix::Verdict verdict = hexix::judge(played.game, token);
    if (verdict.is_refused) throw Unsupported{};
    // hexix R14.
    if (hexix::takes_home(played.game, token)) played.winner = played.game.to_move == 'B' ? 0 : 1;
    played.game = hexix::after(played.game, token, verdict);
  }
  return played;
}

}  // namespace

void answer_hexix(const Json& request, Json& answer) {
  const std::string verb = request["do"];
  if (verb != "position" && verb != "moves" && verb != "perft") throw Unsupported{};
  const Played played = play(request);
  const std::vector<std::string> moves = played.winner ? std::vector<std::string>() : hexix::legal_moves(played.game);
  if (verb == "position") {
    answer["position"] = hexix::text_of(played.game);
    answer["outcome"] = nullptr;
    // hexix R14: who has no legal ply has lost.
    if (played.winner || moves.empty())
      answer["outcome"] = won_by(played.winner.value_or(played.game.to_move == 'B' ? 1 : 0));
  } else if (verb == "moves") {
    answer["moves"] = moves;
  } else {
    const int depth = shallow_depth(request, moves.size());
    answer["leaves"] = moves.empty() && depth > 0 ? 0 : hexix::perft(played.game, depth);
  }
}

}  // namespace plyglot::naive_adapter
