import { beforeAll, describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { bca, disetujui, titipkan } from '#tests/kit/titipan.ts';
import {
  bukaNonCash,
  HARI,
  shop,
  codes,
  kunci,
  jual,
  saldo,
  baris,
  isi,
  cairkan,
  batalJual,
  cairkanMentah,
  menunggu,
  jejak,
  ditolak,
} from '#tests/kit/uji/non-cash.ts';

bukaNonCash();

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
    // The one that was cancelled before is in the list and in no sum.
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
