# The toolchain for WebAssembly: Debian's clang with wasi-libc. The module imports nothing (tools/wasm).
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# A program needs the options of tools/wasm, so that the compiler is tried on a library.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
