#include "hopgi/board/fen_text.hpp"
#include "hopgi/record/record_replay.hpp"
#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "hopgi/views/record_views.hpp"
#include "hopgi/views/setup_views.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi {
namespace {

std::string_view name_of(Played played) {
  constexpr std::string_view names[] = {"no_leg", "first_leg", "both_legs", "unreadable"};
  return names[static_cast<std::size_t>(played)];
}

// Lines of turns, the game and its variations, are written as they come: what comes before the first turn of a line, or
// after a turn, is open until the next turn or the end of the line.
class RecordWriter {
 public:
  RecordWriter(const Record& record, std::string& out) : record_(record), replay_(record.initial), json_(out) {}

  void write() {
    json_.begin_object();
    write_tags();
    json_.key("lead_comments");
    write_comments(record_.lead_comments);
    json_.key("initial");
    write_position(record_.initial);
    json_.key("line");
    begin_line(0);
    for (const Element& element : record_.elements) write_element(element);
    while (!lines_.empty()) end_line();
    json_.key("tail_comments");
    write_comments(record_.tail_comments);
    json_.key("result");
    write_text_or_null(result_text(record_.result), json_);
    json_.key("winner");
    write_text_or_null(record_.winner ? json_word(*record_.winner) : std::string_view(), json_);
    json_.key("final");
    write_position(record_.final_position);
    json_.end_object();
  }

 private:
  struct Line {
    bool has_turn = false;
    // How many turns were played before the next one of the line, and before the last one.
    std::uint32_t plies = 0;
    std::uint32_t plies_before_last = 0;
  };

  void write_tags() {
    json_.key("tags").begin_array();
    for (const Tag& tag : record_.tags) {
      json_.begin_object().key("name").string(tag.name).key("value").string(tag.value).end_object();
    }
    json_.end_array();
  }

  void write_comments(const std::vector<RecordComment>& comments) {
    json_.begin_array();
    for (const RecordComment& comment : comments) json_.string(comment.text);
    json_.end_array();
  }

  void write_position(const std::optional<Position>& position) {
    write_text_or_null(position ? fen_text(*position) : std::string(), json_);
  }

  void begin_line(std::uint32_t plies) {
    lines_.push_back({false, plies, plies});
    json_.begin_object().key("notes").begin_array();
  }

  void end_line() {
    json_.end_array();
    if (lines_.back().has_turn) {
      json_.end_object().end_array();
    } else {
      json_.key("turns").begin_array().end_array();
    }
    json_.end_object();
    lines_.pop_back();
    // What held the variation.
    if (!lines_.empty()) json_.end_object();
  }

  void write_element(const Element& element) {
    switch (element.kind) {
      case ElementKind::turn:
        return write_turn(record_.turns[element.index]);
      case ElementKind::comment:
        begin_note("comment", element);
        json_.string(record_.comments[element.index].text).key("line").null().end_object();
        return;
      case ElementKind::nag:
        begin_note("annotation", element);
        json_.string(text::format("${}", element.index)).key("line").null().end_object();
        return;
      case ElementKind::variation_begin:
        begin_note("variation", element);
        json_.null().key("line");
        replay_.begin_variation();
        return begin_line(lines_.back().plies_before_last);
      case ElementKind::variation_end:
        if (lines_.size() == 1) return;
        replay_.end_variation();
        return end_line();
    }
  }

  void begin_note(std::string_view kind, const Element& element) {
    json_.begin_object().key("kind").string(kind).key("span");
    write_span(element.span, json_);
    json_.key("text");
  }

  void begin_turn() {
    Line& line = lines_.back();
    json_.end_array();
    if (line.has_turn) {
      json_.end_object();
    } else {
      json_.key("turns").begin_array();
    }
    line.has_turn = true;
    line.plies_before_last = line.plies;
    ++line.plies;
  }

  void write_turn(const RecordTurn& turn) {
    begin_turn();
    json_.begin_object().key("ply").number(lines_.back().plies).key("number").number(turn.number);
    json_.key("side").string(json_word(turn.side)).key("text");
    write_text_or_null(turn.is_applied() ? turn_text(turn.turn) : std::string(), json_);
    json_.key("written");
    write_text_or_null(turn.written, json_);
    json_.key("suffix");
    write_text_or_null(suffix_text(turn.suffix), json_);
    json_.key("span");
    write_span(turn.span, json_);
    json_.key("applied").boolean(turn.is_applied()).key("played").string(name_of(turn.played));
    json_.key("certain").boolean(turn.is_certain);
    write_legal_before();
    replay_.play(turn);
    write_legs(turn);
    write_board();
    json_.key("notes").begin_array();
  }

  // Null where the position is unknown, and when the game is over.
  void write_legal_before() {
    json_.key("legal_before");
    if (record_.initial && !is_over(replay_.state())) {
      json_.number(static_cast<std::int64_t>(count_legal_turns(replay_.state())));
    } else {
      json_.null();
    }
  }

  void write_legs(const RecordTurn& turn) {
    json_.key("legs").begin_array();
    if (turn.is_applied()) {
      write_leg(turn.turn.first, replay_.captured()[0]);
      if (turn.turn.second) write_leg(*turn.turn.second, replay_.captured()[1]);
    }
    json_.end_array();
  }

  void write_leg(const Leg& leg, const std::optional<Piece>& captured) {
    json_.begin_object().key("piece").string(letters_of(leg.piece)).key("from");
    write_text_or_null(leg.kind == LegKind::step ? square_name(leg.from) : std::string_view(), json_);
    json_.key("to").string(square_name(leg.to)).key("captured");
    write_text_or_null(captured ? letters_of(captured->kind) : std::string_view(), json_);
    json_.key("promotes").boolean(leg.promotes).end_object();
  }

  // As far as the replay has come.
  void write_board() {
    json_.key("hands");
    if (!record_.initial) {
      json_.null().key("position").null();
      return;
    }
    const Position position = replay_.state().position();
    write_hands(position, json_);
    json_.key("position").string(fen_text(position));
  }

  const Record& record_;
  RecordReplay replay_;
  text::JsonWriter json_;
  std::vector<Line> lines_;
};

}  // namespace

std::string record_json(const Record& record) {
  std::string out;
  RecordWriter(record, out).write();
  return out;
}

}  // namespace plyglot::hopgi
