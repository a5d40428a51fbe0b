// The pages that explain the findings lie beside the module, and are loaded when somebody asks for one.
#include "diagnostics/pages.hpp"

namespace plyglot::diagnostics {

const Page pages[] = {{}};
const std::size_t page_count = 0;

}  // namespace plyglot::diagnostics
