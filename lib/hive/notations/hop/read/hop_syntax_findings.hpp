#pragma once
// The findings of the phases bytes and syntax in HOP texts, as the table of hop 7 words them.

#include "findings/finding.hpp"
#include "hive/notations/hop/read/ast.hpp"
#include "hive/notations/hop/read/characters.hpp"

namespace plyglot::hive::hop {

// Which part of the string a finding speaks of.
enum class Field : std::uint8_t { gametype, topology, player };
std::string_view name_of(Field field);

// One function for each finding; spans are bytes of the file.
class SyntaxFindings : public findings::Findings {
 public:
  using Findings::Findings;

  // The whole string and its fields.
  void empty_input(text::Span string);
  void missing_player(text::Span at, bool has_field);
  void too_many_fields(text::Span extra);
  void space_around_field(text::Span blanks, Field field);
  void bad_player(text::Span player);
  void player_case(text::Span letter);
  void player_suffix(text::Span suffix);

  // Characters.
  void stand_in(text::Span written, const StandIn& found);
  void lost_plus(text::Span blank);
  // Adds the character to the last finding if that one ends before it.
  void unexpected(text::Span character, Field field);
  void unknown_bug(text::Span letter);
  // The same; one in the same run of letters as the last one is added to its finding (hop R15).
  void unknown_bug_in_topology(text::Span letter);

  // The gametype.
  void empty_gametype(text::Span field_and_comma);
  // `words` are the pieces of the alias as it is written, without strays.
  void alias_case(text::Span alias, const std::vector<text::Span>& words);
  void unknown_alias(text::Span alias);
  void missing_modifier_sign(text::Span modifier, text::Span alias);
  void empty_modifier(text::Span sign);
  void bad_token_count(text::Span digits);
  void token_without_letter(text::Span digits);

  // The topology.
  void dangling_number(text::Span number, bool letter_follows);
  void missing_stacked_bug(text::Span number_and_equals);
  // `missing` closing parentheses are needed to close this one, with those inside.
  void unclosed_group(text::Span open, std::uint32_t topology_end, std::uint32_t missing);
  // T6.
  void gametype_in_topology(text::Span alias, text::Span topology);
  void unmatched_parenthesis(text::Span close);
  void too_large(text::Span letter);
  void too_deep(text::Span open);

 private:
  bool has_lost_plus_ = false;
  // How many characters the last finding about such ones speaks of.
  std::uint64_t unexpected_ = 0;
  // How many letters the last finding about such ones in the topology speaks of.
  std::uint32_t unknown_bugs_ = 0;
};

}  // namespace plyglot::hive::hop
