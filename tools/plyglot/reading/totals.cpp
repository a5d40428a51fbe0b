#include "plyglot/reading/totals.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <filesystem>

namespace plyglot::tool {

using text::counted;

std::string Totals::where() const {
  const auto is_text = [](const Input& input) { return input.kind == InputKind::text; };
  const std::vector<Input>& inputs = inputs_.list();
  const bool has_files = inputs.empty() || !std::all_of(inputs.begin(), inputs.end(), is_text);
  return text::format("in {} ({})", counted(inputs.size(), has_files ? "file" : "text"),
                      counted(records_, inputs_.record_name()));
}

std::string Totals::progress_by_size(Clock::duration passed) {
  if (sizes_.empty()) {
    for (const Input& input : inputs_.list()) {
      std::error_code error;
      const std::uintmax_t size = input.kind == InputKind::file ? std::filesystem::file_size(input.name, error) : 0;
      sizes_.push_back(error ? 0 : size);
      size_ += sizes_.back();
    }
  }
  for (; counted_ < ended_; ++counted_) ended_size_ += sizes_[counted_];
  const std::uint64_t done = ended_size_ + reached_;
  if (done == 0 || done > size_) return {};
  const double share = static_cast<double>(done) / static_cast<double>(size_);
  const double left = std::chrono::duration<double>(passed).count() * (1 - share) / share;
  return text::format(", {} %, {} s left", static_cast<int>(100 * share), static_cast<std::uint64_t>(left) + 1);
}

void Totals::show_progress() {
  if (!run_.shows_progress()) return;
  // Short work is done before anyone asks.
  constexpr auto patience = std::chrono::seconds(1);
  constexpr auto pause = std::chrono::milliseconds(200);
  const Clock::time_point now = Clock::now();
  if (now - start_ < patience || now - shown_ < pause) return;
  shown_ = now;
  run_.progress(text::format("{} of {}, {}{}", ended_, counted(inputs_.list().size(), "file"),
                             counted(records_, inputs_.record_name()), progress_by_size(now - start_)));
}

}  // namespace plyglot::tool
