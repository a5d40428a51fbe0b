#include "plyglot/reading/record_reader.hpp"

namespace plyglot::tool {

RecordReader::RecordReader(const Input& input, const toolchain::Selection& wanted, FindingReport& report, Run& run)
    : reader_(input, wanted), session_(input.language(), policy_), report_(report), run_(run) {}

std::optional<Record> RecordReader::next() {
  while (records_.empty() && !is_ended_) {
    if (const auto chunk = reader_.next()) {
      read_chunk(*chunk);
    } else {
      is_ended_ = true;
      if (!reader_.end().problem.empty()) run_.failure(reader_.end().problem);
    }
  }
  if (records_.empty()) return std::nullopt;
  Record record = std::move(records_.front());
  records_.pop_front();
  return record;
}

void RecordReader::read_chunk(const toolchain::OwnedChunk& owned) {
  struct Context {
    std::deque<Record>& records;
    text::LineIndex lines;
  };
  Context context{records_, text::LineIndex(owned.chunk.source)};
  const auto keep = [](void* data, text::Span span, const toolchain::Model& model, bool is_sound) {
    auto& [records, lines] = *static_cast<Context*>(data);
    records.push_back({model, is_sound, lines.line_of(span.begin)});
  };
  FindingRenderer renderer = report_.renderer(owned.chunk.source, Interest::errors);
  session_.read(owned.chunk, keep, &context, renderer.sink());
  report_.add(renderer.take());
}

}  // namespace plyglot::tool
