#include "homeworlds/notations/homeworlds/read/words/name_checks.hpp"

#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

using text::format;

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
      if (NotedFinding* finding = reading.report(DiagnosticId::homeworlds_name_of_other_piece, span))
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

// A new name in all places where the system is spoken of; only that in upper case or lower is free for sure, since
// names are equal without regard to case.
void rename_system(NotedWording& wording) {
  const ActionNode* const action = wording.action_at(wording.finding.span.begin);
  if (action == nullptr || !wording.finding.fix) return;
  const RecordAction& record = wording.record_of(*action);
  const SystemName& name = action->verb == Verb::homeworld ? record.system : record.other_system;
  const std::string& renamed = *wording.finding.fix;
  std::vector<diagnostics::Edit> edits;
  for (const SystemName& use : wording.scope.name_uses().of(name)) {
    const bool is_of_text = use.span.size() == renamed.size() && wording.slice(use.span) != renamed;
    if (is_of_text) edits.push_back({use.span, renamed});
  }
  wording.fix(format("call it {} everywhere", text::quote(renamed)), diagnostics::Safety::safe, std::move(edits));
}

void word_resemblance(NotedWording& wording, std::string_view thing) {
  wording.say(format("a system called {} can be taken for a {}", wording.quoted(), thing));
  rename_system(wording);
  if (!wording.has_fix()) wording.advise("another name keeps the record easy to read");
}

}  // namespace

void check_new_name(Reading& reading, text::Span name, text::Span star) {
  if (name.size() > longest_name) reading.report(DiagnosticId::homeworlds_long_name, name);
  if (reading.form.has_style) check_resemblance(reading, name, star);
}

void word_homeworlds_long_name(NotedWording& wording) {
  const bool is_limit = wording.finding.severity == diagnostics::Severity::error;
  wording.say(format("{} has {}, and {} at most {}", wording.quoted(),
                     text::counted(wording.finding.span.size(), "byte"),
                     is_limit ? "a name has" : "other programs take", longest_name));
}

void word_homeworlds_name_resembles_piece(NotedWording& wording) { word_resemblance(wording, "piece"); }
void word_homeworlds_name_resembles_colour(NotedWording& wording) { word_resemblance(wording, "colour"); }
void word_homeworlds_name_resembles_verb(NotedWording& wording) { word_resemblance(wording, "verb"); }

void word_homeworlds_name_of_other_piece(NotedWording& wording) {
  wording.say(format("the system is called {}, and its star is {}", wording.quoted(),
                     text::quote(wording.slice(wording.finding.related))));
  wording.label_if_there(wording.finding.related, "its star");
}

}  // namespace plyglot::homeworlds
