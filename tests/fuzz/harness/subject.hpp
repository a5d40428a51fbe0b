#pragma once
// What a fuzz target reads: a notation in one of its dialects.

#include "syntax/grammar.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::fuzz {

struct Subject {
  std::string_view name;
  // `hop` for positions of Hive, which have laws of their own.
  std::string_view game;
  // With the dots; the texts of the project that are written in it.
  std::vector<std::string_view> extensions;
  // The dialect as it is read without options, and with those that matter.
  std::vector<toolchain::Language> languages;
  // What its texts, and strings in them, are written by.
  std::vector<const syntax::Grammar*> grammars;
};

const std::vector<Subject>& all_subjects();

}  // namespace plyglot::fuzz
