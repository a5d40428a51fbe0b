# Writes a C++ file that holds every page under PAGES_DIR, in the order of the names, for diagnostics/pages.hpp.
file(GLOB_RECURSE pages RELATIVE ${PAGES_DIR} ${PAGES_DIR}/*.md)
# A name is sorted before the names that it begins, which its file with its ending would not be.
list(TRANSFORM pages REPLACE "\\.md$" "")
list(SORT pages)
set(rows "")
set(count 0)
foreach(name IN LISTS pages)
  file(READ ${PAGES_DIR}/${name}.md text)
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
