import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ambilPesananEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import {
  ambilBody,
  batalkanPesanan,
  bayarPesanan,
  pesan,
  selesaikanPesanan,
  tunai,
} from '#tests/kit/document/kerja-pesanan.ts';
import { TANPA_KATA, terimaService } from '#tests/kit/document/kerja-service.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, disetujui, titipkan } from '#tests/kit/titipan.ts';
import { stock } from '#tests/kit/uji/buka/pesanan.ts';
import { bukaCicilan, cicilan } from '#tests/kit/uji/cicilan.ts';

/** What is put down for goods is the customer's money of that day (D-32.10, decision 1054). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('BATAS_LAPOR_TUNAI', rp(5_000_000));
});
afterAll(() => shop.close());

const hari = async (tgl: string) => {
  const path = `pajak/report-wajib-lapor?tgl_from=${tgl}&tgl_to=${tgl}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const pecah = async (tgl: string) => {
  const path = `audit/report-sinyal?tgl_from=${tgl}&tgl_to=${tgl}&sinyal=PECAH%20TUNAI`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const SARI = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' };

test('a deposit of 4,000,000 and a sale of 1,470,000 in cash on one day reach a limit of 5,000,000', async () => {
  const [p1, p4] = (await tambahPotong(shop, ['P1', 'P4'])) as [string, string];
  const { no_titip } = await titipkan(shop, [p1], cash(3_000_000));
  expect(await hari('2026-11-20')).toEqual([]);
  const { setoran } = await done(shop, 'KASIR', `titip/${no_titip}/bayar`, cash(1_000_000));
  const jual = { kode_sales: 'S01', customer: SARI, barang: [{ kode_barcode: p4 }] };
  const { no_faktur_jual } = await done(shop, 'KASIR', 'penjualan', {
    ...jual,
    ...cash(1_470_000),
  });
  const nomor = [no_titip, setoran.at(-1).no_bayar, no_faktur_jual].toSorted();
  expect(await hari('2026-11-20')).toMatchObject([
    {
      nama_customer: 'Ibu Sari',
      jenis: ['JUAL', 'TITIPAN'],
      no_dokumen: nomor,
      tunai: 5_470_000,
      non_tunai: 0,
      total: 5_470_000,
    },
  ]);
  expect(await pecah('2026-11-20')).toMatchObject([{ jml: 3, jumlah_rp: 5_470_000 }]);
  await shop.hari('2026-11-21');
  // 7,102,500 less what was put down the day before.
  await done(shop, 'KASIR', `titip/${no_titip}/ambil`, cash(3_102_500));
  expect(await hari('2026-11-21')).toEqual([]);
});

test('what goes back of a deposit on a later day counts again; one that ends on its own day counts nothing', async () => {
  const [a, b] = (await tambahPotong(shop, ['P1', 'P1'])) as [string, string];
  const lama = await titipkan(shop, [a], cash(5_000_000));
  const batal = await titipkan(shop, [b], cash(6_000_000));
  const undo = (no: string) =>
    disetujui(shop, `titip/${no}/batal`, { alasan: 'Tidak jadi' }, 'OWN');
  expect((await undo(batal.no_titip)).status).toBe(200);
  // The pick-up of 3,102,500 counts together with the new deposit.
  expect(await hari('2026-11-21')).toMatchObject([{ total: 8_102_500, tunai: 8_102_500 }]);
  await shop.hari('2026-11-22');
  const answer = await undo(lama.no_titip);
  expect(answer.status, answer.text).toBe(200);
  expect(await hari('2026-11-22')).toMatchObject([
    { jenis: ['TITIPAN'], jml_trx: 1, total: 5_000_000, tunai: 5_000_000 },
  ]);
});

test('an order whose DP is more than its piece costs: what goes back at the fetch is the money of that day', async () => {
  const [code = ''] = await tambahPotong(shop, ['P1']);
  const { no_pesanan: no, dp_rp } = await pesan(shop, { pembayaran: tunai(9_000_000) });
  await selesaikanPesanan(shop, no, { barang: [stock(code)], kembali: null, upah: null });
  await shop.hari('2026-11-23');
  await shop.param('BATAS_LAPOR_TUNAI', rp(100_000));
  const { no_faktur_jual, grand_total } = await shop.approved(
    'KASIR',
    ambilPesananEndpoint,
    ambilBody(no, 0),
  );
  const kembali = dp_rp - grand_total;
  expect(kembali).toBeGreaterThan(100_000);
  expect(await hari('2026-11-23')).toMatchObject([
    {
      jenis: ['JUAL'],
      no_dokumen: [no_faktur_jual],
      total: kembali,
      tunai: kembali,
      non_tunai: 0,
    },
  ]);
});

test('an order, a job and instalments that are undone on the day they came count nothing, further payments neither', async () => {
  const undo = async (path: string, more: object = {}) => {
    const body = { alasan: 'Tidak jadi', ...more };
    const { status, text } = await disetujui(shop, path, body, 'OWN');
    expect(status, text).toBe(200);
  };
  await shop.hari('2026-11-24');
  const order = await pesan(shop, { pembayaran: tunai(2_000_000) });
  await bayarPesanan(shop, order.no_pesanan, 1_500_000);
  await batalkanPesanan(shop, order.no_pesanan);
  const job = await terimaService(shop, { pembayaran: tunai(50_000) });
  await done(shop, 'KASIR', `service/${job.no_service}/bayar`, cash(100_000));
  await undo(`service/${job.no_service}/batal`, TANPA_KATA);
  await bukaCicilan(shop);
  const kontrak = await done(shop, 'KASIR', 'cicilan', cicilan(await tambahPotong(shop, ['P1'])));
  await done(shop, 'KASIR', `cicilan/${kontrak.no_cicilan}/bayar`, cash(1_500_000));
  await undo(`cicilan/${kontrak.no_cicilan}/batal`);
  await shop.param('BATAS_LAPOR_TUNAI', rp(1));
  expect(await hari('2026-11-24')).toEqual([]);
});
