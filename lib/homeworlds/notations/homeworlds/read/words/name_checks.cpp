#include "homeworlds/notations/homeworlds/read/words/name_checks.hpp"

#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

constexpr std::uint32_t longest_name = 15;

// homeworlds R15: what the name could be taken for; a letter on its own only where it is lower case.
std::optional<DiagnosticId> resemblance_of(std::string_view name) {
  const bool is_letter = name.size() == 1;
  if (is_letter && text::is_upper(name[0])) return std::nullopt;
  if (colour_named(name)) return DiagnosticId::homeworlds_name_resembles_colour;
  // `b` is a colour first.
  if (is_verb_or_synonym(name) || (is_letter && std::string_view("htdmascp").find(name) != std::string_view::npos)) {
    return DiagnosticId::homeworlds_name_resembles_verb;
  }
  return std::nullopt;
}

void check_resemblance(Reading& reading, text::Span span, text::Span star) {
  const std::string_view name = reading.slice(span);
  if (const std::optional<PieceKind> piece = piece_named(name)) {
    if (!text::is_upper(name[0])) {
      reading.report(DiagnosticId::homeworlds_name_resembles_piece, span, text::upper_case(name));
    } else if (!star.empty() && piece_named(reading.slice(star)) != piece) {
      if (Finding* finding = reading.report(DiagnosticId::homeworlds_name_of_other_piece, span))
        finding->related = star;
    }
    return;
  }
  const std::optional<DiagnosticId> id = resemblance_of(name);
  if (!id) return;
  std::optional<std::string> fix;
  if (name.size() == 1) fix = text::upper_case(name);
  reading.report(*id, span, std::move(fix));
}

}  // namespace

void check_new_name(Reading& reading, text::Span name, text::Span star) {
  if (name.size() > longest_name) reading.report(DiagnosticId::homeworlds_long_name, name);
  if (reading.form.has_style) check_resemblance(reading, name, star);
}

}  // namespace plyglot::homeworlds
