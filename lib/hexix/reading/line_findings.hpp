#pragma once
// What is found in the bytes and blanks of lines, whether they hold rows or positions (hexix 2, 5.1).

#include "findings/finding.hpp"

namespace plyglot::hexix {

// Each control byte in the span but tabs and the line ends LF and CR LF.
void report_control_bytes(const text::Source& source, text::Span span, diagnostics::Reporter& reporter);

// Both without a fix. `blanks` are those at the end of a line; `tabs` counts the tabs in the span.
findings::Finding report_trailing_space(text::Span blanks, diagnostics::Reporter& reporter);
findings::Finding report_tabs(text::Span span, std::size_t tabs, diagnostics::Reporter& reporter);

// Why a position cannot be read: the same in a position line and in a text of positions (hexix R13, R17).

// What is wrong with a text that position_from_text does not read, without blanks at its ends; half a sentence, such as
// `the position has 6 fields, not 7`.
std::string position_fault(std::string_view position);

}  // namespace plyglot::hexix
