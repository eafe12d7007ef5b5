import { weworkFeatures, weworkThreadPolicy, withToolApprovalDefaults } from '@wework/chat-form/codex';

/** `config.toml` of the runtime, as a value: write it with a TOML library. */
export function runtimeConfig(servers: Record<string, object>) {
  return { features: weworkFeatures, mcp_servers: withToolApprovalDefaults(servers) };
}

/** What opens a conversation in which plugins can ask. */
export function threadStart(cwd: string) {
  return { method: 'thread/start', params: { cwd, ...weworkThreadPolicy } };
}
