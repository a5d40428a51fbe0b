#include "plyglot/held_reader.hpp"

#include <limits>
#include <utility>

namespace plyglot::tool {

using toolchain::HeldPart;
using toolchain::HeldText;

HeldReader::HeldReader(const Input& input, const toolchain::Selection& wanted) : input_(input), wanted_(wanted) {
  if (input.table) {
    table_.emplace(*input.table, input.column, input.has_header, input.name, input.settings->policy);
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
  } else if (is_whole_ && whole_ != nullptr) {
    part = std::move(whole_);
    part->source = {input_.name, part->bytes};
    readings_ = toolchain::read_markdown(*part, input_.settings->policy);
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
  if (text_ == held.texts.size()) {
    chunk.findings = held.findings.size() - finding_;
    part_.reset();
    return chunk;
  }
  const HeldText& text = held.texts[text_];
  while (finding_ < held.findings.size() && held.findings[finding_].span.begin < text.span.begin) ++finding_;
  chunk.findings = finding_ - chunk.first_finding;
  chunk.held = &text;
  chunk.settings = input_.settings;
  chunk.chunk.wanted = wanted_;
  if (!table_) {
    const toolchain::MarkdownText& reading = readings_[text_];
    chunk.settings = &input_.settings_of(reading);
    if (!wanted_.ply && input_.heeds_ply_of_block) chunk.chunk.wanted.ply = reading.ply;
  }
  const toolchain::NotationFacts facts = toolchain::facts_of(*chunk.settings->language.notation);
  chunk.chunk.source = {input_.name, text.decoded(), 0, 1, facts.line_ends};
  chunk.chunk.is_file = text.is_file;
  choose_record(chunk);
  ++text_;
  return chunk;
}

// Records are counted through all texts.
void HeldReader::choose_record(InputChunk& chunk) {
  if (wanted_.record == 0) return;
  chunk.chunk.records_before = records_;
  toolchain::Chunker chunker(chunk.settings->language, input_.name, wanted_, std::numeric_limits<std::size_t>::max());
  const bool has_records = chunk.chunk.is_file || chunk.settings->language.notation->about().has_records_in_strings;
  if (!has_records || !chunker.append(chunk.chunk.source.text)) {
    ++records_;
    return;
  }
  chunker.end();
  chunker.next();
  records_ += chunker.records();
}

}  // namespace plyglot::tool
