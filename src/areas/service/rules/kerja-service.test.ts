import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang, uang, type Baris } from '#areas/buku/rules/buku.ts';
import {
  bukuAmbil,
  bukuBatalService,
  bukuTerima,
  bukuUangKembali,
  hitungAmbil,
  periksaBatalService,
  periksaJanji,
  periksaKerja,
  periksaSemua,
} from '#areas/service/rules/kerja-service.ts';
import { TANPA_PAJAK } from '#areas/penjualan/rules/pajak.ts';

const told = (lines: readonly Baris[]) =>
  lines.map(({ akun, rupiah, qty, berat, murni }) =>
    rupiah ? [akun, rupiah] : [akun, qty, berat, murni],
  );
const ring = { kadar: persen(7000), berat: mg(4120), murni: mg(2884) };
const done = { kadar: persen(7000), berat: mg(4250), murni: mg(2975) };
const say = () => '70%';
const NAIK_500 = {
  pembulatan: { langkah: rp(500), arah: 'up' as const },
  pajak: null,
};
const tarif = { persen: persen(110), berlaku_dari: null };
const PAJAK = (termasuk: boolean) => ({
  ...NAIK_500,
  pajak: {
    termasuk,
    tarif: { DENGAN_FAKTUR: tarif, TANPA_FAKTUR: tarif, BUKAN_EMAS: tarif, JASA: tarif },
    pph22: persen(25),
  },
});

test('received 4.120 g with a DP of 50,000', () => {
  const lines = bukuTerima([ring], [uang('kas', rp(50_000))], rp(50_000));
  expect(told(lines)).toEqual([
    ['kas', 50_000],
    ['dp_service', -50_000],
    ['pelanggan', -1, -4120, -2884],
    ['service', 1, 4120, 2884],
  ]);
});

test('fetched: ongkos 150,000 and gold 305,250 up to 305,500, cost 274,400', () => {
  const added = { kadar: persen(7000), tambah_emas: mg(150), per_gram: rp(2_035_000) };
  const harga = hitungAmbil(rp(150_000), [added], NAIK_500, say);
  expect(harga).toEqual({ emas_rp: 305_500, total: 455_500, pajak: TANPA_PAJAK, refusals: [] });
  const of = { ongkos: rp(150_000), dp_rp: rp(50_000), modal_emas: rp(274_400), ...harga };
  const lines = bukuAmbil(of, [uang('kas', rp(405_500))], [done]);
  expect(told(lines)).toEqual([
    ['kas', 405_500],
    ['dp_service', 50_000],
    ['ongkos', -150_000],
    ['pendapatan:EMAS_SERVICE', -305_500],
    ['biaya:MODAL_EMAS_SERVICE', 274_400],
    ['persediaan', -274_400],
    ['service', -1, -4250, -2975],
    ['pelanggan', 1, 4250, 2975],
  ]);
  expect(periksaSeimbang(lines)).toEqual([]);
});

test('PPN inside 455,500 is 4,956 and comes off the work; a job of 2,000 with much gold pays it from both', () => {
  const added = { kadar: persen(7000), tambah_emas: mg(150), per_gram: rp(2_035_000) };
  const harga = hitungAmbil(rp(150_000), [added], PAJAK(true), say);
  expect(harga).toMatchObject({ total: 455_500, pajak: { ppn_rp: 4_956, ppn_luar_rp: 0 } });
  const dari = (ongkos: number, of: typeof harga) =>
    told(
      bukuAmbil(
        { ongkos: rp(ongkos), dp_rp: rp(0), modal_emas: rp(0), ...of },
        [uang('kas', of.total)],
        [],
      ),
    );
  expect(dari(150_000, harga)).toEqual([
    ['kas', 455_500],
    ['ongkos', -145_044],
    ['pendapatan:EMAS_SERVICE', -305_500],
    ['ppn', -4_956],
  ]);
  expect(dari(2_000, hitungAmbil(rp(2_000), [added], PAJAK(true), say))).toEqual([
    ['kas', 307_500],
    ['pendapatan:EMAS_SERVICE', -304_154],
    ['ppn', -3_346],
  ]);
});

test('on top of 455,250 it is 5,008: 460,500 after one rounding, and no PPh 22 of a service', () => {
  const added = { kadar: persen(7000), tambah_emas: mg(150), per_gram: rp(2_035_000) };
  const harga = hitungAmbil(rp(150_000), [added], PAJAK(false), say);
  expect(harga).toMatchObject({
    total: 460_500,
    emas_rp: 305_492,
    pajak: { ppn_rp: 5_008, ppn_luar_rp: 5_008, pph22_rp: 0 },
  });
  const of = { ongkos: rp(150_000), dp_rp: rp(0), modal_emas: rp(0), ...harga };
  const lines = bukuAmbil(of, [uang('kas', rp(460_500))], []);
  expect(periksaSeimbang(lines)).toEqual([]);
  expect(hitungAmbil(rp(75_250), [], PAJAK(false), say)).toMatchObject({
    emas_rp: 0,
    total: 76_078,
  });
});

test('without added gold the work costs what it costs, be it 75,250', () => {
  expect(hitungAmbil(rp(75_250), [], NAIK_500, say)).toMatchObject({ emas_rp: 0, total: 75_250 });
});

test('gold whose fineness has no price today is not given away', () => {
  const added = { kadar: persen(7000), tambah_emas: mg(150), per_gram: null };
  expect(hitungAmbil(rp(0), [added], NAIK_500, say).refusals).toMatchObject([
    { code: 'HARGA_KOSONG' },
  ]);
});

test('cancelled before gold was added: DP back whole', () => {
  const money = bukuUangKembali({
    jumlah: rp(50_000),
    no_rekening: null,
    pembulatan_tunai: rp(0),
  });
  const lines = bukuBatalService({ dp_rp: rp(50_000), modal_emas: rp(0) }, money, [ring]);
  expect(told(lines)).toEqual([
    ['dp_service', 50_000],
    ['kas', -50_000],
    ['service', -1, -4120, -2884],
    ['pelanggan', 1, 4120, 2884],
  ]);
});

test('a job is not given back while gold is at the craftsman or in the piece', () => {
  const piece = { berat: mg(4120), berat_selesai: mg(4120), tambah_emas: mg(0) };
  const same = [piece];
  expect(periksaBatalService(mg(0), 'T01', same)).toEqual([]);
  expect(periksaBatalService(mg(1), 'T01', same)).toMatchObject([{ code: 'EMAS_DI_TUKANG' }]);
  expect(periksaBatalService(mg(0), null, [{ ...piece, berat_selesai: mg(4250) }])).toMatchObject([
    { code: 'EMAS_SUDAH_MASUK' },
  ]);
  // As much was filed off as went in.
  expect(periksaBatalService(mg(0), null, [{ ...piece, tambah_emas: mg(500) }])).toMatchObject([
    { code: 'EMAS_SUDAH_MASUK' },
  ]);
});

test('work is typed, or chosen from the list where the shop has one (D-33.24)', () => {
  const list = new Map([['PATRI', { deskripsi: 'Patri', ongkos: rp(35_000) }]]);
  const typed = { kode_deskripsi: null, deskripsi: 'Ganti mata' };
  expect(periksaKerja(typed, null)).toEqual([]);
  expect(periksaKerja({ ...typed, deskripsi: null }, null)).toMatchObject([
    { code: 'PEKERJAAN_KOSONG' },
  ]);
  expect(periksaKerja(typed, list)).toMatchObject([{ code: 'PEKERJAAN_DAFTAR' }]);
  expect(periksaKerja({ ...typed, kode_deskripsi: 'X' }, list)).toMatchObject([
    { code: 'PEKERJAAN_TIDAK_ADA' },
  ]);
  expect(periksaKerja({ ...typed, kode_deskripsi: 'PATRI' }, list)).toEqual([]);
});

test('a promise is no day of the past, every piece is finished once', () => {
  expect(periksaJanji(hari('2026-11-20'), hari('2026-11-20'))).toEqual([]);
  expect(periksaJanji(hari('2026-11-19'), hari('2026-11-20'))).toMatchObject([
    { code: 'JANJI_LAMPAU' },
  ]);
  expect(periksaSemua([2, 1], 2)).toEqual([]);
  expect(periksaSemua([1], 2)).toMatchObject([{ code: 'BARANG_TIDAK_LENGKAP' }]);
  expect(periksaSemua([1, 1], 2)).toMatchObject([{ code: 'BARANG_KEMBAR' }]);
  expect(periksaSemua([1, 3], 2)).toMatchObject([{ code: 'BARANG_TIDAK_LENGKAP' }]);
});
