/**
 * Wework's `[features]` in `config.toml`: a tool call that needs permission is not wrapped as a form. It is
 * asked about all the same, as a plain question, unless its server's approval mode allows it.
 */
export const weworkFeatures = { tool_call_mcp_elicitation: false } as const;
