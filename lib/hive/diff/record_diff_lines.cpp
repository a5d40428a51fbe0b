#include "hive/diff/record_diff_lines.hpp"

#include "comparing/record_lines.hpp"
#include "hive/diff/symmetry_words.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/spelling/move_texts.hpp"

#include <map>

namespace plyglot::hive {
namespace {

class PlyWords : public comparing::PlainWords {
 public:
  PlyWords(const Record& a, const Record& b, const RecordDiff& diff) : b_(b), diff_(diff), of_a_(texts_of(a)) {}

  const std::string& of_a(std::uint32_t ply) const { return of_a_[ply]; }

  // On A's board.
  const std::string& of_b(std::uint32_t ply, const comparing::Stretch& stretch) {
    const board::Symmetry to_a = board::inverse(diff_.laying_of(stretch).alignment.symmetry);
    std::vector<std::string>& texts = of_b_[{to_a.is_mirrored, to_a.rotation}];
    if (texts.empty()) texts = texts_of(image(b_, to_a));
    return texts[ply];
  }

  // A game of Hive is known to its end.
  bool has_known_ends() const { return true; }

  // Empty where B lies as before.
  std::string at_meeting(const comparing::Stretch& stretch) const {
    const Laying& laying = diff_.laying_of(stretch);
    const board::Symmetry symmetry = laying.alignment.symmetry;
    if (&laying == &diff_.layings.front() || (&laying)[-1].alignment.symmetry.rotation == symmetry.rotation) return {};
    if (symmetry.is_mirrored) return text::format("; B is mirrored: {}", mirror_in_words(symmetry.rotation));
    if (symmetry.rotation == 0) return "; B is not turned there";
    return text::format("; B is turned by {} there", turn_in_words(symmetry.rotation));
  }

 private:
  static std::vector<std::string> texts_of(const Record& record) {
    std::vector<std::string> texts = move_texts(record, uhp::spelling, References::canonical);
    for (std::string& text : texts) text = '`' + text + '`';
    return texts;
  }

  const Record& b_;
  const RecordDiff& diff_;
  std::vector<std::string> of_a_;
  // Where games meet on a turned board, B has names for each turn.
  std::map<std::pair<bool, std::uint8_t>, std::vector<std::string>> of_b_;
};

}  // namespace

std::size_t append_ply_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  return comparing::append_record_lines(diff, PlyWords(a, b, diff), out);
}

}  // namespace plyglot::hive
