import assert from 'node:assert/strict';
import { test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { buktiOf } from '#areas/dokumen/contract/document-paper.ts';
import { strukBukti } from '#areas/dokumen/rules/bukti.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';

const kas = {
  no_kas: 'KKKJ1261120001',
  tgl_system: hari('2026-11-20'),
  arah: 'KELUAR',
  kode_transaksi: 'LISTRIK',
  deskripsi: 'Listrik dan air',
  no_rekening: null,
  jumlah: rp(350_000),
  keterangan: 'Token listrik November toko depan',
  status: 'DONE',
  input_by: 'ksr.kj1',
  cetak_ke: 1,
};
const toko = {
  nama_toko: 'Kilau',
  alamat_toko: 'Jl. Merdeka 45',
  no_whatsapp: '081255500100',
  jam: '09:00',
};
const printed = (change: object = {}) =>
  strukBukti(buktiOf(kasDocument, { ...kas, ...change }), toko).lines.map((line) =>
    'text' in line ? line.text : 'left' in line ? `${line.left}|${line.right}` : line.kind,
  );

test('the paper says what left, why and to whom, the remark cut at 20 characters a line', () => {
  const lines = printed();
  assert.deepEqual(lines.slice(0, 3), ['Kilau', 'Jl. Merdeka 45', 'WA 081255500100']);
  assert.ok(lines.includes('BUKTI KAS KELUAR'));
  assert.ok(lines.includes('LISTRIK|Listrik dan air'));
  assert.ok(lines.includes('JUMLAH|Rp 350,000'));
  assert.ok(lines.includes('Keterangan|Token listrik Novemb') && lines.includes('|er toko depan'));
  assert.ok(lines.includes('Kasir|Yang Menerima'));
  assert.ok(!lines.some((line) => line.startsWith('SALINAN') || line.startsWith('Rekening')));
});

test('money at a bank says its account; who brought it signs', () => {
  const lines = printed({ no_kas: 'RMKJ1261120001', arah: 'MASUK', no_rekening: '8830012345' });
  assert.ok(lines.includes('BUKTI BANK MASUK') && lines.includes('Rekening|8830012345'));
  assert.ok(lines.includes('Kasir|Yang Menyerahkan'));
});

test('a second print says SALINAN 1, the third SALINAN 2, a cancelled movement BATAL', () => {
  assert.ok(printed({ cetak_ke: 2 }).includes('SALINAN 1'));
  assert.ok(printed({ cetak_ke: 3 }).includes('SALINAN 2'));
  assert.ok(printed({ status: 'CANC' }).includes('BATAL'));
});
