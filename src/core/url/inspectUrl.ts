import { decodeHost } from './decodeHost.js';
import { hasMixedScripts } from './hasMixedScripts.js';

/** What a person should be told about an address before opening it. Sentences are made of these codes elsewhere. */
export type UrlWarning =
  /** Not encrypted. */
  | 'http'
  /** A name and perhaps a password stand before the host, where some read them as the host. */
  | 'userinfo'
  /** A number in place of a name. */
  | 'ip'
  /** The host has letters outside ASCII, which can look like others. */
  | 'punycode'
  /** One name of the host mixes scripts that nobody writes together. */
  | 'mixed_scripts'
  /** The host as the server wrote it is another one than the browser goes to, or invisible characters stood in the text. */
  | 'disguised'
  /** Not the port of its scheme. */
  | 'port'
  /** Longer than a person would read. */
  | 'long';

/** The parts of an address, as a browser takes it apart. */
export interface UrlParts {
  /** The whole address as the browser opens it: ASCII only, so that nothing in it hides or reorders. Show and open this one. */
  readonly whole: string;
  readonly scheme: 'http' | 'https';
  /** What stands before the host, without the `@`, percent-encoded; absent where nothing does. */
  readonly userInfo?: string;
  /** Where the browser goes: ASCII, IPv6 in brackets, without the port. */
  readonly host: string;
  /** The same host with its letters outside ASCII written out. Equal to `host` where it has none. */
  readonly unicodeHost: string;
  /** Absent where it is the scheme's own. */
  readonly port?: string;
  readonly path: string;
  /** With its `?`, or empty. */
  readonly query: string;
  /** With its `#`, or empty. */
  readonly fragment: string;
  readonly warnings: readonly UrlWarning[];
}

/** The parts, or why the address is not opened: it cannot be read, is no web address, or is too long. */
export type UrlReading =
  | { readonly ok: true; readonly url: UrlParts }
  | { readonly ok: false; readonly code: 'unreadable' | 'scheme' | 'limit' };

/** Beyond this some browsers and servers cut an address off. */
const MAX_LENGTH = 8_000;
const LONG_FROM = 300;

const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
/** What the browser drops or turns into a slash, and what nobody sees: white space, control and format characters. */
const HIDDEN = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * Takes an address apart without going there: nothing is fetched or looked up. Only `http` and `https` are
 * read. Never throws, whatever the text.
 */
export function inspectUrl(text: string): UrlReading {
  if (text.length > MAX_LENGTH) return { ok: false, code: 'limit' };
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return { ok: false, code: 'unreadable' };
  }
  const scheme = url.protocol.slice(0, -1);
  if (scheme !== 'http' && scheme !== 'https') return { ok: false, code: 'scheme' };
  const { href: whole, hostname: host, username, password, port } = url;
  if (whole.length > MAX_LENGTH) return { ok: false, code: 'limit' };
  const unicodeHost = decodeHost(host);
  const userInfo = password === '' ? username : `${username}:${password}`;
  const isIp = IPV4.test(host) || host.startsWith('[');
  const found: Readonly<Record<UrlWarning, boolean>> = {
    http: scheme === 'http',
    userinfo: userInfo !== '',
    ip: isIp,
    punycode: unicodeHost !== host || host.split('.').some((label) => label.startsWith('xn--')),
    mixed_scripts: hasMixedScripts(unicodeHost),
    disguised: HIDDEN.test(text) || !isWrittenAs(text, host, unicodeHost),
    port: port !== '',
    long: whole.length > LONG_FROM,
  };
  return {
    ok: true,
    url: {
      whole,
      scheme,
      ...(userInfo !== '' && { userInfo }),
      host,
      unicodeHost,
      ...(port !== '' && { port }),
      path: url.pathname,
      query: url.search,
      fragment: url.hash,
      warnings: (Object.keys(found) as UrlWarning[]).filter((code) => found[code]),
    },
  };
}

/** Whether the text names the host that the browser goes to, in either spelling and any case. */
function isWrittenAs(text: string, host: string, unicodeHost: string): boolean {
  // An IPv6 address has many spellings, and every one of them reads as an address.
  if (host.startsWith('[')) return true;
  const [, authority = ''] = /^[a-z]+:\/\/([^/?#]*)/i.exec(text) ?? [];
  const written = authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .toLowerCase()
    .normalize('NFC');
  return written === host || written === unicodeHost;
}
