#pragma once
// The losses of a translation in words (homeworlds 8).

#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"
#include "homeworlds/rules/rule.hpp"

namespace plyglot::homeworlds {

// All name the target in their messages.
Loss lost_home_name(RetargetForm to, text::Span span, std::string_view name, std::string_view instead);
Loss lost_system_name(RetargetForm to, text::Span span, std::string_view name, std::string_view instead);
Loss lost_name_case(RetargetForm to, text::Span span, std::string_view name, std::string_view instead);
Loss changed_name(RetargetForm to, text::Span span, std::string_view name, std::string_view instead);
// `place`: where no pass is written, such as `after a homeworld`.
Loss lost_pass(RetargetForm to, text::Span span, std::string_view place);
Loss lost_confirmation(RetargetForm to, text::Span span);
// `words`: the catastrophe as the target writes it.
Loss untranslatable_catastrophe(RetargetForm to, text::Span span, std::string_view words);
Loss refused_by_target_rules(RetargetForm to, text::Span span, Rule rule);
Loss lost_comment(RetargetForm to, text::Span span, std::string_view comment);
Loss lost_header(RetargetForm to, text::Span span, std::string_view key, std::string_view value);
Loss not_representable(text::Span span, std::string message);

// `ap`, `ap in JSON`: the target in messages, in backticks.
std::string name_of(RetargetForm form);

}  // namespace plyglot::homeworlds
