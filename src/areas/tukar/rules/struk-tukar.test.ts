import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import type { StrukLine } from '#kit/rules/struk.ts';
import { isiPesan } from '#areas/pesan/rules/isi-pesan.ts';
import { templatPesanBawaan } from '#areas/pesan/rules/templat-pesan.ts';
import { nilaiTukar, strukTukar, type StrukTukar } from '#areas/tukar/rules/struk-tukar.ts';
import { TIKET, TOKO } from '#areas/tukar/rules/tiket-contoh.fixtures.ts';

const tulis = (lines: readonly StrukLine[]): string[] =>
  lines.flatMap((one) =>
    one.kind === 'pair' || one.kind === 'total'
      ? [`${one.left} | ${one.right}`]
      : one.kind === 'center' || one.kind === 'text'
        ? [one.text]
        : one.kind === 'barcode'
          ? [`[${one.code}]`]
          : [],
  );
const kertas = (more: Partial<StrukTukar> = {}) =>
  tulis(strukTukar({ ...TIKET, ...more }, TOKO)[0]!.lines);

test('gold out, gold in, the difference and its change stand on one paper', () => {
  expect(kertas()).toEqual(
    expect.arrayContaining([
      'NOTA TUKAR TAMBAH',
      'No. tukar | TKKJ1261121001',
      'BARANG KELUAR | PJKJ1261121001',
      'Kalung Rantai | 10,395,500',
      'Total penjualan | 10,395,500',
      'EMAS MASUK | PBKJ1261121002',
      'Anting Bunga | 2,936,500',
      'Nota asal | PJKJ1261001001',
      'Total pembelian | 2,936,500',
      'Dibayar pelanggan | Rp 7,459,000',
      'Tunai | 7,500,000',
      'Kembali | 41,000',
      '[PJKJ1261121001]',
    ]),
  );
});

test('where the shop pays, the paper says so and shows no negative sum', () => {
  const bayar = [{ jenis: 'CASH', kode_bank: null, jumlah: rp(-5_172_000), fee: rp(0) }] as const;
  const penjualan = { ...TIKET.penjualan, pembayaran: bayar, kembali: rp(0) };
  const lines = kertas({ selisih: rp(-5_172_000), penjualan });
  expect(lines).toContain('Dibayar toko | Rp 5,172,000');
  expect(lines).toContain('Tunai dari toko | 5,172,000');
  expect(lines.join(' ')).not.toContain('-5,172,000');
});

test('a ticket that waits bears its own code; a copy, a reprint and a cancelled one say what they are', () => {
  const open = kertas({ status: 'OPEN' });
  expect(open).toContain('BELUM DIBAYAR, BAWA KE KASIR');
  expect(open).toContain('[TKKJ1261121001]');
  expect(kertas({ cetak_ke: 3 })).toContain('SALINAN 2');
  expect(kertas().join(' ')).not.toContain('SALINAN');
  expect(kertas({ status: 'CANC' })).toContain('BATAL');
});

test('the message to the phone names both sides and who paid', () => {
  const pesan = isiPesan(templatPesanBawaan('NOTA_TUKAR'), nilaiTukar(TIKET, TOKO));
  expect(pesan).toContain('Barang keluar:\n1. Kalung Rantai, 5.010 g, kadar 70%, Rp 10,395,500');
  expect(pesan).toContain('Emas masuk:\n1. Anting Bunga, 2.340 g, kadar 42%, Rp 2,936,500');
  expect(pesan).toContain('Dibayar pelanggan *Rp 7,459,000*');
});

test('with two copies the customer’s has the terms and the address of its nota, the shop’s says whose it is', () => {
  const toko = { ...TOKO, rangkap: true, alamat_nota: 'https://kilau.example/nota/abc' };
  const sheets = strukTukar(TIKET, toko);
  expect(sheets.map(({ name }) => name)).toEqual(['PELANGGAN', 'TOKO']);
  const [customer, shop] = sheets.map(({ lines }) => tulis(lines));
  expect(customer).toContain('LEMBAR PELANGGAN');
  expect(shop).toContain('LEMBAR TOKO');
  const qr = sheets.map(({ lines }) => lines.some(({ kind }) => kind === 'qr'));
  expect(qr).toEqual([true, false]);
  const syarat = (lines: string[] = []) => lines.join(' ').includes('12 bulan');
  expect([syarat(customer), syarat(shop)]).toEqual([true, false]);
});

test('a ticket has the small print of the shop, the coupon of its sale and what the card costs, as a sale has', () => {
  const kupon_nota = [
    {
      no_kupon: 'KP7F3A09C2D1',
      nilai: rp(100_000),
      persen: null,
      minimal_belanja: rp(0),
      berlaku_sd: hari('2026-12-20'),
      kali_pakai: 1,
    },
  ];
  const pembayaran = [
    { jenis: 'DEBET', kode_bank: 'BCA', jumlah: rp(7_459_000), fee: rp(37_000) },
  ] as const;
  const penjualan = { ...TIKET.penjualan, kupon_nota, pembayaran, kembali: rp(0) };
  const lines = kertas({ penjualan });
  expect(lines).toContain('Kehilangan nota mengurangi harga pembelian kembali.');
  expect(lines).toContain('KP7F3A09C2D1 | Rp 100,000');
  expect(lines).toContain('Biaya kartu, di luar total | 37,000');
});
