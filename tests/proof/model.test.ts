import { test } from 'vitest';
import { separuh } from '#tests/proof/model/riwayat.ts';

test(
  "1,500 steps of a shop's life answer as the documents say, and every invariant holds",
  separuh,
  36_000_000,
);
