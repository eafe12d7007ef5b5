const NUMBER = /^(?:0|[1-9]\d*)$/;
const WORD = /^[0-9A-Za-z-]+$/;
const DIGITS = /^\d+$/;
const LONGEST = 256;

/** Whether a text is a semantic version (semver.org 2.0.0), such as `1.0.0` or `2.1.0-beta.3+build.5`. */
export function isSemanticVersion(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [main = '', ...builds] = text.split('+');
  const dash = main.indexOf('-');
  const core = (dash < 0 ? main : main.slice(0, dash)).split('.');
  const stage = dash < 0 ? [] : main.slice(dash + 1).split('.');
  return (
    core.length === 3 &&
    core.every((part) => NUMBER.test(part)) &&
    stage.every((part) => (DIGITS.test(part) ? NUMBER : WORD).test(part)) &&
    builds.length <= 1 &&
    builds.every((build) => build.split('.').every((part) => WORD.test(part)))
  );
}
