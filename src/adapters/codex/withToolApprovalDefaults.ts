import { isBag, pick } from '../../schema/json.js';

/**
 * MCP server configurations in which ordinary tool calls ask nobody: each server without an approval mode
 * of its own gets `default_tools_approval_mode: 'approve'`. A mode that is there stays, in either spelling
 * and whatever it says, and so do the modes of single tools. Built-in servers are servers like any other.
 *
 * @param servers the table `mcp_servers`, or a list of configurations. It is not changed.
 * @returns the same with what was absent; what is no object is left alone. Twice is as good as once.
 */
export function withToolApprovalDefaults<T>(servers: T): T;
export function withToolApprovalDefaults(servers: unknown): unknown {
  if (Array.isArray(servers)) return servers.map(withDefault);
  if (!isBag(servers)) return servers;
  return Object.fromEntries(Object.entries(servers).map(([name, server]) => [name, withDefault(server)]));
}

function withDefault(server: unknown): unknown {
  if (!isBag(server)) return server;
  const mode = pick(server, 'default_tools_approval_mode', 'defaultToolsApprovalMode');
  return mode === undefined ? { ...server, default_tools_approval_mode: 'approve' } : server;
}
