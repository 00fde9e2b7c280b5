import { expect, test } from 'vitest';
import {
  baris,
  bukaNonCash,
  cairkan,
  ditolak,
  isi,
  jual,
  menunggu,
  shop,
} from '#tests/kit/uji/non-cash.ts';

/** Who says that a customer paid by card does not say himself that the bank has it (decision 1294). */
bukaNonCash();

const CAIR_SENDIRI = { status: 422, code: 'CAIR_SENDIRI' };

test('a supervisor keeps the cash, says a transfer, and would say that it came: another person does, or the owner', async () => {
  const [nota, lain] = [await jual('TRANSFER', 'SPV'), await jual('TRANSFER')];
  await ditolak(() => cairkan(isi(baris(nota))), CAIR_SENDIRI);
  await ditolak(() => cairkan(isi(baris(lain), baris(nota))), CAIR_SENDIRI);
  await cairkan(isi(baris(lain)));
  expect(await menunggu()).toEqual([nota]);
  await cairkan(isi(baris(nota)), 'MU');
  const milik = await jual('DEBET', 'OWN');
  await cairkan(isi(baris(milik)), 'OWN');
  expect(await menunggu()).toEqual([]);
});

test('nor does the second account of his telephone', async () => {
  await shop.rows(`insert into sales (kode_toko, kode_sales, nama, hp)
    values ('KJ1', 'K1', 'Rina', '+628110003333'), ('KJ1', 'K2', 'Rina Dua', '+628110003333')`);
  const jadi = (user: string, kode: string | null) =>
    shop.rows('update users set kode_sales = $2 where user_id = $1', [user, kode]);
  await jadi('ksr.kj1', 'K1');
  await jadi('spv.kj1', 'K2');
  const nota = await jual();
  await ditolak(() => cairkan(isi(baris(nota))), CAIR_SENDIRI);
  await jadi('ksr.kj1', null);
  await cairkan(isi(baris(nota)));
  expect(await menunggu()).toEqual([]);
});
