#include "plyglot/solve/win_finder.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/json_writer.hpp"
#include "text/listing.hpp"

namespace plyglot::tool {

using text::counted;

namespace {

void append_moves(text::JsonWriter& json, std::string_view key, const std::vector<std::string>& moves) {
  json.key(key).begin_array();
  for (const std::string& move : moves) json.string(move);
  json.end_array();
}

void append_members(text::JsonWriter& json, const toolchain::Solution& solution) {
  json.key("side").string(solution.side);
  json.key("plies");
  solution.plies ? json.number(*solution.plies) : json.null();
  append_moves(json, "firstMoves", solution.first_moves);
  append_moves(json, "mainLine", solution.line);
  json.key("finished").boolean(solution.is_finished);
  json.key("positions").number(static_cast<std::int64_t>(solution.positions));
}

// `: wA1 bQ- (one of 3 first moves)`. Empty if a limit ended the search for others.
std::string first_move_of(const toolchain::Solution& solution) {
  if (!solution.is_finished) return {};
  const std::string first = text::visible(solution.first_moves.front());
  const std::size_t moves = solution.first_moves.size();
  return moves == 1 ? text::format(": {} (the only first move)", first)
                    : text::format(": {} (one of {} first moves)", first, moves);
}

}  // namespace

std::string joined_moves(const std::vector<std::string>& moves) {
  std::string out;
  for (const std::string& move : moves) out += (out.empty() ? "" : "; ") + text::visible(move);
  return out;
}

std::string json_line(const toolchain::Solution& solution) {
  std::string out;
  text::JsonWriter json(out);
  json.begin_object();
  append_members(json, solution);
  json.end_object();
  return out + '\n';
}

WinFinder::WinFinder(const SolveOptions& options, Run& run)
    : options_(options),
      run_(run),
      inputs_(options.input, run),
      report_(run, Stream::error),
      totals_(run, inputs_),
      workers_(jobs_of(options.input)) {}

void WinFinder::find() {
  for (const Input& input : inputs_.list()) read(input);
  while (!waiting_.empty()) merge_first();
  report_.finish();
  if (report_.counts().errors != 0) run_.found();
  if (totals_.records() == 0) return inputs_.report_no_record("solve");
  if (unfinished_ != 0) {
    run_.note(text::format("at {} the search was ended by its limit, {}", counted(unfinished_, "ply", "plies"),
                           counted(options_.nodes, "position")));
  }
  if (wins_ == 0 || unfinished_ != 0) run_.found();
  run_.note(text::format("{} {}", counted(wins_, "forced win"), totals_.where()));
}

void WinFinder::read(const Input& input) {
  InputReader reader(input, options_.input.wanted());
  toolchain::Session session(input.language(), policy_);
  while (auto chunk = reader.next()) read(input, std::move(*chunk), session);
  if (!reader.end().problem.empty()) run_.failure(reader.end().problem);
}

void WinFinder::read(const Input& input, toolchain::OwnedChunk&& owned, toolchain::Session& session) {
  const text::Source source = owned.chunk.source;
  const auto chunk = std::make_shared<const ReadChunk>(ReadChunk{std::move(owned), text::LineIndex(source)});
  const std::uint32_t wanted = options_.input.record;
  std::deque<std::unique_ptr<Search>> searches;
  const auto keep = [&](const toolchain::Model& model, bool is_sound) {
    const auto number = static_cast<std::uint32_t>(chunk->owned.chunk.records_before + searches.size() + 1);
    auto search = std::make_unique<Search>(Search{input, chunk, wanted == 0 ? number : wanted, {}, {}, 0});
    // Of a record with an error, which is shown, it is not certain what its plies are.
    if (is_sound) search->model = model;
    searches.push_back(std::move(search));
  };
  const auto visit = [](void* context, text::Span, const toolchain::Model& model, bool is_sound) {
    (*static_cast<decltype(keep)*>(context))(model, is_sound);
  };
  FindingRenderer renderer = report_.renderer(source, Interest::errors);
  auto kept = keep;
  session.read(chunk->owned.chunk, visit, &kept, renderer.sink());
  report_.add(renderer.take());
  for (std::unique_ptr<Search>& search : searches) start(std::move(search));
}

void WinFinder::start(std::unique_ptr<Search> started) {
  // So many that no thread waits for the next one.
  const std::size_t most_waiting = std::size_t{4} * jobs_of(options_.input);
  Search* search = started.get();
  waiting_.push_back(std::move(started));
  search->ticket = workers_.start([this, search](std::size_t) {
    search->moments = toolchain::find_wins(search->model, search->input.language(), options_.plies, {options_.nodes});
  });
  if (waiting_.size() > most_waiting) workers_.wait(waiting_.front()->ticket);
  while (!waiting_.empty() && workers_.is_done(waiting_.front()->ticket)) merge_first();
}

void WinFinder::merge_first() {
  const std::unique_ptr<Search> search = std::move(waiting_.front());
  waiting_.pop_front();
  workers_.wait(search->ticket);
  for (const toolchain::SolvedMoment& moment : search->moments) {
    unfinished_ += std::uint64_t{!moment.solution.is_finished};
    if (moment.solution.plies) print(*search, moment);
  }
  totals_.add_records(1, search->chunk->owned.chunk.source.span().end);
}

void WinFinder::print(const Search& search, const toolchain::SolvedMoment& moment) {
  ++wins_;
  const toolchain::Solution& solution = moment.solution;
  const text::Position place = search.chunk->lines.position(moment.span.begin);
  if (options_.format == ListFormat::jsonl) {
    std::string out;
    text::JsonWriter json(out);
    json.begin_object().key("file").string(search.input.name);
    json.key("line").number(place.line).key("column").number(place.code_point_column);
    json.key("record").number(search.record).key("ply").number(moment.ply);
    append_members(json, solution);
    json.end_object();
    return run_.result(out + '\n');
  }
  const std::string when = moment.ply == 0 ? std::string() : text::format("after ply {} ", moment.ply);
  run_.result(text::format("{}:{}:{}: {}{} wins in {}{}\n", text::visible(search.input.name), place.line,
                           place.code_point_column, when, solution.side, counted(*solution.plies, "ply", "plies"),
                           first_move_of(solution)));
}

}  // namespace plyglot::tool
