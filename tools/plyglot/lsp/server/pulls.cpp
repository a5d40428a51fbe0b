#include "plyglot/lsp/server/pulls.hpp"

#include "plyglot/lsp/features/features.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <functional>

namespace plyglot::tool::lsp {
namespace {

std::string optional_string(const Json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// A DocumentDiagnosticReport.
Json report_of(const Document& document, const std::string& id, const std::string& previous) {
  if (id == previous) return {{"kind", "unchanged"}, {"resultId", id}};
  return {{"kind", "full"}, {"resultId", id}, {"items", diagnostics_of(document)}};
}

Json cancelled(const Json& identity) {
  return error_response(identity, ErrorCode::request_cancelled, "the request was cancelled");
}

}  // namespace

void Pulls::ask(const Json& identity, const Json& params) {
  const Document& document = workspace_.document_in(params);
  documents_.push_back({identity, document.uri(), optional_string(params, "previousResultId")});
}

void Pulls::ask_workspace(const Json& identity, const Json& params) {
  if (all_) throw RequestError(ErrorCode::request_failed, "the findings of the workspace are being looked for already");
  const bool has_token = params.contains("partialResultToken");
  OfWorkspace pull{identity, has_token ? copy_of(params["partialResultToken"]) : Json(), {}, nullptr};
  for (const Json& each : member_in(params, "previousResultIds")) {
    pull.previous[string_in(each, "uri")] = string_in(each, "value");
  }
  pull.files = std::make_unique<WorkspaceFiles>(workspace_);
  is_changed_ = false;
  all_.emplace(std::move(pull));
}

bool Pulls::ask_outline(const Json& identity, const Json& params) {
  constexpr std::size_t small_text = 64 * 1024;
  const Document& document = workspace_.document_in(params);
  if (document.text().size() <= small_text) return false;
  documents_.push_back({identity, document.uri(), {}, Outline(document)});
  return true;
}

void Pulls::cancel(const Json& identity, const Send& send) {
  const auto is_meant = [&](const OfDocument& pull) { return pull.identity == identity; };
  const auto found = std::find_if(documents_.begin(), documents_.end(), is_meant);
  const bool is_of_all = all_ && all_->identity == identity;
  if (found == documents_.end() && !is_of_all) return;
  if (found != documents_.end()) documents_.erase(found);
  if (is_of_all) all_.reset();
  send(cancelled(identity));
}

void Pulls::cancel_all(const Send& send) {
  for (const OfDocument& pull : documents_) send(cancelled(pull.identity));
  if (all_) send(cancelled(all_->identity));
  documents_.clear();
  all_.reset();
}

bool Pulls::has_work() const { return !documents_.empty() || (all_ && (all_->files || is_changed_)); }

void Pulls::work(const Send& send) {
  if (documents_.empty()) return work_on_workspace(send);
  if (work_on(documents_.front(), send)) documents_.pop_front();
}

// True once it is answered. A document that was closed meanwhile has no findings.
bool Pulls::work_on(OfDocument& pull, const Send& send) {
  const auto found = workspace_.documents().find(pull.uri);
  const bool is_closed = found == workspace_.documents().end();
  if (pull.outline) {
    if (!is_closed && !pull.outline->go_on(workspace_, found->second)) return false;
    send(response(pull.identity, is_closed ? Json() : std::move(*pull.outline).symbols()));
    return true;
  }
  if (is_closed) {
    send(response(pull.identity, {{"kind", "full"}, {"items", Json::array()}}));
    return true;
  }
  if (!found->second.find_some()) return false;
  const std::string id = text::format("{}-{}", workspace_.generation, found->second.revision());
  send(response(pull.identity, report_of(found->second, id, pull.previous)));
  return true;
}

void Pulls::work_on_workspace(const Send& send) {
  if (!all_->files) return end_walk(send);
  if (!all_->document) all_->document = all_->files->next();
  if (!all_->document) {
    all_->files.reset();
    if (all_->token.is_null()) end_walk(send);
    return;
  }
  const std::string& uri = all_->document->uri();
  const std::string id = result_id(*all_->document);
  const auto previous = all_->previous.find(uri);
  const std::string known = previous == all_->previous.end() ? std::string() : previous->second;
  // What has not changed is not looked at again.
  if (id != known && !all_->document->find_some()) return;
  Json item = report_of(*all_->document, id, known);
  item["uri"] = uri;
  item["version"] = nullptr;
  all_->document.reset();
  if (all_->token.is_null()) return all_->items.push_back(std::move(item));
  if (id == known) return;
  const Json value = {{"items", Json::array({std::move(item)})}};
  send(notification("$/progress", {{"token", all_->token}, {"value", value}}));
}

void Pulls::end_walk(const Send& send) {
  send(response(all_->identity, {{"items", std::move(all_->items)}}));
  all_.reset();
}

// Of a file, which is read again each time.
std::string Pulls::result_id(const Document& document) const {
  const std::size_t hash = std::hash<std::string>()(document.text());
  return text::format("{}-{}-{}", workspace_.generation, document.text().size(), hash);
}

}  // namespace plyglot::tool::lsp
