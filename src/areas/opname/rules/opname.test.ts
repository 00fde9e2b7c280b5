import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { periksaSeimbang } from '#areas/buku/rules/buku.ts';
import {
  bukuOpname,
  hitungBedaBerat,
  tentukanHasil,
  type BarangOpname,
} from '#areas/opname/rules/opname.ts';

const A01 = { kode_gudang: 'TK', kode_baki: 'A-01' };
const piece: BarangOpname = {
  harus: true,
  dipindai: true,
  baki_fisik: null,
  berat_fisik: null,
  berat: mg(3250),
  status: 'READY',
  no_pegang: null,
  dititipkan: false,
  ...A01,
  bergerak: false,
};
const hasil = (
  more: Partial<BarangOpname>,
  cakupan: { kode_gudang: string; kode_baki: string | null } = A01,
) => {
  const said = tentukanHasil({ ...piece, ...more }, cakupan);
  return [said.hasil, said.bukuan];
};

describe('a piece of tray A-01', () => {
  test('scanned there is found', () => expect(hasil({})).toEqual(['KETEMU', null]));
  test('never scanned is missing, and booked as gone', () =>
    expect(hasil({ dipindai: false })).toEqual(['HILANG', 'HILANG']));
  test('sold while the count went on is counted apart, scanned or not', () => {
    expect(hasil({ dipindai: false, status: 'TERJUAL', bergerak: true })).toEqual([
      'BERGERAK',
      null,
    ]);
    expect(hasil({ status: 'TERJUAL', bergerak: true })).toEqual(['BERGERAK', null]);
  });
  test('never scanned is missing wherever it was meanwhile, while it lies here now', () => {
    const kini = { dipindai: false, bergerak: true };
    expect(hasil(kini)).toEqual(['HILANG', 'HILANG']);
    expect(hasil({ ...kini, status: 'TITIP' })).toEqual(['HILANG', 'HILANG']);
    expect(hasil({ ...kini, kode_baki: 'B-02' }, { kode_gudang: 'TK', kode_baki: null })).toEqual([
      'HILANG',
      'HILANG',
    ]);
  });
  test('never scanned has moved where it lies elsewhere now, or is put aside for a customer', () => {
    expect(hasil({ dipindai: false, bergerak: true, kode_baki: 'B-02' })).toEqual([
      'BERGERAK',
      null,
    ]);
    expect(hasil({ dipindai: false, bergerak: true, kode_gudang: 'SV' })).toEqual([
      'BERGERAK',
      null,
    ]);
    expect(hasil({ dipindai: false, status: 'TITIP', dititipkan: true })).toEqual([
      'BERGERAK',
      null,
    ]);
  });
  test('put aside for a customer is missing in a count of the whole warehouse, and booked by nothing', () => {
    const TK = { kode_gudang: 'TK', kode_baki: null };
    const titip = { status: 'TITIP', dititipkan: true, kode_baki: null } as const;
    expect(hasil({ ...titip, dipindai: false }, TK)).toEqual(['HILANG', null]);
    expect(hasil({ ...titip, dipindai: false, kode_gudang: 'SV' }, TK)).toEqual(['BERGERAK', null]);
    expect(hasil(titip, TK)).toEqual(['KETEMU', null]);
    expect(hasil({ ...titip, baki_fisik: 'B-02' }, TK)).toEqual(['KETEMU', null]);
    expect(hasil({ ...titip, berat_fisik: mg(2250) }, TK)).toEqual(['BEDA BERAT', null]);
    expect(hasil({ ...titip, dipindai: false, status: 'TERJUAL', bergerak: true }, TK)).toEqual([
      'BERGERAK',
      null,
    ]);
  });
  test('scanned, carried away and back, is found; left elsewhere it has moved', () => {
    expect(hasil({ bergerak: true })).toEqual(['KETEMU', null]);
    expect(hasil({ bergerak: true, kode_baki: 'B-02' })).toEqual(['BERGERAK', null]);
  });
  test('scanned in tray B-02 is carried there by the book', () =>
    expect(hasil({ baki_fisik: 'B-02' })).toEqual(['SALAH BAKI', 'PINDAH']));
  test('of another weight is told, and changed by nobody but Ubah Barang', () =>
    expect(hasil({ berat_fisik: mg(3240) })).toEqual(['BEDA BERAT', null]));
});

describe('a piece that does not belong there', () => {
  test('from another tray lies in the wrong one', () =>
    expect(hasil({ harus: false, kode_baki: 'B-02' })).toEqual(['SALAH BAKI', 'PINDAH']));
  test('held by a receipt is told and stays in its tray', () =>
    expect(hasil({ harus: false, kode_baki: 'B-02', status: 'TITIP' })).toEqual([
      'SALAH BAKI',
      null,
    ]));
  test('that was sold long ago is too much', () =>
    expect(hasil({ harus: false, status: 'TERJUAL' })).toEqual(['LEBIH', null]));
  test('that was missing since the last count is found again', () =>
    expect(hasil({ harus: false, status: 'HILANG' })).toEqual(['LEBIH', 'KEMBALI']));
  test('in a count of a whole warehouse, without a tray named, stays unbooked', () =>
    expect(
      hasil(
        { harus: false, kode_gudang: 'SV', kode_baki: null },
        { kode_gudang: 'TK', kode_baki: null },
      ),
    ).toEqual(['SALAH BAKI', null]));
});

test('one piece 1.000 g lighter, one 0.051 g heavier than theirs are 2; within 0.050 g is none', () => {
  const scanned = (berat_fisik: number | null) => ({
    berat: mg(3250),
    berat_fisik: berat_fisik === null ? null : mg(berat_fisik),
  });
  const pieces = [2250, 3301, 3300, 3200, null].map(scanned);
  expect(hitungBedaBerat(pieces, mg(50))).toEqual({ qty: 2, selisih: -949 });
  expect(hitungBedaBerat(pieces.slice(2), mg(50))).toEqual({ qty: 0, selisih: 0 });
});

test('a ring of 3.250 g missing, an earring of 2.345 g back: 3,600,000 of cost is lost', () => {
  const line = { dari: A01, ke: A01 };
  const baris = bukuOpname([
    {
      ...line,
      kode_barcode: 'KJ100001',
      bukuan: 'HILANG',
      persen: persen(7500),
      berat: mg(3250),
      murni: mg(2438),
      harga_modal: rp(6_400_000),
    },
    {
      ...line,
      kode_barcode: 'KJ100002',
      bukuan: 'KEMBALI',
      persen: persen(4200),
      berat: mg(2345),
      murni: mg(985),
      harga_modal: rp(2_800_000),
    },
  ]);
  expect(baris.map(({ akun, qty, rupiah }) => [akun, qty, rupiah])).toEqual([
    ['baki:TK/A-01', -1, 0],
    ['selisih', 1, 0],
    ['selisih', -1, 0],
    ['baki:TK/A-01', 1, 0],
    ['selisih_stock', 0, 3_600_000],
    ['persediaan', 0, -3_600_000],
  ]);
  expect(periksaSeimbang(baris)).toEqual([]);
});
