#include "hexix/notations/hexix/check/quick_verdicts.hpp"

#include "hexix/notations/hexix/read/layout.hpp"
#include "hexix/rules/judge.hpp"

namespace plyglot::hexix {
namespace {

constexpr std::string_view header = "Blue   Red\n";
constexpr std::string_view divider = "-------------\n";
static_assert(divider.size() == divider_width + 1);

// Follows a record that begins with its header and has no numbers, comments or ellipses.
class QuickGame {
 public:
  QuickGame(std::string_view record, const Options& options, KnownWords& words, ParseScratch& scratch)
      : at_(record.data()),
        end_(at_ + record.size()),
        dialect_(options.dialect),
        rules_(rules_in_force(options)),
        words_(words),
        scratch_(scratch) {}

  bool follow() {
    if (!take(header) || !take(divider)) return false;
    for (std::uint32_t rows = 1;; ++rows) {
      const char* const red = at_ + red_column;
      if (!play_word()) return false;
      // The game may end with a ply of Blue.
      if (is_last_line_end()) return true;
      if (!take_blanks(red) || !play_word()) return false;
      if (is_last_line_end()) return true;
      if (!take("\n")) return false;
      if (rows % rows_between_dividers == 0 && !take(divider)) return false;
    }
  }

  // How far it was followed.
  const char* at() const { return at_; }

 private:
  bool take(std::string_view text) {
    if (std::string_view(at_, static_cast<std::size_t>(end_ - at_)).substr(0, text.size()) != text) return false;
    at_ += text.size();
    return true;
  }

  // At least one.
  bool take_blanks(const char* until) {
    const char* const begin = at_;
    while (at_ != end_ && *at_ == ' ') ++at_;
    return at_ == until && begin != until;
  }

  bool is_last_line_end() const { return end_ - at_ == 1 && *at_ == '\n'; }

  // R7 to R9. That no move is left (R14) need not be looked for: whatever comes then is not sound.
  bool play_word() {
    const KnownWord* const word = words_.find(at_, end_, dialect_, scratch_);
    if (word == nullptr || is_home_taken_) return false;
    at_ += word->size;
    const Outcome outcome = play_if_sound(state_, word->move, word->number, rules_);
    is_home_taken_ = outcome.captured && outcome.captured->kind == PieceKind::home;
    return outcome.is_played;
  }

  const char* at_;
  const char* const end_;
  const Dialect dialect_;
  const RuleSet rules_;
  KnownWords& words_;
  ParseScratch& scratch_;
  State state_;
  bool is_home_taken_ = false;
};

}  // namespace

bool QuickVerdicts::knows(std::string_view record, const Options& options, ParseScratch& scratch) {
  if (!trials_.is_worth_trying(record.size())) return false;
  QuickGame game(record, options, words_, scratch);
  const bool is_known = game.follow();
  trials_.note(is_known, static_cast<std::size_t>(game.at() - record.data()));
  return is_known;
}

}  // namespace plyglot::hexix
