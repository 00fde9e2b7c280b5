import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ hari: '2026-11-20', dasar: true });
  await baik('OWN', 'cash/masuk', isiKas(90_000_000, 'MODAL_KAS'));
});
afterAll(() => shop.close());

async function baik(who: Who, path: string, body: object): Promise<any> {
  const answer = await send(shop.as(who), path, body);
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.body.data;
}
const sinyal = async (nama: string, hari: string) => {
  const path = `audit/report-sinyal?tgl_from=${hari}&tgl_to=${hari}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const tambah = async (who: Who, more: object = {}): Promise<string> => {
  const isi = {
    nama_barang: 'Cincin Polos',
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar: '750',
    berat: 3.25,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
    kode_supplier: 'UBS',
    harga_modal: 6_400_000,
    ...more,
  };
  return (await baik(who, 'barang', isi)).kode_barcode;
};
const bayar = async (who: Who, jumlah: number, by: Who = 'OWN') => {
  const isi = {
    kode_transaksi: 'BAYAR_SUPPLIER',
    kode_supplier: 'UBS',
    jumlah,
    keterangan: 'Nota UBS',
  };
  const done = await disetujui(shop, 'cash/keluar', isi, by, who);
  expect(done.status, done.text).toBe(201);
  return done.body.data.no_kas as string;
};
const retur = async (who: Who, kode_barcode: string) => {
  const isi = { alasan: 'Kadar lain', barang: [{ kode_barcode, berat: 3.25 }] };
  const done = await disetujui(shop, 'retur-supplier', isi, 'OWN', who);
  expect(done.status, done.text).toBe(201);
  return done.body.data.no_retur as string;
};

test('a piece that one person entered and gave back is a line; given back by another it is none', async () => {
  const [satu, dua] = [await tambah('SPV'), await tambah('SPV')];
  await retur('MU', satu);
  expect(await sinyal('RETUR TANPA PENERIMAAN', '2026-11-20')).toEqual([]);
  const no = await retur('SPV', dua);
  expect(await sinyal('RETUR TANPA PENERIMAAN', '2026-11-20')).toMatchObject([
    { user_id: 'spv.kj1', jml: 1, jumlah_rp: 6_400_000, berat: 3.25, no_dokumen: [no] },
  ]);
});

test('who gains by a return: the same weight comes again, for 2,600,000 more', async () => {
  expect(await sinyal('RETUR DATANG LAGI', '2026-11-20')).toEqual([]);
  await shop.hari('2026-11-21');
  await tambah('SPV', { berat: 3.26, harga_modal: 9_000_000 });
  await tambah('SPV');
  expect(await sinyal('RETUR DATANG LAGI', '2026-11-21')).toEqual([]);
  await tambah('MU', { harga_modal: 9_000_000 });
  expect(await sinyal('RETUR DATANG LAGI', '2026-11-21')).toMatchObject([
    { jml: 1, jumlah_rp: 9_000_000, selisih_rp: 2_600_000, batas: '30 hari' },
  ]);
});

test('a supplier who is paid within fourteen days of the first goods that came is named', async () => {
  const no = await bayar('KASIR', 1_000_000);
  expect(await sinyal('SUPPLIER BARU DIBAYAR', '2026-11-21')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      jml: 1,
      jumlah_rp: 1_000_000,
      no_dokumen: [no],
      uraian: '1 kali dibayar, pertama datang 2026-11-20',
      batas: '14 hari',
    },
  ]);
  await shop.hari('2026-12-04');
  await bayar('KASIR', 1_000_000);
  expect(await sinyal('SUPPLIER BARU DIBAYAR', '2026-12-04')).toEqual([]);
});

test('one person who writes the goods of a supplier and three payments to him is a line; two people are none', async () => {
  await shop.hari('2027-03-10');
  await tambah('SPV');
  await bayar('SPV', 100_000, 'OWN');
  await bayar('SPV', 200_000, 'OWN');
  expect(await sinyal('SUPPLIER SATU ORANG', '2027-03-10')).toEqual([]);
  await bayar('SPV', 300_000, 'OWN');
  expect(await sinyal('SUPPLIER SATU ORANG', '2027-03-10')).toMatchObject([
    { user_id: 'spv.kj1', jml: 3, jumlah_rp: 600_000 },
  ]);
  await bayar('KASIR', 100_000, 'OWN');
  expect(await sinyal('SUPPLIER SATU ORANG', '2027-03-10')).toEqual([]);
});

test('what is owed for more than ninety days is a line of each day, and what was paid of it is not in it', async () => {
  // 24,400,000 came in November, of which 2,000,000 were paid then and 700,000 today.
  const [lama, ...lain] = await sinyal('HUTANG SUPPLIER LAMA', '2027-03-10');
  expect(lain).toEqual([]);
  expect(lama).toMatchObject({ jumlah_rp: 21_700_000, batas: '90 hari' });
  await shop.param('OWN_TANPA_OTORISASI', true);
  await baik('OWN', 'cash/keluar', {
    kode_transaksi: 'BAYAR_SUPPLIER',
    kode_supplier: 'UBS',
    jumlah: 21_700_000,
    keterangan: 'Lunas yang lama',
  });
  expect(await sinyal('HUTANG SUPPLIER LAMA', '2027-03-10')).toEqual([]);
});

test('what UBS owes for a ring that was paid and went back is a line after fourteen days, until the money is there', async () => {
  const [sisa] = await shop.rows<{ hutang: number }>(
    `select (-sum(rupiah))::bigint as hutang from saldo where akun = 'supplier:UBS'`,
  );
  const kode = await tambah('SPV');
  await bayar('KASIR', Number(sisa!.hutang) + 6_400_000, 'OWN');
  const no = await retur('MU', kode);
  expect(await sinyal('UANG RETUR BELUM KEMBALI', '2027-03-10')).toEqual([]);
  await shop.hari('2027-03-25');
  expect(await sinyal('UANG RETUR BELUM KEMBALI', '2027-03-25')).toMatchObject([
    { jumlah_rp: 6_400_000, batas: '14 hari', no_dokumen: expect.arrayContaining([no]) },
  ]);
  await baik('KASIR', 'cash/masuk', {
    kode_transaksi: 'TERIMA_SUPPLIER',
    kode_supplier: 'UBS',
    jumlah: 6_400_000,
    keterangan: 'Uang retur',
  });
  expect(await sinyal('UANG RETUR BELUM KEMBALI', '2027-03-25')).toEqual([]);
});
