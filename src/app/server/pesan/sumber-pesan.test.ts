import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { rumahPesan } from '#app/server/rumah-pesan.ts';
import { sendAntrean } from '#areas/pesan/server/kirim/kirim-antrean.ts';
import { openGateway } from '#tests/kit/gateway-uji.ts';
import { lepasGateway, pasangGateway } from '#tests/kit/pesan-uji.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let shop: Shop;
let urut = 0;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('WHATSAPP_MODULE');
  await shop.modulOn('NOTA_WA_MODULE');
});
beforeEach(() => shop.rows('delete from pesan'));
afterAll(() => shop.close());

const HP = '0812 3456 7890';
type Customer = { nama: string; alamat?: string; no_hp?: string };

/** A sale to somebody; answers its number. */
async function jual(customer: Customer): Promise<string> {
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  urut += 1;
  const body = {
    kode_sales: 'S01',
    customer,
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 90_000_000 }],
  };
  const key = { 'idempotency-key': `jual-pesan-${urut}` };
  const { status, text, body: sold } = await shop.as('KASIR').raw('POST', 'penjualan', body, key);
  if (status !== 201) throw new Error(text);
  return sold.data.no_faktur_jual as string;
}
const kirim = (body: object, who: 'KASIR' | 'SPV' = 'KASIR') =>
  shop.as(who).raw('POST', 'chat/send', body);
const antrean = () =>
  shop.rows<{ jenis: string; penerima: string; no_dokumen: string }>(
    'select jenis, penerima, no_dokumen from pesan order by id',
  );

test('a nota goes to the number that stands on it, in its own words, without that paper is taken', async () => {
  const no = await jual({ nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: HP });
  const sent = await kirim({ no_dokumen: no, type: 'text' });
  expect([sent.status, sent.body.data]).toEqual([
    200,
    { success: true, gateway: false, penerima: '0812****7890', status: 'ANTRE' },
  ]);
  expect(await antrean()).toEqual([
    { jenis: 'NOTA_PENJUALAN', penerima: '+6281234567890', no_dokumen: no },
  ]);
  const { body } = await shop.as('SPV').raw('GET', 'pesan');
  expect(body.data[0].isi).toMatch(new RegExp(`Terima kasih, Ibu Sari.\nNota \\*${no}\\*`));
  const paper = await shop.rows('select no from kertas where no = $1', [no]);
  expect(paper).toEqual([]);
  const [audit] = await shop.rows(`select sesudah from audit where tindakan = 'KIRIM_NOTA'`);
  expect(audit!.sesudah).toEqual({ jenis: 'NOTA_PENJUALAN', penerima: '0812****7890', kali: 1 });
});

test('another receiver and other words are refused, the document’s own may be said', async () => {
  const no = await jual({ nama: 'Bapak Budi', no_hp: '0812 5555 6666' });
  const lain = await kirim({
    no_dokumen: no,
    receiver: '0812 9999 0000',
    message: null,
    type: 'text',
  });
  expect([lain.status, lain.body.message]).toEqual([422, 'No Wa Tidak Terdaftar']);
  const kata = await kirim({ no_dokumen: no, message: 'Transfer ke rekening 123', type: 'text' });
  expect([kata.status, kata.body.code]).toEqual([422, 'PESAN_BERBEDA']);
  expect(await antrean()).toEqual([]);
  const nota = await shop.as('SPV').raw('GET', `penjualan/get/bynota/single?no=${no}`);
  const { template_wa: message } = nota.body;
  const sendiri = await kirim({ no_dokumen: no, receiver: '6281255556666', message, type: 'text' });
  expect(sendiri.status, sendiri.text).toBe(200);
});

test('a document without a number, an unknown one and one of nobody’s kind are not sent', async () => {
  const no = await jual({ nama: 'Tamu' });
  expect((await kirim({ no_dokumen: no })).body.message).toBe('No Wa Tidak Terdaftar');
  expect((await kirim({ no_dokumen: 'PJKJ1261120ZZZ' })).status).toBe(404);
  expect((await kirim({ no_dokumen: 'KMKJ1261120001' })).status).toBe(404);
});

test('whoever may not look at a sale does not send it; without the module nobody does', async () => {
  const no = await jual({ nama: 'Ibu Tuti', no_hp: '0812 7777 8888' });
  const menu = ['transaksi-penjualan', 'lihat-penjualan', 'batal-penjualan', 'validasi-penjualan'];
  for (const kode of [...menu, 'validasi-jual-beli'])
    await shop.rows(
      `insert into user_akses (kode_toko, user_id, kode, is_show) values ('KJ1', 'ksr2.kj1', $1, false)
       on conflict (kode_toko, user_id, kode) do update set is_show = false`,
      [kode],
    );
  const sent = await shop.as('KASIR2').raw('POST', 'chat/send', { no_dokumen: no });
  expect([sent.status, sent.body.code]).toEqual([403, 'TIDAK_BERHAK']);
  await shop.modulOff('NOTA_WA_MODULE');
  expect((await kirim({ no_dokumen: no })).body.code).toBe('MODUL_TIDAK_AKTIF');
  await shop.modulOn('NOTA_WA_MODULE');
  expect(await antrean()).toEqual([]);
});

test('twenty at once say the truth: one waits, the others hear that it does; a fourth time on a day is refused', async () => {
  const no = await jual({ nama: 'Ibu Rina', no_hp: '0812 1111 2222' });
  const lagi = async () => {
    const { status, body } = await kirim({ no_dokumen: no });
    return [status, body.message];
  };
  const semua = await Promise.all(Array.from({ length: 20 }, lagi));
  const baru = [409, 'Nota Ini Baru Saja Masuk Antrean'];
  expect(semua.filter(([status]) => status === 200)).toHaveLength(1);
  expect(semua.filter(([status]) => status !== 200)).toEqual(Array(19).fill(baru));
  expect(await antrean()).toHaveLength(1);
  for (const ke of [2, 3]) {
    await shop.rows("update pesan set input_date = input_date - interval '1 minute'");
    expect([ke, (await lagi())[0]]).toEqual([ke, 200]);
  }
  await shop.rows("update pesan set input_date = input_date - interval '1 minute'");
  expect(await lagi()).toEqual([409, 'Nota Ini Sudah Dikirim 3 Kali Hari Ini']);
  expect(await antrean()).toHaveLength(3);
});

test('receiver, message and type alone send the nota whose own words they are, and no others', async () => {
  const no = await jual({ nama: 'Ibu Lilis', no_hp: '0812 6666 7777' });
  const nota = await shop.as('KASIR').raw('GET', `penjualan/get/bynota/single?no=${no}`);
  const { template_wa: message } = nota.body;
  const receiver = '0812-6666-7777';
  const ubah = await kirim({ receiver, message: `${message}\nHadiah di bit.ly/x`, type: 'text' });
  expect([ubah.status, ubah.body.code]).toEqual([422, 'PESAN_BERBEDA']);
  const bebas = await kirim({ receiver, message: 'Transfer ke rekening 123', type: 'text' });
  expect([bebas.status, bebas.body.code]).toEqual([404, 'DOKUMEN_TIDAK_ADA']);
  const lain = await kirim({ receiver: '0812 9999 0000', message, type: 'text' });
  expect(lain.body.message).toBe('No Wa Tidak Terdaftar');
  expect(await antrean()).toEqual([]);
  const sent = await kirim({ receiver, message, type: 'text' });
  expect([sent.status, sent.body.data?.success]).toEqual([200, true]);
  expect(await antrean()).toEqual([
    { jenis: 'NOTA_PENJUALAN', penerima: '+6281266667777', no_dokumen: no },
  ]);
});

test('a name with a link and with a place is said as words: no link, and the place stays as it is', async () => {
  const no = await jual({ nama: '{total} www.hadiah.com', no_hp: '0812 3333 4444' });
  expect((await kirim({ no_dokumen: no })).status).toBe(200);
  const { body } = await shop.as('SPV').raw('GET', 'pesan');
  expect(body.data[0].isi).toContain('Terima kasih, {total}.');
  expect(body.data[0].isi).not.toContain('hadiah');
});

test('a sale that is cancelled tells its customer, once, and not when it was only asked for', async () => {
  const no = await jual({ nama: 'Ibu Dewi', no_hp: '0812 4444 5555' });
  const given = { params: { no }, body: { alasan: 'Customer batal' } } as never;
  await expect(shop.as('KASIR').call(penjualanDocument.cancel, given)).rejects.toMatchObject({
    status: 403,
  });
  expect(await antrean()).toEqual([]);
  await shop.approved('KASIR', penjualanDocument.cancel, given);
  expect(await antrean()).toEqual([{ jenis: 'BATAL', penerima: '+6281244445555', no_dokumen: no }]);
  const { body } = await shop.as('SPV').raw('GET', 'pesan');
  expect(body.data[0].isi).toMatch(/Ibu Dewi, nota .* dibatalkan pada/);
});

test('a nota that waited while its sale was cancelled does not leave; the notice of the cancel does', async () => {
  const no = await jual({ nama: 'Ibu Wati', no_hp: '0812 8888 9999' });
  expect((await kirim({ no_dokumen: no })).status).toBe(200);
  const given = { params: { no }, body: { alasan: 'Customer batal' } } as never;
  await shop.approved('KASIR', penjualanDocument.cancel, given);
  const gateway = await openGateway();
  await pasangGateway(shop, {
    alamat: gateway.alamat,
    tenang_dari: '00:00',
    tenang_sampai: '00:00',
  });
  for (let at = 0; at < 2; at += 1) await sendAntrean(shop.db, rumahPesan, 'uji');
  const rows = await shop.rows('select jenis, status, sebab from pesan order by id');
  await gateway.close();
  lepasGateway();
  expect(rows).toEqual([
    { jenis: 'NOTA_PENJUALAN', status: 'BATAL', sebab: 'Nota sudah dibatalkan' },
    { jenis: 'BATAL', status: 'TERKIRIM', sebab: null },
  ]);
  expect(gateway.isi()).toEqual([expect.stringMatching(/^.*dibatalkan pada/s)]);
});
