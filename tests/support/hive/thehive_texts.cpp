#include "support/hive/thehive_texts.hpp"

#include "hive/record/record_replay.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/spelling/move_texts.hpp"
#include "hive/spelling/thehive_spelling.hpp"

#include <algorithm>
#include <array>

namespace plyglot::test {
namespace {

using hive::PieceIndex;
using hive::Reference;

bool may_climb(PieceIndex piece) {
  return hive::kind_of(piece) == hive::BugKind::beetle || hive::kind_of(piece) == hive::BugKind::mosquito;
}

// Every reference that means the cell: also the piece itself, which leaves another one.
std::vector<Reference> references_to(const hive::GameState& state, const hive::Ply& ply) {
  std::vector<Reference> found;
  const auto stands_there = [&](PieceIndex piece) {
    return piece != ply.piece && hive::holds(state.on_board(), piece) && state.cell(piece) == ply.to;
  };
  bool is_climb = false;
  for (PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
    if (!stands_there(piece)) continue;
    is_climb = true;
    found.push_back({piece, std::nullopt});
  }
  if (is_climb && !may_climb(ply.piece)) return found;
  for (PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
    if (!hive::holds(state.on_board(), piece)) continue;
    for (board::Direction direction = 0; direction < board::directions; ++direction) {
      if (board::neighbour(state.cell(piece), direction) == ply.to) found.push_back({piece, direction});
    }
  }
  return found;
}

std::string careless_piece(Random& random, PieceIndex piece) {
  std::string name = hive::thehive::spelling.piece(piece);
  if (hive::find_piece(hive::colour_of(piece), hive::kind_of(piece), 2) == hive::no_piece && random.chance(20)) {
    name.pop_back();
  }
  if (random.chance(10)) name[0] = static_cast<char>(name[0] - 'a' + 'A');
  if (random.chance(10)) name[1] = static_cast<char>(name[1] - 'A' + 'a');
  return name;
}

std::string blanks(Random& random, std::size_t percent) {
  if (!random.chance(percent)) return {};
  return random.pick(std::vector<std::string>{" ", "  ", "\t", " \t "});
}

std::string careless_number(Random& random, std::size_t index) {
  if (random.chance(60)) return {};
  const std::size_t number = random.chance(80) ? index : random.below(100);
  return std::to_string(number) + (random.chance(50) ? "." + blanks(random, 50) : " " + blanks(random, 20));
}

std::string careless_move(Random& random, const hive::GameState& state, const hive::Ply& ply) {
  if (ply.is_pass()) return "pass";
  std::string text = careless_piece(random, ply.piece);
  if (state.on_board() == 0) return text;
  const Reference reference = random.pick(references_to(state, ply));
  const std::size_t contact = reference.direction ? *reference.direction : hive::thehive::on_top;
  text += blanks(random, 5);
  text += hive::thehive::contacts[contact];
  text += blanks(random, 5);
  return text + careless_piece(random, reference.piece);
}

}  // namespace

std::string careless_text(Random& random, const hive::Record& record) {
  std::string text = random.chance(10) ? "\xEF\xBB\xBF" : "";
  const std::string line_end = random.chance(50) ? "\n" : "\r\n";
  hive::GameState state(record.type);
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    const hive::Ply& ply = record.plies[i];
    if (random.chance(10)) text += blanks(random, 50) + "# before " + std::to_string(i) + line_end;
    if (random.chance(5)) text += blanks(random, 50) + line_end;
    text += blanks(random, 10) + careless_number(random, i + 1) + careless_move(random, state, ply);
    text += blanks(random, 10);
    if (random.chance(10)) text += "#beside " + std::to_string(i + 1);
    text += line_end;
    state.play(hive::move_of(ply));
  }
  return text;
}

std::string uhp_moves_text(const hive::Record& record) {
  std::string text;
  for (const std::string& move : move_texts(record, hive::uhp::spelling, hive::References::canonical)) {
    text += move + '\n';
  }
  return text;
}

hive::Record with_comments(Random& random, hive::Record record) {
  record.comments.clear();
  for (std::uint32_t ply = 0; ply <= record.plies.size(); ++ply) {
    bool is_beside = ply > 0;
    for (; random.chance(30); is_beside = false) {
      hive::RecordComment& comment = record.comments.emplace_back();
      comment.after_ply = ply;
      comment.is_beside_ply = is_beside && random.chance(50);
      comment.text = random.chance(10) ? "" : "comment " + std::to_string(record.comments.size());
    }
  }
  return record;
}

hive::Record with_other_numbers(Random& random, hive::Record record) {
  std::array<PieceIndex, hive::all_pieces> names{};
  for (PieceIndex piece = 0; piece < hive::all_pieces; ++piece) names[piece] = piece;
  for (PieceIndex first = 0; first < hive::all_pieces;) {
    PieceIndex last = first;
    const auto is_alike = [first](PieceIndex piece) {
      return hive::kind_of(piece) == hive::kind_of(first) && hive::colour_of(piece) == hive::colour_of(first);
    };
    while (last < hive::all_pieces && is_alike(last)) ++last;
    std::vector<PieceIndex> alike(names.begin() + first, names.begin() + last);
    random.shuffle(alike);
    std::copy(alike.begin(), alike.end(), names.begin() + first);
    first = last;
  }
  for (hive::Ply& ply : record.plies) {
    if (!ply.is_pass()) ply.piece = names[ply.piece];
  }
  return record;
}

}  // namespace plyglot::test
