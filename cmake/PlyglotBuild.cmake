# plyglot_compile_together(TARGET [WITHIN depth]): files are compiled as one, in slices, so that large headers are read once
# for many small files. Two files of a slice cannot have the same name in their unnamed namespaces then. The files of a
# slice are from one folder, or from folders whose paths begin with the same `depth` folders. What reads by a grammar stands
# alone: its templates are large, and its rules have the short names of its notation. Where one file of the library is
# changed again and again, only the tests are compiled so (PLYGLOT_UNITY=TESTS).
# (CMake's own unity builds write absolute paths, and no compiler cache takes the files of one clone for another's.)
function(plyglot_compile_together target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" WITHIN "")
  if(NOT PLYGLOT_UNITY OR (PLYGLOT_UNITY STREQUAL "TESTS" AND target MATCHES "^plyglot(-grammars)?$"))
    return()
  endif()
  set(most_files 24)
  set(alone "")
  set(folders "")
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_source_file_property(definitions ${source} COMPILE_DEFINITIONS)
    cmake_path(ABSOLUTE_PATH source)
    cmake_path(IS_PREFIX PROJECT_BINARY_DIR ${source} is_made)
    if(definitions OR is_made OR source MATCHES "^${PROJECT_SOURCE_DIR}/lib/.*/(parse|grammar_[a-z_]+)\\.cpp$")
      list(APPEND alone ${source})
      continue()
    endif()
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    cmake_path(GET source PARENT_PATH folder)
    list(APPEND folders ${folder})
    list(APPEND files_of_${folder} ${source})
  endforeach()
  list(REMOVE_DUPLICATES folders)
  # Whole folders as long as they fit; a slice is called by the first of them.
  set(slices "")
  set(last_group "")
  set(count 0)
  foreach(folder IN LISTS folders)
    set(group ${folder})
    if(arg_WITHIN)
      string(REPLACE "/" ";" parts ${folder})
      list(SUBLIST parts 0 ${arg_WITHIN} parts)
      list(JOIN parts "/" group)
    endif()
    list(LENGTH files_of_${folder} more)
    math(EXPR together "${count} % ${most_files} + ${more}")
    if(NOT group STREQUAL last_group OR together GREATER most_files)
      set(count 0)
    endif()
    set(last_group ${group})
    foreach(source IN LISTS files_of_${folder})
      math(EXPR place "${count} % ${most_files}")
      if(place EQUAL 0)
        string(MAKE_C_IDENTIFIER ${source} slice)
        list(APPEND slices ${slice})
      endif()
      string(APPEND text_of_${slice} "#include \"${source}\"\n")
      math(EXPR count "${count} + 1")
    endforeach()
  endforeach()
  foreach(slice IN LISTS slices)
    set(together ${CMAKE_CURRENT_BINARY_DIR}/together/${target}/${slice}.cpp)
    file(CONFIGURE OUTPUT ${together} CONTENT "${text_of_${slice}}" @ONLY)
    list(APPEND alone ${together})
  endforeach()
  set_property(TARGET ${target} PROPERTY SOURCES ${alone})
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
endfunction()

# How our own targets are compiled. Nothing here reaches a consumer's targets: every option is PRIVATE. NOT_SANITIZED is
# for what only stands beside the library in a build with sanitizers, such as the test framework.
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

# For code that is not run often enough for its speed to be measured: an optimised build optimises it less, for the sake of
# the time to compile it.
function(plyglot_compile_quickly target)
  string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
  if("${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${type}}" MATCHES "-O[23]")
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()
