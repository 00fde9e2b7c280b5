import { describe, expect, test } from 'vitest';
import {
  ambilPesananEndpoint,
  batalAmbilPesananEndpoint,
} from '#areas/service/contract/pesanan/pesanan.api.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import {
  ambilBody,
  ambilPesanan,
  batalkanPesanan,
  bayarPesanan,
  cincinPesanan,
  contohCincin,
  jadiPesanan,
  pesan,
  selesaikanPesanan,
  serahkanPesanan,
  tunai,
} from '#tests/kit/document/kerja-pesanan.ts';
import { rosokkan } from '#tests/kit/document/kerja-service.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import {
  bukaPesanan,
  shop,
  baca,
  sisa,
  bukanApaApa,
  hitung,
  stock,
  buatkan,
} from '#tests/kit/uji/buka/pesanan.ts';

bukaPesanan();

describe('an order', () => {
  test('is made of the shop’s gold, fetched by a sale that uses its DP, and its sale undone', async () => {
    await rosokkan(shop, 2);
    const { no_pesanan, status, total_harga, dp_rp, kunci } = await pesan(shop, {
      pembayaran: tunai(3_000_000),
    });
    expect({ status, dp_rp }).toEqual({ status: 'VALID', dp_rp: 3_000_000 });
    expect(kunci[0]?.berat).toBeGreaterThan(1_000);
    expect(await sisa('dp_pesanan')).toEqual([{ berat: 0, rupiah: -3_000_000 }]);
    await buatkan(no_pesanan);
    expect(await sisa('tukang:T01')).toEqual(bukanApaApa);
    const made = await baca(no_pesanan);
    expect(made).toMatchObject({ status: 'SELESAI', berat_selesai: 3_500 });
    const kode_barcode = made.barang[0]?.kode_barcode ?? '';
    const [piece] = await shop.rows<{ status: string; no_pegang: string }>(
      'select status, no_pegang from barang where kode_barcode = $1',
      [kode_barcode],
    );
    expect(piece).toEqual({ status: 'TITIP', no_pegang: no_pesanan });
    const { total, sisa_rp } = await hitung(no_pesanan);
    // The price did not move: the whole lock is at the order's own price.
    expect(total).toBe(total_harga);
    expect(sisa_rp).toBe(total_harga - 3_000_000);
    const sale = await ambilPesanan(shop, no_pesanan, sisa_rp);
    expect(sale).toMatchObject({ grand_total: total_harga, dp_rp: 3_000_000 });
    expect(await sisa('dp_pesanan')).toEqual(bukanApaApa);
    expect(await sisa('titip')).toEqual(bukanApaApa);
    const { no_faktur_jual } = sale;
    expect(await baca(no_pesanan)).toMatchObject({ status: 'DIAMBIL', no_faktur_jual });
    await shop.approved('KASIR', batalAmbilPesananEndpoint, {
      params: { no_pesanan, no: no_faktur_jual },
      body: { alasan: 'Salah orang' },
    });
    expect(await baca(no_pesanan)).toMatchObject({ status: 'SELESAI', no_faktur_jual: null });
    expect(await sisa('dp_pesanan')).toEqual([{ berat: 0, rupiah: -3_000_000 }]);
  });

  test('has a total that its payments never pass: cash beyond it is change, more is refused', async () => {
    const { no_pesanan, total_harga } = await pesan(shop, { pembayaran: tunai(1_000_000) });
    const rest = total_harga - 1_000_000;
    const last = await bayarPesanan(shop, no_pesanan, rest + 200_000);
    expect(last).toMatchObject({ jumlah: rest, kembali: 200_000, dp_sesudah: total_harga });
    await expect(bayarPesanan(shop, no_pesanan, 10_000)).rejects.toMatchObject({
      status: 422,
      code: 'SUDAH_LUNAS',
    });
    const { kunci, berat } = await baca(no_pesanan);
    expect(kunci.reduce((all, one) => all + one.berat, 0)).toBeLessThanOrEqual(berat);
  });

  test('waits for its validation where the shop wants that: nothing is booked, no money is taken', async () => {
    await shop.modulOn('VALIDASI_PESANAN_MODULE');
    await expect(pesan(shop, { pembayaran: tunai(50_000) })).rejects.toMatchObject({
      status: 422,
      code: 'BAYAR_DI_VALIDASI',
    });
    const { no_pesanan: no, status } = await pesan(shop, { contoh: [contohCincin] });
    expect(status).toBe('OPEN');
    expect(await sisa('contoh')).toEqual(bukanApaApa);
    const valid = await shop.as('SPV').call(pesananDocument.steps.validasi, {
      params: { no },
      body: { pembayaran: tunai(500_000) },
    });
    expect(valid).toMatchObject({ status: 'VALID', dp_rp: 500_000 });
    expect(await sisa('contoh')).toEqual([{ berat: 2_000, rupiah: 0 }]);
  });

  test('is finished line by line; its gold is settled each time, and it is ready with the last', async () => {
    await rosokkan(shop, 3);
    const { no_pesanan } = await pesan(shop, { barang: [cincinPesanan(), cincinPesanan()] });
    await serahkanPesanan(shop, no_pesanan, 3_520);
    const first = await selesaikanPesanan(shop, no_pesanan);
    expect(await baca(no_pesanan)).toMatchObject({ status: 'VALID', berat_selesai: null });
    expect(await sisa('tukang:T01')).toEqual(bukanApaApa);
    await expect(selesaikanPesanan(shop, no_pesanan)).rejects.toMatchObject({
      status: 422,
      code: 'SUDAH_JADI',
    });
    await serahkanPesanan(shop, no_pesanan, 3_500);
    await selesaikanPesanan(shop, no_pesanan, jadiPesanan({ urut: 2 }));
    expect(await baca(no_pesanan)).toMatchObject({ status: 'SELESAI', berat_selesai: 7_000 });
    const cancel = (no: string) =>
      shop.approved('KASIR', kembaliDocument.cancel, {
        params: { no },
        body: { alasan: 'Salah timbang' },
      });
    await expect(cancel(first.no_kembali)).rejects.toMatchObject({ status: 409 });
  });

  test('costs less than its DP: the rest goes back in cash, by a superior’s word', async () => {
    const [code = ''] = await tambahPotong(shop, ['P1']);
    const { no_pesanan: no } = await pesan(shop, { pembayaran: tunai(9_000_000) });
    await selesaikanPesanan(shop, no, { barang: [stock(code)], kembali: null, upah: null });
    const { sisa_rp } = await hitung(no);
    expect(sisa_rp).toBeLessThan(0);
    await expect(ambilPesanan(shop, no, 0)).rejects.toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
    });
    await shop.approved('KASIR', ambilPesananEndpoint, ambilBody(no, 0));
    expect(await baca(no)).toMatchObject({ status: 'DIAMBIL' });
    expect(await sisa('dp_pesanan')).toEqual(bukanApaApa);
  });

  test('of two lines takes one from the stock; at its end that piece lies where it lay', async () => {
    const [code = ''] = await tambahPotong(shop, ['P1']);
    const { no_pesanan } = await pesan(shop, { barang: [cincinPesanan(), cincinPesanan()] });
    await selesaikanPesanan(shop, no_pesanan, { barang: [stock(code)], kembali: null, upah: null });
    expect(await baca(no_pesanan)).toMatchObject({ status: 'VALID' });
    await batalkanPesanan(shop, no_pesanan);
    const [piece] = await shop.rows(
      'select status, kode_gudang, kode_baki, no_pegang from barang where kode_barcode = $1',
      [code],
    );
    expect(piece).toEqual({
      status: 'READY',
      kode_gudang: 'TK',
      kode_baki: 'A-01',
      no_pegang: null,
    });
  });
});

test('two cashiers who fetch at once: one sale', async () => {
  const [code = ''] = await tambahPotong(shop, ['P1']);
  const { no_pesanan } = await pesan(shop);
  await selesaikanPesanan(shop, no_pesanan, { barang: [stock(code)], kembali: null, upah: null });
  const both = await Promise.allSettled([
    ambilPesanan(shop, no_pesanan, 20_000_000),
    ambilPesanan(shop, no_pesanan, 20_000_000),
  ]);
  expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
});
