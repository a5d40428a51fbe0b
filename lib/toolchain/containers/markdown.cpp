// Fences and addresses of a Markdown file in the order of the text.
#include "toolchain/containers/markdown.hpp"

#include "diagnostics/near_names.hpp"
#include "findings/finding.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "toolchain/containers/addresses.hpp"
#include "toolchain/containers/code_readers.hpp"
#include "toolchain/containers/fences.hpp"

#include <plyglot/likeness.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace plyglot::toolchain {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::Span;

constexpr std::string_view ply_key = "ply";

// An address ends where no address goes on: at a blank or a quote, or at a bracket that it did not open, as the
// destination of a link does. A backslash before punctuation is one of Markdown; browsers leave others as they are.
std::string_view address_at(std::string_view text) {
  constexpr text::ByteSet ends([](char byte) {
    return static_cast<unsigned char>(byte) <= ' ' || std::string_view("<>\"`|").find(byte) != std::string_view::npos;
  });
  std::size_t round = 0;
  std::size_t square = 0;
  std::size_t end = 0;
  for (; end < text.size(); ++end) {
    const char byte = text[end];
    if (ends.has(byte)) break;
    if (byte == '\\' && (end + 1 == text.size() || !text::is_letter(text[end + 1]))) break;
    if (byte == '(') ++round;
    if (byte == ')' && round-- == 0) break;
    if (byte == '[') ++square;
    if (byte == ']' && square-- == 0) break;
  }
  std::string_view address = text.substr(0, end);
  // What ends a sentence.
  while (!address.empty() && ends_of_sentences.find(address.back()) != std::string_view::npos) {
    address.remove_suffix(1);
  }
  return address;
}

bool is_escaped(std::string_view text, std::size_t at) {
  std::size_t first = at;
  while (first > 0 && text[first - 1] == '\\') --first;
  return (at - first) % 2 == 1;
}

// Calls `use` for each address of the web.
template <class Use>
void for_each_address(std::string_view text, const Use& use) {
  constexpr std::string_view scheme = "://";
  for (std::size_t at = text.find(scheme); at != std::string_view::npos; at = text.find(scheme)) {
    const std::string_view before = text.substr(0, at);
    const bool is_web = before.ends_with("http") || before.ends_with("https");
    const std::string_view address = address_at(text.substr(at));
    if (is_web) use(address);
    text.remove_prefix(at + std::max(address.size(), scheme.size()));
  }
}

std::optional<AddressParameter> text_of_hive(std::string_view address) {
  std::optional<AddressParameter> parameter = parameter_with_text(address);
  if (!parameter) return std::nullopt;
  const bool is_read =
      parameter->notation == "hop" || parameter->notation.starts_with("hop:") || parameter->notation == "uhp";
  return is_read ? parameter : std::nullopt;
}

class MarkdownReader {
 public:
  MarkdownReader(HeldPart& part, diagnostics::Reporter& reporter)
      : part_(part), source_(part.source), reporter_(reporter) {
    for (const NotationFacts& facts : notations()) {
      if (facts.can_be_read) known_.push_back(facts);
    }
  }

  std::vector<MarkdownText> run();

 private:
  void read_block(const Fence& fence);
  void read_unlabelled_block(const Fence& fence);
  HeldText held_block(const Fence& fence) const;
  bool read_info(Span info, MarkdownText& text);
  bool read_option(Span word, const Language& language, MarkdownText& text);
  bool read_ply(Span word, std::string_view value, MarkdownText& text);
  bool refuse(Span word, std::string problem);
  void read_between(Span between);
  void read_addresses(std::string_view text);
  void read_code(std::string_view line);
  void hold_code(std::string_view code);
  void read_address(std::string_view address);
  const NotationFacts* named(std::string_view name) const;
  Span span_of(std::string_view part) const;
  std::string_view next_word(Span& rest) const;

  HeldPart& part_;
  const text::Source& source_;
  diagnostics::Reporter& reporter_;
  std::vector<NotationFacts> known_;
  CodeReaders readers_{known_};
  std::vector<MarkdownText> texts_;
};

Span MarkdownReader::span_of(std::string_view part) const {
  const auto begin = source_.base + static_cast<std::uint32_t>(part.data() - source_.text.data());
  return {begin, begin + static_cast<std::uint32_t>(part.size())};
}

std::string_view MarkdownReader::next_word(Span& rest) const {
  const std::string_view text = source_.slice(rest);
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  const std::size_t end = std::min(text.find_first_of(" \t", begin), text.size());
  rest.begin += static_cast<std::uint32_t>(end);
  return text.substr(begin, end - begin);
}

const NotationFacts* MarkdownReader::named(std::string_view name) const {
  const std::string_view id = name.substr(0, name.find(':'));
  const auto found = std::find_if(known_.begin(), known_.end(), [id](const auto& facts) { return facts.id == id; });
  return found == known_.end() ? nullptr : &*found;
}

bool MarkdownReader::refuse(Span word, std::string problem) {
  Finding(reporter_, DiagnosticId::markdown_bad_option, word, std::move(problem))
      .help("the info string of a block is a notation and its options, such as `homeworlds:sdg` or `uhp ply=8`");
  return false;
}

bool MarkdownReader::read_ply(Span word, std::string_view value, MarkdownText& text) {
  std::uint32_t ply = 0;
  const auto [stop, error] = std::from_chars(value.data(), value.data() + value.size(), ply);
  if (value.empty() || error != std::errc() || stop != value.data() + value.size()) {
    return refuse(word, text::format("`{}` is not the number of a ply", value));
  }
  if (const NotationFacts& facts = *named(text.notation); !facts.has_plies) {
    return refuse(word, text::format("`ply` speaks of games, but `{}` holds {}s", facts.id, facts.record_name));
  }
  text.ply = ply;
  return true;
}

// Other programs have keys of their own, which are not slips.
bool MarkdownReader::read_option(Span word, const Language& language, MarkdownText& text) {
  const std::string_view written = source_.slice(word);
  const std::size_t equals = written.find('=');
  if (equals == std::string_view::npos) return true;
  const std::string_view key = written.substr(0, equals);
  const std::string_view value = written.substr(equals + 1);
  if (key == ply_key) return read_ply(word, value, text);
  std::vector<std::string_view> keys = {ply_key};
  for (const OptionFacts& option : named(text.notation)->options) keys.push_back(option.key);
  if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
    const std::string near = diagnostics::did_you_mean(key, keys);
    return near.empty() || refuse(word, text::format("`{}` has no option `{}`{}", text.notation, key, near));
  }
  Language scratch = language;
  std::string problem = set_option(scratch, key, value);
  if (!problem.empty()) return refuse(word, std::move(problem));
  text.options.emplace_back(key, value);
  return true;
}

bool MarkdownReader::read_info(Span info, MarkdownText& text) {
  const std::string_view name = next_word(info);
  text.notation = name;
  std::string problem;
  const Language language = toolchain::language(name, problem);
  if (!problem.empty()) return refuse(span_of(name), std::move(problem));
  bool is_good = true;
  for (std::string_view word = next_word(info); !word.empty(); word = next_word(info)) {
    is_good = read_option(span_of(word), language, text) && is_good;
  }
  return is_good;
}

// Its lines, without what comes before them.
HeldText MarkdownReader::held_block(const Fence& fence) const {
  HeldText held;
  held.span = fence.lines;
  held.is_file = true;
  held.fence = fence.sign;
  held.fence_size = fence.size;
  held.prefix = held.full_prefix = fence.prefix;
  held.text.reset(source_.slice(fence.lines), fence.lines.begin);
  bool has_prefix = false;
  for (const Fence::Line& line : fence.line_starts) {
    const char first = line.text < fence.lines.end ? source_.text[line.text - source_.base] : '\n';
    if (!has_prefix && first != '\n' && first != '\r' && line.blanks == 0) {
      held.prefix = source_.slice({line.begin, line.text});
      has_prefix = true;
    }
    if (line.begin == line.text && line.blanks == 0) continue;
    held.text.replace(line.begin - fence.lines.begin, line.text - fence.lines.begin, std::string(line.blanks, ' '));
  }
  held.text.finish();
  return held;
}

// One that names no notation, nor anything else.
void MarkdownReader::read_unlabelled_block(const Fence& fence) {
  if (fence.lines.empty()) return;
  HeldText held = held_block(fence);
  held.is_unlabelled = true;
  std::string notation = fence.is_closed ? notation_without_error(held.decoded()) : std::string();
  if (notation.empty()) {
    ++part_.unread_blocks;
    return;
  }
  part_.texts.push_back(std::move(held));
  texts_.push_back({std::move(notation), {}, {}});
}

void MarkdownReader::read_block(const Fence& fence) {
  Span rest = fence.info;
  const std::string_view name = next_word(rest);
  if (name.empty()) return read_unlabelled_block(fence);
  if (named(name) == nullptr) return;
  MarkdownText text;
  const bool is_good = read_info(fence.info, text);
  if (!fence.is_closed) {
    Finding(reporter_, DiagnosticId::markdown_unclosed_fence, fence.opening, "the block is not closed")
        .label("opened here")
        .help(text::format("end it with a line of {} {}", fence.size, fence.sign == '~' ? "tildes" : "backticks"));
  }
  // Without a line end after its info string it has no lines.
  if (!is_good || source_.text[fence.lines.begin - source_.base - 1] != '\n') return;
  part_.texts.push_back(held_block(fence));
  texts_.push_back(std::move(text));
}

void MarkdownReader::read_address(std::string_view address) {
  const std::optional<AddressParameter> parameter = text_of_hive(address);
  if (!parameter) return;
  MarkdownText text;
  text.notation = parameter->notation;
  HeldText& held = part_.texts.emplace_back();
  held.writing = Writing::address;
  held.span = span_of(parameter->value);
  held.notation = parameter->notation;
  held.text = decoded_address(parameter->value, held.span.begin, held.notation);
  texts_.push_back(std::move(text));
}

// The name of a function or of a square is easily a game of one ply, so that nothing at all may be found in a game, and
// it has more bytes than such a name.
void MarkdownReader::hold_code(std::string_view code) {
  constexpr std::size_t shortest = 6;
  if (code.size() < shortest) return;
  const CodeReaders::Answer answer = readers_.read(code);
  if (answer.notation.empty()) {
    part_.unread_code += answer.may_be_game ? 1 : 0;
    return;
  }
  HeldText& held = part_.texts.emplace_back();
  held.span = span_of(code);
  held.is_unlabelled = true;
  held.text.reset(code, held.span.begin);
  held.text.finish();
  texts_.push_back({std::string(answer.notation), {}, {}});
}

// Between runs of as many backticks. A run that nothing closes is text: so many are not looked for again in the line. A
// backslash makes a text of the backtick after it.
void MarkdownReader::read_code(std::string_view line) {
  constexpr std::size_t longest_run = 8;
  std::array<bool, longest_run + 1> is_open_ended = {};
  const auto run_at = [line](std::size_t at) { return std::min(line.find_first_not_of('`', at), line.size()) - at; };
  std::size_t at = line.find('`');
  while (at < line.size()) {
    if (is_escaped(line, at)) {
      at = line.find('`', at + 1);
      continue;
    }
    const std::size_t size = run_at(at);
    const std::size_t begin = at + size;
    std::size_t end = size > longest_run || is_open_ended[size] ? std::string_view::npos : line.find('`', begin);
    while (end < line.size() && run_at(end) != size) end = line.find('`', end + run_at(end));
    if (end >= line.size()) {
      if (size <= longest_run) is_open_ended[size] = true;
      at = line.find('`', begin);
      continue;
    }
    hold_code(text::trimmed(line.substr(begin, end - begin), " "));
    at = line.find('`', end + size);
  }
}

// Addresses in inline code are addresses.
void MarkdownReader::read_between(Span between) {
  std::string_view text = source_.slice(between);
  while (!text.empty()) {
    const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size() - 1) + 1);
    text.remove_prefix(line.size());
    line.find("://") == std::string_view::npos ? read_code(line) : read_addresses(line);
  }
}

void MarkdownReader::read_addresses(std::string_view text) {
  for_each_address(text, [this](std::string_view address) { read_address(address); });
}

std::vector<MarkdownText> MarkdownReader::run() {
  std::uint32_t at = source_.base;
  for (const Fence& fence : fences_in(source_)) {
    read_between({at, fence.opening.begin});
    read_block(fence);
    at = fence.lines.end;
  }
  read_between({at, source_.span().end});
  return std::move(texts_);
}

}  // namespace

bool is_markdown(std::string_view file_name) {
  const std::size_t dot = file_name.rfind('.');
  if (dot == std::string_view::npos) return false;
  const std::string_view extension = file_name.substr(dot);
  return text::is_same_word(extension, ".md") || text::is_same_word(extension, ".markdown");
}

bool holds_addresses(std::string_view text) {
  bool has_any = false;
  for_each_address(text, [&has_any](std::string_view address) { has_any |= text_of_hive(address).has_value(); });
  return has_any;
}

std::vector<MarkdownText> read_markdown(HeldPart& part, const diagnostics::SeverityPolicy& policy) {
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(part.findings));
  std::vector<MarkdownText> texts = MarkdownReader(part, reporter).run();
  reporter.finish();
  return texts;
}

}  // namespace plyglot::toolchain
