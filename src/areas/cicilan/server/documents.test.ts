import { afterAll, beforeAll } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { bayar, cicilan, MIRA, tegur } from '#tests/kit/uji/cicilan.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { HASIL_LELANG, parentCicilan } from '#tests/kit/document/on-cicilan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { tunai } from '#tests/kit/tukar.ts';

let shop: Shop;
const parent = parentCicilan(() => shop);
const { running, dilelang, states, batal } = parent;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await parent.open(60);
});
afterAll(() => shop.close());

const other = { keterangan: 'Uji yang lain' };
const SENDIRI = { kode_nota: null, diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };
const cash = (jumlah: number) => [
  { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, jumlah: rp(jumlah), fee: null },
];

documentTests(
  cicilanDocument,
  {
    makes: {
      cicil: {
        given: async () => ({ wire: cicilan(await tambahPotong(shop, ['P4']), 400_000) }),
        other,
      },
    },
    cancelWith: { no_rekening: null, ...SENDIRI },
    further: (no) => bayar(shop, no, 100_000),
  },
  () => shop,
);
documentTests(
  bayarCicilanDocument,
  {
    makes: {
      bayar: {
        given: async () => ({ params: { induk: running() }, wire: { pembayaran: tunai(100_000) } }),
        other: { pembayaran: cash(100_500) },
        moves: ['terbayar'],
      },
    },
    parents: states,
    parentGone: batal,
  },
  () => shop,
);
documentTests(
  lelangCicilanDocument,
  {
    makes: {
      lelang: {
        who: 'SPV',
        given: async () => {
          const induk = running();
          await tegur(shop, induk);
          return { params: { induk }, wire: { hasil_lelang: HASIL_LELANG } };
        },
        other,
        asks: 'LELANG_CICILAN',
        moves: [],
      },
    },
    parents: states,
  },
  () => shop,
);
documentTests(
  kelebihanCicilanDocument,
  {
    makes: {
      bayar: {
        given: async () => ({
          params: { induk: await dilelang() },
          wire: { penerima: MIRA.nama, no_ktp: MIRA.no_ktp },
        }),
        other,
        asks: 'BAYAR_KELEBIHAN_LELANG',
        moves: [],
      },
    },
    parents: states,
  },
  () => shop,
);
