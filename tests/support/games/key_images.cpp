#include "support/games/key_images.hpp"

#include "board/hex.hpp"
#include "hexix/board/cells.hpp"
#include "hive/board/pieces.hpp"

#include <plyglot/hive_record.hpp>
#include <plyglot/homeworlds_record.hpp>

#include <algorithm>
#include <array>
#include <map>

namespace plyglot::test {
namespace {

using Numbers = std::vector<std::int32_t>;
using Row = std::array<std::int32_t, 6>;
using Rows = std::vector<Row>;
using toolchain::Game;
using toolchain::LegalMove;

constexpr std::int32_t nowhere = -1;

Numbers image_of(std::int32_t side, Rows board, Rows moves) {
  std::sort(board.begin(), board.end());
  std::sort(moves.begin(), moves.end());
  Numbers image = {side, static_cast<std::int32_t>(board.size())};
  for (const Rows* rows : {&board, &moves}) {
    for (const Row& row : *rows) image.insert(image.end(), row.begin(), row.end());
  }
  return image;
}

// Calls visit(row) for each row of the cells.
template <class Visit>
void for_each_cell(const Game& game, Visit visit) {
  const toolchain::Cells cells = game.cells();
  for (std::size_t at = 0; at < cells.numbers.size(); at += cells.columns.size()) visit(cells.numbers.data() + at);
}

struct Standing {
  hive::Cell cell;
  std::int32_t level = nowhere;
};

// Pieces of one side and kind are alike.
std::int32_t sort_of(std::int32_t piece) {
  const auto index = static_cast<hive::PieceIndex>(piece);
  return static_cast<std::int32_t>(hive::kind_of(index)) * 2 + static_cast<std::int32_t>(hive::colour_of(index));
}

Numbers hive_image(const Game& game, const std::map<std::int32_t, Standing>& standing,
                   const std::vector<LegalMove>& moves, board::Symmetry symmetry) {
  hive::Cell least;
  bool is_first = true;
  for (const auto& [piece, place] : standing) {
    const hive::Cell cell = board::image(place.cell, symmetry);
    least = is_first ? cell : hive::Cell{std::min(least.q, cell.q), std::min(least.r, cell.r)};
    is_first = false;
  }
  const auto placed = [&](hive::Cell cell) { return board::difference(board::image(cell, symmetry), least); };
  Rows board;
  for (const auto& [piece, place] : standing) {
    const hive::Cell cell = placed(place.cell);
    board.push_back({cell.q, cell.r, place.level, sort_of(piece)});
  }
  Rows played;
  for (const LegalMove& move : moves) {
    if (move.numbers[0] == nowhere) continue;
    const hive::Cell to = placed({move.numbers[1], move.numbers[2]});
    Row row = {sort_of(move.numbers[0]), nowhere, nowhere, nowhere, to.q, to.r};
    if (const auto found = standing.find(move.numbers[0]); found != standing.end()) {
      const hive::Cell from = placed(found->second.cell);
      row[1] = from.q;
      row[2] = from.r;
      row[3] = found->second.level;
    }
    played.push_back(row);
  }
  return image_of(game.to_move(), std::move(board), std::move(played));
}

PositionImages hive_images(const Game& game, const std::vector<LegalMove>& moves) {
  std::map<std::int32_t, Standing> standing;
  for_each_cell(game, [&](const std::int32_t* row) { standing[row[0]] = {{row[1], row[2]}, row[3]}; });
  PositionImages images;
  for (const board::Symmetry symmetry : board::symmetries) {
    Numbers image = hive_image(game, standing, moves, symmetry);
    if (images.mirrored.empty() || image < images.mirrored) images.mirrored = image;
    if (!symmetry.is_mirrored && (images.turned.empty() || image < images.turned)) images.turned = std::move(image);
  }
  return images;
}

PositionImages hexix_images(const Game& game, const std::vector<LegalMove>& moves) {
  const auto image = [&](bool is_mirrored) {
    const auto cell = [&](std::int32_t number) {
      if (!is_mirrored || number == nowhere) return number;
      return std::int32_t{hexix::mirrored(static_cast<hexix::Cell>(number))};
    };
    Rows board;
    for_each_cell(game, [&](const std::int32_t* row) { board.push_back({cell(row[0]), row[1], row[2], row[3]}); });
    Rows played;
    for (const LegalMove& move : moves) {
      played.push_back({move.numbers[0], cell(move.numbers[1]), cell(move.numbers[2]), move.numbers[3]});
    }
    return image_of(game.to_move(), std::move(board), std::move(played));
  };
  const Numbers turned = image(false);
  return {turned, std::min(turned, image(true))};
}

PositionImages hopgi_images(const Game& game, const std::vector<LegalMove>& moves) {
  Rows board;
  for_each_cell(game, [&](const std::int32_t* row) { board.push_back({row[0], row[1], row[2], row[3]}); });
  Rows played;
  for (const LegalMove& move : moves) played.push_back(move.numbers);
  const Numbers image = image_of(game.to_move(), std::move(board), std::move(played));
  return {image, image};
}

// A system is what is in it.
PositionImages homeworlds_images(const Game& game, const std::vector<LegalMove>& moves) {
  const toolchain::Model model = game.model();
  const std::int32_t players = std::get<homeworlds::Record>(model).player_count;
  const auto seat = [&](std::int32_t player) {
    return player == nowhere ? nowhere : (player + players - game.to_move()) % players;
  };
  std::map<std::int32_t, Rows> systems;
  for_each_cell(game, [&](const std::int32_t* row) { systems[row[0]].push_back({seat(row[1]), row[2], row[3]}); });
  Rows board;
  std::vector<Rows> kinds;
  for (auto& [number, rows] : systems) {
    std::sort(rows.begin(), rows.end());
    kinds.push_back(rows);
  }
  std::sort(kinds.begin(), kinds.end());
  std::map<std::int32_t, std::int32_t> kind_of_system;
  for (const auto& [number, rows] : systems) {
    const auto found = std::lower_bound(kinds.begin(), kinds.end(), rows);
    kind_of_system[number] = static_cast<std::int32_t>(found - kinds.begin());
    for (const Row& row : rows) board.push_back({kind_of_system[number], row[0], row[1], row[2]});
  }
  Rows played;
  for (const LegalMove& move : moves) {
    Row row = move.numbers;
    for (const std::size_t system : {2U, 4U}) {
      if (row[system] != nowhere) row[system] = kind_of_system[row[system]];
    }
    const bool is_attack = row[0] == static_cast<std::int32_t>(homeworlds::Verb::attack);
    if (is_attack) row[3] = seat(row[3]);
    played.push_back(row);
  }
  const Numbers image = image_of(0, std::move(board), std::move(played));
  return {image, image};
}

}  // namespace

PositionImages position_images(const Game& game, const std::vector<LegalMove>& moves) {
  if (game.id() == "hive") return hive_images(game, moves);
  if (game.id() == "hexix") return hexix_images(game, moves);
  return game.id() == "hopgi" ? hopgi_images(game, moves) : homeworlds_images(game, moves);
}

}  // namespace plyglot::test
