import type { HostEvent } from '../wire.js';

/** How the page stands with its server. `refused`: the token is not the one of this start. */
export type Link = 'connecting' | 'open' | 'lost' | 'refused';

const SOONEST = 250;
const LATEST = 5_000;

/**
 * Reads the server's events, and connects again whenever the stream breaks. By `fetch`, because an
 * EventSource can send no token but in its address.
 */
export async function listen(
  token: string,
  onEvent: (event: HostEvent) => void,
  onLink: (link: Link) => void,
): Promise<void> {
  for (let wait = SOONEST; ; wait = Math.min(wait * 2, LATEST)) {
    try {
      const response = await fetch('/api/events', { headers: { Authorization: `Bearer ${token}` } });
      if (response.status === 401) {
        onLink('refused');
        return;
      }
      if (response.ok && response.body !== null) {
        wait = SOONEST;
        onLink('open');
        await readEvents(response.body, onEvent);
      }
    } catch {
      // A broken connection is told by what follows.
    }
    onLink('lost');
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: HostEvent) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith('data: ')) onEvent(JSON.parse(block.slice('data: '.length)) as HostEvent);
    }
  }
}
