import { afterAll, beforeAll, expect, test } from 'vitest';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { setoranDocument } from '#areas/penjualan/contract/titipan/setoran.document.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { done } from '#tests/kit/done.ts';
import { bayarPesanan, pesan, tunai } from '#tests/kit/document/kerja-pesanan.ts';
import { terimaService } from '#tests/kit/document/kerja-service.ts';
import { pinjamBatalkan } from '#tests/kit/hutang.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, disetujui, titipkan } from '#tests/kit/titipan.ts';
import { bayar, bukaCicilan, cicilP1 } from '#tests/kit/uji/cicilan.ts';

/** Money of a customer is given back without him: a person may take it in his name, so his phone gets a message. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('WHATSAPP_MODULE');
  await bukaCicilan(shop);
  await done(shop, 'OWN', 'cash/masuk', isiKas(100_000_000, 'MODAL_KAS'));
});
afterAll(() => shop.close());

type Made = { readonly no: string; readonly induk?: string; readonly total: string };
const titip = async (): Promise<string> =>
  (await titipkan(shop, await tambahPotong(shop, ['P1']), cash(2_000_000))).no_titip;

const PAID: readonly (readonly [
  string,
  { readonly cancel: { readonly path: string } },
  () => Promise<Made>,
])[] = [
  ['a deposit', titipanDocument, async () => ({ no: await titip(), total: 'Rp 2,000,000' })],
  [
    'a further deposit',
    setoranDocument,
    async () => {
      const induk = await titip();
      const { setoran } = await done(shop, 'KASIR', `titip/${induk}/bayar`, cash(500_000));
      return { induk, no: setoran[0].no_bayar, total: 'Rp 500,000' };
    },
  ],
  [
    'a contract',
    cicilanDocument,
    async () => ({ no: (await cicilP1(shop)).no_cicilan, total: 'Rp 2,000,000' }),
  ],
  [
    'an instalment',
    bayarCicilanDocument,
    async () => {
      const { no_cicilan: induk } = await cicilP1(shop);
      const { no_bayar: no } = await bayar(shop, induk, 581_500);
      return { induk, no, total: 'Rp 581,500' };
    },
  ],
  [
    'an order',
    pesananDocument,
    async () => {
      const { no_pesanan: no } = await pesan(shop, { pembayaran: tunai(2_000_000) });
      return { no, total: 'Rp 2,000,000' };
    },
  ],
  [
    'a further DP',
    bayarPesananDocument,
    async () => {
      const { no_pesanan: induk } = await pesan(shop, { pembayaran: tunai(2_000_000) });
      const { no_bayar: no } = await bayarPesanan(shop, induk, 1_000_000);
      return { induk, no, total: 'Rp 1,000,000' };
    },
  ],
  [
    'a repair',
    serviceDocument,
    async () => {
      const { no_service: no } = await terimaService(shop, { pembayaran: tunai(50_000) });
      return { no, total: 'Rp 50,000' };
    },
  ],
  [
    'a DP of a repair',
    bayarServiceDocument,
    async () => {
      const { no_service: induk } = await terimaService(shop);
      const { no_bayar: no } = await shop.as('KASIR').call(bayarServiceDocument.makes.bayar, {
        params: { induk },
        body: { pembayaran: tunai(20_000) },
      });
      return { induk, no, total: 'Rp 20,000' };
    },
  ],
];

const told = (nomor: readonly string[]) =>
  shop.rows(
    `select left(no_dokumen, 2) as surat, nilai ->> 'no_nota' = no_dokumen as nota, nilai ->> 'total' as total,
            penerima like '+628%' as hp
       from pesan where jenis = 'BATAL' and no_dokumen = any($1) order by 1`,
    [nomor],
  );

test.each(PAID)('of %s that is undone its customer hears, with the sum', async (_of, of, make) => {
  const { no, induk = '', total } = await make();
  const path = of.cancel.path
    .replace(':induk', induk)
    .replace(/:[a-z_]+/, no)
    .replace(/^\/+/, '');
  const { status, text } = await disetujui(shop, path, { alasan: 'Tidak jadi' }, 'OWN');
  expect(status, text).toBeLessThan(300);
  expect(await told([no])).toEqual([{ surat: no.slice(0, 2), nota: true, total, hp: true }]);
});

test('of interest, of a redemption and of a loan that are undone the borrower hears', async () => {
  await pinjamBatalkan(shop);
  const nomor = await shop.rows<{ no: string }>(`
    select no_bunga as no from hutang_bunga where status = 'CANC'
    union all select no_lunas from hutang_lunas where status = 'CANC'
    union all select no_faktur_hutang from hutang where status = 'CANC'`);
  const rows = await told(nomor.map(({ no }) => no));
  expect(rows).toMatchObject([
    { surat: 'BH', hp: true },
    { surat: 'HT', hp: true, total: 'Rp 500,000' },
    { surat: 'LH', hp: true },
  ]);
});

test('who is told that another person came is not told twice', async () => {
  const no = await titip();
  const body = { alasan: 'Tidak jadi', diambil_oleh: 'Orang Lain', no_ktp: '3201234567890017' };
  const { status, text } = await disetujui(shop, `titip/${no}/batal`, body, 'OWN');
  expect(status, text).toBeLessThan(300);
  expect(await told([no])).toEqual([]);
  expect(
    await shop.rows(`select jenis from pesan where no_dokumen = $1 and jenis <> 'NOTA_TITIPAN'`, [
      no,
    ]),
  ).toEqual([{ jenis: 'MILIK_LAIN' }]);
});
