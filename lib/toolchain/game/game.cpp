// The functions of `Game`, passed on to the game that is played.
#include <plyglot/game.hpp>

#include "diagnostics/near_names.hpp"
#include "hive/record/projection.hpp"
#include "hive/rules/options/rule_option_rows.hpp"
#include "text/format.hpp"
#include "toolchain/game/any_game.hpp"
#include "toolchain/game/played_words.hpp"
#include "toolchain/model_view.hpp"

#include <algorithm>

namespace plyglot::toolchain {

using notation::OptionValues;

struct Game::State {
  Language language;
  Language move_language;
  OptionValues options;
  AnyGame game;
  // The last one that was used.
  std::optional<WordReader> reader;
  // The keys after 0, 1, ... plies, as far as anybody has asked.
  std::vector<PositionKey> seen;

  State(Language language_in, AnyGame game_in)
      : language(std::move(language_in)),
        move_language(language),
        options(values_of(language)),
        game(std::move(game_in)) {
    std::string ignored;
    if (!has_words_of(game, *language.notation)) move_language = toolchain::language("uhp", ignored);
  }
  State(const State& other)
      : language(other.language),
        move_language(other.move_language),
        options(other.options),
        game(other.game),
        seen(other.seen) {}

  std::uint32_t plies() const {
    return std::visit([](const auto& played) { return played.plies(); }, game);
  }
  // Keys take longer than plies: they are made for whoever asks.
  void see_all() {
    const std::size_t known = seen.size();
    const std::size_t now = plies();
    if (known > now) return;
    seen.resize(now + 1);
    seen[now] = key_of(game);
    if (known == now) return;
    AnyGame past = game;
    for (std::size_t ply = now; ply-- > known;) {
      std::visit([](auto& played) { played.undo(); }, past);
      seen[ply] = key_of(past);
    }
  }
  static PositionKey key_of(const AnyGame& game) {
    return std::visit([](const auto& played) { return played.keys().key; }, game);
  }

  WordReader& reader_for(const Language& wanted) {
    const bool is_same =
        reader && reader->language.notation == wanted.notation && reader->language.options == wanted.options;
    if (!is_same) reader.emplace(wanted);
    return *reader;
  }
};

namespace {

// Sets in the language what its notation has, and reads the type of a game of Hive. Empty on success.
std::string set_game_option(std::string_view id, std::string_view key, std::string_view value, Language& language,
                            OptionValues& of_hive) {
  if (id == "hive" && key == "type") return of_hive.set(key, value);
  return set_option(language, key, value);
}

}  // namespace

Game::Game(std::unique_ptr<State> state) : state_(std::move(state)) {}
Game::~Game() = default;
Game::Game(const Game& other) : state_(std::make_unique<State>(*other.state_)) {}
Game::Game(Game&& other) noexcept = default;
Game& Game::operator=(Game other) noexcept {
  state_ = std::move(other.state_);
  return *this;
}

std::optional<Game> Game::start(std::string_view game, const std::vector<std::pair<std::string, std::string>>& options,
                                std::string& problem) {
  const auto* const known = std::find_if(std::begin(known_games), std::end(known_games),
                                         [&](const KnownGame& row) { return row.id == game; });
  if (known == std::end(known_games)) {
    std::vector<std::string_view> ids;
    for (const KnownGame& row : known_games) ids.push_back(row.id);
    problem = text::format("there is no game `{}`", game) + diagnostics::did_you_mean(game, ids);
    return std::nullopt;
  }
  Language language = toolchain::language(known->notation, problem);
  OptionValues of_hive(hive::game_options());
  for (const auto& [key, value] : options) {
    problem = set_game_option(game, key, value, language, of_hive);
    if (!problem.empty()) return std::nullopt;
  }
  problem.clear();
  AnyGame begun = begin_game(game, hive::game_type_of(of_hive), values_of(language));
  return Game(std::make_unique<State>(std::move(language), std::move(begun)));
}

std::optional<Game> Game::from(const Model& model, const Language& language, std::string& problem) {
  problem.clear();
  const OptionValues values = values_of(language);
  std::optional<AnyGame> begun = go_on(model, values, problem);
  if (!begun) return std::nullopt;
  Language own = language;
  // Positions, and notations without words for single moves, go on in that of the game's programs. A game of Hive that
  // goes on from a position can be written as a position alone.
  std::string ignored;
  const bool is_of_hop = std::holds_alternative<hive::Position>(model);
  const auto* const of_homeworlds = std::get_if<homeworlds::Record>(&model);
  const bool is_log = of_homeworlds != nullptr && of_homeworlds->dialect == homeworlds::Dialect::bga;
  if (!is_of_hop && (is_log || !has_words_of(*begun, *language.notation))) {
    own = toolchain::language(known_game_of(*begun).notation, ignored);
  }
  return Game(std::make_unique<State>(std::move(own), std::move(*begun)));
}

std::string_view Game::id() const { return known_game_of(state_->game).id; }
const Language& Game::language() const { return state_->language; }

const Language& Game::move_language() const { return state_->move_language; }

Game::Played Game::play(std::string_view words) { return play(words, state_->move_language); }

Game::Played Game::play(std::string_view words, const Language& language) {
  return play_words(words, state_->reader_for(language), state_->game);
}

bool Game::undo() {
  const bool is_undone = std::visit([](auto& game) { return game.undo(); }, state_->game);
  state_->seen.resize(std::min<std::size_t>(state_->seen.size(), plies() + 1));
  return is_undone;
}

std::uint32_t Game::plies() const { return state_->plies(); }

std::uint8_t Game::to_move() const {
  return std::visit([](const auto& game) { return game.to_move(); }, state_->game);
}

std::optional<GameEnd> Game::end() const {
  return std::visit([](const auto& game) { return game.outcome(); }, state_->game);
}

std::uint32_t Game::occurrences() {
  state_->see_all();
  return static_cast<std::uint32_t>(std::count(state_->seen.begin(), state_->seen.end(), state_->seen.back()));
}

std::vector<LegalMove> Game::moves() const {
  std::vector<LegalMove> moves;
  const auto list = [&](const auto& game) {
    if constexpr (std::is_same_v<decltype(game), const hive::GameInPlay&>) {
      game.list_moves(hive_spelling_of(state_->move_language), moves);
    } else {
      game.list_moves(moves);
    }
  };
  std::visit(list, state_->game);
  return moves;
}

PositionKeys Game::keys() const {
  return std::visit([](const auto& game) { return game.keys(); }, state_->game);
}

std::vector<PositionKeys> Game::possible_keys() const {
  const auto* const of_hive = std::get_if<hive::GameInPlay>(&state_->game);
  return of_hive == nullptr ? std::vector<PositionKeys>{keys()} : of_hive->possible_keys();
}

Cells Game::cells() const {
  static constexpr std::string_view columns[][4] = {{"piece", "q", "r", "level"},
                                                    {"system", "owner", "kind", "count"},
                                                    {"cell", "owner", "kind", "number"},
                                                    {"square", "owner", "kind", "count"}};
  const auto& names = columns[state_->game.index()];
  Cells cells;
  cells.columns.assign(std::begin(names), std::end(names));
  std::visit([&](const auto& game) { game.append_cells(cells.numbers); }, state_->game);
  return cells;
}

Model Game::model() const {
  const auto* const of_hive = std::get_if<hive::GameInPlay>(&state_->game);
  if (of_hive != nullptr && of_hive->is_from_setup()) return hive::position_of(of_hive->game().state());
  return std::visit([](const auto& game) -> Model { return game.record(); }, state_->game);
}

std::string Game::show(const Session::ViewOptions& options, std::string* problem) const {
  std::string out;
  with_model(state_->language, model(), [&](const auto& row, const auto& model) {
    std::string found = append_view(row, model, options, state_->options, out);
    if (problem != nullptr) *problem = std::move(found);
  });
  return out;
}

std::string Game::text() const {
  std::string out;
  with_model(state_->language, model(), [&](const auto& row, const auto& model) {
    if (!row.print(model, state_->options, out)) out.clear();
  });
  return out;
}

bool Game::write(const Target& to, std::string& out, diagnostics::Sink sink) const {
  const std::string own = text() + '\n';
  Chunk chunk;
  chunk.source = {"game", own, 0, 1, state_->language.notation->about().line_ends};
  Session session(state_->language, {});
  const Session::Translated translated = session.translate(chunk, to, false, sink);
  out += translated.text;
  return translated.written == 1;
}

}  // namespace plyglot::toolchain
