#include "plyglot/totals.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool {

std::string Totals::where() const {
  const auto is_text = [](const Input& input) { return input.kind == InputKind::text; };
  const std::vector<Input>& inputs = inputs_.list();
  const bool has_files = inputs.empty() || !std::all_of(inputs.begin(), inputs.end(), is_text);
  return text::format("in {} ({})", counted(inputs.size(), has_files ? "file" : "text"),
                      counted(records_, inputs_.record_name()));
}

void Totals::show_progress() {
  if (!run_.shows_progress()) return;
  // Short work is done before anyone asks.
  constexpr auto patience = std::chrono::seconds(1);
  constexpr auto pause = std::chrono::milliseconds(200);
  const Clock::time_point now = Clock::now();
  if (now - start_ < patience || now - shown_ < pause) return;
  shown_ = now;
  run_.progress(text::format("{} of {}, {}", ended_, counted(inputs_.list().size(), "file"),
                             counted(records_, inputs_.record_name())));
}

}  // namespace plyglot::tool
