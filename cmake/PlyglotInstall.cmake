# `cmake --install` puts the library where find_package(plyglot) and pkg-config find it, and the command line tool beside it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
# Debian has a folder for the libraries of each architecture, under any prefix.
if(EXISTS /etc/debian_version AND CMAKE_LIBRARY_ARCHITECTURE AND CMAKE_INSTALL_LIBDIR STREQUAL "lib")
  set(CMAKE_INSTALL_LIBDIR lib/${CMAKE_LIBRARY_ARCHITECTURE})
endif()

# plyglot_install_pages(NAME COMPONENT PAGES...): pages of the documentation, without their links to pages that are not
# installed with them.
function(plyglot_install_pages name component)
  foreach(page IN LISTS ARGN)
    get_filename_component(file ${page} NAME)
    file(READ ${page} text)
    string(REGEX REPLACE "\\[([^]]+)\\]\\([^):]+\\.md[^)]*\\)" "\\1" text "${text}")
    file(WRITE ${PROJECT_BINARY_DIR}/pages/${name}/${file} "${text}")
    install(FILES ${PROJECT_BINARY_DIR}/pages/${name}/${file} DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name}
            COMPONENT ${component})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${page})
  endforeach()
endfunction()

# plyglot_compressed(OUTPUT AFTER COMMAND...): what a command prints after another target was built, as Debian compresses it.
find_program(PLYGLOT_GZIP gzip REQUIRED)
function(plyglot_compressed output after)
  add_custom_command(OUTPUT ${output} COMMAND ${ARGN} | ${PLYGLOT_GZIP} -9n > ${output} DEPENDS ${after} VERBATIM)
  get_filename_component(name ${output} NAME)
  add_custom_target(plyglot-${name} ALL DEPENDS ${output})
endfunction()

set(PLYGLOT_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/plyglot)
set(PLYGLOT_PKG_CONFIG_DIR ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
install(TARGETS plyglot plyglot-grammars EXPORT plyglotTargets COMPONENT dev)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/lib/include/ TYPE INCLUDE COMPONENT dev)
plyglot_install_pages(libplyglot-dev dev ${PROJECT_SOURCE_DIR}/docs/embedding.md)
install(FILES ${PROJECT_SOURCE_DIR}/docs/example.c ${PROJECT_SOURCE_DIR}/docs/example.cpp
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libplyglot-dev COMPONENT dev)

# From a .pc file's own folder up to the prefix, so that an installed tree may be moved.
file(RELATIVE_PATH PLYGLOT_PC_PREFIX /prefix/${PLYGLOT_PKG_CONFIG_DIR} /prefix)
set(PLYGLOT_PC_FILES plyglot-cxx.pc)
if(TARGET plyglot-c)
  install(TARGETS plyglot-c EXPORT plyglotTargets LIBRARY COMPONENT shared NAMELINK_COMPONENT dev)
  list(APPEND PLYGLOT_PC_FILES plyglot.pc)
endif()
foreach(file IN LISTS PLYGLOT_PC_FILES)
  configure_file(${PROJECT_SOURCE_DIR}/cmake/${file}.in ${PROJECT_BINARY_DIR}/${file} @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${file} DESTINATION ${PLYGLOT_PKG_CONFIG_DIR} COMPONENT dev)
endforeach()

install(EXPORT plyglotTargets NAMESPACE plyglot:: DESTINATION ${PLYGLOT_PACKAGE_DIR} COMPONENT dev)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/plyglotConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_SOURCE_DIR}/cmake/plyglotConfig.cmake ${PROJECT_BINARY_DIR}/plyglotConfigVersion.cmake
        DESTINATION ${PLYGLOT_PACKAGE_DIR} COMPONENT dev)

# The manual page and the completions are what the tool says of its own options.
if(TARGET plyglot-cli)
  install(TARGETS plyglot-cli COMPONENT tool)
endif()
if(TARGET plyglot-generated)
  plyglot_compressed(${PLYGLOT_GENERATED}/plyglot.1.gz plyglot-generated cat ${PLYGLOT_GENERATED}/plyglot.1)
  install(FILES ${PLYGLOT_GENERATED}/plyglot.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT tool)
  install(FILES ${PLYGLOT_GENERATED}/plyglot.bash RENAME plyglot
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT tool)
  install(FILES ${PLYGLOT_GENERATED}/plyglot.zsh RENAME _plyglot
          DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT tool)
  install(FILES ${PLYGLOT_GENERATED}/plyglot.fish
          DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT tool)
endif()

# The documentation in the folders of the project, with the files beside it to which it leads.
set(documentation ${CMAKE_INSTALL_DATADIR}/doc/plyglot)
install(FILES ${PROJECT_SOURCE_DIR}/README.md DESTINATION ${documentation} COMPONENT doc)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs DESTINATION ${documentation} COMPONENT doc)
foreach(file corpus/README.md corpus/folders.txt corpus/reasons.txt corpus/regressions/README.md
             tools/conformance/example-adapter.mjs tools/python/README.md tools/vscode/README.md
             tools/wasm/package/README.md)
  get_filename_component(folder ${file} DIRECTORY)
  install(FILES ${PROJECT_SOURCE_DIR}/${file} DESTINATION ${documentation}/${folder} COMPONENT doc)
endforeach()
