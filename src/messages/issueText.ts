import type { Issue } from '../schema/issue.js';
import type { Messages } from './messages.js';

/** An issue as a sentence for a person. An unknown code gets the language's general sentence. */
export function issueText({ issues }: Messages, { code, params }: Issue): string {
  const sentence = Object.hasOwn(issues, code) ? issues[code] : undefined;
  return (sentence ?? issues.unknown)(params ?? {});
}
