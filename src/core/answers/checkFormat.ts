import type { TextFormat } from '../../schema/block.js';

const EMAIL_NAME = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** RFC 3986 in ASCII: scheme, authority and path or path alone, query, fragment. Flat classes only, so time is linear. */
const URI =
  /^[a-z][a-z0-9+.-]*:(?:\/\/(?:[\w.~!$&'()*+,;=:%-]*@)?(?:[\w.~!$&'()*+,;=%-]+|\[([0-9a-f:]+)\])(?::\d*)?(?:\/[\w.~!$&'()*+,;=:@/%-]*)?|\/\/\/[\w.~!$&'()*+,;=:@/%-]+|\/?[\w.~!$&'()*+,;=:@%-][\w.~!$&'()*+,;=:@/%-]*)(?:\?[\w.~!$&'()*+,;=:@/?%-]*)?(?:#[\w.~!$&'()*+,;=:@/?%-]*)?$/i;
const HALF_ENCODED = /%(?![0-9a-f]{2})/i;
const IPV6_GROUP = /^[0-9a-f]{1,4}$/i;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:z|[+-](\d{2}):(\d{2}))$/i;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Whether a text has one of the four formats of MCP elicitation: an address of a mailbox, an absolute
 * URI (RFC 3986, ASCII), a full date, or a date with time and zone (RFC 3339). At least as strict as the
 * checks that MCP servers run on the result.
 */
export function checkFormat(format: TextFormat, text: string): boolean {
  switch (format) {
    case 'email':
      return isEmail(text);
    case 'uri':
      return isUri(text);
    case 'date':
      return isDate(text);
    case 'date-time':
      return isDateTime(text);
  }
}

function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 1 || at > 64 || text.length > 254) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    text
      .slice(0, at)
      .split('.')
      .every((part) => EMAIL_NAME.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label))
  );
}

function isUri(text: string): boolean {
  const match = URI.exec(text);
  if (match === null || HALF_ENCODED.test(text)) return false;
  const [, literal] = match;
  return literal === undefined || isIpv6(literal);
}

function isIpv6(text: string): boolean {
  const halves = text.split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const isWhole = halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8;
  return isWhole && groups.every((group) => IPV6_GROUP.test(group));
}

function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && leap ? 29 : MONTH_DAYS[month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

function isDateTime(text: string): boolean {
  if (!isDate(text.slice(0, 10)) || !/^t$/i.test(text.slice(10, 11))) return false;
  const [, hour, minute, second, zoneHour, zoneMinute] = TIME.exec(text.slice(11)) ?? [];
  return (
    hour !== undefined &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60 &&
    Number(zoneHour ?? 0) < 24 &&
    Number(zoneMinute ?? 0) < 60
  );
}
