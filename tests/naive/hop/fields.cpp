#include "naive/hop/parts.hpp"

namespace plyglot::naive {
namespace {

bool is_blank(char value) { return value == ' ' || value == '\t'; }

std::string text_of(const Characters& characters) {
  std::string text;
  for (const Character& character : characters) text += character.value;
  return text;
}

// The letters of the word; 0 if there is none.
std::size_t begins_with_alias(const Characters& characters) {
  std::string text;
  for (const Character& character : characters) text += lower(character.value);
  for (const std::string alias : {"base", "ultimate"}) {
    if (text.rfind(alias, 0) == 0) return alias.size();
  }
  return 0;
}

// `[wWbB][0-5]?[mM]?`.
bool looks_like_player(const Characters& characters) {
  std::string text = text_of(characters);
  if (text.empty() || std::string("wWbB").find(text[0]) == std::string::npos) return false;
  text.erase(0, 1);
  if (!text.empty() && text[0] >= '0' && text[0] <= '5') text.erase(0, 1);
  if (!text.empty() && lower(text[0]) == 'm') text.erase(0, 1);
  return text.empty();
}

Field trim(const Characters& characters, std::size_t start, std::size_t end) {
  Field field{true, start, end, characters, start, end};
  while (!field.trimmed.empty() && is_blank(field.trimmed.back().value)) field.trimmed.pop_back();
  while (!field.trimmed.empty() && is_blank(field.trimmed.front().value)) field.trimmed.erase(field.trimmed.begin());
  field.trimmed_start = field.trimmed.empty() ? end : field.trimmed.front().start;
  field.trimmed_end = field.trimmed.empty() ? end : field.trimmed.back().end;
  return field;
}

// hop T3.
void report_blanks(const Field& field, std::vector<Finding>& findings) {
  if (!field.exists) return;
  const auto run = [&](std::size_t start, std::size_t end) {
    if (start < end) report(findings, "hop/space-around-field", "warning", start, end);
  };
  run(field.start, field.trimmed_start);
  run(field.trimmed_end, field.end);
}

}  // namespace

Fields split(const Characters& characters, std::size_t size, std::vector<Finding>& findings) {
  Fields fields;
  fields.is_empty = true;
  for (const Character& character : characters) fields.is_empty &= is_blank(character.value);
  if (fields.is_empty) {
    report(findings, "hop/empty-input", "error", 0, size);
    return fields;
  }

  std::vector<Field> parts;
  std::vector<std::size_t> commas;
  Characters part;
  std::size_t start = 0;
  for (const Character& character : characters) {
    if (character.value == ',') {
      parts.push_back(trim(part, start, character.start));
      commas.push_back(character.start);
      part.clear();
      start = character.end;
    } else {
      part.push_back(character);
    }
  }
  parts.push_back(trim(part, start, size));

  const auto missing_player = [&] { report(findings, "hop/missing-player-field", "error", size, size); };
  if (parts.size() == 1) {
    fields.topology = parts[0];
    missing_player();
  } else if (parts.size() == 2) {
    const Characters& second = parts[1].trimmed;
    if (!second.empty() && !looks_like_player(second) && begins_with_alias(parts[0].trimmed) != 0) {
      fields.gametype = parts[0];
      fields.topology = parts[1];
      missing_player();
    } else {
      fields.topology = parts[0];
      fields.player = parts[1];
    }
  } else {
    fields.gametype = parts[0];
    fields.topology = parts[1];
    fields.player = parts[2];
    if (parts.size() > 3) report(findings, "hop/too-many-fields", "error", commas[2], size);
  }
  report_blanks(fields.gametype, findings);
  const std::size_t alias = fields.gametype.exists ? 0 : begins_with_alias(fields.topology.trimmed);
  if (alias != 0) fields.alias_end = fields.topology.trimmed[alias - 1].end;
  report_blanks(fields.topology, findings);
  report_blanks(fields.player, findings);
  return fields;
}

void read_player(const Field& field, Dialect dialect, Reading& reading) {
  if (!field.exists) return;
  if (field.trimmed.empty()) {
    report(reading.findings, "hop/missing-player-field", "error", field.trimmed_start, field.trimmed_start);
    return;
  }
  if (!looks_like_player(field.trimmed)) {
    report(reading.findings, "hop/bad-player", "error", field.trimmed_start, field.trimmed_end);
    return;
  }
  const Character& letter = field.trimmed[0];
  reading.to_move = lower(letter.value);
  if (letter.value != reading.to_move) {
    report(reading.findings, "hop/player-case", "warning", letter.start, letter.end);
  }
  if (field.trimmed.size() > 1 && dialect == Dialect::spec) {
    report(reading.findings, "hop/player-suffix", "warning", letter.end, field.trimmed_end);
  }
  for (std::size_t i = 1; i < field.trimmed.size(); ++i) reading.suffix += lower(field.trimmed[i].value);
}

}  // namespace plyglot::naive
