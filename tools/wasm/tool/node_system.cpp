// What emscripten's C library would guess of the system, asked of Node.
#include <emscripten.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

EM_JS(int, plyglot_mask_of_node, (), { return process.umask(); });
// An error of the C library, or 0.
EM_JS(int, plyglot_access_in_node, (const char* path, int mode), {
  try {
    fs.accessSync(UTF8ToString(path), mode);
    return 0;
  } catch (error) {
    return ERRNO_CODES[error.code] || 29;
  }
});

namespace {

// Before the program begins.
[[maybe_unused]] const mode_t mask_before = umask(static_cast<mode_t>(plyglot_mask_of_node()));

}  // namespace

extern "C" int access(const char* path, int mode) {
  errno = plyglot_access_in_node(path, mode);
  return errno == 0 ? 0 : -1;
}

// Every path is asked for from the folder in which the program runs.
extern "C" int faccessat(int, const char* path, int mode, int) { return access(path, mode); }
