# Writes a C++ file that holds every page under PAGES_DIR, in the order of the names, for diagnostics/pages.hpp.
file(GLOB_RECURSE pages RELATIVE ${PAGES_DIR} ${PAGES_DIR}/*.md)
list(SORT pages)
set(rows "")
set(count 0)
foreach(page IN LISTS pages)
  string(REGEX REPLACE "\\.md$" "" name ${page})
  file(READ ${PAGES_DIR}/${page} text)
  string(APPEND rows "    {\"${name}\", R\"plyglot-page(${text})plyglot-page\"},\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUTPUT} "// Written by cmake/embed_pages.cmake from docs/diagnostics.
#include \"diagnostics/pages.hpp\"

namespace plyglot::diagnostics {

const Page pages[] = {
${rows}    {{}, {}},
};
const std::size_t page_count = ${count};

}  // namespace plyglot::diagnostics
")
