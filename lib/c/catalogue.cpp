// What there is to know without a text: checks, statuses, the version.
#include "c/handles.hpp"

using namespace plyglot;
using c::borrowed;

namespace {

const diagnostics::CatalogueEntry* check_at(size_t index) {
  return index < diagnostics::catalogue_size() ? &diagnostics::catalogue_entry(index) : nullptr;
}

std::string_view words_for(plyglot_status status) {
  switch (status) {
    case PLYGLOT_OK:
      return "done";
    case PLYGLOT_BAD_ARGUMENT:
      return "an argument is NULL, has a value that its type does not have, or is a name that is not UTF-8";
    case PLYGLOT_UNKNOWN_NAME:
      return "there is nothing of that name";
    case PLYGLOT_UNKNOWN_NOTATION:
      return "neither the name nor the text shows what notation it is in";
    case PLYGLOT_TOO_LARGE:
      return "the text has more bytes than the settings allow";
    case PLYGLOT_REFUSED:
      return "it cannot be done with these texts";
    default:
      return "no status of this library";
  }
}

}  // namespace

plyglot_text plyglot_status_text(plyglot_status status) noexcept { return borrowed(words_for(status)); }
plyglot_text plyglot_version() noexcept { return borrowed(PLYGLOT_VERSION); }

size_t plyglot_checks_count() noexcept { return diagnostics::catalogue_size(); }

plyglot_text plyglot_checks_name(size_t index) noexcept {
  const auto* entry = check_at(index);
  return entry == nullptr ? plyglot_text{} : borrowed(entry->name);
}

plyglot_severity plyglot_checks_severity(size_t index) noexcept {
  const auto* entry = check_at(index);
  return entry == nullptr ? PLYGLOT_OFF : c::severity_of(entry->severity);
}

int plyglot_checks_is_on_request(size_t index) noexcept {
  const auto* entry = check_at(index);
  return entry != nullptr && entry->on_request ? 1 : 0;
}

plyglot_text plyglot_checks_summary(size_t index) noexcept {
  const auto* entry = check_at(index);
  return entry == nullptr ? plyglot_text{} : borrowed(entry->summary);
}

plyglot_text plyglot_checks_page(size_t index) noexcept {
  const auto* entry = check_at(index);
  return entry == nullptr ? plyglot_text{} : borrowed(diagnostics::page_of(*entry));
}
