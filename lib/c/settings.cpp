// How a text is read, and what it is translated to.
#include "c/handles.hpp"

#include "diagnostics/name_pattern.hpp"
#include "text/format.hpp"

using namespace plyglot;
using c::viewed;

namespace {

// What is said of a mistake of the caller, as of a wrong word.
plyglot_status failed(std::string& problem, plyglot_status status) {
  problem = plyglot_status_text(status).data;
  return status;
}

// Notes what was wrong with a word, if anything was.
plyglot_status answered(std::string& kept, std::string problem) {
  kept = std::move(problem);
  return kept.empty() ? PLYGLOT_OK : PLYGLOT_UNKNOWN_NAME;
}

// Looks a name up by find(name, problem), and keeps what is found unless there is a problem.
template <class Named>
plyglot_status set_named(Named& named, std::string& problem, plyglot_text name,
                         Named (*find)(std::string_view, std::string&)) {
  if (!c::is_name(name)) return failed(problem, PLYGLOT_BAD_ARGUMENT);
  std::string found_problem;
  Named found = find(viewed(name), found_problem);
  if (found_problem.empty()) named = std::move(found);
  return answered(problem, std::move(found_problem));
}

// An option of the language that was named before.
plyglot_status set_option(toolchain::Language& language, std::string& problem, plyglot_text key, plyglot_text value) {
  if (!c::is_name(key) || !c::is_name(value)) return failed(problem, PLYGLOT_BAD_ARGUMENT);
  if (language.notation == nullptr) {
    return answered(problem, text::format("`{}` is an option of no notation: name one first", viewed(key)));
  }
  return answered(problem, toolchain::set_option(language, viewed(key), viewed(value)));
}

std::string unknown_check(std::string_view check) {
  const auto near = diagnostics::nearest_pattern(check);
  return text::format("there is no check `{}`", check) +
         (near ? text::format("; did you mean `{}`?", *near) : std::string());
}

// Calls change(policy, name), which is false if there is no such check.
template <class Change>
plyglot_status change_policy(plyglot_settings* settings, plyglot_text check, Change change) {
  if (settings == nullptr) return PLYGLOT_BAD_ARGUMENT;
  if (!c::is_name(check)) return failed(settings->problem, PLYGLOT_BAD_ARGUMENT);
  const bool is_known = change(settings->policy, viewed(check));
  return answered(settings->problem, is_known ? std::string() : unknown_check(viewed(check)));
}

}  // namespace

plyglot_settings* plyglot_settings_new() noexcept { return new plyglot_settings(); }
void plyglot_settings_free(plyglot_settings* settings) noexcept { delete settings; }

plyglot_status plyglot_settings_set_notation(plyglot_settings* settings, plyglot_text name) noexcept {
  if (settings == nullptr) return PLYGLOT_BAD_ARGUMENT;
  return set_named(settings->language, settings->problem, name, toolchain::language);
}

plyglot_status plyglot_settings_set_option(plyglot_settings* settings, plyglot_text key, plyglot_text value) noexcept {
  if (settings == nullptr) return PLYGLOT_BAD_ARGUMENT;
  return set_option(settings->language, settings->problem, key, value);
}

plyglot_status plyglot_settings_select(plyglot_settings* settings, plyglot_text check) noexcept {
  return change_policy(settings, check, [](auto& policy, std::string_view name) { return policy.select(name); });
}

plyglot_status plyglot_settings_ignore(plyglot_settings* settings, plyglot_text check) noexcept {
  return change_policy(settings, check, [](auto& policy, std::string_view name) { return policy.ignore(name); });
}

plyglot_status plyglot_settings_set_severity(plyglot_settings* settings, plyglot_text check,
                                             plyglot_severity severity) noexcept {
  if (settings == nullptr) return PLYGLOT_BAD_ARGUMENT;
  if (severity < PLYGLOT_OFF || severity > PLYGLOT_ERROR) return failed(settings->problem, PLYGLOT_BAD_ARGUMENT);
  return change_policy(settings, check, [severity](auto& policy, std::string_view name) {
    return policy.set(name, static_cast<diagnostics::Severity>(severity));
  });
}

plyglot_status plyglot_settings_set_is_string(plyglot_settings* settings, int is_string) noexcept {
  if (settings == nullptr) return PLYGLOT_BAD_ARGUMENT;
  settings->is_string = is_string != 0;
  return answered(settings->problem, {});
}

plyglot_status plyglot_settings_set_most_bytes(plyglot_settings* settings, uint32_t bytes) noexcept {
  if (settings == nullptr) return PLYGLOT_BAD_ARGUMENT;
  settings->most_bytes = bytes == 0 ? c::largest_text : bytes;
  return answered(settings->problem, {});
}

plyglot_text plyglot_settings_problem(const plyglot_settings* settings) noexcept {
  return settings == nullptr ? plyglot_text{} : c::borrowed(settings->problem);
}

plyglot_target* plyglot_target_new() noexcept { return new plyglot_target(); }
void plyglot_target_free(plyglot_target* target) noexcept { delete target; }

plyglot_status plyglot_target_set_notation(plyglot_target* target, plyglot_text name) noexcept {
  if (target == nullptr) return PLYGLOT_BAD_ARGUMENT;
  return set_named(target->to, target->problem, name, toolchain::target);
}

plyglot_status plyglot_target_set_option(plyglot_target* target, plyglot_text key, plyglot_text value) noexcept {
  if (target == nullptr) return PLYGLOT_BAD_ARGUMENT;
  if (target->to.form != nullptr) {
    if (!c::is_name(key) || !c::is_name(value)) return failed(target->problem, PLYGLOT_BAD_ARGUMENT);
    return answered(target->problem, "a form that is only written has no options");
  }
  return set_option(target->to.language, target->problem, key, value);
}

plyglot_text plyglot_target_problem(const plyglot_target* target) noexcept {
  return target == nullptr ? plyglot_text{} : c::borrowed(target->problem);
}
