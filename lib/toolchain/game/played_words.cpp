// One ply read as a record of its own that begins with the position of the game.
#include "toolchain/game/played_words.hpp"

#include "diagnostics/reporter.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

// Findings of words that were read in a text of `lead` bytes before them. What is said about those bytes is left out:
// they are of our own making.
class WordFindings {
 public:
  WordFindings(std::size_t lead, std::size_t words)
      : words_{static_cast<std::uint32_t>(lead), static_cast<std::uint32_t>(lead + words)} {}

  void take(std::vector<diagnostics::Diagnostic>& found, Game::Played& into) const {
    for (diagnostics::Diagnostic& finding : found) {
      if (!is_about_words(finding)) continue;
      move(finding);
      into.findings.push_back(std::move(finding));
    }
  }

 private:
  bool is_in(text::Span span) const { return words_.begin <= span.begin && span.end <= words_.end; }

  // What is wrong with the play, and what cannot be read; of a fault of layout around a move that is alone nothing.
  bool is_about_words(const diagnostics::Diagnostic& finding) const {
    if (!is_in(finding.span)) return false;
    const diagnostics::Phase phase = diagnostics::catalogue_entry(finding.id).phase;
    return finding.severity == diagnostics::Severity::error || phase == diagnostics::Phase::rule;
  }

  void move(diagnostics::Diagnostic& finding) const {
    const auto is_elsewhere = [this](const diagnostics::Label& label) {
      return label.span.empty() || !is_in(label.span);
    };
    finding.labels.erase(std::remove_if(finding.labels.begin(), finding.labels.end(), is_elsewhere),
                         finding.labels.end());
    finding.span = moved(finding.span);
    for (diagnostics::Label& label : finding.labels) label.span = moved(label.span);
    if (!finding.fix) return;
    for (diagnostics::Edit& edit : finding.fix->edits) {
      if (!is_in(edit.span)) return finding.fix.reset();
      edit.span = moved(edit.span);
    }
  }

  text::Span moved(text::Span span) const { return {span.begin - words_.begin, span.end - words_.begin}; }

  text::Span words_;
};

bool has_error(const std::vector<diagnostics::Diagnostic>& found) {
  return std::any_of(found.begin(), found.end(), [](const diagnostics::Diagnostic& finding) {
    return finding.severity == diagnostics::Severity::error;
  });
}

// One attempt to play words.
class Attempt {
 public:
  Attempt(AnyGame& game, WordReader& reader, std::string_view words) : game_(game), reader_(reader), words_(words) {}

  Game::Played run() {
    const Notation& notation = *reader_.language.notation;
    if (!has_words_of(game_, notation)) {
      played_.problem =
          text::format("a game of {} is not played in `{}`", known_game_of(game_).id, notation.about().id);
      return std::move(played_);
    }
    std::visit([this](auto& game) { run_in(game); }, game_);
    if (!played_.is_played && !has_error(played_.findings) && played_.problem.empty()) {
      played_.problem = "these are not the words of one move";
    }
    return std::move(played_);
  }

 private:
  void run_in(hive::GameInPlay& game) {
    const auto* const row = std::get<const notation::Row<hive::Record>*>(reader_.language.notation->row);
    reader_.text = row->about->move_lead;
    const auto play = [&](const notation::ReadContext& context, text::Span text) {
      row->read_on(context, text, &game.game(), game.record());
    };
    read_words(play);
    played_.is_played = game.take();
    if (!played_.is_played || !has_error(played_.findings)) return;
    game.undo();
    played_.is_played = false;
  }

  template <class GameInPlay>
  void run_in(GameInPlay& game) {
    using Record = std::decay_t<decltype(game.record())>;
    const auto* const row = std::get<const notation::Row<Record>*>(reader_.language.notation->row);
    set_options(game);
    reader_.text.clear();
    game.append_lead(reader_.options, reader_.text);
    Record read;
    read_words([&](const notation::ReadContext& context, text::Span text) { row->read(context, text, read); });
    played_.is_played = !has_error(played_.findings) && game.take(read);
    if constexpr (std::is_same_v<GameInPlay, homeworlds::GameInPlay>) {
      if (!played_.is_played) played_.problem = game.why_unknown(read);
    }
  }

  template <class GameInPlay>
  void set_options(GameInPlay& game) {
    if constexpr (std::is_same_v<GameInPlay, homeworlds::GameInPlay>) game.set_options(reader_.options);
  }

  // The text holds what must come before the words; `read` reads both.
  template <class Read>
  void read_words(Read read) {
    const std::size_t lead = reader_.text.size();
    reader_.text += words_;
    std::vector<diagnostics::Diagnostic> found;
    diagnostics::Reporter reporter(policy_, diagnostics::collect_into(found));
    const text::Source source{"<move>", reader_.text, 0, 1, reader_.language.notation->about().line_ends};
    const notation::ReadContext context{source, reader_.options, reporter, reader_.arena.get(), 1, 0, false};
    read(context, source.span());
    reporter.finish();
    WordFindings(lead, words_.size()).take(found, played_);
    reader_.text.clear();
  }

  AnyGame& game_;
  WordReader& reader_;
  std::string_view words_;
  const diagnostics::SeverityPolicy policy_;
  Game::Played played_;
};

}  // namespace

WordReader::WordReader(const Language& language_in)
    : language(language_in),
      options(values_of(language)),
      arena(std::visit([](const auto* row) { return row->make_arena(); }, language.notation->row)) {}

bool has_words_of(const AnyGame& game, const Notation& notation) {
  const auto* const* of_hive = std::get_if<const notation::Row<hive::Record>*>(&notation.row);
  if (of_hive != nullptr) return known_game_of(game).id == "hive" && (*of_hive)->read_on != nullptr;
  return notation.about().id == known_game_of(game).notation;
}

Game::Played play_words(std::string_view words, WordReader& reader, AnyGame& game) {
  return Attempt(game, reader, words).run();
}

}  // namespace plyglot::toolchain
