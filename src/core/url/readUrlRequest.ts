import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import { own, readableText } from '../../schema/json.js';
import { limits } from '../../schema/limits.js';
import { inspectUrl } from './inspectUrl.js';

type UrlRequestReading =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'schema' | 'limit'; readonly issues: readonly Issue[] };

/** The address of a URL request as the server wrote it, or why nobody is asked to open it. */
export function readUrlRequest(params: Bag): UrlRequestReading {
  const url = own(params, 'url');
  const message = readableText(own(params, 'message')) ?? '';
  if (message.length > limits.characters) return refuse('limit', { path: ['message'], code: 'limit' });
  if (typeof url !== 'string')
    return refuse('schema', { path: ['url'], code: url === undefined ? 'missing' : 'wrong_type' });
  const read = inspectUrl(url);
  if (read.ok) return { ok: true, url };
  if (read.code === 'limit') return refuse('limit', { path: ['url'], code: 'limit' });
  return refuse('schema', { path: ['url'], code: 'unsupported', params: { why: read.code } });
}

function refuse(reason: 'schema' | 'limit', issue: Issue): UrlRequestReading {
  return { ok: false, reason, issues: [issue] };
}
