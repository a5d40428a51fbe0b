#include "plyglot/lsp/server/server.hpp"

#include "plyglot/lsp/documents/editor_settings.hpp"
#include "plyglot/lsp/features/features.hpp"
#include "plyglot/lsp/protocol/message_text.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <iostream>
#include <iterator>

namespace plyglot::tool::lsp {
namespace {

struct Feature {
  std::string_view method;
  Json (*result)(Workspace& workspace, const Json& params);
};

constexpr Feature features[] = {
    {"textDocument/definition", definition},
    {"textDocument/references", references},
    {"textDocument/hover", hover},
    {"textDocument/documentHighlight", document_highlight},
    {"textDocument/documentSymbol", document_symbols},
    {"textDocument/codeLens", code_lenses},
    {"codeLens/resolve", resolve_code_lens},
    {"textDocument/documentLink", document_links},
    {"textDocument/foldingRange", folding_ranges},
    {"textDocument/selectionRange", selection_ranges},
    {"textDocument/completion", completion},
    {"completionItem/resolve", resolve_completion},
    {"textDocument/inlayHint", inlay_hints},
    {"textDocument/codeAction", code_actions},
    {"textDocument/formatting", formatting},
    {"textDocument/rangeFormatting", range_formatting},
    {"textDocument/prepareRename", prepare_rename},
    {"textDocument/rename", rename},
    {"textDocument/semanticTokens/full", semantic_tokens},
    {"textDocument/semanticTokens/range", semantic_tokens_in_range},
    {"workspace/symbol", workspace_symbols},
    {"workspace/executeCommand", execute_command},
    {"plyglot/board", board},
    {"plyglot/explain", explain},
    {"plyglot/targets", targets},
    {"plyglot/translate", translate},
};

// Nothing of a message is copied: nlohmann copies by recursion, and a message can be nested as deep as it is long.
const Json& empty_object() {
  static const Json empty = Json::object();
  return empty;
}

// The value at a path of members; an empty object if there is none.
const Json& value_at(const Json& object, std::initializer_list<const char*> path) {
  const Json* at = &object;
  for (const char* const member : path) {
    if (!at->is_object()) return empty_object();
    const auto found = at->find(member);
    if (found == at->end()) return empty_object();
    at = &*found;
  }
  return *at;
}

// What a request is answered by: a number or a string, and null if it has no such identity.
Json identity_in(const Json& message) {
  const auto found = message.find("id");
  return found != message.end() && (found->is_number() || found->is_string()) ? *found : Json();
}

ClientAbilities abilities_in(const Json& params) {
  ClientAbilities abilities;
  for (const Json& encoding : value_at(params, {"capabilities", "general", "positionEncodings"})) {
    if (encoding == "utf-8") abilities.encoding = Encoding::utf8;
  }
  const auto can = [&](std::initializer_list<const char*> path) { return value_at(params, path) == true; };
  abilities.can_prepare_rename = can({"capabilities", "textDocument", "rename", "prepareSupport"});
  abilities.has_nested_symbols =
      can({"capabilities", "textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport"});
  abilities.can_watch_files = can({"capabilities", "workspace", "didChangeWatchedFiles", "dynamicRegistration"});
  abilities.has_code_actions =
      !value_at(params, {"capabilities", "textDocument", "codeAction", "codeActionLiteralSupport", "codeActionKind"})
           .empty();
  abilities.asks_for_findings = value_at(params, {"capabilities", "textDocument"}).contains("diagnostic");
  abilities.can_refresh_findings = can({"capabilities", "workspace", "diagnostics", "refreshSupport"});
  abilities.can_refresh_hints = can({"capabilities", "workspace", "inlayHint", "refreshSupport"});
  abilities.can_refresh_lenses = can({"capabilities", "workspace", "codeLens", "refreshSupport"});
  const Json& operations = value_at(params, {"capabilities", "workspace", "workspaceEdit", "resourceOperations"});
  abilities.can_create_files = std::find(operations.begin(), operations.end(), "create") != operations.end();
  return abilities;
}

// The paths of the folders that are open in the editor.
std::vector<std::string> folders_in(const Json& params) {
  std::vector<std::string> folders;
  for (const Json& folder : value_at(params, {"workspaceFolders"})) {
    if (folder.is_object()) folders.push_back(path_of(folder.value("uri", std::string())));
  }
  const Json& root = value_at(params, {"rootUri"});
  if (folders.empty() && root.is_string()) folders.push_back(path_of(root.get<std::string>()));
  folders.erase(std::remove(folders.begin(), folders.end(), std::string()), folders.end());
  return folders;
}

// MessageType.
constexpr int error_message = 1;
constexpr int info_message = 3;

}  // namespace

int Server::run() {
  while (life_ != Life::ended && !is_gone_) {
    // While somebody types or asks, only the last state of the text is looked at, and only as long as nothing comes.
    while (has_work() && !stream_.has_more()) work();
    const std::optional<std::string> body = stream_.read();
    if (!body) break;
    take(*body);
  }
  if (!stream_.problem().empty()) std::cerr << "plyglot lsp: " << stream_.problem() << '\n';
  return life_ == Life::ended && !is_gone_ ? 0 : 1;
}

void Server::take(const std::string& body) {
  const Json message = parsed_message(body);
  if (message.is_discarded()) return send(error_response(nullptr, ErrorCode::parse_error, "the message is not JSON"));
  if (!message.is_object()) {
    return send(error_response(nullptr, ErrorCode::invalid_request, "the message is not an object"));
  }
  if (message.contains("method") && message["method"].is_string()) return answer(message);
  // What answers a request of ours has no method, and needs no answer.
  if (message.contains("result") || message.contains("error")) return;
  send(error_response(identity_in(message), ErrorCode::invalid_request, "the message has no method"));
}

void Server::answer(const Json& message) {
  const auto method = message["method"].get<std::string>();
  const Json& params = value_at(message, {"params"});
  const bool is_request = message.contains("id");
  const Json identity = identity_in(message);
  try {
    if (!is_request) return heed(method, params);
    if (identity.is_null()) throw RequestError(ErrorCode::invalid_request, "the id is neither a number nor a string");
    if (life_ == Life::initialized && method == "textDocument/diagnostic") return pulls_.ask(identity, params);
    if (life_ == Life::initialized && method == "workspace/diagnostic") return pulls_.ask_workspace(identity, params);
    const bool is_outline = life_ == Life::initialized && method == "textDocument/documentSymbol";
    if (is_outline && pulls_.ask_outline(identity, params)) return;
    send(response(identity, result_of(method, params)));
    say_what_came_up();
  } catch (const RequestError& error) {
    if (is_request) send(error_response(identity, error.code(), error.what()));
  } catch (const Json::exception&) {
    if (is_request) send(error_response(identity, ErrorCode::invalid_params, "the parameters are of another kind"));
  }
}

Json Server::result_of(const std::string& method, const Json& params) {
  if (method == "initialize") return initialize(params);
  if (life_ == Life::begun) throw RequestError(ErrorCode::server_not_initialized, "`initialize` comes first");
  if (life_ == Life::shut_down) throw RequestError(ErrorCode::invalid_request, "no request may follow `shutdown`");
  if (method == "shutdown") {
    life_ = Life::shut_down;
    pulls_.cancel_all([this](const Json& message) { send(message); });
    changed_.clear();
    return nullptr;
  }
  const auto is_asked = [&](const Feature& feature) { return feature.method == method; };
  const auto* const feature = std::find_if(std::begin(features), std::end(features), is_asked);
  if (feature == std::end(features)) {
    throw RequestError(ErrorCode::method_not_found, text::format("there is no method `{}`", method));
  }
  return feature->result(workspace_, params);
}

Json Server::initialize(const Json& params) {
  if (life_ != Life::begun) throw RequestError(ErrorCode::invalid_request, "`initialize` comes only once");
  workspace_.abilities = abilities_in(params);
  workspace_.settings = settings_in(value_at(params, {"initializationOptions"}));
  workspace_.folders = folders_in(params);
  life_ = Life::initialized;
  return {{"capabilities", server_capabilities(workspace_.abilities)},
          {"serverInfo", {{"name", "plyglot"}, {"version", PLYGLOT_VERSION}}}};
}

void Server::heed(const std::string& method, const Json& params) {
  if (method == "exit") {
    is_gone_ = life_ != Life::shut_down;
    life_ = Life::ended;
  }
  if (life_ != Life::initialized) return;
  if (method == "initialized") return watch_configs();
  if (method == "workspace/didChangeWatchedFiles") return heed_files(params);
  if (method == "workspace/didChangeConfiguration") return heed_settings(params);
  if (method == "$/cancelRequest") return pulls_.cancel(member_in(params, "id"), [this](const Json& it) { send(it); });
  if (method == "textDocument/didOpen") return open(params);
  if (method == "textDocument/didChange") return change(params);
  if (method == "textDocument/didClose") return close(params);
}

void Server::open(const Json& params) {
  const Json& item = member_in(params, "textDocument");
  const auto uri = string_in(item, "uri");
  Document& document = workspace_.open(uri, item.value("languageId", std::string()), string_in(item, "text"));
  document.set_version(item.value("version", std::int64_t{0}));
  changed_.insert(uri);
  complain(document);
}

// Texts are watched for editors that ask for the findings of all files.
void Server::heed_files(const Json& params) {
  pulls_.begin_again();
  const auto is_config = [](const Json& change) { return string_in(change, "uri").ends_with(config::file_name); };
  const Json& changes = member_in(params, "changes");
  if (std::any_of(changes.begin(), changes.end(), is_config)) configure();
}

// Editors send all settings, or only ours.
void Server::heed_settings(const Json& params) {
  const Json& all = member_in(params, "settings");
  const EditorSettings before = workspace_.settings;
  workspace_.settings = settings_in(all.is_object() && all.contains("plyglot") ? all["plyglot"] : all);
  // What the editor can do does not change.
  workspace_.settings.opens_pages |= before.opens_pages;
  workspace_.settings.shows_results |= before.shows_results;
  workspace_.settings.shows_findings |= before.shows_findings;
  configure();
}

void Server::configure() {
  ++workspace_.generation;
  pulls_.begin_again();
  for (auto& [uri, document] : workspace_.documents()) {
    document.configure();
    changed_.insert(uri);
    complain(document);
  }
  const auto refresh = [this](bool can, const char* what) {
    const std::string method = std::string("workspace/") + what + "/refresh";
    if (can) send({{"jsonrpc", "2.0"}, {"id", method}, {"method", method}, {"params", nullptr}});
  };
  refresh(workspace_.abilities.can_refresh_findings, "diagnostic");
  refresh(workspace_.abilities.can_refresh_hints, "inlayHint");
  refresh(workspace_.abilities.can_refresh_lenses, "codeLens");
}

// What is wrong with a config is said once, until it is something else.
void Server::complain(const Document& document) {
  const std::string& problem = document.settings().problem;
  if (problem == last_complaint_) return;
  last_complaint_ = problem;
  if (!problem.empty()) show_message(error_message, problem);
}

// Complaints each once: an index is asked for with every ply that the pointer rests on.
void Server::say_what_came_up() {
  for (const std::string& problem : workspace_.complaints) {
    if (index_complaints_.insert(problem).second) show_message(error_message, problem);
  }
  for (const std::string& note : workspace_.notes) show_message(info_message, note);
  workspace_.complaints.clear();
  workspace_.notes.clear();
}

void Server::show_message(int type, const std::string& text) {
  send(notification("window/showMessage", {{"type", type}, {"message", text}}));
}

// Editors that can are asked to tell when a config changes.
void Server::watch_configs() {
  if (!workspace_.abilities.can_watch_files) return;
  Json watchers = Json::array({{{"globPattern", "**/" + std::string(config::file_name)}}});
  if (workspace_.abilities.asks_for_findings) {
    for (const toolchain::NotationFacts& facts : toolchain::notations()) {
      if (!facts.can_be_read) continue;
      for (const std::string_view extension : facts.extensions) {
        watchers.push_back({{"globPattern", "**/*" + std::string(extension)}});
      }
    }
  }
  const Json registration = {
      {"id", "configs"}, {"method", "workspace/didChangeWatchedFiles"}, {"registerOptions", {{"watchers", watchers}}}};
  send({{"jsonrpc", "2.0"},
        {"id", "configs"},
        {"method", "client/registerCapability"},
        {"params", {{"registrations", Json::array({registration})}}}});
}

void Server::change(const Json& params) {
  Document& document = workspace_.document_in(params);
  // The document changes once, and not at all if one of the edits is not as the protocol says.
  std::vector<Document::TextChange> changes;
  for (const Json& change : member_in(params, "contentChanges")) {
    Document::TextChange& made = changes.emplace_back();
    if (change.contains("range")) made.range = range_in(member_in(change, "range"));
    made.by = string_in(change, "text");
  }
  document.edit(changes);
  document.set_version(member_in(params, "textDocument").value("version", std::int64_t{0}));
  changed_.insert(document.uri());
}

// A closed file has no findings any more.
void Server::close(const Json& params) {
  const auto uri = string_in(member_in(params, "textDocument"), "uri");
  workspace_.close(uri);
  changed_.erase(uri);
  if (!workspace_.abilities.asks_for_findings) publish(uri, {{"diagnostics", Json::array()}});
}

void Server::publish(const std::string& uri, Json more) {
  more["uri"] = uri;
  send(notification("textDocument/publishDiagnostics", std::move(more)));
}

bool Server::has_work() const {
  return (!changed_.empty() && !workspace_.abilities.asks_for_findings) || pulls_.has_work();
}

// Some milliseconds of what is not asked for, or not at once.
void Server::work() {
  if (workspace_.abilities.asks_for_findings || changed_.empty()) {
    return pulls_.work([this](const Json& message) { send(message); });
  }
  const std::string uri = *changed_.begin();
  const Document& document = workspace_.document(uri);
  if (!document.find_some()) return;
  publish(uri, {{"version", document.version()}, {"diagnostics", diagnostics_of(document)}});
  changed_.erase(uri);
}

// What is quoted from a text may be cut inside a character.
void Server::send(const Json& message) {
  if (!stream_.write(message.dump(-1, ' ', false, Json::error_handler_t::replace))) is_gone_ = true;
}

}  // namespace plyglot::tool::lsp
