#include "comparing/diff_lines.hpp"
#include "comparing/record_lines.hpp"
#include "hive/diff/alignment.hpp"
#include "hive/diff/record_diff.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/spelling/move_texts.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <map>

namespace plyglot::hive {
namespace {

using comparing::append_diff_line;
using comparing::append_values_line;

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
    for (std::string& each : texts) each = text::format("`{}`", each);
    return texts;
  }

  const Record& b_;
  const RecordDiff& diff_;
  std::vector<std::string> of_a_;
  // Where games meet on a turned board, B has names for each turn.
  std::map<std::pair<bool, std::uint8_t>, std::vector<std::string>> of_b_;
};

// A piece of A is another one of its kind in B.
struct OtherNumber {
  Pair<PieceIndex> piece;
  Pair<std::uint32_t> first_ply;
  // How many plies differ in this alone.
  std::size_t plies = 0;
};

// In the order of their first plies.
std::vector<OtherNumber> other_numbers(const Record& a, const Record& b, const RecordDiff& diff) {
  std::vector<OtherNumber> numbers;
  for (const comparing::Edit& edit : diff.edits) {
    if (edit.kind != comparing::Edit::Kind::restated) continue;
    const Pair<PieceIndex> piece{a.plies[edit.item.of_a].piece, b.plies[edit.item.of_b].piece};
    // There are few pieces of a kind, and so few pairs of them.
    auto found = std::find_if(numbers.begin(), numbers.end(), [&piece](const OtherNumber& number) {
      return number.piece.of_a == piece.of_a && number.piece.of_b == piece.of_b;
    });
    if (found == numbers.end()) found = numbers.insert(found, {piece, edit.item, 0});
    ++found->plies;
  }
  return numbers;
}

std::string name_of_end(const std::optional<Outcome>& end) { return end ? std::string(name_of(*end)) : "none"; }

std::string name_of_value(const std::optional<std::string>& value) { return value ? text::quote(*value) : "none"; }

void append_headers(const RecordDiff& diff, std::string& out) {
  if (diff.type.differs()) append_values_line("game type", name_of(diff.type.of_a), name_of(diff.type.of_b), out);
  const Pair<std::optional<Outcome>> end = diff.told_end();
  if (end.differs()) append_values_line("result", name_of_end(end.of_a), name_of_end(end.of_b), out);
  for (const TagChange& change : diff.tags) {
    append_values_line("tag", text::quote(change.key), name_of_value(change.value.of_a),
                       name_of_value(change.value.of_b), out);
  }
}

void append_numbers(const std::vector<OtherNumber>& numbers, std::string& out) {
  for (const OtherNumber& number : numbers) {
    const std::string more = number.plies == 1 ? "" : text::format(" and {} more", number.plies - 1);
    append_diff_line("numbers",
                     text::format("{} in A is {} in B: {}{}", name_of(number.piece.of_a), name_of(number.piece.of_b),
                                  label_of(comparing::plies, number.first_ply), more),
                     out);
  }
}

void append_variations(const std::vector<VariationChange>& changes, std::string& out) {
  for (const VariationChange& change : changes) {
    append_diff_line("variation",
                     text::format("{}: `{}` only in {}", comparing::label_of(comparing::plies, change.ply),
                                  change.words, change.is_of_a ? 'A' : 'B'),
                     out);
  }
}

std::string headline_of_same(const RecordDiff& diff) {
  const board::Symmetry symmetry = diff.layings.front().alignment.symmetry;
  switch (diff.relation) {
    case Relation::rotated:
      return text::format("A and B are the same game: B is turned by {}", turn_in_words(symmetry.rotation));
    case Relation::mirrored:
      return text::format("B is a mirror image of A: {}", mirror_in_words(symmetry.rotation));
    default:
      return "A and B are the same game";
  }
}

std::string headline_of_different(const RecordDiff& diff, std::size_t differences) {
  std::string words = comparing::differences_headline(differences, "ply", diff.first_divergence());
  const board::Symmetry symmetry = diff.layings.front().alignment.symmetry;
  if (symmetry.is_mirrored) {
    text::append(words, "; B is compared as a mirror image: {}", mirror_in_words(symmetry.rotation));
  } else if (symmetry.rotation != 0) {
    text::append(words, "; B is turned by {}", turn_in_words(symmetry.rotation));
  }
  return words;
}

}  // namespace

void append_text(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  const std::vector<OtherNumber> numbers = other_numbers(a, b, diff);
  std::string lines;
  append_headers(diff, lines);
  const std::size_t plies = comparing::append_record_lines(diff, PlyWords(a, b, diff), lines);
  append_numbers(numbers, lines);
  append_variations(diff.variations, lines);
  if (diff.relation == Relation::different) {
    out += headline_of_different(diff, diff.header_change_count() + plies + numbers.size());
  } else {
    out += headline_of_same(diff);
    if (!numbers.empty()) out += "; pieces are numbered otherwise";
    comparing::append_differing(diff.header_change_count(), "header", out);
  }
  comparing::append_differing(diff.variations.size(), "variation", out);
  text::append(out, "\n{}", lines);
}

}  // namespace plyglot::hive
