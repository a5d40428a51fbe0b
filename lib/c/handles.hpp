#pragma once
// What the handles of plyglot.h hold.

#include <plyglot.h>
#include <plyglot/session.hpp>

#include <deque>
#include <string>

struct plyglot_language {
  plyglot::toolchain::Language language;
  std::string problem;
};

struct plyglot_finding {
  plyglot::diagnostics::Diagnostic diagnostic;
  plyglot_place begin;
  plyglot_place end;
};

struct plyglot_answer {
  std::string problem;
  std::string text;
  std::uint32_t records = 0;
  // They stay where they are.
  std::deque<plyglot_finding> findings;
  std::string findings_json;
};
