import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { bukuTerimaKiriman } from '#areas/kirim/rules/buku-kiriman.ts';
import {
  periksaKondisi,
  jumlahkanBeda,
  periksaTujuanKiriman,
  tentukanBerat,
  tentukanPenyetujuBeda,
} from '#areas/kirim/rules/kirim-barang.ts';
import { belumPadan, petakan } from '#areas/kirim/rules/padanan.ts';
import { sheetsOf } from '#areas/kirim/rules/lembar.ts';

const P1 = {
  persen: persen(7500),
  berat_kirim: mg(3250),
  murni_kirim: mg(2438),
  berat_atribut: mg(0),
};

describe('a piece of 3.250 g, 750, with a tolerance of 0.010 g', () => {
  const timbang = (berat: number | null) =>
    tentukanBerat({ ...P1, berat_timbang: berat === null ? null : mg(berat) }, mg(10));
  test('enters as it was packed without a weight, and when the scale says 3.240 or 3.260 g', () => {
    for (const berat of [null, 3240, 3250, 3260])
      expect(timbang(berat)).toEqual({ berat: 3250, berat_asli: 3250, murni: 2438, beda: false });
  });
  test('enters with 3.230 g and 2.423 g fine when that is what the scale says, with 3.270 g too', () => {
    expect(timbang(3230)).toEqual({ berat: 3230, berat_asli: 3230, murni: 2423, beda: true });
    expect(timbang(3270)).toMatchObject({ berat: 3270, murni: 2453, beda: true });
  });
  test('of which 0.250 g is a stone has the fine gold of the rest', () => {
    const one = { ...P1, murni_kirim: mg(2250), berat_atribut: mg(250), berat_timbang: mg(3230) };
    expect(tentukanBerat(one, mg(10))).toMatchObject({
      berat: 3230,
      berat_asli: 2980,
      murni: 2235,
    });
  });
});

test('0.500 g of differences in thirty days are for a supervisor, 0.501 g for an owner', () => {
  const beda = jumlahkanBeda([
    { berat_kirim: mg(3250), berat: mg(3050) },
    { berat_kirim: mg(2345), berat: mg(2445) },
  ]);
  expect(beda).toBe(300);
  expect(tentukanPenyetujuBeda(beda, mg(200), mg(500))).toBe('SPV');
  expect(tentukanPenyetujuBeda(beda, mg(201), mg(500))).toBe('OWN');
  expect(tentukanPenyetujuBeda(mg(2150), mg(0), mg(500))).toBe('OWN');
});

test('a receipt of 3.230 g is settled for the sender as it was packed; 0.020 g are a difference (worked line)', () => {
  const lines = bukuTerimaKiriman(
    [
      {
        kode_barcode: 'P1',
        ...P1,
        berat: mg(3230),
        murni: mg(2423),
        harga_modal: rp(6_400_000),
        kode_gudang: 'TK',
        kode_baki: 'C-01',
      },
    ],
    'KJ1',
  );
  expect(lines.map((one) => [one.akun, one.rupiah, one.qty, one.berat, one.murni])).toEqual([
    ['rk:KJ1', 0, -1, -3250, -2438],
    ['baki:TK/C-01', 0, 1, 3230, 2423],
    ['selisih', 0, 0, 20, 15],
    ['persediaan', 6_400_000, 0, 0, 0],
    ['rk:KJ1', -6_400_000, 0, 0, 0],
  ]);
});

describe('where goods may go', () => {
  const toko = {
    kode_toko: 'KJ2',
    jenis: 'CABANG',
    is_active: true,
    menerima: true,
    menyepuh: true,
    berlian: true,
    jauh: false,
  } as const;
  const codes = (...of: Parameters<typeof periksaTujuanKiriman>) =>
    periksaTujuanKiriman(...of).map((one) => one.code);
  test('to another shop that has the module; an online store by its own screen alone', () => {
    expect(codes('KJ1', toko, 'TOKO')).toEqual([]);
    expect(codes('KJ1', undefined, 'TOKO')).toEqual(['TUJUAN_TIDAK_ADA']);
    expect(codes('KJ2', toko, 'TOKO')).toEqual(['TUJUAN_TIDAK_ADA']);
    expect(codes('KJ1', { ...toko, is_active: false }, 'TOKO')).toEqual(['TUJUAN_TIDAK_ADA']);
    expect(codes('KJ1', { ...toko, menerima: false }, 'TOKO')).toEqual(['TUJUAN_TANPA_MODUL']);
    expect(codes('KJ1', { ...toko, jenis: 'ONLINE' }, 'TOKO')).toEqual(['TUJUAN_ONLINE']);
    expect(codes('KJ1', { ...toko, jenis: 'ONLINE' }, 'ONLINE')).toEqual([]);
    expect(codes('KJ1', toko, 'ONLINE')).toEqual(['TUJUAN_BUKAN_ONLINE']);
  });

  test('loose stones to a shop that keeps stones', () => {
    expect(codes('KJ1', toko, 'BERLIAN')).toEqual([]);
    expect(codes('KJ1', { ...toko, berlian: false }, 'BERLIAN')).toEqual(['TUJUAN_TANPA_BERLIAN']);
    expect(codes('KJ1', { ...toko, jenis: 'ONLINE' }, 'BERLIAN')).toEqual(['TUJUAN_ONLINE']);
  });

  test('gold to be refined to head office alone, which refines it', () => {
    const pusat = { ...toko, kode_toko: 'PST', jenis: 'PUSAT' } as const;
    expect(codes('KJ1', pusat, 'SEPUHAN')).toEqual([]);
    expect(codes('KJ1', toko, 'SEPUHAN')).toEqual(['TUJUAN_BUKAN_PUSAT']);
    expect(codes('KJ1', { ...pusat, menyepuh: false }, 'SEPUHAN')).toEqual([
      'TUJUAN_TANPA_SEPUHAN',
    ]);
  });
});

describe('masters of the sender', () => {
  const piece = {
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar: '750',
    kode_bandrol: null,
    persen: persen(7500),
  };
  const master = {
    kategori: new Set(['PHS']),
    jenis: new Set(['RG']),
    group: new Set(['T']),
    bandrol: new Set<string>(),
    kadar: new Map([
      ['750', persen(7400)],
      ['18K', persen(7500)],
    ]),
  };
  const pilih = (of: Record<string, string>) => new Map(Object.entries(of));
  const salah = (of: Record<string, string>) => {
    const found = petakan(piece, pilih(of), master);
    return 'salah' in found ? found.salah.map((one) => one.code) : found.kode;
  };
  test('the same code serves, but a kadar of the same name and another percent does not', () => {
    expect(belumPadan([piece], new Map(), master)).toEqual([
      { jenis: 'JENIS', dari: 'CC', persen: null },
      { jenis: 'KADAR', dari: '750', persen: 7500 },
    ]);
    expect(salah({})).toEqual(['PADANAN_KOSONG', 'PADANAN_KOSONG']);
  });
  test('gold gains no percent by the choice of a kadar', () => {
    expect(salah({ 'JENIS/CC': 'RG', 'KADAR/750': '750' })).toEqual(['KADAR_TIDAK_SAMA']);
    expect(salah({ 'JENIS/CC': 'XX', 'KADAR/750': '18K' })).toEqual(['PADANAN_TIDAK_ADA']);
    expect(salah({ 'JENIS/CC': 'RG', 'KADAR/750': '18K' })).toEqual({
      kode_kategori: 'PHS',
      kode_dept: 'RG',
      kode_group: 'T',
      kode_kadar: '18K',
      kode_bandrol: null,
    });
  });
});

test('damage is photographed, and nothing else is', () => {
  const codes = (kondisi: string | null, foto: string | null) =>
    periksaKondisi({ kondisi, foto }, 0).map((one) => one.code);
  expect(codes(null, null)).toEqual([]);
  expect(codes('RUSAK', 'a.jpg')).toEqual([]);
  expect(codes('RUSAK', null)).toEqual(['RUSAK_TANPA_FOTO']);
  expect(codes(null, 'a.jpg')).toEqual(['FOTO_TANPA_RUSAK']);
});

test('the last sheet of a dispatch note has room for its signatures, and at least one piece', () => {
  const sizes = (n: number) =>
    sheetsOf(Array.from({ length: n }, () => 0)).map((one) => one.length);
  expect([sizes(1), sizes(25), sizes(26), sizes(57), sizes(58)]).toEqual([
    [1],
    [25],
    [25, 1],
    [32, 25],
    [32, 25, 1],
  ]);
  expect(sizes(500).reduce((all, one) => all + one, 0)).toBe(500);
});
