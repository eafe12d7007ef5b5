import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { threadPolicy } from '../../examples/codex-host/codex/threadPolicy.mjs';
import type { Call, Thread } from './openThread.js';
import type { Chain } from './startChain.js';
import { startChain } from './startChain.js';

let chain: Chain;
let thread: Thread;

beforeAll(async () => {
  chain = await startChain();
  const config = { 'features.request_permissions_tool': true };
  thread = await chain.thread({ ...threadPolicy({ approvals: true }), config });
});
beforeEach(() => chain.forget());
afterEach(async () => {
  await expect.poll(() => chain.cards.count()).toBe(0);
});
afterAll(() => chain.close());

/** Lets the model do something that must be asked about, chooses an option, and gives what was sent. */
async function decide(call: Call, option: string | RegExp) {
  const turn = await thread.turn([call]);
  const card = await chain.card();
  expect(await card.getByRole('radio', { checked: true }).count()).toBe(0);
  await card.getByRole('radio', { name: option, exact: true }).click();
  await card.getByRole('button', { name: '提交' }).click();
  const status = await turn.end();
  expect(chain.answers).toHaveLength(1);
  return { status, result: chain.answers[0]?.result, output: turn.outputs().join('\n') };
}

const written = (name: string) => existsSync(join(chain.folder, name));

describe('a command', () => {
  const touch = (name: string): Call => ({
    call: 'exec_command',
    arguments: {
      cmd: `touch ${name}`,
      sandbox_permissions: 'require_escalated',
      justification: '写一个文件',
    },
  });

  it('runs when it is allowed', async () => {
    const { status, result, output } = await decide(touch('once.txt'), '允许一次');
    expect([status, result]).toEqual(['completed', { decision: 'accept' }]);
    expect(output).toContain('Process exited with code 0');
    expect(written('once.txt')).toBe(true);
  });

  it('does not run when it is cancelled, and the turn ends', async () => {
    const { status, result } = await decide(touch('never.txt'), '取消并停止');
    expect([status, result]).toEqual(['interrupted', { decision: 'cancel' }]);
    expect(written('never.txt')).toBe(false);
  });

  it('does not run when it is declined, and the model hears of it', async () => {
    const turn = await thread.turn([touch('declined.txt')]);
    await (await chain.card()).getByRole('button', { name: '拒绝' }).click();
    expect(await turn.end()).toBe('completed');
    expect(chain.answers.map(({ result }) => result)).toEqual([{ decision: 'decline' }]);
    expect(turn.outputs().join()).toContain('rejected');
    expect(written('declined.txt')).toBe(false);
  });

  it('is not asked about again once its rule is allowed', async () => {
    const { status, result } = await decide(touch('ruled.txt'), /以此开头的命令不再询问/);
    const rule = { execpolicy_amendment: ['touch', 'ruled.txt'] };
    expect([status, result]).toEqual(['completed', { decision: { acceptWithExecpolicyAmendment: rule } }]);
    const again = await thread.turn([touch('ruled.txt')]);
    expect(await again.end()).toBe('completed');
    expect(chain.answers).toHaveLength(1);
  });
});

describe('a change of files', () => {
  const patch = (name: string): Call => ({
    call: 'exec_command',
    arguments: {
      cmd: `apply_patch <<'EOF'\n*** Begin Patch\n*** Add File: ${name}\n+hello\n*** End Patch\nEOF`,
    },
  });

  it('is made when it is allowed', async () => {
    const { status, result } = await decide(patch('patched.txt'), '允许一次');
    expect([status, result]).toEqual(['completed', { decision: 'accept' }]);
    expect(readFileSync(join(chain.folder, 'patched.txt'), 'utf8')).toBe('hello\n');
  });

  it('is not made when it is cancelled', async () => {
    const { status, result } = await decide(patch('unpatched.txt'), '取消并停止');
    expect([status, result]).toEqual(['interrupted', { decision: 'cancel' }]);
    expect(written('unpatched.txt')).toBe(false);
  });
});

describe('permissions', () => {
  const asked = { network: { enabled: true }, file_system: { write: ['/tmp/elsewhere'] } };
  const request: Call = {
    call: 'request_permissions',
    arguments: { reason: '要联网', permissions: asked },
  };

  it('are granted as they were asked for', async () => {
    const { status, result, output } = await decide(request, '允许一次');
    expect(status).toBe('completed');
    const { params } =
      chain.messages.find(({ method }) => method === 'item/permissions/requestApproval') ?? {};
    const { permissions } = params as { permissions: object };
    expect(result).toMatchObject({ permissions, scope: 'turn' });
    expect(JSON.parse(output)).toEqual({ permissions: asked, scope: 'turn' });
  });

  it('are not granted when they are denied', async () => {
    const { result, output } = await decide(request, '拒绝');
    expect(result).toEqual({ permissions: {}, scope: 'turn', strictAutoReview: false });
    expect(JSON.parse(output)).toEqual({ permissions: { network: null, file_system: null }, scope: 'turn' });
  });
});
