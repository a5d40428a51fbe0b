#include "hopgi/notations/hopgi/read/units.hpp"

#include "hopgi/notations/hopgi/read/late_tags.hpp"
#include "hopgi/notations/hopgi/read/word_scanner.hpp"
#include "text/utf8.hpp"

namespace plyglot::hopgi::record {

using notation::Unit;
using notation::UnitKind;

namespace {

// Finds where the unit ends that begins at an offset of the text.
class UnitScanner {
 public:
  UnitScanner(const text::Source& source, std::uint32_t offset)
      : source_(source),
        begin_(offset - source.base),
        words_(source.text, begin_, is_at_line_begin(source, offset)),
        content_end_(begin_) {}

  Unit unit() {
    WordKind kind = words_.peek();
    std::size_t line_begin = begin_;
    for (; kind == WordKind::line_end; kind = words_.peek()) {
      content_end_ = words_.at();
      take();
      line_begin = words_.at();
    }
    if (kind == WordKind::end) return blank_unit(source_.text.size());
    return line_begin == begin_ ? unit_with_words(kind) : blank_unit(line_begin);
  }

 private:
  void take() { words_.take(); }

  // Its content is without the last line end.
  Unit blank_unit(std::size_t end) const {
    const bool is_ended = end != begin_ && source_.text[end - 1] == '\n';
    return unit_of(UnitKind::blank, is_ended ? content_end_ : end, end);
  }

  Unit unit_with_words(WordKind kind) {
    bool has_tags = false;
    bool has_words = false;
    for (; kind != WordKind::end; kind = words_.peek()) {
      if (kind == WordKind::tag && has_words) {
        // R22.
        const TagBlock block = look_at_tags(source_.text, words_);
        if (block.begins_game) return unit_of(UnitKind::record, words_.word_end(), words_.line_begin());
        words_ = block.words;
        continue;
      }
      has_tags = has_tags || kind == WordKind::tag;
      has_words = has_words || kind == WordKind::other || kind == WordKind::result;
      take();
      if (kind == WordKind::result) return unit_with_result();
      if (words_.skip_plain()) has_words = true;
    }
    const bool is_game = has_tags || has_words;
    return unit_of(is_game ? UnitKind::record : UnitKind::other, words_.word_end(), source_.text.size());
  }

  // Comments on the line of the result belong to the game.
  Unit unit_with_result() {
    WordKind kind = words_.peek();
    while (kind == WordKind::comment || kind == WordKind::stray_brace) {
      take();
      kind = words_.peek();
    }
    const std::size_t content_end = words_.word_end();
    if (kind == WordKind::line_end) take();
    return unit_of(UnitKind::record, content_end, words_.at());
  }

  Unit unit_of(UnitKind kind, std::size_t content_end, std::size_t end) const {
    const auto place = [this](std::size_t at) { return source_.base + static_cast<std::uint32_t>(at); };
    return {kind, {place(begin_), place(content_end)}, {place(begin_), place(end)}};
  }

  const text::Source& source_;
  std::size_t begin_;
  WordScanner words_;
  std::size_t content_end_;
};

}  // namespace

bool is_at_line_begin(const text::Source& source, std::uint32_t offset) {
  std::size_t at = offset - source.base;
  while (at > 0 && source.text[at - 1] != '\n') {
    const char before = source.text[at - 1];
    if (before != ' ' && before != '\t' && before != '\r') break;
    --at;
  }
  if (at == 0 || source.text[at - 1] == '\n') return true;
  return at == text::byte_order_mark.size() && source.base == 0 && text::begins_with_byte_order_mark(source.text);
}

Unit next_unit(const text::Source& source, std::uint32_t offset) { return UnitScanner(source, offset).unit(); }

bool note_unit(const text::Source& source, const Unit& unit, std::uint32_t& facts) {
  if (unit.kind == UnitKind::record) facts |= fact::has_game;
  const bool ends_inside_line = !unit.whole.empty() && unit.whole.end != source.span().end &&
                                source.text[unit.whole.end - source.base - 1] != '\n';
  return notation::note_crlf(source, unit, facts) || ends_inside_line;
}

void append_lead_comments(const text::Source& source, const Unit& record, std::vector<Unit>& comments) {
  WordScanner words(source.text, record.content.begin - source.base, is_at_line_begin(source, record.content.begin));
  const auto place = [&](std::size_t at) { return source.base + static_cast<std::uint32_t>(at); };
  bool stands_alone = true;
  for (WordKind kind = words.peek();; kind = words.peek()) {
    const std::size_t begin = words.at();
    if (kind != WordKind::comment && kind != WordKind::line_end && kind != WordKind::stray_brace) return;
    words.take();
    const bool has_return = source.text[words.at() - 1] == '\r';
    const text::Span span{place(begin), place(words.at() - (has_return ? 1 : 0))};
    const bool is_closed = source.text[begin] != '{' || source.text[words.at() - 1] == '}';
    if (kind == WordKind::comment && source.text[begin] != ';' && is_closed) {
      comments.push_back({UnitKind::comment, span, stands_alone ? notation::with_line_end(source, span) : span});
    }
    stands_alone = kind == WordKind::line_end;
  }
}

}  // namespace plyglot::hopgi::record
