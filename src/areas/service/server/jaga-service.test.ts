import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { deskripsiServiceMaster } from '#areas/service/contract/deskripsi-service.master.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import {
  ambilService,
  jadi,
  rosokkan,
  selesaikan,
  serahkan,
  serviceRing,
  tambahTukang,
  TANPA_KATA,
  terimaService,
  titipEmas,
} from '#tests/kit/document/kerja-service.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';

/** What one person at the counter cannot do with repairs alone. */
let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ dasar: true });
  await tambahTukang(shop);
  await rosokkan(shop, 2);
});
afterEach(() => shop.close());

const HARI = '2026-11-20';
let round = 0;
const raw = async (path: string, body: object, who: Who = 'KASIR') => {
  const key = { 'idempotency-key': `jaga-service-${++round}` };
  const answer = await shop.as(who).raw('POST', path, body, key);
  return { status: answer.status, code: answer.body?.code, events: answer.body?.events };
};
const tunai = (jumlah: number) => [
  { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, jumlah: rp(jumlah), fee: null },
];
const [RING] = serviceRing().barang;
const laporan = async (path: string) =>
  barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);

describe('money', () => {
  test('a DP of a transfer does not become cash by a charge of nothing and a pick-up', async () => {
    const pembayaran = [
      {
        ...tunai(5_000_000)[0]!,
        jenis: 'TRANSFER' as const,
        kode_bank: 'BCA',
        no_rekening: '1234567890',
      },
    ];
    const barang = [{ ...RING!, ongkos: rp(5_000_000) }];
    const { no_service } = await terimaService(shop, { barang, pembayaran });
    const murah = { params: { no_service }, body: jadi({ ongkos: rp(0) }) };
    await shop.approved('KASIR', kembaliDocument.makes.service, murah);
    expect(await raw(`service/${no_service}/ambil`, {})).toEqual({
      status: 403,
      code: 'PERLU_OTORISASI',
      events: ['BATAL_SERVICE'],
    });
    const [before] = await shop.rows(
      `select rupiah::int from saldo where kode_toko = 'KJ1' and akun = 'dp_service'`,
    );
    expect(before).toEqual({ rupiah: -5_000_000 });
  });

  test('work of the list is not cheaper than the list, whatever else is written beside it', async () => {
    await shop.modulOn('PARAMETER_DESKRIPSI_SERVICE_MODULE');
    await shop.as('OWN').call(deskripsiServiceMaster.endpoints.create, {
      body: { kode_deskripsi: 'CUCI', deskripsi: 'Cuci', ongkos: rp(20_000) },
    });
    const wash = (ongkos: number | null, deskripsi: string | null = null) => ({
      barang: [
        {
          ...RING!,
          kode_deskripsi: 'CUCI',
          deskripsi,
          ongkos: ongkos === null ? null : rp(ongkos),
        },
      ],
    });
    await expect(terimaService(shop, wash(19_999))).rejects.toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
    });
    expect(await terimaService(shop, wash(20_000))).toMatchObject({ ongkos: 20_000 });
    const { barang } = await terimaService(shop, wash(null, 'ganti mata berlian'));
    expect(barang[0]!.deskripsi).toBe('Cuci: ganti mata berlian');
  });

  test('a charge that no sum could hold is refused, not a fault', async () => {
    const dear = { ...RING!, ongkos: rp(6_000_000_000_000) };
    await expect(terimaService(shop, { barang: [dear, dear] })).rejects.toMatchObject({
      status: 422,
    });
  });

  test('a job does not go back to an estimate that its DP is above', async () => {
    const { no_service } = await terimaService(shop);
    const { no_kembali } = await selesaikan(shop, no_service, jadi({ ongkos: rp(500_000) }));
    await shop.as('KASIR').call(bayarServiceDocument.makes.bayar, {
      params: { induk: no_service },
      body: { pembayaran: tunai(400_000) },
    });
    const undone = await disetujui(shop, `kembali-tukang/${no_kembali}/batal`, {
      alasan: 'Salah catat',
    });
    expect(undone.body).toMatchObject({ code: 'DP_LEBIH' });
  });
});

describe('gold that goes in', () => {
  const finish = (no: string, berat: number, tambah_emas: number, more: object = {}) =>
    raw(`service/${no}/selesai`, { barang: [{ urut: 1, berat, tambah_emas }], ...more });

  test('above a fifth of the piece is agreed to', async () => {
    const { no_service: no } = await terimaService(shop);
    await serahkan(shop, no, 700);
    expect(await finish(no, 3.7, 0.7)).toMatchObject({ events: ['SERVICE_SELISIH'] });
    const back = { kembali: [{ kode_gudang: 'RS', kadar: 75, berat: 0.1 }] };
    expect(await finish(no, 3.6, 0.6, back)).toMatchObject({ status: 201 });
  });

  test('makes no piece heavier than the shop thinks plausible', async () => {
    const { no_service: no } = await terimaService(shop, {
      barang: [{ ...RING!, berat: mg(99_000) }],
    });
    await serahkan(shop, no, 1_500);
    expect(await finish(no, 100.5, 1.5)).toMatchObject({ events: ['UBAH_BARANG'] });
  });

  test('is seen on a photo where the shop wants photos of what comes in', async () => {
    const { no_service: no } = await terimaService(shop);
    await serahkan(shop, no, 100);
    await shop.param('FOTO_BELI_WAJIB', true);
    expect(await finish(no, 3.1, 0.1)).toMatchObject({ status: 422, code: 'FOTO_WAJIB' });
  });

  test('and is not fetched for two weeks is told in № 114, under who finished the job', async () => {
    const { no_service } = await terimaService(shop);
    await serahkan(shop, no_service, 100);
    await selesaikan(shop, no_service, jadi({ berat: mg(3_100), tambah_emas: mg(100) }));
    const nama = encodeURIComponent('EMAS SERVICE BELUM DIAMBIL');
    const told = (hari: string) =>
      laporan(`audit/report-sinyal?tgl_from=${hari}&tgl_to=${hari}&sinyal=${nama}`);
    await shop.hari('2026-12-04');
    expect(await told('2026-12-03')).toEqual([]);
    expect(await told('2026-12-04')).toMatchObject([
      { user_id: 'ksr.kj1', jml: 1, no_dokumen: [no_service], berat: 0.1 },
    ]);
    await ambilService(shop, no_service);
    expect(await told('2026-12-04')).toEqual([]);
  });

  test('stays in the piece, though as much was filed off: it is not given back unrepaired', async () => {
    const { no_service: no } = await terimaService(shop);
    await serahkan(shop, no, 50);
    await disetujui(shop, `service/${no}/selesai`, {
      barang: [{ urut: 1, berat: 3, tambah_emas: 0.05, kikir: 0.05 }],
    });
    expect(
      (await disetujui(shop, `service/${no}/batal`, { alasan: 'Tidak jadi' })).body,
    ).toMatchObject({
      code: 'EMAS_SUDAH_MASUK',
    });
  });
});

describe('gold at a craftsman without work', () => {
  const back = (berat: number, more: object = {}) =>
    raw(
      'tukang/T01/kembali',
      { kembali: [{ kode_gudang: 'RS', kadar: 75, berat }], ...more },
      'SPV',
    );

  test('loses nothing: a closing below one percent is asked for too', async () => {
    await titipEmas(shop, 5_000);
    expect(await back(4.96, { tutup: true })).toMatchObject({ events: ['SERVICE_SELISIH'] });
    expect(await back(5, { tutup: true })).toMatchObject({ status: 201 });
  });

  test('is as much by many rows as by one: no row rounds its fine gold up', async () => {
    await titipEmas(shop, 20);
    const kembali = Array.from({ length: 20 }, () => ({
      kode_gudang: 'RS',
      kadar: 75,
      berat: 0.001,
    }));
    expect(await raw('tukang/T01/kembali', { kembali }, 'SPV')).toMatchObject({ status: 201 });
    const [row] = await shop.rows(
      `select berat::int, murni::int from tukang_kembali_emas where kode_toko = 'KJ1' and peran = 'GUDANG'`,
    );
    expect(row).toEqual({ berat: 20, murni: 15 });
    expect(
      await shop.rows(`select from saldo where akun = 'tukang:T01' and (berat <> 0 or murni <> 0)`),
    ).toEqual([]);
  });

  test('of unknown cost comes back of unknown cost', async () => {
    await shop.rows(
      `update lot set modal_tahu = false where kode_toko = 'KJ1' and kode_gudang = 'RS'`,
    );
    await titipEmas(shop, 500);
    expect(await back(0.5)).toMatchObject({ status: 201 });
    expect(
      await shop.rows(`select modal_tahu from lot where kode_toko = 'KJ1' and asal = 'TUKANG'`),
    ).toEqual([{ modal_tahu: false }]);
  });
});

describe('what reports tell', () => {
  test('№ 58: a job given back on its day leaves no money behind', async () => {
    const { no_service: no } = await terimaService(shop, { pembayaran: tunai(50_000) });
    await shop.approved('KASIR', serviceDocument.cancel, {
      params: { no },
      body: { alasan: 'Tidak jadi', no_rekening: null, ...TANPA_KATA },
    });
    const rows = await laporan(`eod/report-akhir-hari?tgl_system=${HARI}`);
    const of = (jenis: string) => rows.find((row) => row.jenis === jenis);
    expect(of('Service Diterima')).toMatchObject({ tunai: 50_000, batal: 1 });
    expect(of('Batal Service')).toMatchObject({ tunai: -50_000 });
  });

  test('№ 26: a job that went on to another craftsman is returned by that one alone', async () => {
    await tambahTukang(shop, 'T02', 'Pak Darmo');
    const { no_service } = await terimaService(shop);
    await serahkan(shop, no_service);
    await serahkan(shop, no_service, 0, 'T02');
    await selesaikan(shop, no_service, jadi({}, { upah: rp(20_000) }));
    const rows = await laporan(`service/report-tukang?tgl_from=${HARI}&tgl_to=${HARI}`);
    expect(rows.map(({ kode_tukang, upah, tanda }) => [kode_tukang, upah, tanda])).toEqual([
      ['T01', null, null],
      ['T02', 20_000, null],
    ]);
  });

  test('№ 96: a customer’s piece that comes or goes is no sale; gold worked into it is told', async () => {
    const posisi = async () => {
      const rows = await laporan(`manajerial/report-posisi-emas?per_tanggal=${HARI}`);
      return rows
        .filter(({ blok }) => blok === 'BEDA HARI INI')
        .map(({ posisi: nama, berat }) => [nama, berat]);
    };
    const before = await posisi();
    const { no_service } = await terimaService(shop);
    expect(await posisi()).toEqual(before);
    await serahkan(shop, no_service, 100);
    await selesaikan(shop, no_service, jadi({ berat: mg(3_100), tambah_emas: mg(100) }));
    expect(await posisi()).toContainEqual(['Masuk barang service', -0.1]);
    await ambilService(shop, no_service);
    expect((await posisi()).map(([nama]) => nama)).not.toContain('Dijual');
  });
});
