import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'smol-toml';

/** @import { FakeModel } from '../model/startFakeModel.mjs' */

/** What a program needs of its surroundings to run at all; the rest could lead Codex elsewhere. */
const KEPT = /^(PATH|LANG|TMPDIR|TEMP|TMP|SystemRoot|ComSpec|PATHEXT)$/i;
const KEY = 'CHAT_FORM_FAKE_KEY';

/**
 * A `CODEX_HOME` for one run, with a fake model in place of a login.
 *
 * @param {Readonly<Record<string, unknown>>} config the tables of `config.toml`
 * @param {FakeModel} model
 */
export function temporaryHome(config, { name, baseUrl, key }) {
  const home = mkdtempSync(join(tmpdir(), 'chat-form-codex-'));
  const provider = {
    name: 'Fake model',
    base_url: baseUrl,
    wire_api: 'responses',
    env_key: KEY,
    request_max_retries: 0,
    stream_max_retries: 0,
  };
  const whole = { model: name, model_provider: 'fake', ...config, model_providers: { fake: provider } };
  writeFileSync(join(home, 'config.toml'), stringify(whole));
  const kept = Object.entries(process.env).filter(([variable]) => KEPT.test(variable));
  return {
    env: { ...Object.fromEntries(kept), HOME: home, CODEX_HOME: home, [KEY]: key },
    remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }),
  };
}
