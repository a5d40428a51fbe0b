// Addresses in headers and comments, and the pages of the findings that a comment suppresses.

#include "plyglot/lsp/features/features.hpp"
#include "plyglot/lsp/features/finding_text.hpp"

#include "diagnostics/explanation.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

constexpr std::string_view ends_of_address = " \t\r\n\"<>[]{}|\\^`";

Json link(const Document& document, text::Span span, const std::string& target) {
  return {{"range", json_of(document.positions().range_of(span))}, {"target", target}};
}

void append_addresses(const Document& document, Json& links) {
  const std::string_view text = document.text();
  for (std::size_t at = text.find("http"); at != std::string_view::npos; at = text.find("http", at + 1)) {
    const std::string_view rest = text.substr(at);
    if (!rest.starts_with("http://") && !rest.starts_with("https://")) continue;
    std::string_view address = rest.substr(0, rest.find_first_of(ends_of_address));
    // What ends a sentence does not belong to it.
    while (!address.empty() && std::string_view(".,;:!?')").find(address.back()) != std::string_view::npos) {
      address.remove_suffix(1);
    }
    if (address.ends_with("//")) continue;
    const auto begin = static_cast<std::uint32_t>(at);
    links.push_back(link(document, {begin, begin + static_cast<std::uint32_t>(address.size())}, std::string(address)));
  }
}

// `ignore[hop/lost-plus, hop/]`: whole names only.
void append_pages(const Document& document, Json& links) {
  constexpr std::string_view sign = "plyglot: ignore";
  const std::string_view text = document.text();
  for (std::size_t at = text.find(sign); at != std::string_view::npos; at = text.find(sign, at + 1)) {
    const std::size_t line_end = std::min(text.find_first_of("\r\n", at), text.size());
    std::size_t begin = text.find('[', at);
    if (begin > line_end) continue;
    const std::size_t end = std::min(text.find(']', begin), line_end);
    while (begin < end) {
      const std::size_t name_begin = std::min(text.find_first_not_of("[, ", begin), end);
      const std::size_t name_end = std::min(text.find_first_of(", ", name_begin), end);
      const std::string_view name = text.substr(name_begin, name_end - name_begin);
      std::string unknown;
      diagnostics::explanation(name, unknown);
      const text::Span span{static_cast<std::uint32_t>(name_begin), static_cast<std::uint32_t>(name_end)};
      if (unknown.empty()) links.push_back(link(document, span, page_of(name)));
      begin = name_end + 1;
    }
  }
}

}  // namespace

Json document_links(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  Json links = Json::array();
  append_addresses(document, links);
  if (document.opens_pages()) append_pages(document, links);
  return links;
}

}  // namespace plyglot::tool::lsp
