import { beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { done } from '#tests/kit/done.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { izin, minta } from '#tests/kit/orang/setuju.ts';
import { belikan } from '#tests/kit/pembelian.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import { bukaKurangi, shop } from '#tests/kit/uji/kurangi.ts';

/** What one person does again and again within every limit, or with an approval each time: № 114 adds it up by day. */
const TGL = '2026-11-20';
bukaKurangi();
beforeAll(async () => {
  await shop.param('BATAS_KAS_KELUAR', rp(200_000));
  await send(shop.as('OWN'), 'cash/masuk', isiKas(100_000_000, 'MODAL_KAS'));
});

const sinyal = async (nama: string) => {
  const path = `audit/report-sinyal?tgl_from=${TGL}&tgl_to=${TGL}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
async function jual(who: Who, potongan: 'SATU' | null, more: object = {}): Promise<string> {
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  const { no_faktur_jual } = await done(shop, who, 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode, potongan }],
    pembayaran: [{ jenis: 'CASH', jumlah: 50_000_000 }],
    ...more,
  });
  return no_faktur_jual;
}

test('a reduction that one cashier alone chooses for all counts as a discount; where others give it, too, it is the shop’s', async () => {
  const nomor = [];
  for (let ke = 0; ke < 3; ke += 1) {
    nomor.push(await jual('KASIR', 'SATU'));
    await jual('KASIR2', null);
  }
  // Three times 1 % of 7,102,500, which KASIR2 gave to no customer.
  expect(await sinyal('DISKON SEHARI')).toMatchObject([
    { user_id: 'ksr.kj1', jml: 3, selisih_rp: -213_075, no_dokumen: nomor.toSorted() },
  ]);
  for (let ke = 0; ke < 3; ke += 1) await jual('KASIR2', 'SATU');
  // KASIR2 gives it on half of all: one in a hundred is no more than twice one in two hundred.
  expect(await sinyal('DISKON SEHARI')).toEqual([]);
});

test('a coupon that somebody minted by hand is told when a sale takes it, one that a sale issued is not', async () => {
  const [satu] = await done(shop, 'SPV', 'transaksi-kupon', { jenis_kupon: 'SERATUS', banyak: 1 });
  expect(await sinyal('KUPON TANGAN')).toEqual([]);
  const no = await jual('KASIR', null, { kupon: satu.no_kupon });
  expect(await sinyal('KUPON TANGAN')).toMatchObject([
    {
      user_id: 'spv.kj1',
      jml: 1,
      jumlah_rp: 100_000,
      batas: '5,000,000',
      uraian: '1 kupon terbitan tangan dipakai',
      no_dokumen: [no],
    },
  ]);
});

test('three refusals of one person on a day are a line, two are none', async () => {
  const tolak = async (): Promise<void> => {
    const asked = await minta(shop.as('KASIR'), { path: 'cash/keluar', body: isiKas(5_000_000) });
    const { keystore } = asked.body.data as { keystore: string };
    const no = { alasan: 'Belum ada bukti' };
    expect((await shop.as('SPV').raw('POST', `otorisasi/${keystore}/tolak`, no)).status).toBe(200);
  };
  await tolak();
  await tolak();
  expect(await sinyal('IZIN DITOLAK BERULANG')).toEqual([]);
  await tolak();
  expect(await sinyal('IZIN DITOLAK BERULANG')).toMatchObject([
    { user_id: 'ksr.kj1', jml: 3, uraian: '3 permintaan ditolak', batas: '3 kali' },
  ]);
});

test('weight lost beyond a tolerance is told with grams and rupiah, by who lost it; within it, it is not', async () => {
  const emas = { nama_barang: 'Gelang', kode_dept: 'CC', kode_group: 'T', kadar: 75, berat: 10 };
  const retag = async (berat: number, setuju: boolean): Promise<void> => {
    const { no_faktur_beli } = await belikan(shop, [{ asal_nota: 'TANPA_NOTA', ...emas }]);
    const path = `pembelian/${no_faktur_beli}/retag`;
    const tempat = { urut: 1, kode_kategori: 'PHS', kode_gudang: 'TK', kode_baki: 'A-01' };
    const body = { ...tempat, berat };
    const keystore = setuju ? await izin(shop.as('SPV'), shop.as('OWN'), { path, body }) : '';
    const answer = await send(
      shop.as('SPV'),
      path,
      body,
      setuju ? { 'x-otorisasi': keystore } : {},
    );
    expect(answer.status, answer.text).toBe(201);
  };
  await retag(9.95, false);
  expect(await sinyal('SUSUT DI ATAS BATAS')).toEqual([]);
  await retag(9, true);
  await retag(9.5, true);
  const [row, ...more] = await sinyal('SUSUT DI ATAS BATAS');
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    user_id: 'spv.kj1',
    jml: 2,
    berat: 1.5,
    uraian: '2 susut di atas batas',
  });
  const [{ rupiah }] = (await shop.rows(
    `select sum(rupiah)::int as rupiah from buku where akun = 'selisih_stock'`,
  )) as [{ rupiah: number }];
  expect(row!.jumlah_rp).toBe(rupiah);
  expect(rupiah).toBeGreaterThan(1_000_000);
});
