# `cmake --install` puts the library where find_package(plyglot) finds it, and the command line tool beside it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(PLYGLOT_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/plyglot)
install(TARGETS plyglot EXPORT plyglotTargets COMPONENT library)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/lib/include/plyglot TYPE INCLUDE COMPONENT library)
install(EXPORT plyglotTargets NAMESPACE plyglot:: DESTINATION ${PLYGLOT_PACKAGE_DIR} COMPONENT library)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/plyglotConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_SOURCE_DIR}/cmake/plyglotConfig.cmake ${PROJECT_BINARY_DIR}/plyglotConfigVersion.cmake
        DESTINATION ${PLYGLOT_PACKAGE_DIR} COMPONENT library)
if(TARGET plyglot-cli)
  install(TARGETS plyglot-cli COMPONENT tool)
endif()
