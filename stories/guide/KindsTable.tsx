import type { FieldKind } from '../../test/fixtures/fieldKinds.js';
import { fieldKinds } from '../../test/fixtures/fieldKinds.js';
import { Table } from './Table.js';

interface KindsTableProps {
  readonly profile: 'wework' | 'mcp';
}

/** What each kind of field does under a profile, from the data that the tests prove line by line. */
export function KindsTable({ profile }: KindsTableProps) {
  return (
    <Table
      head={[
        'Kind',
        'Drawn',
        'Its default',
        'Left as it is',
        'Taken back',
        'An answer',
        'One that breaks a limit',
      ]}
      rows={fieldKinds.map((kind) => [
        kind.name,
        kind.drawn[profile],
        json(kind.schema['default']),
        json(kind.untouched[profile]),
        profile in kind.cleared ? json(kind.cleared[profile]) : 'cannot be',
        `${typed(kind.good.answer)} gives ${json(kind.good.value[profile])}`,
        badOf(kind, profile),
      ])}
    />
  );
}

function badOf({ bad }: FieldKind, profile: 'wework' | 'mcp'): string {
  if (bad === undefined) return '';
  return `${typed(bad.answer)}: ${profile === 'mcp' ? `“${bad.says}”` : `gives ${json(bad.wework)}`}`;
}

function typed(answer: string | readonly string[]): string {
  const text = [answer].flat().join(' and ');
  return text.length > 40 ? `${String(text.length)} characters` : `“${text}”`;
}

function json(value: unknown): string {
  if (value === undefined) return 'left out';
  const text = JSON.stringify(value);
  return text.length > 40 ? 'the text' : `\`${text}\``;
}
