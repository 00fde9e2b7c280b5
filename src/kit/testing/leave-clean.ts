import { afterAll } from 'vitest';
import { leftovers, look } from '#kit/testing/leftovers.ts';

/**
 * Run in its worker before each file (decision 0122: workers live for the whole run). What a file
 * leaves behind is put back, so that the next one does not fail in its stead, and is the fault of its own run.
 */
const before = look();
afterAll(async () => {
  const left = await leftovers(before);
  if (left.length > 0) throw new Error(`This file leaves behind: ${left.join('; ')}`);
}, 30_000);
