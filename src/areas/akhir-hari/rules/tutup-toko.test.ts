import assert from 'node:assert/strict';
import { test } from 'vitest';
import { plain } from '#kit/rules/sentence.ts';
import { rp } from '#kit/rules/quantity.ts';
import { padat, periksaSeimbang } from '#areas/buku/rules/buku.ts';
import {
  hitungPecahan,
  hitungSelisih,
  periksaLaci,
  periksaPecahan,
} from '#areas/akhir-hari/rules/hitung-kas.ts';
import {
  bukuSelisih,
  jumlahkanLaci,
  periksaAlasan,
  periksaSiap,
  type Laci,
} from '#areas/akhir-hari/rules/tutup-toko.ts';

const pecahan = (...rows: [number, number][]) =>
  rows.map(([nilai, jumlah]) => ({ nilai: rp(nilai), jumlah }));
const laci = (nama: string, saldo: number, fisik: number | null, sistem = saldo): Laci => ({
  laci: nama,
  saldo: rp(saldo),
  hitungan: fisik === null ? null : { cash_fisik: rp(fisik), cash_sistem: rp(sistem) },
});
const SIAP = {
  belum_validasi: [],
  laci: [laci('kas', 100_000, 100_000)],
  baki_belum_timbang: [],
  invarian: [],
};
const kata = (keadaan: Parameters<typeof periksaSiap>[0]) =>
  periksaSiap(keadaan).map((one) => plain(one.message));

test('386 notes of 100,000 and 147 of 50,000 are 45,950,000; counted 5,000 less than the book is -5,000', () => {
  assert.equal(hitungPecahan(pecahan([100_000, 386], [50_000, 147], [100, 0])), 45_950_000);
  assert.equal(hitungPecahan([]), 0);
  assert.equal(hitungSelisih(rp(995_000), rp(1_000_000)), -5_000);
});

test('a value that no note has, and the same value twice, are refused at their line', () => {
  assert.deepEqual(
    periksaPecahan(pecahan([100_000, 1], [75_000, 1]), [100_000, 50_000]).map((one) => [
      one.field,
      one.message,
    ]),
    [['pecahan.1.nilai', 'Pecahan Tidak Ada Dalam Daftar']],
  );
  assert.equal(
    periksaPecahan(pecahan([500, 1], [500, 2]), [500])[0]!.message,
    'Pecahan Sama Dua Kali',
  );
});

test('one drawer needs no name, two do', () => {
  assert.deepEqual(periksaLaci(null, ['kas']), []);
  assert.equal(periksaLaci(null, ['kas', 'kas_hutang'])[0]!.message, 'Laci Harus Dipilih');
  assert.equal(periksaLaci('kas:belakang', ['kas'])[0]!.message, 'Laci Tidak Ditemukan');
});

test('everything in order lets the day close', () => assert.deepEqual(periksaSiap(SIAP), []));

test('each thing that is not in order has its own sentence', () => {
  assert.deepEqual(
    kata({
      ...SIAP,
      belum_validasi: [
        { jenis: 'penjualan', jumlah: 2 },
        { jenis: 'tukar-tambah', jumlah: 1 },
      ],
    }),
    [
      'Masih Ada 2 Penjualan Yang Menunggu Validasi',
      'Masih Ada 1 Tukar Tambah Yang Menunggu Validasi',
    ],
  );
  assert.deepEqual(
    kata({ ...SIAP, laci: [laci('kas', 100_000, null), laci('kas_hutang', 5_000, 5_000, 4_000)] }),
    ['Kas Toko Belum Dihitung', 'Kas Hutang Bergerak Setelah Dihitung, Hitung Ulang Kas'],
  );
  assert.deepEqual(kata({ ...SIAP, baki_belum_timbang: ['A-01'] }), ['Baki A-01 Belum Ditimbang']);
  assert.deepEqual(
    kata({
      ...SIAP,
      invarian: [
        { kode: 'I-6', nama: 'Jurnal seimbang', jumlah: 1 },
        { kode: 'I-7', nama: 'Saldo', jumlah: 0 },
      ],
    }),
    ['Pemeriksaan I-6 Jurnal seimbang Gagal: 1'],
  );
});

test('5,000 missing goes to selisih_kas, a surplus the other way, none writes nothing (worked postings 7)', () => {
  const tulis = (all: Laci[]) =>
    padat(bukuSelisih(all, rp(1))).map(({ akun, rupiah }) => `${akun} ${rupiah}`);
  assert.deepEqual(tulis([laci('kas', 1_000_000, 995_000)]), ['selisih_kas 5000', 'kas -5000']);
  assert.deepEqual(tulis([laci('kas', 1_000_000, 1_002_000)]), ['selisih_kas -2000', 'kas 2000']);
  assert.deepEqual(tulis([laci('kas', 1_000_000, 1_000_000)]), []);
  assert.deepEqual(
    periksaSeimbang(bukuSelisih([laci('kas', 10, 7), laci('kas_hutang', 10, 12)], rp(1))),
    [],
  );
});

test('too much in one till does not hide what is missing in the other', () => {
  const hasil = jumlahkanLaci([laci('kas', 100_000, 95_000), laci('kas_hutang', 50_000, 55_000)]);
  assert.deepEqual(hasil, {
    cash_fisik: 150_000,
    cash_sistem: 150_000,
    selisih: 0,
    mutlak: 10_000,
  });
  assert.equal(periksaAlasan(hasil.mutlak, null)[0]!.message, 'Alasan Selisih Tidak Boleh Kosong');
  assert.deepEqual(periksaAlasan(hasil.mutlak, 'Tertukar'), []);
  assert.deepEqual(periksaAlasan(rp(0), null), []);
});
