#include "hive/notations/thehive/print.hpp"

#include "hive/notations/thehive/resolve/second_move.hpp"
#include "hive/notations/thehive/resolve/thehive_comments.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/spelling/thehive_spelling.hpp"
#include "text/format.hpp"

namespace plyglot::hive::thehive {
namespace {

class Printer {
 public:
  Printer(const Record& record, const PrintOptions& options, std::string& out)
      : record_(record), options_(options), begin_(out.size()), out_(out) {}

  void run();

 private:
  void start_line() {
    if (out_.size() != begin_) out_ += '\n';
  }
  void print_comments(std::size_t plies);
  void print_comment(std::string_view text);

  const Record& record_;
  const PrintOptions& options_;
  std::size_t begin_;
  std::string& out_;
  std::size_t next_comment_ = 0;
  // Whether the line that is being written has a move and nothing after it.
  bool is_after_move_ = false;
};

void Printer::run() {
  print_comments(0);
  const std::vector<std::string> moves = move_texts(record_, spelling, options_.references);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    start_line();
    if (options_.has_numbers) text::append(out_, "{}. ", i + 1);
    out_ += moves[i];
    is_after_move_ = true;
    print_comments(i + 1);
  }
  // What follows moves that are not in the record.
  print_comments(std::string::npos);
}

// Those that come after as many plies.
void Printer::print_comments(std::size_t plies) {
  for (; next_comment_ < record_.comments.size(); ++next_comment_) {
    const RecordComment& comment = record_.comments[next_comment_];
    if (comment.after_ply > plies) return;
    if (comment.is_beside_ply && is_after_move_) {
      out_ += ' ';
    } else {
      start_line();
    }
    print_comment(comment.text);
    is_after_move_ = false;
  }
}

// One that has line ends, from another notation, goes on on lines of its own.
void Printer::print_comment(std::string_view text) {
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (begin != 0) out_ += '\n';
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    out_ += line.empty() ? "#" : "# ";
    out_ += line;
    begin = end + 1;
  }
}

}  // namespace

void print(const Record& record, const PrintOptions& options, std::string& out) {
  const int sixths = options.is_turned ? turn_to_east(record) : 0;
  if (sixths == 0) {
    Printer(record, options, out).run();
  } else {
    Printer(turned(record, sixths), options, out).run();
  }
}

}  // namespace plyglot::hive::thehive
