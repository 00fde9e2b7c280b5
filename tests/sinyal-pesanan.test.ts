import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import {
  ambilPesanan,
  batalkanPesanan,
  bayarPesanan,
  jadiPesanan,
  pesan,
  pesanan,
  selesaikanPesanan,
  tunai,
} from '#tests/kit/document/kerja-pesanan.ts';
import {
  emas,
  jadi,
  rosokkan,
  selesaikan,
  serahkan,
  tambahTukang,
  TANPA_KATA,
  terimaService,
} from '#tests/kit/document/kerja-service.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, titipkan } from '#tests/kit/titipan.ts';
import { bukaCicilan, cicilan } from '#tests/kit/uji/cicilan.ts';

/** Friends of a cashier lock gold for no money just before its price rises; a penalty goes in slices. */
const TGL = '2026-11-20';
let shop: Shop;
const jam = (pukul: string) => shop.jam(new Date(`${TGL}T${pukul}:00+07:00`).toISOString());
const sinyal = async (nama: string) => {
  const path = `audit/report-sinyal?tgl_from=${TGL}&tgl_to=${TGL}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const hargaT = async (): Promise<number> => {
  const [row] = await shop.rows<{ harga: number }>(
    `select harga_per_gram::int as harga from harga_emas
      where kode_kadar = '750' and jenis = 'JUAL' order by berlaku_dari desc, id desc limit 1`,
  );
  return row?.harga ?? 0;
};
const setHarga = (harga_per_gram: number) =>
  shop.as('OWN').call(ubahHargaEmasEndpoint, {
    body: {
      jenis: 'JUAL',
      kode_group: null,
      kode_kadar: '750',
      berlaku_dari: null,
      harga_per_gram: rp(harga_per_gram),
    } as never,
  });
let awal: number;
let semua: string;
let dp: string;

beforeAll(async () => {
  shop = await openShop({ hari: TGL, dasar: true });
  jam('09:00');
  await shop.param('BATAL_PESANAN_PERSEN', persen(1_000));
  awal = await hargaT();
  const body = pesanan({ kunci_harga: 'KUNCI_SEMUA' });
  semua = (await shop.approved('KASIR', pesananDocument.makes.pesan, { body })).no_pesanan;
  dp = (await pesan(shop, { pembayaran: tunai(2_000_000) })).no_pesanan;
});
afterAll(() => shop.close());

test('gold that is locked in the half hour before its price rises is told, by whoever locked it', async () => {
  expect(await sinyal('KUNCI SEBELUM HARGA NAIK')).toEqual([]);
  jam('09:20');
  await setHarga(awal + 2_000_000);
  const [row, ...more] = await sinyal('KUNCI SEBELUM HARGA NAIK');
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    user_id: 'ksr.kj1',
    jml: 2,
    no_dokumen: [semua, dp].toSorted(),
    uraian: `750 ${awal} menjadi ${awal + 2_000_000}`,
    batas: '30 menit',
  });
  expect(Number(row?.selisih_rp)).toBeLessThan(-7_000_000);
});

test('an order that locked all its gold without a DP, fetched below the price of the day', async () => {
  jam('11:00');
  const [kode_barcode = ''] = await tambahPotong(shop, ['P1']);
  const none = { berat: null, kode_kategori: null, kode_group: null };
  await selesaikanPesanan(shop, semua, jadiPesanan({ ...none, kode_barcode }));
  const sale = await ambilPesanan(shop, semua, 20_000_000);
  // 3.250 g at 2,000,000 below the day's price: no DP has paid any of it.
  expect(await sinyal('KUNCI TANPA DP')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      jml: 1,
      no_dokumen: [sale.no_faktur_jual],
      uraian: '1 pesanan di bawah harga hari ambil',
    },
  ]);
});

test('a penalty that goes in slices: a further DP is undone, then the order ends', async () => {
  const { no_bayar } = await bayarPesanan(shop, dp, 1_000_000);
  await shop.approved('KASIR', bayarPesananDocument.cancel, {
    params: { induk: dp, no: no_bayar },
    body: { alasan: 'Salah ketik' },
  });
  expect(await sinyal('DENDA PESANAN TIDAK DITAHAN')).toEqual([]);
  await batalkanPesanan(shop, dp);
  expect(await sinyal('DENDA PESANAN TIDAK DITAHAN')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      jml: 1,
      no_dokumen: [no_bayar],
      jumlah_rp: 1_000_000,
      selisih_rp: -100_000,
      uraian: '1 kali DP kembali tanpa denda',
    },
  ]);
});

/** A deposit of 500,000 and a contract of ten months, each of P1: both hold the price of now. */
async function pegang(): Promise<string[]> {
  const [titip, cicil] = (await tambahPotong(shop, ['P1', 'P1'])) as [string, string];
  const { no_titip } = await titipkan(shop, [titip], cash(500_000));
  return [no_titip, (await done(shop, 'KASIR', 'cicilan', cicilan([cicil])))['no_cicilan']];
}

test('a deposit and a contract that are taken before the price rises hold gold at the old one', async () => {
  await bukaCicilan(shop);
  jam('14:00');
  const nomor = await pegang();
  jam('14:20');
  const kini = await hargaT();
  await setHarga(kini + 100_000);
  const [row] = await sinyal('KUNCI SEBELUM HARGA NAIK');
  expect(row!.no_dokumen).toEqual(expect.arrayContaining(nomor));
  expect(row!.uraian).toContain(`750 ${kini} menjadi ${kini + 100_000}`);
});

test('a price that is low for ten minutes names who held it meanwhile, also by a further DP', async () => {
  jam('15:00');
  const { no_pesanan } = await pesan(shop, { pembayaran: tunai(2_000_000) });
  const kini = await hargaT();
  jam('16:00');
  await setHarga(kini - 300_000);
  jam('16:05');
  const { no_bayar } = await bayarPesanan(shop, no_pesanan, 1_000_000);
  const nomor = [...(await pegang()), no_bayar];
  jam('16:10');
  await setHarga(kini);
  const rows = await sinyal('HARGA DIUBAH LALU KEMBALI');
  expect(rows.flatMap((one) => one.no_dokumen).toSorted()).toEqual(nomor.toSorted());
});

test('gold that a repair added, fetched while its price is low for ten minutes, is named by both signals', async () => {
  jam('17:00');
  await tambahTukang(shop);
  await rosokkan(shop);
  const { no_service: induk } = await terimaService(shop);
  await serahkan(shop, induk, 200);
  const tambah = { berat: mg(3_150), tambah_emas: mg(150) };
  await selesaikan(shop, induk, jadi(tambah, { kembali: emas(50) }));
  const kini = await hargaT();
  jam('17:40');
  await setHarga(kini - 100_000);
  jam('17:45');
  const { no_ambil } = await shop.as('KASIR').call(ambilServiceDocument.makes.ambil, {
    params: { induk },
    body: { ...TANPA_KATA, pembayaran: tunai(5_000_000) },
  });
  jam('17:50');
  await setHarga(kini);
  // 0.150 g at 100,000 less.
  const jual = await sinyal('JUAL SETELAH UBAH HARGA');
  expect(jual.find((one) => (one.no_dokumen as string[]).includes(no_ambil))).toMatchObject({
    uraian: expect.stringContaining(`750 ${kini} menjadi ${kini - 100_000}`),
  });
  const kembali = await sinyal('HARGA DIUBAH LALU KEMBALI');
  expect(kembali.flatMap((one) => one.no_dokumen)).toContain(no_ambil);
});
