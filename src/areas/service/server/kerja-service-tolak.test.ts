import { describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
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
  terimaService,
} from '#tests/kit/document/kerja-service.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { disetujui, kunci } from '#tests/kit/titipan.ts';
import {
  bukaService,
  shop,
  tunai,
  ambil,
  alamat,
  kataNota,
  sisa,
} from '#tests/kit/uji/buka/kerja-service.ts';

bukaService();

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

  test('a payment of the pick-up that does not fit yet leaves its figures, and is said', async () => {
    const { no_service } = await terimaService(shop, { pembayaran: tunai(50_000) });
    await selesaikan(shop, no_service);
    const ask = async (pembayaran: object[] | null) =>
      (await shop.as('KASIR').raw('POST', `service/${no_service}/ambil/hitung`, { pembayaran }))
        .body;
    const { data: fits } = await ask(null);
    expect(fits).toMatchObject({ total: 150_000, jumlah: 100_000, kurang: [] });
    const kurang = [{ isian: 'pembayaran', pesan: 'Pembayaran Kurang' }];
    expect((await ask([{ jenis: 'CASH', jumlah: 1_000 }])).data).toEqual({ ...fits, kurang });
    const body = { pembayaran: [{ jenis: 'CASH', jumlah: 1_000 }] };
    const act = await shop.as('KASIR').raw('POST', `service/${no_service}/ambil`, body, kunci());
    expect([act.status, act.body.code]).toEqual([422, 'BAYAR_KURANG']);
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

  test('her name with a number that no card can be compared with, where the shop asks for it', async () => {
    const { no_service } = await terimaService(shop);
    await selesaikan(shop, no_service);
    await shop.param('IDENTITAS_AMBIL_WAJIB', true);
    const sendiri = { diambil_oleh: 'Ibu Sari', no_ktp: '3201010101900001' };
    await expect(ambil(no_service, sendiri)).rejects.toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
    });
    const [card] = await shop.rows<{ kode_customer: string }>(
      `update customer set no_ktp = '3201010101900001'
        where kode_customer = (select kode_customer from service where no_service = $1) returning kode_customer`,
      [no_service],
    );
    expect(card).toBeDefined();
    expect(await ambil(no_service, sendiri)).toMatchObject({ jumlah: 150_000 });
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
