#include "fuzz/harness/subject.hpp"

#include "fuzz/harness/target.hpp"
#include "toolchain/registry/registry.hpp"

namespace plyglot::fuzz {
namespace {

using toolchain::Language;

Language language(std::string_view name, const char* option = nullptr, const char* value = nullptr) {
  std::string problem;
  Language found = toolchain::language(name, problem);
  require(found.notation != nullptr, problem);
  if (option != nullptr) require(toolchain::set_option(found, option, value).empty(), "the option is known");
  return found;
}

Subject subject(std::string_view name, std::string_view game, std::vector<Language> languages) {
  Subject made{name, game, toolchain::facts_of(*languages[0].notation).extensions, std::move(languages), {}};
  made.grammars.push_back(&toolchain::grammar_of(made.languages[0]));
  return made;
}

// A record in JSON holds turns in strings.
Subject ap_record() {
  Subject made = subject("homeworlds-ap-record", "homeworlds", {language("homeworlds:ap", "form", "record")});
  made.extensions = {".json"};
  made.grammars.push_back(&toolchain::grammar_of(language("homeworlds:ap")));
  return made;
}

// Without a dialect the text may name one.
Subject homeworlds_of_any_dialect() {
  Subject made =
      subject("homeworlds", "homeworlds", {language("homeworlds"), language("homeworlds:seed", "layout", "block")});
  for (const char* dialect :
       {"homeworlds:ap", "homeworlds:sdg", "homeworlds:jpb", "homeworlds:quux", "homeworlds:hwl", "homeworlds:bga"}) {
    made.grammars.push_back(&toolchain::grammar_of(language(dialect)));
  }
  return made;
}

// Of notations whose dialects or options read differently: their subjects, in the place of one of the notation's name.
std::vector<Subject> special_subjects() {
  return {
      subject("hop", "hop", {language("hop:spec")}),
      subject("hop-hivegame", "hop", {language("hop:hivegame")}),
      subject("uhp", "hive", {language("uhp"), language("uhp:hivegame", "repetition", "threefold")}),
      subject("thehive", "hive", {language("thehive"), language("thehive", "pieces", "mlp")}),
      homeworlds_of_any_dialect(),
      subject("homeworlds-ap", "homeworlds", {language("homeworlds:ap")}),
      ap_record(),
      subject("homeworlds-sdg", "homeworlds", {language("homeworlds:sdg")}),
      subject("homeworlds-jpb", "homeworlds", {language("homeworlds:jpb")}),
      subject("homeworlds-quux", "homeworlds", {language("homeworlds:quux")}),
      subject("homeworlds-hwl", "homeworlds", {language("homeworlds:hwl")}),
      subject("homeworlds-bga", "homeworlds", {language("homeworlds:bga")}),
      subject("hexix-2024", "hexix",
              {language("hexix"), language("hexix", "numbers", "on"), language("hexix", "values", "on")}),
      subject("hexix-2019", "hexix", {language("hexix:2019")}),
      subject("hopgi", "hopgi",
              {language("hopgi"), language("hopgi", "notation", "short"), language("hopgi", "line-width", "0"),
               language("hopgi", "linked-kings", "warning")}),
      subject("hopgi-fen", "hopgi",
              {language("hopgi-fen"), language("hopgi-fen", "hole", "-"), language("hopgi-fen", "promoted", "letter")}),
  };
}

// Every other notation is read as it is read without options.
std::vector<Subject> made_subjects() {
  std::vector<Subject> subjects;
  std::vector<Subject> specials = special_subjects();
  for (const toolchain::Notation& notation : toolchain::all_notations()) {
    const std::size_t known = subjects.size();
    for (Subject& special : specials) {
      if (special.languages.front().notation == &notation) subjects.push_back(special);
    }
    if (subjects.size() != known) continue;
    const notation::About& about = notation.about();
    subjects.push_back(subject(about.id, about.game, {language(about.id)}));
  }
  return subjects;
}

}  // namespace

const std::vector<Subject>& all_subjects() {
  static const std::vector<Subject> subjects = made_subjects();
  return subjects;
}

}  // namespace plyglot::fuzz
