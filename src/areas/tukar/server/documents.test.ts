import { rp } from '#kit/rules/quantity.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { rosok, tukar, tunai } from '#tests/kit/tukar.ts';
import { openTukarUji } from '#tests/kit/tukar-uji.ts';

const { shop, simpan } = await openTukarUji();
await shop.rows(`update baki set kapasitas = 1000 where kode_toko = 'KJ1'`);
const piece = () => tambahPotong(shop, ['P4']);
const cash = (jumlah: number) => [
  { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, jumlah: rp(jumlah), fee: null },
];
const gold = [rosok({ harga: 900_000 })];

documentTests(
  tukarDocument,
  {
    makes: {
      tukar: {
        given: async () => ({ wire: tukar(await piece(), gold, tunai(570_000)) }),
        other: { pembayaran: cash(600_000) },
      },
    },
    waits: {
      make: async () => {
        await shop.param('VALIDASI_PENJUALAN', true);
        const { no_tukar: no } = await simpan(tukar(await piece(), gold));
        await shop.param('VALIDASI_PENJUALAN', false);
        return { no };
      },
      state: 'OPEN',
      steps: { validasi: async () => ({ pembayaran: tunai(570_000) }) },
    },
  },
  () => shop,
);
