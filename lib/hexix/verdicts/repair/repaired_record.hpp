#pragma once
// A record in which a word was refused: with which reading of its words play goes on (hexix R19).

#include "hexix/verdicts/repair/hexix_text.hpp"
#include "repair/wordings.hpp"

namespace plyglot::hexix {

using Reading = repair::Answer<Move>;

class RepairedRecord {
 public:
  // The source, the rules and the start must outlive it. The words before `refused` were played, each as one ply.
  RepairedRecord(const text::Source& source, const TextRules& rules, const State& start, std::vector<WrittenWord> words,
                 repair::Item refused)
      : source_(source), rules_(rules), start_(start), words_(std::move(words)), refused_(refused) {}

  const std::vector<WrittenWord>& words() const { return words_; }
  const WrittenWord& refused() const { return words_[refused_]; }

  std::optional<Reading> find_reading() const;
  // The first word after the refused one and after those that are read otherwise.
  repair::Item past(const repair::Script<Move>& script) const { return std::max(refused_ + 1, script.end); }
  // Adds the notes about the reading to the finding of the refused word.
  void say(const Reading& reading, diagnostics::Diagnostic& found) const;
  // What writes the text as it is read; none if nothing can.
  std::optional<diagnostics::Fix> fix_of(const Reading& reading) const;

 private:
  using Script = repair::Script<Move>;
  using Edits = std::vector<diagnostics::Edit>;

  HexixText text() const { return {source_, rules_, start_, words_}; }
  repair::ReadingWords words_of(const Script& script) const;
  Edits edits_of(const Reading& reading, const std::vector<std::string>& moves) const;
  Edits edits_for_convention(const Reading& reading) const;
  Edits edits_for_rows(const Script& script) const;
  Edits edits_for_empty_column(const Script& script, const std::vector<std::string>& moves) const;
  std::optional<text::Span> gap_of_new_row(const Script& script) const;
  text::Span line_of(const WrittenWord& word) const;

  const text::Source& source_;
  const TextRules& rules_;
  const State& start_;
  const std::vector<WrittenWord> words_;
  const repair::Item refused_;
};

}  // namespace plyglot::hexix
