#include "support/hive/variations_text.hpp"

namespace plyglot::test {

std::string variations_text(const hive::Record& record) {
  std::string text;
  for (const hive::Variation& variation : record.variations) {
    text += std::to_string(variation.after_ply) + '/' + std::to_string(variation.comments_before) + ":(";
    std::size_t plies = 0;
    std::size_t comments = 0;
    for (const hive::VariationPart part : variation.parts) {
      if (part == hive::VariationPart::begin) text += '(';
      if (part == hive::VariationPart::end) text += ')';
      if (part == hive::VariationPart::comment) {
        const hive::RecordComment& comment = variation.comments[comments++];
        text += std::to_string(comment.after_ply) + '{' + comment.text + '}';
      }
      if (part != hive::VariationPart::ply) continue;
      const hive::Ply& ply = variation.plies[plies++];
      text += ply.is_pass()
                  ? "pass "
                  : hive::name_of(ply.piece) + ' ' + std::to_string(ply.to.q) + ',' + std::to_string(ply.to.r) + ' ';
    }
    text += ")\n";
  }
  return text;
}

}  // namespace plyglot::test
