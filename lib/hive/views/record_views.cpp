#include "hive/views/record_views.hpp"

#include "hive/record/projection.hpp"
#include "hive/record/variation_board.hpp"
#include "hive/spelling/hop_text.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/views/board_graph.hpp"
#include "hive/views/board_walk.hpp"
#include "hive/views/diagram.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/json_writer.hpp"

namespace plyglot::hive {
namespace {

// A ply is open for the variations that replace it until the next one of its line, or the end of that.
class PlyWriter {
 public:
  PlyWriter(const Record& record, text::JsonWriter& json) : record_(record), json_(json), board_(record.type) {}

  void write() {
    json_.key("plies");
    begin_line();
    auto next = record_.variations.begin();
    for (std::size_t i = 0; i < record_.plies.size(); ++i) {
      ply(record_.plies[i]);
      for (; next != record_.variations.end() && next->after_ply == i + 1; ++next) visit_variation(*next, *this);
    }
    end_line();
  }

  void ply(const Ply& ply) {
    end_ply();
    lines_.back().has_ply = true;
    const GameState& state = board_.state();
    json_.begin_object().key("ply").number(static_cast<std::int64_t>(state.plies()) + 1);
    json_.key("move").string(uhp::move_string(state, move_of(ply)));
    if (!ply.is_pass()) {
      json_.key("piece").string(name_of(ply.piece)).key("q").number(ply.to.q).key("r").number(ply.to.r);
    }
    board_.play(ply);
  }
  void comment(const RecordComment&) {}
  void begin(text::Span) {
    if (!lines_.back().has_variations) json_.key("variations").begin_array();
    lines_.back().has_variations = true;
    board_.begin();
    begin_line();
  }
  void end() {
    end_line();
    board_.end();
  }

 private:
  void begin_line() {
    lines_.emplace_back();
    json_.begin_array();
  }
  void end_line() {
    end_ply();
    json_.end_array();
    lines_.pop_back();
  }
  void end_ply() {
    Line& line = lines_.back();
    if (line.has_variations) json_.end_array();
    if (line.has_ply) json_.end_object();
    line = {};
  }

  // What of it is open.
  struct Line {
    bool has_ply = false;
    bool has_variations = false;
  };
  const Record& record_;
  text::JsonWriter& json_;
  VariationBoard board_;
  std::vector<Line> lines_;
};

void append_headers(const Record& record, text::JsonWriter& json) {
  json.key("headers").begin_object();
  for (const Tag& tag : record.tags) json.key(tag.key).string(tag.value);
  json.end_object();
  json.key("result");
  if (record.result) {
    json.string(name_of(*record.result));
  } else {
    json.null();
  }
}

// What is in a variation is indented once more than it.
class VariationDump {
 public:
  VariationDump(const Record& record, std::string& out) : record_(record), out_(out), board_(record.type) {}

  void append() {
    std::size_t played = 0;
    for (const Variation& variation : record_.variations) {
      while (played < variation.after_ply) board_.play(record_.plies[played++]);
      visit_variation(variation, *this);
    }
  }

  void ply(const Ply& ply) {
    const GameState& state = board_.state();
    begin_row();
    text::append(out_, "ply {}: {}", state.plies() + 1, uhp::move_string(state, move_of(ply)));
    if (!ply.is_pass()) text::append(out_, " to {},{}", ply.to.q, ply.to.r);
    text::append(out_, " from {}..{}\n", ply.span.begin, ply.span.end);
    board_.play(ply);
  }
  void comment(const RecordComment& comment) {
    begin_row();
    text::append(out_, "comment after ply {} from {}..{}\n", comment.after_ply, comment.span.begin, comment.span.end);
  }
  void begin(text::Span) {
    begin_row();
    text::append(out_, "in place of ply {}\n", board_.state().plies());
    board_.begin();
    ++depth_;
  }
  void end() {
    board_.end();
    --depth_;
  }

 private:
  void begin_row() { out_.append(2 * (depth_ + 1), ' '); }

  const Record& record_;
  std::string& out_;
  VariationBoard board_;
  std::size_t depth_ = 0;
};

}  // namespace

board::BoardGraph board_of(const Record& record) {
  BoardWalk walk(record);
  while (walk.plies() < record.plies.size()) walk.advance();
  return walk.board();
}

void append_diagram(const Record& record, std::string& out) { out += position_diagram(position_of(record)); }

void append_record(const Record& record, std::string& out) {
  text::append(out, "record {}..{}\n  game type: {}\n", record.span.begin, record.span.end, name_of(record.type));
  const std::vector<std::string> texts = move_texts(record, uhp::spelling, References::canonical);
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    const Ply& ply = record.plies[i];
    text::append(out, "  ply {}: {}", i + 1, texts[i]);
    if (!ply.is_pass()) text::append(out, " to {},{}", ply.to.q, ply.to.r);
    text::append(out, " from {}..{}\n", ply.span.begin, ply.span.end);
  }
  text::append(out, "  on the board: {}\n", name_of(record.outcome));
  if (record.result) text::append(out, "  result: {}\n", name_of(*record.result));
  for (const Tag& tag : record.tags)
    text::append(out, "  header {}: {}\n", text::visible(tag.key), text::visible(tag.value));
  for (const RecordComment& comment : record.comments) {
    text::append(out, "  comment after ply {} from {}..{}\n", comment.after_ply, comment.span.begin, comment.span.end);
  }
  if (!record.variations.empty()) VariationDump(record, out).append();
}

std::string record_json(const Record& record) {
  std::string out;
  text::JsonWriter json(out);
  json.begin_object().key("gametype").string(name_of(record.type)).key("state").string(name_of(record.outcome));
  append_headers(record, json);
  PlyWriter(record, json).write();
  std::string position;
  hop::print(position_of(record), hop::Dialect::spec, position);
  json.key("position").string(position).end_object();
  return out;
}

}  // namespace plyglot::hive
