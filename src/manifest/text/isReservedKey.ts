const RESERVED: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Whether a key names something that every JavaScript object has, so that careless programs trip over it. */
export function isReservedKey(key: string): boolean {
  return RESERVED.includes(key);
}
