#include "plyglot/fmt/format_output.hpp"

#include "text/quote.hpp"

namespace plyglot::tool {

FormatOutput::FormatOutput(FormatMode mode, std::string_view name, bool is_file, Run& run)
    : mode_(mode), name_(name), is_file_(is_file), run_(run), diff_(name, hunks_) {
  if (mode == FormatMode::write) file_.emplace(std::string(name), FileWriter::Purpose::replacement);
}

void FormatOutput::add(std::string_view before, std::uint32_t base, const toolchain::Session::Formatted& formatted) {
  const bool is_unchanged = before == formatted.text;
  is_changed_ = is_changed_ || !is_unchanged;
  const std::string_view body = formatted.without_trailing_blank_lines();
  if (mode_ == FormatMode::diff) add_to_diff(before, base, formatted);
  if (!body.empty()) {
    for (; blank_lines_ > 0; --blank_lines_) emit("\n", !is_changed_);
    emit(body, is_unchanged);
  }
  blank_lines_ += formatted.trailing_blank_lines;
}

void FormatOutput::emit(std::string_view text, bool is_unchanged) {
  if (mode_ == FormatMode::print) run_.result(text);
  if (mode_ != FormatMode::write) return;
  is_unchanged ? file_->append_unchanged(text) : file_->append(text);
}

void FormatOutput::add_to_diff(std::string_view before, std::uint32_t base,
                               const toolchain::Session::Formatted& formatted) {
  const std::size_t blank = formatted.units.size() - formatted.trailing_blank_lines;
  for (std::size_t i = 0; i < formatted.units.size(); ++i) {
    const auto& unit = formatted.units[i];
    const std::string_view old = before.substr(unit.before.begin - base, unit.before.size());
    if (i >= blank) {
      blank_units_.emplace_back(old);
      continue;
    }
    for (const std::string& line : blank_units_) diff_.replace(line, "\n");
    blank_units_.clear();
    diff_.replace(old, std::string_view(formatted.text).substr(unit.after.begin, unit.after.size()));
  }
  run_.result_for_both(hunks_);
  hunks_.clear();
}

bool FormatOutput::finish(const std::optional<FileVersion>& read) {
  const bool drops_lines = blank_lines_ != 0;
  is_changed_ = is_changed_ || drops_lines;
  for (const std::string& line : blank_units_) diff_.replace(line, "");
  diff_.finish();
  run_.result_for_both(hunks_);
  if (mode_ == FormatMode::print && !is_file_) run_.result("\n");
  if (mode_ == FormatMode::check && is_changed_) run_.result(text::quoted_path(name_) + '\n');
  if (mode_ == FormatMode::write) run_.note_about(name_, file_->commit(!drops_lines, read));
  return is_changed_;
}

}  // namespace plyglot::tool
