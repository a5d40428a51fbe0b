// Boards and trees of records, by several threads, in the order of the inputs.
#include "plyglot/show/show.hpp"

#include "plyglot/reading/pipeline.hpp"
#include "plyglot/reading/totals.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"

namespace plyglot::tool {

using text::counted;

namespace {

using toolchain::Session;
using View = Session::View;

struct ShownChunk {
  RenderedFindings findings;
  Session::Reading reading;
  std::vector<PlyView> views;
  // The line of each view's record.
  std::vector<std::uint32_t> lines;
};

// What is printed between the records of a file.
enum class Frame : std::uint8_t {
  // Each is a document of its own, one a line or one after another.
  none,
  // An empty line between two.
  gap,
  // A line that names the record, and an empty line between two.
  heading,
};

Frame frame_of(View view) {
  switch (view) {
    case View::json:
    case View::board:
    case View::dot:
    case View::svg:
      return Frame::none;
    case View::diagram:
      return Frame::gap;
    default:
      return Frame::heading;
  }
}

// A line that says which record it is, after which ply, and whether that is a guess; none if there is nothing to say.
std::string heading(std::string record, const PlyView& viewed) {
  const auto add = [&record](std::string_view words) {
    if (!record.empty()) record += ", ";
    record += words;
  };
  if (viewed.ply) add(text::format("ply {}", *viewed.ply));
  if (viewed.guess != 0) add(text::format("after a guess at ply {}", viewed.guess));
  return record.empty() ? record : record + ":\n";
}

class ViewRun {
 public:
  explicit ViewRun(const ViewRequest& request)
      : request_(request),
        run_(request.speech),
        inputs_(request.input, run_),
        report_(run_, Stream::error),
        totals_(run_, inputs_) {}
  int run();

 private:
  ShownChunk work(Session& session, const InputChunk& chunk) const;
  void merge(const Input& input, const InputChunk& chunk, ShownChunk&& worked);
  void print(const Input& input, const InputChunk& chunk, const PlyView& viewed, std::uint32_t line);
  void finish();

  const ViewRequest& request_;
  Run run_;
  Inputs inputs_;
  FindingReport report_;
  Totals totals_;
  std::uint64_t printed_ = 0;
  // A picture is printed only when it is known to be the only one. That of the first record is the only one that is
  // drawn.
  std::string picture_;
};

ShownChunk ViewRun::work(Session& session, const InputChunk& chunk) const {
  ShownChunk worked;
  FindingRenderer renderer = report_.renderer(chunk, Interest::errors);
  const pictures::PictureOptions& picture = request_.picture;
  const Session::ViewOptions options{request_.view, run_.has_colour(Stream::out), picture.svg, picture.notes};
  const toolchain::Language& language = chunk.settings->language;
  if (picture.plies && request_.view != View::svg) {
    worked.reading = view_plies(session, language, chunk.chunk, options, *picture.plies, worked.views, renderer.sink());
  } else {
    std::vector<Session::Viewed> views;
    worked.reading = request_.view == View::svg
                         ? pictures::find_pictures(session, language, chunk.chunk, picture, views, renderer.sink())
                         : session.view(chunk.chunk, options, views, renderer.sink());
    for (Session::Viewed& viewed : views) worked.views.push_back({std::move(viewed), std::nullopt});
  }
  worked.findings = renderer.take();
  ChunkLines lines(chunk);
  for (const PlyView& viewed : worked.views) worked.lines.push_back(lines.line_of(viewed.record.begin));
  return worked;
}

void ViewRun::merge(const Input& input, const InputChunk& chunk, ShownChunk&& worked) {
  for (std::size_t i = 0; i < worked.views.size(); ++i) print(input, chunk, worked.views[i], worked.lines[i]);
  report_.add(std::move(worked.findings));
  totals_.add_records(worked.reading.records, chunk.end_in_file());
}

void ViewRun::print(const Input& input, const InputChunk& chunk, const PlyView& viewed, std::uint32_t line) {
  if (!viewed.problem.empty()) {
    const bool is_picture = request_.view == View::svg && (!request_.picture.notes.empty() || request_.picture.plies);
    run_.problem(text::format("{}: no {}: {}", input.name, is_picture ? "picture" : "board", viewed.problem));
    return run_.found();
  }
  const bool is_first = printed_++ == 0;
  if (viewed.guess != 0 && frame_of(request_.view) != Frame::heading) {
    run_.note(text::format("{}: the board is one after a guess at ply {}", input.name, viewed.guess));
  }
  if (request_.view == View::svg) {
    if (!is_first) return;
    Session session(chunk.settings->language, chunk.settings->policy);
    picture_ = pictures::draw(session, chunk.chunk, viewed.record, request_.picture, chunk.source_in_file().name);
    return;
  }
  const Frame frame = frame_of(request_.view);
  const bool is_alone = input.kind == InputKind::text || request_.input.record != 0;
  if (frame != Frame::none && !is_first) run_.result("\n");
  if (frame == Frame::heading) {
    const std::string record = is_alone ? std::string() : text::format("{}:{}", text::visible(input.name), line);
    run_.result(heading(record, viewed));
  }
  run_.result(viewed.text);
}

void ViewRun::finish() {
  report_.finish();
  if (report_.counts().errors != 0) run_.found();
  if (totals_.records() == 0) inputs_.report_no_record("show");
  if (request_.view != View::svg) return;
  if (printed_ > 1) {
    throw UsageError(text::format("{}, but there are {}: choose one with --record N",
                                  request_.picture.is_page ? "a page is of one game" : "an SVG text is one picture",
                                  counted(printed_, inputs_.record_name())));
  }
  run_.result(picture_);
}

int ViewRun::run() {
  Stages<ShownChunk> stages;
  stages.work = [this](auto& session, const auto& chunk) { return work(session, chunk); };
  stages.merge = [this](const Input& input, const auto& chunk, ShownChunk&& worked) {
    merge(input, chunk, std::move(worked));
  };
  stages.show = [this](const InputChunk& chunk) { report_.add_part_findings(chunk, Interest::errors); };
  stages.end_part = [](const Input&, const InputChunk&) {};
  stages.end = [this](const Input&, const InputEnd& end) {
    totals_.end_input();
    if (!end.problem.empty()) run_.failure(end.problem);
  };
  Pipeline<ShownChunk>(stages, jobs_of(request_.input)).run(inputs_.list(), request_.input.wanted());
  finish();
  return run_.finish();
}

}  // namespace

int view(const ViewRequest& request) { return ViewRun(request).run(); }

}  // namespace plyglot::tool
