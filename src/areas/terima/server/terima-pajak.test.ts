import { describe, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { cariUang } from '#tests/kit/buku.ts';
import { bukaTerima, shop, isi, cincin, label, batal } from '#tests/kit/uji/buka/terima.ts';

bukaTerima();

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
    // Goods without an invoice may still come without a named supplier.
    const polos = { no_faktur_pajak: null, ppn_rp: null, pph22_rp: null, kode_supplier: null };
    expect((await kirim({ ...polos, dokumen_perolehan: 'TIDAK_ADA' })).no_terima).toBeDefined();
    await shop.param('PPN_AKTIF', false);
  });

  test('an invoice without its number, of before the shop kept tax, is none when the pieces are labelled', async () => {
    const { no_terima } = await kirim({ no_faktur_pajak: null, ppn_rp: null, pph22_rp: null });
    const span = 'tgl_from=2026-11-20&tgl_to=2026-11-30&sumber=SUPPLIER';
    const told = await shop.as('OWN').raw('GET', `pajak/report-pembelian?${span}`);
    const said = barisLaporan(told.body.data).find((one) => one.no_dokumen === no_terima);
    expect(said).toMatchObject({ lengkap: 'TIDAK LENGKAP', no_faktur_pajak: null });
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
