#include <plyglot.h>
#include <stdio.h>

/* Texts have a length; printf wants an int. */
#define SHOWN(text) (int)(text).size, (text).data

static const char game[] =
    "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1\n"
    "Base;InProgress;White[3];wG1;bG1 wG1-;wQ -wG1;bQ wG1\\\n";

static void print_findings(const plyglot_findings* findings) {
  size_t i;
  for (i = 0; i < plyglot_findings_count(findings); ++i) {
    const plyglot_finding* finding = plyglot_findings_at(findings, i);
    const plyglot_position at = plyglot_findings_position(findings, plyglot_finding_span(finding).begin);
    const plyglot_text name = plyglot_finding_name(finding), message = plyglot_finding_message(finding);
    printf("line %u, column %u: %.*s (%.*s)\n", (unsigned)at.line, (unsigned)at.code_point_column, SHOWN(message),
           SHOWN(name));
  }
}

int main(void) {
  plyglot_document* document;
  plyglot_outcome* outcome;
  plyglot_target* target = plyglot_target_new();
  plyglot_text text;
  /* The extension says that it is a file of UHP. */
  plyglot_status status = plyglot_document_read(NULL, plyglot_text_of("example.uhp"), plyglot_text_of(game), &document);
  if (status != PLYGLOT_OK) {
    text = plyglot_status_text(status);
    fprintf(stderr, "example.uhp: %.*s\n", SHOWN(text));
    return 2;
  }
  print_findings(plyglot_document_findings(document));

  /* The board of the first game after its second ply, as HOP writes it. */
  plyglot_target_set_notation(target, plyglot_text_of("hop"));
  status = plyglot_document_translate(document, target, 1, 2, &outcome);
  text = status == PLYGLOT_OK ? plyglot_outcome_text(outcome) : plyglot_outcome_problem(outcome);
  printf("%.*s", SHOWN(text));

  plyglot_outcome_free(outcome);
  plyglot_document_free(document);
  plyglot_target_free(target);
  return status == PLYGLOT_OK ? 0 : 1;
}
