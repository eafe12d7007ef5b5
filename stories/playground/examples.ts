import cases from '../../test/fixtures/cases.json' with { type: 'json' };
import conformance from '../../test/fixtures/everything/conformance-elicitation-sep1034-client-defaults.json' with { type: 'json' };
import allKinds from '../../test/fixtures/everything/form-all-kinds.json' with { type: 'json' };
import research from '../../test/fixtures/everything/research-clarification-python.json' with { type: 'json' };
import url from '../../test/fixtures/everything/url.json' with { type: 'json' };
import { arabicForm, chineseLong, chineseShort, longLabels } from '../../test/fixtures/languages.js';
import { releaseForm } from '../../test/fixtures/release.js';
import schemas from '../../test/fixtures/schemas.json' with { type: 'json' };
import { seeds } from '../../test/fixtures/seeds.js';
import { shortJson } from '../support/shortJson.js';
import { approvalBlock, executorBlockSnake, nativeQuestionParams } from '../../test/fixtures/weworkBlocks.js';

interface Example {
  readonly name: string;
  readonly source: unknown;
}

export interface ExampleGroup {
  readonly name: string;
  readonly examples: readonly Example[];
}

/** Real requests to load: the document’s own, real servers’, blocks of hosts, and the cases that the tests use. */
export const exampleGroups: readonly ExampleGroup[] = [
  {
    name: 'Wework’s document',
    examples: Object.entries(seeds).map(([name, { params }]) => ({ name, source: params })),
  },
  {
    name: 'The “everything” server',
    examples: [
      { name: '13 fields of every kind', source: allKinds.message.params },
      { name: 'defaults of every kind', source: conformance.message.params },
      { name: 'a question of a running task', source: research.message.params },
      { name: 'a web address (declined)', source: url.message.params },
    ],
  },
  {
    name: 'Forms',
    examples: [
      { name: 'release', source: releaseForm },
      { name: '四个字的选项', source: chineseShort },
      { name: '六十个字的选项', source: chineseLong },
      { name: 'العربية', source: arabicForm },
      { name: 'long labels', source: longLabels },
    ],
  },
  {
    name: 'Blocks',
    examples: [
      { name: 'Wework’s executor', source: executorBlockSnake },
      { name: 'native Codex question', source: nativeQuestionParams },
      { name: 'approval', source: approvalBlock },
    ],
  },
  {
    name: 'Schemas of other servers',
    examples: schemas.map(({ id, schema }) => ({ name: id, source: schema })),
  },
  { name: 'Awkward cases', examples: cases.flatMap(exampleOf) },
];

function exampleOf({ id, input }: { id: string; input: { request?: unknown; blocks?: unknown } }): Example[] {
  const source = input.request ?? (input.blocks === undefined ? undefined : { questions: input.blocks });
  return source === undefined ? [] : [{ name: id, source }];
}

/** An example as the text that the playground starts from. */
export function textOf(source: unknown): string {
  return shortJson(source);
}
