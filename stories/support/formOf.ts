/** The `params` of an elicitation that asks for these properties. */
export function formOf(properties: Readonly<Record<string, object>>, message = 'One thing before we go on.') {
  return { mode: 'form', message, requestedSchema: { type: 'object', properties } };
}
