#include "support/hexix/written.hpp"

#include "support/hexix/players.hpp"
#include "support/hexix/random.hpp"

namespace plyglot::test {

using namespace hexix;

namespace {

constexpr std::size_t column_of_red = 7;

struct Habits {
  std::size_t most_rows = 30;
  // In percent of the plies.
  std::size_t mistakes = 0;
  std::size_t gaps = 0;
};

class Author {
 public:
  explicit Author(Random& random) : random_(random) {
    habits_.most_rows = random_.between(1, 50);
    // Most records stay certain for a while.
    habits_.mistakes = random_.pick(std::vector<std::size_t>{0, 2, 10, 40});
    habits_.gaps = random_.pick(std::vector<std::size_t>{0, 1, 5, 30});
  }

  WrittenHexixRecord write() {
    write_beginning();
    for (std::size_t row = 0; row < habits_.most_rows; ++row) write_row(row == 0);
    return std::move(record_);
  }

 private:
  void write_beginning() {
    const std::size_t kind = random_.below(10);
    record_.initial = naive::hexix_rules::start();
    if (kind < 5) {
      begins_as_fragment_ = kind == 0;
    } else if (kind == 5) {
      record_.text = "# position: nowhere\n";
      record_.initial.reset();
    } else {
      const Position position = random_hexix_position(random_);
      state_ = State(position);
      record_.text = "# position: " + position_text(position) + '\n';
      record_.initial = naive::hexix_rules::game_of(position_text(position));
    }
  }

  Player turn() const { return state_.to_move(); }

  void write_row(bool is_first) {
    const bool has_blue = writes_blue(is_first);
    const bool has_red = !has_blue || !random_.chance(habits_.gaps);
    if (has_blue) {
      write_blue();
    } else {
      write_dots_of_blue(is_first);
    }
    if (has_red) write_red();
    record_.text += '\n';
  }

  bool writes_blue(bool is_first) {
    if (is_first && begins_as_fragment_) return false;
    const bool is_usual = turn() == Player::blue;
    return random_.chance(habits_.gaps) ? !is_usual : is_usual;
  }

  // R4a.
  void write_blue() {
    if (turn() == Player::red) {
      add("missing");
      state_.pass_turn();
    }
    write_move();
  }

  // R4b and R4c.
  void write_dots_of_blue(bool is_first) {
    const std::size_t begin = record_.text.size();
    record_.text += "...";
    if (turn() != Player::blue) return;
    if (is_first && record_.text.size() == 3) {
      // R6.
      record_.initial.reset();
    } else {
      add("...", begin);
    }
    state_.pass_turn();
  }

  // R4d.
  void write_red() {
    const std::size_t line = record_.text.rfind('\n') + 1;
    const std::size_t length = record_.text.size() - line;
    record_.text.append(length < column_of_red ? column_of_red - length : 1, ' ');
    if (!random_.chance(habits_.gaps)) return write_move();
    const std::size_t begin = record_.text.size();
    record_.text += "...";
    add("...", begin);
    state_.pass_turn();
  }

  void write_move() {
    const std::size_t begin = record_.text.size();
    if (random_.chance(habits_.mistakes / 8)) {
      const std::string word = random_.pick(std::vector<std::string>{"foo", "D9v", "D2", "D2H1", "D2&"});
      record_.text += word;
      add(word, begin);
      state_.pass_turn();
      return;
    }
    const WrittenHexixMove written = chosen_move();
    record_.text += text_of(written);
    const bool is_beside_skip = begin > 0 && !record_.plies.empty() && record_.plies.back().ply.move == "...";
    if (is_beside_skip && is_next_slot(begin)) record_.plies.back().next = text_of(written);
    add(text_of(written), begin);
    play(written);
  }

  // R5: Red's slot of the same row for a skip of Blue, Blue's slot of the next row for one of Red.
  bool is_next_slot(std::size_t begin) const {
    const WrittenHexixPly& skip = record_.plies.back();
    const std::string between = record_.text.substr(skip.end, begin - skip.end);
    return between.find_first_not_of(skip.ply.player == 'B' ? " " : "\n") == std::string::npos;
  }

  WrittenHexixMove chosen_move() {
    if (random_.chance(habits_.mistakes) || !has_legal_move(state_)) return random_hexix_move(random_, state_);
    return {chosen_hexix_move(random_, state_, HexixPlayer::greedy), 0};
  }

  void play(const WrittenHexixMove& written) {
    const Verdict verdict = judge(state_, written.move, written.number);
    if (verdict.is_refused) {
      state_.pass_turn();
    } else {
      hexix::play(state_, written.move, verdict);
    }
  }

  void add(const std::string& move) { record_.plies.push_back({{letter_of_turn(), move}, 0, 0, ""}); }
  void add(const std::string& move, std::size_t begin) {
    record_.plies.push_back({{letter_of_turn(), move}, begin, record_.text.size(), ""});
  }
  char letter_of_turn() const { return turn() == Player::blue ? 'B' : 'R'; }

  Random& random_;
  Habits habits_;
  bool begins_as_fragment_ = false;
  // Only for what is worth writing; in a fragment it means nothing but the turn.
  State state_;
  WrittenHexixRecord record_;
};

}  // namespace

WrittenHexixRecord random_written_hexix(Random& random) { return Author(random).write(); }

}  // namespace plyglot::test
