#include "homeworlds/notations/homeworlds/resolve/turn_edits.hpp"

#include "homeworlds/spelling/word_shapes.hpp"
#include "repair/script_edits.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Edit;

using text::Span;

class TurnEdits {
 public:
  TurnEdits(const HomeworldsText& text, const PlayedText& played, const TurnScript& script, Player mover)
      : text_(text), played_(played), script_(script), mover_(mover) {}

  std::vector<Edit> edits() const {
    if (script_.kind == repair::Kind::exchange) return exchange();
    if (script_.puts.empty()) return deletion();
    if (script_.begin == script_.end) return insertion();
    return words();
  }

 private:
  const TurnNode& turn(repair::Item item) const { return text_.turn(item); }
  std::string_view slice(Span span) const { return played_.source.slice(span); }
  std::string_view put(std::size_t i) const { return text_.words(script_.puts[i].move); }
  bool holds_comment(Span span) const {
    return std::any_of(played_.ast.comments.begin(), played_.ast.comments.end(), [&](const CommentNode& comment) {
      return span.begin <= comment.span.begin && comment.span.begin < span.end;
    });
  }

  std::string line_end() const {
    const std::string one = played_.source.text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
    return played_.ast.layout == Layout::block || played_.ast.dialect == Dialect::sdg ? one + one : one;
  }
  std::uint32_t begin_of_line(std::uint32_t at) const {
    const std::uint32_t first = played_.source.base;
    while (at > first && !is_line_end(played_.source.text[at - 1 - first])) --at;
    return at;
  }

  // What a turn of the player has before its words, as another turn has it; none where that is not known.
  std::optional<std::string> lead(Player player, repair::Item before, std::uint32_t number) const {
    if (played_.ast.layout == Layout::rounds) return std::nullopt;
    for (repair::Item i = before; i-- > 0;) {
      if (played_.record.turns[i].player != player) continue;
      const TurnNode& other = turn(i);
      if (!other.number) return std::string(slice({other.whole().begin, other.span.begin}));
      std::string text = std::to_string(number);
      text += slice(other.number_span).back();
      return text.append(slice({other.number_span.end, other.span.begin}));
    }
    return std::nullopt;
  }

  // Numbers and handles stay in their places unless they tell that the lines have changed places.
  std::vector<Edit> exchange() const {
    std::vector<repair::Item> order;
    for (const auto& each : script_.puts) order.push_back(*each.item);
    const std::optional<std::uint32_t> first = turn(order.front()).number;
    const bool has_numbers = first && turn(script_.begin).number && *first < *turn(script_.begin).number;
    const std::int8_t named = text_.witness(script_.begin).mover;
    const bool has_handles = named >= 0 && named != static_cast<std::int8_t>(mover_);
    std::vector<repair::ItemPlace> places(text_.size());
    for (repair::Item i = script_.begin; i < script_.end; ++i) {
      const TurnNode& node = turn(i);
      places[i].span = has_numbers ? node.whole() : has_handles ? text::cover(node.handle, node.span) : node.span;
      if (holds_comment(places[i].span)) return {};
    }
    return repair::edits_for_exchange({played_.source, places, {}}, script_.begin, order);
  }

  // With its lines and what ends them; of lines with a comment the turn alone.
  std::vector<Edit> deletion() const {
    std::vector<Edit> edits;
    const std::string_view text = played_.source.text;
    const std::uint32_t base = played_.source.base;
    for (repair::Item i = script_.begin; i < script_.end; ++i) {
      const Span whole = turn(i).whole();
      Span lines = {begin_of_line(turn(i).first_line.value_or(whole.begin)), whole.end};
      while (lines.end - base < text.size() && !is_line_end(text[lines.end - base])) ++lines.end;
      if (lines.end - base < text.size()) lines.end += text.substr(lines.end - base, 2) == "\r\n" ? 2U : 1U;
      edits.push_back({holds_comment(lines) ? whole : lines, ""});
    }
    return edits;
  }

  std::vector<Edit> insertion() const {
    const repair::Item item = script_.begin;
    if (item == 0 || item >= text_.size()) return {};
    const TurnNode& node = turn(item);
    std::string inserted;
    Player player = mover_;
    // Where the numbers have a gap the turns fill it.
    std::uint32_t number = turn(item - 1).number.value_or(0) + 1;
    for (std::size_t i = 0; i < script_.puts.size(); ++i) {
      const std::optional<std::string> before = lead(player, item, number++);
      if (!before) return {};
      inserted.append(*before).append(put(i)).append(line_end());
      player = static_cast<Player>((player + 1) % played_.record.player_count);
    }
    const std::uint32_t at = begin_of_line(node.first_line.value_or(node.whole().begin));
    return {{{at, at}, std::move(inserted)}};
  }

  std::vector<Edit> words() const {
    const TurnNode& node = turn(script_.begin);
    const Span span = {node.span.begin, turn(script_.end - 1).span.end};
    if (holds_comment(span)) return {};
    if (script_.puts.size() == 2) return split(span);
    const std::string_view now = slice(span);
    const std::string_view meant = put(0);
    if (now == meant && !node.handle.empty()) return {{node.handle, std::string(text_.called(mover_))}};
    // The words that are other ones.
    std::size_t same = 0;
    while (same < std::min(now.size(), meant.size()) && now[same] == meant[same]) ++same;
    while (same > 0 && !is_blank(now[same - 1])) --same;
    std::size_t same_end = 0;
    const std::size_t most = std::min(now.size(), meant.size()) - same;
    while (same_end < most && now[now.size() - 1 - same_end] == meant[meant.size() - 1 - same_end]) ++same_end;
    while (same_end > 0 && !is_blank(now[now.size() - same_end])) --same_end;
    const Span changed = {span.begin + static_cast<std::uint32_t>(same),
                          span.end - static_cast<std::uint32_t>(same_end)};
    return {{changed, std::string(meant.substr(same, meant.size() - same_end - same))}};
  }

  std::vector<Edit> split(Span span) const {
    const Span between = {span.begin + static_cast<std::uint32_t>(put(0).size()),
                          span.end - static_cast<std::uint32_t>(put(1).size())};
    const std::string_view written = slice(between);
    const std::size_t word = written.find_first_not_of(" \t\r\n;,");
    std::string inserted = line_end();
    if (word != std::string_view::npos) {
      inserted += written.substr(word);
    } else {
      const auto player = static_cast<Player>((mover_ + 1) % played_.record.player_count);
      const std::optional<std::string> before = lead(player, script_.begin, turn(script_.begin).number.value_or(0) + 1);
      if (!before) return {};
      inserted += *before;
    }
    return {{between, std::move(inserted)}};
  }

  const HomeworldsText& text_;
  const PlayedText& played_;
  const TurnScript& script_;
  const Player mover_;
};

}  // namespace

std::vector<Edit> edits_of(const HomeworldsText& text, const PlayedText& played, const TurnScript& script,
                           Player mover) {
  return TurnEdits(text, played, script, mover).edits();
}

}  // namespace plyglot::homeworlds
