import { afterAll, beforeAll } from 'vitest';
import { beliManualDocument } from '#areas/manual/contract/beli-manual.document.ts';
import { jualManualDocument } from '#areas/manual/contract/jual-manual.document.ts';
import { koreksiManualDocument } from '#areas/manual/contract/koreksi-manual.document.ts';
import { masukManualDocument } from '#areas/manual/contract/masuk-manual.document.ts';
import { pindahManualDocument } from '#areas/manual/contract/pindah-manual.document.ts';
import { returManualDocument } from '#areas/manual/contract/retur-manual.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { done } from '#tests/kit/done.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  banyak,
  beliManual,
  CINCIN,
  DI,
  isiBaris,
  isiBeli,
  isiJual,
  isiMasuk,
  jualManual,
  masukkan,
  tokoManual,
  validasiManual,
} from '#tests/kit/uji/manual.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoManual();
  // Another shop has the calls, and none of these documents.
  await shop.modulOn('MANUAL_ITEMS_TRANSACTION_MODULE', 'PST');
  await shop.param('OWN_TANPA_OTORISASI', false);
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
});
afterAll(() => shop.close());

const other = { keterangan: 'Uji yang lain' };

documentTests(
  masukManualDocument,
  { makes: { masuk: { who: 'SPV', given: async () => isiMasuk(), other } } },
  () => shop,
);
documentTests(
  returManualDocument,
  {
    makes: {
      retur: {
        who: 'SPV',
        given: async () => {
          await masukkan(shop);
          return {
            body: {
              kode_supplier: 'UBS',
              alasan: 'Ukuran tidak laku',
              barang: [{ ...CINCIN, ...DI('M-01'), ...banyak(4, 10_000) }],
            },
          };
        },
        other: { alasan: 'Salah kirim' },
        asks: 'RETUR_SUPPLIER',
      },
    },
  },
  () => shop,
);
documentTests(
  pindahManualDocument,
  {
    makes: {
      pindah: {
        who: 'SPV',
        given: async () => {
          await masukkan(shop);
          return {
            body: {
              ...DI('M-02'),
              barang: [{ ...CINCIN, dari_gudang: 'TK', dari_baki: 'M-01', ...banyak(3, 7450) }],
            },
          };
        },
        other,
      },
    },
  },
  () => shop,
);
documentTests(
  koreksiManualDocument,
  {
    makes: {
      koreksi: {
        who: 'SPV',
        given: async () => {
          await masukkan(shop, DI('M-03'));
          const { qty, berat } = (await isiBaris(shop, 'M-03'))!;
          return {
            body: { ...CINCIN, ...DI('M-03'), ...banyak(qty, berat - 20), alasan: 'Timbang ulang' },
          };
        },
        other: { alasan: 'Uji yang lain' },
        asks: 'KOREKSI_MANUAL',
      },
    },
  },
  () => shop,
);
documentTests(
  jualManualDocument,
  {
    makes: {
      jual: {
        given: async () => {
          await masukkan(shop);
          return { wire: isiJual() };
        },
        other,
        recorded: 'SIMPAN',
        counts: (_, no) => validasiManual(shop, [no]),
      },
    },
    waits: {
      make: async () => {
        await masukkan(shop);
        return { no: await jualManual(shop) };
      },
      state: 'OPEN',
      steps: {},
    },
  },
  () => shop,
);
documentTests(
  beliManualDocument,
  {
    makes: {
      beli: {
        given: async () => ({ wire: isiBeli() }),
        other,
        recorded: 'SIMPAN',
        counts: (_, no) => validasiManual(shop, [no]),
      },
    },
    waits: {
      make: async () => ({ no: await beliManual(shop) }),
      state: 'OPEN',
      steps: {},
    },
  },
  () => shop,
);
