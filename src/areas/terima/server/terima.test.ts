import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { labelTerimaEndpoint } from '#areas/terima/contract/label-terima.api.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const isi = (more: object = {}) => ({
  body: {
    kode_supplier: 'UBS',
    kode_gudang: 'TK',
    no_intern: 'SJ-77',
    dokumen_perolehan: 'FAKTUR_PAJAK' as const,
    lot: [
      {
        kode_dept: 'CC',
        kode_group: 'T',
        kode_kadar: '750',
        qty: 2,
        berat_bruto: mg(7200),
        berat_nota: mg(6500),
        berat: mg(6500),
        modal: rp(12_800_000),
        ...more,
      },
    ],
  },
});
const terima = (more: object = {}) => shop.as('MU').call(terimaDocument.makes.terima, isi(more));
const cincin = (berat: number, kode_baki = 'A-01') => ({
  nama_barang: 'Cincin Polos',
  kode_kategori: 'PHS',
  berat: berat / 1000,
  kode_gudang: 'TK',
  kode_baki,
});
const label = (no: string, ...barang: object[]) =>
  shop.as('SPV').call(labelTerimaEndpoint, { params: { no }, body: { urut: 1, barang } as never });
const batal = (no: string) =>
  shop.approved('SPV', terimaDocument.cancel, { params: { no }, body: { alasan: 'Salah kirim' } });

describe('two rings of 6.500 g for 12,800,000 from UBS', () => {
  let no = '';
  let pertama = '';
  test('lie loose in the warehouse, and are owed for', async () => {
    const dokumen = await terima();
    no = dokumen.no_terima;
    expect(no).toMatch(/^TBKJ1261120\d{3}$/);
    expect(await cariBuku(shop, no)).toEqual([
      ['supplier:UBS', null, 7500, -2, -6500, -4875],
      ['gudang:TK', null, 7500, 2, 6500, 4875],
    ]);
    expect(await cariUang(shop, no)).toEqual({
      persediaan: 12_800_000,
      'supplier:UBS': -12_800_000,
    });
    const list = await shop.as('SPV').call(terimaDocument.list, { query: { belum: 'true' } });
    expect(list.map((one) => [one.no_terima, one.sisa_qty])).toEqual([[no, 2]]);
  });
  test('the first is labelled with its share of the cost and lies in its tray', async () => {
    const [piece] = await label(no, cincin(3250));
    pertama = piece!.kode_barcode;
    expect(piece).toMatchObject({ kode_kadar: '750', murni: 2438, kode_baki: 'A-01' });
    const [row] = await shop.rows(
      'select harga_modal, kode_supplier from barang where kode_barcode = $1',
      [pertama],
    );
    expect(row).toEqual({ harga_modal: 6_400_000, kode_supplier: 'UBS' });
  });
  test('not three of two, nor one of another kadar, nor with a cost of its own', async () => {
    await expect(label(no, cincin(3250), cincin(3250))).rejects.toMatchObject({
      code: 'LOT_HABIS',
    });
    await expect(label(no, { ...cincin(3250), kode_kadar: '420' })).rejects.toMatchObject({
      code: 'KADAR_LAIN',
    });
    await expect(label(no, { ...cincin(3250), tgl_terima: '2026-03-20' })).rejects.toMatchObject({
      code: 'SEBELUM_TERIMA',
    });
    await expect(label(no, { ...cincin(3250), harga_modal: 1 })).rejects.toMatchObject({
      code: 'PUNYA_MODAL',
    });
    await expect(label(no, { ...cincin(3250), berat: 0 })).rejects.toMatchObject({ status: 422 });
  });
  test('the second weighs 0.010 g less: within 0.020 g a piece, the rest is a difference', async () => {
    const [piece] = await label(no, cincin(3240));
    const [row] = await shop.rows('select no_label from penerimaan_label where kode_barcode = $1', [
      piece!.kode_barcode,
    ]);
    expect(await cariBuku(shop, row!.no_label)).toEqual([
      ['gudang:TK', null, 7500, -1, -3250, -2437],
      ['baki:TK/A-01', piece!.kode_barcode, 7500, 1, 3240, 2430],
      ['selisih', null, 7500, 0, 10, 7],
    ]);
    await expect(label(no, cincin(3250))).rejects.toMatchObject({ code: 'LOT_HABIS' });
  });
  test('is in the report of deliveries with what it weighed', async () => {
    const { body } = await shop
      .as('SPV')
      .raw('GET', 'penerimaan-suplier/reports?tgl_from=2026-11-20&tgl_to=2026-11-20');
    expect(body.data).toMatchObject([{ no_terima: no, berat: 6.5 }]);
  });
  test('is counted in pieces where the shop sells by the half dozen, by either module', async () => {
    const baris = async () => {
      const path = 'penerimaan-suplier/reports?tgl_from=2026-11-20&tgl_to=2026-11-20';
      return (await shop.as('SPV').raw('GET', path)).body.data[0];
    };
    expect(await baris()).not.toHaveProperty('qty');
    for (const modul of ['SEMI_GROSIR_MODULE', 'SEMI_GROSIR_QTY_MODULE'] as const) {
      await shop.modulOn(modul);
      expect(await baris(), modul).toMatchObject({ qty: 2 });
      await shop.modulOff(modul);
    }
  });
  test('has its paper, lot by lot', async () => {
    const { body } = await shop.as('SPV').raw('GET', `penerimaan-barang/bukti?no_terima=${no}`);
    expect(body.data).toMatchObject([{ qty: 2, berat_nota: 6.5, berat: 6.5, label_qty: 2 }]);
  });
  test('goes back to UBS with its labelled pieces, once', async () => {
    const dokumen = await batal(no);
    expect(dokumen.status).toBe('CANC');
    const saldo = await shop.rows(
      "select akun, sum(qty)::int as qty, sum(berat)::int as berat, sum(rupiah)::int as rupiah from saldo where kode_toko = 'KJ1' group by akun having sum(qty) <> 0 or sum(berat) <> 0 or sum(rupiah) <> 0",
    );
    expect(saldo).toEqual([]);
    await expect(batal(no)).rejects.toMatchObject({ code: 'TERIMA_SUDAH_BATAL' });
    await expect(label(no, cincin(3250))).rejects.toMatchObject({ code: 'TERIMA_SUDAH_BATAL' });
    const { body } = await shop
      .as('SPV')
      .raw('GET', 'penerimaan-suplier/reports/canc?tgl_from=2026-11-20&tgl_to=2026-11-20');
    expect(body.data).toMatchObject([{ no_terima: no, berat: 6.5 }]);
  });
});

test('slip and scale 0.041 g apart on two pieces: somebody else must agree', async () => {
  await expect(terima({ berat: mg(6459), modal: null })).rejects.toMatchObject({
    status: 403,
    code: 'PERLU_OTORISASI',
  });
  const asked = isi({ berat: mg(6459), modal: null });
  const { total_berat } = await shop.approved('MU', terimaDocument.makes.terima, asked, 'SPV');
  expect(total_berat).toBe(6459);
  expect((await terima({ berat: mg(6460), modal: null })).total_berat).toBe(6460);
});

test('a delivery of which a piece was moved stays, and so does one of yesterday', async () => {
  const { no_terima } = await terima();
  const [piece] = await label(no_terima, cincin(3250));
  await shop
    .as('SPV')
    .raw(
      'POST',
      'pindah-barang',
      { barang: [piece!.kode_barcode], kode_gudang: 'TK', kode_baki: 'C-01' },
      { 'idempotency-key': 'terima-pindah' },
    );
  await expect(batal(no_terima)).rejects.toMatchObject({ status: 409, code: 'SUDAH_BERGERAK' });
  const kedua = await terima();
  await shop.hari('2026-11-21');
  await expect(batal(kedua.no_terima)).rejects.toMatchObject({
    message: 'Tidak Dapat Batal Penerimaan Barang Kemarin',
  });
});

test('a warehouse for scrap, unknown codes and too light a gross are refused, nothing is taken in', async () => {
  const before = await shop.rows('select count(*)::int as n from penerimaan');
  await expect(
    shop.as('MU').call(terimaDocument.makes.terima, { body: { ...isi().body, kode_gudang: 'RS' } }),
  ).rejects.toMatchObject({ code: 'GUDANG_BUKAN_TOKO' });
  await expect(terima({ kode_kadar: '123' })).rejects.toMatchObject({ code: 'KODE_TIDAK_ADA' });
  await expect(terima({ berat_bruto: mg(6000) })).rejects.toMatchObject({ code: 'BRUTO_KURANG' });
  await shop.modulOn('SUPPLIER_BARANG_MODULE');
  await expect(terima()).rejects.toMatchObject({ code: 'SUPPLIER_TIDAK_ADA' });
  expect(await shop.rows('select count(*)::int as n from penerimaan')).toEqual(before);
});

test('the own workshop: 7 g taken in and 6.5 g cancelled, by invoice and all together', async () => {
  const ask = (path: string) =>
    shop.as('SPV').raw('GET', `penerimaan-suplier/${path}?tgl_from=2026-11-21&tgl_to=2026-11-21`);
  expect((await ask('report-intern-global')).status).toBe(403);
  await shop.modulOff('SUPPLIER_BARANG_MODULE');
  await shop.modulOn('PENERIMAAN_SUPPLIER_INTERN_MODULE');
  const { no_terima } = await terima({ modal: null });
  await terima({ modal: null, berat: mg(7000), berat_nota: mg(7000) });
  await batal(no_terima);
  const detail = { kadar: 75, qty: 2, berat: 7, berat_input: 0, selisih: 7, murni: 5.25 };
  const perFaktur = (await ask('report-intern-supplier')).body.data as { detail: object[] }[];
  expect(perFaktur.at(-1)).toMatchObject({ no_intern: 'SJ-77', detail: [{}] });
  const [semua] = (await ask('report-intern-global')).body.data as { detail: object[] }[];
  expect(semua).toMatchObject({ detail: [detail] });
  const [dibatal] = (await ask('report-intern-global/canc')).body.data as { detail: object[] }[];
  expect(dibatal).toMatchObject({ kode_supplier: 'UBS', detail: [{ qty: 2, berat: 6.5 }] });
  expect((await ask('report-intern-supplier/canc')).body.data).toMatchObject([
    { no_intern: 'SJ-77' },
  ]);
});

test('gold that is called a stone at the labelling is asked for, in slices of the lot, too (D-51.17)', async () => {
  const { no_terima } = await terima();
  const batu = (berat_atribut: number) => ({ ...cincin(3250), berat_atribut });
  await expect(label(no_terima, batu(3))).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
    extra: {
      events: ['PENERIMAAN_SELISIH'],
      angka: expect.arrayContaining([{ label: 'Berat atribut', nilai: '3.000 g' }]),
    },
  });
  expect(await label(no_terima, batu(0.02))).toHaveLength(1);
  await expect(label(no_terima, batu(0.021))).rejects.toMatchObject({ code: 'PERLU_OTORISASI' });
  expect(await label(no_terima, cincin(3250))).toHaveLength(1);
});

describe('a delivery of 19,550,000 with PPN 215,050 and PPh 22 48,875 on its invoice (worked lines of D-41)', () => {
  const SERI = '05002600000000077';
  const lot = (kode_kadar: string, berat: number, modal: number | null) => ({
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar,
    qty: 1,
    berat_bruto: mg(berat),
    berat_nota: mg(berat),
    berat: mg(berat),
    modal: modal === null ? null : rp(modal),
  });
  const kirim = (
    more: object = {},
    lots = [lot('750', 3250, 10_000_000), lot('420', 1750, 9_550_000)],
  ) =>
    shop.as('MU').call(terimaDocument.makes.terima, {
      body: {
        kode_supplier: 'UBS',
        kode_gudang: 'TK',
        dokumen_perolehan: 'FAKTUR_PAJAK' as const,
        no_faktur_pajak: SERI,
        ppn_rp: rp(215_050),
        pph22_rp: rp(48_875),
        lot: lots,
        ...more,
      } as never,
    });

  test('PPN joins the cost by weight, PPh 22 is paid beforehand, the supplier is owed all of it', async () => {
    const { no_terima } = await kirim();
    expect(await cariUang(shop, no_terima)).toEqual({
      persediaan: 19_765_050,
      pph22_dimuka: 48_875,
      'supplier:UBS': -19_813_925,
    });
    const lots = await shop.rows<{ modal: number }>(
      'select modal::int as modal from penerimaan_lot where no_terima = $1 order by urut',
      [no_terima],
    );
    expect(lots.map(({ modal }) => modal)).toEqual([10_139_783, 9_625_267]);
    const kembar = kirim();
    await expect(kembar).rejects.toMatchObject({ code: 'FAKTUR_DIPAKAI', status: 422 });
    const { body } = await shop
      .as('OWN')
      .raw('GET', 'pajak/report-pembelian?tgl_from=2026-11-20&tgl_to=2026-11-30&sumber=SUPPLIER');
    expect(JSON.stringify(body.data)).toContain(`"no_faktur_pajak":"${SERI}"`);
    expect(JSON.stringify(body.data)).toContain('"dpp":19550000');
    await batal(no_terima);
    expect((await kirim()).no_terima).not.toBe(no_terima);
  });

  test('its pieces have what the delivery was bought with, whatever is typed at their label', async () => {
    const { no_terima } = await kirim({
      dokumen_perolehan: 'TIDAK_ADA',
      no_faktur_pajak: null,
      ppn_rp: null,
      pph22_rp: null,
    });
    const [piece] = await label(no_terima, { ...cincin(3250), dokumen_perolehan: 'FAKTUR_PAJAK' });
    const [row] = await shop.rows('select dokumen_perolehan from barang where kode_barcode = $1', [
      piece!.kode_barcode,
    ]);
    expect(row).toEqual({ dokumen_perolehan: 'TIDAK_ADA' });
  });

  test('while the shop keeps tax an invoice has its number: without one the goods are taxed at the higher rate', async () => {
    const tanpa = { no_faktur_pajak: null, ppn_rp: null, pph22_rp: null };
    expect((await kirim(tanpa)).no_terima).toBeDefined();
    await shop.param('PPN_AKTIF', true);
    await expect(kirim(tanpa)).rejects.toMatchObject({ code: 'FAKTUR_KOSONG', status: 422 });
    const { no_terima } = await kirim({ ...tanpa, dokumen_perolehan: 'TIDAK_ADA' });
    expect(no_terima).toBeDefined();
    await shop.param('PPN_AKTIF', false);
  });

  test('while the shop keeps tax an invoice is of a supplier who is named, and says its PPN or asks', async () => {
    await shop.param('PPN_AKTIF', true);
    const no_faktur_pajak = '05002600000000079';
    for (const kode_supplier of [null, 'UMUM'])
      await expect(kirim({ no_faktur_pajak, kode_supplier })).rejects.toMatchObject({
        code: 'SUPPLIER_KOSONG',
        status: 422,
      });
    for (const ppn_rp of [null, rp(0)])
      await expect(kirim({ no_faktur_pajak, ppn_rp, pph22_rp: null })).rejects.toMatchObject({
        code: 'PERLU_OTORISASI',
        extra: {
          events: ['UBAH_BARANG'],
          angka: expect.arrayContaining([{ label: 'No Faktur Pajak', nilai: no_faktur_pajak }]),
        },
      });
    expect((await kirim({ no_faktur_pajak })).no_terima).toBeDefined();
    // Goods without an invoice may still be of nobody who is named.
    const polos = { no_faktur_pajak: null, ppn_rp: null, pph22_rp: null, kode_supplier: null };
    expect((await kirim({ ...polos, dokumen_perolehan: 'TIDAK_ADA' })).no_terima).toBeDefined();
    await shop.param('PPN_AKTIF', false);
  });

  test('an invoice without its number, of before the shop kept tax, is none when the pieces are labelled', async () => {
    const { no_terima } = await kirim({ no_faktur_pajak: null, ppn_rp: null, pph22_rp: null });
    await shop.param('PPN_AKTIF', true);
    const [piece] = await label(no_terima, cincin(3250));
    await shop.param('PPN_AKTIF', false);
    const [row] = await shop.rows('select dokumen_perolehan from barang where kode_barcode = $1', [
      piece!.kode_barcode,
    ]);
    expect(row).toEqual({ dokumen_perolehan: 'TIDAK_ADA' });
  });

  test('its number is booked once in the chain, not once in each shop', async () => {
    await shop.dasar('PST');
    const { body } = isi();
    const sama = { ...body, no_faktur_pajak: SERI, ppn_rp: rp(10_000) };
    await expect(
      shop.as('OWN', 'PST').call(terimaDocument.makes.terima, { body: sama as never }),
    ).rejects.toMatchObject({ code: 'FAKTUR_DIPAKAI', status: 422 });
  });

  test('taxes come with a number, with goods that have an invoice, and PPN with a cost', async () => {
    await expect(kirim({ no_faktur_pajak: null })).rejects.toMatchObject({ code: 'FAKTUR_KOSONG' });
    await expect(kirim({ dokumen_perolehan: 'KONSUMEN' })).rejects.toMatchObject({
      code: 'FAKTUR_TANPA_BUKTI',
    });
    const tanpaModal = kirim({ no_faktur_pajak: '05002600000000078' }, [lot('750', 3250, null)]);
    await expect(tanpaModal).rejects.toMatchObject({ code: 'PPN_TANPA_MODAL' });
  });
});
