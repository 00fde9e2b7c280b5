import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import {
  emas,
  jadi,
  rosokkan,
  selesaikan,
  serahkan,
  serviceRing,
  TANPA_KATA,
  terimaService,
} from '#tests/kit/document/kerja-service.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import {
  bukaService,
  shop,
  tunai,
  mahal,
  ambil,
  baca,
  buku,
  sisa,
} from '#tests/kit/uji/buka/kerja-service.ts';

bukaService();

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

test('a pick-up that is undone shows the finished ring to who agrees, and is told to the customer', async () => {
  await shop.modulOn('WHATSAPP_MODULE');
  const { no_service } = await terimaService(shop);
  await selesaikan(shop, no_service);
  const foto = `NSIPIC/KJ1/${'a'.repeat(32)}.jpg`;
  await shop.rows('update service_barang set foto_selesai = $2 where no_service = $1', [
    no_service,
    foto,
  ]);
  const { no_ambil } = await ambil(no_service);
  const alasan = { alasan: 'Salah hitung' };
  const asked = await shop
    .as('KASIR')
    .raw('POST', `service/${no_service}/ambil/${no_ambil}/batal`, alasan, {
      'idempotency-key': 'batal-ambil-1',
    });
  expect([asked.status, asked.body.event, asked.body.foto]).toEqual([403, 'BATAL_SERVICE', [foto]]);
  await shop.approved('KASIR', ambilServiceDocument.cancel, {
    params: { induk: no_service, no: no_ambil },
    body: alasan,
  });
  expect(
    await shop.rows(
      `select jenis, penerima, nilai ->> 'no_nota' as no, nilai ->> 'total' as total from pesan where no_dokumen = $1`,
      [no_ambil],
    ),
  ).toEqual([{ jenis: 'BATAL', penerima: '+6281234567890', no: no_ambil, total: 'Rp 150,000' }]);
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
