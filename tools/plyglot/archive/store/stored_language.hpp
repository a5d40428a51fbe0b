#pragma once
// A language as an index keeps it.

#include <plyglot/toolchain.hpp>

#include <string>

namespace plyglot::tool::archive {

// `uhp`, and `key=value` for each option, with blanks between.
inline std::string stored_language(const toolchain::Language& language) {
  std::string out(toolchain::facts_of(*language.notation).id);
  for (const auto& [key, value] : language.options) out.append(" ").append(key).append("=").append(value);
  return out;
}

// Without a notation if this plyglot does not know it, or one of the options.
inline toolchain::Language language_of(std::string_view stored) {
  std::string problem;
  const auto word = [&] {
    const std::string_view first = stored.substr(0, stored.find(' '));
    stored.remove_prefix(std::min(stored.size(), first.size() + 1));
    return first;
  };
  toolchain::Language language = toolchain::language(word(), problem);
  while (language.notation != nullptr && !stored.empty()) {
    const std::string_view option = word();
    const std::size_t sign = option.find('=');
    if (sign == option.npos || !set_option(language, option.substr(0, sign), option.substr(sign + 1)).empty()) {
      language.notation = nullptr;
    }
  }
  return language;
}

}  // namespace plyglot::tool::archive
