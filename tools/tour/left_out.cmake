# Takes away from PLYGLOT_TOOL_SOURCES what `tools/dev tour` does not run: rooms, and the commands that call them, for which
# left_out.cpp answers.
list(FILTER PLYGLOT_TOOL_SOURCES EXCLUDE REGEX "/tools/plyglot/(archive|generate|init|match|pattern|solve|uhp|uhp_check)/")
set(left_out answer archive dedupe explore export find generate grammar index init lsp match solve stats uhp uhp_check)
list(TRANSFORM left_out PREPEND ${PROJECT_SOURCE_DIR}/tools/plyglot/commands/)
list(TRANSFORM left_out APPEND .cpp)
list(REMOVE_ITEM PLYGLOT_TOOL_SOURCES ${left_out} ${PROJECT_SOURCE_DIR}/tools/plyglot/reading/changed_files.cpp)
list(APPEND PLYGLOT_TOOL_SOURCES ${CMAKE_CURRENT_LIST_DIR}/left_out.cpp)
