import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import type { CaraHarga } from '#areas/barang/rules/harga-barang.ts';
import { plain } from '#kit/rules/sentence.ts';
import {
  hitungMurni,
  kembarDi,
  kunciNama,
  periksaBatu,
  periksaCara,
  periksaIsi,
  periksaKode,
  periksaModalBatu,
  periksaPasangan,
  periksaTempat,
  type IsiBarang,
  type MasterBarang,
} from '#areas/stock/rules/periksa-barang.ts';

const cincin: IsiBarang = {
  nama_barang: 'Cincin Polos',
  deskripsi: null,
  kadar: persen(7500),
  berat: mg(3250),
  berat_atribut: mg(0),
  berat_label: mg(120),
  berat_asli: null,
};
const said = (isi: Partial<IsiBarang>) =>
  periksaIsi({ ...cincin, ...isi }).map(({ field, message }) => `${field}: ${plain(message)}`);

describe('what a piece says of itself', () => {
  test('a ring of 3.250 g, 75%, named with more than five letters, is taken', () => {
    expect(said({})).toEqual([]);
  });

  test.each<[string, Partial<IsiBarang>, string]>([
    [
      'five letters are too few for a name',
      { nama_barang: 'Anting'.slice(0, 5) },
      'nama_barang: Nama Barang Harus Lebih Dari 5 Karakter',
    ],
    [
      'a description of 19 letters is too short',
      { deskripsi: 'x'.repeat(19) },
      'deskripsi: Deskripsi Minimal 20 Karakter',
    ],
    ['a kadar of 0', { kadar: persen(0) }, 'kadar: Kadar Tidak Boleh 0'],
    ['a kadar below 0', { kadar: persen(-1) }, 'kadar: Kadar Tidak Boleh 0'],
    [
      'the code 750 typed as a percent',
      { kadar: persen(75_000) },
      'kadar: Kadar Tidak Boleh Lebih Dari 500, Pilih Kode Kadar Dari Daftar',
    ],
    [
      'a kadar of 500.01',
      { kadar: persen(50_001) },
      'kadar: Kadar Tidak Boleh Lebih Dari 500, Pilih Kode Kadar Dari Daftar',
    ],
    ['a weight of 0', { berat: mg(0) }, 'berat: Berat Tidak Boleh 0'],
    ['a weight below 0', { berat: mg(-3250) }, 'berat: Berat Tidak Boleh 0'],
    [
      'stones as heavy as the piece',
      { berat_atribut: mg(3250) },
      'berat_atribut: Berat Emas Harus Lebih Dari 0, Berat Atribut Terlalu Besar',
    ],
    [
      'stones of less than nothing',
      { berat_atribut: mg(-1) },
      'berat_atribut: Berat Atribut Tidak Boleh Kurang Dari 0',
    ],
    [
      'a label of less than nothing',
      { berat_label: mg(-1) },
      'berat_label: Berat Label Tidak Boleh Kurang Dari 0',
    ],
    [
      'a gold weight that is not weight less stones',
      { berat_atribut: mg(50), berat_asli: mg(3250) },
      'berat_asli: Berat Asli Harus Sama Dengan Berat Dikurangi Berat Atribut',
    ],
  ])('%s', (_, isi, sentence) => {
    expect(said(isi)).toEqual([sentence]);
  });

  test('the limits themselves are taken: six letters, 20 letters, 500%, one milligram', () => {
    expect(
      said({
        nama_barang: 'Cincin',
        deskripsi: 'x'.repeat(20),
        kadar: persen(50_000),
        berat: mg(1),
      }),
    ).toEqual([]);
  });

  test('every fault is told at once, not the first alone', () => {
    expect(
      said({ nama_barang: 'Tidur', kadar: persen(0), berat: mg(0), deskripsi: 'pendek' }),
    ).toHaveLength(4);
  });

  test('an accented letter counts once, as the database counts it', () => {
    expect(said({ nama_barang: '\u{1F48D}'.repeat(5) })).toEqual([
      'nama_barang: Nama Barang Harus Lebih Dari 5 Karakter',
    ]);
  });
});

const master: MasterBarang = {
  kategori: new Set(['PERHIASAN']),
  jenis: new Set(['CC', 'BR']),
  jenisBerlian: new Set(['BR']),
  group: new Map([['T', null]]),
  kadar: new Map([['750', persen(7500)]]),
  kadarGroup: new Map(),
  bandrol: new Map([['B1', mg(120)]]),
  gudang: new Map([
    ['TK', { jenis: 'TOKO', baki: new Set(['A-01']) }],
    ['ETL', { jenis: 'TOKO', baki: new Set<string>() }],
    ['BELI', { jenis: 'BELI', baki: new Set<string>() }],
  ]),
};
const kode = {
  kode_kategori: 'PERHIASAN',
  kode_dept: 'CC',
  kode_group: 'T',
  kode_kadar: '750',
  kode_bandrol: null,
};

describe('what a piece names', () => {
  test('codes of the masters are taken', () => {
    expect(periksaKode(kode, master)).toEqual([]);
  });

  test('a code that no master has is told at its own field, all of them together', () => {
    const wrong = periksaKode(
      {
        ...kode,
        kode_kategori: 'X',
        kode_dept: 'X',
        kode_group: 'X',
        kode_kadar: '75',
        kode_bandrol: 'X',
      },
      master,
    );
    expect(wrong.map((one) => one.field)).toEqual([
      'kode_kategori',
      'kode_dept',
      'kode_group',
      'kode_kadar',
      'kode_bandrol',
    ]);
  });

  test('its own way of pricing, else its group’s, else the shop’s asks for a label or a price of its own', () => {
    const salah = (piece: object, group: CaraHarga | null, cara: CaraHarga) =>
      periksaCara(
        { kode_group: 'T', kategori_harga: null, kode_bandrol: null, harga_jual: null, ...piece },
        { group: new Map([['T', group]]), cara },
      ).map((one) => one.message);
    const [label, harga] = [
      ['Kode Bandrol Tidak Boleh Kosong'],
      ['Harga Jual Tetap Tidak Boleh Kosong'],
    ];
    expect(salah({}, null, 'GRAM')).toEqual([]);
    expect(salah({ kategori_harga: 'BANDROL' }, null, 'GRAM')).toEqual(label);
    expect(salah({}, 'BANDROL', 'GRAM')).toEqual(label);
    expect(salah({}, null, 'BANDROL')).toEqual(label);
    expect(salah({ kode_bandrol: 'B1' }, null, 'BANDROL')).toEqual([]);
    expect(salah({ kategori_harga: 'GRAM' }, 'BANDROL', 'POTONG')).toEqual([]);
    expect(salah({}, 'POTONG', 'GRAM')).toEqual(harga);
    expect(salah({ harga_jual: rp(0) }, null, 'POTONG')).toEqual(harga);
    expect(salah({ harga_jual: rp(1) }, null, 'POTONG')).toEqual([]);
  });

  test.each<[string, string, string | null, string[]]>([
    ['a tray of its warehouse', 'TK', 'A-01', []],
    ['a show-case without trays', 'ETL', null, []],
    ['no tray where there are trays', 'TK', null, ['Baki Harus Dipilih']],
    ['a tray that is not there', 'TK', 'Z-09', ['Baki Tidak Ditemukan Di Gudang TK']],
    ['the warehouse of bought gold', 'BELI', null, ['Barang Hanya Dapat Ditambah Di Gudang Toko']],
    ['a warehouse that is not there', 'XX', null, ['Gudang Tidak Ditemukan']],
  ])('%s', (_, kode_gudang, kode_baki, sentences) => {
    expect(periksaTempat(kode_gudang, kode_baki, master).map((one) => plain(one.message))).toEqual(
      sentences,
    );
  });
});

describe('fine gold', () => {
  test.each<[number, number, number, number, number]>([
    [3250, 0, 7500, 3250, 2438], // 2437.5 goes up
    [2345, 0, 4200, 2345, 985],
    [5010, 0, 7000, 5010, 3507],
    [1200, 0, 3750, 1200, 450],
    [3250, 250, 7500, 3000, 2250], // a stone of 0.250 g is no gold
    [1, 0, 3750, 1, 0],
  ])(
    '%i mg less %i mg of stones at %i is %i mg gold and %i mg fine',
    (berat, atribut, halus, berat_asli, murni) => {
      expect(hitungMurni(mg(berat), mg(atribut), persen(halus))).toEqual({ berat_asli, murni });
    },
  );
});

describe('twins', () => {
  test('the third line that repeats the first names it; an empty cell repeats nothing', () => {
    expect(kembarDi(['A', null, 'A', null, 'B'])).toEqual([
      undefined,
      undefined,
      1,
      undefined,
      undefined,
    ]);
  });

  test('capitals and double spaces do not make a new name', () => {
    expect(kunciNama(' Cincin  polos ')).toBe(kunciNama('CINCIN POLOS'));
  });
});

test('a jenis that names its groups comes in no other; a supplier is looked for only while its module is on', () => {
  const jenisGroup = new Map([['CC', new Set(['M'])]]);
  const codes = (kode_dept: string, kode_group: string, supplier: ReadonlySet<string> | null) =>
    periksaPasangan({ kode_dept, kode_group, kode_supplier: 'UBS' }, { jenisGroup, supplier }).map(
      ({ code }) => code,
    );
  expect(codes('CC', 'M', null)).toEqual([]);
  expect(codes('CC', 'T', null)).toEqual(['GROUP_BUKAN_JENIS']);
  expect(codes('KL', 'T', null)).toEqual([]);
  expect(codes('KL', 'T', new Set(['UBS']))).toEqual([]);
  expect(codes('CC', 'T', new Set(['HWT']))).toEqual(['GROUP_BUKAN_JENIS', 'SUPPLIER_TIDAK_ADA']);
});

test('a stone stands in a ring of diamonds, not in a plain one; a kind that nobody knows is told elsewhere', () => {
  const sentences = (kode_dept: string, berlian: unknown[]) =>
    periksaBatu({ kode_dept, berlian }, master).map((one) => plain(one.message));
  expect(sentences('BR', [{ carat: 250 }])).toEqual([]);
  expect(sentences('CC', [])).toEqual([]);
  expect(sentences('CC', [{ carat: 250 }])).toEqual(['Batu Hanya Untuk Jenis Berlian']);
  expect(sentences('XX', [{ carat: 250 }])).toEqual([]);
});

test('stones of 6,400,000 together lie within a piece of 6,400,000, not of 6,399,999; unknown cost is not compared', () => {
  const codes = (harga_modal: number | null) =>
    periksaModalBatu({
      harga_modal: harga_modal === null ? null : rp(harga_modal),
      berlian: [
        { harga_modal: rp(6_000_000) },
        { harga_modal: null },
        { harga_modal: rp(400_000) },
      ],
    }).map((one) => one.code);
  expect(codes(6_400_000)).toEqual([]);
  expect(codes(6_399_999)).toEqual(['MODAL_BATU']);
  expect(codes(null)).toEqual([]);
});
