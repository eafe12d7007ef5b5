/**
 * What Wework passes to `thread/start` and `turn/start`: plugins' forms reach the person, and every other
 * approval stays as closed as it was. The client must initialise with `experimentalApi: true`.
 */
export const weworkThreadPolicy = {
  approvalPolicy: {
    granular: {
      sandbox_approval: false,
      rules: false,
      skill_approval: false,
      request_permissions: false,
      mcp_elicitations: true,
    },
  },
} as const;
