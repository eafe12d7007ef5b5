// Preloaded by the react18 test project: whoever requires React in this process gets React 18.
const Module = require('node:module');

/** @typedef {(request: string, ...rest: unknown[]) => string} ResolveFilename */
const loader = /** @type {{ _resolveFilename: ResolveFilename }} */ (/** @type {unknown} */ (Module));

const original = loader._resolveFilename;

/** @type {ResolveFilename} */
function resolveFilename(request, ...rest) {
  return original.call(Module, request.replace(/^(react|react-dom)(?=$|\/)/, '$1-18'), ...rest);
}
loader._resolveFilename = resolveFilename;
