#include "hopgi/views/record_views.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/record/record_replay.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "hopgi/spelling/record_notes.hpp"
#include "hopgi/views/board_graph.hpp"
#include "hopgi/views/diagram.hpp"
#include "hopgi/views/move_list.hpp"
#include "hopgi/views/placed_spans.hpp"
#include "text/format.hpp"
#include "text/json_writer.hpp"

#include <algorithm>

namespace plyglot::hopgi {
namespace {

void append_last_turn(const Record& record, std::string& out) {
  const auto last = std::find_if(record.turns.rbegin(), record.turns.rend(),
                                 [](const RecordTurn& turn) { return turn.depth == 0 && turn.is_applied(); });
  if (last == record.turns.rend()) return;
  text::append(out, "// after {}{} {}\n", last->number, last->side == Side::white ? "." : "...", turn_text(last->turn));
}

void append_end(const Record& record, std::string& out) {
  if (record.winner) {
    text::append(out, "// {} has no king left\n", name_of(opponent_of(*record.winner)));
  } else if (record.result != Result::none && record.result != Result::open) {
    text::append(out, "// result {}\n", result_text(record.result));
  }
}

class Writer {
 public:
  Writer(const Record& record, std::string& out) : record_(record), out_(out) {}

  void write() {
    text::append(out_, "record {}..{}{}\n", record_.span.begin, record_.span.end,
                 record_.is_sound ? "" : ", not sound");
    write_comments(record_.lead_comments);
    for (const Tag& tag : record_.tags) {
      text::append(out_, "  tag {} ", tag.name);
      write_quoted(tag.value);
    }
    text::append(out_, "  begins: {}\n", record_.initial ? fen_text(*record_.initial) : "unknown");
    for (const Element& element : record_.elements) write_element(element);
    write_end();
    write_comments(record_.tail_comments);
  }

 private:
  void write_quoted(std::string_view text) {
    text::append_json_string(out_, text);
    out_ += '\n';
  }

  void write_comments(const std::vector<RecordComment>& comments) {
    for (const RecordComment& comment : comments) write_comment(comment);
  }

  void write_comment(const RecordComment& comment) {
    out_ += "  comment ";
    write_quoted(comment.text);
  }

  // Turns of variations give the number of variations around them: with a hundred levels of indentation, lines would be
  // too long.
  void write_element(const Element& element) {
    switch (element.kind) {
      case ElementKind::turn:
        return write_turn(record_.turns[element.index]);
      case ElementKind::comment:
        return write_comment(record_.comments[element.index]);
      case ElementKind::nag:
        text::append(out_, "  annotation ${}\n", element.index);
        return;
      case ElementKind::variation_begin:
        out_ += "  variation begins\n";
        return;
      case ElementKind::variation_end:
        out_ += "  variation ends\n";
        return;
    }
  }

  void write_turn(const RecordTurn& turn) {
    text::append(out_, "  {} {} ", name_of(turn.side), turn.number);
    if (turn.depth != 0) text::append(out_, "in variation {} ", unsigned{turn.depth});
    write_words(turn);
    if (turn.suffix != Suffix::none) text::append(out_, " {}", suffix_text(turn.suffix));
    if (!turn.is_certain) out_ += ", uncertain";
    text::append(out_, " from {}..{}\n", turn.span.begin, turn.span.end);
  }

  void write_words(const RecordTurn& turn) {
    if (turn.played == Played::unreadable) out_ += "unreadable ";
    if (turn.is_applied()) {
      out_ += words_of(turn);
    } else {
      text::append_json_string(out_, turn.written);
    }
    if (turn.played == Played::no_leg) out_ += ", not played";
    if (turn.is_applied() && !turn.written.empty()) out_ += ", second leg not played";
  }

  void write_end() {
    text::append(out_, "  result {}\n", record_.result == Result::none ? "missing" : result_text(record_.result));
    if (record_.winner) text::append(out_, "  {} has won\n", name_of(*record_.winner));
    text::append(out_, "  ends: {}\n", record_.final_position ? fen_text(*record_.final_position) : "unknown");
  }

  const Record& record_;
  std::string& out_;
};

void show_json(const Record& record, const notation::OptionValues&, std::string& out) { out += record_json(record); }

void show_diagram(const Record& record, std::string& out) {
  const std::optional<Setup> setup = setup_of(record);
  if (!setup || !diagram::print(*setup, out)) return;
  out += '\n';
  append_last_turn(record, out);
  append_end(record, out);
}

// The tag `FEN` cannot be read.
std::string why_no_board(const Record& record) {
  return record.initial ? std::string() : "the position that the game begins with is unknown";
}

bool list_moves(const Record& record, const notation::OptionValues& options, std::vector<std::string>& moves,
                std::string& why) {
  if (record.final_position) {
    return list_moves_of(*record.final_position, move_form_of(options), moves, why);
  }
  why = why_no_board(record);
  return false;
}

}  // namespace

void append_record(const Record& record, std::string& out) { Writer(record, out).write(); }

const notation::Views<Record> record_views = {
    .dump = append_record,
    .show_json = show_json,
    .show_diagram = show_diagram,
    .list_moves = list_moves,
    .lower = board_of,
    .place_spans = place_spans,
    .why_no_board = why_no_board,
};

}  // namespace plyglot::hopgi
