import { afterEach, beforeEach, expect, test } from 'vitest';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { pesan, tunai } from '#tests/kit/document/kerja-pesanan.ts';
import { selesaikan, tambahTukang, terimaService } from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import { bukaCicilan, cicilP1 } from '#tests/kit/uji/cicilan.ts';
import { readPdf } from '#tests/kit/uji/pdf-read.ts';

/* The page of a slip in what its customer is written, and who else reads it (D-51.9, D-51.15). */
let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ dasar: true });
  await tambahTukang(shop);
  await shop.modulOn('WHATSAPP_MODULE');
  await shop.rows(`update toko set portal = 'https://toko.id' where kode_toko = 'KJ1'`);
});
afterEach(() => shop.close());

const DOKUMEN = { service: serviceDocument, pesanan: pesananDocument, cicilan: cicilanDocument };
type Api = keyof typeof DOKUMEN;
/** Where the customer finds the slip. */
async function halaman(api: Api, no: string): Promise<string> {
  const [row] = await shop.rows<{ kode: string }>(
    `select kode_nota as kode from ${api} where no_${api} = $1`,
    [no],
  );
  return `https://toko.id/nota/${row!.kode}`;
}
/** A further copy, to be taken by who asked for it. */
async function salin(who: Who, api: Api, no: string): Promise<void> {
  const path = DOKUMEN[api].reprint.path.replace(':no', no).replace(/^\/+/, '');
  const { status, text } = await disetujui(shop, path, { alasan: 'Surat hilang' }, 'OWN', who);
  expect(status, text).toBeLessThan(300);
}
/** The message beside the print data, as this person reads it. */
async function template(who: Who, api: Api, no: string): Promise<string> {
  const path = `${api}/get/bynota/single?no=${no}`;
  const { status, text, body } = await shop.as(who).raw('GET', path);
  expect(status, text).toBe(200);
  // Who took the money is said by name, as on every other paper.
  expect(body.data[0].kasir).not.toMatch(/\.kj1$/);
  return String(body.template_wa);
}

test('what is ready is told with the page of its slip', async () => {
  const { no_service } = await terimaService(shop);
  await selesaikan(shop, no_service);
  const [siap] = await shop.rows<{ nilai: Record<string, string> }>(
    `select nilai from pesan where jenis = 'SIAP_SERVICE'`,
  );
  expect(siap?.nilai.alamat_nota).toBe(await halaman('service', no_service));
});

test.each(['service', 'pesanan', 'cicilan'] as const)(
  'the print data of %s tell its page on its own day, and to a superior later, not to a cashier',
  async (api) => {
    await bukaCicilan(shop);
    const make = {
      service: async () => (await terimaService(shop)).no_service,
      pesanan: async () => (await pesan(shop, { pembayaran: tunai(1_000_000) })).no_pesanan,
      cicilan: async () => (await cicilP1(shop)).no_cicilan,
    }[api];
    const no = await make();
    const page = await halaman(api, no);
    expect(await template('KASIR', api, no)).toContain(page);
    await shop.hari('2026-11-21');
    await salin('KASIR', api, no);
    expect(await template('KASIR', api, no)).not.toContain('/nota/');
    await salin('SPV', api, no);
    expect(await template('SPV', api, no)).toContain(page);
  },
);

test('the slip of an order has its QR once it is valid, and for a cashier on its own day alone', async () => {
  await shop.modulOn('VALIDASI_PESANAN_MODULE');
  const { no_pesanan: no } = await pesan(shop, {});
  const slip = async (who: Who) => {
    const { status, text, bytes } = await shop.as(who).raw('GET', `pesanan/${no}/struk.pdf`);
    expect(status, text).toBe(200);
    const seen = readPdf(bytes).text;
    return { qr: seen.includes('Pindai untuk melihat'), tunggu: seen.includes('BELUM VALIDASI') };
  };
  expect(await slip('KASIR')).toEqual({ qr: false, tunggu: true });
  await shop
    .as('SPV')
    .call(pesananDocument.steps.validasi, { params: { no }, body: { pembayaran: null } });
  expect(await slip('KASIR')).toEqual({ qr: true, tunggu: false });
  await shop.hari('2026-11-21');
  await salin('KASIR', 'pesanan', no);
  expect(await slip('KASIR')).toEqual({ qr: false, tunggu: false });
  await salin('SPV', 'pesanan', no);
  expect(await slip('SPV')).toEqual({ qr: true, tunggu: false });
});
