import { beforeAll, describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariUang } from '#tests/kit/buku.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import {
  batu,
  bukaBerlian,
  cincinBerlian,
  isiRetur,
  lihatBatu,
  parcel,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';

const { cash, kasir, key, sale, send, shop } = await openJualUji();
type Baris = { kode_berlian?: string; kode_barcode?: string } & Record<string, unknown>;
const jual = (barang: readonly Baris[], jumlah: number, more: object = {}) =>
  send(kasir(), { ...sale([], cash(jumlah)), ...more, barang });
const nomor = (body: { data?: unknown }) =>
  (body.data as { no_faktur_jual: string }).no_faktur_jual;
const satu = async (
  more: Parameters<typeof batu>[0] = {},
  terima: object = {},
): Promise<string> => {
  const { kode } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000), ...more })], terima);
  return kode[0]!;
};
/** The act with the word of a superior. */
async function disetujui(path: string, body: object, oleh: 'SPV' | 'OWN') {
  const asked = await kasir().raw('POST', 'otorisasi', {
    method: 'POST',
    path: `/api/v1/${path}`,
    body,
  });
  const { keystore } = asked.body.data as { keystore: string };
  await shop.as(oleh).raw('POST', `otorisasi/${keystore}/setujui`, {});
  return kasir().raw('POST', path, body, { 'idempotency-key': key(), 'x-otorisasi': keystore });
}
const batal = (no: string) => disetujui(`penjualan/${no}/batal`, { alasan: 'Tidak jadi' }, 'SPV');

beforeAll(async () => {
  await bukaBerlian(shop);
  await shop.rows(`
    insert into parameter_berlian (kode_toko, id, kode_shape, kode_clarity, carat_dari, carat_sampai, harga_per_carat)
    values ('KJ1', 1, 'RD', null, 1, 299, 18000000), ('KJ1', 2, 'RD', 'VVS1', 300, 999, 40000000),
           ('KJ1', 3, 'RD', null, 300, 999, 30000000)`);
});

describe('a loose stone of 0.520 ct that cost 18,000,000, sold at 24,000,000', () => {
  let kode: string;
  let no: string;
  beforeAll(async () => {
    kode = await satu({ lembaga: 'GIA', no_sertifikat: '2141438171' });
    const { status, body, text } = await jual([{ kode_berlian: kode }], 24_000_000);
    expect(status, text).toBe(201);
    no = nomor(body);
    expect(body.data).toMatchObject({
      berat: 0,
      barang: [{ kode_barcode: kode, kode_berlian: kode, carat: 0.52, butir: 1, kadar: 0 }],
    });
  });

  test('the book holds money and cost, and no gold', async () => {
    expect(await cariUang(shop, no)).toEqual({
      kas: 24_000_000,
      penjualan: -24_000_000,
      hpp: 18_000_000,
      persediaan: -18_000_000,
    });
    const [emas] = await shop.rows(
      `select count(*)::int as n from buku where no_bukti = $1 and berat <> 0`,
      [no],
    );
    expect(emas).toEqual({ n: 0 });
    expect(await lihatBatu(shop, kode)).toMatchObject({ status: 'TERJUAL' });
  });

  test('its nota names the stone, its certificate and its carats', async () => {
    const { status, body } = await kasir().raw('GET', `penjualan/get/bynota?no=${no}`);
    expect(status).toBe(200);
    const [row] = body.data as { nama_barang: string }[];
    // The paper cuts it into lines.
    expect(row?.nama_barang.replaceAll(/\s/g, '')).toBe(
      'Berlian0.520ct,RD,D,VVS1,EX,GIA2141438171',
    );
  });

  test('nobody sells it again, and a cancel lays it loose', async () => {
    const lagi = await jual([{ kode_berlian: kode }], 24_000_000);
    expect([lagi.status, lagi.body.code]).toEqual([409, 'BERLIAN_TIDAK_LEPAS']);
    const { status, text } = await batal(no);
    expect(status, text).toBe(200);
    expect(await lihatBatu(shop, kode)).toMatchObject({ status: 'LEPAS', carat: 520 });
    const [gerak] = await shop.rows(
      `select sum(carat)::int as carat, sum(modal)::int as modal from berlian_gerak where kode_berlian = $1`,
      [kode],
    );
    expect(gerak).toEqual({ carat: 520, modal: 18_000_000 });
  });
});

test('two cashiers who sell one stone at one moment: one of them does', async () => {
  const kode = await satu();
  const both = await Promise.all([
    jual([{ kode_berlian: kode }], 24_000_000),
    send(shop.as('KASIR2'), { ...sale([], cash(24_000_000)), barang: [{ kode_berlian: kode }] }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('a stone in consignment is bought of its supplier by selling it, and is the supplier’s again with the cancel', async () => {
  const kode = await satu({}, { konsinyasi: true });
  const sold = await jual([{ kode_berlian: kode }], 24_000_000);
  expect(sold.status, sold.text).toBe(201);
  const book = await shop.rows(
    `select akun, sum(rupiah)::int as rupiah from buku where no_bukti = $1 group by akun having sum(rupiah) <> 0 order by akun`,
    [nomor(sold.body)],
  );
  expect(book).toEqual([
    { akun: 'hpp', rupiah: 18_000_000 },
    { akun: 'kas', rupiah: 24_000_000 },
    { akun: 'penjualan', rupiah: -24_000_000 },
    { akun: 'supplier:BLN/D01', rupiah: -18_000_000 },
  ]);
  expect((await batal(nomor(sold.body))).status).toBe(200);
  expect(await lihatBatu(shop, kode)).toMatchObject({ status: 'LEPAS', konsinyasi: true });
});

describe('what a stone costs', () => {
  const harga = async (kode: string, part = '') => {
    const { body } = await kasir().raw('GET', `berlian/${kode}${part}`);
    return (body.data as { harga: number | null }).harga;
  };

  test('its own price, else carat by the row that names most, else nothing: then it is not sold', async () => {
    expect(await harga(await satu())).toBe(24_000_000);
    expect(await harga(await satu({ harga_jual: null }))).toBe(20_800_000);
    expect(await harga(await satu({ harga_jual: null, clarity: 'SI2', carat: mg(333) }))).toBe(
      9_990_000,
    );
    const tanpa = await satu({ harga_jual: null, carat: mg(1_200) });
    expect(await harga(tanpa)).toBe(null);
    const { status, body } = await jual([{ kode_berlian: tanpa }], 1);
    expect([status, body.errors]).toMatchObject([
      422,
      [{ path: 'barang.0.kode_berlian', message: `Harga Berlian ${tanpa} Belum Diatur` }],
    ]);
  });

  test('a part of a parcel by the size of its own stones; a price of its own is shared by carat', async () => {
    const { kode } = await terimaBatu(shop, [parcel({ harga_jual: rp(20_000_000) }), parcel()]);
    expect(await harga(kode[0]!, '?carat=0.4&butir=40')).toBe(8_000_000);
    expect(await harga(kode[1]!, '?carat=0.4&butir=40')).toBe(7_200_000);
    expect(await harga(kode[1]!, '?carat=0.4&butir=1')).toBe(16_000_000);
    const salah = await kasir().raw('GET', `berlian/${kode[1]}?carat=0.4`);
    expect([salah.status, salah.body.code]).toEqual([422, 'BAGIAN_SEPARUH']);
  });

  test('the cashier who takes off more than he may asks, and below cost an owner', async () => {
    const kode = await satu();
    const murah = await jual([{ kode_berlian: kode, diskon: 1_000_000 }], 23_000_000);
    expect([murah.status, murah.body.events]).toEqual([403, ['HARGA_DI_BAWAH']]);
    const barang = [{ kode_berlian: kode, diskon: 7_000_000 }];
    const rugi = await jual(barang, 17_000_000);
    expect(rugi.body.events).toEqual(['HARGA_DI_BAWAH', 'BERLIAN_DI_BAWAH_MODAL']);
    expect(rugi.text).not.toContain('18,000,000');
    const body = { ...sale([], cash(17_000_000)), barang };
    const sold = await disetujui('penjualan', body, 'OWN');
    expect(sold.status, sold.text).toBe(201);
    const lain = await satu({ lembaga: 'GIA', no_sertifikat: '99' });
    expect((await jual([{ kode_berlian: lain }], 24_000_000)).status).toBe(201);
    const { body: laporan, text } = await shop
      .as('OWN')
      .raw('GET', 'penjualan/report-berlian?tgl_from=2026-11-20&tgl_to=2026-11-20');
    const rows = barisLaporan(laporan.data);
    expect(
      rows.find((row) => row.kode_barcode === kode),
      text,
    ).toMatchObject({
      kode_supplier: 'D01',
      carat: 0.52,
      emas_rp: 0,
      berlian_rp: 24_000_000,
      netto: 17_000_000,
      modal: 18_000_000,
      laba: -1_000_000,
      margin: -5.88,
      otorisasi_by: 'own.kj1',
      tanda: null,
    });
    expect(rows.find((row) => row.kode_barcode === lain)).toMatchObject({
      no_sertifikat: 'GIA 99',
    });
    const { body: rugi85 } = await shop
      .as('OWN')
      .raw(
        'GET',
        'penjualan/report-berlian?tgl_from=2026-11-20&tgl_to=2026-11-20&di_bawah_modal=YA',
      );
    expect(barisLaporan(rugi85.data).map((row) => row.kode_barcode)).toEqual([kode]);
  });
});

describe('a parcel of 100 stones, 1.000 ct, 10,000,000', () => {
  test('sells 40 of them, 0.400 ct, at their share; the cancel puts them into the parcel again', async () => {
    const { kode } = await terimaBatu(shop, [parcel({ harga_jual: rp(20_000_000) })]);
    const sold = await jual([{ kode_berlian: kode[0]!, carat: 0.4, butir: 40 }], 8_000_000);
    expect(sold.status, sold.text).toBe(201);
    const [line] = (sold.body.data as { barang: { kode_berlian: string }[] }).barang;
    expect(line?.kode_berlian).not.toBe(kode[0]);
    expect(await cariUang(shop, nomor(sold.body))).toMatchObject({ hpp: 4_000_000 });
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({
      carat: 600,
      butir: 60,
      harga_modal: 6_000_000,
    });
    expect((await batal(nomor(sold.body))).status).toBe(200);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({
      carat: 1000,
      butir: 100,
      harga_modal: 10_000_000,
    });
    expect(await lihatBatu(shop, line!.kode_berlian)).toMatchObject({ status: 'TERJUAL' });
  });

  test('the ten best of it as 0.400 ct are agreed to by a superior who reads both means', async () => {
    const { kode } = await terimaBatu(shop, [parcel({ harga_jual: rp(20_000_000) })]);
    const barang = [{ kode_berlian: kode[0]!, carat: 0.4, butir: 10 }];
    const { status, body } = await jual(barang, 8_000_000);
    expect([status, body.events]).toEqual([403, ['UBAH_BARANG']]);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ carat: 1000 });
    const isi = { ...sale([], cash(8_000_000)), barang };
    expect((await disetujui('penjualan', isi, 'SPV')).status).toBe(201);
  });
});

test('a sale that waits holds its stone, is rejected or paid', async () => {
  const [a, b] = [await satu(), await satu()];
  await shop.param('VALIDASI_PENJUALAN', true);
  const { kode: dalam } = await terimaBatu(shop, [parcel({ harga_jual: rp(20_000_000) })]);
  const tunggu = async (kode: string, part: object = {}) => {
    const isi = { ...sale([]), barang: [{ kode_berlian: kode, ...part }] };
    const { status, body, text } = await send(kasir(), { ...isi, pembayaran: null });
    expect(status, text).toBe(201);
    return nomor(body);
  };
  const [no, ditolak] = [await tunggu(a), await tunggu(b)];
  expect(await lihatBatu(shop, a)).toMatchObject({ status: 'LEPAS' });
  await expect(
    shop.as('SPV').call(returBerlianDocument.makes.retur, isiRetur(a)),
  ).rejects.toMatchObject({ status: 409, code: 'BERLIAN_TIDAK_LEPAS' });
  const bagian = await tunggu(dalam[0]!, { carat: 0.4, butir: 40 });
  expect(await lihatBatu(shop, dalam[0]!)).toMatchObject({ carat: 600 });
  const buang = await kasir().raw(
    'POST',
    `penjualan/${bagian}/batal`,
    { alasan: 'Batal' },
    {
      'idempotency-key': key(),
    },
  );
  expect(buang.status, buang.text).toBe(200);
  expect(await lihatBatu(shop, dalam[0]!)).toMatchObject({ carat: 1000, harga_modal: 10_000_000 });
  const tolak = await kasir().raw(
    'POST',
    `penjualan/${ditolak}/batal`,
    { alasan: 'Batal' },
    {
      'idempotency-key': key(),
    },
  );
  expect(tolak.status, tolak.text).toBe(200);
  expect(await lihatBatu(shop, b)).toMatchObject({ status: 'LEPAS' });
  const paid = await shop.as('KASIR2').raw('POST', `penjualan/${no}/validasi`, cash(24_000_000), {
    'idempotency-key': key(),
  });
  expect(paid.status, paid.text).toBe(200);
  expect(await lihatBatu(shop, a)).toMatchObject({ status: 'TERJUAL' });
  expect(await cariUang(shop, no)).toMatchObject({ hpp: 18_000_000 });
  await shop.param('VALIDASI_PENJUALAN', false);
});

test('a piece and a stone stand on one nota; a stone that is set is sold with its piece alone', async () => {
  const [p2] = (await tambahPotong(shop, ['P2'])) as [string];
  const kode = await satu();
  const both = await jual([{ kode_berlian: kode }, { kode_barcode: p2 }], 40_000_000);
  expect(both.status, both.text).toBe(201);
  expect(both.body.data).toMatchObject({ qty: 2, berat: 2.345 });
  const cincin = await cincinBerlian(shop);
  const set = await satu();
  await pasangBatu(shop, cincin, [set], 3_354);
  const { status, body } = await jual([{ kode_berlian: set }], 24_000_000);
  expect([status, body.code]).toEqual([409, 'BERLIAN_TIDAK_LEPAS']);
});

test('what is no stone, a stone twice, gold of a stone, a part too large and no module are refused', async () => {
  const kode = await satu();
  const code = async (barang: readonly Baris[]) => (await jual(barang, 24_000_000)).body.code;
  expect(await code([{ kode_berlian: 'KJ1ZZZZZ' }])).toBe('BERLIAN_TIDAK_ADA');
  expect(await code([{ kode_barcode: kode }])).toBe('BARANG_TIDAK_ADA');
  expect(await code([{ kode_berlian: kode }, { kode_berlian: kode }])).toBe('BARANG_KEMBAR');
  expect(await code([{ kode_berlian: kode, berat: 1 }])).toBe('BERLIAN_TANPA_EMAS');
  expect(await code([{ kode_berlian: kode, harga_per_gram: 1 }])).toBe('BERLIAN_TANPA_EMAS');
  expect(await code([{ kode_berlian: kode, kode_barcode: kode }])).toBe('BARIS_GANDA');
  expect(await code([{}])).toBe('KODE_KOSONG');
  expect(await code([{ kode_barcode: kode, carat: 0.1 }])).toBe('BUKAN_BERLIAN');
  expect(await code([{ kode_berlian: kode, carat: 1, butir: 2 }])).toBe('BAGIAN_LEBIH');
  expect(await code([{ kode_berlian: kode, carat: 0.1 }])).toBe('BAGIAN_SEPARUH');
  await shop.modulOff('BERLIAN_MODULE');
  expect(await code([{ kode_berlian: kode }])).toBe('BERLIAN_TIDAK_AKTIF');
  await shop.modulOn('BERLIAN_MODULE');
});
