// Games that are played on.
#include "c/game_handle.hpp"
#include "c/parts.hpp"

#include "text/format.hpp"

using namespace plyglot;
using c::viewed;

namespace {

template <class Answer>
auto asked(const plyglot_game* game, Answer answer) {
  using Value = decltype(answer(*game->game));
  return game == nullptr || !game->game ? Value() : answer(*game->game);
}

std::unique_ptr<const plyglot_findings> findings_about(std::string name, std::string text,
                                                       std::vector<diagnostics::Diagnostic>&& found) {
  auto kept = std::make_shared<c::KeptText>(c::KeptText{std::move(name), std::move(text)});
  return std::make_unique<plyglot_findings>(std::move(kept), std::move(found));
}

plyglot_status play(plyglot_game& game, std::string_view words, const toolchain::Language& language) {
  game.forget();
  toolchain::Game::Played played = game.game->play(words, language);
  game.problem = std::move(played.problem);
  if (!played.findings.empty()) game.findings = findings_about("move", std::string(words), std::move(played.findings));
  return played.is_played ? PLYGLOT_OK : PLYGLOT_REFUSED;
}

plyglot_status show(const plyglot_game* game, const std::optional<toolchain::Session::ViewOptions>& options,
                    plyglot_outcome** outcome) {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  if (game == nullptr || !game->game || !options) return PLYGLOT_BAD_ARGUMENT;
  auto made = std::make_unique<plyglot_outcome>();
  std::string problem;
  const std::string shown = game->game->show(*options, &problem);
  made->findings = findings_about("game", {}, {});
  if (!problem.empty()) {
    made->problem = c::shown_nothing(*options, problem);
    made->not_done = 1;
    return c::hand_out(std::move(made), outcome, PLYGLOT_REFUSED);
  }
  made->add(shown);
  made->done = 1;
  return c::hand_out(std::move(made), outcome);
}

void keep_model(void* context, text::Span, const toolchain::Model& model, bool) {
  *static_cast<std::optional<toolchain::Model>*>(context) = model;
}

}  // namespace

plyglot_game* plyglot_game_new() noexcept { return new plyglot_game; }
void plyglot_game_free(plyglot_game* game) noexcept { delete game; }

plyglot_game* plyglot_game_copy(const plyglot_game* game) noexcept {
  auto copy = std::make_unique<plyglot_game>();
  if (game != nullptr) copy->game = game->game;
  return copy.release();
}

plyglot_status plyglot_game_set_option(plyglot_game* game, plyglot_text key, plyglot_text value) noexcept {
  if (game == nullptr) return PLYGLOT_BAD_ARGUMENT;
  game->problem.clear();
  if (!c::is_name(key) || !c::is_name(value)) return PLYGLOT_BAD_ARGUMENT;
  game->options.emplace_back(viewed(key), viewed(value));
  return PLYGLOT_OK;
}

plyglot_status plyglot_game_begin(plyglot_game* game, plyglot_text id) noexcept {
  if (game == nullptr || !c::is_name(id)) return PLYGLOT_BAD_ARGUMENT;
  game->forget();
  game->game = toolchain::Game::start(viewed(id), std::exchange(game->options, {}), game->problem);
  return game->game ? PLYGLOT_OK : PLYGLOT_UNKNOWN_NAME;
}

plyglot_status plyglot_game_begin_from(plyglot_game* game, const plyglot_document* document, uint32_t record,
                                       uint32_t ply) noexcept {
  if (game == nullptr || document == nullptr) return PLYGLOT_BAD_ARGUMENT;
  game->forget();
  game->options.clear();
  game->game.reset();
  std::string problem = c::cannot_select(*document, record, ply);
  const std::string_view noun = document->facts().record_name;
  if (record == PLYGLOT_ALL_RECORDS && document->records.size() != 1) {
    problem = text::format("a game is one {}, and the text has {}", noun, document->records.size());
  }
  if (!problem.empty()) return game->fail(PLYGLOT_REFUSED, std::move(problem));
  std::optional<toolchain::Model> model;
  std::vector<diagnostics::Diagnostic> ignored;
  toolchain::Session session(document->settings.language, {});
  session.read(document->chunk(c::selection(record, ply)), keep_model, &model, diagnostics::collect_into(ignored));
  if (!model) return game->fail(PLYGLOT_REFUSED, text::format("the {} has no such ply", noun));
  game->game = toolchain::Game::from(*model, document->settings.language, game->problem);
  return game->game ? PLYGLOT_OK : PLYGLOT_REFUSED;
}

plyglot_text plyglot_game_problem(const plyglot_game* game) noexcept {
  return c::text_of(game, &plyglot_game::problem);
}

plyglot_text plyglot_game_id(const plyglot_game* game) noexcept {
  return asked(game, [](const toolchain::Game& held) { return c::borrowed(held.id()); });
}

plyglot_text plyglot_game_notation(const plyglot_game* game) noexcept {
  return asked(
      game, [](const toolchain::Game& held) { return c::borrowed(toolchain::facts_of(*held.language().notation).id); });
}

plyglot_status plyglot_game_play(plyglot_game* game, plyglot_text words, plyglot_text notation) noexcept {
  if (game == nullptr || !c::is_there(words) || !c::is_name(notation)) return PLYGLOT_BAD_ARGUMENT;
  if (!game->game) return game->fail(PLYGLOT_REFUSED, "there is no game yet");
  if (viewed(notation).empty()) return play(*game, viewed(words), game->game->move_language());
  std::string problem;
  const toolchain::Language language = toolchain::language(viewed(notation), problem);
  if (language.notation == nullptr) return game->fail(PLYGLOT_UNKNOWN_NAME, std::move(problem));
  return play(*game, viewed(words), language);
}

const plyglot_findings* plyglot_game_findings(const plyglot_game* game) noexcept {
  return game == nullptr ? nullptr : game->findings.get();
}

int plyglot_game_undo(plyglot_game* game) noexcept {
  if (game == nullptr || !game->game) return 0;
  game->forget();
  return game->game->undo() ? 1 : 0;
}

uint32_t plyglot_game_plies(const plyglot_game* game) noexcept {
  return asked(game, [](const toolchain::Game& held) { return held.plies(); });
}

uint32_t plyglot_game_to_move(const plyglot_game* game) noexcept {
  return asked(game, [](const toolchain::Game& held) { return std::uint32_t{held.to_move()}; });
}

int plyglot_game_is_over(const plyglot_game* game) noexcept {
  return asked(game, [](const toolchain::Game& held) { return held.end() ? 1 : 0; });
}

int32_t plyglot_game_winner(const plyglot_game* game) noexcept {
  const auto end = asked(game, [](const toolchain::Game& held) { return held.end(); });
  return end && end->winner ? *end->winner : -1;
}

uint32_t plyglot_game_occurrences(plyglot_game* game) noexcept {
  return game == nullptr || !game->game ? 0 : game->game->occurrences();
}

size_t plyglot_game_list_moves(plyglot_game* game) noexcept {
  if (game == nullptr || !game->game) return 0;
  game->moves = game->game->moves();
  return game->moves.size();
}

plyglot_text plyglot_game_move(const plyglot_game* game, size_t index) noexcept {
  const toolchain::LegalMove* const move = c::item_of(game, &plyglot_game::moves, index);
  return move == nullptr ? plyglot_text{} : c::borrowed(move->words);
}

plyglot_numbers plyglot_game_move_numbers(const plyglot_game* game, size_t index) noexcept {
  const toolchain::LegalMove* const move = c::item_of(game, &plyglot_game::moves, index);
  return move == nullptr ? plyglot_numbers{} : plyglot_numbers{move->numbers.data(), move->numbers.size()};
}

int plyglot_game_play_move(plyglot_game* game, size_t index) noexcept {
  const toolchain::LegalMove* const move = c::item_of(game, &plyglot_game::moves, index);
  if (move == nullptr) return 0;
  const std::string words = move->words;
  return play(*game, words, game->game->move_language()) == PLYGLOT_OK ? 1 : 0;
}

plyglot_numbers plyglot_game_cells(plyglot_game* game) noexcept {
  if (game == nullptr || !game->game) return {};
  game->cells = game->game->cells();
  return {game->cells.numbers.data(), game->cells.numbers.size()};
}

size_t plyglot_game_column_count(const plyglot_game* game) noexcept {
  return asked(game, [](const toolchain::Game& held) { return held.cells().columns.size(); });
}

plyglot_text plyglot_game_column(const plyglot_game* game, size_t index) noexcept {
  const auto columns = asked(game, [](const toolchain::Game& held) { return held.cells().columns; });
  return index < columns.size() ? c::borrowed(columns[index]) : plyglot_text{};
}

plyglot_key plyglot_game_key(const plyglot_game* game, int mirrored) noexcept {
  const PositionKeys keys = asked(game, [](const toolchain::Game& held) { return held.keys(); });
  const PositionKey& key = mirrored != 0 ? keys.mirrored : keys.key;
  return {key.high, key.low};
}

plyglot_status plyglot_game_show(const plyglot_game* game, plyglot_view view, plyglot_outcome** outcome) noexcept {
  const bool is_stage = view == PLYGLOT_VIEW_SYNTAX || view == PLYGLOT_VIEW_AST;
  return show(game, is_stage ? std::nullopt : c::view_options(view), outcome);
}

plyglot_status plyglot_game_draw(const plyglot_game* game, const plyglot_picture* picture,
                                 plyglot_outcome** outcome) noexcept {
  return show(game, c::view_options(picture), outcome);
}

plyglot_status plyglot_game_write(const plyglot_game* game, const plyglot_target* target,
                                  plyglot_outcome** outcome) noexcept {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  if (game == nullptr || !game->game) return PLYGLOT_BAD_ARGUMENT;
  const toolchain::Language& language = game->game->language();
  const bool has_target = target != nullptr && (target->to.language.notation != nullptr || target->to.form != nullptr);
  const toolchain::Target to = has_target ? target->to : toolchain::Target{language, nullptr};
  auto made = std::make_unique<plyglot_outcome>();
  std::vector<diagnostics::Diagnostic> found;
  std::string text;
  made->problem = toolchain::cannot_translate(language, to);
  const bool is_written = made->problem.empty() && game->game->write(to, text, diagnostics::collect_into(found));
  if (is_written) made->add(text);
  if (!is_written && made->problem.empty()) made->problem = "the game cannot be written so";
  made->done = is_written ? 1 : 0;
  made->not_done = is_written ? 0 : 1;
  made->findings = findings_about("game", game->game->text(), std::move(found));
  return c::hand_out(std::move(made), outcome, is_written ? PLYGLOT_OK : PLYGLOT_REFUSED);
}
