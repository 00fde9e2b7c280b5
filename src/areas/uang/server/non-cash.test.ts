import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hari } from '#kit/rules/hari.ts';
import { menungguCairEndpoint } from '#areas/uang/contract/non-cash.api.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Who } from '#tests/kit/shop.ts';
import { bca, disetujui, titipkan } from '#tests/kit/titipan.ts';

const HARI = '2026-11-20';
const shop = await openShop({ dasar: true });
afterAll(() => shop.close());
await shop.modulOn('VALIDASI_NON_CASH_MODULE');
const codes = await tambahPotong(shop, Array<'P4'>(24).fill('P4'));

let round = 0;
const kunci = () => ({ 'idempotency-key': `non-cash-${++round}` });

/** P4 for 1,470,000: 1,000,000 on a card or by transfer, the rest in cash. */
async function jual(jenis = 'DEBET'): Promise<string> {
  const pembayaran = [
    { jenis, kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 1_000_000 },
    { jenis: 'CASH', jumlah: 470_000 },
  ];
  const body = {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode: codes.pop()! }],
    pembayaran,
  };
  const { status, body: said } = await shop.as('KASIR').raw('POST', 'penjualan', body, kunci());
  expect(status, JSON.stringify(said)).toBe(201);
  return (said.data as { no_faktur_jual: string }).no_faktur_jual;
}
const saldo = async (akun: string): Promise<number> =>
  (
    await shop.rows(
      `select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where kode_toko = 'KJ1' and akun = $1`,
      [akun],
    )
  )[0]!.rupiah;
const baris = (no_dokumen: string, biaya_bank: number | null = null) => ({
  no_dokumen,
  urut: 1,
  biaya_bank: biaya_bank === null ? null : rp(biaya_bank),
});
const isi = (...of: ReturnType<typeof baris>[]) => ({
  body: { tgl_cair: hari(HARI), keterangan: null, baris: of },
});
const cairkan = (given: ReturnType<typeof isi>, who: Who = 'SPV') =>
  shop.as(who).call(nonCashDocument.makes.cair, given);
const batalJual = (no: string) =>
  disetujui(shop, `penjualan/${no}/batal`, { alasan: 'Berubah pikiran' });
const cairkanMentah = (who: Who, no_dokumen: string) =>
  shop
    .as(who)
    .raw(
      'POST',
      'non-cash/validasi',
      { tgl_cair: HARI, baris: [{ no_dokumen, urut: 1 }] },
      kunci(),
    );
const menunggu = async () =>
  (await shop.as('SPV').call(menungguCairEndpoint, { query: { limit: 1000 } })).map(
    ({ no_dokumen }) => no_dokumen,
  );
/** Everything that an act may have touched. */
const jejak = () =>
  shop.rows(`select (select count(*) from validasi_non_cash) as v, (select count(*) from buku) as b,
    (select sum(terakhir) from nomor) as n, (select count(*) from validasi_non_cash_baris where aktif) as aktif,
    (select count(*) from audit where tindakan not in ('MINTA_OTORISASI', 'DISETUJUI', 'LOGIN')) as a`);
async function ditolak(work: () => Promise<unknown>, expected: object): Promise<void> {
  const before = await jejak();
  await expect(work()).rejects.toMatchObject(expected);
  expect(await jejak()).toEqual(before);
}

describe('a card of 1,000,000, of which BCA keeps 0.5 %', () => {
  let [no, no_validasi] = ['', ''];
  beforeAll(async () => {
    no = await jual();
  });

  test('waits in kartu, and the list says what will arrive', async () => {
    expect([await saldo('kartu:BCA'), await saldo('bank:1234567890')]).toEqual([1_000_000, 0]);
    const { body } = await shop.as('SPV').raw('GET', 'non-cash');
    expect(body).toMatchObject({
      count: 1,
      data: [
        {
          no_dokumen: no,
          urut: 1,
          jenis: 'DEBET',
          nama_bank: 'Bank BCA',
          keterangan: 'Ibu Sari',
          jumlah_gesek_rp: 1_000_000,
          biaya_bank: 5_000,
          dana_masuk: 995_000,
          umur_hari: 0,
          input_by: 'ksr.kj1',
        },
      ],
      total: { jumlah_gesek_rp: 1_000_000, biaya_bank: 5_000, dana_masuk: 995_000 },
    });
  });

  test('settled, it is in the bank, its fee is a cost, and nothing waits any more', async () => {
    const done = await cairkan(isi(baris(no, 3_000)));
    expect(done).toMatchObject({
      no_validasi: 'VNKJ1261120001',
      tgl_cair: HARI,
      jumlah_baris: 1,
      jumlah_gesek_rp: 1_000_000,
      biaya_bank: 3_000,
      dana_masuk: 997_000,
      status: 'DONE',
      input_by: 'spv.kj1',
      batal: null,
      otorisasi: [],
    });
    expect(done.postings.map(({ akun, rupiah }) => [akun, rupiah])).toEqual([
      ['kartu:BCA', -1_000_000],
      ['bank:1234567890', 997_000],
      ['biaya:FEE_BANK', 3_000],
    ]);
    no_validasi = done.no_validasi;
    expect(await menunggu()).toEqual([]);
    expect([await saldo('kartu:BCA'), await saldo('bank:1234567890')]).toEqual([0, 997_000]);
    expect(
      await shop.rows(
        `select tindakan, user_id, sesudah ->> 'dana_masuk' as masuk from audit where kunci = $1`,
        [no_validasi],
      ),
    ).toEqual([{ tindakan: 'VALIDASI', user_id: 'spv.kj1', masuk: '997000' }]);
  });

  test('a second time is refused, and nothing is written', async () => {
    await ditolak(() => cairkan(isi(baris(no))), { status: 422, code: 'TIDAK_MENUNGGU' });
  });

  test('its sale cannot be cancelled meanwhile (D-10.7)', async () => {
    const before = await jejak();
    const { status, body } = await batalJual(no);
    expect([status, body.code, body.message]).toEqual([
      409,
      'SUDAH_CAIR',
      `Pembayaran Non Cash Sudah Divalidasi Dengan ${no_validasi}, Batalkan Dulu Validasinya`,
    ]);
    expect(await jejak()).toEqual(before);
  });

  test('taken back by approval it waits again, and then the sale can be cancelled', async () => {
    const given = { params: { no: no_validasi }, body: { alasan: 'Salah centang' } };
    await ditolak(() => shop.as('SPV').call(nonCashDocument.cancel, given), {
      status: 403,
      code: 'PERLU_OTORISASI',
      extra: { event: 'BATAL_KAS' },
    });
    const done = await shop.approved('SPV', nonCashDocument.cancel, given, 'OWN');
    expect(done).toMatchObject({
      status: 'CANC',
      batal: { no: 'BNKJ1261120001', alasan: 'Salah centang', batal_by: 'spv.kj1' },
    });
    expect(await menunggu()).toEqual([no]);
    expect([await saldo('kartu:BCA'), await saldo('biaya:FEE_BANK')]).toEqual([1_000_000, 0]);
    await ditolak(() => shop.approved('SPV', nonCashDocument.cancel, given, 'OWN'), {
      status: 409,
      code: 'VALIDASI_SUDAH_BATAL',
    });
    expect((await batalJual(no)).status).toBe(200);
    expect(await menunggu()).toEqual([]);
    expect(await saldo('kartu:BCA')).toBe(0);
  });
});

describe('several at once', () => {
  test('a sale, a transfer and a deposit are one set; the deposit that ended still has its money to come', async () => {
    const [kartu, transfer] = [await jual('CREDIT'), await jual('TRANSFER')];
    const { no_titip } = await titipkan(shop, [codes.pop()!], bca(500_000));
    await disetujui(shop, `titip/${no_titip}/batal`, { alasan: 'Tidak jadi' });
    expect((await menunggu()).toSorted()).toEqual([kartu, transfer, no_titip].toSorted());
    const done = await cairkan(isi(baris(kartu), baris(transfer), baris(no_titip)));
    expect(done).toMatchObject({
      jumlah_baris: 3,
      jumlah_gesek_rp: 2_500_000,
      biaya_bank: 7_500,
      baris: [{ biaya_bank: 5_000 }, { biaya_bank: 0 }, { biaya_bank: 2_500 }],
    });
    expect(await saldo('kartu:BCA')).toBe(0);
    const { body } = await shop.as('SPV').raw('GET', `non-cash/validasi/${done.no_validasi}`);
    expect(body.data).toMatchObject({ no_validasi: done.no_validasi, dana_masuk: 2_492_500 });
    const list = await shop
      .as('SPV')
      .raw('GET', `non-cash/validasi?tgl_from=${HARI}&tgl_to=${HARI}`);
    expect(list.body.data[0]).toMatchObject({ no_validasi: done.no_validasi, status: 'DONE' });
    // The one that was taken back before stands in the list and in no sum.
    expect(list.body).toMatchObject({
      count: 2,
      total: { jumlah_gesek_rp: 2_500_000, biaya_bank: 7_500, dana_masuk: 2_492_500 },
    });
  });

  test('one that does not wait refuses all of them', async () => {
    const no = await jual();
    await ditolak(() => cairkan(isi(baris(no), baris('PJKJ1261120ZZZ'))), {
      status: 422,
      errors: [{ path: 'baris.1.no_dokumen' }],
    });
    await ditolak(
      () => cairkan({ body: { ...isi(baris(no)).body, tgl_cair: hari('2026-11-21') } }),
      {
        code: 'CAIR_BESOK',
      },
    );
    await ditolak(() => cairkan({ body: { ...isi(baris(no)).body, baris: [] } }), {
      status: 422,
      message: 'Pilih Pembayaran Terlebih Dahulu',
    });
    expect(await menunggu()).toEqual([no]);
  });

  test('two who settle the same payment at once: one does, the other is told', async () => {
    const [no] = await menunggu();
    const answers = await Promise.all(
      (['SPV', 'MU', 'OWN', 'SU'] as const).map((who) => cairkanMentah(who, no!)),
    );
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(201);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const one of answers.filter(({ status }) => status !== 201))
      expect(one.body.code).toBe('TIDAK_MENUNGGU');
  });

  test('a settlement against the cancel of its sale at the same moment: never both', async () => {
    for (let at = 0; at < 4; at += 1) {
      const no = await jual();
      const path = `penjualan/${no}/batal`;
      const body = { alasan: 'Balapan' };
      const wanted = { method: 'POST', path: `/api/v1/${path}`, body };
      const asked = await shop.as('KASIR').raw('POST', 'otorisasi', wanted);
      const { keystore } = asked.body.data as { keystore: string };
      await shop.as('SPV').raw('POST', `otorisasi/${keystore}/setujui`, {});
      const [cair, batal] = await Promise.all([
        cairkanMentah('SPV', no),
        shop.as('KASIR').raw('POST', path, body, { ...kunci(), 'x-otorisasi': keystore }),
      ]);
      expect([cair.status === 201, batal.status === 200].filter(Boolean)).toHaveLength(1);
      expect(await saldo('kartu:BCA')).toBe(0);
    }
  });
});

describe('another amount than the nota says (NON_CASH_SELISIH)', () => {
  test('the bank kept 6,000 where 0.5 % is 5,000: the owner looks first', async () => {
    const no = await jual();
    await ditolak(() => cairkan(isi(baris(no, 6_000))), {
      status: 403,
      extra: { event: 'NON_CASH_SELISIH', level: ['OWN'] },
    });
    const told = await cairkan(isi(baris(no, 6_000))).catch((error) => error);
    expect(told.extra.angka.map((one: { nilai: string }) => one.nilai)).toEqual([
      'Rp 1,000,000',
      'Rp 5,000',
      'Rp 994,000',
    ]);
    const done = await shop.approved(
      'SPV',
      nonCashDocument.makes.cair,
      isi(baris(no, 6_000)),
      'OWN',
    );
    expect(done).toMatchObject({ biaya_bank: 6_000, otorisasi: [expect.any(String)] });
  });

  test('an owner needs nobody, and a payment that never arrives is a cost as a whole', async () => {
    const no = await jual();
    expect(await cairkan(isi(baris(no, 1_000_000)), 'OWN')).toMatchObject({ dana_masuk: 0 });
    const lain = await jual();
    await ditolak(() => cairkan(isi(baris(lain, 1_000_001)), 'OWN'), { code: 'BIAYA_LEBIH' });
  });
});

test('a cashier has no such screen, a settlement of yesterday stands, and its paper says so', async () => {
  const no = await jual();
  await ditolak(() => cairkan(isi(baris(no)), 'KASIR'), { status: 403, code: 'TIDAK_BERHAK' });
  const { no_validasi } = await cairkan(isi(baris(no)));
  const pdf = await shop.as('SPV').raw('GET', `non-cash/validasi/${no_validasi}/struk.pdf`);
  expect([pdf.status, pdf.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  const ulang = { params: { no: no_validasi }, body: { alasan: 'Hilang' } };
  expect(await shop.approved('SPV', nonCashDocument.reprint, ulang, 'OWN')).toEqual({
    no_validasi,
    cetak_ke: 2,
  });
  await shop.hari('2026-11-21');
  const given = { params: { no: no_validasi }, body: { alasan: 'Terlambat' } };
  await ditolak(() => shop.approved('SPV', nonCashDocument.cancel, given, 'OWN'), {
    status: 422,
    code: 'VALIDASI_KEMARIN',
  });
  expect(await shop.as('SPV').raw('GET', 'non-cash/validasi/VNKJ1261120ZZZ')).toMatchObject({
    status: 404,
    body: { code: 'VALIDASI_TIDAK_ADA' },
  });
});
