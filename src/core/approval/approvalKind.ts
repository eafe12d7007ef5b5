/** What Codex asks permission for by itself: to run a command, to change files, or for more permissions. */
export type ApprovalKind = 'command' | 'file_change' | 'permissions';
