export interface Token {
  /** The name without its prefix. */
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** The variables that a stylesheet declares, each with its value on both sides of `light-dark()`. */
export function readTokens(css: string): readonly Token[] {
  return [...css.matchAll(/--chat-form-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => {
    const sides = /^light-dark\((.+),\s*(.+)\)$/.exec(value.trim());
    return { name, light: sides?.[1] ?? value.trim(), dark: sides?.[2] ?? value.trim() };
  });
}
