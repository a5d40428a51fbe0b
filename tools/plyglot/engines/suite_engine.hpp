#pragma once
// An engine that speaks the protocol of the conformance suite (corpus/README.md): a line of JSON for each.

#include "plyglot/engines/line_engine.hpp"

namespace plyglot::tool::engines {

class SuiteEngine : public LineEngine {
 public:
  // Null, with a sentence, if the program cannot be started.
  static std::unique_ptr<SuiteEngine> start(const std::vector<std::string>& words, const EngineOptions& options,
                                            std::string& problem) {
    std::unique_ptr<ChildProcess> process = ChildProcess::start(words, options.limits, problem);
    if (process == nullptr) return nullptr;
    return std::unique_ptr<SuiteEngine>(new SuiteEngine(std::move(process), options));
  }

 private:
  using LineEngine::LineEngine;
  bool take_line(std::string_view line, Answer& answer) const override {
    answer.lines.emplace_back(line);
    return true;
  }
};

}  // namespace plyglot::tool::engines
