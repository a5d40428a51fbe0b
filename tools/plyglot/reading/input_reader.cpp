#include "plyglot/reading/input_reader.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <plyglot/likeness.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <limits>
#include <utility>

namespace plyglot::tool {

using text::counted;

namespace {

using toolchain::OwnedChunk;

constexpr std::size_t block_size = 64 * 1024;
// Offsets are numbers of 32 bits.
constexpr std::uint64_t largest_size = std::numeric_limits<std::uint32_t>::max();
constexpr std::string_view too_large = "it has 4 GiB or more and is not read";
constexpr std::string_view not_utf8 =
    "by its byte order mark it is UTF-16 or UTF-32, and plyglot reads UTF-8: convert it first, for instance with iconv";

// UTF-32 begins with the same mark, or with two bytes of NUL before it.
bool has_mark_of_utf16(std::string_view text) {
  using namespace std::string_view_literals;
  return text.starts_with("\xFF\xFE"sv) || text.starts_with("\xFE\xFF"sv) || text.starts_with("\0\0\xFE\xFF"sv);
}

std::size_t chunk_size(const Input& input, Pieces pieces) {
  const bool is_whole =
      pieces == Pieces::formatting_units && toolchain::facts_of(*input.language().notation).formats_whole_files;
  return is_whole ? std::numeric_limits<std::size_t>::max() : toolchain::Chunker::default_size;
}

}  // namespace

InputReader::InputReader(const Input& input, const toolchain::Selection& wanted, Pieces pieces, Dialects dialects,
                         bool wants_digest)
    : input_(input), wanted_(wanted), pieces_(pieces), dialects_(wanted.record == 0 ? dialects : Dialects::decided) {
  if (input.kind == InputKind::text) {
    decide(input.text, true);
    return;
  }
  if (wants_digest) digest_.emplace();
  if (input.holds_texts()) held_ = std::make_unique<HeldReader>(input, wanted, dialects_);
  block_.reset(new char[block_size]);
  open();
  if (!held_ && !chunker_ && end_.problem.empty()) read_block();
}

void InputReader::begin(std::string_view text, bool is_whole) {
  decide(text, is_whole);
  chunker_.emplace(input_.language(), input_.name, wanted_, chunk_size(input_, pieces_));
}

void InputReader::decide(std::string_view text, bool is_whole) {
  if (!input_.settings->leaves_dialect_open()) return;
  is_undecided_ = is_whole && dialects_ == Dialects::left_open;
  if (is_undecided_) return;
  toolchain::Chunk beginning;
  beginning.source = {input_.name, text, 0, 1, toolchain::facts_of(*input_.language().notation).line_ends};
  beginning.is_file = input_.kind != InputKind::text;
  const toolchain::DialectChoice choice = toolchain::choose_dialect(input_.language(), std::span(&beginning, 1));
  input_.choose_dialect(choice.dialect);
  has_certain_dialect_ = choice.is_certain;
}

InputReader::~InputReader() {
  if (input_.kind == InputKind::file && file_ >= 0) close(file_);
}

void InputReader::open() {
  if (input_.kind == InputKind::standard_input) {
    file_ = STDIN_FILENO;
    is_at_begin_ = input_.text.empty();
    if (has_mark_of_utf16(input_.text)) return fail(not_utf8);
    if (is_at_begin_) return;
    if (!held_) begin(input_.text, input_.text.size() < toolchain::likeness_size);
    append(input_.text);
    return;
  }
  file_ = ::open(input_.name.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat status {};
  if (file_ < 0 || fstat(file_, &status) != 0) return fail(std::strerror(errno));
  end_.version = version_of(status);
  if (!S_ISREG(status.st_mode)) return;
  size_ = static_cast<std::uint64_t>(status.st_size);
  if (size_ > largest_size) fail(too_large);
}

bool InputReader::append(std::string_view text) {
  const std::string_view problem = held_ ? held_->append(text) : chunker_->append(text) ? "" : too_large;
  if (!problem.empty()) fail(problem);
  return problem.empty();
}

std::optional<InputChunk> InputReader::next() {
  if (input_.kind == InputKind::text) return whole_text();
  while (end_.problem.empty()) {
    if (held_) {
      if (auto chunk = held_->next()) return chunk;
    } else if (auto chunk = chunker_->next()) {
      std::optional<InputChunk> out(std::in_place, std::move(*chunk));
      out->is_undecided = is_undecided_;
      out->has_certain_dialect = has_certain_dialect_;
      return out;
    }
    if (is_read_) break;
    read_block();
  }
  end_.has_noted = held_ && held_->has_noted();
  if (end_.problem.empty()) check_record(held_ ? held_->records() : chunker_->records());
  return std::nullopt;
}

// A pipe gives what it has: so that the same text decides on its dialect every time, its first block is a full one.
void InputReader::read_block() {
  const bool is_first = !held_ && !chunker_;
  const bool is_full_one = is_first && input_.settings->leaves_dialect_open();
  std::size_t filled = 0;
  ssize_t size = 0;
  // Of a file that says how long it is, the end need not be asked for. One that says 0 may still have bytes.
  const auto is_at_end = [&] { return size == 0 || read_size_ + filled == size_; };
  do {
    size = read(file_, block_.get() + filled, block_size - filled);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return fail(std::strerror(errno));
    filled += static_cast<std::size_t>(size);
  } while (size < 0 || (is_full_one && filled < block_size && !is_at_end()));
  const std::string_view text(block_.get(), filled);
  if (std::exchange(is_at_begin_, false) && has_mark_of_utf16(text)) return fail(not_utf8);
  if (is_first) begin(text, is_at_end());
  if (!append(text)) return;
  if (digest_) digest_->add(text);
  is_read_ = is_at_end();
  read_size_ += text.size();
  if (!is_read_) return;
  if (digest_) end_.digest = digest_->take();
  held_ ? held_->end() : chunker_->end();
}

// A string outside a file is one record, whatever it holds.
std::optional<InputChunk> InputReader::whole_text() {
  if (is_read_) return std::nullopt;
  is_read_ = true;
  if (input_.language().notation->about().has_records_in_strings) return text_of_records();
  check_record(1);
  InputChunk out;
  out.is_undecided = is_undecided_;
  out.has_certain_dialect = has_certain_dialect_;
  out.bytes = std::make_unique<const std::string>(input_.text);
  out.chunk.source = {input_.name, *out.bytes, 0, 1, toolchain::facts_of(*input_.language().notation).line_ends};
  out.chunk.is_file = false;
  out.chunk.wanted = wanted_;
  return out;
}

// In one piece: a string has no parts that anybody could wait for.
std::optional<InputChunk> InputReader::text_of_records() {
  toolchain::Chunker chunker(input_.language(), input_.name, wanted_, std::numeric_limits<std::size_t>::max());
  if (!chunker.append(input_.text)) fail(too_large);
  chunker.end();
  InputChunk chunk{std::move(*chunker.next())};
  chunk.is_undecided = is_undecided_;
  chunk.has_certain_dialect = has_certain_dialect_;
  chunk.chunk.is_file = false;
  check_record(chunker.records());
  return chunk;
}

void InputReader::fail(std::string_view why) { end_.problem = text::format("{}: {}", input_.name, why); }

void InputReader::check_record(std::uint32_t records) {
  if (wanted_.record <= records) return;
  const toolchain::Notation* const notation = input_.language().notation;
  const std::string_view noun = notation == nullptr ? "record" : toolchain::facts_of(*notation).record_name;
  fail(text::format("there is no {} {}, only {}", noun, wanted_.record, counted(records, noun)));
}

}  // namespace plyglot::tool
