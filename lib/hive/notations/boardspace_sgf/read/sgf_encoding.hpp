#pragma once
// How the bytes of a file are to be read: hive-notations 2 and S12.

#include "diagnostics/reporter.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hive::boardspace_sgf {

bool is_utf8(std::string_view bytes);

// The file as UTF-8: the bytes themselves, or each of them as a character of Latin-1. The bytes must outlive the view.
void decode(std::string_view bytes, std::uint32_t base, bool is_latin1, text::MappedText& mapped);
// The same for a part of it, on its own.
std::string decoded(std::string_view bytes, bool is_latin1);

// Files that are not UTF-8, and those whose lines do not end alike.
void report_encoding(std::string_view bytes, std::uint32_t base, bool is_latin1, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::boardspace_sgf
