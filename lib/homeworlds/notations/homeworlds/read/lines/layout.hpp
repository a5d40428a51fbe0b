#pragma once
// How lines form turns (homeworlds L9 to L12).

#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"

namespace plyglot::homeworlds {

// A turn by its lines: from `first`, to `last`, both move lines.
struct TurnLines {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
};

struct RecordLines {
  struct Note {
    std::uint32_t line = 0;
    HomeNote note;
  };
  std::vector<RecordLine> lines;
  // In layout `rounds`, from the top: the names that come after homeworlds, with the lines that they end or are.
  std::vector<Note> home_notes;
  bool is_in_rounds = false;
};

// Appends the words of the actions of a turn's lines, the name of a homeworld directly after its words.
void cut_into_words(const text::Source& source, const RecordLines& record, TurnLines turn, const DialectForm& form,
                    CutWords& words);

// homeworlds L10 without the option and the header. Reports a block layout that is assumed.
Layout choose_layout(Reading& reading, const RecordLines& lines);

// Fills the list, which is emptied first, with the turns of the move lines, in order. Every move line belongs to one.
void lay_out(const text::Source& source, const RecordLines& lines, Layout layout, const DialectForm& form,
             std::vector<TurnLines>& turns);

}  // namespace plyglot::homeworlds
