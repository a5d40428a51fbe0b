#pragma once
// What the names in actions stand for.

#include "homeworlds/board/name_table.hpp"
#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// homeworlds R11: the first letter that no existing system has, and none of the others. After Z letters are doubled.
std::string first_free_letter(const State& state, const NameTable* others = nullptr);

class SystemNames {
 public:
  SystemNames(Record& record, NameCase name_case) : record_(record), others_(name_case) {}

  // The system of that name, or the unknown name. `is_certain`: the state is what was played.
  SystemName find(const State& state, bool is_certain, std::string_view name, text::Span span);
  // A name that is given while the position is unknown.
  SystemName give(std::string_view name, text::Span span);
  // The last system that was created.
  static SystemName latest(const State& state, text::Span span);
  std::string first_free_letter(const State& state) const { return homeworlds::first_free_letter(state, &others_); }

 private:
  SystemName other(std::uint32_t index, text::Span span) const { return {SystemName::Kind::other, index, span}; }

  Record& record_;
  // Of Record::other_names.
  NameTable others_;
};

}  // namespace plyglot::homeworlds
