import { afterAll, beforeAll, expect, test } from 'vitest';
import { kickOf } from '#kit/rules/escpos.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop, PASSWORD, type Shop } from '#tests/kit/shop.ts';
import { kunci } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
const LACI = base64(kickOf(2));
const NOTA = base64(`\u001b@${'NOTA\n'.repeat(5)}`);

let nomor = 0;
async function cetak(agen: string, perangkat: string, isi: string): Promise<void> {
  const body = { id: `kertas-laci-${1000 + ++nomor}`, agen, printer: 'Struk', nama: 'PJ', isi };
  const { status, text } = await shop
    .as('KASIR')
    .raw('POST', 'agen/cetak', body, { 'x-device': perangkat });
  expect(status, text).toBe(200);
}
async function simpanTunai(): Promise<void> {
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 50_000 + nomor, keterangan: 'Uang kembali' };
  const { status, text } = await shop.as('KASIR').raw('POST', 'cash/masuk', modal, kunci());
  expect(status, text).toBe(201);
}
const sinyal = async () => {
  const tgl = '2026-11-20';
  const path = `audit/report-sinyal?tgl_from=${tgl}&tgl_to=${tgl}&sinyal=${encodeURIComponent('LACI LEWAT AGEN')}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};

async function pasang(nama: string): Promise<string> {
  const { body } = await shop.as('SPV').raw('POST', 'agen/kode', {});
  const { payload } = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/agen/pasang',
    payload: { kode: body.data.kode, nama, printer: ['Struk'] },
  });
  return (JSON.parse(payload) as { data: { id: string } }).data.id;
}

test('who gains: a drawer that is opened through an agent from another device than the counter’s is told', async () => {
  const id = await pasang('Konter 2');
  await cetak(id, 'konter-2', NOTA);
  await cetak(id, 'konter-2', NOTA);
  await cetak(id, 'telepon', NOTA);
  await simpanTunai();
  await cetak(id, 'konter-2', LACI);
  expect(await sinyal()).toEqual([]);
  await simpanTunai();
  await cetak(id, 'telepon', LACI);
  expect(await sinyal()).toMatchObject([
    {
      user_id: 'ksr.kj1',
      jml: 1,
      no_dokumen: ['Konter 2'],
      uraian: '1 kali laci dibuka lewat agen dari perangkat lain',
    },
  ]);
});

test('who gains: a drawer of a printer that printed nothing else is told', async () => {
  const sebelum = await sinyal();
  const id = await pasang('Konter 3');
  await simpanTunai();
  await cetak(id, 'konter-2', LACI);
  expect(sebelum).toMatchObject([{ jml: 1 }]);
  expect(await sinyal()).toMatchObject([{ jml: 2, no_dokumen: ['Konter 2', 'Konter 3'] }]);
});

test('who gains: papers that feed nothing make no telephone the counter', async () => {
  const id = await pasang('Konter 4');
  await cetak(id, 'telepon', base64('\u001b@'));
  await simpanTunai();
  await cetak(id, 'telepon', LACI);
  expect(await sinyal()).toMatchObject([{ jml: 3 }]);
  await cetak(id, 'konter-2', NOTA);
  for (let n = 0; n < 4; n++) await cetak(id, 'telepon', base64('\u001b@'));
  // Four rows are no nota, whatever their number; a picture of line ends feeds one row.
  for (let n = 0; n < 4; n++) await cetak(id, 'telepon', base64('\u001b@\n\n\n\n'));
  await cetak(id, 'telepon', base64(`\u001dv0\u0000\n\u0000\u0002\u0000${'\n'.repeat(20)}\n`));
  await simpanTunai();
  await cetak(id, 'konter-2', LACI);
  expect(await sinyal()).toMatchObject([{ jml: 3 }]);
  await simpanTunai();
  await cetak(id, 'telepon', LACI);
  expect(await sinyal()).toMatchObject([
    { jml: 4, no_dokumen: ['Konter 2', 'Konter 3', 'Konter 4'] },
  ]);
});

test('who gains: a browser does not say in a header that it is the counter', async () => {
  const agen = await pasang('Konter 5');
  const login = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id: 'ksr2.kj1', password: PASSWORD },
    headers: { cookie: '__Host-kilau_perangkat=telepon-9' },
  });
  const { token } = login.json<{ data: { token: string } }>().data;
  const kirim = async (cookie: string) => {
    const id = `kertas-laci-${1000 + ++nomor}`;
    const { statusCode, payload } = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/agen/cetak',
      payload: { id, agen, printer: 'Struk', nama: 'PJ', isi: NOTA },
      headers: {
        host: 'toko.test',
        origin: 'https://toko.test',
        'x-kilau': '1',
        'x-device': 'konter-2',
        cookie,
      },
    });
    expect(statusCode, payload).toBe(200);
  };
  await kirim(`kilau=${token}; kilau_perangkat=telepon-9`);
  await kirim(`__Host-kilau=${token}; __Host-kilau_perangkat=telepon-9`);
  // The log-in over https knows its browser too; without the cookie a header says what it says.
  await kirim(`kilau=${token}`);
  const rows = await shop.rows(
    `select perangkat from audit
      where user_id = 'ksr2.kj1' and tindakan in ('LOGIN', 'CETAK_AGEN') order by urut`,
  );
  expect(rows.map(({ perangkat }) => perangkat)).toEqual([
    'telepon-9',
    'telepon-9',
    'telepon-9',
    'konter-2',
  ]);
});
