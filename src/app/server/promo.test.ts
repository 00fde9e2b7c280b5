import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGateway } from '#tests/kit/gateway-uji.ts';
import { antre, detak, keadaan, lepasGateway, pasangGateway } from '#tests/kit/pesan-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, titipkan } from '#tests/kit/titipan.ts';
import { rumahPesan, siapkanRumah } from '#app/server/rumah-pesan.ts';

let shop: Shop;
let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  for (const key of ['WHATSAPP_MODULE', 'NOTIF_WABLAS_PROMO', 'MEMBER_MODULE'] as const)
    await shop.modulOn(key);
  gateway = await openGateway();
  await pasangGateway(shop, { alamat: gateway.alamat });
});
afterAll(async () => {
  lepasGateway();
  await gateway.close();
  await shop.close();
});

type Customer = { nama: string; no_hp?: string; setuju_promo?: boolean; tgl_lahir?: string };

async function customer(one: Customer): Promise<string> {
  const body = { alamat: '', ...one };
  const { status, text, body: made } = await shop.as('KASIR').raw('POST', 'customer', body);
  if (status !== 201) throw new Error(text);
  return made.data.kode_customer as string;
}
const ubah = async (kode: string, one: Customer): Promise<void> => {
  const { status, text } = await shop
    .as('KASIR')
    .raw('PUT', `customer/${kode}`, { alamat: '', ...one });
  if (status !== 200) throw new Error(text);
};
const simpan = (body: object) =>
  shop.as('SPV').raw('POST', 'promo-wablas', { image_url: null, ...body });
const jam = (waktu: string): void => shop.jam(`2026-11-20T${waktu}:00.000Z`);
const antrean = (jenis: string) =>
  shop.rows<{ penerima: string; status: string }>(
    'select penerima, status from pesan where jenis = $1 order by penerima',
    [jenis],
  );

test('a promo is for an hour to come, in words that can be filled, with a picture of one’s own', async () => {
  jam('01:30');
  const { body } = await shop.as('SPV').raw('GET', 'promo-wablas');
  expect([body.data.template, body.data.date]).toEqual([
    expect.stringContaining('{nama_customer}'),
    null,
  ]);
  const no = async (promo: object) => {
    const { status, body: said } = await simpan(promo);
    return [status, said.errors?.[0]?.path, said.message];
  };
  const template = 'Halo {nama_customer}';
  expect(await no({ template, tgl_kirim: '2026-11-19' })).toEqual([
    422,
    'tgl_kirim',
    'Tanggal Kirim Sudah Lewat',
  ]);
  expect(await no({ template: 'Halo {total}', tgl_kirim: '2026-11-21' })).toEqual([
    422,
    'template',
    'Tidak Ada Isian {total} Untuk Pesan Ini',
  ]);
  expect(await no({ template: '', tgl_kirim: '2026-11-21' })).toEqual([
    422,
    'template',
    'Pesan Promo Tidak Boleh Kosong',
  ]);
  const image_url = `NSIPIC/PST/PROMO/${'a'.repeat(32)}.jpg`;
  expect(await no({ template, tgl_kirim: '2026-11-21', image_url })).toEqual([
    422,
    'image_url',
    'Gambar Tidak Ditemukan',
  ]);
  jam('02:00');
  expect((await no({ template, tgl_kirim: '2026-11-20' }))[1]).toBe('tgl_kirim');
  expect((await shop.as('KASIR').raw('POST', 'promo-wablas', {})).status).toBe(403);
});

test('once to each consenting customer with a phone, at JAM_KIRIM_PROMO, never twice', async () => {
  jam('01:00');
  await shop.param('JAM_KIRIM_PROMO', '08:30');
  await customer({ nama: 'Ibu Setuju', no_hp: '0812 0000 0001', setuju_promo: true });
  await customer({ nama: 'Ibu Diam', no_hp: '0812 0000 0002' });
  await customer({ nama: 'Tanpa HP', setuju_promo: true });
  const berubah = await customer({
    nama: 'Ibu Pindah',
    no_hp: '0812 0000 0003',
    setuju_promo: true,
  });
  const menolak = await customer({
    nama: 'Ibu Tolak',
    no_hp: '0812 0000 0004',
    setuju_promo: true,
  });
  const template = 'Halo {nama_customer} {kode_customer}';
  const saved = await simpan({ template, tgl_kirim: '2026-11-20' });
  expect([saved.status, saved.body.data.penerima, saved.body.data.status]).toEqual([
    200,
    3,
    'TERJADWAL',
  ]);
  jam('01:29');
  await siapkanRumah(shop.db);
  expect(await antrean('PROMO')).toEqual([]);
  jam('01:30');
  await Promise.all([siapkanRumah(shop.db), siapkanRumah(shop.db)]);
  await siapkanRumah(shop.db);
  expect(await antrean('PROMO')).toHaveLength(3);
  const lagi = await simpan({ template, tgl_kirim: '2026-11-20' });
  expect(lagi.status).toBe(422);
  // On the way one has another number now, and one has taken the consent back.
  await ubah(berubah, { nama: 'Ibu Pindah', no_hp: '0812 0000 0009', setuju_promo: true });
  await ubah(menolak, { nama: 'Ibu Tolak', no_hp: '0812 0000 0004', setuju_promo: false });
  await detak(shop, rumahPesan);
  expect(await antrean('PROMO')).toEqual([
    { penerima: '+6281200000001', status: 'TERKIRIM' },
    { penerima: '+6281200000003', status: 'BATAL' },
    { penerima: '+6281200000004', status: 'BATAL' },
  ]);
  expect(gateway.isi()).toEqual([expect.stringMatching(/^Halo Ibu Setuju KJ1/)]);
  const audit = await shop.rows(
    `select user_id, sesudah from audit where tabel = 'promo' order by urut`,
  );
  expect(audit.at(-1)).toMatchObject({
    user_id: 'SISTEM',
    sesudah: { status: 'DIKIRIM', jumlah: 3 },
  });
});

test('a number that has said no gets no promo, whatever its customer is ticked as; it may say yes again', async () => {
  const [one] = await shop.rows(`select id from pesan where penerima = '+6281200000001'`);
  const tolak = (ya: boolean) => shop.as('SPV').raw('PUT', `pesan/${one!.id}/tolak`, { tolak: ya });
  expect((await tolak(true)).body.data.menolak).toBe(true);
  const penerima = async () =>
    (await shop.as('SPV').raw('GET', 'promo-wablas')).body.data.penerima as number;
  const tanpa = await penerima();
  await tolak(false);
  expect(await penerima()).toBe(tanpa + 1);
  await tolak(true);
});

test('a promo whose day went by while the server was off is not sent late; a planned one can be dropped', async () => {
  await shop.hari('2026-11-21');
  const template = 'Halo';
  expect((await simpan({ template, tgl_kirim: '2026-11-22' })).status).toBe(200);
  shop.jam('2026-11-23T02:00:00.000Z');
  await siapkanRumah(shop.db);
  const status = async () => (await shop.as('SPV').raw('GET', 'promo-wablas')).body.data.status;
  const [{ lewat }] = (await shop.rows(
    `select status as lewat from promo order by id desc limit 1`,
  )) as [{ lewat: string }];
  expect(lewat).toBe('LEWAT');
  await shop.hari('2026-11-24');
  await simpan({ template, tgl_kirim: '2026-11-25' });
  expect((await shop.as('SPV').raw('DELETE', 'promo-wablas')).status).toBe(200);
  expect(await status()).toBe('BATAL');
  expect((await shop.as('SPV').raw('DELETE', 'promo-wablas')).status).toBe(404);
});

test('members who agreed are greeted on their birthday, a deposit is reminded of three days before, each once', async () => {
  await shop.hari('2026-11-26');
  await shop.param('JAM_KIRIM_PROMO', '10:00');
  await pasangGateway(shop, { alamat: gateway.alamat, ultah: true, tempo_hari: 3 });
  for (const [nama, no_hp, setuju_promo] of [
    ['Ibu Ultah {toko}', '0812 0000 0011', true],
    ['Ibu Lain', '0812 0000 0012', false],
  ] as const)
    await customer({ nama, no_hp, setuju_promo, tgl_lahir: '1990-11-26' });
  await shop.rows(`update customer set jenis = 'MEMBER' where tgl_lahir is not null`);
  await shop.param('TITIPAN_HARI', 3);
  const { no_titip } = await titipkan(shop, await tambahPotong(shop, ['P1']), cash(1_000_000));
  await siapkanRumah(shop.db);
  expect(await antrean('ULTAH')).toEqual([]);
  shop.jam('2026-11-26T03:00:00.000Z');
  await siapkanRumah(shop.db);
  await siapkanRumah(shop.db);
  expect(await antrean('ULTAH')).toEqual([{ penerima: '+6281200000011', status: 'ANTRE' }]);
  expect(await antrean('TEMPO_TITIPAN')).toEqual([{ penerima: '+6281234567890', status: 'ANTRE' }]);
  await detak(shop, rumahPesan);
  const ingat = gateway.isi().find((isi) => isi.includes(no_titip));
  expect(ingat).toMatch(new RegExp(`harga titipan \\*${no_titip}\\* berlaku sampai .*29 November`));
  expect(gateway.isi().find((isi) => isi.includes('Ultah'))).toMatch(
    /^Selamat ulang tahun, Ibu Ultah \{toko\}\. Salam hangat/,
  );
});

test('a thousand messages and a gateway that never answers do not hold up a sale', async () => {
  await shop.hari('2026-11-27');
  gateway.house.biasa = 'DIAM';
  await antre(shop, 1000, { jenis: 'NOTA_PENJUALAN' });
  const kode = await tambahPotong(shop, ['P1']);
  const jual = async (at: number): Promise<void> => {
    const body = {
      kode_sales: 'S01',
      customer: { nama: 'Ibu' },
      barang: [{ kode_barcode: kode[at] }],
      pembayaran: [{ jenis: 'CASH', jumlah: 90_000_000 }],
    };
    const key = { 'idempotency-key': `jual-lambat-${at}` };
    const { status, text } = await shop.as('KASIR').raw('POST', 'penjualan', body, key);
    expect(status, text).toBe(201);
  };
  let selesai = false;
  const kirim = detak(shop, { ...rumahPesan, tunggu: 3000 }).then(() => (selesai = true));
  await jual(0);
  expect(selesai).toBe(false);
  await kirim;
  expect((await keadaan(shop))['ANTRE']).toBe(1000);
});
