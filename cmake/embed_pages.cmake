# Writes every page under PAGES_DIR, in the order of the names, to OUTPUT: a C++ file for diagnostics/pages.hpp, or a module
# of JavaScript. Each page has a row in a list under CATALOGUE_DIR, and each row has a page.
file(GLOB_RECURSE pages RELATIVE ${PAGES_DIR} ${PAGES_DIR}/*.md)
# A name is sorted before the names that it begins, which its file with its ending would not be.
list(TRANSFORM pages REPLACE "\\.md$" "")
list(SORT pages)
file(GLOB lists ${CATALOGUE_DIR}/*.def)
set(names "")
foreach(list IN LISTS lists)
  file(READ ${list} text)
  string(REGEX MATCHALL "PLYGLOT_DIAGNOSTIC\\([a-z0-9_]+, \"[^\"]*" rows "${text}")
  list(TRANSFORM rows REPLACE ".*\"" "")
  list(APPEND names ${rows})
endforeach()
set(without_page ${names})
list(REMOVE_ITEM without_page ${pages})
set(without_row ${pages})
list(REMOVE_ITEM without_row ${names} README)
if(without_page OR without_row)
  message(FATAL_ERROR "findings without a page: ${without_page}; pages without a finding: ${without_row}")
endif()
set(rows "")
set(count 0)
foreach(name IN LISTS pages)
  file(READ ${PAGES_DIR}/${name}.md text)
  # A reader has no use for the marks of the tool that keeps the pages true. Far from its folder a page names the
  # specifications by their place in the project.
  string(REGEX REPLACE "<!--[^\n]*-->\n" "" text "${text}")
  string(REPLACE "](../../spec/" "](docs/spec/" text "${text}")
  if(OUTPUT MATCHES "\\.js$")
    string(REGEX REPLACE "([\\`$])" "\\\\\\1" text "${text}")
    string(APPEND rows "  '${name}': `${text}`,\n")
  else()
    string(APPEND rows "    {\"${name}\"sv, R\"plyglot-page(${text})plyglot-page\"sv},\n")
  endif()
  math(EXPR count "${count} + 1")
endforeach()
set(notice "// Written by cmake/embed_pages.cmake from docs/diagnostics.")
if(OUTPUT MATCHES "\\.js$")
  file(WRITE ${OUTPUT} "${notice}\nexport const pages = {\n${rows}};\n")
  return()
endif()
file(WRITE ${OUTPUT} "${notice}
#include \"diagnostics/pages.hpp\"

namespace plyglot::diagnostics {

using namespace std::string_view_literals;

// Their sizes are counted by the compiler: to count them takes a program some pages of memory whenever it starts.
constinit const Page pages[] = {
${rows}    {{}, {}},
};
const std::size_t page_count = ${count};

}  // namespace plyglot::diagnostics
")
