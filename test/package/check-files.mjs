/** @typedef {{ path: string, text: string }} PackedFile */

/** What only a client module may take from React. */
const CLIENT_ONLY =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|SyncExternalStore|ImperativeHandle|Context|Optimistic|ActionState|Transition)|createContext|Component)\b/;
const FROM_REACT =
  /import\s*(?:\*\s*as\s+\w+|[\w$]*\s*,?\s*(?:\{[^}]*\})?)\s*from\s*["'](react|react-dom|@radix-ui\/[^"']+)["']/g;

/** A module of nothing but `import` and `export { … }`: the bundler writes no map for it. */
const PASSES_ON = /^(?:\s*(?:import\s[^;]*|export\s*\{[^}]*\}[^;]*);)+\s*$/;

/**
 * Sentences about what is wrong with the files of the packed package; none when all is well.
 * @param {readonly PackedFile[]} files
 * @param {string} root the folder the package was built in
 * @returns {string[]}
 */
export function checkFiles(files, root) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files.flatMap(({ path, text }) => [
    ...strangers(path),
    ...(isBuiltModule(path) ? [...companions(path, text, texts), ...directive(path, text, texts)] : []),
    ...(text.includes(`${root}/`) ? [`${path} names the folder it was built in.`] : []),
  ]);
}

/** @param {string} path */
function isBuiltModule(path) {
  return path.startsWith('dist/') && path.endsWith('.js');
}

/** @param {string} path */
function strangers(path) {
  const expected =
    /^(dist|src)\//.test(path) || ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'].includes(path);
  const unwanted = /\.(test|stories|bench|test-d)\.|\.mdx$|node_modules/.test(path);
  return expected && !unwanted ? [] : [`${path} should not be in the package.`];
}

/**
 * Types and, unless it only passes names on, a source map stand beside every built module; its source is in
 * the package too.
 * @param {string} path
 * @param {string} text
 * @param {ReadonlyMap<string, string>} texts
 */
function companions(path, text, texts) {
  const map = PASSES_ON.test(text) ? [] : [`${path}.map`];
  const wanted = [...map, path.replace(/\.js$/, '.d.ts'), path.replace(/\.js$/, '.d.ts.map')];
  const missing = wanted.filter((file) => !texts.has(file)).map((file) => `${file} is missing.`);
  return source(path, texts) === undefined ? [...missing, `${path} has no source in the package.`] : missing;
}

/**
 * 'use client' survives the build, and stands wherever React needs it.
 * @param {string} path
 * @param {string} text
 * @param {ReadonlyMap<string, string>} texts
 */
function directive(path, text, texts) {
  if (startsAsClient(text)) return [];
  if (startsAsClient(source(path, texts) ?? '')) return [`${path} lost its 'use client'.`];
  const needs = [...text.matchAll(FROM_REACT)].some(
    ([line, from]) => from?.startsWith('@radix-ui/') === true || CLIENT_ONLY.test(line),
  );
  return needs ? [`${path} uses what only a client module may use and does not say 'use client'.`] : [];
}

/**
 * @param {string} path
 * @param {ReadonlyMap<string, string>} texts
 */
function source(path, texts) {
  const base = path.replace(/^dist\//, 'src/').replace(/\.js$/, '');
  return texts.get(`${base}.ts`) ?? texts.get(`${base}.tsx`);
}

/** @param {string} text */
function startsAsClient(text) {
  return /^\s*(?:\/\/[^\n]*\n\s*|\/\*[\s\S]*?\*\/\s*)*["']use client["']/.test(text);
}
