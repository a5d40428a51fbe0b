// Parses texts by a grammar of tree-sitter: parse LIBRARY LANGUAGE, with a length in bytes, a line end and a text on
// standard input, again and again. For each text the named nodes are printed, one a line, with depth and range, then a
// blank line; what is not read is `ERROR` and what is made up `MISSING`.
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
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
    printf("%s\n", ts_node_has_error(root) ? "error" : "whole");
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
