import { afterAll, beforeAll, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import type { BodyOf, DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { pinjaman, pinjamkan, wire } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
});
afterAll(() => shop.close());

type Typed = BodyOf<typeof remajaDocument.spec, 'remaja'>;
const lines = ({ postings }: Pick<DocumentOf<typeof remajaDocument.spec>, 'postings'>) =>
  postings.map(({ akun, rupiah }) => `${akun} ${rupiah}`);
const post = (who: Who, path: string, body: object) => send(shop.as(who), path, body, {});
const hutangOf = (no: string) => shop.as('KASIR').call(hutangDocument.one, { params: { no } });
const renew = (induk: string, more: Partial<Typed>) =>
  shop.as('KASIR').call(remajaDocument.makes.remaja, {
    params: { induk },
    body: {
      jumlah_hutang: rp(3_500_000),
      bunga: undefined,
      lama_bulan: 4,
      admin: null,
      pembayaran: null,
      ...more,
    },
  });
const lent = async (days: string): Promise<string> => {
  const { no_faktur_hutang } = await pinjamkan(shop);
  await shop.hari(days);
  return no_faktur_hutang;
};
const undo = (no: string, body: object = { alasan: 'Salah ketik' }) =>
  shop.approved('KASIR', hutangDocument.cancel, { params: { no }, body: body as never }, 'SPV');

test('down to 3,000,000 after 47 days takes 664,500 in and stands anew (worked postings of D-35)', async () => {
  const induk = await lent('2027-01-06');
  const made = await renew(induk, { jumlah_hutang: rp(3_000_000) });
  expect(lines(made)).toEqual([
    'kas 664500',
    'pinjaman -3500000',
    'pinjaman 3000000',
    'bunga -164500',
  ]);
  expect(made).toMatchObject({ arah: 'MASUK', jumlah: 664_500, no_faktur_hutang: induk });
  expect((await hutangOf(induk)).status).toBe('REMAJA');
  const anew = await hutangOf(made.no_hutang_baru);
  expect(anew).toMatchObject({
    status: 'AKTIF',
    jenis: 'PEREMAJAAN',
    no_hutang_lama: induk,
    postings: [],
    jumlah_hutang: 3_000_000,
    bunga_dibayar_sampai: '2027-01-06',
    dibayar: 0,
    tgl_jatuh_tempo: '2027-05-06',
    qty: 2,
  });
  expect(anew.detail_barang.map((one) => one.berat)).toEqual([3_000, 1_500]);
  // No least days: the days were paid.
  const today = { params: { no: made.no_hutang_baru }, query: {} };
  expect(await shop.as('KASIR').call(hitungBungaEndpoint, today)).toMatchObject({ bunga_rp: 0 });
  for (const path of ['pelunasan', 'bayar-bunga'])
    expect((await post('OWN', `hutang/${induk}/${path}`, {})).status).toBe(409);
  const [row] = await shop.rows(
    `select coalesce(sum(rupiah) filter (where akun = 'pinjaman'), 0)::bigint p, coalesce(sum(qty) filter (where akun = 'jaminan'), 0)::int q
       from saldo where kode_toko = 'KJ1'`,
  );
  expect(row).toEqual({ p: 3_000_000, q: 2 });
});

test('up to 4,500,000 with a fee of 10,000 pays 825,500 out; its cancel brings the old loan back', async () => {
  const induk = await lent('2027-02-22');
  const made = await renew(induk, { jumlah_hutang: rp(4_500_000), admin: rp(10_000) });
  expect(lines(made)).toEqual([
    'kas -825500',
    'pinjaman -3500000',
    'pinjaman 4500000',
    'bunga -164500',
    'admin -10000',
  ]);
  expect(made.pembayaran).toMatchObject([{ jenis: 'CASH', jumlah: 825_500 }]);
  const no = made.no_hutang_baru;
  expect((await hutangOf(no)).dibayar).toBe(825_500);
  const alone = await post('KASIR', `hutang/${no}/batal`, { alasan: 'Salah ketik' });
  expect([alone.status, alone.body.event]).toEqual([403, 'BATAL_HUTANG']);
  expect(await undo(no)).toMatchObject({ no_faktur_hutang: no, status: 'CANC' });
  expect(await hutangOf(induk)).toMatchObject({
    status: 'AKTIF',
    bunga_dibayar_sampai: '2027-01-06',
    tgl_jatuh_tempo: '2027-05-06',
  });
  expect((await post('SPV', `hutang/${no}/batal`, { alasan: 'Salah ketik' })).status).toBe(409);
  // The same ticket is renewed again, once.
  const both = await Promise.all(
    ['a', 'b'].map((key) =>
      shop
        .as('KASIR')
        .raw(
          'POST',
          `hutang/${induk}/peremajaan`,
          { jumlah_hutang: 3_500_000, lama_bulan: 4 },
          { 'idempotency-key': `remaja-${key}-uji` },
        ),
    ),
  );
  expect(both.map((one) => one.status).toSorted()).toEqual([201, 409]);
});

test('what was done on the new loan goes back first', async () => {
  const induk = await lent('2027-04-01');
  const { no_hutang_baru: no } = await renew(induk, {});
  const path = `hutang/${no}/bayar-bunga`;
  expect((await post('KASIR', path, { sampai_tgl: '2027-04-20' })).status).toBe(201);
  const early = await post('SPV', `hutang/${no}/batal`, { alasan: 'Salah ketik' });
  expect([early.status, early.body.code]).toEqual([409, 'HUTANG_BERLANJUT']);
});

test('the ceiling measures what is raised alone, and other terms ask as on a new loan', async () => {
  const induk = await lent('2027-04-02');
  const ask = async (body: object) => {
    const answer = await post('SPV', `hutang/${induk}/peremajaan`, { lama_bulan: 4, ...body });
    return [answer.status, answer.body.event ?? answer.body.message];
  };
  expect(await ask({ jumlah_hutang: 60_000_000 })).toEqual([
    422,
    expect.stringContaining('Jumlah Hutang Melebihi Plafond'),
  ]);
  await shop.param('PLAFOND_BOLEH_LEWAT', true);
  expect(await ask({ jumlah_hutang: 60_000_000 })).toEqual([403, 'PLAFOND_LEWAT']);
  await shop.param('PLAFOND_BOLEH_LEWAT', false);
  expect(await ask({ jumlah_hutang: 3_500_000, bunga: 2 })).toEqual([403, 'BUNGA_KHUSUS']);
  await shop.param('ADMIN_HUTANG_RP', rp(5_000));
  expect(await ask({ jumlah_hutang: 3_500_000, admin: 0 })).toEqual([403, 'BUNGA_DI_BAWAH']);
  await shop.param('ADMIN_HUTANG_RP', rp(0));
  expect((await ask({ jumlah_hutang: 0 }))[0]).toBe(422);
  // Gold is worth less than was lent on it: the same principal may be renewed, not a higher one.
  await shop.param('PLAFOND_PERSEN', persen(100));
  expect((await ask({ jumlah_hutang: 3_500_001 }))[0]).toBe(422);
  await shop.param('JATUH_TEMPO_PEREMAJAAN', 'JATUH_TEMPO_LAMA');
  const { tgl_jatuh_tempo: due } = await hutangOf(induk);
  const made = await renew(induk, { lama_bulan: 1 });
  expect([due, made.tgl_jatuh_tempo]).toEqual(['2027-08-01', '2027-09-01']);
  await shop.param('JATUH_TEMPO_PEREMAJAAN', 'HARI_INI');
  await shop.param('PLAFOND_PERSEN', persen(7000));
});

test('a new interest that was emptied is refused, and left out it is the table’s (D-35.10)', async () => {
  const { no_faktur_hutang: no } = await pinjamkan(shop);
  const left = { jumlah_hutang: 3_500_000, lama_bulan: 4 };
  const said = [400, 'bunga', 'Bunga Per Bulan Tidak Boleh Kosong'];
  for (const bunga of ['', null])
    for (const [path, body] of [
      [`hutang/${no}/peremajaan`, left],
      ['hutang', wire(pinjaman())],
    ] as const) {
      const refused = await post('KASIR', path, { ...body, bunga });
      const [first] = refused.body.errors;
      expect([refused.status, first.path, first.message], path).toEqual(said);
    }
  expect((await hutangOf(no)).status).toBe('AKTIF');
  expect((await post('KASIR', `hutang/${no}/peremajaan`, left)).status).toBe(201);
});
