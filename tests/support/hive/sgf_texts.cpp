#include "support/hive/sgf_texts.hpp"

#include "hive/board/pieces.hpp"
#include "hive/rules/game.hpp"
#include "hive/spelling/move_string.hpp"

#include <array>

namespace plyglot::test {
namespace {

using hive::Colour;
using hive::Move;
using hive::Outcome;

// The place of the first piece on boardspace.net's grid.
constexpr int first_column = 12;
constexpr int first_row = 13;

std::string doubled_backslashes(std::string text) {
  for (std::size_t at = text.find('\\'); at != std::string::npos; at = text.find('\\', at + 2))
    text.insert(at, 1, '\\');
  return text;
}

class Writer {
 public:
  Writer(Random& random, SgfText& out)
      : random_(random),
        out_(out),
        game_(out.type),
        line_end_(random.chance(20) ? "\r\n" : "\n"),
        is_tight_(random.chance(50)) {}

  void write(std::size_t longest) {
    write_headers();
    while (out_.plies.size() < longest && !hive::is_over(game_.outcome()) && write_turn()) offer_draw();
    // No move followed the pass that is not written.
    if (owes_pass_) out_.plies.pop_back(), --out_.missing_passes;
    out_.outcome = game_.outcome();
    write_end();
  }

 private:
  void write_headers() {
    static const std::array<const char*, 8> names = {"hive",    "Hive-M",  "hive-L",  "hive-p",
                                                     "Hive-LM", "hive-pm", "HIVE-pl", "hive-plm 2 0 101"};
    std::size_t type = 0;
    while (hive::game_types[type] != out_.type) ++type;
    line(random_.chance(50) ? " (;" : "(;");
    line("GM[27]VV[1]");
    line(std::string("SU[") + names[type] + "]");
    line("GN[HV-Ann-Bob-2020-03-31-1706]");
    result_at_ = out_.text.size();
    line("P0[id \"Ann\"]");
    line("P1[id \"Bob\"]");
    line("; P0[0 Start P0]");
  }

  // False if the grid has no place for the move.
  bool write_turn() {
    const std::vector<Move> moves = game_.legal_moves();
    const Move move = is_tight_ ? tightest(moves) : random_.pick(moves);
    if (move.is_pass()) {
      write_pass();
    } else {
      if (!fits(move)) return false;
      if (random_.chance(15)) write_first_idea(moves);
      write_move(move, true);
      owes_pass_ = false;
    }
    play(move);
    return true;
  }

  // Of some moves the one that leaves the other side the fewest, so that it has to pass at times.
  Move tightest(const std::vector<Move>& moves) {
    Move best = moves.front();
    std::size_t fewest = ~std::size_t{0};
    for (int i = 0; i < 12; ++i) {
      const Move move = random_.pick(moves);
      hive::GameState next = game_.state();
      next.play(move);
      const std::size_t left = hive::count_legal_moves(next, {});
      // None are left when the game is over.
      if (left != 0 && left < fewest) fewest = left, best = move;
    }
    return best;
  }

  void play(Move move) {
    hive::Ply ply;
    ply.piece = move.piece;
    if (!move.is_pass()) ply.to = game_.state().cell_at(move.to);
    out_.plies.push_back(ply);
    game_.play(move);
  }

  void write_pass() {
    // A pass is left out only where the other side's move shows it.
    hive::Game next = game_;
    next.play(hive::pass);
    switch (random_.below(next.legal_moves().front().is_pass() ? 2 : 3)) {
      case 0:
        command("pass");
        command("done");
        break;
      case 1:
        command("done");
        ++out_.implicit_passes;
        break;
      default:
        ++out_.missing_passes;
        owes_pass_ = true;
        break;
    }
  }

  // Another piece, or the same one at another place, which is taken back.
  void write_first_idea(const std::vector<Move>& moves) {
    const Move idea = random_.pick(moves);
    if (!fits(idea)) return;
    write_move(idea, false);
    ++out_.repositioned;
    command("pickb " + place(idea) + ' ' + hive::name_of(idea.piece));
  }

  void write_move(Move move, bool is_final) {
    const std::string target = place(move) + ' ' + reference(move);
    const std::string name = hive::name_of(move.piece);
    const char colour = hive::colour_of(move.piece) == Colour::white ? 'W' : 'B';
    const bool is_thrown = hive::colour_of(move.piece) != side();
    const std::string prefix = is_thrown ? "p" : "";
    const std::string with_colour = std::string(" ") + colour + ' ' + name + ' ' + target;
    const std::size_t way = random_.below(is_final ? 3 : 2);
    if (way == 2) return command(prefix + "movedone" + with_colour);
    if (way == 1) {
      command(prefix + "move" + with_colour);
    } else {
      command(std::string("pick ") + colour + " 2 " + name);
      command(prefix + "dropb " + name + ' ' + target);
    }
    if (is_final) command("done");
  }

  std::string reference(Move move) {
    const auto canonical = hive::canonical_reference(game_.state(), move);
    if (!canonical || (!canonical->direction && random_.chance(50))) return ".";
    const std::string text = hive::uhp::spelling.reference(*canonical);
    if (!canonical->direction && random_.chance(50)) return text + '.';
    return random_.chance(80) ? doubled_backslashes(text) : text;
  }

  bool fits(Move move) const {
    const hive::Cell cell = game_.state().cell_at(move.to);
    const int column = first_column + cell.q;
    return !move.is_pass() && column >= 0 && column < 26 && cell.r <= first_row;
  }

  std::string place(Move move) const {
    const hive::Cell cell = game_.state().cell_at(move.to);
    return std::string(1, static_cast<char>('A' + first_column + cell.q)) + ' ' + std::to_string(first_row - cell.r);
  }

  void offer_draw() {
    if (!random_.chance(5)) return;
    command("offerdraw");
    command("done");
    if (!random_.chance(70)) return;
    line("; P" + std::string(side() == Colour::white ? "1" : "0") + "[" + std::to_string(++number_) + " declinedraw]");
    command("done");
  }

  void write_end() {
    std::string result;
    const std::size_t way = random_.below(4);
    if (hive::is_over(out_.outcome)) {
      out_.result = out_.outcome;
    } else if (way == 0) {
      command("resign");
      out_.result = side() == Colour::white ? Outcome::black_wins : Outcome::white_wins;
    } else if (way == 1) {
      command("acceptdraw");
      out_.result = Outcome::draw;
    } else if (way == 2) {
      write_uncommitted();
    }
    if (out_.result) {
      result = *out_.result == Outcome::draw         ? "RE[The game is a draw]"
               : *out_.result == Outcome::white_wins ? "RE[Game won by Ann]"
                                                     : "RE[Bob hat gewonnen]";
    }
    if (!result.empty()) out_.text.insert(result_at_, result + line_end_);
    line(";");
    line("P0[time 0:12:47 ]");
    line("P1[time 0:17:41 ]");
    line(")");
  }

  void write_uncommitted() {
    const Move move = random_.pick(game_.legal_moves());
    if (!fits(move)) return;
    write_move(move, false);
    ++out_.uncommitted;
  }

  Colour side() const { return game_.state().to_move(); }

  void command(std::string text) {
    const std::size_t word = text.find(' ');
    const std::size_t way = random_.below(10);
    // The case of a word is of no matter.
    for (std::size_t i = 0; i < std::min(word, text.size()) && way < 2; ++i) {
      const bool is_lower = text[i] >= 'a' && text[i] <= 'z';
      if (is_lower && (i == 0 || way == 1)) text[i] = static_cast<char>(text[i] - 'a' + 'A');
    }
    std::string node = side() == Colour::white ? "; P0[" : "; P1[";
    node += std::to_string(++number_) + ' ' + text + ']';
    if (random_.chance(30)) node += "TM[" + std::to_string(random_.below(100000)) + ']';
    line(node);
  }

  void line(const std::string& text) { out_.text += text + line_end_; }

  Random& random_;
  SgfText& out_;
  hive::Game game_;
  std::string line_end_;
  bool is_tight_;
  std::size_t number_ = 0;
  std::size_t result_at_ = 0;
  bool owes_pass_ = false;
};

}  // namespace

SgfText random_sgf(Random& random, std::size_t longest) {
  SgfText out;
  out.type = random.pick(hive::game_types);
  Writer(random, out).write(longest);
  return out;
}

}  // namespace plyglot::test
