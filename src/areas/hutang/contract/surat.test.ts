import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { buktiOf } from '#areas/dokumen/contract/document-paper.ts';
import { lembarBukti } from '#areas/dokumen/rules/bukti.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';

const ROW = {
  no_faktur_hutang: 'HTKJ1261120001',
  tgl_system: hari('2026-11-20'),
  status: 'AKTIF',
  input_by: 'ksr.kj1',
  cetak_ke: 1,
  jumlah_hutang: rp(1_000_000),
  dibayar: rp(990_000),
};

test('a ticket ends with what was paid out, and calls it so: it is less than what is owed', () => {
  const toko = { nama_toko: 'Kilau', alamat_toko: '', no_whatsapp: null, jam: '10:00' };
  const sheets = lembarBukti(buktiOf(hutangDocument, ROW), toko);
  expect(sheets).toHaveLength(2);
  for (const { lines } of sheets)
    expect(lines).toContainEqual({ kind: 'total', left: 'DIBAYARKAN', right: 'Rp 990,000' });
});
