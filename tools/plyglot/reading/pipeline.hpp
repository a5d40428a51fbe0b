#pragma once
// Work on the chunks of all inputs: read in order, done by several threads, merged in order.

#include "plyglot/reading/input_reader.hpp"
#include "plyglot/run/workers.hpp"

#include <plyglot/session.hpp>

#include <deque>
#include <functional>
#include <map>
#include <utility>

namespace plyglot::tool {

// What is done with the chunks. `work` runs in any thread, with a session of that thread; the others run in the
// caller's thread and in the order of the text. Result is whatever `work` returns.
template <class Result>
struct Stages {
  std::function<Result(toolchain::Session& session, const InputChunk& chunk)> work;
  std::function<void(const Input& input, const InputChunk& chunk, Result&& result)> merge;
  // After the last chunk of an input, also of one that was not read to its end.
  std::function<void(const Input& input, const InputEnd& end)> end;
  // Before an input is read: what is remembered of it, which takes the place of reading it.
  std::function<std::optional<RememberedFile>(const Input& input)> remembered = {};
  // Of a part of a file that holds texts: what was found about the part itself before a text, and its end.
  std::function<void(const InputChunk& chunk)> show = {};
  std::function<void(const Input& input, const InputChunk& chunk)> end_part = {};
};

// Sessions of one thread, one for all texts with the same settings.
class Sessions {
 public:
  toolchain::Session& of(const Settings& settings) {
    return sessions_.try_emplace(&settings, settings.language, settings.policy).first->second;
  }

 private:
  std::map<const Settings*, toolchain::Session> sessions_;
};

template <class Result>
class Pipeline {
 public:
  Pipeline(const Stages<Result>& stages, std::uint32_t jobs) : stages_(stages), sessions_(jobs), workers_(jobs) {}

  void run(const std::vector<Input>& inputs, const toolchain::Selection& wanted, Pieces pieces = Pieces::chunks) {
    for (const Input& input : inputs) read(input, wanted, pieces);
    finish();
  }
  // The same step by step: each input, which must live until the end, and then the end.
  void read(const Input& input, const toolchain::Selection& wanted, Pieces pieces = Pieces::chunks) {
    if (stages_.remembered) {
      if (auto remembered = stages_.remembered(input)) return end(input, {{}, {}, {}, std::move(remembered)});
    }
    InputReader reader(input, wanted, pieces, Dialects::left_open, stages_.remembered != nullptr);
    std::vector<Text> texts;
    while (auto chunk = reader.next()) {
      if (chunk->settings == nullptr) chunk->settings = input.settings;
      if (chunk->ends_part()) {
        start(input, std::move(*chunk), std::exchange(texts, {}));
      } else {
        texts.push_back({std::move(*chunk), {}});
      }
    }
    end(input, reader.end());
  }
  void finish() {
    while (!waiting_.empty()) merge_first();
  }

 private:
  struct Text {
    InputChunk chunk;
    std::optional<Result> result;
  };
  struct Step {
    const Input& input;
    // None at the end of an input.
    std::optional<InputChunk> chunk;
    std::optional<Result> result;
    // In the part of a file that the chunk is the end of.
    std::vector<Text> texts;
    std::size_t size = 0;
    InputEnd end;
    // Done when the chunk is; at the end of an input, when the step before is.
    Workers::Ticket ticket;
  };

  // After all that waits.
  void end(const Input& input, InputEnd end) {
    const Workers::Ticket before = waiting_.empty() ? Workers::Ticket{} : waiting_.back()->ticket;
    const std::size_t size = end.remembered ? end.remembered->size : 0;
    bytes_waiting_ += size;
    waiting_.push_back(std::make_unique<Step>(Step{input, {}, {}, {}, size, std::move(end), before}));
    if (is_full()) merge_what_is_done();
  }

  void start(const Input& input, InputChunk&& chunk, std::vector<Text>&& texts) {
    const std::size_t size = chunk.source_in_file().text.size();
    bytes_waiting_ += size;
    waiting_.push_back(std::make_unique<Step>(Step{input, std::move(chunk), {}, std::move(texts), size, {}, {}}));
    Step* step = waiting_.back().get();
    step->ticket = workers_.start([this, step](std::size_t worker) {
      if (step->chunk->part == nullptr) {
        step->result = work(sessions_[worker], *step->chunk);
        return;
      }
      for (Text& text : step->texts) text.result = work(sessions_[worker], text.chunk);
    });
    merge_what_is_done();
  }

  void merge_what_is_done() {
    // The workers have enough to do until half of it is done: waking the caller for every small file would cost a tenth
    // of the work and more.
    if (is_full()) workers_.wait(waiting_[waiting_.size() / 2]->ticket);
    while (!waiting_.empty() && (is_full() || workers_.is_done(waiting_.front()->ticket))) merge_first();
  }

  // What reads without an error in the dialect that its settings have is in that, and costs no more.
  Result work(Sessions& sessions, InputChunk& chunk) const {
    toolchain::Session& session = sessions.of(*chunk.settings);
    session.take_doubt();
    Result result = stages_.work(session, chunk);
    const bool is_read_again = chunk.is_undecided && session.take_doubt() && decide_dialect(chunk);
    return is_read_again ? stages_.work(sessions.of(*chunk.settings), chunk) : std::move(result);
  }

  // Memory is bounded by the chunks and what is remembered on their way: a few large ones, or so many small files that
  // no thread waits for the next one.
  bool is_full() const {
    const std::size_t jobs = sessions_.size();
    if (waiting_.size() > 128 * jobs) return true;
    return waiting_.size() > 2 * jobs && bytes_waiting_ > 2 * jobs * toolchain::Chunker::default_size;
  }

  void merge_first() {
    const std::unique_ptr<Step> step = std::move(waiting_.front());
    waiting_.pop_front();
    bytes_waiting_ -= step->size;
    if (!step->chunk) {
      if (step->end.remembered) step->input.choose_dialect(step->end.remembered->dialect);
      return stages_.end(step->input, step->end);
    }
    workers_.wait(step->ticket);
    if (step->chunk->part != nullptr) return merge_part(*step);
    note_dialect(step->input, *step->chunk);
    stages_.merge(step->input, *step->chunk, std::move(*step->result));
  }

  void merge_part(Step& step) {
    for (Text& text : step.texts) {
      note_dialect(step.input, text.chunk);
      if (text.chunk.findings != 0) stages_.show(text.chunk);
      stages_.merge(step.input, text.chunk, std::move(*text.result));
    }
    if (step.chunk->findings != 0) stages_.show(*step.chunk);
    stages_.end_part(step.input, *step.chunk);
  }

  const Stages<Result>& stages_;
  std::deque<Sessions> sessions_;
  std::deque<std::unique_ptr<Step>> waiting_;
  std::size_t bytes_waiting_ = 0;
  // Last, so that no thread works on what is gone.
  Workers workers_;
};

}  // namespace plyglot::tool
