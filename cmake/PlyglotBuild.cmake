# Large headers are read once for a target, and not once for each of its files. A compiler cache does better without, and
# g++ 12 then warns of what system headers do.
function(plyglot_precompile target)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

# How our own targets are compiled. Nothing here reaches a consumer's targets: every option is PRIVATE.

function(plyglot_target target)
  target_compile_features(${target} PRIVATE cxx_std_20)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
                                           -Wnon-virtual-dtor -Wold-style-cast)
  # g++ 12 warns of overlapping copies inside std::string where there are none (GCC bug 105651).
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-restrict)
  endif()
  if(PLYGLOT_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  if(PLYGLOT_SANITIZE)
    # Without run-time types in the library, the check of virtual tables has nothing to look at.
    target_compile_options(${target} PRIVATE -fsanitize=${PLYGLOT_SANITIZE} -fno-sanitize=vptr
                                             -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(${target} PRIVATE -fsanitize=${PLYGLOT_SANITIZE} -fno-sanitize=vptr)
  endif()
  if(PLYGLOT_LIBFUZZER)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  if(PLYGLOT_COVERAGE)
    target_compile_options(${target} PRIVATE --coverage)
    target_link_options(${target} PRIVATE --coverage)
  endif()
endfunction()
