import { describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import {
  batalLelangEndpoint,
  calonLelangEndpoint,
  daftarPeringatanEndpoint,
} from '#areas/hutang/contract/lelang/lelang.api.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { retagDocument } from '#areas/pembelian/contract/retag.document.ts';
import { ditimbang, lelangStock, pinjamkan, sehariLalu } from '#tests/kit/hutang.ts';
import {
  bukaLelang,
  shop,
  lines,
  post,
  hutangOf,
  lelangkan,
  seen,
  bayar,
  stockOf,
  said,
} from '#tests/kit/uji/lelang.ts';

bukaLelang();

describe('3,500,000 on two rings, due on 20 March 2027', () => {
  let induk = '';
  const lelang = (more: object = {}) =>
    post('OWN', `hutang/${induk}/lelang`, { ...lelangStock, ...more });
  const tegur = () =>
    post('SPV', `hutang/${induk}/peringatan`, { cara: 'SURAT', keterangan: 'Surat pertama' });

  test('nobody is warned before it is overdue, and nothing is auctioned within the days of grace', async () => {
    await shop.param('BIAYA_LELANG_PERSEN', persen(100));
    induk = (await pinjamkan(shop)).no_faktur_hutang;
    // Its ticket says 14 days, one of a hundred and twelve months: what the shop decides later is of later loans.
    await shop.param('MASA_TENGGANG_LELANG', 0);
    await shop.param('BIAYA_LELANG_PERSEN', persen(500));
    await shop.param('MASA_KELEBIHAN_LELANG', 1);
    await shop.hari('2027-03-20');
    expect(said(await tegur())).toEqual([
      422,
      expect.stringMatching(/^Hutang Ini Baru Jatuh Tempo .*20 Maret 2027$/),
    ]);
    expect(await shop.as('SPV').call(calonLelangEndpoint)).toEqual([]);
    await shop.hari('2027-04-02');
    expect(said(await lelang())).toEqual([
      422,
      expect.stringMatching(/^Hutang Ini Baru Boleh Dilelang Mulai .*3 April 2027$/),
    ]);
  });

  test('it waits for a notice, for a scrap price, and is never taken below it', async () => {
    await shop.hari('2027-04-03');
    expect(said(await lelang())).toEqual([422, 'Catat Peringatan Kepada Customer Terlebih Dahulu']);
    expect((await tegur()).status).toBe(201);
    const log = await shop.as('KASIR').call(daftarPeringatanEndpoint, { params: { no: induk } });
    expect(log).toMatchObject([{ urut: 1, cara: 'SURAT', input_by: 'spv.kj1' }]);
    // Told and auctioned at once is not told: the customer has a day to come.
    expect(said(await lelang())).toEqual([
      422,
      'Peringatan Baru Dicatat, Lelang Paling Cepat 24 Jam Sesudahnya',
    ]);
    await sehariLalu(shop, induk);
    expect(said(await lelang())).toEqual([422, 'Harga Rosok Belum Diisi']);
    await shop.param('HARGA_ROSOK', rp(2_550_000));
    const less = await lelang({ hasil_lelang: 8_223_000 });
    expect(said(less)).toEqual([422, 'Hasil Lelang Tidak Boleh Di Bawah Nilai Rosok Rp 8,223,500']);
    const nowhere = ditimbang.map((one) => ({ ...one, kode_group: null }));
    expect(said(await lelang({ barang: nowhere }))).toEqual([
      422,
      'Group Cincin polos Tidak Boleh Kosong',
    ]);
    const [row] = await shop.as('SPV').call(calonLelangEndpoint);
    expect(row).toMatchObject({
      no_faktur_hutang: induk,
      hari_lewat: 14,
      bunga_rp: 469_000,
      nilai_rosok: 8_223_500,
      boleh_lelang: '2027-04-03',
      tgl_peringatan: '2027-04-03',
    });
    const quote = async (body: object) =>
      (await post('SPV', `hutang/${induk}/lelang/hitung`, body)).body.data;
    const belum = ditimbang.map((one) => ({ ...one, berat: null }));
    expect(await quote({ tujuan: 'STOCK', barang: belum })).toMatchObject({
      biaya: 82_000,
      kelebihan: 4_172_500,
      kekurangan: 0,
      perlu_peringatan: false,
      otorisasi: ['Lelang hutang'],
      kurang: [],
    });
    const isian = async (body: object) =>
      (await quote(body)).kurang.map((one: { isian: string }) => one.isian);
    expect(await isian({ barang: nowhere })).toEqual([
      'barang.0.kode_group',
      'barang.1.kode_group',
    ]);
    expect(await isian({ barang: belum, tujuan: 'LEBUR' })).toEqual(['hasil']);
    expect(await isian({ barang: belum, hasil_lelang: 1 })).toEqual(['hasil_lelang']);
  });

  let no_lelang = '';
  test('134 days: to the BELI warehouse at 8,223,500, 4,172,500 owed to the customer (worked)', async () => {
    const alone = await post('SPV', `hutang/${induk}/lelang`, lelangStock);
    expect([alone.status, alone.body.event]).toEqual([403, 'LELANG_HUTANG']);
    expect((await post('KASIR', `hutang/${induk}/lelang`, lelangStock)).status).toBe(403);
    const made = await lelangkan(induk);
    no_lelang = made.no_lelang;
    expect([made.biaya, made.batas_kelebihan]).toEqual([82_000, '2028-04-03']);
    expect(lines(await seen(made))).toEqual([
      'persediaan 8223500',
      'pinjaman -3500000',
      'bunga -469000',
      'pendapatan:BIAYA_LELANG -82000',
      'kelebihan_lelang -4172500',
      'jaminan 0 -1 -3000 7000 -2100',
      'gudang:BL 0 1 3000 7000 2100',
      'jaminan 0 -1 -1500 7500 -1125',
      'gudang:BL 0 1 1500 7500 1125',
    ]);
    expect(made.detail_barang.map((one) => one.harga)).toEqual([5_354_837, 2_868_663]);
    expect((await hutangOf(induk)).status).toBe('LELANG');
    const paper = lelangDocument.paper.path.replace(':induk', induk).replace(':no', no_lelang);
    expect((await shop.as('SPV').raw('GET', paper)).text.slice(0, 5)).toBe('%PDF-');
    for (const verb of ['pelunasan', 'bayar-bunga', 'lelang'])
      expect(
        (await post('OWN', `hutang/${induk}/${verb}`, verb === 'lelang' ? lelangStock : {})).status,
      ).toBe(409);
  });

  test('its pieces go back to a tray like bought gold; then the auction stays', async () => {
    const there = await stockOf(no_lelang);
    expect(there).toMatchObject([
      { urut: 1, kode_kadar: '700', harga: 5_354_837, kode_gudang: 'BL' },
      { urut: 2, kode_kadar: '750', harga: 2_868_663 },
    ]);
    const [{ kode_kategori }] = (await shop.rows('select kode_kategori from kategori limit 1')) as [
      { kode_kategori: string },
    ];
    const { berat } = (
      await shop.rows('select berat::int from v_emas_beli where no_faktur_beli = $1 and urut = 1', [
        no_lelang,
      ])
    )[0] as { berat: number };
    const body = {
      urut: 1,
      kode_kategori,
      berat: berat / 1000,
      kode_gudang: 'TK',
      kode_baki: 'A-01',
    };
    const label = await post('SPV', `pembelian/${no_lelang}/retag`, body);
    expect(label.status, label.text).toBe(201);
    const stays = await post('OWN', `hutang/${induk}/lelang/${no_lelang}/batal`, {
      alasan: 'Salah lelang',
    });
    expect(said(stays)).toEqual([409, 'Barang Lelang Sudah Tidak Di Gudang Pembelian']);
    const { no_retag } = label.body.data as { no_retag: string };
    await shop.approved(
      'SPV',
      retagDocument.cancel,
      { params: { no: no_retag }, body: { alasan: 'Salah baki' } },
      'OWN',
    );
  });

  test('the surplus is paid once, by two; while it is paid the auction stays', async () => {
    const alone = await post('KASIR', `hutang/${induk}/bayar-kelebihan`, {});
    expect([alone.status, alone.body.event]).toEqual([403, 'BAYAR_KELEBIHAN_LELANG']);
    const open = await shop
      .as('SPV')
      .call(lelangDocument.list, { query: { status: 'BELUM DIAMBIL' } });
    expect(open).toMatchObject([{ no_lelang, kelebihan_status: 'BELUM DIAMBIL' }]);
    const paid = await bayar(induk);
    expect(lines(paid)).toEqual(['kelebihan_lelang 4172500', 'kas -4172500']);
    const again = await post('OWN', `hutang/${induk}/bayar-kelebihan`, {});
    expect(again.status).toBe(409);
    const stays = await post('OWN', `hutang/${induk}/lelang/${no_lelang}/batal`, {
      alasan: 'Salah',
    });
    expect(said(stays)).toEqual([409, 'Lelang Hutang Ini Bukan Yang Terakhir']);
    const fetched = await shop
      .as('SPV')
      .call(lelangDocument.list, { query: { status: 'SUDAH DIAMBIL' } });
    expect(fetched).toMatchObject([{ no_lelang, no_kelebihan: paid.no_kelebihan }]);
    await shop.approved(
      'KASIR',
      kelebihanDocument.cancel,
      { params: { induk, no: paid.no_kelebihan }, body: { alasan: 'Salah orang' } },
      'OWN',
    );
    const back = await shop
      .as('SPV')
      .call(lelangDocument.list, { query: { status: 'BELUM DIAMBIL' } });
    expect(back).toMatchObject([{ no_lelang }]);
  });

  test('a day later it is undone while its goods are untouched, and the loan runs as before', async () => {
    await shop.hari('2027-04-04');
    const alone = await post('SPV', `hutang/${induk}/lelang/${no_lelang}/batal`, {
      alasan: 'Salah',
    });
    expect([alone.status, alone.body.event]).toEqual([403, 'BATAL_LELANG_HUTANG']);
    const body = { alasan: 'Salah' };
    const byHutang = await post('SPV', `hutang/${induk}/batal-lelang`, body);
    expect([byHutang.status, byHutang.body.event]).toEqual([403, 'BATAL_LELANG_HUTANG']);
    expect(
      await shop.approved('SPV', batalLelangEndpoint, { params: { no: induk }, body }, 'OWN'),
    ).toMatchObject({ no_lelang, status: 'CANC' });
    expect((await post('OWN', `hutang/${induk}/batal-lelang`, body)).status).toBe(404);
    expect(await hutangOf(induk)).toMatchObject({
      status: 'AKTIF',
      bunga_dibayar_sampai: '2026-11-20',
      tgl_jatuh_tempo: '2027-03-20',
    });
    expect(await stockOf(no_lelang)).toEqual([]);
    expect(
      (
        await post('SPV', `pembelian/${no_lelang}/retag`, {
          urut: 1,
          kode_kategori: 'X',
          berat: 1,
          kode_gudang: 'TK',
          kode_baki: 'A-01',
        })
      ).status,
    ).toBe(409);
  });
});
