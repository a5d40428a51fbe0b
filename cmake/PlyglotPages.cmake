# plyglot_embed_pages(OUTPUT): makes OUTPUT of the pages that explain the findings, which are the documentation's own files:
# a C++ file for the library, or a module of JavaScript (embed_pages.cmake).
function(plyglot_embed_pages output)
  set(folder ${PROJECT_SOURCE_DIR}/docs/diagnostics)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_pages.cmake)
  file(GLOB_RECURSE pages CONFIGURE_DEPENDS ${folder}/*.md)
  set(catalogue ${PROJECT_SOURCE_DIR}/lib/diagnostics/catalogue)
  file(GLOB lists CONFIGURE_DEPENDS ${catalogue}/*.def)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DPAGES_DIR=${folder} -DCATALOGUE_DIR=${catalogue} -DOUTPUT=${output} -P ${script}
    DEPENDS ${pages} ${lists} ${script}
    COMMENT "Embedding the diagnostics' pages")
endfunction()
