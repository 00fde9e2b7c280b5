import { randomUUID } from 'node:crypto';
import { machineMs } from '#kit/server/clock.ts';

/**
 * The mark of one act (RFC 9562, version 7): its time, then chance. Rows are found by it, and what comes one after the
 * other stands in one page of their indexes: a page that a checkpoint has passed is logged whole, 3.5 kB for each index
 * and write where marks are chance alone (decision 1108).
 */
export function newOp(): string {
  const time = machineMs().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
