#include "naive/hopgi_records/replay.hpp"

#include "naive/hopgi_records/legs.hpp"
#include "naive/hopgi_rules/game.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

namespace plyglot::naive::hopgi_records {
namespace {

using hopgi_rules::Game;
using hopgi_rules::Piece;
using hopgi_rules::Square;

const std::set<std::string>& rule_names() {
  static const std::set<std::string> names = {
      "empty-origin",           "enemy-piece",          "wrong-piece",     "own-piece-on-target",
      "illegal-move",           "blocked-corner",       "no-such-move",    "ambiguous-move",
      "capture-mark",           "promotion-missing",    "promotion-wrong", "promotion-spurious",
      "not-droppable",          "not-in-hand",          "drop-occupied",   "linked-king-missing",
      "second-leg-not-allowed", "second-leg-not-linked"};
  return names;
}

std::string severity_of(const std::string& name) {
  static const std::set<std::string> warnings = {"capture-mark", "promotion-missing", "promotion-wrong",
                                                 "promotion-spurious", "check-mark"};
  if (name == "non-canonical-move") return "info";
  return warnings.count(name) != 0 ? "warning" : "error";
}

std::string lowered(const std::string& severity) { return severity == "error" ? "warning" : "info"; }

// R1.
bool is_on_board(const std::string& name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'g' || name[1] < '1' || name[1] > '7') return false;
  return hopgi_rules::exists(hopgi_rules::square_of(name));
}

bool is_king(const std::string& kind) { return kind == "W" || kind == "F"; }

std::string promoted(const std::string& kind) { return kind == "R" ? "DK" : kind == "B" ? "DH" : "G"; }
std::string unpromoted(const std::string& kind) {
  return kind == "DK" ? "R" : kind == "DH" ? "B" : kind == "G" ? "P" : kind;
}

char hand_letter(char side, const std::string& kind) {
  const char letter = unpromoted(kind)[0];
  return side == 'w' ? letter : static_cast<char>(std::tolower(letter));
}

// R8.
bool promotes(const Piece& piece, const std::string& from, const std::string& to) {
  if (piece.kind != "R" && piece.kind != "B" && piece.kind != "P") return false;
  static const std::set<std::string> white = {"a3", "a4", "a6", "a7"};
  static const std::set<std::string> black = {"c1", "d1", "f1", "g1"};
  const std::set<std::string>& squares = piece.owner == 'w' ? white : black;
  return squares.count(from) + squares.count(to) != 0;
}

class Reader {
 public:
  explicit Reader(const std::string& fen) : game_(hopgi_rules::game_of(fen)), is_over_(hopgi_rules::is_over(game_)) {}

  void read(const std::string& word) {
    const std::string turn = without_suffix(word);
    words_ = words_of(leg_of(legs_in(turn).front()));
    read_turn(turn);
    heard_.insert(heard_.end(), words_.begin(), words_.end());
    std::sort(heard_.begin(), heard_.end());
    for (const std::string& said : heard_) findings_.push_back(std::to_string(number_) + ' ' + said);
    if (is_refused_) is_uncertain_ = true;
    pass();
    ++number_;
  }

  // R28: whether the words are the two legs of a turn.
  bool joins(const std::string& first, const std::string& second) const {
    if (is_uncertain_ || is_over_) return false;
    const std::vector<std::string> turns = hopgi_rules::legal_turns(game_);
    return std::count(turns.begin(), turns.end(), first + ';' + without_suffix(second)) != 0;
  }

  void read_joined(const std::string& first, const std::string& second) {
    findings_.push_back(std::to_string(number_) + " warning missing-semicolon");
    read(first + ';' + second);
    ++number_;
  }

  Replay result() const { return {findings_, hopgi_rules::fen_of(game_)}; }

 private:
  std::string said_of(const std::string& name) const {
    std::string severity = severity_of(name);
    if (is_uncertain_ && rule_names().count(name) != 0) severity = lowered(severity);
    return severity + ' ' + name;
  }
  void say(const std::string& name) { heard_.push_back(said_of(name)); }

  static std::string without_suffix(const std::string& word) { return word.substr(0, word.find_last_not_of("!?") + 1); }

  static std::vector<std::string> legs_in(const std::string& word) {
    const std::size_t end = word.find(';');
    if (end == std::string::npos) return {word};
    return {word.substr(0, end), word.substr(end + 1)};
  }

  // What the board is not needed for is said before.
  void read_turn(const std::string& word) {
    heard_.clear();
    resets_clock_ = is_refused_ = false;
    if (is_over_) {
      if (!is_end_passed_) say("move-after-end");
      is_end_passed_ = true;
      return;
    }
    const std::vector<std::string> legs = legs_in(word);
    is_refused_ = !play(leg_of(legs.front()), std::nullopt);
    if (!is_refused_ && hopgi_rules::is_over(game_)) {
      if (legs.size() > 1) say("move-after-end");
    } else if (!is_refused_) {
      is_refused_ = !read_second(legs.size() > 1 ? std::optional(legs.back()) : std::nullopt);
    }
    is_over_ = hopgi_rules::is_over(game_);
  }

  // R17; false if it is refused.
  bool read_second(const std::optional<std::string>& word) {
    const std::optional<Square> king = linked_king();
    if (!word) {
      if (king) say("linked-king-missing");
      return true;
    }
    if (!king) {
      say("second-leg-not-allowed");
      return false;
    }
    const Leg second = leg_of(*word);
    for (const std::string& said : words_of(second)) heard_.push_back(said);
    return play(second, king);
  }

  // R9; `moved_` is the piece of the first leg.
  std::optional<Square> linked_king() const {
    if (!is_king(moved_)) return std::nullopt;
    for (const auto& [square, piece] : game_.board) {
      const bool is_other = piece.owner == game_.to_move && is_king(piece.kind) && piece.kind != moved_;
      if (is_other && !hopgi_rules::targets(game_, square).empty()) return square;
    }
    return std::nullopt;
  }

  // What needs no board (hopgi 7.1).
  std::vector<std::string> words_of(const Leg& leg) const {
    std::vector<std::string> words;
    if (is_unknown(leg.letter)) words.push_back(said_of("unknown-piece"));
    if (leg.form == "long" && !is_on_board(leg.from)) words.push_back(said_of("unknown-square"));
    if (!is_on_board(leg.to)) words.push_back(said_of("unknown-square"));
    if (!leg.marks.empty() && leg.promotion != "+") words.push_back(said_of("check-mark"));
    return words;
  }

  bool has_unknown_part(const Leg& leg) const {
    return is_unknown(leg.letter) || !is_on_board(leg.to) || (leg.form == "long" && !is_on_board(leg.from));
  }

  // False if it is refused.
  bool play(const Leg& leg, std::optional<Square> king) {
    if (has_unknown_part(leg)) return false;
    if (leg.form == "drop") return drop(leg, king);
    if (leg.form == "short") return play_short(leg, king);
    return play_long(leg, king);
  }

  const Piece* at(const std::string& name) const {
    const auto found = game_.board.find(hopgi_rules::square_of(name));
    return found == game_.board.end() ? nullptr : &found->second;
  }
  bool is_own(const std::string& name) const { return at(name) != nullptr && at(name)->owner == game_.to_move; }

  bool refuse(const std::string& name) {
    say(name);
    return false;
  }

  // R13.
  bool play_long(const Leg& leg, std::optional<Square> king) {
    if (at(leg.from) == nullptr) return refuse("empty-origin");
    if (!is_own(leg.from)) return refuse("enemy-piece");
    if (!leg.letter.empty() && kind_of(leg.letter) != at(leg.from)->kind) say("wrong-piece");
    const Square from = hopgi_rules::square_of(leg.from);
    if (king && !(*king == from)) return refuse("second-leg-not-linked");
    if (is_own(leg.to)) return refuse("own-piece-on-target");
    const Square to = hopgi_rules::square_of(leg.to);
    if (hopgi_rules::targets(game_, from).count(to) == 0) {
      const bool is_corner = hopgi_rules::targets(game_, from, false).count(to) != 0;
      say(is_corner ? "blocked-corner" : "illegal-move");
    }
    const bool takes = at(leg.to) != nullptr;
    if (takes ? leg.sign == "-" : leg.sign == "x" || leg.sign == ":") say("capture-mark");
    finish(leg, leg.from);
    return true;
  }

  // R14.
  bool play_short(const Leg& leg, std::optional<Square> king) {
    const std::string kind = leg.letter.empty() ? "P" : kind_of(leg.letter);
    if (king && game_.board.at(*king).kind != kind) return refuse("second-leg-not-linked");
    std::vector<std::string> found;
    for (const auto& [square, piece] : game_.board) {
      const std::string name = hopgi_rules::name_of(square);
      if (piece.owner != game_.to_move || piece.kind != kind) continue;
      if (!leg.hint.empty() && name.find(leg.hint) == std::string::npos) continue;
      if (hopgi_rules::targets(game_, square).count(hopgi_rules::square_of(leg.to)) != 0) found.push_back(name);
    }
    if (found.empty()) return refuse("no-such-move");
    if (found.size() > 1) return refuse("ambiguous-move");
    const bool says_capture = leg.sign == "x" || leg.sign == ":";
    if (says_capture && at(leg.to) == nullptr) say("capture-mark");
    finish(leg, found.front());
    return true;
  }

  // R16.
  bool drop(const Leg& leg, std::optional<Square> king) {
    if (king) return refuse("second-leg-not-linked");
    const std::string kind = kind_of(leg.letter);
    if (kind != "R" && kind != "B" && kind != "P") return refuse("not-droppable");
    if (at(leg.to) != nullptr) return refuse("drop-occupied");
    int& in_hand = game_.hands[hand_letter(game_.to_move, kind)];
    if (in_hand == 0) return refuse("not-in-hand");
    check_promotion(leg, false, "");
    if (leg.sign == "*") say("non-canonical-move");
    --in_hand;
    game_.board[hopgi_rules::square_of(leg.to)] = {game_.to_move, kind};
    moved_ = kind;
    resets_clock_ = true;
    return true;
  }

  // R15; answers whether the right promotion is written in another way.
  bool check_promotion(const Leg& leg, bool does, const std::string& becomes) {
    const std::string& written = leg.promotion;
    if (!does) {
      if (written == "+") say("check-mark");
      if (written.size() > 1) say("promotion-spurious");
      return false;
    }
    if (written.empty()) say("promotion-missing");
    if (written == "+") {
      if (!leg.marks.empty()) say("check-mark");
      return true;
    }
    if (written.empty()) return false;
    const std::string letters = written.substr(1);
    if (kind_of(letters) != becomes) {
      say("promotion-wrong");
      return false;
    }
    return letters != becomes;
  }

  void finish(const Leg& leg, const std::string& from) {
    const Piece piece = *at(from);
    const bool does = promotes(piece, from, leg.to);
    bool is_otherwise = check_promotion(leg, does, promoted(piece.kind));
    is_otherwise = is_otherwise || leg.form == "short" || leg.letter.empty() || leg.letter != kind_of(leg.letter);
    if (is_otherwise || !leg.gap.empty() || leg.sign.empty() || leg.sign == ":") say("non-canonical-move");
    if (const Piece* const taken = at(leg.to)) {
      if (!is_king(taken->kind)) ++game_.hands[hand_letter(game_.to_move, taken->kind)];
      resets_clock_ = true;
    }
    if (piece.kind == "P") resets_clock_ = true;
    moved_ = piece.kind;
    game_.board.erase(hopgi_rules::square_of(from));
    game_.board[hopgi_rules::square_of(leg.to)] = {piece.owner, does ? promoted(piece.kind) : piece.kind};
  }

  // R11, R18.
  void pass() {
    game_.clock = resets_clock_ ? 0 : game_.clock + 1;
    if (game_.to_move == 'b') ++game_.turn;
    game_.to_move = hopgi_rules::other(game_.to_move);
  }

  Game game_;
  bool is_over_;
  bool is_end_passed_ = false;
  bool is_uncertain_ = false;
  bool resets_clock_ = false;
  // Of the turn that was read last.
  bool is_refused_ = false;
  std::string moved_;
  std::size_t number_ = 0;
  // What is said of the turn, with and without the board.
  std::vector<std::string> heard_;
  std::vector<std::string> words_;
  std::vector<std::string> findings_;
};

}  // namespace

Replay replay(const std::string& fen, const std::vector<std::string>& turns) {
  Reader reader(fen);
  for (auto turn = turns.begin(); turn != turns.end(); ++turn) {
    const auto next = turn + 1;
    if (next != turns.end() && reader.joins(*turn, *next)) {
      reader.read_joined(*turn, *next);
      turn = next;
      continue;
    }
    reader.read(*turn);
  }
  return reader.result();
}

}  // namespace plyglot::naive::hopgi_records
