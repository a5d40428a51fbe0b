#include "diagnostics/suppression_syntax.hpp"

#include "diagnostics/near_names.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

namespace plyglot::diagnostics {
namespace {

constexpr std::string_view sign = "plyglot:";
constexpr std::string_view verbs[] = {"ignore", "ignore-file"};

bool is_blank(char c) { return c == ' ' || c == '\t'; }
bool is_name_character(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '/'; }

// Walks over the comment from left to right.
class Scanner {
 public:
  Scanner(std::string_view comment, std::uint32_t begin) : text_(comment), begin_(begin) {}

  template <class Predicate>
  std::string_view take_while(Predicate predicate) {
    const std::size_t first = at_;
    while (at_ < text_.size() && predicate(text_[at_])) ++at_;
    return text_.substr(first, at_ - first);
  }
  std::string_view take(std::size_t size) {
    const std::string_view taken = text_.substr(at_, size);
    at_ += taken.size();
    return taken;
  }
  bool take_if(char wanted) {
    const bool found = at_ < text_.size() && text_[at_] == wanted;
    at_ += found ? 1 : 0;
    return found;
  }
  std::string_view rest() const { return text_.substr(at_); }
  // The place that has been reached.
  text::Span here() const { return {begin_ + offset(at_), begin_ + offset(at_)}; }
  // The bytes of a part of the comment.
  text::Span span_of(std::string_view part) const {
    const std::uint32_t first = begin_ + offset(static_cast<std::size_t>(part.data() - text_.data()));
    return {first, first + offset(part.size())};
  }

 private:
  static std::uint32_t offset(std::size_t value) { return static_cast<std::uint32_t>(value); }

  std::string_view text_;
  std::uint32_t begin_;
  std::size_t at_ = 0;
};

Diagnostic malformed(text::Span span, std::string message) {
  Diagnostic diagnostic{};
  diagnostic.id = DiagnosticId::plyglot_malformed_suppression;
  diagnostic.severity = catalogue_entry(diagnostic.id).severity;
  diagnostic.span = span;
  diagnostic.message = std::move(message);
  return diagnostic;
}

constexpr std::string_view form = "a suppression is written `plyglot: ignore[name] reason`";

std::optional<Diagnostic> wrong_sign(const Scanner& scanner, std::string_view written) {
  if (written == sign) return std::nullopt;
  Diagnostic diagnostic = malformed(scanner.span_of(written), text::format("`{}` is not in lower case", written));
  diagnostic.fix = Fix{"write it in lower case", Safety::safe, {{diagnostic.span, std::string(sign)}}};
  return diagnostic;
}

std::optional<Diagnostic> wrong_verb(const Scanner& scanner, std::string_view verb) {
  if (verb == verbs[0] || verb == verbs[1]) return std::nullopt;
  if (verb.empty()) {
    Diagnostic diagnostic = malformed(scanner.here(), "`ignore` or `ignore-file` is missing after `plyglot:`");
    diagnostic.helps.emplace_back(form);
    return diagnostic;
  }
  Diagnostic diagnostic =
      malformed(scanner.span_of(verb), text::format("`{}` is neither `ignore` nor `ignore-file`", verb));
  if (const auto near = nearest(verb, verbs, 3)) {
    const std::string title = text::format("write `{}`", *near);
    diagnostic.fix = Fix{title, Safety::unsafe, {{diagnostic.span, std::string(*near)}}};
  } else {
    diagnostic.helps.emplace_back(form);
  }
  return diagnostic;
}

std::optional<Diagnostic> missing_bracket(const Scanner& scanner, std::string_view verb) {
  if (!scanner.rest().empty() && scanner.rest().front() == '[') return std::nullopt;
  Diagnostic diagnostic =
      malformed(scanner.span_of(verb), text::format("`{}` is not followed by names in brackets", verb));
  diagnostic.helps.push_back(text::format("name what is to be ignored: `plyglot: {}[hop/lost-plus]`", verb));
  return diagnostic;
}

std::optional<Diagnostic> blanks_before_bracket(const Scanner& scanner, std::string_view verb,
                                                std::string_view blanks) {
  if (blanks.empty()) return std::nullopt;
  Diagnostic diagnostic =
      malformed(scanner.span_of(blanks), text::format("there are spaces between `{}` and its names", verb));
  diagnostic.fix = Fix{"delete the spaces", Safety::safe, {{diagnostic.span, ""}}};
  return diagnostic;
}

Diagnostic unclosed(const Scanner& after_names, text::Span bracket, bool has_names) {
  Diagnostic diagnostic = malformed(bracket, "`[` is never closed");
  if (has_names) {
    diagnostic.fix = Fix{"write `]` after the names", Safety::unsafe, {{after_names.here(), "]"}}};
  } else {
    diagnostic.helps.emplace_back(form);
  }
  return diagnostic;
}

// Reads the names and the closing bracket.
std::optional<Diagnostic> read_names(Scanner& scanner, text::Span bracket, SuppressionSyntax& syntax) {
  while (true) {
    scanner.take_while(is_blank);
    const std::string_view name = scanner.take_while(is_name_character);
    if (!name.empty()) syntax.names.push_back({name, scanner.span_of(name)});
    const Scanner after_name = scanner;
    scanner.take_while(is_blank);
    const std::string_view rest = scanner.rest();
    const bool is_separator = !rest.empty() && (rest.front() == ',' || rest.front() == ']');
    if (!is_separator && rest.find(']') == std::string_view::npos) {
      return unclosed(after_name, bracket, !syntax.names.empty());
    }
    if (!is_separator) {
      const std::string_view strange = scanner.take_while([](char c) { return c != ',' && c != ']' && !is_blank(c); });
      Diagnostic diagnostic =
          malformed(scanner.span_of(strange), text::format("`{}` is where `,` or `]` should end a name", strange));
      diagnostic.helps.emplace_back("names have lower case letters, digits, `-` and `/`, and commas between them");
      return diagnostic;
    }
    if (name.empty()) {
      return malformed(scanner.span_of(rest.substr(0, 1)),
                       text::format("a name is missing before `{}`", rest.substr(0, 1)));
    }
    if (scanner.take_if(']')) return std::nullopt;
    scanner.take_if(',');
  }
}

// Goes on after a problem that can be fixed for certain: otherwise, its fix would only bring up the next problem. After
// any other problem, the rest cannot be judged.
void read(Scanner& scanner, SuppressionSyntax& syntax, std::vector<Diagnostic>& problems) {
  const auto is_wrong = [&](std::optional<Diagnostic>&& problem) {
    if (problem) problems.push_back(std::move(*problem));
    return problem.has_value();
  };
  scanner.take_while(is_blank);
  is_wrong(wrong_sign(scanner, scanner.take(sign.size())));
  scanner.take_while(is_blank);
  const std::string_view verb = scanner.take_while([](char c) { return !is_blank(c) && c != '['; });
  if (is_wrong(wrong_verb(scanner, verb))) return;
  syntax.is_file_wide = verb == verbs[1];
  syntax.verb = scanner.span_of(verb);
  const std::string_view blanks = scanner.take_while(is_blank);
  if (is_wrong(missing_bracket(scanner, verb))) return;
  is_wrong(blanks_before_bracket(scanner, verb, blanks));
  const text::Span bracket = scanner.span_of(scanner.take(1));
  is_wrong(read_names(scanner, bracket, syntax));
}

}  // namespace

bool is_suppression(std::string_view comment) {
  const std::size_t first = comment.find_first_not_of(" \t");
  if (first == std::string_view::npos || comment.size() - first < sign.size()) return false;
  return text::is_same_word(comment.substr(first, sign.size()), sign);
}

std::optional<SuppressionSyntax> parse_suppression(std::string_view comment, std::uint32_t begin,
                                                   std::vector<Diagnostic>& problems) {
  Scanner scanner(comment, begin);
  SuppressionSyntax syntax;
  const std::size_t known = problems.size();
  read(scanner, syntax, problems);
  return problems.size() == known ? std::optional(std::move(syntax)) : std::nullopt;
}

}  // namespace plyglot::diagnostics
