import { afterAll, beforeAll } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { alih, antarBank, BCA, setor } from '#tests/kit/uji/mutasi.ts';
import { dibayarKartu } from '#tests/proof/balapan/uang.ts';
import { hariIni } from '#tests/proof/balapan/meja.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  const modal = isiKas(50_000_000, 'MODAL_KAS');
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body: modal });
  await shop.as('OWN').call(kasDocument.makes.bankMasuk, { body: { ...modal, no_rekening: BCA } });
});
afterAll(() => shop.close());

const other = { jumlah: rp(2_000), keterangan: 'Uji yang lain' };
const bank = (kode?: string) => ({ ...isiKas(1_000, kode), no_rekening: BCA });

documentTests(
  kasDocument,
  {
    makes: {
      kasMasuk: { given: async () => ({ body: isiKas(1_000, 'MODAL_KAS') }), other },
      kasKeluar: { given: async () => ({ body: isiKas(1_000) }), other },
      bankMasuk: {
        who: 'SPV',
        given: async () => ({ body: bank('MODAL_KAS') }),
        other,
        notListed: true,
      },
      bankKeluar: { who: 'SPV', given: async () => ({ body: bank() }), other, notListed: true },
    },
  },
  () => shop,
);
documentTests(
  mutasiDocument,
  {
    makes: {
      bank: { who: 'SPV', given: async () => antarBank(1_000), other },
      cash: { who: 'SPV', given: async () => setor(1_000), other },
      saldo: {
        who: 'SPV',
        given: async () => alih(1_000),
        other,
        asks: 'PENGALIHAN_SALDO',
      },
    },
  },
  () => shop,
);
documentTests(
  nonCashDocument,
  {
    makes: {
      cair: {
        who: 'SPV',
        given: async () => ({
          body: {
            tgl_cair: hari(await hariIni(shop)),
            keterangan: null,
            baris: [
              {
                no_dokumen: await dibayarKartu(shop),
                urut: 1,
                biaya_bank: null,
                fee_mp: null,
                ongkir: null,
              },
            ],
          },
        }),
        other: { keterangan: 'Uji yang lain' },
      },
    },
  },
  () => shop,
);
documentTests(
  kirimDocument,
  {
    makes: {
      kirim: {
        who: 'SPV',
        given: async () => ({
          body: { nominal: rp(1_000), destination: 'PST', keterangan: 'Setoran uji' },
        }),
        other: { nominal: rp(2_000), keterangan: 'Uji yang lain' },
      },
    },
  },
  () => shop,
);
