import { randomUUID } from 'node:crypto';
import { machineMs } from '#kit/server/clock.ts';

/**
 * The mark of one act (RFC 9562, version 7): its time, then chance. Rows are found by it, and acts that follow each
 * other are in one page of their indexes. PostgreSQL logs the whole page at its first change after a checkpoint:
 * 3.5 kB for each index and write if marks were chance alone (decision 1108).
 */
export function newOp(): string {
  const time = machineMs().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
