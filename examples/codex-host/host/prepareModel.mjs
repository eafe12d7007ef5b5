import { ownLogin } from '../codex/ownLogin.mjs';
import { temporaryHome } from '../codex/temporaryHome.mjs';
import { toOverrides } from '../codex/toOverrides.mjs';
import { createScript } from '../model/createScript.mjs';
import { startFakeModel } from '../model/startFakeModel.mjs';

/** @import { Prompt } from '../model/prompts.mjs' */

/**
 * Where Codex gets its model from: the login of the person who started this, else a script.
 *
 * @param {object} options
 * @param {boolean} options.fake whether a script is wanted all the same
 * @param {Readonly<Record<string, unknown>>} options.config what the forms need, as tables of `config.toml`
 * @param {readonly Prompt[]} options.prompts what the script understands
 */
export async function prepareModel({ fake, config, prompts }) {
  const login = fake ? undefined : ownLogin();
  if (login !== undefined) {
    return {
      told: `the one of the login in ${login}`,
      // Their settings stay as they are: ours go on the command line, and nothing is written.
      overrides: toOverrides(config),
      env: process.env,
      close: () => undefined,
    };
  }
  const model = await startFakeModel(createScript(prompts));
  const home = temporaryHome(config, model);
  process.once('exit', home.remove);
  return {
    told: fake ? 'a script' : 'a script, because nobody has logged in to Codex here',
    overrides: [],
    env: home.env,
    close: model.close,
  };
}
