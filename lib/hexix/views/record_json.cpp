#include "hexix/record/move_text.hpp"
#include "hexix/record/record_replay.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "hexix/spelling/phrases.hpp"
#include "hexix/views/record_views.hpp"
#include "text/json_writer.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

std::string_view name_of_kind(PlyKind kind) {
  constexpr std::string_view names[] = {"place", "increment", "capture", "skip", "missing", "unreadable"};
  return names[static_cast<std::size_t>(kind)];
}

// As a position line says who owns a piece (R13).
std::string_view letter_of(Player player) { return player == Player::blue ? "B" : "R"; }

class RecordWriter {
 public:
  RecordWriter(const Record& record, const RuleOptions& options, std::string& out)
      : record_(record), rules_(options), replay_(record), json_(out) {}

  void write() {
    json_.begin_object().key("dialect").string(record_.dialect == Dialect::v2024 ? "2024" : "2019");
    json_.key("header").boolean(record_.has_header).key("fragment").boolean(record_.is_fragment).key("initial");
    if (record_.initial) {
      json_.string(position_text(*record_.initial));
    } else {
      json_.null();
    }
    json_.key("plies").begin_array();
    for (std::uint32_t i = 0; i < record_.plies.size(); ++i) write_ply(i);
    json_.end_array();
    write_comments();
    json_.key("result");
    string_or_null(result_text(record_));
    write_position();
    json_.end_object();
  }

 private:
  bool is_known() const { return record_.initial.has_value(); }

  void string_or_null(std::string_view text) {
    if (text.empty()) {
      json_.null();
    } else {
      json_.string(text);
    }
  }

  void write_span(text::Span span) {
    json_.key("span").begin_object().key("start").number(span.begin).key("end").number(span.end).end_object();
  }

  void write_ply(std::uint32_t index) {
    const Ply& ply = record_.plies[index];
    json_.begin_object().key("ply").number(static_cast<std::int64_t>(index) + 1);
    json_.key("row").number(static_cast<std::int64_t>(ply.row) + 1).key("side").string(letter_of(ply.player));
    json_.key("token");
    string_or_null(ply_text(record_, ply));
    json_.key("suffix");
    string_or_null(suffix_text(ply.suffix));
    write_span(ply.whole);
    json_.key("kind").string(name_of_kind(ply.kind));
    json_.key("applied").boolean(ply.is_applied).key("certain").boolean(ply.is_certain);
    const bool is_over = record_.end != End::none && index > record_.ending_ply;
    write_legal_before(ply.player, is_over);
    replay_.advance();
    write_pieces(ply);
    write_inactive();
    write_position();
    json_.end_object();
  }

  // R10; null where the position is unknown, and when the game is over.
  void write_legal_before(Player player, bool is_over) {
    json_.key("legal_before");
    if (is_known() && !is_over) {
      State before = replay_.state();
      // R13: the first ply may be the other side's.
      if (before.to_move() != player) before.pass_turn();
      json_.number(count_legal_moves(before, rules_));
    } else {
      json_.null();
    }
  }

  void write_pieces(const Ply& ply) {
    json_.key("piece");
    if (ply.is_applied) {
      const Cell cell = place_after(ply);
      json_.string(std::string(cell_name(cell)) + "=" + piece_text(replay_.state().at(cell)));
    } else {
      json_.null();
    }
    json_.key("captured");
    string_or_null(ply.captured ? piece_text(*ply.captured) : std::string());
  }

  // R11.
  void write_inactive() {
    json_.key("inactive");
    if (!is_known()) {
      json_.null();
      return;
    }
    json_.begin_object();
    for (const Player player : {Player::blue, Player::red}) {
      const State& state = replay_.state();
      json_.key(letter_of(player)).begin_array();
      for (CellSet left = state.pieces(player) & ~state.active(player); left != 0; left &= left - 1) {
        json_.string(cell_name(first_of(left)));
      }
      json_.end_array();
    }
    json_.end_object();
  }

  // As far as the replay has come.
  void write_position() {
    json_.key("position");
    string_or_null(is_known() ? position_text(replay_.state().position()) : std::string());
  }

  // R15: a comment after a row belongs to it, any other to the next row; null where there is none.
  void write_comments() {
    json_.key("comments").begin_array();
    std::size_t at = 0;
    for (std::size_t i = 0; i < record_.lines.size(); ++i) {
      const Line& line = record_.lines[i];
      if (line.comment.empty()) continue;
      const bool is_trailing = line.kind == LineKind::row;
      at = std::max(at, i);
      while (at < record_.lines.size() && record_.lines[at].kind != LineKind::row) ++at;
      json_.begin_object().key("row");
      if (at < record_.lines.size()) {
        json_.number(static_cast<std::int64_t>(record_.lines[at].row) + 1);
      } else {
        json_.null();
      }
      json_.key("trailing").boolean(is_trailing).key("text").string(line.comment).end_object();
    }
    json_.end_array();
  }

  const Record& record_;
  const RuleOptions rules_;
  RecordReplay replay_;
  text::JsonWriter json_;
};

}  // namespace

std::string record_json(const Record& record, const RuleOptions& options) {
  std::string out;
  RecordWriter(record, options, out).write();
  return out;
}

}  // namespace plyglot::hexix
