const WORDS = new Set(
  'password passwd passphrase passcode secret token credential credentials otp cvv cvc'.split(' '),
);
const PAIRS = new Set(
  'api key,access key,private key,secret key,signing key,encryption key,pass word'.split(','),
);
const JOINED = /apikey|accesskey|privatekey|secretkey/;
const CHINESE = /密码|口令|密钥|私钥|令牌|验证码/;

/** Whether a field's key or title names a secret, such as `dbPassword`, `api_key` or `访问令牌`. */
export function looksSecret(...names: readonly (string | undefined)[]): boolean {
  return names.some((name) => name !== undefined && namesSecret(name));
}

function namesSecret(name: string): boolean {
  if (CHINESE.test(name)) return true;
  const words = name
    .slice(0, 500)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return words.some(
    (word, index) => WORDS.has(word) || JOINED.test(word) || PAIRS.has(`${word} ${words[index + 1] ?? ''}`),
  );
}
