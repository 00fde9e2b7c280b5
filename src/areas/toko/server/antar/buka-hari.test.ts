import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { setClock } from '#kit/server/clock.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { terapkanDengan } from '#areas/toko/server/antar/pesan-toko.ts';
import { bukaHari } from '#areas/toko/server/buka-hari.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** A day that opens with more messages than a person waits for. */
let shop: Shop;
const dibukukan: string[] = [];
let lanjut = (): void => {};
beforeAll(async () => {
  const gerbang = new Promise<void>((open) => {
    lanjut = open;
  });
  terapkanDengan('UJI_PAGI', async (tx, { no_dokumen }) => {
    if (no_dokumen === 'N101') await gerbang;
    dibukukan.push(no_dokumen);
    tx.audit({ tindakan: 'UJI', tabel: 'uji', kunci: no_dokumen, sesudah: {} });
  });
  shop = await openShop({ toko: ['PST', 'KJ1'] });
});
// The day before was closed by hand, without its seal.
afterAll(() => shop.close({ broken: true }));

test('who opens the day waits for a hundred messages; the others are booked beside him, in their order', async () => {
  const op = newOp();
  const act = { tindakan: 'UJI', tabel: 'uji', kunci: 'banyak', user_id: 'server', op };
  await recordAside(shop.db, { kode_toko: 'PST', ...act });
  await shop.rows(
    `insert into pesan_toko (dari, ke, urut, jenis, no_dokumen, isi, waktu, op)
     select 'PST', 'KJ1', n, 'UJI_PAGI', 'N' || n, '{}', waktu(), '${op}' from generate_series(1, 150) n`,
  );
  await shop.rows(
    `update hari_toko set status = 'CLOSED', ditutup_by = 'uji', ditutup_at = waktu()
      where kode_toko = 'KJ1' and status = 'OPEN'`,
  );
  setClock('2026-11-21T02:00:00.000Z');
  const datang = { kode_toko: 'KJ1', user_id: 'own.kj1', kalender: hari('2026-11-21') };
  const dibuka = await bukaHari(shop.db, { ...datang, mundur: null, lompat: null });
  expect([dibuka.tgl_system, dibuka.status]).toEqual(['2026-11-21', 'OPEN']);
  const n = (some: number) => Array.from({ length: some }, (_, at) => `N${at + 1}`);
  expect(dibukukan).toEqual(n(100));
  lanjut();
  await vi.waitFor(() => expect(dibukukan).toEqual(n(150)), 10_000);
  await vi.waitFor(async () => {
    const rows = await shop.rows('select 1 from pesan_toko where selesai_at is null');
    expect(rows).toEqual([]);
  }, 10_000);
});
