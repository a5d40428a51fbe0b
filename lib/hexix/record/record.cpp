#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {
namespace {

constexpr std::array<std::string_view, 7> suffix_texts = {"", "??", "!!", "?!", "!?", "?", "!"};

}  // namespace

std::string_view suffix_text(Suffix suffix) { return suffix_texts[static_cast<std::size_t>(suffix)]; }

std::string_view result_text(const Record& record) {
  const bool is_blue = record.winner == Player::blue;
  switch (record.end) {
    case End::none:
      return "";
    case End::home:
      return is_blue ? "B-home" : "R-home";
    case End::block:
      return is_blue ? "B-block" : "R-block";
  }
  return "";
}

}  // namespace plyglot::hexix
