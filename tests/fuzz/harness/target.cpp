#include "fuzz/harness/target.hpp"

#include "fuzz/harness/laws.hpp"

#include <cstdlib>
#include <iostream>
#include <set>

namespace plyglot::fuzz {
namespace {

struct Law {
  std::string_view name;
  // Of the subjects it is for; empty if it is for all.
  std::string_view game;
  Check check;
  // The only one it is for, if it is for one.
  std::string_view subject = {};
  Check check_change = nullptr;
};

constexpr Law laws[] = {
    // A law of its own comes before that for all.
    {"parse", "hop", &check_parse_of_hop, "", &check_syntax},
    {"parse", "", &check_parse, "", &check_syntax},
    {"format", "", &check_format},
    {"fix", "", &check_fix},
    {"suppress", "", &check_suppress},
    {"render", "", &check_render},
    {"translate", "hop", &check_translation_of_hop},
    {"translate", "hive", &check_translation_of_hive},
    {"translate", "homeworlds", &check_translation_of_homeworlds},
    {"translate", "hexix", &check_translation_of_hexix},
    {"translate", "hopgi", &check_translation_of_hopgi},
    {"diff", "hop", &check_diff_of_hop},
    {"diff", "hive", &check_diff_of_hive},
    {"diff", "homeworlds", &check_diff_of_homeworlds},
    {"diff", "hexix", &check_diff_of_hexix},
    {"diff", "hopgi", &check_diff_of_hopgi},
    {"resolver", "hop", &check_resolver_of_hop},
    {"resolver", "hive", &check_resolver_of_uhp, "uhp"},
    {"resolver", "homeworlds", &check_resolver_of_homeworlds},
    {"resolver", "hexix", &check_resolver_of_hexix},
    {"resolver", "hopgi", &check_resolver_of_hopgi, "hopgi"},
    {"json", "homeworlds", &check_json, "homeworlds-ap-record"},
    {"held", "hop", &check_held_texts, "hop"},
};

bool is_for(const Law& law, const Subject& subject) {
  if (!law.subject.empty()) return law.subject == subject.name;
  return law.game.empty() || law.game == subject.game;
}

std::vector<Target> made_targets() {
  std::vector<Target> targets;
  std::set<std::string> names;
  for (const Law& law : laws) {
    for (const Subject& subject : all_subjects()) {
      if (!is_for(law, subject)) continue;
      std::string name = std::string(law.name) + '-' + std::string(subject.name);
      if (names.insert(name).second) targets.push_back({std::move(name), law.check, &subject, law.check_change});
    }
  }
  return targets;
}

bool& wants_everything() {
  static bool is_wanted = false;
  return is_wanted;
}

}  // namespace

const std::vector<Target>& all_targets() {
  static const std::vector<Target> targets = made_targets();
  return targets;
}

const Target* find_target(std::string_view name) {
  for (const Target& target : all_targets()) {
    if (target.name == name) return &target;
  }
  return nullptr;
}

void require(bool holds, std::string_view what) {
  if (holds) return;
  std::cerr << "does not hold: " << what << std::endl;
  std::abort();
}

void require_equal(std::string_view a, std::string_view b, std::string_view what) {
  if (a != b) std::cerr << "--- one\n" << a << "\n--- other\n" << b << "\n---\n";
  require(a == b, what);
}

void check_everything(bool is_wanted) { wants_everything() = is_wanted; }

// FNV-1a, and its bits mixed, since the low ones hang on the last byte most of all.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  hash = (hash ^ (hash >> 30)) * 0xBF58476D1CE4E5B9U;
  return hash ^ (hash >> 31);
}

bool is_chosen(std::string_view text, std::uint64_t one_in) {
  return wants_everything() || hash_of(text) % one_in == 0;
}

}  // namespace plyglot::fuzz
