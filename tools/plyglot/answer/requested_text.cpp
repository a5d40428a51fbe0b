#include "plyglot/answer/requested_text.hpp"

#include "plyglot/answer/base64.hpp"
#include "plyglot/answer/problems.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/utf8.hpp"

namespace plyglot::tool {
namespace {

std::string bytes_in(const Request& request) {
  const std::optional<std::string> text = find_string(request, "text");
  const std::optional<std::string> base64 = find_string(request, "base64");
  if (text && base64) throw MalformedRequest("there is a `text` and a `base64`");
  if (text) return *text;
  if (!base64) throw MalformedRequest("`text` is missing");
  std::optional<std::string> bytes = bytes_of_base64(*base64);
  if (!bytes) throw MalformedRequest("`base64` is not Base64");
  return *std::move(bytes);
}

bool is_file_in(const Request& request) {
  const std::string source = find_string(request, "source").value_or("file");
  if (source != "file" && source != "string") throw MalformedRequest("`source` must be `file` or `string`");
  return source == "file";
}

}  // namespace

RequestedText::RequestedText(const Request& request) : text_(bytes_in(request)), is_file_(is_file_in(request)) {
  wanted_.record = find_number(request, "record", 1).value_or(0);
  wanted_.ply = find_number(request, "ply", 0);
  const std::string name = string_in(request, "notation");
  std::string problem;
  language_ = toolchain::language(name, problem);
  if (!problem.empty()) throw UnsupportedRequest(problem);
  set_options(language_, string_pairs(request, "options"));
}

toolchain::Chunk RequestedText::chunk() const {
  toolchain::Chunk chunk;
  chunk.source.text = text_;
  chunk.is_file = is_file_;
  chunk.wanted = wanted_;
  return chunk;
}

diagnostics::Sink ignored() { return diagnostics::Sink::none(); }

std::optional<RequestedRecord> only_record(const RequestedText& text) {
  std::optional<RequestedRecord> record;
  const auto keep = [](void* context, text::Span, const toolchain::Model& model, bool is_sound) {
    auto& kept = *static_cast<std::optional<RequestedRecord>*>(context);
    if (!kept) kept = RequestedRecord{model, is_sound};
  };
  toolchain::Session session = text.session();
  const toolchain::Session::Reading reading = session.read(text.chunk(), keep, &record, ignored());
  if (reading.records > 1) {
    throw MalformedRequest(
        text::format("there are {}: choose one with `record`", text::counted(reading.records, "record")));
  }
  return record;
}

void set_options(toolchain::Language& language, const std::vector<std::pair<std::string, std::string>>& options) {
  for (const auto& [key, value] : options) {
    const std::string problem = toolchain::set_option(language, key, value);
    if (!problem.empty()) throw UnsupportedRequest(problem);
  }
}

void put_text(Answer& answer, const std::string& text) {
  if (text::utf8_prefix(text) == text.size()) {
    answer["text"] = text;
  } else {
    answer["base64"] = base64_of(text);
  }
}

}  // namespace plyglot::tool
