#include "homeworlds/notations/homeworlds/read/lines/layout.hpp"

namespace plyglot::homeworlds {
namespace {

// Whether the turn goes on behind its last line (homeworlds L11).
bool is_continued(const RecordLines& record, const RecordLine& line) {
  return !line.tokens.empty() && record.tokens[line.tokens.last - 1].kind == TokenKind::separator;
}

class Assembler {
 public:
  Assembler(const RecordLines& record, Layout layout, const DialectForm& form)
      : record_(record), layout_(layout), form_(form) {}

  std::vector<TurnLines> assemble() {
    for (std::uint32_t i = 0; i < record_.lines.size(); ++i) {
      const RecordLine& line = record_.lines[i];
      if (line.kind == LineKind::blank) {
        is_below_blank_ = true;
      } else if (line.kind == LineKind::move) {
        if (turns_.empty() || !belongs_to_last(line)) turns_.push_back({i, i});
        turns_.back().last = i;
        is_below_blank_ = false;
      }
    }
    return std::move(turns_);
  }

 private:
  bool belongs_to_last(const RecordLine& line) const {
    switch (layout_) {
      case Layout::line:
        return form_.has_layouts && !is_below_blank_ && !line.has_number &&
               is_continued(record_, record_.lines[turns_.back().last]);
      case Layout::numbered:
      case Layout::rounds:
        return !line.has_number;
      case Layout::block:
        return !is_below_blank_;
    }
    return false;
  }

  const RecordLines& record_;
  Layout layout_;
  const DialectForm& form_;
  std::vector<TurnLines> turns_;
  bool is_below_blank_ = false;
};

}  // namespace

std::vector<TurnLines> lay_out(const RecordLines& lines, Layout layout, const DialectForm& form) {
  return Assembler(lines, layout, form).assemble();
}

}  // namespace plyglot::homeworlds
