import { weworkFeatures, withToolApprovalDefaults } from '@wework/chat-form/codex';

/**
 * What Codex must be configured with for the plugin's forms to appear, as the tables of its `config.toml`.
 *
 * @param {object} options
 * @param {readonly [program: string, ...args: string[]]} options.plugin the command of the MCP server
 * @param {boolean} options.approvals whether Codex is to ask before each tool call, and lets the model ask
 * for permissions
 */
export function codexConfig({ plugin: [command, ...args], approvals }) {
  const servers = { release_plugin: { command, args } };
  if (!approvals) return { features: weworkFeatures, mcp_servers: withToolApprovalDefaults(servers) };
  return { features: { ...weworkFeatures, request_permissions_tool: true }, mcp_servers: servers };
}
