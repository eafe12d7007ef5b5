#!/usr/bin/env node
// A plugin as Wework runs it: an MCP server on stdio whose tools ask the person through elicitation.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { chooseStrategy } from './tools/chooseStrategy.mjs';
import { chooseTarget } from './tools/chooseTarget.mjs';
import { clearCache } from './tools/clearCache.mjs';
import { prepareRelease } from './tools/prepareRelease.mjs';
import { publishRelease } from './tools/publishRelease.mjs';
import { setRollout } from './tools/setRollout.mjs';
import { writeReleaseNote } from './tools/writeReleaseNote.mjs';

const server = new McpServer({ name: 'release-plugin', title: '发布助手', version: '1.0.0' });
const tools = [
  chooseTarget,
  clearCache,
  writeReleaseNote,
  setRollout,
  chooseStrategy,
  prepareRelease,
  publishRelease,
];
for (const register of tools) register(server);
await server.connect(new StdioServerTransport());

// A form that is still open must not keep this process alive when nobody is left to answer it.
process.stdin.once('end', () => process.exit());
