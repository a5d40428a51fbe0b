#include "plyglot/reading/held_reader.hpp"

#include "text/listing.hpp"

#include <plyglot/likeness.hpp>

#include <limits>
#include <utility>

namespace plyglot::tool {

using toolchain::HeldPart;
using toolchain::HeldText;

namespace {

// A name in a command would be that of a file which holds the text alone.
toolchain::Chunk chunk_of(const HeldText& text, const toolchain::Language& language) {
  toolchain::Chunk chunk;
  chunk.source = {"<text>", text.decoded(), 0, 1, toolchain::facts_of(*language.notation).line_ends};
  chunk.is_file = text.is_file;
  return chunk;
}

}  // namespace

HeldReader::HeldReader(const Input& input, const toolchain::Selection& wanted, Dialects dialects)
    : input_(input), wanted_(wanted), dialects_(dialects) {
  if (const Holder& holder = *input.holder; holder.table) {
    table_.emplace(*holder.table, holder.column, holder.has_header, input.name, input.settings->policy);
    table_->note_rows(holder.status_column);
  } else {
    whole_ = std::make_unique<HeldPart>();
  }
}

std::string_view HeldReader::append(std::string_view bytes) {
  if (table_) return table_->append(bytes) ? "" : "it has 4 GiB or more and is not read";
  if (bytes.size() > largest_markdown - whole_->bytes.size()) {
    return "it has over 64 MiB and is not read as Markdown";
  }
  whole_->bytes += bytes;
  return {};
}

void HeldReader::end() {
  if (table_) return table_->end();
  is_whole_ = true;
}

void HeldReader::take_part() {
  std::unique_ptr<HeldPart> part;
  if (table_) {
    part = table_->next();
    if (part != nullptr) decide_column(*part);
  } else if (is_whole_ && whole_ != nullptr) {
    part = std::move(whole_);
    part->source = {input_.name, part->bytes};
    readings_ = toolchain::read_markdown(*part, input_.settings->policy);
    note_unread(*part);
  }
  part_ = part == nullptr ? nullptr : std::make_shared<const InputPart>(std::move(part));
  text_ = finding_ = 0;
}

std::optional<InputChunk> HeldReader::next() {
  if (part_ == nullptr) take_part();
  if (part_ == nullptr) return std::nullopt;
  const HeldPart& held = part_->held();
  InputChunk chunk;
  chunk.part = part_;
  chunk.first_finding = finding_;
  while (text_ < held.texts.size() && !choose_text(held.texts[text_], chunk)) ++text_;
  const std::uint32_t end = chunk.held == nullptr ? std::numeric_limits<std::uint32_t>::max() : chunk.held->span.begin;
  while (finding_ < held.findings.size() && held.findings[finding_].span.begin < end) ++finding_;
  // Of a file of which one record is wanted it is not of interest what is wrong with others.
  const bool is_of_others = wanted_.record != 0 && records_ != 0;
  chunk.findings = is_of_others ? 0 : finding_ - chunk.first_finding;
  chunk.held == nullptr ? part_.reset() : void(++text_);
  return chunk;
}

void HeldReader::note_unread(const HeldPart& part) {
  std::vector<std::string> unread;
  if (part.unread_blocks != 0) unread.push_back(text::counted(part.unread_blocks, "block"));
  if (part.unread_code != 0)
    unread.push_back(text::counted(part.unread_code, "piece of inline code", "pieces of inline code"));
  if (unread.empty()) return;
  has_noted_ = true;
  input_.run->note_about(input_.name, text::joined(unread, " and ") + " without a notation: not read");
}

// All cells are in one dialect: that of the first ones.
void HeldReader::decide_column(const HeldPart& part) {
  if (is_column_decided_ || part.texts.empty()) return;
  is_column_decided_ = true;
  std::vector<toolchain::Chunk> cells;
  for (const HeldText& text : part.texts) cells.push_back(chunk_of(text, input_.language()));
  const toolchain::DialectChoice choice = toolchain::choose_dialect(input_.language(), cells);
  input_.choose_dialect(choice.dialect);
  has_certain_dialect_ = choice.is_certain;
}

// False if the record that is wanted is in another text.
bool HeldReader::choose_text(const HeldText& text, InputChunk& chunk) {
  toolchain::Selection wanted = wanted_;
  const Settings* settings = input_.settings;
  if (!table_) {
    const toolchain::MarkdownText& reading = readings_[text_];
    settings = &input_.settings_of(reading);
    if (!wanted.ply && input_.holder->uses_ply) wanted.ply = reading.ply;
  }
  if (wanted_.record != 0) {
    const std::uint32_t before = records_;
    records_ += count_records(text, settings->language);
    if (wanted_.record <= before || wanted_.record > records_) return false;
    wanted.record = wanted_.record - before;
  }
  chunk.held = &text;
  chunk.settings = settings;
  chunk.has_certain_dialect = has_certain_dialect_;
  chunk.chunk = chunk_of(text, settings->language);
  chunk.chunk.wanted = wanted;
  chunk.is_undecided = !table_ && settings->leaves_dialect_open();
  if (chunk.is_undecided && dialects_ == Dialects::decided && decide_dialect(chunk)) note_dialect(input_, chunk);
  return true;
}

std::uint32_t HeldReader::count_records(const HeldText& text, const toolchain::Language& language) const {
  const bool has_many = text.is_file || language.notation->about().has_records_in_strings;
  toolchain::Chunker chunker(language, input_.name, wanted_, std::numeric_limits<std::size_t>::max());
  if (!has_many || !chunker.append(text.decoded())) return 1;
  chunker.end();
  chunker.next();
  return chunker.records();
}

}  // namespace plyglot::tool
