import { test } from 'vitest';
import { separuh } from '#tests/proof/model/riwayat.ts';

test.skipIf(process.env.KILAU_SEED)(
  '1,500 more, of other shops, on the other core',
  separuh,
  36_000_000,
);
