import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { rumahPesan } from '#app/server/rumah-pesan.ts';
import { CLOUD_TERIMA, openGateway } from '#tests/kit/gateway-uji.ts';
import { antre, detak, keadaan, lepasGateway, pasangGateway } from '#tests/kit/pesan-uji.ts';
import { openTutupUji } from '#tests/kit/tutup-uji.ts';

const { shop, hitung, tutupToko } = await openTutupUji();
let gateway: Awaited<ReturnType<typeof openGateway>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-lampiran-'));
  process.env['KILAU_PHOTOS'] = folder;
  await shop.modulOn('WHATSAPP_MODULE');
  await shop.param('LAPORAN_TUTUP_KE_WA', ['0812 1111 2222']);
  gateway = await openGateway();
});
beforeEach(() => {
  gateway.masuk.length = 0;
});
afterAll(async () => {
  lepasGateway();
  delete process.env['KILAU_PHOTOS'];
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** The fields of a form, as a gateway reads them. */
async function isian({ body }: { body: string }): Promise<Record<string, string>> {
  const boundary = body.slice(2, body.indexOf('\r\n'));
  const type = `multipart/form-data; boundary=${boundary}`;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const texts = [...form].filter((one): one is [string, string] => typeof one[1] === 'string');
  return Object.fromEntries(texts);
}

test('the evening’s page goes to its owner as a PDF beside its words, without the profit', async () => {
  await pasangGateway(shop, { alamat: gateway.alamat });
  await hitung(1_000_000);
  const { no_tutup } = await tutupToko();
  await detak(shop, rumahPesan);
  expect(gateway.masuk.map(({ path }) => path)).toEqual(['/api/send-document-from-local']);
  const { phone, caption, file, data } = await isian(gateway.masuk[0]!);
  expect([phone, JSON.parse(data!)]).toEqual([
    '6281211112222',
    { name: `${no_tutup}.pdf`, type: 'application/pdf' },
  ]);
  // A form ends its lines in its own way.
  expect(caption!.replaceAll('\r\n', '\n')).toContain('*Hitungan kas*\nMenurut buku: Rp 1,000,000');
  const kata = readPdf(Buffer.from(file!, 'base64')).flat().join('\n');
  expect(kata).toContain('Hitungan kas');
  expect(kata).toContain('1,000,000');
  expect(kata).not.toMatch(/Laba/);
  expect(await keadaan(shop)).toEqual({ TERKIRIM: 1 });
});

test('Cloud API takes the PDF first and then names it; an upload that fails is tried again, nothing is lost', async () => {
  await shop.hari('2026-11-21');
  gateway.house.biasa = CLOUD_TERIMA;
  await pasangGateway(shop, { jenis: 'CLOUD', alamat: gateway.alamat, pengirim: '109876543210' });
  await hitung(1_000_000);
  const { no_tutup } = await tutupToko();
  gateway.laku.push({ status: 500, body: {} });
  await detak(shop, rumahPesan);
  expect(await keadaan(shop)).toEqual({ ANTRE: 1, TERKIRIM: 1 });
  shop.jam(toIso(nowMs() + 40_000));
  gateway.laku.push({ status: 200, body: { id: 'media-7' } });
  await detak(shop, rumahPesan);
  expect(gateway.masuk.map(({ path }) => path)).toEqual([
    '/109876543210/media',
    '/109876543210/media',
    '/109876543210/messages',
  ]);
  expect(gateway.masuk[1]!.body).toContain('%PDF-');
  expect(JSON.parse(gateway.masuk[2]!.body)).toMatchObject({
    type: 'document',
    document: {
      id: 'media-7',
      filename: `${no_tutup}.pdf`,
      caption: expect.stringContaining('Hitungan kas'),
    },
  });
  expect(await keadaan(shop)).toEqual({ TERKIRIM: 2 });
});

test('a promo takes its picture along, to either gateway; a picture that is gone leaves the words', async () => {
  const green = { width: 72, height: 137, channels: 3 as const, background: '#0E2B23' };
  const jpeg = await sharp({ create: green }).jpeg().toBuffer();
  const { gambar_path } = await saveFoto('KJ1', jpeg, 'PROMO');
  const satu = async (path: string): Promise<void> => {
    gateway.masuk.length = 0;
    await antre(shop, 1, { templat: 'Promo {nama_toko}' });
    await shop.rows("update pesan set gambar = $1 where status = 'ANTRE'", [path]);
    await detak(shop, rumahPesan);
  };
  gateway.laku.push({ status: 200, body: { id: 'media-8' } });
  await satu(gambar_path);
  expect(gateway.masuk.map(({ path }) => path.split('/').at(-1))).toEqual(['media', 'messages']);
  expect(JSON.parse(gateway.masuk[1]!.body)).toMatchObject({
    type: 'image',
    image: { id: 'media-8', caption: 'Promo Kencana' },
  });
  gateway.house.biasa = {
    status: 200,
    body: { status: true, data: { messages: [{ id: 'w-1', status: 'pending' }] } },
  };
  await pasangGateway(shop, { alamat: gateway.alamat });
  await satu(gambar_path);
  expect(gateway.masuk[0]!.path).toBe('/api/send-image-from-local');
  const { caption, file } = await isian(gateway.masuk[0]!);
  expect(caption).toBe('Promo Kencana');
  const { width, format } = await sharp(Buffer.from(file!, 'base64')).metadata();
  expect([width, format]).toEqual([72, 'jpeg']);
  await satu(gambar_path.replace(/[0-9a-f]{32}/, '0'.repeat(32)));
  expect(gateway.masuk[0]!.path).toBe('/api/v2/send-message');
  expect(gateway.isi()).toEqual(['Promo Kencana']);
});

test('a paper that cannot be made keeps the message waiting, and the others go on', async () => {
  gateway.masuk.length = 0;
  await antre(shop, 2, { templat: 'Halo {nama_toko}' });
  let kali = 0;
  const berkas = async () => {
    kali += 1;
    if (kali === 1) throw new Error('no font');
    return undefined;
  };
  await detak(shop, { ...rumahPesan, berkas });
  expect(gateway.isi()).toEqual(['Halo Kencana']);
  expect(await shop.rows("select sebab, coba from pesan where status = 'ANTRE'")).toEqual([
    { sebab: 'Lampiran tidak dapat dibuat', coba: 1 },
  ]);
});
