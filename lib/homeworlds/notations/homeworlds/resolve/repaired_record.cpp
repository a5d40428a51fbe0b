#include "homeworlds/notations/homeworlds/resolve/repaired_record.hpp"

#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/notations/homeworlds/resolve/record_parts.hpp"
#include "homeworlds/spelling/word_shapes.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using text::Span;

class Restorer {
 public:
  Restorer(const text::Source& written, const RepairChain& repairs, PlayedText& played)
      : written_(written), repairs_(repairs), played_(played), record_(played.record) {}

  void restore() {
    find_turns();
    map_all();
    for (std::size_t i = 0; i < record_.turns.size(); ++i) mark(i);
    const auto is_hidden = [&](const RecordPart& part) {
      return part.kind == RecordPart::Kind::turn && hidden_[part.index];
    };
    record_.parts.erase(std::remove_if(record_.parts.begin(), record_.parts.end(), is_hidden), record_.parts.end());
    for (std::size_t i = 0; i < record_.turns.size(); ++i) {
      if (is_repaired_[i]) note_unread(record_.turns[i]);
    }
  }

  void put_back(const LeftOutTurn& left_out) {
    const auto after = std::find_if(record_.turns.begin(), record_.turns.end(),
                                    [&](const RecordTurn& turn) { return turn.span.begin > left_out.span.begin; });
    if (after == record_.turns.begin()) return;
    const auto index = static_cast<std::uint32_t>(after - record_.turns.begin());
    const RecordTurn& before = record_.turns[index - 1];
    RecordTurn turn;
    turn.number = left_out.number;
    turn.number_span = left_out.number_span;
    turn.handle = left_out.handle.empty() ? std::string() : std::string(written_.slice(left_out.handle));
    turn.handle_span = left_out.handle;
    turn.player = before.player;
    turn.first_action = before.first_action + before.action_count;
    turn.span = left_out.span;
    turn.verbatim = lines_of(turn.whole());
    note_unread(turn);
    record_.turns.insert(after, std::move(turn));
    if (index <= record_.certain_turns) ++record_.certain_turns;
    place(index);
  }

 private:
  // The text there is not what is played. It has no part of its own: it is printed as the turn's.
  void note_unread(const RecordTurn& turn) { record_.unread.push_back({turn.verbatim, turn.span}); }

  void find_turns() {
    for (const RecordTurn& turn : record_.turns) texts_.emplace_back(played_.source.slice(turn.whole()));
    hidden_.assign(record_.turns.size(), false);
    is_repaired_.assign(record_.turns.size(), false);
  }

  void map(Span& span) const { span = to_file(repairs_, span); }
  void map(SystemName& name) const { map(name.span); }

  void map_all() {
    for (RecordSystem& system : record_.systems) map(system.name_span);
    for (RecordTurn& turn : record_.turns) {
      map(turn.span);
      map(turn.number_span);
      map(turn.handle_span);
      map(turn.confirmation);
    }
    for (RecordAction& action : record_.actions) {
      map(action.system);
      map(action.other_system);
      map(action.span);
      map(action.ship_span);
    }
    for (RecordHeader& header : record_.headers) map(header.span);
    for (RecordComment& comment : record_.comments) map(comment.span);
    for (RecordUnread& unread : record_.unread) map(unread.span);
    record_.span = written_.span();
  }

  // The whole lines, without the blanks around them and a comment after them.
  std::string lines_of(Span span) const {
    const std::uint32_t first = written_.base;
    const std::uint32_t last = written_.span().end;
    const auto at = [&](std::uint32_t offset) { return written_.text[offset - first]; };
    while (span.begin > first && !is_line_end(at(span.begin - 1))) --span.begin;
    while (span.end < last && !is_line_end(at(span.end))) ++span.end;
    for (const RecordComment& comment : record_.comments) {
      if (comment.span.begin > span.begin && comment.span.end >= span.end && comment.span.begin < span.end) {
        span.end = comment.span.begin;
      }
    }
    for (const RecordHeader& header : record_.headers) {
      if (header.is_on_line_of_turn && span.contains(header.span)) span.end = header.span.begin - 1;
    }
    while (span.begin < span.end && is_blank(at(span.begin))) ++span.begin;
    while (span.end > span.begin && is_blank(at(span.end - 1))) --span.end;
    return std::string(written_.slice(span));
  }

  void mark(std::size_t i) {
    RecordTurn& turn = record_.turns[i];
    const Span span = turn.whole();
    if (span.empty() && !texts_[i].empty()) {
      hidden_[i] = is_repaired_[i] = true;
      return;
    }
    if (i > 0 && stands_on_line_of(i - 1, span.begin)) {
      hidden_[i] = is_repaired_[i] = true;
      std::size_t above = i - 1;
      while (above > 0 && hidden_[above]) --above;
      RecordTurn& shown = record_.turns[above];
      shown.verbatim = lines_of(text::cover(shown.whole(), span));
      is_repaired_[above] = true;
      return;
    }
    // Where a turn is missing, this is the one in which it shows.
    const bool is_after_inserted = i > 0 && hidden_[i - 1] && record_.turns[i - 1].whole().empty();
    is_repaired_[i] = is_after_inserted || written_.slice(span) != texts_[i];
    if (is_repaired_[i]) turn.verbatim = lines_of(span);
  }

  bool stands_on_line_of(std::size_t i, std::uint32_t offset) const {
    const Span span = record_.turns[i].whole();
    if (span.empty() || span.end > offset) return !span.empty();
    const std::string_view between = written_.slice({span.end, offset});
    return std::none_of(between.begin(), between.end(), is_line_end);
  }

  // Of a part that is not blank.
  std::uint32_t begin_of(const RecordPart& part) const {
    switch (part.kind) {
      case RecordPart::Kind::header:
        return record_.headers[part.index].span.begin;
      case RecordPart::Kind::turn:
        return record_.turns[part.index].span.begin;
      case RecordPart::Kind::unread:
        return record_.unread[part.index].span.begin;
      case RecordPart::Kind::comment:
      case RecordPart::Kind::comment_after:
        return record_.comments[part.index].span.begin;
      default:
        return record_.position_span.begin;
    }
  }

  // What is on both sides of the words, up to other words.
  Span with_space(Span words) const {
    const std::uint32_t first = written_.base;
    const std::uint32_t last = written_.span().end;
    const auto is_space = [&](std::uint32_t offset) {
      const char c = written_.text[offset - first];
      return is_blank(c) || is_line_end(c);
    };
    while (words.begin > first && is_space(words.begin - 1)) --words.begin;
    while (words.end < last && is_space(words.end)) ++words.end;
    return words;
  }

  // Below all that is above it. The parts know only which blank lines there are without it.
  void place(std::uint32_t index) {
    for (RecordPart& part : record_.parts) {
      if (part.kind == RecordPart::Kind::turn && part.index >= index) ++part.index;
    }
    const Span words = record_.turns[index].whole();
    const auto above = std::find_if(record_.parts.rbegin(), record_.parts.rend(), [&](const RecordPart& part) {
      return part.kind != RecordPart::Kind::blank && begin_of(part) < words.begin;
    });
    if (above == record_.parts.rend()) return;
    const RecordPart part_above = *above;
    auto at = above.base();
    if (at != record_.parts.end() && at->kind == RecordPart::Kind::blank) at = record_.parts.erase(at);
    const Span around = with_space(words);
    const std::string_view space_above = written_.slice({around.begin, words.begin});
    if (part_above.kind == RecordPart::Kind::comment) {
      RecordComment& comment = record_.comments[part_above.index];
      if (comment.is_chat) comment.space_below = chat_space(space_above, false);
    }
    const bool is_followed = at != record_.parts.end();
    at = record_.parts.insert(at, RecordPart{RecordPart::Kind::turn, index});
    if (is_followed && has_blank_line(written_.slice({words.end, around.end}))) {
      at = record_.parts.insert(at + 1, RecordPart{}) - 1;
    }
    if (has_blank_line(space_above)) record_.parts.insert(at, RecordPart{});
  }

  const text::Source& written_;
  const RepairChain& repairs_;
  PlayedText& played_;
  Record& record_;
  // Of each turn, as it is in the repaired text.
  std::vector<std::string> texts_;
  std::vector<bool> hidden_;
  std::vector<bool> is_repaired_;
};

}  // namespace

text::Span to_file(const RepairChain& repairs, text::Span span) {
  for (auto repair = repairs.rbegin(); repair != repairs.rend(); ++repair) span = (*repair)->to_original(span);
  return span;
}

void restore_places(const text::Source& written, const RepairChain& repairs, const std::vector<LeftOutTurn>& left_out,
                    PlayedText& played) {
  Restorer restorer(written, repairs, played);
  restorer.restore();
  for (const LeftOutTurn& turn : left_out) restorer.put_back(turn);
}

RepairedText::RepairedText(const text::Source& source, std::vector<diagnostics::Edit> edits)
    : original_(source), edits_(std::move(edits)) {
  std::uint32_t at = source.base;
  for (const diagnostics::Edit& edit : edits_) {
    text_ += source.slice({at, edit.span.begin});
    text_ += edit.text;
    at = edit.span.end;
  }
  text_ += source.slice({at, source.span().end});
}

text::Source RepairedText::source() const {
  text::Source source = original_;
  source.text = text_;
  return source;
}

text::Span RepairedText::to_original(text::Span span) const {
  const std::uint32_t begin = map(span.begin, false);
  return {begin, std::max(begin, map(span.end, !span.empty()))};
}

std::uint32_t RepairedText::map(std::uint32_t offset, bool is_end) const {
  // How far the bytes after the edits so far have moved.
  std::int64_t shift = 0;
  for (const diagnostics::Edit& edit : edits_) {
    const auto begin = static_cast<std::uint32_t>(edit.span.begin + shift);
    const auto end = begin + static_cast<std::uint32_t>(edit.text.size());
    if (offset < begin || (is_end && offset == begin)) break;
    if (offset < end || (is_end && offset == end)) return is_end ? edit.span.end : edit.span.begin;
    shift += static_cast<std::int64_t>(edit.text.size()) - edit.span.size();
  }
  return static_cast<std::uint32_t>(offset - shift);
}

}  // namespace plyglot::homeworlds
