#include "hexix/spelling/ply_sentence.hpp"

#include "hexix/record/move_text.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {
namespace {

using text::format;

// R7: how the new piece comes by its number.
std::string number_words(const Ply& ply, const State& before) {
  if (!ply.is_counted) return format(", which is not next to an own piece; its number is taken as {}", int{ply.number});
  const unsigned beside = before.neighbour_count(ply.cell, ply.player);
  std::string words =
      format(", which gets the number {} ({} beside it", int{ply.number}, text::counted(beside, "own piece"));
  if (ply.written_number != 0 && ply.written_number != ply.number) {
    text::append(words, "; {} is written", int{ply.written_number});
  }
  return words + ')';
}

std::string deed_on_board(const Record& record, const Ply& ply, const State& before) {
  const std::string_view player = name_of(ply.player);
  const std::string_view cell = cell_name(ply.cell);
  if (ply.kind == PlyKind::place) {
    return format("{} places a `{}` at {}{}", player, mark_of(ply.mark, record.dialect), cell,
                  number_words(ply, before));
  }
  const std::string piece = piece_text(before.at(ply.cell));
  if (ply.kind == PlyKind::increment) return format("{} raises `{}` at {} to {}", player, piece, cell, int{ply.number});
  return format("{} takes `{}` at {} with `{}` from {}", player, piece_text(before.at(ply.target)),
                cell_name(ply.target), piece, cell);
}

// Of a ply of which only the writing is known.
std::string written_deed(const Record& record, const Ply& ply) {
  const std::string_view player = name_of(ply.player);
  switch (ply.kind) {
    case PlyKind::place:
      return format("{} places a `{}` at {}", player, mark_of(ply.mark, record.dialect), cell_name(ply.cell));
    case PlyKind::increment:
      return format("{} raises the piece at {}", player, cell_name(ply.cell));
    case PlyKind::capture:
      return format("{} takes at {} with the piece from {}", player, cell_name(ply.target), cell_name(ply.cell));
    case PlyKind::skipped:
      return format("a ply of {} that was not written down", player);
    case PlyKind::missing:
      return format("a ply of {} is missing", player);
    case PlyKind::unreadable:
      break;
  }
  return format("a ply of {} that cannot be read", player);
}

// Why nothing is said of the board.
std::string_view reason_unseen(const Record& record, std::uint32_t index) {
  const Ply& ply = record.plies[index];
  if (!ply.is_move()) return "";
  if (!record.initial) return "; the board is unknown";
  if (record.end != End::none && index > record.ending_ply) return "; the game was over before";
  return ply.is_certain ? "; it cannot be played on this board" : "; the board is uncertain here";
}

// R14.
std::string end_words(const Record& record, std::uint32_t index) {
  if (record.end == End::none || record.ending_ply != index) return "";
  if (record.end == End::home) return ", and wins the game";
  return format(", and wins the game: {} has no ply", name_of(opponent_of(record.winner)));
}

}  // namespace

std::string ply_sentence(const Record& record, std::uint32_t index, const State& before) {
  const Ply& ply = record.plies[index];
  const std::string number = format("ply {}: ", index + 1);
  if (!is_seen(ply)) return number + written_deed(record, ply) + std::string(reason_unseen(record, index));
  return number + deed_on_board(record, ply, before) + end_words(record, index);
}

}  // namespace plyglot::hexix
