#include "homeworlds/diff/record_diff_tokens.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <unordered_map>

namespace plyglot::homeworlds {
namespace {

// Numbers of words for systems; the same for both games.
using Token = std::uint32_t;

class Side {
 public:
  Side(const Record& record, const SystemLinks& links, bool is_of_a, bool is_by_name, bool ignores_sizes,
       comparing::Numbering& numbering)
      : record_(record),
        links_(links),
        is_of_a_(is_of_a),
        is_by_name_(is_by_name),
        ignores_sizes_(ignores_sizes),
        numbering_(numbering) {}

  std::vector<std::uint32_t> keys_of(comparing::Range turns) {
    std::vector<std::uint32_t> keys;
    keys.reserve(turns.size());
    for (std::uint32_t turn = turns.begin; turn < turns.end; ++turn) keys.push_back(numbering_.of(key_of(turn)));
    return keys;
  }

  // The systems that are what makes them.
  const std::unordered_map<Token, SystemId>& made() const { return made_; }

 private:
  std::string key_of(std::uint32_t index) {
    const RecordTurn& turn = record_.turns[index];
    std::vector<std::string> actions;
    for (std::uint32_t i = 0; i < turn.action_count; ++i) {
      const RecordAction& action = record_.actions[turn.first_action + i];
      if (action.verb == Verb::pass) continue;
      const std::string from = action.verb == Verb::homeworld ? "" : word_for(action.system);
      const std::string to = action.verb == Verb::move ? word_for(action.other_system) : "";
      actions.push_back(action_key(action, record_.player_count, has_size(action), from, to));
      note_system(turn.player, action, actions.back());
    }
    // What cannot be read may be the difference.
    if (index >= record_.certain_turns && !turn.verbatim.empty()) actions.push_back('"' + turn.verbatim);
    return turn_key(turn.player, std::move(actions));
  }

  bool has_size(const RecordAction& action) const {
    return !ignores_sizes_ && (action.is_played || action.has_written_size);
  }

  void note_system(Player player, const RecordAction& action, const std::string& key) {
    const SystemName& name = action.verb == Verb::homeworld ? action.system : action.other_system;
    const bool is_new = action.verb == Verb::homeworld || action.verb == Verb::discover;
    if (!is_new || name.kind != SystemName::Kind::system || is_by_name_ || partner(name.index)) return;
    const unsigned time = ++times_[numbering_.of(text::format("{} {}", unsigned{player}, key))];
    const Token token = numbering_.of(text::format("{} {}#{}", unsigned{player}, key, time));
    tokens_[name.index] = token;
    made_[token] = name.index;
  }

  std::optional<SystemId> partner(SystemId id) const {
    return is_of_a_ ? links_.partner_of_a(id) : links_.partner_of_b(id);
  }

  std::string word_for(const SystemName& name) {
    if (name.kind == SystemName::Kind::system) {
      if (const std::optional<SystemId> other = partner(name.index)) {
        return text::format("={}", is_of_a_ ? name.index : *other);
      }
      if (const auto token = tokens_.find(name.index); token != tokens_.end()) {
        return text::format("+{}", token->second);
      }
    }
    return '?' + text::lower_case(name_of(record_, name));
  }

  const Record& record_;
  const SystemLinks& links_;
  bool is_of_a_;
  bool is_by_name_;
  bool ignores_sizes_;
  comparing::Numbering& numbering_;
  std::unordered_map<SystemId, Token> tokens_;
  std::unordered_map<Token, SystemId> made_;
  std::unordered_map<Token, unsigned> times_;
};

}  // namespace

StretchKeys stretch_keys(const Record& a, const Record& b, const Pair<comparing::Range>& turns,
                         const SystemLinks& links) {
  const bool is_by_name = turns.of_a.end > a.certain_turns || turns.of_b.end > b.certain_turns;
  // homeworlds 3.3: the size of a build means nothing in `ap`.
  const bool ignores_sizes = a.dialect == Dialect::ap || b.dialect == Dialect::ap;
  comparing::Numbering numbering;
  Side of_a(a, links, true, is_by_name, ignores_sizes, numbering);
  Side of_b(b, links, false, is_by_name, ignores_sizes, numbering);
  StretchKeys keys;
  keys.turns.of_a = of_a.keys_of(turns.of_a);
  keys.turns.of_b = of_b.keys_of(turns.of_b);
  for (const auto& [token, id] : of_b.made()) {
    const auto found = of_a.made().find(token);
    if (found != of_a.made().end()) keys.same_systems.emplace_back(found->second, id);
  }
  text::sort(keys.same_systems.begin(), keys.same_systems.end());
  return keys;
}

}  // namespace plyglot::homeworlds
