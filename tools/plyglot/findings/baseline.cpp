#include "plyglot/findings/baseline.hpp"

#include "plyglot/run/usage_error.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace plyglot::tool {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr int version = 1;

std::uint64_t sum_of(const std::map<std::string, std::map<std::string, std::uint64_t, std::less<>>>& files) {
  std::uint64_t sum = 0;
  for (const auto& [file, numbers] : files) {
    for (const auto& [name, number] : numbers) sum += number;
  }
  return sum;
}

}  // namespace

Baseline::Baseline(std::string path, bool is_made) : path_(std::move(path)), is_made_(is_made) { read(); }

void Baseline::read() {
  std::ifstream in(path_, std::ios::binary);
  std::error_code error;
  if (!in || fs::is_directory(path_, error)) {
    if (is_made_ && !fs::exists(path_, error)) return;
    throw UsageError(
        text::format("{} cannot be read{}", path_, fs::exists(path_, error) ? "" : ": --write-baseline makes it"));
  }
  const json document = json::parse(in, nullptr, false);
  const auto refuse = [this] { throw UsageError(text::format("{} is not a baseline of plyglot", path_)); };
  if (!document.is_object() || document.value("version", json()) != version || !document.contains("accepted") ||
      !document["accepted"].is_object()) {
    refuse();
  }
  for (const auto& [file, numbers] : document["accepted"].items()) {
    if (!numbers.is_object()) refuse();
    for (const auto& [name, number] : numbers.items()) {
      if (!number.is_number_unsigned()) refuse();
      allowed_[file][name] = number.get<std::uint64_t>();
    }
  }
}

std::string Baseline::name_of(const std::string& file) const {
  const fs::path folder = fs::absolute(path_).lexically_normal().parent_path();
  return fs::absolute(file).lexically_normal().lexically_relative(folder).generic_string();
}

void Baseline::take_accepted(RenderedFindings& findings) {
  if (findings.kinds.empty()) return;
  const auto allowed = allowed_.find(name_of(findings.file));
  RenderedFindings left;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < findings.kinds.size(); ++i) {
    const FindingKind& kind = findings.kinds[i];
    const std::string name(diagnostics::catalogue_entry(kind.id).name);
    const std::uint64_t number = ++found_[name];
    const std::size_t end = i < findings.shown.size() ? findings.shown[i].end : begin;
    const std::string_view text = std::string_view(findings.text).substr(begin, end - begin);
    begin = end;
    const bool is_allowed =
        is_made_ || (allowed != allowed_.end() && allowed->second.contains(name) && allowed->second.at(name) >= number);
    if (is_allowed) {
      ++accepted_;
      continue;
    }
    left.counts.add(kind);
    left.kinds.push_back(kind);
    left.text += text;
    if (i < findings.shown.size()) left.shown.push_back({kind.id, left.text.size()});
  }
  findings = std::move(left);
}

void Baseline::end_file(const std::string& name, bool is_whole) {
  Numbers found = std::exchange(found_, {});
  if (is_whole) ended_[name_of(name)] = std::move(found);
}

std::string Baseline::write() {
  std::map<std::string, Numbers> now;
  const fs::path folder = fs::absolute(path_).lexically_normal().parent_path();
  for (const auto& [file, numbers] : allowed_) {
    std::error_code error;
    if (!ended_.contains(file) && fs::exists(folder / file, error)) now[file] = numbers;
  }
  for (const auto& [file, numbers] : ended_) {
    const auto allowed = allowed_.find(file);
    for (const auto& [name, number] : numbers) {
      const bool is_known = allowed != allowed_.end() && allowed->second.contains(name);
      const std::uint64_t most = is_made_ ? number : is_known ? std::min(number, allowed->second.at(name)) : 0;
      if (most != 0) now[file][name] = most;
    }
  }
  std::error_code error;
  if (now == allowed_ && fs::exists(path_, error)) return {};
  json document = {{"version", version}, {"accepted", json::object()}};
  for (const auto& [file, numbers] : now) document["accepted"][file] = numbers;
  FileWriter writer(path_, FileWriter::Purpose::output);
  writer.append(document.dump(2, ' ', false, json::error_handler_t::replace) + '\n');
  writer.commit(false);
  const std::string_view noun = "finding";
  return is_made_ ? text::format("{}: {} accepted", path_, text::counted(sum_of(now), noun))
                  : text::format("{}: {} accepted, {} fewer", path_, text::counted(sum_of(now), noun),
                                 text::grouped(sum_of(allowed_) - sum_of(now)));
}

}  // namespace plyglot::tool
