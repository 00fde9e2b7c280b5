import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { listHargaJual } from '#areas/service/server/kerja-service.query.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import {
  emas,
  jadi,
  rosokkan,
  selesaikan,
  serahkan,
  serviceRing,
  tambahTukang,
  TANPA_KATA,
  terimaService,
} from '#tests/kit/document/kerja-service.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, kunci } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ dasar: true });
  await tambahTukang(shop);
});
afterEach(() => shop.close());

const tunai = (jumlah: number) => [
  { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, jumlah: rp(jumlah), fee: null },
];
/** The ring with work that costs so much. */
const mahal = () => serviceRing().barang.map((one) => ({ ...one, ongkos: rp(500_000) }));
const ambil = (
  induk: string,
  more: { kode_nota?: string; diambil_oleh?: string; no_ktp?: string } = {},
) =>
  shop.as('KASIR').call(ambilServiceDocument.makes.ambil, {
    params: { induk },
    body: { ...TANPA_KATA, pembayaran: null, ...more },
  });
const alamat = async (no: string): Promise<string | null> =>
  (await shop.as('KASIR').raw('GET', `alamat-nota/${no}`)).body.data.alamat;
const kataNota = async (no: string): Promise<string> => (await alamat(no))!.split('/nota/')[1]!;
const baca = (no: string) => shop.as('KASIR').call(serviceDocument.one, { params: { no } });
const buku = (no: string) =>
  shop.rows<{ akun: string; rupiah: string; berat: string }>(
    `select akun, rupiah::text, berat::text from buku where kode_toko = 'KJ1' and no_bukti = $1 order by urut`,
    [no],
  );
const sisa = async (akun: string): Promise<unknown[]> =>
  shop.rows(
    `select berat::int, murni::int from saldo where kode_toko = 'KJ1' and akun = $1 and berat <> 0`,
    [akun],
  );

describe('a ring that is repaired', () => {
  test('is taken in with a DP, finished, paid and fetched; no gold of the shop was needed', async () => {
    const { no_service, ongkos, dp_rp, status } = await terimaService(shop, {
      pembayaran: tunai(50_000),
    });
    expect({ ongkos, dp_rp, status }).toEqual({
      ongkos: 150_000,
      dp_rp: 50_000,
      status: 'DITERIMA',
    });
    expect(await sisa('service')).toEqual([{ berat: 3_000, murni: 2_250 }]);
    await selesaikan(shop, no_service);
    expect(await baca(no_service)).toMatchObject({ status: 'SELESAI' });
    const made = await ambil(no_service);
    expect(made).toMatchObject({ total: 150_000, dp_rp: 50_000, arah: 'MASUK', jumlah: 100_000 });
    expect(await sisa('service')).toEqual([]);
    expect((await buku(made.no_ambil)).map((one) => one.akun)).toContain('ongkos');
    expect(await baca(no_service)).toMatchObject({ status: 'DIAMBIL' });
  });

  test('takes gold: it leaves its lot for the craftsman, goes into the piece and is paid for', async () => {
    await rosokkan(shop);
    const { no_service } = await terimaService(shop);
    await serahkan(shop, no_service, 200);
    expect(await sisa('tukang:T01')).toEqual([{ berat: 200, murni: 150 }]);
    expect(await baca(no_service)).toMatchObject({ status: 'PROSES', kode_tukang: 'T01' });
    await selesaikan(
      shop,
      no_service,
      jadi({ berat: mg(3_150), tambah_emas: mg(150) }, { kembali: emas(50) }),
    );
    expect(await sisa('tukang:T01')).toEqual([]);
    expect(await sisa('service')).toEqual([{ berat: 3_150, murni: 2_363 }]);
    const made = await ambil(no_service);
    // 0.150 g at 2,170,000 a gram.
    expect(made.emas_rp).toBeGreaterThanOrEqual(325_500);
    expect(made.total).toBe(150_000 + made.emas_rp);
    expect(made.tambah_emas).toBe(150);
  });

  test('costs less than its DP: the rest goes back to the customer', async () => {
    await terimaService(shop, { pembayaran: tunai(150_000) });
    const { no_service } = await terimaService(shop, { pembayaran: tunai(150_000) });
    const murah = { params: { no_service }, body: jadi({ ongkos: rp(100_000) }) };
    // Work below what was agreed is money that the drawer does not get: a superior agrees.
    await expect(selesaikan(shop, no_service, murah.body)).rejects.toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
    });
    await shop.approved('KASIR', kembaliDocument.makes.service, murah);
    // Cash for a DP that may have come by transfer leaves the drawer by a superior's word.
    await expect(ambil(no_service)).rejects.toMatchObject({ status: 403, code: 'PERLU_OTORISASI' });
    const fetched = { params: { induk: no_service }, body: { ...TANPA_KATA, pembayaran: null } };
    expect(await shop.approved('KASIR', ambilServiceDocument.makes.ambil, fetched)).toMatchObject({
      arah: 'KELUAR',
      jumlah: 50_000,
    });
  });

  test('a DP by credit card that goes back in cash is the owner’s to agree to, at both ends', async () => {
    const kredit = [
      {
        jenis: 'CREDIT' as const,
        kode_bank: 'BCA',
        no_rekening: '1234567890',
        jumlah: rp(150_000),
        fee: null,
      },
    ];
    const dp = { label: 'Dibayar kartu kredit', nilai: expect.stringContaining('Rp 150,000') };
    await terimaService(shop, { pembayaran: tunai(500_000), barang: mahal() });
    const { no_service: satu } = await terimaService(shop, { pembayaran: kredit });
    const batal = (no_rekening: string | null) => ({
      params: { no: satu },
      body: { alasan: 'Tidak jadi', no_rekening, ...TANPA_KATA },
    });
    await expect(shop.as('KASIR').call(serviceDocument.cancel, batal(null))).rejects.toMatchObject({
      extra: { level: ['OWN'], angka: expect.arrayContaining([dp]) },
    });
    await expect(
      shop.as('KASIR').call(serviceDocument.cancel, batal('1234567890')),
    ).rejects.toMatchObject({ extra: { level: ['SPV', 'OWN'] } });
    await shop.approved('KASIR', serviceDocument.cancel, batal(null));

    const { no_service: dua } = await terimaService(shop, { pembayaran: kredit });
    const murah = { params: { no_service: dua }, body: jadi({ ongkos: rp(100_000) }) };
    await shop.approved('KASIR', kembaliDocument.makes.service, murah);
    await expect(ambil(dua)).rejects.toMatchObject({
      extra: { level: ['OWN'], angka: expect.arrayContaining([dp]) },
    });
    const fetched = { params: { induk: dua }, body: { ...TANPA_KATA, pembayaran: null } };
    await shop.approved('KASIR', ambilServiceDocument.makes.ambil, fetched);
    const path = `audit/report-sinyal?tgl_from=2026-11-20&tgl_to=2026-11-20&sinyal=KARTU%20KEMBALI%20TUNAI`;
    const rows = barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
    expect(rows).toMatchObject([
      { uraian: 'dari kartu CREDIT Ibu Sari 0 hari', jml: 2, jumlah_rp: 200_000 },
    ]);
  });

  test('waits for its validation where the shop wants that; the DP is taken there', async () => {
    await shop.modulOn('VALIDASI_SERVICE_MODULE');
    await expect(terimaService(shop, { pembayaran: tunai(50_000) })).rejects.toMatchObject({
      status: 422,
      code: 'BAYAR_DI_VALIDASI',
    });
    const { no_service, status } = await terimaService(shop);
    expect(status).toBe('OPEN');
    expect(await sisa('service')).toEqual([]);
    const valid = await shop.as('SPV').call(serviceDocument.steps.validasi, {
      params: { no: no_service },
      body: { pembayaran: tunai(50_000) },
    });
    expect(valid).toMatchObject({ status: 'VALID', dp_rp: 50_000 });
  });
});

describe('what is refused', () => {
  test('a promise of yesterday, an unknown craftsman, a piece of nobody, no work', async () => {
    const refused = (more: Parameters<typeof terimaService>[1], code: string) =>
      expect(terimaService(shop, more)).rejects.toMatchObject({ status: 422, code });
    await refused({ tgl_janji: hari('2026-11-19') }, 'JANJI_LAMPAU');
    await refused({ kode_tukang: 'T99' }, 'TUKANG_TIDAK_ADA');
    const { customer, barang } = serviceRing();
    await refused({ customer: { ...customer, nama: null } }, 'NAMA_KOSONG');
    await refused({ barang: [{ ...barang[0]!, deskripsi: null }] }, 'PEKERJAAN_KOSONG');
  });

  test('work outside the list where the shop has one', async () => {
    await shop.modulOn('PARAMETER_DESKRIPSI_SERVICE_MODULE');
    await expect(terimaService(shop)).rejects.toMatchObject({
      status: 422,
      code: 'PEKERJAAN_DAFTAR',
    });
  });

  test('a DP is never more than the estimate: cash beyond it is change, more is refused', async () => {
    const whole = await terimaService(shop, { pembayaran: tunai(200_000) });
    expect(whole).toMatchObject({ dp_rp: 150_000, kembali: 50_000 });
    const { no_service: induk } = await terimaService(shop, { pembayaran: tunai(100_000) });
    const more = (jumlah: number) =>
      shop.as('KASIR').call(bayarServiceDocument.makes.bayar, {
        params: { induk },
        body: { pembayaran: tunai(jumlah) },
      });
    expect(await more(60_000)).toMatchObject({
      jumlah: 50_000,
      kembali: 10_000,
      dp_sesudah: 150_000,
    });
    await expect(more(10_000)).rejects.toMatchObject({ status: 422, code: 'SUDAH_LUNAS' });
  });

  test('more gold than lies there, and gold for a piece that no craftsman has', async () => {
    await rosokkan(shop);
    const { no_service } = await terimaService(shop);
    await expect(serahkan(shop, no_service, 4_000)).rejects.toMatchObject({ status: 422 });
    await expect(
      selesaikan(shop, no_service, jadi({ berat: mg(3_100), tambah_emas: mg(100) })),
    ).rejects.toMatchObject({ status: 422, code: 'EMAS_BELUM_SERAH' });
  });

  test('a job whose gold is at one craftsman does not go to another', async () => {
    await rosokkan(shop);
    await tambahTukang(shop, 'T02', 'Pak Darmo');
    const { no_service } = await terimaService(shop);
    await serahkan(shop, no_service, 100);
    await expect(serahkan(shop, no_service, 100, 'T02')).rejects.toMatchObject({
      status: 422,
      code: 'TUKANG_LAIN',
    });
    await serahkan(shop, no_service, 100);
    expect(await sisa('tukang:T01')).toEqual([{ berat: 200, murni: 150 }]);
  });

  test('a job that is given back while gold is out for it, or in it', async () => {
    await rosokkan(shop);
    const { no_service: no } = await terimaService(shop);
    await serahkan(shop, no, 100);
    const batal = () => disetujui(shop, `service/${no}/batal`, { alasan: 'Tidak jadi' });
    expect((await batal()).body).toMatchObject({ code: 'EMAS_DI_TUKANG' });
    await selesaikan(shop, no, jadi({ berat: mg(3_100), tambah_emas: mg(100) }));
    expect((await batal()).body).toMatchObject({ code: 'EMAS_SUDAH_MASUK' });
  });
});

describe('what a superior agrees to', () => {
  test('weight that nothing explains, seen beside what may be lost', async () => {
    const { no_service } = await terimaService(shop);
    const less = selesaikan(shop, no_service, jadi({ berat: mg(2_900) }));
    await expect(less).rejects.toMatchObject({ status: 403, code: 'PERLU_OTORISASI' });
    const path = `service/${no_service}/selesai`;
    const { status, text } = await disetujui(shop, path, {
      barang: [{ urut: 1, berat: 2.9 }],
    });
    expect(status, text).toBe(201);
    expect(await sisa('service')).toEqual([{ berat: 2_900, murni: 2_175 }]);
  });

  test('gold that comes back poorer than it went', async () => {
    await rosokkan(shop);
    const { no_service } = await terimaService(shop);
    await serahkan(shop, no_service, 1_000);
    await expect(
      selesaikan(
        shop,
        no_service,
        jadi({}, { kembali: [{ kode_gudang: 'RS', kadar: persen(4200), berat: mg(1_000) }] }),
      ),
    ).rejects.toMatchObject({ status: 403, code: 'PERLU_OTORISASI' });
  });

  test('another person who fetches the piece', async () => {
    const { no_service } = await terimaService(shop);
    await selesaikan(shop, no_service);
    const no_ktp = '3201010101900001';
    await expect(ambil(no_service, { diambil_oleh: 'Pak Budi', no_ktp })).rejects.toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
    });
    expect(await ambil(no_service, { diambil_oleh: 'ibu sari', no_ktp })).toMatchObject({
      jumlah: 150_000,
    });
  });

  test('gold below every code has the price of the lowest one, by its fine gold', async () => {
    const price = async (kadar: number) =>
      (await listHargaJual(shop.db, 'KJ1', [persen(kadar)]))[0]?.per_gram;
    const lowest = (await price(3750))!;
    expect(lowest).toBeGreaterThan(0);
    expect(await price(3000)).toBe(Math.ceil((lowest * 3000) / 3750));
  });

  test('gold does not come back to a craftsman who was ended', async () => {
    await rosokkan(shop);
    const { no_service } = await terimaService(shop);
    await serahkan(shop, no_service, 200);
    const { no_kembali } = await selesaikan(shop, no_service, jadi({}, { kembali: emas(200) }));
    await shop.as('SPV').call(tukangMaster.endpoints.remove, {
      params: { kode_tukang: 'T01' },
    });
    await expect(
      shop.approved('KASIR', kembaliDocument.cancel, {
        params: { no: no_kembali },
        body: { alasan: 'Salah timbang' },
      }),
    ).rejects.toMatchObject({ code: 'TUKANG_TIDAK_ADA' });
  });

  test('who shows the slip says nothing more; the slip of another job is no proof', async () => {
    await shop.param('IDENTITAS_AMBIL_WAJIB', true);
    const [satu, dua] = [await terimaService(shop), await terimaService(shop)];
    for (const { no_service } of [satu, dua]) await selesaikan(shop, no_service);
    await expect(ambil(satu.no_service)).rejects.toMatchObject({ code: 'AMBIL_NAMA' });
    const kata = await kataNota(satu.no_service);
    await expect(ambil(dua.no_service, { kode_nota: kata })).rejects.toMatchObject({
      code: 'QR_SALAH',
    });
    expect(await ambil(satu.no_service, { kode_nota: `https://x/nota/${kata}` })).toMatchObject({
      diambil_oleh: null,
      jumlah: 150_000,
    });
    // On a later day the word is on the slip alone: a cashier does not draw it again.
    await shop.hari('2026-11-21');
    expect(await alamat(dua.no_service)).toBeNull();
  });

  test('the page of the slip says what is done, until when and what is left, and nobody’s name', async () => {
    const { no_service } = await terimaService(shop, { pembayaran: tunai(50_000) });
    const kata = await kataNota(no_service);
    const lihat = async () => {
      const { payload } = await shop.app.inject({ url: `/api/v1/nota/${kata}` });
      return JSON.parse(payload).data;
    };
    expect(await lihat()).toMatchObject({
      jenis: 'SERVICE',
      no: no_service,
      status: 'DIKERJAKAN',
      tgl_janji: '2027-12-31',
      sisa_rp: 100_000,
      tambah_emas: null,
      barang: [
        { nama_barang: 'Cincin mata', pekerjaan: 'Pasang mata', berat: 3, beli_sampai: null },
      ],
    });
    expect(JSON.stringify(await lihat())).not.toMatch(/Sari|3456/);
    await selesaikan(shop, no_service);
    expect(await lihat()).toMatchObject({ status: 'SIAP', sisa_rp: 100_000 });
    await ambil(no_service);
    expect(await lihat()).toMatchObject({ status: 'DIAMBIL', sisa_rp: 0 });
    const pdf = await shop.as('KASIR').raw('GET', `service/${no_service}/struk.pdf`);
    expect(pdf.status).toBe(200);
  });
});

test('a wage is paid for work that is done, once, and its work is not taken back meanwhile', async () => {
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, {
    body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(1_000_000), keterangan: 'Modal' },
  });
  const { no_service } = await terimaService(shop);
  await serahkan(shop, no_service);
  const { no_kembali } = await selesaikan(shop, no_service, jadi({}, { upah: rp(30_000) }));
  const bayar = async (jumlah: number, keterangan: string) => {
    const body = { kode_transaksi: 'UPAH_TUKANG', jumlah, keterangan };
    const { status, body: said } = await shop.as('KASIR').raw('POST', 'cash/keluar', body, kunci());
    return [status, said.message, said.data?.no_kas];
  };
  expect((await bayar(30_000, 'Pak Karto')).slice(0, 2)).toEqual([
    422,
    'Tulis No Kembali Dari Tukang Atau No Service Di Keterangan',
  ]);
  expect((await bayar(30_000, 'Upah KTKJ1261120099'))[1]).toBe(
    'Tidak Ada Pekerjaan Tukang Yang Selesai Dengan No KTKJ1261120099',
  );
  // № 26 tells what was earned, and what of it was paid.
  const upah = async () => {
    const path = 'service/report-tukang?tgl_from=2026-11-20&tgl_to=2026-11-20';
    const rows = barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
    return rows.map((row) => [row.upah, row.upah_dibayar]);
  };
  const [made, , no_kas] = await bayar(20_000, `Upah ${no_service}`);
  expect(made).toBe(201);
  expect(await upah()).toEqual([[30_000, 20_000]]);
  expect((await bayar(10_001, `Sisa upah ${no_kembali}`))[1]).toBe(
    `Upah ${no_kembali} Yang Belum Dibayar Rp 10,000`,
  );
  await expect(
    shop.approved('KASIR', kembaliDocument.cancel, {
      params: { no: no_kembali },
      body: { alasan: 'Salah timbang' },
    }),
  ).rejects.toMatchObject({ status: 409, code: 'UPAH_DIBAYAR' });
  await shop.approved('KASIR', kasDocument.cancel, {
    params: { no: String(no_kas) },
    body: { alasan: 'Salah orang' },
  });
  expect(await upah()).toEqual([[30_000, 0]]);
  expect((await bayar(30_000, no_kembali))[0]).toBe(201);
});

test('gold called a hair poorer than its code is not sold at the price of the code below', async () => {
  await rosokkan(shop);
  const [ring] = serviceRing().barang;
  const { no_service } = await terimaService(shop, {
    barang: [{ ...ring!, kadar: persen(7499) }],
  });
  await serahkan(shop, no_service, 200);
  const body = jadi({ berat: mg(3_150), tambah_emas: mg(150) }, { kembali: emas(50) });
  await selesaikan(shop, no_service, body);
  const [{ p } = { p: 0 }] = await shop.rows<{ p: number }>(
    `select ceil(h.harga_per_gram::numeric * 7499 / k.persen)::int as p from kadar k
      cross join lateral harga_jual_barang('KJ1', null, k.kode_kadar, k.persen, waktu()) h
      where k.kode_toko = 'KJ1' and k.is_active and k.persen < 7499 order by k.persen desc limit 1`,
  );
  expect((await ambil(no_service)).emas_rp).toBeGreaterThanOrEqual(Math.floor(p * 0.15));
});
