import { afterAll, beforeAll } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { parentPesanan } from '#tests/kit/document/on-pesanan.ts';
import { parentService } from '#tests/kit/document/on-service.ts';
import { done } from '#tests/kit/done.ts';
import {
  emas,
  jadi,
  serviceRing,
  TANPA_KATA,
  titipEmas,
} from '#tests/kit/document/kerja-service.ts';
import { jadiPesanan, pesanan, TANPA_BATAL } from '#tests/kit/document/kerja-pesanan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
const parent = parentService(() => shop);
const order = parentPesanan(() => shop);
const { diterima, proses, selesai, menunggu, states } = parent;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 50_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  await parent.open(20);
});
afterAll(() => shop.close());

const other = { keterangan: 'Uji yang lain' };
const dp = [
  { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, jumlah: rp(60_000), fee: null },
];

documentTests(
  serviceDocument,
  {
    makes: { terima: { given: async () => ({ body: serviceRing() }), other } },
    cancelWith: { no_rekening: null, ...TANPA_KATA },
    waits: {
      make: async () => ({ no: await menunggu() }),
      state: 'OPEN',
      steps: { validasi: async () => ({}) },
    },
  },
  () => shop,
);
documentTests(
  bayarServiceDocument,
  {
    makes: {
      bayar: {
        given: async () => ({
          params: { induk: await diterima() },
          wire: { pembayaran: [{ jenis: 'CASH', jumlah: 50_000 }] },
        }),
        other: { pembayaran: dp },
        moves: ['dp_rp'],
      },
    },
    parents: { OPEN: states.OPEN, DIAMBIL: states.DIAMBIL, CANC: states.CANC },
  },
  () => shop,
);
documentTests(
  ambilServiceDocument,
  {
    makes: {
      ambil: {
        given: async () => ({
          params: { induk: await selesai() },
          body: { ...TANPA_KATA, pembayaran: null },
        }),
        other: { diambil_oleh: 'Ibu Sari' },
        moves: ['tgl_ambil'],
      },
    },
    parents: {
      DITERIMA: states.DITERIMA,
      OPEN: states.OPEN,
      VALID: states.VALID,
      PROSES: states.PROSES,
      DIAMBIL: states.DIAMBIL,
      CANC: states.CANC,
    },
  },
  () => shop,
);
documentTests(
  pesananDocument,
  {
    makes: { pesan: { given: async () => ({ body: pesanan({ pembayaran: dp }) }), other } },
    cancelWith: TANPA_BATAL,
    waits: {
      make: async () => ({ no: await order.menunggu() }),
      state: 'OPEN',
      steps: { validasi: async () => ({}) },
    },
  },
  () => shop,
);
documentTests(
  bayarPesananDocument,
  {
    makes: {
      bayar: {
        given: async () => ({
          params: { induk: await order.dipesan() },
          wire: { pembayaran: [{ jenis: 'CASH', jumlah: 50_000 }] },
        }),
        other: { pembayaran: dp },
        moves: ['dp_rp'],
      },
    },
    parents: {
      OPEN: order.states.OPEN,
      DIAMBIL: order.states.DIAMBIL,
      CANC: order.states.CANC,
    },
  },
  () => shop,
);
documentTests(
  serahDocument,
  {
    makes: {
      pesanan: {
        given: async () => ({
          params: { no_pesanan: await order.dipesan() },
          body: { kode_tukang: 'T01', emas: emas(100), keterangan: null },
        }),
        other,
      },
      service: {
        given: async () => ({
          params: { no_service: await diterima() },
          body: { kode_tukang: 'T01', emas: emas(100), keterangan: null },
        }),
        other,
      },
      lepas: {
        who: 'SPV',
        given: async () => ({
          params: { kode_tukang: 'T01' },
          body: { emas: emas(100), keterangan: null },
        }),
        other,
      },
    },
  },
  () => shop,
);
documentTests(
  kembaliDocument,
  {
    makes: {
      pesanan: {
        given: async () => ({
          params: { no_pesanan: await order.proses(3_500) },
          body: jadiPesanan(),
        }),
        other: { upah: rp(10_000) },
      },
      service: {
        // All of the gold that was handed over comes back: the book has a set.
        given: async () => ({
          params: { no_service: await proses(100) },
          body: jadi({}, { kembali: emas(100) }),
        }),
        other: { upah: rp(10_000) },
      },
      lepas: {
        who: 'SPV',
        given: async () => {
          await titipEmas(shop, 100);
          return {
            params: { kode_tukang: 'T01' },
            body: { kembali: emas(100), tutup: null, upah: null },
          };
        },
        other: { upah: rp(10_000) },
      },
    },
  },
  () => shop,
);
