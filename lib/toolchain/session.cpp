// The functions of `Session` that read: lint, fix, boards and moves.
#include "diagnostics/fixes.hpp"
#include "hexix/views/board_graph.hpp"
#include "hive/views/board_graph.hpp"
#include "hive/views/record_views.hpp"
#include "homeworlds/views/board_graph.hpp"
#include "hopgi/views/board_graph.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"
#include "toolchain/chunk_reader.hpp"
#include "toolchain/moment.hpp"

#include <plyglot/likeness.hpp>

#include <algorithm>
#include <unordered_set>

namespace plyglot::toolchain {
namespace {

board::BoardGraph board_of_typed(const hive::Position& position) { return hive::board_of(position); }
board::BoardGraph board_of_typed(const hive::Record& record) { return hive::board_of(record); }
board::BoardGraph board_of_typed(const homeworlds::Record& record) { return homeworlds::board_of(record); }
board::BoardGraph board_of_typed(const hexix::Record& record) { return hexix::board_of(record); }
board::BoardGraph board_of_typed(const hopgi::Setup& setup) { return hopgi::board_of(setup); }
board::BoardGraph board_of_typed(const hopgi::Record& record) { return hopgi::board_of(record); }
board::BoardGraph board_of_typed(std::monostate) { return {}; }

}  // namespace

notation::OptionValues values_of(const Language& language) {
  notation::OptionValues values(language.notation->about().options);
  for (const auto& [key, value] : language.options) values.set(key, value);
  return values;
}

std::unique_ptr<Session::State> make_state(const Language& language, const diagnostics::SeverityPolicy& policy) {
  std::unique_ptr<Session::State> state(new Session::State{
      language.notation,
      values_of(language),
      policy,
      std::visit([](const auto* row) { return row->make_arena(); }, language.notation->row),
      {},
  });
  state->language = language;
  return state;
}

Session::Session(const Language& language, const diagnostics::SeverityPolicy& policy)
    : state_(make_state(language, policy)) {}

Session::~Session() = default;

Session::Session(Session&&) noexcept = default;

Session& Session::operator=(Session&&) noexcept = default;

bool Session::State::belongs_elsewhere(const Chunk& chunk, std::size_t errors) const {
  return errors > 1 && toolchain::belongs_elsewhere(language, chunk.source.text);
}

bool Session::take_doubt() {
  const State::Met met = std::exchange(state_->met, {});
  return are_all_over(met.findings, met.turns) || met.errors != 0;
}

Session::Reading Session::lint(const Chunk& chunk, diagnostics::Sink sink, std::vector<ReadRecord>* records) {
  const auto wanted = records == nullptr ? notation::Wanted::findings : notation::Wanted::record;
  ChunkReader reader(*state_, chunk, sink, ApplySuppressions::yes, wanted);
  while (reader.next()) {
    if (records == nullptr || !reader.is_read()) continue;
    const std::size_t plies = state_->with_row([](const auto&, const auto& model) { return plies_of(model); });
    records->push_back({reader.unit().content, static_cast<std::uint32_t>(plies)});
  }
  return reader.result();
}

Session::Reading Session::read(const Chunk& chunk, Visit visit, void* context, diagnostics::Sink sink) {
  ChunkReader reader(*state_, chunk, sink);
  while (reader.next()) {
    if (!reader.has_moment()) continue;
    const bool is_sound = state_->with_row(
        [&](const auto&, const auto& model) { return !reader.reporter().has_error() || is_sound_after_error(model); });
    visit(context, reader.unit().content, state_->model, is_sound);
  }
  return reader.result();
}

Session::Reading Session::boards(const Chunk& chunk, std::vector<Board>& out, diagnostics::Sink sink) {
  ChunkReader reader(*state_, chunk, sink);
  while (reader.next()) {
    if (!reader.has_moment()) continue;
    Board& board = out.emplace_back();
    board.record = reader.unit().content;
    state_->with_row([&](const auto& row, const auto& model) {
      board.graph = row.views->lower(model);
      if (row.views->why_no_board != nullptr) board.problem = row.views->why_no_board(model);
    });
  }
  return reader.result();
}

Session::Reading Session::moves(const Chunk& chunk, std::vector<Moves>& out, diagnostics::Sink sink) {
  ChunkReader reader(*state_, chunk, sink);
  while (reader.next()) {
    if (!reader.has_moment()) continue;
    Moves& list = out.emplace_back();
    list.record = reader.unit().content;
    state_->with_row([&](const auto& row, const auto& model) {
      const std::uint32_t guess = reader.reporter().has_error() && !chunk.wanted.ply ? first_guess(model) : 0;
      if (guess != 0) {
        list.problem = text::format(
            "the position at the end rests on a guess at ply {}; the last position that is known: `--ply {}`", guess,
            guess - 1);
        return;
      }
      row.views->list_moves(model, state_->options, list.moves, list.problem);
    });
  }
  return reader.result();
}

Checked check(const Language& language, const Chunk& chunk, const diagnostics::SeverityPolicy& policy) {
  Checked checked;
  const diagnostics::Sink sink = diagnostics::collect_into(checked.findings);
  const Session::Reading reading = Session(language, policy).lint(chunk, sink, &checked.records);
  report_unused(language, reading.file_comments, reading.used_file_suppressions, policy, sink);
  text::sort(checked.findings.begin(), checked.findings.end(), diagnostics::reported_before);
  return checked;
}

namespace {

std::size_t errors_in(const std::vector<diagnostics::Diagnostic>& found) {
  const auto is_error = [](const auto& each) { return each.severity == diagnostics::Severity::error; };
  return static_cast<std::size_t>(std::count_if(found.begin(), found.end(), is_error));
}

}  // namespace

Session::Fixed Session::fix(const Chunk& chunk, diagnostics::Safety least_safe) {
  // Safe fixes come to an end since each ends its own finding; guesses may go round in a circle.
  constexpr int most_passes = 100;
  Chunk current = chunk;
  const auto read = [&](Fixed& fixed) {
    current.source.text = fixed.text;
    fixed.left.clear();
    fixed.reading = lint(current, diagnostics::collect_into(fixed.left));
  };
  Fixed fixed{std::string(chunk.source.text), 0, {}, {}};
  const std::size_t errors_before = state_->met.errors;
  read(fixed);
  // What is read again after a fix says nothing of the text as it came.
  const State::Met met = state_->met;
  const std::size_t errors = met.errors - errors_before;
  if (least_safe != diagnostics::Safety::unsafe && state_->belongs_elsewhere(chunk, errors)) {
    for (diagnostics::Diagnostic& found : fixed.left) {
      if (found.fix) found.fix->safety = diagnostics::Safety::unsafe;
    }
    return fixed;
  }
  current.units = {};
  Fixed best = fixed;
  std::unordered_set<std::size_t> seen;
  auto applied_now = std::min(least_safe, diagnostics::Safety::recount);
  for (int pass = 0; pass < most_passes; ++pass) {
    current.source.text = fixed.text;
    diagnostics::FixedText next = diagnostics::apply_fixes(current.source, fixed.left, applied_now);
    if (next.applied == 0) {
      if (applied_now >= least_safe) return fixed;
      applied_now = least_safe;
      continue;
    }
    if (!seen.insert(std::hash<std::string>()(fixed.text)).second) return best;
    fixed.applied += next.applied;
    fixed.text = std::move(next.text);
    read(fixed);
    state_->met = met;
    if (errors_in(fixed.left) <= errors_in(best.left)) best = fixed;
  }
  return best;
}

board::BoardGraph board_of(const Model& model) {
  return std::visit([](const auto& typed) { return board_of_typed(typed); }, model);
}

}  // namespace plyglot::toolchain
