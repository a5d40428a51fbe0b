#include "toolchain/chunk_reader.hpp"
#include "toolchain/moment.hpp"

namespace plyglot::toolchain {

notation::OptionValues values_of(const Language& language) {
  notation::OptionValues values(language.notation->about().options);
  for (const auto& [key, value] : language.options) values.set(key, value);
  return values;
}

Session::Session(const Language& language, const diagnostics::SeverityPolicy& policy)
    : state_(new State{
          language.notation,
          values_of(language),
          policy,
          std::visit([](const auto* row) { return row->make_arena(); }, language.notation->row),
          {},
      }) {}

Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

Session::Reading Session::lint(const Chunk& chunk, diagnostics::Sink sink, std::vector<ReadRecord>* records) {
  ChunkReader reader(*state_, chunk, sink, Heed::suppressions);
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
    const bool is_sound = state_->with_row([&](const auto&, const auto& model) {
      return !reader.reporter().has_error() || remains_of(model) == Remains::whole;
    });
    visit(context, reader.unit().content, state_->model, is_sound);
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
      row.views->list_moves(model, state_->options, list.moves, list.problem);
    });
  }
  return reader.result();
}

}  // namespace plyglot::toolchain
