#pragma once
// The list of all notations: the one place where a notation is made known.

#include "notation/options.hpp"
#include "notation/row.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

// The typed rows of all games in one closed variant.
using AnyRow = std::variant<const notation::Row<hive::Position>*, const notation::Row<hive::Record>*,
                            const notation::Row<homeworlds::Record>*, const notation::Row<hexix::Record>*,
                            const notation::Row<hopgi::Setup>*, const notation::Row<hopgi::Record>*>;
using AnyWriter = std::variant<std::string (*)(const hive::Position&), std::string (*)(const hopgi::Record&)>;

struct Notation {
  AnyRow row;

  const notation::About& about() const {
    return *std::visit([](const auto* typed) { return typed->about; }, row);
  }
};

struct WrittenForm {
  std::string_view id;
  std::string_view title;
  std::string_view game;
  // With the dot.
  std::string_view extension;
  // Makes several lines; an empty line separates two texts.
  AnyWriter write;
};

template <class Row>
struct Rows {
  const Row* first;
  std::size_t count;
  const Row* begin() const { return first; }
  const Row* end() const { return first + count; }
};
Rows<Notation> all_notations();
Rows<WrittenForm> all_written_forms();

// The values of a language's options. They were checked when they were set.
notation::OptionValues values_of(const Language& language);

// What the language's records are read by. It lives as long as the program.
const syntax::Grammar& grammar_of(const Language& language);

// Rows of option tables as callers of the library see them.
OptionFacts facts_of(const notation::OptionRow& row);

}  // namespace plyglot::toolchain
