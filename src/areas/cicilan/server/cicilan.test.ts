import { describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { cariUang } from '#tests/kit/buku.ts';
import { bayar, cicilP1, MIRA, type Kontrak } from '#tests/kit/uji/cicilan.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import {
  bukaCicilanUji,
  shop,
  post,
  said,
  kontrakOf,
  pieceOf,
  gold,
  slip,
  p1,
  saldo,
} from '#tests/kit/uji/buka/cicilan.ts';

bukaCicilanUji();

describe('P1 over ten months at 10 %, Rp 2,000,000 at once, handed over when it is paid (D-38.1, D-38.2)', () => {
  let kontrak: Kontrak;
  let jual = '';
  let terakhir = '';

  test('710,250 is rounded up to the step; ten instalments of 581,500, the last takes the remainder', async () => {
    kontrak = await cicilP1(shop);
    expect(kontrak).toMatchObject({
      status: 'AKTIF',
      harga_tunai: 7_102_500,
      tambahan: 710_500,
      harga_jual: 7_813_000,
      dp_rp: 2_000_000,
      angsuran: 581_500,
      terbayar: 0,
      tgl_akhir: '2027-09-20',
      serah: 'LUNAS',
      keadaan: { sisa_rp: 5_813_000, ke: '0/10', berikut_tgl: '2026-12-20', tunggakan: 0 },
    });
    expect(kontrak.no_cicilan).toMatch(/^CCKJ1261120\w{3}$/);
    expect(kontrak.jadwal.map((one) => one.jumlah)).toEqual([...Array(9).fill(581_500), 579_500]);
  });

  test('its row and its document say who validated it, as those of all kinds: no person, for it never waits', async () => {
    const { no_cicilan: no } = kontrak;
    const { body } = await shop.as('KASIR').raw('GET', `cicilan?q=${no}`);
    expect(body.data).toMatchObject([{ no_cicilan: no, valid_by: null }]);
    expect(await kontrakOf(no)).toMatchObject({ valid_by: null });
  });

  test('the first payment is owed to her and the piece waits at titip', async () => {
    const { no_cicilan: no } = kontrak;
    expect(await cariUang(shop, no)).toEqual({ kas: 2_000_000, uang_cicilan: -2_000_000 });
    expect(await gold(no)).toEqual([p1('baki:TK/A-01', -1), p1('titip', 1)]);
    expect(await pieceOf(no)).toEqual({ status: 'TITIP', kode_baki: null, no_pegang: no });
  });

  test('her slip has the QR of its page on its day; a copy that a cashier draws later has none (D-51.15)', async () => {
    const QR = 'Pindai untuk melihat nota ini';
    expect(await slip(kontrak.no_cicilan)).toContain(QR);
    await shop.hari('2026-11-21');
    const { no_cicilan: no } = kontrak;
    const again = { params: { no }, body: { alasan: 'Surat hilang di jalan' } };
    await shop.approved('KASIR', cicilanDocument.reprint, again, 'SPV');
    const copy = await slip(no);
    expect([copy.includes('SALINAN 1'), copy.includes(QR)]).toEqual([true, false]);
  });

  test('an instalment and a half fill the oldest first; two months later the third is late', async () => {
    const { no_cicilan: no } = kontrak;
    const made = await bayar(shop, no, 872_000);
    expect(made).toMatchObject({ jenis: 'ANGSURAN', ke: 1, sisa_sesudah: 4_941_000 });
    expect(await cariUang(shop, made.no_bayar)).toEqual({ kas: 872_000, uang_cicilan: -872_000 });
    await shop.hari('2027-02-25');
    const { jadwal, keadaan } = await kontrakOf(no);
    expect(jadwal.slice(0, 3).map((one: { sisa: number }) => one.sisa)).toEqual([
      0, 291_000, 581_500,
    ]);
    expect(keadaan).toMatchObject({
      ke: '1/10',
      berikut_tgl: '2027-01-20',
      tunggakan: 872_500,
      lewat_hari: 36,
    });
  });

  test('the whole rest, seven months early, hands over: a sale of the cash price with its points, the surcharge apart', async () => {
    const { no_cicilan: no } = kontrak;
    const made = await bayar(shop, no, 4_941_000);
    expect(made).toMatchObject({ jenis: 'PELUNASAN', sisa_sesudah: 0 });
    ({ no_faktur_jual: jual, no_bayar: terakhir } = made);
    expect(jual).toMatch(/^PJ/);
    expect(await cariUang(shop, made.no_bayar)).toEqual({
      kas: 4_941_000,
      uang_cicilan: -4_941_000,
    });
    expect(await cariUang(shop, jual)).toEqual({
      uang_cicilan: 7_813_000,
      'pendapatan:TAMBAHAN_CICILAN': -710_500,
      penjualan: -7_052_500,
      ongkos: -50_000,
      hpp: 6_400_000,
      persediaan: -6_400_000,
    });
    expect(await gold(jual)).toEqual([p1('titip', -1), p1('pelanggan', 1)]);
    expect(await kontrakOf(no)).toMatchObject({ status: 'LUNAS', no_faktur_jual: jual });
    expect(await saldo('uang_cicilan')).toBe(0);
    const { body } = await shop.as('KASIR').raw('GET', `penjualan/${jual}`);
    expect(body.data).toMatchObject({ grand_total: 7_102_500, dp_rp: 7_102_500, status: 'DONE' });
  });

  test('that sale alone is not cancelled; the last payment is, with it, on its day', async () => {
    const { no_cicilan: no } = kontrak;
    const alone = await post('OWN', `penjualan/${jual}/batal`, { alasan: 'Salah' });
    expect(alone.status).toBe(409);
    const path = `cicilan/${no}/bayar/${terakhir}/batal`;
    const undone = await disetujui(shop, path, { alasan: 'Salah orang' }, 'OWN');
    expect([undone.status, undone.body.data?.status]).toEqual([200, 'CANC']);
    expect(await kontrakOf(no)).toMatchObject({ status: 'AKTIF', no_faktur_jual: null });
    expect(await pieceOf(no)).toEqual({ status: 'TITIP', kode_baki: null, no_pegang: no });
    expect(await saldo('uang_cicilan')).toBe(-2_872_000);
    expect(
      (await shop.rows('select status from penjualan where no_faktur_jual = $1', [jual]))[0],
    ).toEqual({ status: 'CANC' });
  });

  test('paid again the next day it is handed over again, under another number', async () => {
    await shop.hari('2027-02-26');
    const made = await bayar(shop, kontrak.no_cicilan, 4_941_000);
    expect(made.no_faktur_jual).not.toBe(jual);
    expect(await kontrakOf(kontrak.no_cicilan)).toMatchObject({ status: 'LUNAS' });
  });
});

test('the list adds up what running contracts owe, whichever it shows', async () => {
  const owed = async (): Promise<number> =>
    ((await shop.as('KASIR').raw('GET', 'cicilan')).body as { total?: { sisa_rp: number } }).total!
      .sisa_rp;
  const before = await owed();
  const { no_cicilan: no } = await cicilP1(shop);
  await bayar(shop, no, 581_500);
  expect((await owed()) - before).toBe(5_231_500);
  await bayar(shop, no, 5_231_500);
  expect(await owed()).toBe(before);
});

describe('a cancel on a later day (D-38.5)', () => {
  test('keeps ten percent of what was paid and gives the rest back to the account; the piece lies where it lay', async () => {
    await shop.param('CICILAN_BATAL_PERSEN', persen(1000));
    const { no_cicilan: no } = await cicilP1(shop);
    await bayar(shop, no, 581_500);
    // What the shop decides later is for later contracts.
    await shop.param('CICILAN_BATAL_PERSEN', persen(5000));
    await shop.hari('2027-03-01');
    const modal = { kode_transaksi: 'MODAL_KAS', jumlah: rp(5_000_000), keterangan: 'Modal' };
    await shop
      .as('OWN')
      .call(kasDocument.makes.bankMasuk, { body: { ...modal, no_rekening: '1234567890' } });
    const body = { alasan: 'Pindah kota', no_rekening: '1234567890' };
    const who = { diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };
    const path = `cicilan/${no}/batal`;
    expect(said(await post('KASIR', path, { ...body, ...who }))).toEqual([403, 'PERLU_OTORISASI']);
    const { status, body: answer } = await disetujui(shop, path, { ...body, ...who }, 'OWN');
    expect([status, answer.data], JSON.stringify(answer)).toMatchObject([
      200,
      { status: 'CANC', ditahan_rp: 258_150, refund_rp: 2_323_350 },
    ]);
    expect(await cariUang(shop, answer.data.batal.no)).toEqual({
      uang_cicilan: 2_581_500,
      'bank:1234567890': -2_323_350,
      'pendapatan:DENDA_BATAL': -258_150,
    });
    expect(await gold(answer.data.batal.no)).toEqual([p1('titip', -1), p1('baki:TK/A-01', 1)]);
    expect(await pieceOf(no)).toEqual({ status: 'READY', kode_baki: 'A-01', no_pegang: null });
    await shop.param('CICILAN_BATAL_PERSEN', persen(0));
  });
});
