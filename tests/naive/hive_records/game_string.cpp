#include "naive/hive_records/game_string.hpp"

#include "naive/hive_rules/verdict.hpp"

#include <algorithm>
#include <optional>
#include <regex>

namespace plyglot::naive::hive_records {
namespace {

using hive_rules::Cell;
using hive_rules::Move;
using hive_rules::Position;

constexpr int on_top = -1;

struct Token {
  std::string text;
  std::size_t start = 0;
  std::size_t end() const { return start + text.size(); }
};

std::vector<Token> split(const std::string& text) {
  std::vector<Token> tokens(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ';') {
      tokens.push_back({"", i + 1});
    } else {
      tokens.back().text += text[i];
    }
  }
  return tokens;
}

// A move as it is written: the names of its pieces, and where they are in the text.
struct Written {
  Token whole;
  std::string piece;
  // Empty if there is none.
  Token reference;
  Token reference_piece;
  int direction = on_top;

  bool is_pass() const { return piece == "pass"; }
};

// N2.
int direction_of(char before, char after) {
  const std::string marks = "/-\\";
  if (marks.find(after) != std::string::npos) return static_cast<int>(marks.find(after));
  if (marks.find(before) != std::string::npos) return 3 + static_cast<int>(marks.find(before));
  return on_top;
}

Written parsed(const Token& token) {
  Written written{token, token.text.substr(0, token.text.find(' ')), {}, {}, on_top};
  const std::size_t gap = token.text.find(' ');
  if (gap == std::string::npos) return written;
  written.reference = {token.text.substr(gap + 1), token.start + gap + 1};
  const std::string& text = written.reference.text;
  written.direction = direction_of(text.front(), text.back());
  const std::size_t begin = text.find_first_of("wb");
  const std::size_t end = text.find_last_not_of("/-\\") + 1;
  written.reference_piece = {text.substr(begin, end - begin), written.reference.start + begin};
  return written;
}

class Reader {
 public:
  Reader(const std::string& type, std::size_t end) : position_(hive_rules::start_of(type)) { reading_.end = end; }

  void read(const Written& written) {
    if (is_stopped_) return;
    if (play(written)) {
      before_ = written;
      return;
    }
    reading_.end = written.whole.end();
    is_stopped_ = true;
  }

  // U10.
  void check_header(const Token& state, const Token& turn) {
    reading_.outcome = hive_rules::outcome_of(position_);
    if (has_error_) return;
    if (state.text != reading_.outcome) add("uhp/state-mismatch", "warning", state);
    const std::string side = position_.side() == 'w' ? "White[" : "Black[";
    if (turn.text != side + std::to_string(position_.plies / 2 + 1) + ']') add("uhp/turn-mismatch", "warning", turn);
  }

  Reading reading() const { return reading_; }

 private:
  // N9.
  bool repeats_last(const Written& written) const {
    return before_ && before_->piece == written.piece && before_->reference.text == written.reference.text;
  }

  bool play(const Written& written) {
    Move move{written.piece, {}};
    if (repeats_last(written) && (!written.is_pass() || !hive_rules::verdict_on(position_, move).empty())) {
      fail("hive/duplicate-move", written.whole);
      return false;
    }
    if (!written.is_pass() && !resolve(written, move)) return false;
    const std::string custom = hive_rules::verdict_on(position_, move);
    const std::string verdict = hive_rules::verdict_without_customs(position_, move);
    if (!verdict.empty()) {
      fail(verdict, written.whole);
      return false;
    }
    // 5 and 7 are played on.
    if (!custom.empty()) add(custom, "warning", written.whole);
    position_ = hive_rules::after(position_, move);
    reading_.plies.push_back(move);
    return true;
  }

  bool resolve(const Written& written, Move& move) {
    const bool has_reference = !written.reference.text.empty();
    const bool is_first = is_first_;
    is_first_ = false;
    if (position_.stacks.empty() && (is_first || !has_reference)) {
      const std::size_t end_of_piece = written.whole.start + written.piece.size();
      if (has_reference) add("uhp/reference-on-first-move", "warning", end_of_piece, written.whole.end());
      return true;
    }
    if (!has_reference) {
      fail("uhp/missing-reference", {written.piece, written.whole.start});
      return false;
    }
    const Cell* cell = position_.cell_of(written.reference_piece.text);
    if (cell == nullptr) {
      fail("uhp/unknown-reference", written.reference_piece);
      return false;
    }
    // N3.
    const bool is_itself = written.reference_piece.text == written.piece;
    if (is_itself) add("uhp/self-reference", "warning", written.reference);
    move.to = written.direction == on_top ? *cell : hive_rules::step(*cell, written.direction);
    const Cell* from = position_.cell_of(written.piece);
    const bool is_top = from != nullptr && position_.top(*from) == written.piece;
    const Position lifted = is_top ? position_.lifted(*from) : position_;
    if (written.direction != on_top) {
      // N4. A reference to the piece itself has its finding already, whose fix covers this as well.
      const bool climbs = is_top && !is_itself && (written.piece[1] == 'B' || written.piece[1] == 'M');
      if (climbs && lifted.height(move.to) > 0) add("uhp/direction-to-occupied", "warning", written.reference);
    } else if (!is_itself && lifted.top(move.to) != written.reference_piece.text) {
      // N5.
      add("uhp/not-top-reference", "warning", written.reference);
    }
    return true;
  }

  void fail(const std::string& name, const Token& at) {
    add(name, "error", at);
    has_error_ = true;
  }
  void add(const std::string& name, const std::string& severity, const Token& at) {
    add(name, severity, at.start, at.end());
  }
  void add(const std::string& name, const std::string& severity, std::size_t start, std::size_t end) {
    reading_.findings.push_back({name, severity, start, end});
  }

  Position position_;
  Reading reading_;
  std::optional<Written> before_;
  bool is_first_ = true;
  bool has_error_ = false;
  bool is_stopped_ = false;
};

}  // namespace

bool is_strict(const std::string& text) {
  const std::string piece = "[wb]([QMLP]|[SB][12]|[GA][123])";
  const std::regex move("pass|" + piece + "( ([-/\\\\]" + piece + '|' + piece + "[-/\\\\]?))?");
  const std::vector<std::regex> header = {std::regex("Base(\\+(MLP|ML|MP|LP|M|L|P))?"),
                                          std::regex("NotStarted|InProgress|Draw|WhiteWins|BlackWins"),
                                          std::regex("(White|Black)\\[[1-9][0-9]*\\]")};
  const std::vector<Token> tokens = split(text);
  if (tokens.size() < header.size()) return false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!std::regex_match(tokens[i].text, i < header.size() ? header[i] : move)) return false;
  }
  return true;
}

Reading read_game_string(const std::string& text) {
  const std::vector<Token> tokens = split(text);
  Reader reader(tokens[0].text, text.size());
  for (std::size_t i = 3; i < tokens.size(); ++i) reader.read(parsed(tokens[i]));
  reader.check_header(tokens[1], tokens[2]);
  return reader.reading();
}

}  // namespace plyglot::naive::hive_records
