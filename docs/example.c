#include <plyglot.h>

#include <stdio.h>
#include <string.h>

int main(void) {
  const char *text = "QA-a2=B,w\n";
  plyglot_language *language = plyglot_language_new("hop");
  plyglot_answer *answer = plyglot_lint(language, text, strlen(text));
  for (size_t i = 0; i < plyglot_answer_finding_count(answer); ++i) {
    const plyglot_finding *finding = plyglot_answer_finding(answer, i);
    const plyglot_place place = plyglot_finding_begin(finding);
    printf("%u:%u: %s\n", place.line, place.column, plyglot_finding_message(finding));
  }
  plyglot_answer_free(answer);
  answer = plyglot_translate(language, text, strlen(text), "hop:hivegame", 0);
  printf("%s", plyglot_answer_text(answer, NULL));
  plyglot_answer_free(answer);
  plyglot_language_free(language);
  return 0;
}
