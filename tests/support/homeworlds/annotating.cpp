#include "support/homeworlds/annotating.hpp"

#include "homeworlds/views/record_annotations.hpp"
#include "support/homeworlds/ap_games.hpp"

namespace plyglot::test {

AnnotatedHomeworlds annotated_homeworlds(std::string text, homeworlds::Dialect dialect) {
  AnnotatedHomeworlds game;
  homeworlds::ReadOptions options;
  options.dialect = dialect;
  const bool is_json = dialect == homeworlds::Dialect::ap && homeworlds::is_ap_record(text);
  game.record = is_json ? homeworlds_ap_game(text).record : homeworlds_game(text, options).record;
  game.text = std::move(text);
  text::Source source;
  source.text = game.text;
  homeworlds::annotate(game.record, source, game.annotations);
  return game;
}

std::string renamed(const AnnotatedHomeworlds& game, std::uint32_t thing, const std::string& name) {
  std::string text = game.text;
  for (std::size_t i = game.annotations.mentions.size(); i > 0; --i) {
    const annotations::Mention& mention = game.annotations.mentions[i - 1];
    if (mention.thing == thing) text.replace(mention.span.begin, mention.span.size(), name);
  }
  return text;
}

}  // namespace plyglot::test
