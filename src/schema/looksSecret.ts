const WORDS = new Set(
  (
    'password passwords passwd pwd passphrase passcode secret secrets token credential credentials ' +
    'otp jwt cvv cvc'
  ).split(' '),
);
const PAIRS = new Set(
  'api key,access key,private key,secret key,signing key,encryption key,pass word'.split(','),
);
const JOINED = /apikey|accesskey|privatekey|secretkey/;
const CHINESE = /密码|密碼|口令|密钥|密鑰|私钥|私鑰|令牌|验证码|驗證碼/;

/** Whether a field's key or title names a secret, such as `dbPassword`, `api_key` or `访问令牌`. */
export function looksSecret(...names: readonly (string | undefined)[]): boolean {
  return names.some((name) => name !== undefined && namesSecret(name.slice(0, 500)));
}

function namesSecret(name: string): boolean {
  if (CHINESE.test(name)) return true;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.some((word, index) => {
    const next = (words[index + 1] ?? '').replace(/s$/, '');
    return WORDS.has(word) || JOINED.test(word) || PAIRS.has(`${word} ${next}`);
  });
}
