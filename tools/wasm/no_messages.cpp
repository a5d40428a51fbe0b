// A module without a terminal has no use for the message with which the C++ library gives up, and `printf`, which would
// write it, is as large as the reader of a notation.

#include <cstdlib>

extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { std::abort(); }
