#include "support/hopgi/findings.hpp"

namespace plyglot::test {
namespace {

template <class Number>
std::string range(Number begin, Number end) {
  return std::to_string(begin) + '-' + std::to_string(end);
}

std::string line(std::string head, const std::string& labels) {
  if (!labels.empty()) head += " [" + labels + ']';
  return head + '\n';
}

}  // namespace

std::string hopgi_report(const std::vector<diagnostics::Diagnostic>& findings) {
  std::string out;
  for (const diagnostics::Diagnostic& found : findings) {
    std::string labels;
    for (const diagnostics::Label& label : found.labels) {
      labels += (labels.empty() ? "" : ", ") + range(label.span.begin, label.span.end);
    }
    out += line(std::string(catalogue_entry(found.id).name) + ' ' + std::string(name_of(found.severity)) + ' ' +
                    range(found.span.begin, found.span.end),
                labels);
  }
  return out;
}

std::string hopgi_report(const nlohmann::json& diagnostics) {
  std::string out;
  for (const auto& row : diagnostics) {
    std::string labels;
    for (const auto& label : row.at("labels")) {
      labels += (labels.empty() ? "" : ", ") + range(label.at(0).get<int>(), label.at(1).get<int>());
    }
    out += line(row.at("name").get<std::string>() + ' ' + row.at("severity").get<std::string>() + ' ' +
                    range(row.at("start").get<int>(), row.at("end").get<int>()),
                labels);
  }
  return out;
}

}  // namespace plyglot::test
