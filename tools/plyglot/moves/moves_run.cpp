// The legal moves of each record's last position, or after a ply.
#include "plyglot/findings/findings.hpp"
#include "plyglot/moves/moves.hpp"
#include "plyglot/reading/pipeline.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"

namespace plyglot::tool {

using text::counted;

namespace {

using toolchain::Session;

class MovesRun {
 public:
  explicit MovesRun(const MovesOptions& options)
      : options_(options), run_(options.speech), inputs_(options.input, run_), report_(run_, Stream::error) {}
  int run();

 private:
  void read(const Input& input);
  void print(const Session::Moves& list);

  const MovesOptions& options_;
  Run run_;
  Inputs inputs_;
  FindingReport report_;
  std::vector<Session::Moves> lists_;
  std::uint64_t records_ = 0;
};

void MovesRun::read(const Input& input) {
  InputReader reader(input, options_.input.wanted());
  Sessions sessions;
  while (const auto chunk = reader.next()) {
    if (chunk->findings != 0) report_.add_part_findings(*chunk, Interest::errors);
    if (chunk->part != nullptr && chunk->held == nullptr) continue;
    FindingRenderer renderer = report_.renderer(*chunk, Interest::errors);
    Session& session = sessions.of(chunk->settings == nullptr ? *input.settings : *chunk->settings);
    records_ += session.moves(chunk->chunk, lists_, renderer.sink()).records;
    report_.add(renderer.take());
  }
  if (!reader.end().problem.empty()) run_.failure(reader.end().problem);
}

void MovesRun::print(const Session::Moves& list) {
  if (!list.problem.empty()) {
    run_.problem(text::format("no list of moves: {}", list.problem));
    run_.found();
  }
  for (const std::string& move : list.moves) run_.result(text::visible(move) + '\n');
}

int MovesRun::run() {
  if (inputs_.list().size() > 1) throw UsageError("moves are listed for one text");
  for (const Input& input : inputs_.list()) read(input);
  if (records_ > 1) {
    throw UsageError(
        text::format("there are {}: choose one with --record N", counted(records_, inputs_.record_name())));
  }
  report_.finish();
  if (report_.counts().errors != 0) run_.found();
  if (records_ == 0) inputs_.report_no_record("list");
  for (const Session::Moves& list : lists_) print(list);
  return run_.finish();
}

}  // namespace

int moves(const MovesOptions& options) { return MovesRun(options).run(); }

}  // namespace plyglot::tool
