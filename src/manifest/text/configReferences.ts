/** `{{config.a.b}}` in a text, white space inside the braces allowed. */
const REFERENCE = /\{\{\s*config((?:\.[^\s.{}]+)+)\s*\}\}/g;
/** Whatever else stands in double braces. */
const PLACEHOLDER = /\{\{([^{}]{0,200})\}\}/g;

/** The places of the config that a response template names, and what it has in double braces besides. */
export function configReferences(template: string): {
  readonly paths: readonly (readonly string[])[];
  readonly others: readonly string[];
} {
  const paths = [...template.matchAll(REFERENCE)].map(([, path]) => segments(path));
  const others = [...template.replace(REFERENCE, '').matchAll(PLACEHOLDER)].map(([, inner = '']) =>
    inner.trim(),
  );
  return { paths, others };
}

/** The template with each `{{config.a.b}}` replaced once by what `valueOf` gives. What it gives is not looked at again. */
export function replaceReferences(template: string, valueOf: (path: readonly string[]) => string): string {
  return template.replace(REFERENCE, (_, path: string) => valueOf(segments(path)));
}

function segments(path = ''): readonly string[] {
  return path.split('.').slice(1);
}
