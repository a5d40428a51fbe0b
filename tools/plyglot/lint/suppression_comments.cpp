#include "plyglot/lint/suppression_comments.hpp"

#include "text/format.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace plyglot::tool {
namespace {

using diagnostics::Diagnostic;
using toolchain::Session;

// Where a comment is put; tried in this order.
enum class Place : std::uint8_t { above, at_end, nowhere };

struct Line {
  // Bytes of the chunk's text; the end is before the line end.
  std::size_t begin = 0;
  std::size_t end = 0;
  std::set<std::string_view> names;
  Place place = Place::above;
};

class Commented {
 public:
  Commented(const toolchain::Chunk& chunk, std::string_view comment_sign) : chunk_(chunk), sign_(comment_sign) {}

  void add(const Diagnostic& found);
  bool is_worth_a_try() const;
  // The text with the comments where they are tried.
  std::string text();
  // Takes back what a finding in that text shows to be of no use. False if the finding was not there before, so that
  // the comments do harm.
  bool learn_from(const Diagnostic& found);
  bool has_changed() const { return has_changed_; }

 private:
  struct Insertion {
    // In the new text, and the line that it is for.
    std::size_t begin;
    std::size_t end;
    Line* line;
  };
  Line& line_at(std::size_t offset);
  void insert(std::string_view comment, Line& line, std::string& out);
  void take_back(Line& line);

  const toolchain::Chunk& chunk_;
  std::string_view sign_;
  std::map<std::size_t, Line> lines_;
  // What was found, by name and byte of the chunk's text.
  std::set<std::pair<diagnostics::DiagnosticId, std::size_t>> found_;
  std::vector<Insertion> insertions_;
  bool has_changed_ = false;
};

Line& Commented::line_at(std::size_t offset) {
  const std::string_view text = chunk_.source.text;
  const std::size_t begin = text.substr(0, offset).rfind('\n') + 1;
  Line& line = lines_[begin];
  line.begin = begin;
  line.end = std::min(text.find('\n', offset), text.size());
  if (line.end > begin && text[line.end - 1] == '\r') --line.end;
  return line;
}

void Commented::add(const Diagnostic& found) {
  const std::size_t offset = found.span.begin - chunk_.source.base;
  found_.emplace(found.id, offset);
  line_at(offset).names.insert(diagnostics::catalogue_entry(found.id).name);
}

bool Commented::is_worth_a_try() const {
  return std::any_of(lines_.begin(), lines_.end(),
                     [](const auto& line) { return line.second.place != Place::nowhere; });
}

void Commented::insert(std::string_view comment, Line& line, std::string& out) {
  insertions_.push_back({out.size(), out.size() + comment.size(), &line});
  out += comment;
}

std::string Commented::text() {
  const std::string_view text = chunk_.source.text;
  std::string out;
  std::size_t copied = 0;
  insertions_.clear();
  has_changed_ = false;
  for (auto& [begin, line] : lines_) {
    if (line.place == Place::nowhere) continue;
    std::string comment = text::format("{} plyglot: ignore[", sign_);
    for (const std::string_view name : line.names) {
      text::append(comment, "{}{}", comment.back() == '[' ? "" : ", ", name);
    }
    comment += ']';
    const std::size_t at = line.place == Place::above ? line.begin : line.end;
    out += text.substr(copied, at - copied);
    copied = at;
    // A last line without an end takes that of the line before.
    const bool has_end = line.end < text.size();
    const bool is_after_return = line.begin >= 2 && text.substr(line.begin - 2, 2) == "\r\n";
    const bool has_return = has_end ? text[line.end] == '\r' : is_after_return;
    const std::string_view line_end = has_return ? "\r\n" : "\n";
    if (line.place == Place::above) {
      insert(comment.append(line_end), line, out);
    } else {
      insert(' ' + comment, line, out);
    }
  }
  out += text.substr(copied);
  return out;
}

void Commented::take_back(Line& line) {
  line.place = line.place == Place::above ? Place::at_end : Place::nowhere;
  has_changed_ = true;
}

bool Commented::learn_from(const Diagnostic& found) {
  std::size_t offset = found.span.begin - chunk_.source.base;
  std::size_t inserted = 0;
  for (const Insertion& insertion : insertions_) {
    if (insertion.end <= offset) {
      inserted += insertion.end - insertion.begin;
      continue;
    }
    if (insertion.begin > offset) break;
    // What another comment silenced already needs no second one.
    insertion.line->place = Place::nowhere;
    has_changed_ = true;
    return true;
  }
  offset -= inserted;
  if (!found_.contains({found.id, offset})) return false;
  Line& line = line_at(offset);
  if (line.place != Place::nowhere) take_back(line);
  return true;
}

}  // namespace

Session::Fixed with_suppressions(Session& session, const toolchain::Chunk& chunk, std::string_view comment_sign) {
  Session::Fixed as_it_is{std::string(chunk.source.text), 0, {}, {}};
  as_it_is.reading = session.lint(chunk, diagnostics::collect_into(as_it_is.left));
  if (as_it_is.left.empty() || comment_sign.empty() || !chunk.is_file) return as_it_is;
  Commented commented(chunk, comment_sign);
  for (const Diagnostic& found : as_it_is.left) commented.add(found);
  // Each line has two places, and its comment may then be of no use.
  constexpr int most_tries = 6;
  for (int i = 0; i < most_tries && commented.is_worth_a_try(); ++i) {
    Session::Fixed tried{commented.text(), 0, {}, {}};
    toolchain::Chunk changed = chunk;
    changed.source.text = tried.text;
    changed.units = {};
    tried.reading = session.lint(changed, diagnostics::collect_into(tried.left));
    const bool is_harmless = std::all_of(tried.left.begin(), tried.left.end(),
                                         [&](const Diagnostic& found) { return commented.learn_from(found); });
    if (!is_harmless) return as_it_is;
    if (commented.has_changed()) continue;
    tried.applied = static_cast<std::uint32_t>(as_it_is.left.size() - tried.left.size());
    return tried;
  }
  return as_it_is;
}

}  // namespace plyglot::tool
