#include "board/render/decimal.hpp"

#include "text/format.hpp"

namespace plyglot::board {

std::string decimal(std::int64_t hundredths) {
  const std::int64_t size = hundredths < 0 ? -hundredths : hundredths;
  std::string number = text::format("{}{}", hundredths < 0 ? "-" : "", size / 100);
  const std::int64_t fraction = size % 100;
  if (fraction == 0) return number;
  return number + (fraction % 10 == 0 ? text::format(".{}", fraction / 10) : text::format(".{:02}", fraction));
}

}  // namespace plyglot::board
