#include <plyglot/hopgi_record.hpp>
#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {
namespace {

constexpr std::array<std::string_view, 7> suffix_texts = {"", "!!", "??", "!?", "?!", "!", "?"};
constexpr std::array<std::string_view, 5> result_texts = {"", "1-0", "0-1", "1/2-1/2", "*"};

}  // namespace

void Setup::clear() {
  position = {};
  places.clear();
  marks.clear();
  comments.clear();
  has_side = true;
  has_hands = true;
  side_span = {};
  hands_span = {};
  counters_span = {};
  span = {};
  is_sound = true;
  has_position = true;
}

std::string_view suffix_text(Suffix suffix) { return suffix_texts[static_cast<std::size_t>(suffix)]; }

std::string_view result_text(Result result) { return result_texts[static_cast<std::size_t>(result)]; }

void Record::clear() {
  lead_comments.clear();
  tags.clear();
  elements.clear();
  comments.clear();
  turns.clear();
  recovered_after.reset();
  result = Result::none;
  result_span = {};
  tail_comments.clear();
  initial.reset();
  final_position.reset();
  winner.reset();
  ending_turn = 0;
  span = {};
  is_sound = true;
  has_game = true;
}

}  // namespace plyglot::hopgi
