// The digest of bytes is what another program says it is.
#include "plyglot/config/byte_digest.hpp"

#include "cli/process.hpp"
#include "support/checks/catch.hpp"
#include "support/values/random.hpp"
#include "text/format.hpp"

using namespace plyglot;

namespace {

// In pieces of any size up to the largest.
std::string digest_of(std::string_view bytes, std::size_t largest_piece, test::Random& random) {
  tool::ByteDigest digest;
  while (!bytes.empty()) {
    const std::size_t size = std::min(bytes.size(), random.below(largest_piece + 1));
    digest.add(bytes.substr(0, size));
    bytes.remove_prefix(size);
  }
  std::string hex;
  const tool::ByteDigest::Value value = digest.take();
  const auto* const byte = reinterpret_cast<const unsigned char*>(&value);
  for (std::size_t i = 0; i < sizeof value; ++i) hex += text::format("{:02x}", unsigned{byte[i]});
  return hex;
}

}  // namespace

TEST_CASE("a digest is BLAKE2b of 128 bits, in whatever pieces the bytes come") {
  const cli::Folder folder;
  test::Random random(1);
  std::vector<std::string> files;
  for (const std::size_t size : {0U, 1U, 7U, 127U, 128U, 129U, 255U, 256U, 257U, 1000U, 65536U, 200001U}) {
    std::string bytes;
    for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(random.below(256));
    folder.write(text::format("{:02}", files.size()), bytes);
    files.push_back(bytes);
  }
  std::string expected;
  for (const std::string& bytes : files) {
    const std::string digest = digest_of(bytes, 1 + bytes.size(), random);
    for (const std::size_t largest_piece : {1U, 127U, 128U, 129U, 5000U}) {
      CHECK(digest_of(bytes, largest_piece, random) == digest);
    }
    expected += digest + '\n';
  }
  CHECK(cli::run_shell(folder, "b2sum --length 128 * | cut -d' ' -f1").out == expected);
}
