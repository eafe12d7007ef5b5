import type { RequestUserInputBlock } from '../../schema/block.js';
import { isApproval } from '../block/needsDecision.js';
import type { Detail, DetailCode } from './detail.js';
import { permissionDetails } from './permissionDetails.js';
import { toolDetails } from './toolDetails.js';

/**
 * What a person has to know before deciding: the reason, what would be done, and where. Nothing that the
 * message says already. Empty for every block that is no approval.
 */
export function approvalDetails(block: RequestUserInputBlock): readonly Detail[] {
  if (!isApproval(block)) return [];
  const { reason, command, network, permissions, grantRoot, cwd, message } = block;
  const known: readonly (readonly [DetailCode, string | undefined])[] = [
    ['command', command],
    ['host', network?.host],
    ['protocol', network?.protocol],
    ['grantRoot', grantRoot],
  ];
  return [
    ...(reason === undefined || reason === message
      ? []
      : [{ code: 'reason' as const, text: reason, isCode: false }]),
    ...toolDetails(block),
    ...known.flatMap(asCode),
    ...permissionDetails(permissions ?? {}),
    ...asCode(['cwd', cwd]),
  ];
}

function asCode([code, text]: readonly [DetailCode, string | undefined]): readonly Detail[] {
  return text === undefined ? [] : [{ code, text, isCode: true }];
}
