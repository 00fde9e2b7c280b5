import assert from 'node:assert/strict';
import { test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { isiPesan } from '#areas/pesan/rules/isi-pesan.ts';
import { templatPesanBawaan } from '#areas/pesan/rules/templat-pesan.ts';
import { nilaiBeli, strukBeli, type StrukBeli } from '#areas/pembelian/rules/struk-beli.ts';

const BELI: StrukBeli = {
  no_faktur_beli: 'PBKJ1261121001',
  tgl_system: hari('2026-11-21'),
  status: 'DONE',
  cetak_ke: 1,
  customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' },
  barang: [
    {
      nama_barang: 'Cincin Polos',
      no_faktur_jual: 'PJKJ1261120001',
      kadar: persen(7500),
      cara_uji: 'XRF',
      berat: mg(3240),
      harga_per_gram: rp(2_055_000),
      potongan: rp(5_000),
      kondisi: 'KUSAM',
      harga: rp(6_642_000),
    },
  ],
  berat: mg(3240),
  grand_total: rp(6_642_000),
  pembulatan_tunai: rp(0),
  pembayaran: [{ jenis: 'CASH', kode_bank: null, jumlah: rp(6_642_000) }],
};
const TOKO = {
  nama_toko: 'Toko Mas Kilau',
  alamat_toko: 'Jl. Emas 1',
  no_whatsapp: null,
  jam: '09:00',
  petugas: { sales: 'Sari Dewi', kasir: 'Rini Kartika' },
};
const text = (beli: StrukBeli, toko = TOKO) =>
  JSON.stringify(strukBeli(beli, { ...toko, rangkap: false })[0]!.lines);

test('the paper of a buy-back tells weight, kadar, deduction, the nota it came from and what was paid', () => {
  const said = text(BELI);
  for (const part of [
    '3.240 g',
    'Kadar 75%',
    'XRF',
    '-5,000/g',
    'PJKJ1261120001',
    '6,642,000',
    'Ibu Sari',
  ])
    assert.ok(said.includes(part), part);
  assert.ok(!said.includes('SALINAN'));
});

test('what coins make of the sum is a line of its own, and the total is what was paid', () => {
  const said = text({ ...BELI, grand_total: rp(6_642_150), pembulatan_tunai: rp(-50) });
  for (const part of ['6,642,150', 'Pembulatan tunai', 'Rp 6,642,200'])
    assert.ok(said.includes(part), part);
  assert.ok(!text(BELI).includes('Pembulatan tunai'));
});

test('a second print is SALINAN 1, a cancelled one says BATAL, an open one is not paid', () => {
  assert.ok(text({ ...BELI, cetak_ke: 2 }).includes('SALINAN 1'));
  assert.ok(text({ ...BELI, status: 'CANC' }).includes('BATAL'));
  assert.ok(text({ ...BELI, status: 'OPEN' }).includes('BELUM DIBAYAR'));
});

test('the message to the seller names the sum', () =>
  assert.match(
    isiPesan(templatPesanBawaan('NOTA_PEMBELIAN'), nilaiBeli(BELI, TOKO)),
    /Dibayar \*Rp 6,642,000\*/,
  ));
