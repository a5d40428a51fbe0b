include(${CMAKE_CURRENT_LIST_DIR}/plyglotTargets.cmake)
