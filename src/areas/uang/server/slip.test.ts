import { describe, expect, test } from 'vitest';
import { buktiOf } from '#areas/dokumen/contract/document-paper.ts';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { BCA, BRI, bukaMutasi, ditolak, setor, shop } from '#tests/kit/uji/mutasi.ts';

bukaMutasi();

const bawa = (more: object = {}) =>
  shop.as('SPV').call(mutasiDocument.makes.cash, setor(100_000, more));
const batal = (no: string) =>
  shop.approved('SPV', mutasiDocument.cancel, { params: { no }, body: { alasan: 'Salah' } }, 'OWN');

describe('the number of the bank’s slip (D-19.4)', () => {
  test('stands in the list, is found by it, and is on paper and report', async () => {
    const made = await bawa({ no_slip: 'bc-0417' });
    const { no_mutasi } = made;
    expect(made.no_slip).toBe('BC-0417');
    const found = await shop.as('SPV').call(mutasiDocument.list, { query: { q: 'BC-0417' } });
    expect(found.map((one) => [one.no_mutasi, one.no_slip])).toEqual([[no_mutasi, 'BC-0417']]);
    expect(buktiOf(mutasiDocument, made).isi).toContainEqual(['No Slip Setoran', 'BC-0417']);
    const hari = 'tgl_from=2026-11-20&tgl_to=2026-11-20&jenis=CASH&kategori=ALL';
    const { body } = await shop.as('OWN').raw('GET', `cash/report-mutasi-uang?${hari}`);
    const rows = barisLaporan(body.data);
    expect(rows.map((row) => [row['no_mutasi'], row['no_slip']])).toEqual([[no_mutasi, 'BC-0417']]);
  });

  test('proves one deposit of an account: a second use says by which act it was used', async () => {
    const { no_mutasi } = await bawa({ no_slip: '7001' });
    await ditolak(() => bawa({ no_slip: '7001' }), {
      status: 422,
      code: 'SLIP_SUDAH_DIPAKAI',
      errors: [
        {
          path: 'no_slip',
          message: `No Slip 7001 Sudah Dipakai ${no_mutasi} Pada Rekening Ini Tahun Ini`,
        },
      ],
    });
    // Another bank counts its own slips.
    await bawa({ no_slip: '7001', tujuan: 'BRI', tujuan_rekening: BRI });
    await batal(no_mutasi);
    expect((await bawa({ no_slip: '7001' })).no_slip).toBe('7001');
  });

  test('two deposits at once with one slip: one is saved', async () => {
    const kirim = (who: 'SPV' | 'MU') =>
      shop
        .as(who)
        .raw(
          'POST',
          'cash/mutasi-uang-cash',
          { ...setor(1_000).body, no_slip: '8001' },
          { 'idempotency-key': `slip-sekaligus-${who}` },
        );
    const answers = await Promise.all([kirim('SPV'), kirim('MU')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  test('of last year it is another one', async () => {
    const { no_mutasi } = await bawa({ no_slip: '9001' });
    await shop.rows(`set session_replication_role = replica`);
    await shop.rows(`update mutasi_uang set tgl_system = tgl_system - 365 where no_mutasi = $1`, [
      no_mutasi,
    ]);
    await expect(bawa({ no_slip: '9001' })).resolves.toMatchObject({ no_slip: '9001' });
    await shop.rows(
      `update mutasi_uang set tgl_system = tgl_system + 365, no_slip = null where no_mutasi = $1`,
      [no_mutasi],
    );
    await shop.rows(`set session_replication_role = origin`);
  });

  test('is compulsory where the shop says so; money that comes from the bank has none', async () => {
    await shop.param('SLIP_SETOR_WAJIB', true);
    await ditolak(() => bawa(), {
      status: 422,
      errors: [{ path: 'no_slip', message: 'No Slip Setoran Tidak Boleh Kosong' }],
    });
    const ambil = { asal: 'BCA', asal_rekening: BCA, tujuan: 'CASH', tujuan_rekening: null };
    await ditolak(() => bawa({ ...ambil, no_slip: '1' }), {
      errors: [{ path: 'no_slip', message: 'No Slip Hanya Untuk Setoran Kas Ke Rekening Bank' }],
    });
    expect((await bawa(ambil)).no_slip).toBe(null);
    await shop.param('SLIP_SETOR_WAJIB', false);
  });
});
