#include "hive/notations/boardspace_sgf/print.hpp"

#include "hive/board/pieces.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_grid.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_references.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_variant.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/spelling/move_string.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <array>

namespace plyglot::hive::boardspace_sgf {
namespace {

// Every piece has a number but the queen.
std::string piece_text(PieceIndex piece) {
  std::string name = uhp::spelling.piece(piece);
  if (name.size() == 2 && kind_of(piece) != BugKind::queen) name += '1';
  return name;
}

// The place of a kind in the rack. The site's seventh is a pillbug of other rules.
int slot_of(BugKind kind) {
  constexpr std::string_view rack = "QAGBSML?P";
  return static_cast<int>(rack.find(letter_of(kind)));
}

class Printer {
 public:
  Printer(const Record& record, References references, std::string& out)
      : record_(record), references_(references), state_(record.type), out_(out) {}

  void print_headers(const Headers& headers);
  void print_moves();

 private:
  void print_header(std::string_view key, std::string_view value);
  void print_move(const Ply& ply);
  // Begins the next command of the side to move.
  void start_command();

  const Record& record_;
  References references_;
  GameState state_;
  std::string& out_;
  std::uint32_t commands_ = 0;
};

void Printer::print_header(std::string_view key, std::string_view value) {
  if (!value.empty()) text::append(out_, "{}[{}]\n", key, value);
}

void Printer::print_headers(const Headers& headers) {
  out_ += "(;\nGM[27]VV[1]\nCM[0,1]\n";
  print_header("SU", variant_name(record_.type));
  print_header("DT", headers.date);
  print_header("GN", headers.game_name);
  print_header("RE", headers.result);
  text::append(out_, "P0[id \"{}\"]\nP1[id \"{}\"]\n", headers.white, headers.black);
}

void Printer::start_command() {
  text::append(out_, "; P{}[{} ", state_.to_move() == Colour::white ? '0' : '1', commands_++);
}

void Printer::print_moves() {
  start_command();
  out_ += "Start P0]\n";
  for (const Ply& ply : record_.plies) {
    start_command();
    if (ply.is_pass()) {
      out_ += "pass]\n";
    } else {
      print_move(ply);
    }
    start_command();
    out_ += "done]\n";
    state_.play(move_of(ply));
  }
  out_ += ')';
}

void Printer::print_move(const Ply& ply) {
  const std::string piece = piece_text(ply.piece);
  const bool is_white = colour_of(ply.piece) == Colour::white;
  if (holds(state_.on_board(), ply.piece)) {
    text::append(out_, "pickb {} {}]\n", place_text(state_.cell(ply.piece)), piece);
  } else {
    text::append(out_, "pick {} {} {}]\n", is_white ? 'W' : 'B', slot_of(kind_of(ply.piece)), piece);
  }
  start_command();
  // The other side's piece, which a pillbug threw.
  if (colour_of(ply.piece) != state_.to_move()) out_ += 'p';
  const std::optional<Reference> reference = reference_of(ply, state_, references_);
  text::append(out_, "dropb {} {} {}]\n", piece, place_text(ply.to), reference ? reference_text(*reference) : ".");
}

}  // namespace

void print(const Record& record, const Headers& headers, References references, std::string& out) {
  Printer printer(record, references, out);
  printer.print_headers(headers);
  printer.print_moves();
}

const Ply* first_beyond_board(const Record& record) {
  GameState state(record.type);
  for (const Ply& ply : record.plies) {
    state.play(move_of(ply));
    if (!fits_grid(state)) return &ply;
  }
  return nullptr;
}

}  // namespace plyglot::hive::boardspace_sgf
