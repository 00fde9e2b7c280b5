import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { SENSE } from '#kit/rules/sentence.ts';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import { buktiOf } from '#areas/dokumen/contract/document-paper.ts';

const ROW = {
  no_bayar: 'ACKJ1261120001',
  no_cicilan: 'CCKJ1261020001',
  nama_customer: 'Ibu Sari',
  tgl_system: hari('2026-11-20'),
  jatuh_tempo: hari('2026-11-20'),
  jenis: 'PELUNASAN',
  ke: 3,
  jumlah: rp(1_250_000),
  sisa_sesudah: rp(0),
  pembulatan_tunai: rp(0),
  status: 'DONE',
  input_by: 'ksr.kj1',
  cetak_ke: 1,
};

test('the slip of instalment 3 says Ke 3 and PELUNASAN, and not which sense is meant', () => {
  const bukti = buktiOf(bayarCicilanDocument, ROW);
  expect(bukti.isi).toContainEqual(['Ke', '3']);
  expect(bukti.isi).toContainEqual(['Jenis', 'PELUNASAN']);
  expect(JSON.stringify(bukti)).not.toContain(JSON.stringify(SENSE).slice(1, -1));
});
