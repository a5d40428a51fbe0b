#include "text/format.hpp"

// The implementation of fmt is compiled in this file alone: Debian has no static library of it, and its header-only
// form would cost every other file seconds.
#include <fmt/format-inl.h>

#include <iterator>

// What other translation units of fmt would expect to find instantiated.
FMT_BEGIN_NAMESPACE
namespace detail {
template thousands_sep_result<char> thousands_sep_impl(locale_ref);
template char decimal_point_impl(locale_ref);
}  // namespace detail
FMT_END_NAMESPACE

namespace plyglot::text {

std::string format_arguments(fmt::string_view pattern, fmt::format_args arguments) {
  return fmt::vformat(pattern, arguments);
}

void append_arguments(std::string& out, fmt::string_view pattern, fmt::format_args arguments) {
  fmt::vformat_to(std::back_inserter(out), pattern, arguments);
}

}  // namespace plyglot::text
