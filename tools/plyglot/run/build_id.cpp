#include "plyglot/run/build_id.hpp"

#ifdef __linux__
#include <link.h>
#endif

#include <algorithm>
#include <cstring>
#include <string_view>

namespace plyglot::tool {

#ifdef __linux__
namespace {

// The notes of one segment: of each three numbers, its owner and its text, both filled up to whole words.
std::string build_id_in(std::string_view notes) {
  ElfW(Nhdr) head;
  constexpr std::string_view owner("GNU\0", 4);
  const auto filled = [](std::size_t size) { return (size + 3) & ~std::size_t{3}; };
  while (notes.size() >= sizeof head) {
    std::memcpy(&head, notes.data(), sizeof head);
    notes.remove_prefix(sizeof head);
    if (notes.size() < filled(head.n_namesz) || notes.size() - filled(head.n_namesz) < head.n_descsz) break;
    const std::string_view text = notes.substr(filled(head.n_namesz), head.n_descsz);
    if (head.n_type == NT_GNU_BUILD_ID && notes.substr(0, head.n_namesz) == owner) return std::string(text);
    notes.remove_prefix(std::min(notes.size(), filled(head.n_namesz) + filled(head.n_descsz)));
  }
  return {};
}

// The program, whose name is empty, its own libraries, and the one that knows what is a character.
bool bears_on_findings(std::string_view name) {
  return name.empty() || name.find("plyglot") != name.npos || name.find("utf8proc") != name.npos;
}

int add_build_id(struct dl_phdr_info* loaded, std::size_t, void* all) {
  if (!bears_on_findings(loaded->dlpi_name == nullptr ? "" : loaded->dlpi_name)) return 0;
  std::string found;
  for (ElfW(Half) i = 0; i < loaded->dlpi_phnum && found.empty(); ++i) {
    const ElfW(Phdr)& segment = loaded->dlpi_phdr[i];
    if (segment.p_type != PT_NOTE) continue;
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the loader speaks of addresses as numbers.
    found = build_id_in({reinterpret_cast<const char*>(loaded->dlpi_addr + segment.p_vaddr), segment.p_memsz});
  }
  std::string& ids = *static_cast<std::string*>(all);
  // Where one has none, the others say nothing.
  if (found.empty()) ids.clear();
  ids += found;
  return found.empty() ? 1 : 0;
}

}  // namespace

std::string build_id() {
  std::string ids;
  dl_iterate_phdr(add_build_id, &ids);
  return ids;
}
#else
std::string build_id() { return {}; }
#endif

}  // namespace plyglot::tool
