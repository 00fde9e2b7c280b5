import { beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import { cariUang } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import {
  cincinBerlian,
  isiRetur,
  lihatBatu,
  parcel,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';
import { nomorJual, openJualBatu } from '#tests/kit/uji/buka/jual-batu.ts';

const { batal, cash, disetujui, jual, kasir, key, sale, satu, send, shop } = await openJualBatu();

describe('a loose stone of 0.520 ct that cost 18,000,000, sold at 24,000,000', () => {
  let kode: string;
  let no: string;
  beforeAll(async () => {
    kode = await satu({ lembaga: 'GIA', no_sertifikat: '2141438171' });
    const { status, body, text } = await jual([{ kode_berlian: kode }], 24_000_000);
    expect(status, text).toBe(201);
    no = nomorJual(body);
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
    [nomorJual(sold.body)],
  );
  expect(book).toEqual([
    { akun: 'hpp', rupiah: 18_000_000 },
    { akun: 'kas', rupiah: 24_000_000 },
    { akun: 'penjualan', rupiah: -24_000_000 },
    { akun: 'supplier:BLN/D01', rupiah: -18_000_000 },
  ]);
  expect((await batal(nomorJual(sold.body))).status).toBe(200);
  expect(await lihatBatu(shop, kode)).toMatchObject({ status: 'LEPAS', konsinyasi: true });
});

describe('a parcel of 100 stones, 1.000 ct, 10,000,000', () => {
  test('sells 40 of them, 0.400 ct, at their share; the cancel puts them into the parcel again', async () => {
    const { kode } = await terimaBatu(shop, [parcel({ harga_jual: rp(20_000_000) })]);
    const sold = await jual([{ kode_berlian: kode[0]!, carat: 0.4, butir: 40 }], 8_000_000);
    expect(sold.status, sold.text).toBe(201);
    const [line] = (sold.body.data as { barang: { kode_berlian: string }[] }).barang;
    expect(line?.kode_berlian).not.toBe(kode[0]);
    expect(await cariUang(shop, nomorJual(sold.body))).toMatchObject({ hpp: 4_000_000 });
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({
      carat: 600,
      butir: 60,
      harga_modal: 6_000_000,
    });
    expect((await batal(nomorJual(sold.body))).status).toBe(200);
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
    return nomorJual(body);
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
  const code = async (barang: Parameters<typeof jual>[0]) =>
    (await jual(barang, 24_000_000)).body.code;
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
