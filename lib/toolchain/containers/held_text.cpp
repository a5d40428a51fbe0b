// Edits and places of a held text, carried over into the file that holds it.
#include "toolchain/containers/held_text.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/json_strings.hpp"
#include "text/json_writer.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

using diagnostics::Edit;
using text::Span;

int value_of_hex(char digit) {
  if (text::is_digit(digit)) return digit - '0';
  const char letter = text::to_lower(digit);
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

// The byte that an escape `%2C` at the beginning of the text stands for; -1 if there is none.
int byte_of_escape(std::string_view text) {
  if (text.size() < 3 || text[0] != '%') return -1;
  const int high = value_of_hex(text[1]);
  const int low = value_of_hex(text[2]);
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

bool is_escaped_in_address(char byte) {
  constexpr std::string_view verbatim = "-~+/=$@";
  return !text::is_letter(byte) && !text::is_digit(byte) && verbatim.find(byte) == std::string_view::npos;
}

// Whether a `+` may stand for a space.
bool may_be_form(std::string_view notation) { return notation == "uhp"; }

std::string_view without_blanks_at_end(std::string_view prefix) {
  return prefix.substr(0, prefix.find_last_not_of(" \t") + 1);
}

bool begins_with_line_end(std::string_view text) { return text.starts_with('\n') || text.starts_with("\r\n"); }

bool is_blank(char byte) { return byte == ' ' || byte == '\t'; }

std::string_view prefix_of(const HeldText& held, std::string_view line) {
  if (begins_with_line_end(line)) return without_blanks_at_end(held.full_prefix);
  return is_blank(line.front()) ? held.full_prefix : held.prefix;
}

// `next` is what comes after the text, for the prefix of the line that begins at its end.
std::string encoded_lines(const HeldText& held, std::string_view text, std::string_view next) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    out += text[at];
    if (text[at] != '\n') continue;
    const std::string_view rest = at + 1 < text.size() ? text.substr(at + 1) : next;
    if (!rest.empty()) out += prefix_of(held, rest);
  }
  return out;
}

std::string encoded_cell(std::string_view text, bool is_quoted) {
  if (!is_quoted) return std::string(text);
  std::string out;
  for (const char byte : text) out.append(byte == '"' ? 2 : 1, byte);
  return out;
}

std::string encoded(const HeldText& held, std::string_view text) {
  std::string out;
  switch (held.writing) {
    case Writing::lines:
      break;
    case Writing::csv_cell:
      return encoded_cell(text, held.is_quoted);
    case Writing::json_string:
      text::append_json_string(out, text);
      return out.substr(1, out.size() - 2);
    case Writing::address:
      for (const char byte : text) {
        if (!is_escaped_in_address(byte) && !(byte == '+' && may_be_form(held.notation))) {
          out += byte;
        } else {
          text::append(out, "%{:02X}", static_cast<unsigned char>(byte));
        }
      }
      break;
  }
  return out;
}

bool is_line_start(std::string_view text, std::uint32_t offset) { return offset == 0 || text[offset - 1] == '\n'; }

// Where the line of the file begins, with its prefix, that holds the line of the text that begins at the offset.
std::uint32_t start_in_file(const HeldText& held, std::uint32_t line_start) {
  return line_start == 0 ? held.span.begin : held.text.to_file(line_start - 1, line_start).end;
}

std::string with_prefixes(const HeldText& held, std::string_view lines) {
  return std::string(prefix_of(held, lines)) + encoded_lines(held, lines, {});
}

// Whether a line of the text begins with one of the bytes.
bool has_line_that_begins_with(std::string_view bytes, std::string_view text) {
  bool is_start = true;
  for (const char byte : text) {
    if (is_start && bytes.find(byte) != std::string_view::npos) return true;
    is_start = byte == '\n';
  }
  return false;
}

// The whole lines that an edit changes, and what becomes of them.
Edit in_whole_lines(std::string_view old, const Edit& edit) {
  const auto [begin, end] = edit.span;
  const std::size_t line = begin == 0 ? 0 : old.rfind('\n', begin - 1) + 1;
  const bool is_at_line_end = edit.text.empty() ? is_line_start(old, begin) : edit.text.back() == '\n';
  const bool is_whole = is_line_start(old, end) && is_at_line_end;
  const std::size_t line_end = is_whole ? end : std::min(old.find('\n', end), old.size() - 1) + 1;
  std::string text(old.substr(line, begin - line));
  text += edit.text;
  text += old.substr(end, line_end - end);
  return {{static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(line_end)}, std::move(text)};
}

Edit edit_of_lines(const HeldText& held, Edit edit) {
  const std::string_view old = held.decoded();
  // Lines that begin with blanks may need another prefix than the one that is there, and empty lines may have any.
  const Edit lines = in_whole_lines(old, edit);
  const std::string_view old_lines = old.substr(lines.span.begin, lines.span.size());
  if (!lines.text.empty() &&
      (has_line_that_begins_with(" \t", lines.text) || has_line_that_begins_with(" \t\r\n", old_lines))) {
    return {{start_in_file(held, lines.span.begin), start_in_file(held, lines.span.end)},
            with_prefixes(held, lines.text)};
  }
  Span& span = edit.span;
  std::string& text = edit.text;
  const auto ends_line = [&] { return !span.empty() && old[span.end - 1] == '\n'; };
  // A line end that stays is not part of the edit.
  if (ends_line() && !text.empty() && text.back() == '\n') {
    --span.end;
    text.pop_back();
  }
  const bool is_of_lines = is_line_start(old, span.begin) && (text.empty() ? ends_line() : text.back() == '\n');
  if (is_of_lines && text.empty()) return {{start_in_file(held, span.begin), start_in_file(held, span.end)}, {}};
  if (is_of_lines && span.empty()) {
    const std::uint32_t at = start_in_file(held, span.begin);
    return {{at, at}, with_prefixes(held, text)};
  }
  std::string written = encoded_lines(held, text, old.substr(span.end));
  Span place = held.text.to_file(span.begin, span.end);
  // A line that is joined to the one before it loses its prefix.
  if (ends_line()) place.end = span.end == old.size() ? held.span.end : held.text.to_file(span.end);
  return {place, std::move(written)};
}

// Whether an address would be read in another way if all bytes that stay were written as they are.
bool must_be_escaped(std::string_view text) {
  std::size_t round = 0;
  std::size_t square = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char byte = text[i];
    if (byte == '%' || (byte == ')' && round == 0) || (byte == ']' && square == 0)) return true;
    if (byte == '\\' && (i + 1 == text.size() || !text::is_letter(text[i + 1]))) return true;
    if (byte == '(') ++round;
    if (byte == ')') --round;
    if (byte == '[') ++square;
    if (byte == ']') --square;
  }
  return round != 0 || square != 0 || (!text.empty() && ends_of_sentences.find(text.back()) != std::string_view::npos);
}

// A `+` that stays is a space only after the first `;`.
bool has_plus_in_other_place(std::string_view text) {
  const std::size_t type_end = std::min(text.find(';'), text.size());
  return text.substr(0, type_end).find(' ') != std::string_view::npos ||
         text.substr(type_end).find('+') != std::string_view::npos;
}

bool needs_quotes(std::string_view text, char divider) {
  return text.find(divider) != std::string_view::npos || text.find_first_of("\"\r\n") != std::string_view::npos;
}

// A cell without quotes is rewritten: what is edited may need them.
Edit edit_of_cell(const HeldText& held, const Edit& edit) {
  std::string becomes(held.decoded());
  becomes.replace(edit.span.begin, edit.span.size(), edit.text);
  return {held.span, csv_cell(becomes, held.divider)};
}

// What stands for several bytes is rewritten as a whole.
Edit edit_of_escapes(const HeldText& held, const Edit& edit) {
  const std::string_view old = held.decoded();
  const Span whole = held.text.whole_replacements(edit.span);
  std::string text(old.substr(whole.begin, edit.span.begin - whole.begin));
  text += edit.text;
  text += old.substr(edit.span.end, whole.end - edit.span.end);
  return {held.text.to_file(whole.begin, whole.end), encoded(held, text)};
}

// One edit instead of those that are sorted.
Edit together(std::string_view old, const std::vector<Edit>& edits) {
  Edit out = edits.front();
  for (std::size_t i = 1; i < edits.size(); ++i) {
    out.text += old.substr(out.span.end, edits[i].span.begin - out.span.end);
    out.text += edits[i].text;
    out.span.end = edits[i].span.end;
  }
  return out;
}

std::vector<Edit> edits_in_file(const HeldText& held, const std::vector<Edit>& edits) {
  if (edits.empty()) return {};
  const Edit all = together(held.decoded(), edits);
  if (held.writing == Writing::csv_cell && (!held.is_quoted || held.is_irregular)) return {edit_of_cell(held, all)};
  const auto in_file = [&held](const Edit& edit) {
    return held.writing == Writing::lines ? edit_of_lines(held, edit) : edit_of_escapes(held, edit);
  };
  std::vector<Edit> out;
  for (const Edit& edit : edits) {
    out.push_back(in_file(edit));
    const bool is_apart = out.size() == 1 || out[out.size() - 2].span.end <= out.back().span.begin;
    // Two may be in one line that is rewritten.
    if (!is_apart) return {in_file(all)};
  }
  return out;
}

// Whether the line ends a block of the fence, or may do so: how wide a tab is depends on what is before it.
bool closes(const HeldText& held, std::string_view line) {
  const std::size_t indent = std::min(line.find_first_not_of(" \t"), line.size());
  if (indent > 3 && line.substr(0, indent).find('\t') == std::string_view::npos) return false;
  line.remove_prefix(indent);
  const std::size_t size = std::min(line.find_first_not_of(held.fence), line.size());
  return size >= held.fence_size && line.find_first_not_of(" \t\r", size) == std::string_view::npos;
}

bool has_line_that_closes(const HeldText& held, std::string_view text) {
  while (held.fence != '\0' && !text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (closes(held, line)) return true;
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return false;
}

bool has_only_crlf(std::string_view text) {
  std::size_t at = text.find('\n');
  if (at == std::string_view::npos) return false;
  while (at != std::string_view::npos && at > 0 && text[at - 1] == '\r') at = text.find('\n', at + 1);
  return at == std::string_view::npos;
}

// The line ends that the old text has, and one at the end of the last line of a block.
void adapt_line_ends(const HeldText& held, std::string& text) {
  const std::string_view old = held.decoded();
  const bool is_of_lines = held.writing == Writing::lines && (old.empty() || old.ends_with('\n'));
  if (is_of_lines && !text.empty() && text.back() != '\n') text += '\n';
  if (!has_only_crlf(old)) return;
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n' && (i == 0 || text[i - 1] != '\r')) out += '\r';
    out += text[i];
  }
  text = std::move(out);
}

bool is_inside_character(std::string_view text, std::size_t at) {
  return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
}

// What differs, in whole characters.
Span difference(std::string_view old, std::string_view becomes) {
  const auto [a, b] = std::mismatch(old.begin(), old.end(), becomes.begin(), becomes.end());
  auto begin = static_cast<std::size_t>(a - old.begin());
  while (begin > 0 && (is_inside_character(old, begin) || is_inside_character(becomes, begin))) --begin;
  const std::size_t most = std::min(old.size(), becomes.size()) - begin;
  std::size_t same = 0;
  while (same < most && old[old.size() - 1 - same] == becomes[becomes.size() - 1 - same]) ++same;
  while (same > 0 && is_inside_character(old, old.size() - same)) --same;
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(old.size() - same)};
}

// Each line is the end of one of the file's; what comes before it there is its prefix.
text::MappedText reread_lines(std::string_view bytes, std::uint32_t base, std::string_view becomes) {
  text::MappedText out;
  out.reset(bytes, base);
  std::size_t at = 0;
  while (at < bytes.size()) {
    const std::string_view line = bytes.substr(at, std::min(bytes.find('\n', at), bytes.size() - 1) + 1 - at);
    const std::string_view text = becomes.substr(0, std::min(becomes.find('\n'), becomes.size() - 1) + 1);
    becomes.remove_prefix(text.size());
    std::size_t same = 0;
    while (same < std::min(line.size(), text.size()) && line[line.size() - 1 - same] == text[text.size() - 1 - same])
      ++same;
    const std::size_t end = at + line.size() - same;
    if (at != end || same != text.size()) {
      out.replace(static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end), text.substr(0, text.size() - same));
    }
    at += line.size();
  }
  out.finish();
  return out;
}

// Which escapes a text is written with.
struct Escapes {
  bool are_of_json = false;
  bool are_of_address = false;
  bool is_form = false;
};

text::MappedText decoded_escapes(std::string_view bytes, std::uint32_t base, Escapes escapes) {
  text::MappedText out;
  out.reset(bytes, base);
  std::vector<text::JsonEscape> of_json;
  const bool has_json = escapes.are_of_json && bytes.find('\\') != std::string_view::npos;
  const bool has_any = has_json || (escapes.are_of_address && bytes.find_first_of("%+") != std::string_view::npos);
  if (!has_any) bytes = {};
  const std::string decoded = has_json ? text::decode_json_string(bytes, of_json) : std::string();
  auto next = of_json.begin();
  bool is_after_type = false;
  for (std::size_t at = 0; at < bytes.size();) {
    const bool is_json = next != of_json.end() && next->written.begin == at;
    const int byte = escapes.are_of_address ? byte_of_escape(bytes.substr(at)) : -1;
    char character = bytes[at];
    std::size_t end = at + 1;
    if (is_json) {
      end = next->written.end;
      const std::string_view text = std::string_view(decoded).substr(next->decoded.begin, next->decoded.size());
      out.replace(static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end), text);
      character = text.empty() ? '\0' : text.front();
      ++next;
    } else if (byte >= 0) {
      end = at + 3;
      character = static_cast<char>(byte);
      out.replace(static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end), {&character, 1});
    } else if (character == '+' && escapes.is_form && is_after_type) {
      out.replace(static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end), " ");
    }
    is_after_type |= character == ';';
    at = end;
  }
  out.finish();
  return out;
}

text::MappedText decoded_as(const HeldText& held, std::string_view bytes, std::uint32_t base) {
  const bool is_of_json = held.cell && held.cell->writing == Writing::json_string;
  return is_of_json ? decoded_json_address(bytes, base, held.notation) : decoded_address(bytes, base, held.notation);
}

}  // namespace

std::string csv_cell(std::string_view text, char divider) {
  return needs_quotes(text, divider) ? '"' + encoded_cell(text, true) + '"' : std::string(text);
}

text::MappedText decoded_cell(std::string_view bytes, std::uint32_t base, std::size_t closing) {
  text::MappedText out;
  out.reset(bytes, base);
  constexpr std::string_view quote = "\"\"";
  for (std::size_t at = bytes.find(quote); at < closing; at = bytes.find(quote, at + 2)) {
    out.replace(static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 2), "\"");
  }
  if (closing < bytes.size()) {
    out.replace(static_cast<std::uint32_t>(closing), static_cast<std::uint32_t>(closing + 1), {});
  }
  out.finish();
  return out;
}

text::MappedText decoded_json(std::string_view bytes, std::uint32_t base) {
  return decoded_escapes(bytes, base, {.are_of_json = true});
}

text::MappedText decoded_address(std::string_view bytes, std::uint32_t base, std::string_view notation) {
  return decoded_escapes(bytes, base, {.are_of_address = true, .is_form = may_be_form(notation)});
}

text::MappedText decoded_json_address(std::string_view bytes, std::uint32_t base, std::string_view notation) {
  return decoded_escapes(bytes, base, {.are_of_json = true, .are_of_address = true, .is_form = may_be_form(notation)});
}

void place_in_file(const HeldText& held, diagnostics::Diagnostic& found) {
  const auto place = [&held](Span& span) { span = held.text.to_file(span.begin, span.end); };
  place(found.span);
  for (diagnostics::Label& label : found.labels) place(label.span);
  if (held.is_unlabelled) found.fix.reset();
  if (found.fix) found.fix->edits = edits_in_file(held, found.fix->edits);
}

std::optional<Rewritten> replaced(const HeldText& held, std::string becomes) {
  if (!held.cell) return rewritten(held, std::move(becomes));
  std::string cell;
  if (held.cell->writing == Writing::csv_cell) {
    cell = csv_cell(becomes, held.divider);
  } else {
    text::append_json_string(cell, becomes);
    cell = cell.substr(1, cell.size() - 2);
  }
  return Rewritten{{held.cell->span, std::move(cell)}, std::move(becomes)};
}

std::optional<Rewritten> rewritten(const HeldText& held, std::string becomes) {
  const std::string_view old = held.decoded();
  if (becomes != old) adapt_line_ends(held, becomes);
  if (becomes == old) return Rewritten{{{held.span.begin, held.span.begin}, {}}, std::move(becomes)};
  if (has_line_that_closes(held, becomes)) return std::nullopt;
  const Span changed = difference(old, becomes);
  if (held.writing == Writing::address &&
      (must_be_escaped(becomes) || (may_be_form(held.notation) && has_plus_in_other_place(becomes)))) {
    return Rewritten{{held.span, encoded(held, becomes)}, std::move(becomes)};
  }
  const std::size_t size = becomes.size() - (old.size() - changed.end) - changed.begin;
  return Rewritten{edits_in_file(held, {{changed, becomes.substr(changed.begin, size)}}).front(), std::move(becomes)};
}

HeldText reread(const HeldText& held, const text::Source& source, Span span, std::string_view becomes) {
  HeldText out = held;
  out.span = span;
  std::string_view bytes = source.slice(span);
  switch (held.writing) {
    case Writing::lines:
      out.text = reread_lines(bytes, span.begin, becomes);
      break;
    case Writing::csv_cell:
      out.is_irregular = false;
      out.is_quoted = bytes.size() > 1 && bytes.front() == '"';
      if (out.is_quoted) {
        out.text = decoded_cell(bytes.substr(1, bytes.size() - 2), span.begin + 1, bytes.size() - 2);
      } else {
        out.text.reset(bytes, span.begin);
        out.text.finish();
      }
      break;
    case Writing::json_string:
      out.text = decoded_json(bytes, span.begin);
      break;
    case Writing::address:
      out.text = decoded_as(held, bytes, span.begin);
      break;
  }
  return out;
}

}  // namespace plyglot::toolchain
