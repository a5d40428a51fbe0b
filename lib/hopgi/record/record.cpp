#include <plyglot/hopgi_record.hpp>
#include <plyglot/hopgi_setup.hpp>

#include "syntax/renew.hpp"

namespace plyglot::hopgi {
namespace {

constexpr std::array<std::string_view, 7> suffix_texts = {"", "!!", "??", "!?", "?!", "!", "?"};
constexpr std::array<std::string_view, 5> result_texts = {"", "1-0", "0-1", "1/2-1/2", "*"};

}  // namespace

void Setup::clear() { syntax::renew(*this, &Setup::places, &Setup::marks, &Setup::comments); }

std::string_view suffix_text(Suffix suffix) { return suffix_texts[static_cast<std::size_t>(suffix)]; }

std::string_view result_text(Result result) { return result_texts[static_cast<std::size_t>(result)]; }

void Record::clear() {
  syntax::renew(*this, &Record::lead_comments, &Record::tags, &Record::elements, &Record::comments, &Record::turns,
                &Record::tail_comments);
}

}  // namespace plyglot::hopgi
