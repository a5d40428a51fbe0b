#include "tools/slips/kinds/slip.hpp"

namespace plyglot::slips {

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> list = [] {
    std::vector<Kind> all;
    for (const auto& of_file :
         {byte_kinds(), word_kinds(), sign_kinds(), turn_kinds(), order_kinds(), convention_kinds(), homeworlds_kinds(),
          heading_kinds(), surrounding_kinds(), pair_kinds()}) {
      all.insert(all.end(), of_file.begin(), of_file.end());
    }
    return all;
  }();
  return list;
}

}  // namespace plyglot::slips
