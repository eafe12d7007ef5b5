import type { FieldSubject } from './subject.js';

const DESTRUCTIVE =
  /\b(?:delet|remov(?:e|es|ed|ing|al)\b|destroy|eras|wip(?:e|ing)|purg|overwrit|reset|revok|terminat|uninstall|truncat|discard|drop\b|force\b)/i;
const DESTRUCTIVE_ZH = /删除|移除|清空|清除|清理|销毁|抹除|抹掉|覆盖|重置|卸载|格式化|吊销|撤销|丢弃|强制/;
const WIDE = /\b(?:prod|production|rollout|go live|transfer|payments?|pay)\b|\b(?:deploy|publish|releas)/i;
const WIDE_ZH = /生产|发布|上线|部署|付款|支付|转账/;

/** Whether words tell of something that cannot be taken back: to delete, overwrite, reset, revoke, … */
export function isDestructive(...words: readonly unknown[]): boolean {
  return test(words, DESTRUCTIVE, DESTRUCTIVE_ZH);
}

/** Whether a choice may have consequences beyond the chat, as far as its words tell. */
export function isHighImpact({ words, members }: FieldSubject): boolean {
  const options = members?.list.flatMap(({ value, title }) => [value, title]) ?? [];
  const all = [words, ...options];
  return isDestructive(...all) || test(all, WIDE, WIDE_ZH);
}

function test(words: readonly unknown[], ...patterns: readonly RegExp[]): boolean {
  // Keys and values such as `dropTable` and `force_push` are words, too.
  const text = words
    .filter((word) => typeof word === 'string')
    .join(' ')
    .replace(/([a-z])([A-Z])|_/g, '$1 $2');
  return patterns.some((pattern) => pattern.test(text));
}
