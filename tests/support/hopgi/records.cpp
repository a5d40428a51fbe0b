#include "support/hopgi/records.hpp"

#include "hopgi/rules/judge.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/turns.hpp"

#include <vector>

namespace plyglot::test {
namespace {

using namespace hopgi;

// Of the text in front: its suffix is cut off.
Suffix take_suffix(std::string& word) {
  const std::size_t end = word.find_last_not_of("!?") + 1;
  const std::string text = word.substr(end);
  word.resize(end);
  for (std::size_t i = 0; i < 7; ++i) {
    if (suffix_text(static_cast<Suffix>(i)) == text) return static_cast<Suffix>(i);
  }
  FAIL("no suffix: " << text);
  return Suffix::none;
}

class Builder {
 public:
  Builder(std::optional<Position> initial, const std::string& text) : text_(text) {
    const State state = initial ? State(*initial) : State();
    lines_.push_back({state, state, initial.has_value()});
    record_.initial = std::move(initial);
    record_.span = {0, static_cast<std::uint32_t>(text.size())};
  }

  Record build() {
    for (std::size_t at = 0; (at = text_.find_first_not_of(' ', at)) != std::string::npos;) {
      const std::size_t end = std::min(text_.find(' ', at), text_.size());
      span_ = {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
      take(text_.substr(at, end - at));
      at = end;
    }
    if (record_.initial) record_.final_position = lines_.front().now.position();
    if (record_.initial && has_ended_) record_.winner = winner(lines_.front().now);
    return record_;
  }

 private:
  struct Line {
    State now;
    State before_last_turn;
    bool is_certain;
  };

  void add(ElementKind kind, std::size_t index) {
    record_.elements.push_back({kind, static_cast<std::uint32_t>(index), span_});
  }

  void take(const std::string& word) {
    if (word == "(") {
      add(ElementKind::variation_begin, 0);
      const Line& outer = lines_.back();
      lines_.push_back({outer.before_last_turn, outer.before_last_turn, outer.is_certain});
    } else if (word == ")") {
      add(ElementKind::variation_end, 0);
      lines_.pop_back();
    } else if (word[0] == '{') {
      add(ElementKind::comment, record_.comments.size());
      record_.comments.push_back({word, span_});
    } else if (word[0] == '$') {
      add(ElementKind::nag, std::stoul(word.substr(1)));
    } else if (!take_result(word)) {
      add(ElementKind::turn, record_.turns.size());
      take_turn(word);
    }
  }

  bool take_result(const std::string& word) {
    for (const Result result : {Result::white_wins, Result::black_wins, Result::draw, Result::open}) {
      if (result_text(result) != word) continue;
      record_.result = result;
      record_.result_span = span_;
      return true;
    }
    return false;
  }

  void take_turn(std::string word) {
    Line& line = lines_.back();
    RecordTurn turn;
    turn.side = line.now.to_move();
    turn.number = line.now.turn_number();
    turn.depth = static_cast<std::uint16_t>(lines_.size() - 1);
    turn.span = span_;
    turn.first_span = span_;
    turn.is_certain = line.is_certain;
    line.before_last_turn = line.now;
    const bool is_known = record_.initial.has_value() && !is_over(line.now);
    if (word[0] == '~' || word[0] == '?' || !is_known) {
      if (word[0] == '?') turn.played = Played::unreadable;
      turn.written = word[0] == '~' || word[0] == '?' ? word.substr(1) : word;
      if (is_known) line.is_certain = false;
      skip_turn(line.now);
    } else {
      play(turn, word);
    }
    record_.turns.push_back(turn);
  }

  void play(RecordTurn& turn, std::string word) {
    Line& line = lines_.back();
    turn.suffix = take_suffix(word);
    const std::size_t refused = word.find(";~");
    if (refused != std::string::npos) {
      turn.written = word;
      turn.written.erase(refused + 1, 1);
      word.resize(refused);
      line.is_certain = false;
    }
    turn.turn = hopgi_turn(word);
    turn.played = turn.turn.second ? Played::both_legs : Played::first_leg;
    const std::size_t semicolon = word.find(';');
    if (semicolon != std::string::npos) {
      turn.first_span.end = turn.span.begin + static_cast<std::uint32_t>(semicolon);
      turn.second_span = {turn.first_span.end + 1, turn.span.begin + static_cast<std::uint32_t>(word.size())};
    } else {
      turn.first_span.end = turn.span.begin + static_cast<std::uint32_t>(word.size());
    }
    play_turn(line.now, turn.turn);
    if (turn.depth == 0 && is_over(line.now)) {
      has_ended_ = true;
      record_.ending_turn = static_cast<std::uint32_t>(record_.turns.size());
    }
  }

  const std::string& text_;
  Record record_;
  std::vector<Line> lines_;
  text::Span span_;
  bool has_ended_ = false;
};

}  // namespace

Record hopgi_record(const std::string& words) { return Builder(start_position(), words).build(); }

Record hopgi_record_from(const std::string& fen, const std::string& words) {
  return Builder(fen.empty() ? std::nullopt : std::optional<Position>(hopgi_position(fen)), words).build();
}

}  // namespace plyglot::test
