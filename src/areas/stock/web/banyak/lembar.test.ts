import { describe, expect, test } from 'vitest';
import { sentence, word } from '#kit/rules/sentence.ts';
import { NAMA_BARANG } from '#areas/stock/web/banyak/kolom.ts';
import { periksaBatuDi } from '#areas/stock/web/banyak/periksa-batu.ts';
import {
  readAngka,
  readTabel,
  keBarang,
  kePotong,
  petaKepala,
  potongDi,
  tempel,
  tulis,
  type Baris,
} from '#areas/stock/web/banyak/lembar.ts';

describe('figures as people write them, by the one reader', () => {
  const GRAM = { decimals: 3, money: false };
  const RUPIAH = { decimals: 0, money: true };
  test.each([
    ['3.25', GRAM, 3.25],
    ['3,250', GRAM, 3.25],
    ['2.345 g', GRAM, 2.345],
    ['1.000,5', GRAM, 1000.5],
    ['3.2.5', GRAM, undefined],
    ['1.250.000,00', RUPIAH, 1_250_000],
    ['Rp. 1,250,000,-', RUPIAH, 1_250_000],
    ['12.5', RUPIAH, undefined],
    ['1e3', RUPIAH, undefined],
    ['tiga', GRAM, undefined],
  ])('%s is %s', (text, kind, figure) => expect(readAngka(text, kind)).toBe(figure));
});

describe('a table from elsewhere', () => {
  test('the clipboard of a spreadsheet: tabs, line ends of Windows, an empty last line', () => {
    expect(readTabel('Cincin Polos\t3.25\r\nAnting Ring\t2.345\r\n')).toEqual([
      ['Cincin Polos', '3.25'],
      ['Anting Ring', '2.345'],
    ]);
  });

  test('CSV with quotes, a comma inside, a quote inside, a line end inside, and the mark of Excel', () => {
    expect(readTabel('\ufeffnama,catatan\n"Cincin, polos","lebar 3"" \nbaru"\n')).toEqual([
      ['nama', 'catatan'],
      ['Cincin, polos', 'lebar 3" \nbaru'],
    ]);
  });

  test('CSV of an Indonesian Excel: semicolons, and a comma is a decimal', () => {
    expect(readTabel('Cincin Polos;3,25\nAnting Ring;2,345')).toEqual([
      ['Cincin Polos', '3,25'],
      ['Anting Ring', '2,345'],
    ]);
  });

  test('headings are found by name or by label, in any order; a table without them has none', () => {
    expect(petaKepala([['Berat', 'kode_kadar', 'Nama Barang', 'Catatan']])).toEqual([
      'berat',
      'kode_kadar',
      'nama_barang',
      undefined,
    ]);
    expect(petaKepala([['Cincin Polos', 'PHS', 'CC']])).toBeUndefined();
  });
});

describe('the sheet', () => {
  test('a table without headings is laid from the cell that is pointed at', () => {
    const rows = tempel(
      [{ nama_barang: 'Cincin Polos' }],
      [
        ['PHS', 'CC'],
        ['PHS', 'AT'],
      ],
      { baris: 0, kolom: 1 },
    );
    expect(rows).toEqual([
      { nama_barang: 'Cincin Polos', kode_kategori: 'PHS', kode_dept: 'CC' },
      { kode_kategori: 'PHS', kode_dept: 'AT' },
    ]);
  });

  test('a table with headings finds its own columns, and what no column knows is left out', () => {
    expect(
      tempel(
        [],
        [
          ['Berat', 'Catatan', 'Nama Barang'],
          ['3.25', 'x', 'Cincin Polos'],
        ],
        { baris: 0, kolom: 3 },
      ),
    ).toEqual([{ berat: '3.25', nama_barang: 'Cincin Polos' }]);
  });

  test('the thousand and first line falls off the sheet', () => {
    const tabel = Array.from({ length: 1200 }, (_, at) => [`Barang nomor ${at}`]);
    expect(tempel([], tabel, { baris: 0, kolom: 0 })).toHaveLength(1000);
  });

  test('a name in an empty line brings the kinds and the tray of the line above, not its weight', () => {
    const above: Baris = {
      nama_barang: 'Cincin Polos',
      kode_kategori: 'PHS',
      kode_dept: 'CC',
      kode_baki: 'A-01',
      berat: '3.25',
    };
    expect(tulis([above], { baris: 1, kolom: 0 }, 'Cincin Ukir')[1]).toEqual({
      nama_barang: 'Cincin Ukir',
      kode_kategori: 'PHS',
      kode_dept: 'CC',
      kode_baki: 'A-01',
    });
    expect(tulis([above, { kode_dept: 'AT' }], { baris: 1, kolom: 0 }, 'Anting Ring')[1]).toEqual({
      kode_dept: 'AT',
      nama_barang: 'Anting Ring',
    });
  });

  test('a line goes out in wire units, its codes in capitals; a figure that cannot be read is told at its cell', () => {
    expect(
      keBarang({
        nama_barang: ' Cincin Polos ',
        kode_dept: 'cc',
        berat: '3,25',
        harga_modal: '6.400.000',
        ongkos: 'lima',
      }),
    ).toEqual({
      barang: { nama_barang: 'Cincin Polos', kode_dept: 'CC', berat: 3.25, harga_modal: 6_400_000 },
      batu: {},
      salah: ['ongkos'],
    });
  });
});

describe('a ring of 0.5 ct with two side stones of 0.1 ct', () => {
  const CSV = `Nama Barang,Jenis,Berat,Carat,Shape,No Sertifikat
Cincin Solitaire,br,3.25,0.5,rd,gia-1
,,,0.1,rd,
,,,0.1,,
Cincin Polos,cc,2.5,,,`;
  const rows = tempel([], readTabel(CSV), { baris: 0, kolom: 0 });

  test('is one piece: the lines that hold a stone alone go with the piece above', () => {
    expect(potongDi(rows)).toEqual([
      { baris: 0, batu: [0, 1, 2] },
      { baris: 3, batu: [] },
    ]);
    expect(kePotong(rows, potongDi(rows)[0]!)).toEqual({
      nama_barang: 'Cincin Solitaire',
      kode_dept: 'BR',
      berat: 3.25,
      berlian: [
        { carat: 0.5, shape: 'RD', no_sertifikat: 'gia-1' },
        { carat: 0.1, shape: 'RD' },
        { carat: 0.1 },
      ],
    });
  });

  test('a shape that no master has, a stone without weight and one in a plain ring are told at their cells', () => {
    const master = {
      jenis: new Set(['BR', 'CC']),
      jenisBerlian: new Set(['BR']),
      batu: { batu_shape: new Set(['PR']) },
    };
    const told = (lines: readonly Baris[]) =>
      potongDi(lines).flatMap((one) => periksaBatuDi(lines, one, master));
    expect(told([rows[0]!, { batu_shape: 'pr' }, { batu_carat: '0.0005' }])).toEqual([
      [0, { batu_shape: sentence('{label} Tidak Ditemukan', { label: word('Shape') }) }],
      [1, { batu_carat: sentence('{label} Tidak Boleh Kosong', { label: word('Carat') }) }],
      [2, { batu_carat: 'Angka Tidak Terbaca, Periksa Titik Dan Koma' }],
    ]);
    expect(told([{ ...rows[3]!, batu_carat: '0.1' }])).toEqual([
      [0, { batu_carat: 'Batu Hanya Untuk Jenis Berlian' }],
    ]);
  });

  test('without diamonds in the shop their headings name no column', () => {
    expect(petaKepala([['Nama Barang', 'Berat', 'Carat']], NAMA_BARANG)).toEqual([
      'nama_barang',
      'berat',
      undefined,
    ]);
  });
});

describe('what the form of one piece takes', () => {
  test('label weight, attribute and its price, papers by their word, and the day of arrival as it is written here', () => {
    const { barang, salah } = keBarang({
      nama_barang: 'Cincin Polos',
      berat_label: '0,150',
      atribut: 'Inisial R',
      harga_atribut: '25.000',
      dokumen_perolehan: 'faktur pajak',
      tgl_terima: '20-11-2026',
      tag_id: 'E2003412',
    });
    expect([barang, salah]).toEqual([
      {
        nama_barang: 'Cincin Polos',
        berat_label: 0.15,
        atribut: 'Inisial R',
        harga_atribut: 25_000,
        dokumen_perolehan: 'FAKTUR_PAJAK',
        tgl_terima: '2026-11-20',
        tag_id: 'E2003412',
      },
      [],
    ]);
  });

  test('a paper that is none and a day that is none are said at their cells', () => {
    expect(keBarang({ dokumen_perolehan: 'kuitansi', tgl_terima: '31-02-2026' }).salah).toEqual([
      'dokumen_perolehan',
      'tgl_terima',
    ]);
  });

  test('a cell is written in the column that is shown there, with tags and stones or without', () => {
    const names = ['nama_barang', 'berat', 'tag_id'] as const;
    expect(tulis([{}], { baris: 0, kolom: 2 }, 'E2003412', names)).toEqual([
      { tag_id: 'E2003412' },
    ]);
  });
});
