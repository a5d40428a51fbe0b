// Names of notations, dialects and options looked up in the registry.
#include "toolchain/registry/registry.hpp"

#include "diagnostics/near_names.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::toolchain {
namespace {

struct Name {
  std::string_view id;
  std::string_view dialect;
  bool has_dialect;
};

Name split(std::string_view name) {
  const std::size_t colon = name.find(':');
  if (colon == std::string_view::npos) return {name, {}, false};
  return {name.substr(0, colon), name.substr(colon + 1), true};
}

std::string_view id_of(const Notation& notation) { return notation.about().id; }
std::string_view id_of(const WrittenForm& form) { return form.id; }

template <class Row>
const Row* find(Rows<Row> rows, std::string_view id) {
  for (const Row& row : rows) {
    if (id_of(row) == id) return &row;
  }
  return nullptr;
}

// A word that is not a notation, with a near one or all there are.
std::string unknown(std::string_view id, bool with_written_forms) {
  std::vector<std::string_view> ids;
  for (const Notation& notation : all_notations()) ids.push_back(id_of(notation));
  if (with_written_forms) {
    for (const WrittenForm& form : all_written_forms()) ids.push_back(id_of(form));
  }
  const std::string near = diagnostics::did_you_mean(id, ids);
  return text::format("there is no notation `{}`", id) + (near.empty() ? ", only " + text::listed(ids, " and ") : near);
}

std::string_view game_of(const Target& to) { return to.form ? to.form->game : to.language.notation->about().game; }
std::string_view id_of(const Target& to) { return to.form ? id_of(*to.form) : id_of(*to.language.notation); }

std::string differ_in_game(const Language& from, const Target& to) {
  const notation::About& about = from.notation->about();
  if (about.game == game_of(to)) return {};
  return text::format("`{}` is a notation of {}, `{}` one of {}", about.id, about.game, id_of(to), game_of(to));
}

std::string set_dialect(Language& language, std::string_view dialect) {
  const notation::About& about = language.notation->about();
  if (!about.options.find(notation::dialect_option)) return text::format("`{}` has no dialects", about.id);
  return set_option(language, notation::dialect_option, dialect);
}

}  // namespace

Language language(std::string_view name, std::string& problem) {
  const Name parts = split(name);
  problem.clear();
  Language found{find(all_notations(), parts.id), {}};
  if (found.notation == nullptr && find(all_written_forms(), parts.id) != nullptr) {
    problem = text::format("`{}` is only written: it can be the target of a translation", parts.id);
  } else if (found.notation == nullptr) {
    problem = unknown(parts.id, false);
  } else if (parts.has_dialect) {
    problem = set_dialect(found, parts.dialect);
  }
  return problem.empty() ? found : Language{};
}

std::string set_option(Language& language, std::string_view key, std::string_view value) {
  notation::OptionValues values(language.notation->about().options);
  std::string problem = values.set(key, value);
  if (problem.empty()) language.options.emplace_back(key, value);
  return problem;
}

Target target(std::string_view name, std::string& problem) {
  const Name parts = split(name);
  if (const WrittenForm* form = find(all_written_forms(), parts.id)) {
    problem = parts.has_dialect ? text::format("`{}` has no dialects", form->id) : std::string();
    return problem.empty() ? Target{{}, form} : Target{};
  }
  if (find(all_notations(), parts.id) != nullptr) return {language(name, problem), nullptr};
  problem = unknown(parts.id, true);
  return {};
}

std::string cannot_compare(const Language& a, const Language& b) { return differ_in_game(a, {b, nullptr}); }

std::string cannot_translate(const Language& from, const Target& to) {
  std::string problem = differ_in_game(from, to);
  if (!problem.empty() || to.form != nullptr) return problem;
  const notation::About& about = to.language.notation->about();
  const std::string_view dialect = values_of(to.language).choice(notation::dialect_option);
  const bool is_dialect_unwritten = !dialect.empty() && dialect == about.unwritten_dialect;
  if (!is_dialect_unwritten && !about.is_only_read) return {};
  const std::string name = dialect.empty() ? std::string(about.id) : text::format("{}:{}", about.id, dialect);
  return text::format("`{}` is only read: it cannot be the target of a translation", name);
}

}  // namespace plyglot::toolchain
