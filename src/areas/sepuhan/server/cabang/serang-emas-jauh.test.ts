import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import {
  bukaSepuhanJauh,
  palsukanEmas,
  type IsiDaftar,
  type SepuhanJauh,
} from '#tests/kit/uji/buka/sepuhan-jauh.ts';
import { namaEmas } from '#tests/kit/uji/kirim-sepuhan.ts';

/** What a branch's server could say of gold without a barcode, and head office's of what it took in (D-43.4). */
let dua: SepuhanJauh;
let palsu: Awaited<ReturnType<typeof palsukanEmas>>;
beforeAll(async () => {
  dua = await bukaSepuhanJauh();
  palsu = await palsukanEmas(dua);
});
afterAll(() => dua.close());

async function daftar(ubah?: (isi: IsiDaftar) => void): Promise<string | null> {
  const { no_kirim, alasan } = await palsu.daftar(ubah);
  const ada = await dua.pusat.rows('select 1 from kirim_barang where no_kirim = $1', [no_kirim]);
  expect(ada.length).toBe(alasan === null ? 1 : 0);
  return alasan;
}
const beli = (change: object) => (isi: IsiDaftar) => void Object.assign(isi['emas'][0], change);
const lot = (change: object) => (isi: IsiDaftar) => void Object.assign(isi['emas'][1], change);
const kata = (rupiah: number): string => formatRupiah(rp(rupiah));

test('a list that is true but for its numbers is taken, and books nothing', async () => {
  const sebelum = await dua.pusat.rows("select 1 from buku where kode_toko = 'PST'");
  expect(await daftar()).toBe(null);
  const sesudah = await dua.pusat.rows("select 1 from buku where kode_toko = 'PST'");
  expect(sesudah.length).toBe(sebelum.length);
});

test('bounds, sums, fine gold, and names of lines that are no document of KJ2', async () => {
  for (const ubah of [
    beli({ persen: 10_001 }),
    beli({ berat: 1.2 }),
    beli({ harga_modal: -1 }),
    beli({ harga_modal: 1e15 }),
    beli({ foto: ['NSIPIC/PST/rahasia.jpg'] }),
    beli({ isi: 'BARANG' }),
    beli({ nama_barang: 'Liontin\u202e palsu' }),
    lot({ qty: -1 }),
    lot({ susut_murni: -1 }),
    (isi: IsiDaftar) => void (isi['barang'] = []),
  ])
    expect(await daftar(ubah)).toContain('Tidak Dapat Dibaca');
  const murni = (isi: IsiDaftar) => {
    isi['emas'][1].murni += 60;
    isi['total_murni'] += 60;
  };
  expect(await daftar(murni)).toContain('Terlalu Jauh Dari Berat Kali Kadar');
  expect(await daftar(lot({ susut_murni: 4_000 }))).toContain('Terlalu Jauh');
  expect(await daftar((isi) => void (isi['total_murni'] += 1))).toContain('Tidak Sama');
  expect(await daftar((isi) => void (isi['total_qty'] = 1))).toContain('Tidak Sama');
  const nama = { no_dokumen: 'PBKJ1261120001', kode_barcode: 'PBKJ1261120001.1' };
  expect(await daftar(beli(nama))).toContain('Bukan Dokumen Atau Lot');
  expect(await daftar(beli({ urut: 2 }))).toContain('Bukan Dokumen Atau Lot');
  expect(await daftar(beli({ barcode_asal: 'PST00001' }))).toContain('Bukan Dokumen Atau Lot');
  expect(await daftar(lot({ kode_barcode: 'KJ2AAAAA' }))).toContain('Bukan Dokumen Atau Lot');
  expect(
    await daftar((isi) => {
      isi['emas'].push(isi['emas'][1]);
      isi['total_qty'] = 3;
      isi['total_berat'] += isi['emas'][1].berat;
      isi['total_murni'] += isi['emas'][1].murni;
    }),
  ).toContain('Dua Kali');
  expect(await dua.tertahan(dua.cabang)).toEqual([]);
});

test('a list of a kind that this version does not know is refused whole, with what to do', async () => {
  expect(await daftar((isi) => void (isi['isi'] = 'MUTIARA'))).toContain('Perbarui Programnya');
  // A version before this one reads strict lists of pieces alone.
  expect(await daftar((isi) => void delete isi['isi'])).toContain('Tidak Dapat Dibaca');
});

test('a bought piece is listed once while it is on its way, and never after it was taken in', async () => {
  const { no_dokumen } = palsu.piece;
  const sama = { no_dokumen, kode_barcode: namaEmas(palsu.piece) };
  expect(await daftar(beli(sama))).toContain(`Sudah Ada Di Kiriman ${palsu.no}`);
  const tiba = await dua.terimaEmas(palsu.no, [
    { kode_barcode: sama.kode_barcode, berat: 1.2, kadar_uji: 37.5 },
  ]);
  expect(tiba.status, tiba.text).toBe(201);
  await dua.antar();
  expect(await daftar(beli(sama))).toContain('Sudah Ada');
});

test('gold that was not tested has no percent but its server’s word: an owner agrees, who reads it', async () => {
  const { no_kirim, beli: kode_barcode } = await palsu.daftar();
  const tanpa = await dua.terimaEmas(no_kirim, [{ kode_barcode, berat: 1.2 }]);
  expect([tanpa.status, tanpa.body.event, tanpa.body.level]).toEqual([
    403,
    'UBAH_HARGA_EMAS',
    ['OWN'],
  ]);
  expect(tanpa.body.angka[0]).toEqual({
    label: `Kadar ${kode_barcode} Liontin Hati`,
    nilai: '37.5%, tidak diuji',
  });
  const diuji = await dua.terimaEmas(no_kirim, [{ kode_barcode, berat: 1.2, kadar_uji: 37.5 }]);
  expect(diuji.status, diuji.text).toBe(201);
});

test('a percent that is said too high is the test’s: 99.90 % that tests 37.50 % is an owner’s loss to read', async () => {
  const { no_kirim, beli: kode_barcode } = await palsu.daftar((isi) => {
    Object.assign(isi['emas'][0], { persen: 9_990, murni: 1_199 });
    isi['total_murni'] += 1_199 - 450;
  });
  const { status, body } = await dua.terimaEmas(no_kirim, [
    { kode_barcode, berat: 1.2, kadar_uji: 37.5 },
  ]);
  expect([status, body.event, body.level]).toEqual([403, 'SUSUT_LEBIH', ['OWN']]);
});

test('a cost above one and a half times what the gold costs here is an owner’s; a rupiah less is not', async () => {
  // 1.200 g at 1,225,000 are 1,470,000.
  const terima = async (harga_modal: number) => {
    const { no_kirim, beli: kode_barcode } = await palsu.daftar(beli({ harga_modal }));
    const baris = [{ kode_barcode, berat: 1.2, kadar_uji: 37.5 }];
    return { kode_barcode, ...(await dua.terimaEmas(no_kirim, baris)) };
  };
  expect((await terima(2_205_000)).status).toBe(201);
  const mahal = await terima(2_205_001);
  expect([mahal.status, mahal.body.event, mahal.body.level]).toEqual([
    403,
    'UBAH_HARGA_EMAS',
    ['OWN'],
  ]);
  expect(mahal.body.angka[0]).toEqual({
    label: `Emas ${mahal.kode_barcode} Liontin Hati`,
    nilai: kata(1_470_000),
  });
});

test('a lot whose server says that it lost nothing may lose nothing more unasked', async () => {
  const { no_kirim, lot: kode_barcode } = await palsu.daftar(lot({ susut_murni: 0 }));
  const turun = await dua.terimaEmas(no_kirim, [{ kode_barcode, berat: 3.25, kadar_uji: 74.9 }]);
  expect([turun.status, turun.body.event]).toEqual([403, 'SUSUT_LEBIH']);
  const naik = await dua.terimaEmas(no_kirim, [{ kode_barcode, berat: 3.25, kadar_uji: 75.1 }]);
  expect(naik.body.event).toBe('SUSUT_LEBIH');
});

test('who packed the gold in KJ2 does not take it in at head office by an account of the same telephone', async () => {
  for (const [shop, kode] of [
    [dua.pusat, 'PST'],
    [dua.cabang, 'KJ2'],
  ] as const) {
    const isi = { nama: 'Bapak Hadi', target: 0, id_fee: null, hp: '0813-5555-0123' };
    const made = await shop.as('OWN', kode).raw('POST', 'sales', { ...isi, kode_sales: 'HD' });
    expect(made.status, made.text).toBeLessThan(300);
    await shop.rows("update users set kode_sales = 'HD' where user_id = $1", [
      `spv.${kode.toLowerCase()}`,
    ]);
  }
  const piece = await dua.liontin();
  const no = await dua.kirimEmas(piece);
  await dua.antar();
  const baris = [{ kode_barcode: namaEmas(piece), berat: 1.2, kadar_uji: 37.5 }];
  const sendiri = await dua.terimaEmas(no, baris);
  expect([sendiri.status, sendiri.body.code]).toEqual([422, 'KIRIMAN_SENDIRI']);
  const lain = await dua.terimaEmas(no, baris, { who: 'MU' });
  expect(lain.status, lain.text).toBe(201);
  await dua.antar();
});

test('a receipt is believed of gold that was sent to head office and is on its way, and fine gold is worked out here', async () => {
  const piece = await dua.liontin();
  const no = await dua.kirimEmas(piece);
  await dua.antar();
  const kode_barcode = namaEmas(piece);
  const terima = (no_terima: string, change: object = {}) => ({
    no_terima,
    terima: {
      tgl_system: '2026-11-20',
      input_by: 'spv.pst',
      isi: 'EMAS',
      barang: [{ kode_barcode, berat: 1_200, kadar_uji: 3_750, kode_gudang: 'RS', ...change }],
    },
  });
  const said = (isi: unknown) => palsu.kata('PST', 'BARANG_DITERIMA', no, isi);
  // Receipts of lists that KJ2 never packed are held there already.
  const dulu = (await dua.tertahan(dua.cabang)).length;
  const tertahan = async (): Promise<number> => (await dua.tertahan(dua.cabang)).length - dulu;
  await said(terima('RBKJ9261120901'));
  await said(terima('RBPST261120902', { kode_barcode: 'PBKJ2261120999.1' }));
  await said(terima('RBPST261120903', { murni: 1 }));
  await said(terima('RBPST261120904', { berat: 0 }));
  await said({ no_terima: 'RBPST261120905' });
  expect(await tertahan()).toBe(5);
  expect(await dua.statusDiCabang(no)).toBe('OPEN');
  // By a receipt of pieces gold is not received: what it came with is not said.
  const potong = terima('RBPST261120906');
  Reflect.deleteProperty(potong.terima, 'isi');
  await said(potong);
  expect(await tertahan()).toBe(6);
  await said(terima('RBPST261120907', { berat: 1_189 }));
  expect(await tertahan()).toBe(6);
  expect(await dua.statusDiCabang(no)).toBe('DONE');
  expect(
    await dua.cabang.rows(
      'select berat, murni, di_luar, modal_hilang from terima_kiriman_isi where no_terima = $1',
      ['RBPST261120907'],
    ),
  ).toEqual([{ berat: 1_189, murni: 446, di_luar: true, modal_hilang: 0 }]);
  // The same again does nothing; another weight under its number is held.
  await said(terima('RBPST261120907', { berat: 1_189 }));
  expect(await tertahan()).toBe(6);
  await said(terima('RBPST261120907', { berat: 1_100 }));
  expect(await tertahan()).toBe(7);
  expect(
    await dua.cabang.rows('select 1 from barang_sampai where no_kirim = $1', [no]),
  ).toHaveLength(1);
});
