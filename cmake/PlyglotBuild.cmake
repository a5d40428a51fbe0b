# For code that is not run often enough for its speed to be measured: an optimised build optimises it less, for the sake of
# the time to compile it.
set(PLYGLOT_QUICK_OPTIONS "")
string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
if("${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${type}}" MATCHES "-O[23]")
  set(PLYGLOT_QUICK_OPTIONS -O1)
endif()

# plyglot_compile_together(TARGET [ACROSS files] [QUICKLY regex]): files are compiled as one, in slices, so that large
# headers are read once for many small files. Two files of a slice cannot have the same name in their unnamed namespaces
# then. The files of a slice are from one folder; ACROSS folders, a slice has up to so many, the same rooms of all games
# one after another, whose names are in different namespaces. Folders that match the regex are compiled quickly (above),
# in slices of their own. A file that parses by a grammar is compiled alone: its templates are large, and its rules have
# the short names of its notation. Where one file of the library is changed again and again, only the tests are compiled
# so (PLYGLOT_UNITY=TESTS). (CMake's own unity builds write absolute paths, and no compiler cache takes the files of one
# clone for another's.)
function(plyglot_compile_together target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "ACROSS;QUICKLY" "")
  if(NOT PLYGLOT_UNITY OR (PLYGLOT_UNITY STREQUAL "TESTS" AND target MATCHES "^plyglot(-grammars)?$"))
    return()
  endif()
  set(most_files 24)
  if(arg_ACROSS)
    set(most_files ${arg_ACROSS})
  endif()
  set(alone "")
  set(places "")
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_source_file_property(definitions ${source} COMPILE_DEFINITIONS)
    cmake_path(ABSOLUTE_PATH source)
    cmake_path(IS_PREFIX PROJECT_BINARY_DIR ${source} is_made)
    if(definitions OR is_made OR source MATCHES "^${PROJECT_SOURCE_DIR}/lib/.*/((parse|grammar)_[a-z_]+|parse)\\.cpp$")
      list(APPEND alone ${source})
      continue()
    endif()
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    cmake_path(GET source PARENT_PATH folder)
    if(NOT DEFINED files_of_${folder})
      # Sorted by how they are compiled, and then by room.
      set(kind 1)
      if(arg_QUICKLY AND folder MATCHES "${arg_QUICKLY}")
        set(kind 2)
      endif()
      string(REGEX REPLACE "^(lib|tests/support)/(hexix|hive|homeworlds|hopgi)/(.*)$" "\\1/\\3/\\2" room ${folder})
      list(APPEND places "${kind}|${room}|${folder}")
    endif()
    list(APPEND files_of_${folder} ${source})
  endforeach()
  list(SORT places)
  # Whole folders as long as they fit; a slice is called by its first file.
  set(slices "")
  set(last_group "")
  set(count 0)
  foreach(place IN LISTS places)
    string(REGEX MATCH "^(.)\\|.*\\|(.*)$" place "${place}")
    set(kind ${CMAKE_MATCH_1})
    set(folder ${CMAKE_MATCH_2})
    set(group ${kind})
    if(NOT arg_ACROSS)
      string(APPEND group ${folder})
    endif()
    list(LENGTH files_of_${folder} more)
    math(EXPR together "${count} + ${more}")
    if(NOT group STREQUAL last_group OR together GREATER most_files)
      set(count 0)
    endif()
    set(last_group ${group})
    foreach(source IN LISTS files_of_${folder})
      if(count EQUAL 0)
        string(MAKE_C_IDENTIFIER ${source} slice)
        list(APPEND slices ${slice})
        set(options_of_${slice} "")
        if(kind EQUAL 2)
          set(options_of_${slice} ${PLYGLOT_QUICK_OPTIONS})
        endif()
      endif()
      string(APPEND text_of_${slice} "#include \"${source}\"\n")
      math(EXPR count "(${count} + 1) % ${most_files}")
    endforeach()
  endforeach()
  foreach(slice IN LISTS slices)
    set(together ${CMAKE_CURRENT_BINARY_DIR}/together/${target}/${slice}.cpp)
    file(CONFIGURE OUTPUT ${together} CONTENT "${text_of_${slice}}" @ONLY)
    list(APPEND alone ${together})
    set_property(SOURCE ${together} PROPERTY COMPILE_OPTIONS ${options_of_${slice}})
  endforeach()
  set_property(TARGET ${target} PROPERTY SOURCES ${alone})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
endfunction()

# How our own targets are compiled. Nothing here reaches a consumer's targets: every option is PRIVATE. NOT_SANITIZED is
# for what is only built along with the library in a build with sanitizers, such as the test framework.
function(plyglot_target target)
  cmake_parse_arguments(PARSE_ARGV 1 arg NOT_SANITIZED "" "")
  target_compile_features(${target} PRIVATE cxx_std_20)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wnon-virtual-dtor
                                           -Wold-style-cast)
  # What the file beside it calls so, a file may call something else.
  if(NOT PLYGLOT_UNITY)
    target_compile_options(${target} PRIVATE -Wshadow)
  elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -Wshadow=local)
  endif()
  # g++ 12 warns of overlapping copies inside std::string where there are none (GCC bug 105651).
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-restrict)
  endif()
  # Indexes have 32 bits everywhere; only where distances have no more does the compiler warn of each.
  if(PLYGLOT_WASM)
    target_compile_options(${target} PRIVATE -Wno-sign-conversion)
  endif()
  if(PLYGLOT_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  if(PLYGLOT_SANITIZE)
    # Without run-time types in the library, the check of virtual tables has nothing to look at. The other four cost two
    # fifths of the time to compile a slice of the library, for what AddressSanitizer or the processor stops at as well.
    if(NOT arg_NOT_SANITIZED)
      target_compile_options(${target} PRIVATE -fsanitize=${PLYGLOT_SANITIZE}
                                               -fno-sanitize=vptr,null,alignment,object-size,pointer-overflow
                                               -fno-sanitize-recover=all -fno-omit-frame-pointer)
    endif()
    target_link_options(${target} PRIVATE -fsanitize=${PLYGLOT_SANITIZE} -fno-sanitize=vptr)
    # At another place in memory each time, a program would begin by relocating what AddressSanitizer records of every global
    # variable, which is a sixth of the time to start it.
    get_target_property(type ${target} TYPE)
    if(type STREQUAL "EXECUTABLE")
      target_link_options(${target} PRIVATE -no-pie)
    endif()
  endif()
  # What is fuzzed is the library, and not the laws about it. Counters alone, which cost little: dictionaries and grammars
  # know the words that traced comparisons would find.
  if(PLYGLOT_LIBFUZZER AND target STREQUAL "plyglot")
    target_compile_options(${target} PRIVATE -fsanitize-coverage=inline-8bit-counters,pc-table)
  endif()
  # The same holds for coverage.
  if(PLYGLOT_COVERAGE)
    if(target MATCHES "^plyglot(-grammars)?$")
      # Threads count in the same places.
      target_compile_options(${target} PRIVATE --coverage -fprofile-update=atomic)
    endif()
    target_link_options(${target} PRIVATE --coverage)
  endif()
endfunction()

function(plyglot_compile_quickly target)
  target_compile_options(${target} PRIVATE ${PLYGLOT_QUICK_OPTIONS})
endfunction()

# plyglot_published_grammars(NAMES): sets the variable to the names of the published grammars, in the order of the alphabet.
function(plyglot_published_grammars variable)
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/grammars/peg/*.peg)
  list(FILTER files EXCLUDE REGEX "\\.tolerant\\.peg$")
  set(names "")
  foreach(file IN LISTS files)
    get_filename_component(name ${file} NAME_WE)
    list(APPEND names ${name})
  endforeach()
  set(${variable} ${names} PARENT_SCOPE)
endfunction()
