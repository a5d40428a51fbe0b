// Web addresses found in Markdown, and the parameters in them that hold texts.
#include "toolchain/containers/addresses.hpp"

#include "text/ascii.hpp"
#include "toolchain/registry/registry.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

// Whether one of the names between the dots of a host is `name`: `hivegame` in `https://hivegame.com/analysis`.
bool names(std::string_view host, std::string_view name) {
  for (std::size_t at = host.find(name); at != std::string_view::npos; at = host.find(name, at + 1)) {
    const bool begins = at == 0 || host[at - 1] == '.' || host[at - 1] == '/';
    const std::size_t end = at + name.size();
    if (begins && end < host.size() && host[end] == '.') return true;
  }
  return false;
}

// Of a page, without its path.
std::string_view host_of(std::string_view page) {
  const std::size_t scheme = page.find("//");
  const std::size_t begin = scheme == std::string_view::npos ? 0 : scheme + 2;
  return page.substr(0, page.find('/', begin));
}

const Notation* notation_named(std::string_view id) {
  const Rows<Notation> all = all_notations();
  const Notation* const found =
      std::find_if(all.begin(), all.end(), [id](const Notation& notation) { return notation.about().id == id; });
  return found == all.end() ? nullptr : found;
}

std::string with_dialect_of(const Notation& notation, std::string_view host) {
  const notation::About& about = notation.about();
  const std::optional<std::uint32_t> row = about.options.find(notation::dialect_option);
  std::string name(about.id);
  if (!row) return name;
  const notation::OptionRow& dialects = about.options.rows[*row];
  for (std::uint32_t i = 0; i < dialects.choice_count; ++i) {
    if (names(host, dialects.choices[i])) return name + ':' + std::string(dialects.choices[i]);
  }
  return name;
}

}  // namespace

std::optional<AddressParameter> parameter_with_text(std::string_view address) {
  const std::size_t question = address.find('?');
  const std::string_view page = address.substr(0, question);
  if (question == std::string_view::npos || page.find_first_of(" \t\n") != std::string_view::npos) return std::nullopt;
  std::string_view rest = address.substr(question + 1);
  rest = rest.substr(0, rest.find('#'));
  while (!rest.empty()) {
    const std::string_view parameter = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(parameter.size() + 1, rest.size()));
    const std::size_t equals = parameter.find('=');
    const Notation* const notation = notation_named(parameter.substr(0, equals));
    if (notation == nullptr || equals == std::string_view::npos) continue;
    return AddressParameter{with_dialect_of(*notation, host_of(page)), parameter.substr(equals + 1)};
  }
  return std::nullopt;
}

}  // namespace plyglot::toolchain
