import { afterAll, beforeAll } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { setoranDocument } from '#areas/penjualan/contract/titipan/setoran.document.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, titipan, titipkan } from '#tests/kit/titipan.ts';
import { tunai } from '#tests/kit/tukar.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.rows(`update baki set kapasitas = 1000 where kode_toko = 'KJ1'`);
});
afterAll(() => shop.close());

const CUSTOMER = { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '081234567890' };
const other = { keterangan: 'Uji yang lain' };
const piece = async (): Promise<string> => (await tambahPotong(shop, ['P4']))[0]!;
const cash = (jumlah: number) => [
  { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, jumlah: rp(jumlah), fee: null },
];
const sale = async () => ({
  kode_sales: 'S01',
  customer: CUSTOMER,
  barang: [{ kode_barcode: await piece() }],
});
/** What a person does while sales wait for their cashier. */
async function waiting<T>(work: () => Promise<T>): Promise<T> {
  await shop.param('VALIDASI_PENJUALAN', true);
  const answer = await work();
  await shop.param('VALIDASI_PENJUALAN', false);
  return answer;
}
const titipanBaru = async (): Promise<string> =>
  (await titipkan(shop, [await piece()], { pembayaran: tunai(400_000) })).no_titip;
const titipanMenunggu = () =>
  waiting(async () => (await titipkan(shop, [await piece()], {})).no_titip);

documentTests(
  penjualanDocument,
  {
    makes: {
      jual: {
        given: async () => ({ wire: { ...(await sale()), pembayaran: tunai(1_470_000) } }),
        other,
      },
    },
    waits: {
      make: () =>
        waiting(async () => {
          const made = await done(shop, 'KASIR', 'penjualan', await sale());
          return { no: made.no_faktur_jual as string };
        }),
      state: 'OPEN',
      steps: { validasi: async () => ({ pembayaran: tunai(1_470_000) }) },
    },
  },
  () => shop,
);
documentTests(
  titipanDocument,
  {
    makes: {
      titip: {
        given: async () => ({
          wire: { ...titipan([await piece()]), pembayaran: tunai(400_000) },
        }),
        other,
        recorded: 'TITIP',
      },
    },
    cancelWith: { refund_rp: null, no_rekening: null },
    waits: {
      make: async () => ({ no: await titipanMenunggu() }),
      state: 'OPEN',
      steps: { validasi: async () => ({ pembayaran: tunai(400_000) }) },
    },
  },
  () => shop,
);
documentTests(
  setoranDocument,
  {
    makes: {
      setor: {
        given: async () => ({
          params: { induk: await titipanBaru() },
          wire: { pembayaran: tunai(100_000) },
        }),
        other: { pembayaran: cash(100_500) },
        moves: ['dp_rp'],
      },
    },
    parents: {
      OPEN: titipanMenunggu,
      DIAMBIL: async (fresh) => {
        const no = await fresh();
        const { body } = await shop.as('KASIR').raw('GET', `titip/${no}`);
        const [{ kode_barcode }] = body.data.barang as [{ kode_barcode: string }];
        await done(shop, 'KASIR', 'penjualan', {
          kode_sales: 'S01',
          customer: CUSTOMER,
          titipan: [no],
          barang: [{ kode_barcode }],
          pembayaran: tunai(1_070_000),
        });
        return no;
      },
      CANC: async (fresh) => {
        const no = await fresh();
        await disetujui(shop, `titip/${no}/batal`, { alasan: 'Tidak jadi' });
        return no;
      },
    },
  },
  () => shop,
);
