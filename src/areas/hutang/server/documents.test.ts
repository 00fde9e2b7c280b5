import { afterAll, beforeAll } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { parentHutang } from '#tests/kit/document/on-hutang.ts';
import { done } from '#tests/kit/done.ts';
import { ditimbang, KEMBALI, lelangStock, pinjaman, tegurHutang } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
const parent = parentHutang(() => shop);
const { running, dilelang, menunggu, pelunasanMenunggu, states } = parent;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await parent.open(85);
});
afterAll(() => shop.close());

const on = async () => ({ induk: running() });
const other = { keterangan: 'Uji yang lain' };

documentTests(
  hutangDocument,
  {
    makes: { hutang: { given: async () => ({ body: pinjaman() }), other } },
    waits: {
      make: async () => ({ no: await menunggu() }),
      state: 'OPEN',
      steps: { validasi: async () => ({}) },
    },
    further: async (no) => {
      await done(shop, 'KASIR', `hutang/${no}/bayar-bunga`, { sampai_tgl: '2027-01-20' });
    },
  },
  () => shop,
);
documentTests(
  bungaDocument,
  {
    makes: {
      bayar: {
        given: async () => ({
          params: await on(),
          body: { sampai_tgl: null, bunga_rp: null, pembayaran: null },
        }),
        other: { bunga_rp: rp(1_000) },
        moves: ['bunga_dibayar_sampai', 'tgl_jatuh_tempo'],
      },
    },
    parents: states,
  },
  () => shop,
);
documentTests(
  lunasDocument,
  {
    makes: {
      lunas: {
        given: async () => ({
          params: await on(),
          body: { kode_sales: null, bunga_rp: null, pembayaran: null },
        }),
        other: { kode_sales: 'S01' },
        moves: [],
      },
      putus: {
        given: async () => ({
          params: await on(),
          wire: { kode_sales: 'S01', barang: ditimbang },
        }),
        other,
        asks: 'BELI_PUTUS',
        moves: [],
      },
    },
    cancelWith: { barang: KEMBALI },
    waits: { make: () => pelunasanMenunggu(running()), state: 'TUNGGU', steps: {} },
    parents: states,
  },
  () => shop,
);
documentTests(
  remajaDocument,
  {
    makes: {
      remaja: {
        given: async () => ({
          params: await on(),
          body: {
            jumlah_hutang: rp(3_000_000),
            bunga: undefined,
            lama_bulan: 4,
            admin: null,
            pembayaran: null,
          },
        }),
        other: { lama_bulan: 5 },
        moves: [],
      },
    },
    parents: states,
  },
  () => shop,
);
documentTests(
  lelangDocument,
  {
    makes: {
      lelang: {
        who: 'SPV',
        given: async () => {
          const induk = running();
          await tegurHutang(shop, induk);
          return { params: { induk }, wire: lelangStock };
        },
        other,
        asks: 'LELANG_HUTANG',
        moves: [],
      },
    },
    parents: states,
  },
  () => shop,
);
documentTests(
  kelebihanDocument,
  {
    makes: {
      bayar: {
        given: async () => ({
          params: { induk: await dilelang() },
          body: { penerima: null, no_ktp: null, pembayaran: null, keterangan: null },
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
