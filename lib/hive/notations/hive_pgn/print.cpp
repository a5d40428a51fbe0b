#include "hive/notations/hive_pgn/print.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "hive/record/variation_board.hpp"
#include "hive/spelling/move_string.hpp"
#include "text/format.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

// hive-notations 5: those that every file has, of them the first and the last from what is known of the game, and those
// that come next if there are any.
constexpr std::string_view always_written[] = {"Date", "Event", "Site", "Round", "White", "Black"};
constexpr std::string_view written_next[] = {"SgfDate", "SgfGameName", "SgfResult"};
constexpr std::string_view not_in_values = "\"\r\n";

void print_tag(std::string_view key, std::string_view value, std::string& out) {
  out += '[';
  out += key;
  out += " \"";
  for (const char c : value) out += c == '"' ? '\'' : not_in_values.find(c) != not_in_values.npos ? ' ' : c;
  out += "\"]\n";
}

// A record without a result of its own has that of the board.
Outcome result_of(const Record& record) {
  if (record.result) return *record.result;
  return is_over(record.outcome) ? record.outcome : Outcome::in_progress;
}

// The tags of a record in the order of the canonical form. A repeated one comes last.
class TagPrinter {
 public:
  TagPrinter(const Record& record, bool is_adjudicated)
      : record_(record), is_adjudicated_(is_adjudicated), is_printed_(record.tags.size(), false) {}

  void print(std::string& out) {
    print_tag("GameType", name_of(record_.type), out);
    for (const std::string_view key : always_written) {
      if (!print_first(key, out)) print_tag(key, "", out);
    }
    print_tag("Result", is_adjudicated_ ? adjudicated : name_of(result_of(record_)), out);
    for (const std::string_view key : written_next) print_first(key, out);
    for (std::size_t i = 0; i < record_.tags.size(); ++i) {
      if (!is_printed_[i]) print_tag(record_.tags[i].key, record_.tags[i].value, out);
    }
  }

 private:
  bool print_first(std::string_view key, std::string& out) {
    const auto found =
        std::find_if(record_.tags.begin(), record_.tags.end(), [key](const Tag& tag) { return tag.key == key; });
    if (found == record_.tags.end()) return false;
    is_printed_[static_cast<std::size_t>(found - record_.tags.begin())] = true;
    print_tag(found->key, found->value, out);
    return true;
  }

  const Record& record_;
  bool is_adjudicated_;
  std::vector<bool> is_printed_;
};

// What comes after the tags and before the result.
class MovePrinter {
 public:
  MovePrinter(const Record& record, References references, std::string& out)
      : record_(record), references_(references), out_(out), board_(record.type) {}

  void print() {
    print_after(0);
    for (std::size_t i = 0; i < record_.plies.size(); ++i) {
      ply(record_.plies[i]);
      print_after(i + 1);
    }
  }

  void ply(const Ply& ply) {
    const GameState& state = board_.state();
    text::append(out_, "{}. {}\n", state.plies() + 1,
                 spelled(uhp::spelling, state, move_of(ply), reference_of(ply, state, references_)));
    board_.play(ply);
  }
  void comment(const RecordComment& comment) {
    if (comment.text.find('}') == std::string::npos) text::append(out_, "{{{}}}\n", comment.text);
  }
  void begin(text::Span) {
    out_ += "(\n";
    board_.begin();
  }
  void end() {
    out_ += ")\n";
    board_.end();
  }

 private:
  // The comments and variations after a ply of the game.
  void print_after(std::size_t plies) {
    const auto& variations = record_.variations;
    for (; next_variation_ < variations.size() && variations[next_variation_].after_ply == plies; ++next_variation_) {
      while (next_comment_ < variations[next_variation_].comments_before) comment(record_.comments[next_comment_++]);
      visit_variation(variations[next_variation_], *this);
    }
    while (next_comment_ < record_.comments.size() && record_.comments[next_comment_].after_ply <= plies) {
      comment(record_.comments[next_comment_++]);
    }
  }

  const Record& record_;
  const References references_;
  std::string& out_;
  VariationBoard board_;
  std::size_t next_comment_ = 0;
  std::size_t next_variation_ = 0;
};

}  // namespace

bool is_tag_value(std::string_view value) { return value.find_first_of(not_in_values) == value.npos; }

void print(const Record& record, References references, std::string& out, bool has_word_for_adjudicated) {
  const bool is_adjudicated = record.is_adjudicated && has_word_for_adjudicated;
  TagPrinter(record, is_adjudicated).print(out);
  out += '\n';
  MovePrinter(record, references, out).print();
  const Outcome result = result_of(record);
  if (is_over(result) || is_adjudicated) text::append(out, "{}\n", is_over(result) ? name_of(result) : adjudicated);
  // A game without moves ends with its tags.
  while (out.back() == '\n') out.pop_back();
}

}  // namespace plyglot::hive::hive_pgn
