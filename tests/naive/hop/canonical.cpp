#include "naive/hop/parts.hpp"

#include <set>

namespace plyglot::naive {
namespace {

// The tokens of the counts that are positive, White first, in the order of kinds (hop R25).
std::string tokens(const Set& counts) {
  std::string text;
  for (const bool is_white : {true, false}) {
    for (const char kind : kinds) {
      const char letter = is_white ? kind : lower(kind);
      const auto found = counts.find(letter);
      long count = found == counts.end() ? 0 : found->second;
      while (count > 0) {
        const long now = count > 8 ? 8 : count;
        if (now > 1) text += std::to_string(now);
        text += letter;
        count -= now;
      }
    }
  }
  return text;
}

// What `set` has more than `other`.
Set excess(const Set& set, const Set& other) {
  Set result;
  for (const auto& [letter, count] : set) {
    const auto found = other.find(letter);
    result[letter] = count - (found == other.end() ? 0 : found->second);
  }
  return result;
}

std::string from_alias(std::string name, const Set& alias, const Set& set) {
  const std::string missing = tokens(excess(set, alias));
  const std::string removed = tokens(excess(alias, set));
  if (!missing.empty()) name += '+' + missing;
  if (!removed.empty()) name += '-' + removed;
  return name;
}

struct Node {
  Cell cell;
  int heading;
};

// hop R26, for one root and one heading.
class Attempt {
 public:
  Attempt(const Reading& reading, Dialect dialect) : reading_(reading), plus_(dialect == Dialect::spec ? 1 : 5) {
    for (std::size_t i = 0; i < reading.bugs.size(); ++i) stacks_[reading.bugs[i].cell].push_back(i);
  }

  const std::map<Cell, std::vector<std::size_t>>& stacks() const { return stacks_; }

  // Empty if the walk does not reach every cell.
  std::string text_from(Cell root, int heading) {
    visited_.clear();
    const std::string text = chain({root, heading}, heading, "");
    return visited_.size() == stacks_.size() ? text : std::string();
  }

 private:
  int with_plus(int heading) const { return (heading + plus_) % 6; }
  int with_minus(int heading) const { return (heading + 6 - plus_) % 6; }
  bool is_free(Cell cell) const { return stacks_.count(cell) != 0 && visited_.count(cell) == 0; }

  std::string letter(std::size_t index) const {
    const Bug& bug = reading_.bugs[index];
    return std::string(1, bug.written) + (reading_.marked == index ? "!" : "");
  }

  // The text of the chain that starts at `first`, with its parentheses if `prefix` is a branch and it needs them.
  std::string chain(Node first, int heading_before, const std::string& prefix) {
    // Step 1.
    std::vector<Node> line{first};
    visited_.insert(first.cell);
    for (bool is_going = true; is_going;) {
      is_going = false;
      const Node last = line.back();
      for (const int heading : {last.heading, with_plus(last.heading), with_minus(last.heading)}) {
        const Cell next = neighbour(last.cell, heading);
        if (!is_free(next)) continue;
        visited_.insert(next);
        line.push_back({next, heading});
        is_going = true;
        break;
      }
    }
    // Step 2.
    std::string branches;
    for (std::size_t i = 0; i < line.size(); ++i) {
      for (const bool is_plus : {true, false}) {
        const int heading = is_plus ? with_plus(line[i].heading) : with_minus(line[i].heading);
        const Cell start = neighbour(line[i].cell, heading);
        if (is_free(start)) {
          branches += chain({start, heading}, heading, std::to_string(i + 1) + (is_plus ? '+' : '-'));
        }
      }
    }
    // Step 4.
    std::string text;
    std::string stacks;
    int heading = heading_before;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i].heading == with_plus(heading)) text += '+';
      if (line[i].heading == with_minus(heading)) text += '-';
      heading = line[i].heading;
      const std::vector<std::size_t>& stack = stacks_.at(line[i].cell);
      text += letter(stack[0]);
      for (std::size_t level = 1; level < stack.size(); ++level) {
        stacks += std::to_string(i + 1) + '=' + letter(stack[level]);
      }
    }
    text += stacks + branches;
    const bool is_group = !prefix.empty() && !(stacks.empty() && branches.empty());
    return is_group ? prefix + '(' + text + ')' : prefix + text;
  }

  const Reading& reading_;
  int plus_;
  std::map<Cell, std::vector<std::size_t>> stacks_;
  std::set<Cell> visited_;
};

}  // namespace

std::string canonical_gametype(const Set& set) {
  const std::string candidates[] = {from_alias("base", base_set(), set), from_alias("ultimate", ultimate_set(), set),
                                    tokens(set)};
  if (candidates[1] == "ultimate") return candidates[1];
  std::string best = candidates[0];
  for (const std::string& candidate : candidates) {
    if (!candidate.empty() && candidate.size() < best.size()) best = candidate;
  }
  return best;
}

std::string canonical_topology(const Reading& reading, Dialect dialect) {
  Attempt attempt(reading, dialect);
  std::string best;
  for (const auto& [cell, stack] : attempt.stacks()) {
    for (int heading = 0; heading < 6; ++heading) {
      const std::string text = attempt.text_from(cell, heading);
      if (!text.empty() && (best.empty() || text < best)) best = text;
    }
  }
  return best;
}

std::string canonical(const Reading& reading, Dialect dialect) {
  const std::string gametype = canonical_gametype(reading.set);
  std::string text = gametype == "ultimate" ? "" : gametype + ',';
  text += canonical_topology(reading, dialect) + ',' + reading.to_move;
  return dialect == Dialect::hivegame ? text + reading.suffix : text;
}

}  // namespace plyglot::naive
