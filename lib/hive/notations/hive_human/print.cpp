#include "hive/notations/hive_human/print.hpp"

#include "hive/notations/hive_human/human_words.hpp"
#include "hive/record/record_replay.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hive::hive_human {
namespace {

class Printer {
 public:
  Printer(const Record& record, std::string& out) : record_(record), begin_(out.size()), out_(out) {}

  void run();

 private:
  void print_tag(std::string_view key, std::string_view value);
  void print_tags();
  void print_comments(std::size_t plies);
  void print_comment(const RecordComment& comment);
  void start_line() {
    if (out_.size() != begin_ && out_.back() != '\n') out_ += '\n';
  }
  // On the line that is being written, unless it is empty.
  void space() {
    if (out_.size() != begin_ && out_.back() != '\n') out_ += ' ';
  }

  const Record& record_;
  std::size_t begin_;
  std::string& out_;
  std::size_t next_comment_ = 0;
  // Whether a ply is the last on its line, but for comments beside it.
  bool is_after_ply_ = false;
};

void Printer::print_tag(std::string_view key, std::string_view value) {
  text::append(out_, "[{} \"", key);
  for (const char c : value) {
    if (c == '"' || c == '\\') out_ += '\\';
    out_ += c == '\r' || c == '\n' ? ' ' : c;
  }
  out_ += "\"]\n";
}

void Printer::print_tags() {
  for (const Tag& tag : record_.tags) {
    const bool is_said_below = tag.key == "ExpansionPieces" || tag.key == "GameType" || tag.key == "Result";
    if (!is_said_below) print_tag(tag.key, tag.value);
  }
  if (record_.type != GameType{}) {
    print_tag("ExpansionPieces", std::string(record_.type.has_ladybug ? "Ll" : "") +
                                     (record_.type.has_mosquito ? "Mm" : "") + (record_.type.has_pillbug ? "Pp" : ""));
  }
  if (record_.result) print_tag("Result", name_of(*record_.result));
  if (out_.size() != begin_) out_ += '\n';
}

void Printer::run() {
  print_tags();
  print_comments(0);
  GameState state(record_.type);
  for (std::size_t i = 0; i < record_.plies.size(); ++i) {
    const Move move = move_of(record_.plies[i]);
    if (i % 2 == 0) {
      start_line();
      text::append(out_, "{}.", i / 2 + 1);
    }
    space();
    out_ += spelled(spelling, state, move);
    state.play(move);
    if (!move.is_pass() && is_over(state.outcome())) out_ += '#';
    is_after_ply_ = true;
    print_comments(i + 1);
  }
  print_comments(std::string::npos);
  while (out_.size() != begin_ && out_.back() == '\n') out_.pop_back();
}

// Those that come after as many plies.
void Printer::print_comments(std::size_t plies) {
  for (; next_comment_ < record_.comments.size(); ++next_comment_) {
    const RecordComment& comment = record_.comments[next_comment_];
    if (comment.after_ply > plies) return;
    is_after_ply_ = is_after_ply_ && comment.is_beside_ply;
    if (is_after_ply_) {
      space();
    } else {
      start_line();
    }
    print_comment(comment);
    if (!is_after_ply_) start_line();
  }
}

// One with a brace in it is written line by line.
void Printer::print_comment(const RecordComment& comment) {
  if (comment.text.find('}') == std::string::npos) {
    text::append(out_, "{{{}}}", comment.text);
    return;
  }
  for (std::size_t begin = 0; begin <= comment.text.size();) {
    const std::size_t end = std::min(comment.text.find('\n', begin), comment.text.size());
    text::append(out_, "; {}\n", comment.text.substr(begin, end - begin));
    begin = end + 1;
  }
}

}  // namespace

void print(const Record& record, std::string& out) { Printer(record, out).run(); }

}  // namespace plyglot::hive::hive_human
