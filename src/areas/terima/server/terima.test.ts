import { describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { cariBuku, cariUang } from '#tests/kit/buku.ts';
import { bukaTerima, shop, isi, terima, cincin, label, batal } from '#tests/kit/uji/buka/terima.ts';

bukaTerima();

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
