#pragma once
// Requests for findings and outlines, which are answered little by little while nothing else is asked.

#include "plyglot/lsp/documents/workspace_files.hpp"
#include "plyglot/lsp/features/outline.hpp"

#include <deque>
#include <functional>

namespace plyglot::tool::lsp {

class Pulls {
 public:
  // Takes a message for the editor.
  using Send = std::function<void(const Json&)>;

  // The workspace must outlive it.
  explicit Pulls(Workspace& workspace) : workspace_(workspace) {}

  // `textDocument/diagnostic` and `workspace/diagnostic`; throws a RequestError for parameters of another kind.
  void ask(const Json& identity, const Json& params);
  void ask_workspace(const Json& identity, const Json& params);
  // `textDocument/documentSymbol`; false for a document that is small enough to be answered about at once.
  bool ask_outline(const Json& identity, const Json& params);
  // Answers a request that the editor has no more use for, or all of them.
  void cancel(const Json& identity, const Send& send);
  void cancel_all(const Send& send);
  // Texts or settings may have changed: what is waited for is looked for again.
  void begin_again() { is_changed_ = true; }

  // Whether there is anything to do now.
  bool has_work() const;
  // Does some milliseconds of it.
  void work(const Send& send);

 private:
  struct OfDocument {
    Json identity;
    std::string uri;
    std::string previous;
    // Of a request for it.
    std::optional<Outline> outline = std::nullopt;
  };
  // One walk through all files. Without a token for partial results the answer comes at its end; else when anything
  // has changed since, as an editor asks again at once.
  struct OfWorkspace {
    Json identity;
    Json token;
    std::map<std::string, std::string> previous;
    std::unique_ptr<WorkspaceFiles> files;
    std::unique_ptr<Document> document = nullptr;
    Json items = Json::array();
  };

  bool work_on(OfDocument& pull, const Send& send);
  void work_on_workspace(const Send& send);
  void end_walk(const Send& send);
  std::string result_id(const Document& document) const;

  Workspace& workspace_;
  std::deque<OfDocument> documents_;
  std::optional<OfWorkspace> all_;
  bool is_changed_ = false;
};

}  // namespace plyglot::tool::lsp
