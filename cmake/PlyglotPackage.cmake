# `tools/dev package`: the Debian packages, one for each component of the installation.
set(CPACK_GENERATOR DEB)
# An address that leads nowhere (RFC 2606), unless the packager has one, as Debian's own tools take it.
set(CPACK_PACKAGE_CONTACT "the plyglot authors <authors@plyglot.invalid>")
if(DEFINED ENV{DEBFULLNAME} AND DEFINED ENV{DEBEMAIL})
  set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL tool doc shared dev python)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# Whatever mask the packager's shell has.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(summary "texts of abstract board games")
set(what "plyglot reads the texts in which people write down board games (Hive,
Homeworlds, Hexix, Hopgi), and checks, formats, translates, compares and shows
them.")

set(CPACK_DEBIAN_TOOL_PACKAGE_NAME plyglot)
set(CPACK_DEBIAN_TOOL_PACKAGE_SECTION text)
set(CPACK_DEBIAN_TOOL_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_TOOL_PACKAGE_SUGGESTS plyglot-doc)
set(CPACK_COMPONENT_TOOL_DESCRIPTION "${summary}: linter, formatter and translator
${what}")

set(CPACK_DEBIAN_DOC_PACKAGE_NAME plyglot-doc)
set(CPACK_DEBIAN_DOC_PACKAGE_SECTION doc)
set(CPACK_DEBIAN_DOC_PACKAGE_ARCHITECTURE all)
set(CPACK_COMPONENT_DOC_DESCRIPTION "${summary}: documentation
${what}")

set(CPACK_DEBIAN_SHARED_PACKAGE_NAME libplyglot${PLYGLOT_C_ABI})
set(CPACK_DEBIAN_SHARED_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_SHARED_PACKAGE_SHLIBDEPS ON)
file(WRITE ${PROJECT_BINARY_DIR}/shlibs
     "libplyglot ${PLYGLOT_C_ABI} ${CPACK_DEBIAN_SHARED_PACKAGE_NAME} (>= ${PROJECT_VERSION})\n")
set(CPACK_DEBIAN_SHARED_PACKAGE_CONTROL_EXTRA ${PROJECT_BINARY_DIR}/shlibs ${PROJECT_SOURCE_DIR}/cmake/triggers)
set(CPACK_COMPONENT_SHARED_DESCRIPTION "${summary}: shared library
${what}")

set(CPACK_DEBIAN_DEV_PACKAGE_NAME libplyglot-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
    "${CPACK_DEBIAN_SHARED_PACKAGE_NAME} (= ${PROJECT_VERSION}), libutf8proc-dev")
set(CPACK_DEBIAN_DEV_PACKAGE_SUGGESTS plyglot-doc)
set(CPACK_COMPONENT_DEV_DESCRIPTION "${summary}: headers and static library
${what}")

set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-plyglot)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
    "${CPACK_DEBIAN_SHARED_PACKAGE_NAME} (= ${PROJECT_VERSION}), python3 (>= 3.9)")
set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "plyglot-doc, python3-numpy")
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/tools/python/debian/postinst
                                              ${PROJECT_SOURCE_DIR}/tools/python/debian/prerm)
set(CPACK_COMPONENT_PYTHON_DESCRIPTION "${summary}: package for Python
${what}")

# Every package says under what terms it is given: plyglot, and the libraries whose headers were compiled into it.
set(PLYGLOT_HEADERS_IN_LIBRARY libfmt-dev tao-pegtl-dev)
set(PLYGLOT_HEADERS_IN_TOOL ${PLYGLOT_HEADERS_IN_LIBRARY} libcli11-dev libevent-dev libsqlite3-dev
    libtomlplusplus-dev libutf8proc-dev nlohmann-json3-dev)
set(changelog ${PROJECT_BINARY_DIR}/changelog.gz)
plyglot_compressed(${changelog} ${PROJECT_SOURCE_DIR}/CHANGELOG.md
                   awk -v contact=${CPACK_PACKAGE_CONTACT} -f ${PROJECT_SOURCE_DIR}/cmake/changelog.awk
                   ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
file(READ ${PROJECT_SOURCE_DIR}/LICENSE license)
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} upper)
  set(notices "")
  if(component STREQUAL "tool")
    plyglot_notices(notices ${PLYGLOT_HEADERS_IN_TOOL})
  elseif(component MATCHES "shared|dev")
    plyglot_notices(notices ${PLYGLOT_HEADERS_IN_LIBRARY})
  endif()
  if(notices)
    set(notices "\nIt holds code of these libraries, as Debian describes them.\n${notices}")
  endif()
  file(WRITE ${PROJECT_BINARY_DIR}/copyright/${component} "${license}${notices}")
  set(folder ${CMAKE_INSTALL_DATADIR}/doc/${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  install(FILES ${PROJECT_BINARY_DIR}/copyright/${component} RENAME copyright DESTINATION ${folder} COMPONENT ${component})
  install(FILES ${changelog} DESTINATION ${folder} COMPONENT ${component})
endforeach()
include(CPack)
