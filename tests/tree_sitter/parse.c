// Parses texts by a grammar of tree-sitter: parse LIBRARY LANGUAGE, with a length in bytes, a line end and a text on
// standard input, again and again. For each text the named nodes are printed, one a line, with depth and range, then a
// blank line; what is not read is `ERROR` and what is made up `MISSING`. It is an error of the parser if a text that is
// read as a whole has another tree after a byte of it was another one for a while, as in an editor.
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tree_sitter/api.h>

static void print_nodes(TSTreeCursor* cursor) {
  int depth = 0;
  for (;;) {
    const TSNode node = ts_tree_cursor_current_node(cursor);
    const bool is_missing = ts_node_is_missing(node);
    if (is_missing || ts_node_is_named(node)) {
      printf("%d %s %u %u\n", depth, is_missing ? "MISSING" : ts_node_type(node), ts_node_start_byte(node),
             ts_node_end_byte(node));
    }
    if (ts_tree_cursor_goto_first_child(cursor)) {
      ++depth;
      continue;
    }
    while (!ts_tree_cursor_goto_next_sibling(cursor)) {
      if (!ts_tree_cursor_goto_parent(cursor)) return;
      --depth;
    }
  }
}

static TSPoint point_at(const char* text, unsigned offset) {
  TSPoint point = {0, 0};
  for (const char* sign = text; sign < text + offset; ++sign) {
    ++point.column;
    if (*sign == '\n') point = (TSPoint){point.row + 1, 0};
  }
  return point;
}

// Reads what a changed byte concerns again.
static TSTree* with_byte(TSParser* parser, TSTree* tree, char* text, unsigned length, unsigned at, char byte) {
  TSInputEdit edit = {at, at + 1, at + 1, point_at(text, at), point_at(text, at + 1), {0, 0}};
  text[at] = byte;
  edit.new_end_point = point_at(text, at + 1);
  ts_tree_edit(tree, &edit);
  TSTree* again = ts_parser_parse_string(parser, tree, text, length);
  ts_tree_delete(tree);
  return again;
}

static bool is_steady(TSParser* parser, const TSTree* whole, char* text, unsigned length) {
  enum { changes = 4 };
  TSTree* tree = ts_tree_copy(whole);
  char* wanted = ts_node_string(ts_tree_root_node(whole));
  bool is_same = true;
  for (unsigned change = 0; change < changes && length > 0 && is_same; ++change) {
    const unsigned at = change * length / changes;
    const char own = text[at];
    const char other = text[(at + 3 * change + 1) % length];
    // Half of a character is no text.
    if ((own | other) & 0x80) continue;
    tree = with_byte(parser, tree, text, length, at, other);
    tree = with_byte(parser, tree, text, length, at, own);
    char* found = ts_node_string(ts_tree_root_node(tree));
    is_same = strcmp(found, wanted) == 0;
    free(found);
  }
  free(wanted);
  ts_tree_delete(tree);
  return is_same;
}

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  void* library = dlopen(argv[1], RTLD_NOW);
  if (library == NULL) {
    fprintf(stderr, "%s\n", dlerror());
    return 2;
  }
  const TSLanguage* (*language)(void) = NULL;
  *(void**)&language = dlsym(library, argv[2]);
  TSParser* parser = ts_parser_new();
  if (language == NULL || !ts_parser_set_language(parser, language())) {
    fprintf(stderr, "%s: no language %s that this library of tree-sitter reads\n", argv[1], argv[2]);
    return 2;
  }
  unsigned length = 0;
  while (scanf("%u", &length) == 1 && getchar() == '\n') {
    char* text = malloc(length + 1);
    if (text == NULL || fread(text, 1, length, stdin) != length) return 2;
    TSTree* tree = ts_parser_parse_string(parser, NULL, text, length);
    const TSNode root = ts_tree_root_node(tree);
    const bool is_whole = !ts_node_has_error(root);
    if (is_whole && !is_steady(parser, tree, text, length)) {
      fprintf(stderr, "after a change and back, another tree of: %.*s\n", (int)length, text);
      return 1;
    }
    printf("%s\n", is_whole ? "whole" : "error");
    TSTreeCursor cursor = ts_tree_cursor_new(root);
    print_nodes(&cursor);
    printf("\n");
    ts_tree_cursor_delete(&cursor);
    ts_tree_delete(tree);
    free(text);
  }
  ts_parser_delete(parser);
  return 0;
}
