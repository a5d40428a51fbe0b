#pragma once
// The records of one input, one after another.

#include "plyglot/findings/findings.hpp"
#include "plyglot/reading/input_reader.hpp"

#include <plyglot/session.hpp>

#include <deque>

namespace plyglot::tool {

struct Record {
  toolchain::Model model;
  // False after an error, which is shown.
  bool is_sound = true;
  // The number of the line where it begins.
  std::uint32_t line = 1;
};

class RecordReader {
 public:
  // All must outlive the reader. Errors in records go to `report` when their chunk is read; why reading ended early is
  // a failure of the run.
  RecordReader(const Input& input, const toolchain::Selection& wanted, FindingReport& report, Run& run);

  // None after the last one.
  std::optional<Record> next();
  // Whether all that was asked for could be read so far.
  bool is_good() const { return reader_.end().problem.empty(); }

 private:
  void read_chunk(const toolchain::OwnedChunk& owned);

  InputReader reader_;
  diagnostics::SeverityPolicy policy_;
  toolchain::Session session_;
  FindingReport& report_;
  Run& run_;
  // Those of the last chunk that were not asked for yet.
  std::deque<Record> records_;
  bool is_ended_ = false;
};

}  // namespace plyglot::tool
