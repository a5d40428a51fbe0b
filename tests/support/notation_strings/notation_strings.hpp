#pragma once
// What a notation gives to the comparison of its grammar with another engine's reading of it.

#include "homeworlds/record/ast.hpp"
#include "support/values/random.hpp"
#include "syntax/grammar.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace plyglot::test {

struct NotationStrings {
  const syntax::Grammar* grammar;
  // Whether we take the text for one of the strict grammar; none if it is beyond limits that no grammar expresses.
  std::optional<bool> (*is_strict)(const std::string& text);
  // What texts are mutated with.
  const std::vector<std::string>& (*pieces)();
  // Texts besides sentences of the grammar and the corpus.
  void (*for_each_text)(void (*take)(void* context, const std::string& text), void* context);
  // Of the files in the corpus.
  std::string_view extension;
  // How many sentences of the strict grammar are compared, and half as many of the tolerant one; each comes with three
  // mutations.
  std::size_t sentences;
};

extern const NotationStrings hop_strings;
extern const NotationStrings uhp_strings;
extern const NotationStrings thehive_strings;
extern const NotationStrings hive_pgn_strings;
extern const NotationStrings boardspace_sgf_strings;
extern const NotationStrings hive_human_strings;
extern const NotationStrings hive_bga_strings;
extern const NotationStrings homeworlds_ap_record_strings;
// By dialect.
const std::array<NotationStrings, homeworlds::dialects>& homeworlds_strings();
// Both dialects of records, and positions.
const std::array<NotationStrings, 3>& hexix_strings();
extern const NotationStrings hopgi_strings;
// FEN and diagrams.
const std::array<NotationStrings, 2>& hopgi_setup_strings();

// One for each published grammar.
const std::vector<NotationStrings>& all_notation_strings();
// By the name of the grammar; null if there is none.
const NotationStrings* notation_strings(std::string_view name);

// Every file of the corpus with the notation's extension, the texts between empty lines in it, and every line; each
// text once.
std::vector<std::string> corpus_texts(const NotationStrings& notation);

// The random sentences of grammar_checks.hpp, of the strict and of the tolerant grammar.
std::vector<std::string> generated_texts(const NotationStrings& notation, std::size_t strict, std::size_t tolerant,
                                         std::uint64_t seed);

}  // namespace plyglot::test
