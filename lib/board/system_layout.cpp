#include "board/system_layout.hpp"

#include "board/graph_queries.hpp"
#include "board/seats.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace plyglot::board {
namespace {

using Row = std::vector<std::uint32_t>;

// Rows are not wider than a page.
constexpr std::size_t longest_row = 6;

// How systems that are not homes are ordered: from north to south, then from west to east.
struct Rank {
  // How much nearer the north is than the south, and the west than the east; the smaller, the nearer.
  std::int64_t latitude = 0;
  std::int64_t longitude = 0;
  // Of systems that are as near to the one as to the other, the distant ones lie on the outside.
  std::int64_t flank = 0;
  std::uint32_t group = 0;
};

class SystemMap {
 public:
  explicit SystemMap(BoardGraph& graph) : graph_(graph), neighbours_(neighbours_of(graph)) {}

  void place() {
    find_homes();
    measure();
    rank();
    make_rows();
    put_all();
  }

 private:
  struct Home {
    std::optional<std::uint32_t> node;
    std::vector<std::uint32_t> distances;
  };

  Home& home(Side side) { return homes_[static_cast<std::size_t>(side)]; }

  void find_homes() {
    is_home_.assign(graph_.nodes.size(), false);
    for (std::uint32_t i = 0; i < graph_.nodes.size(); ++i) {
      const std::optional<std::uint8_t> owner = graph_.nodes[i].home;
      if (!owner || home(side_of(*owner, graph_.players.size())).node) continue;
      home(side_of(*owner, graph_.players.size())).node = i;
      is_home_[i] = true;
    }
  }

  void measure() {
    for (Home& home : homes_) {
      if (home.node) home.distances = distances_from(*home.node, neighbours_);
    }
  }

  std::int64_t distance(Side side, std::uint32_t node) {
    const Home& from = home(side);
    return from.node ? std::int64_t{from.distances[node]} : 0;
  }

  void rank() {
    const std::vector<std::uint32_t> groups = groups_of(neighbours_);
    ranks_.resize(graph_.nodes.size());
    for (std::uint32_t i = 0; i < graph_.nodes.size(); ++i) {
      Rank& rank = ranks_[i];
      rank.latitude = distance(Side::north, i) - distance(Side::south, i);
      rank.longitude = distance(Side::west, i) - distance(Side::east, i);
      rank.group = groups[i];
      if (!is_home_[i]) order_.push_back(i);
    }
    text::sort(order_.begin(), order_.end(), [this](std::uint32_t a, std::uint32_t b) {
      return std::tie(ranks_[a].latitude, ranks_[a].longitude) < std::tie(ranks_[b].latitude, ranks_[b].longitude);
    });
  }

  // Systems of one latitude share a row, or as many rows as they need.
  void make_rows() {
    for (std::size_t begin = 0; begin < order_.size();) {
      std::size_t end = begin;
      while (end < order_.size() && ranks_[order_[end]].latitude == ranks_[order_[begin]].latitude) ++end;
      arrange(begin, end);
      const std::size_t count = end - begin;
      const std::size_t rows = (count + longest_row - 1) / longest_row;
      for (std::size_t row = 0; row < rows; ++row) {
        rows_.emplace_back(at(begin + count * row / rows), at(begin + count * (row + 1) / rows));
      }
      begin = end;
    }
  }

  // What is as far from the one end as from the other, but farther than its neighbours in the order, goes to the two
  // flanks, so that it is not between the near ones and the ends.
  void arrange(std::size_t begin, std::size_t end) {
    const auto depth = [this](std::uint32_t node) { return distance(Side::north, node) + distance(Side::south, node); };
    std::int64_t nearest = depth(order_[begin]);
    for (std::size_t i = begin; i < end; ++i) nearest = std::min(nearest, depth(order_[i]));
    for (std::size_t i = begin; i < end; ++i) {
      Rank& rank = ranks_[order_[i]];
      if (depth(order_[i]) > nearest) rank.flank = rank.group % 2 == 0 ? -1 : 1;
    }
    text::sort(at(begin), at(end), [this](std::uint32_t a, std::uint32_t b) {
      const Rank& left = ranks_[a];
      const Rank& right = ranks_[b];
      return std::tie(left.longitude, left.flank, left.group) < std::tie(right.longitude, right.flank, right.group);
    });
  }

  std::vector<std::uint32_t>::iterator at(std::size_t index) {
    return order_.begin() + static_cast<std::ptrdiff_t>(index);
  }

  void put_all() {
    // The homes in the west and east are between the other two, and apart, also where nothing else is.
    if (rows_.empty() && (home(Side::east).node || home(Side::west).node)) rows_.emplace_back();
    const auto count = static_cast<std::int32_t>(rows_.size());
    const std::int32_t middle = count / 2;
    std::int32_t r = count;
    std::int32_t widest = 1;
    for (const Row& row : rows_) {
      put_row(row, r--);
      widest = std::max(widest, static_cast<std::int32_t>(row.size()));
    }
    put_home(Side::north, 0, count + 1);
    put_home(Side::south, 0, 0);
    // Beside the widest row, so that nothing lies farther out.
    put_home(Side::east, widest + 1, middle + 1);
    put_home(Side::west, -widest - 1, middle + 1);
  }

  void put_home(Side side, std::int32_t q, std::int32_t r) {
    if (home(side).node) put(*home(side).node, q, r);
  }

  void put_row(const Row& row, std::int32_t r) {
    auto q = 1 - static_cast<std::int32_t>(row.size());
    for (const std::uint32_t node : row) {
      put(node, q, r);
      q += 2;
    }
  }

  void put(std::uint32_t node, std::int32_t q, std::int32_t r) {
    graph_.nodes[node].q = q;
    graph_.nodes[node].r = r;
  }

  BoardGraph& graph_;
  Neighbours neighbours_;
  std::array<Home, sides> homes_;
  std::vector<bool> is_home_;
  std::vector<Rank> ranks_;
  // All systems that are not homes.
  std::vector<std::uint32_t> order_;
  // From north to south.
  std::vector<Row> rows_;
};

}  // namespace

void place_systems(BoardGraph& graph) { SystemMap(graph).place(); }

}  // namespace plyglot::board
