// The words of a text, and the positions of its games.
#include "c/game_handle.hpp"
#include "c/parts.hpp"

#include <plyglot/positions.hpp>
#include <plyglot/record_facts.hpp>

#include <algorithm>

using namespace plyglot;

struct plyglot_rows {
  std::vector<std::int32_t> numbers;
  std::vector<std::string> words;

  void add(std::uint32_t number) { numbers.push_back(static_cast<std::int32_t>(number)); }
  void add(text::Span span) {
    add(span.begin);
    add(span.end);
  }
  void add(const PositionKey& key) {
    for (const std::uint64_t half : {key.high, key.low}) {
      add(static_cast<std::uint32_t>(half >> 32));
      add(static_cast<std::uint32_t>(half));
    }
  }
};

struct plyglot_positions {
  // One that comes up in a record, counted from 0, after a ply.
  struct Place {
    PositionKeys keys;
    std::uint32_t record = 0;
    std::uint32_t ply = 0;
  };

  toolchain::Language language;
  bool is_string = false;
  std::shared_ptr<const c::KeptText> kept;
  // Of each record.
  std::vector<text::Span> records;
  std::vector<Place> places;
};

namespace {

static_assert(PLYGLOT_UNREADABLE == static_cast<int>(annotations::TokenKind::unreadable) &&
              PLYGLOT_UNREADABLE + 1 == annotations::token_kinds);

constexpr std::uint32_t all_plies = UINT32_MAX;

// For reading a text that was checked before: its findings are known.
constexpr diagnostics::Sink ignored() { return diagnostics::Sink::none(); }

struct Reading {
  plyglot_positions& positions;
  std::vector<toolchain::PlayedPosition> played;
};

void add_places(void* context, text::Span record, const toolchain::Model& model, bool) {
  Reading& reading = *static_cast<Reading*>(context);
  plyglot_positions& positions = reading.positions;
  toolchain::list_positions(model, nullptr, all_plies, reading.played);
  const auto number = static_cast<std::uint32_t>(positions.records.size());
  positions.records.push_back(record);
  for (std::uint32_t ply = 0; ply < reading.played.size(); ++ply) {
    positions.places.push_back({reading.played[ply].keys, number, ply});
  }
}

void add_facts(void* context, text::Span, const toolchain::Model& model, bool) {
  plyglot_rows& rows = *static_cast<plyglot_rows*>(context);
  const toolchain::RecordFacts facts = toolchain::record_facts(model);
  const std::optional<board::Outcome>& outcome = facts.outcome();
  rows.add(facts.plies);
  rows.add(!outcome ? 0 : !outcome->winner ? 1U : 2U + *outcome->winner);
  std::string& words = rows.words.emplace_back(facts.date);
  for (const std::string& player : facts.players) words += '\n' + player;
}

// Looks for one position in the records that have its key.
class Finder {
 public:
  Finder(const plyglot_positions& positions, const toolchain::Game& game, bool mirrored)
      : positions_(positions),
        wanted_(game.possible_keys()),
        model_(game.model()),
        mirrored_(mirrored),
        session_(positions.language, policy_) {}

  std::unique_ptr<plyglot_rows> find() {
    for (const plyglot_positions::Place& place : positions_.places) {
      if (has_key(place.keys)) look_at(place);
    }
    return std::move(rows_);
  }

 private:
  bool has_key(const PositionKeys& keys) const {
    return std::any_of(wanted_.begin(), wanted_.end(), [&](const PositionKeys& wanted) {
      return mirrored_ ? keys.mirrored == wanted.mirrored : keys.key == wanted.key;
    });
  }

  // Reads a record by itself: what its findings depend on is elsewhere, but not what was played.
  void read(std::uint32_t record) {
    if (read_ == record) return;
    read_ = record;
    const text::Span span = positions_.records[record];
    toolchain::Chunk chunk;
    chunk.source = positions_.kept->source();
    chunk.source.text = chunk.source.slice(span);
    chunk.source.base = span.begin;
    chunk.is_file = !positions_.is_string;
    chunk.records_before = record;
    found_ = toolchain::Model();
    played_.clear();
    source_ = chunk.source;
    const auto keep = [](void* finder, text::Span, const toolchain::Model& model, bool) {
      auto& self = *static_cast<Finder*>(finder);
      self.found_ = model;
      toolchain::list_positions(model, &self.source_, all_plies, self.played_);
    };
    session_.read(chunk, keep, this, ignored());
  }

  void look_at(const plyglot_positions::Place& place) {
    read(place.record);
    if (place.ply >= played_.size() || !has_key(played_[place.ply].keys)) return;
    toolchain::Model there = found_;
    if (!toolchain::cut_after(there, place.ply)) return;
    const toolchain::PositionRelation relation = toolchain::position_relation(there, model_);
    const bool is_mirrored = relation == toolchain::PositionRelation::mirrored;
    if (relation == toolchain::PositionRelation::different || (is_mirrored && !mirrored_)) return;
    rows_->add(place.record + 1);
    rows_->add(place.ply);
    rows_->add(is_mirrored ? 1 : 0);
    rows_->add(played_[place.ply].span);
    const bool has_next = place.ply + 1 < played_.size();
    const PositionKeys next = has_next ? played_[place.ply + 1].keys : PositionKeys();
    rows_->add(mirrored_ ? next.mirrored : next.key);
    rows_->words.push_back(played_[place.ply].move);
  }

  const plyglot_positions& positions_;
  std::vector<PositionKeys> wanted_;
  toolchain::Model model_;
  bool mirrored_;
  diagnostics::SeverityPolicy policy_;
  toolchain::Session session_;
  std::unique_ptr<plyglot_rows> rows_ = std::make_unique<plyglot_rows>();
  // The record that was read last, its model and positions.
  std::optional<std::uint32_t> read_;
  text::Source source_;
  toolchain::Model found_;
  std::vector<toolchain::PlayedPosition> played_;
};

}  // namespace

void plyglot_rows_free(plyglot_rows* rows) noexcept { delete rows; }

plyglot_numbers plyglot_rows_numbers(const plyglot_rows* rows) noexcept {
  return rows == nullptr ? plyglot_numbers{} : plyglot_numbers{rows->numbers.data(), rows->numbers.size()};
}

plyglot_text plyglot_rows_words(const plyglot_rows* rows, size_t row) noexcept {
  return c::word_of(rows, &plyglot_rows::words, row);
}

plyglot_status plyglot_document_tokens(const plyglot_document* document, plyglot_rows** rows) noexcept {
  if (rows == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *rows = nullptr;
  if (document == nullptr) return PLYGLOT_BAD_ARGUMENT;
  auto made = std::make_unique<plyglot_rows>();
  for (const auto& token : toolchain::Session(document->settings.language, {}).tokens(document->chunk())) {
    made->add(token.span);
    made->add(static_cast<std::uint32_t>(token.kind));
  }
  return c::hand_out(std::move(made), rows);
}

plyglot_status plyglot_document_plies(const plyglot_document* document, uint32_t record, plyglot_rows** rows) noexcept {
  if (rows == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *rows = nullptr;
  if (document == nullptr || record == 0 || record > document->records.size()) return PLYGLOT_BAD_ARGUMENT;
  auto made = std::make_unique<plyglot_rows>();
  const auto add_plies = [](void* context, text::Span, const toolchain::Model& model, bool) {
    std::vector<toolchain::PlayedPosition> played;
    toolchain::list_positions(model, nullptr, all_plies, played);
    // After the last position nothing is played.
    if (!played.empty()) played.pop_back();
    for (const toolchain::PlayedPosition& one : played) static_cast<plyglot_rows*>(context)->add(one.span);
  };
  toolchain::Session(document->settings.language, {})
      .read(document->chunk(c::selection(record, PLYGLOT_END_OF_GAME)), add_plies, made.get(), ignored());
  return c::hand_out(std::move(made), rows);
}

plyglot_status plyglot_document_facts(const plyglot_document* document, plyglot_rows** rows) noexcept {
  if (rows == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *rows = nullptr;
  if (document == nullptr) return PLYGLOT_BAD_ARGUMENT;
  auto made = std::make_unique<plyglot_rows>();
  toolchain::Session(document->settings.language, {}).read(document->chunk(), add_facts, made.get(), ignored());
  return c::hand_out(std::move(made), rows);
}

plyglot_status plyglot_document_positions(const plyglot_document* document, plyglot_positions** positions) noexcept {
  if (positions == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *positions = nullptr;
  if (document == nullptr) return PLYGLOT_BAD_ARGUMENT;
  auto made = std::make_unique<plyglot_positions>();
  made->language = document->settings.language;
  made->is_string = document->settings.is_string;
  made->kept = document->kept;
  Reading reading{*made, {}};
  toolchain::Session(made->language, {}).read(document->chunk(), add_places, &reading, ignored());
  return c::hand_out(std::move(made), positions);
}

void plyglot_positions_free(plyglot_positions* positions) noexcept { delete positions; }

size_t plyglot_positions_count(const plyglot_positions* positions) noexcept {
  return c::count_of(positions, &plyglot_positions::places);
}

plyglot_status plyglot_positions_find(const plyglot_positions* positions, const plyglot_game* game, int mirrored,
                                      plyglot_rows** rows) noexcept {
  if (rows == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *rows = nullptr;
  if (positions == nullptr || game == nullptr || !game->game) return PLYGLOT_BAD_ARGUMENT;
  return c::hand_out(Finder(*positions, *game->game, mirrored != 0).find(), rows);
}
