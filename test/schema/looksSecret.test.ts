// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { looksSecret } from '../../src/schema/looksSecret.js';

describe('a field that seems to ask for a secret', () => {
  it.each([
    'password',
    'Password',
    'PASSWORD',
    'dbPassword',
    'db_password',
    'DB-PASSWORD',
    'password2',
    'Your password:',
    'passwords',
    'passwd',
    'pwd',
    'DBPwd',
    'passphrase',
    'passcode',
    'pass word',
    'secret',
    'clientSecret',
    'client-secret',
    'secrets',
    'token',
    'access_token',
    'accessToken',
    'GITHUB_TOKEN',
    'oauth2Token',
    'API token',
    'jwt',
    'API key',
    'api_key',
    'apiKey',
    'API Keys',
    'apikey',
    'openaiApiKey',
    'OPENAI_APIKEY',
    'x-api-key',
    'private key',
    'privateKey',
    'secretKey',
    'access-key',
    'signing key',
    'encryptionKey',
    'credentials',
    'OTP',
    'cvv',
    'CVC code',
    '密码',
    '数据库密码',
    '密碼',
    '登录口令',
    '访问令牌',
    'API 密钥',
    '私钥',
    '短信验证码',
  ])('%s', (name) => {
    expect(looksSecret(name)).toBe(true);
    expect(looksSecret('field', name)).toBe(true);
    expect(looksSecret(name, undefined)).toBe(true);
  });
});

describe('a field that does not', () => {
  it.each([
    '',
    ' ',
    'name',
    'author',
    'keyboard',
    'key',
    'primary key',
    'keyword',
    'monkey',
    'maxTokens',
    'max_tokens',
    'tokenizer',
    'secretary',
    'passenger',
    'passport',
    'bypass',
    'compass',
    'pass',
    'capital',
    'apiUrl',
    'api version',
    'API for keys',
    'private',
    'accessLevel',
    'optional',
    'hotplug',
    'environment',
    '发布目标',
    '密度',
    '口味',
    '钥匙扣',
    '验证结果',
  ])('%j', (name) => {
    expect(looksSecret(name)).toBe(false);
  });

  it('however long its name', () => {
    expect(looksSecret('a'.repeat(2_000_000))).toBe(false);
  });
});
