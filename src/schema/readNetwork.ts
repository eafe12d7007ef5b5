import type { RequestUserInputBlock } from './block.js';
import { defined, isBag, own, readableText } from './json.js';

/** What network access is asked for; undefined where no host is named. */
export function readNetwork(value: unknown): RequestUserInputBlock['network'] {
  if (!isBag(value)) return undefined;
  const [host, protocol] = ['host', 'protocol'].map((key) => readableText(own(value, key)));
  return host === undefined ? undefined : defined({ host, protocol });
}
