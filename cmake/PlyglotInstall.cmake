# `cmake --install` puts the library where find_package(plyglot) and pkg-config find it, and the command line tool beside it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(PLYGLOT_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/plyglot)
set(PLYGLOT_PKG_CONFIG_DIR ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
install(TARGETS plyglot plyglot-grammars EXPORT plyglotTargets COMPONENT dev)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/lib/include/ TYPE INCLUDE COMPONENT dev)
install(FILES ${PROJECT_SOURCE_DIR}/docs/embedding.md ${PROJECT_SOURCE_DIR}/docs/example.c
              ${PROJECT_SOURCE_DIR}/docs/example.cpp
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
  install(FILES ${PLYGLOT_GENERATED}/plyglot.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT tool)
  install(FILES ${PLYGLOT_GENERATED}/plyglot.bash RENAME plyglot
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT tool)
  install(FILES ${PLYGLOT_GENERATED}/plyglot.zsh RENAME _plyglot
          DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT tool)
  install(FILES ${PLYGLOT_GENERATED}/plyglot.fish
          DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT tool)
  install(FILES ${PROJECT_SOURCE_DIR}/README.md DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/plyglot COMPONENT tool)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/ DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/plyglot COMPONENT tool
          FILES_MATCHING PATTERN *.md PATTERN diagnostics EXCLUDE)
endif()
