import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { ambilContohEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import {
  ambilPesanan,
  batalkanPesanan,
  cincinPesanan,
  contohCincin,
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
  sisa,
  bukanApaApa,
  contoh,
  stock,
  buatkan,
} from '#tests/kit/uji/buka/pesanan.ts';

bukaPesanan();

describe('what is refused', () => {
  test('a short description, a promise of yesterday, a price below the day’s', async () => {
    const refused = (more: Parameters<typeof pesan>[1], code: string) =>
      expect(pesan(shop, more)).rejects.toMatchObject({ status: 422, code });
    await refused({ barang: [cincinPesanan({ deskripsi: 'Cincin polos' })] }, 'DESKRIPSI_PENDEK');
    await refused({ tgl_janji: '2026-11-19' as never }, 'JANJI_LAMPAU');
    await expect(
      pesan(shop, { barang: [cincinPesanan({ harga_per_gram: rp(1_000_000) })] }),
    ).rejects.toMatchObject({ status: 403, code: 'PERLU_OTORISASI' });
  });

  test('a slip without its number', async () => {
    const { status, text } = await shop.as('KASIR').raw('GET', 'pesanan/get/bynota/single?no=');
    expect([status, text]).toEqual([422, expect.stringContaining('No Pesanan Tidak Boleh Kosong')]);
  });

  test('a DP below the percent of the shop', async () => {
    await shop.param('PESANAN_MIN_DP_PERSEN', persen(5_000));
    await expect(pesan(shop, { pembayaran: tunai(1_000_000) })).rejects.toMatchObject({
      status: 422,
      code: 'DP_KURANG',
    });
  });

  test('a pick-up before it is finished, and one that pays too little', async () => {
    const { no_pesanan } = await pesan(shop, { pembayaran: tunai(1_000_000) });
    await expect(ambilPesanan(shop, no_pesanan, 9_000_000)).rejects.toMatchObject({ status: 409 });
    await rosokkan(shop, 2);
    await buatkan(no_pesanan);
    await expect(ambilPesanan(shop, no_pesanan, 10_000)).rejects.toMatchObject({ status: 422 });
  });

  test('a piece of another order, of another kadar, or one that is priced by its stones', async () => {
    const [code = '', other = ''] = await tambahPotong(shop, ['P1', 'P2']);
    const { no_pesanan: mine } = await pesan(shop);
    const { no_pesanan: hers } = await pesan(shop);
    const take = (no: string, one: string) =>
      selesaikanPesanan(shop, no, { barang: [stock(one)], kembali: null, upah: null });
    await expect(take(mine, other)).rejects.toMatchObject({ status: 422 });
    await take(mine, code);
    await expect(take(hers, code)).rejects.toMatchObject({ status: 409 });
  });

  test('a sale, a move or a melting of a piece that waits for its customer', async () => {
    const [code = ''] = await tambahPotong(shop, ['P1']);
    const { no_pesanan } = await pesan(shop);
    await selesaikanPesanan(shop, no_pesanan, { barang: [stock(code)], kembali: null, upah: null });
    const sale = await shop.as('KASIR').raw(
      'POST',
      'penjualan',
      {
        kode_sales: 'S01',
        customer: { nama: 'Pak Budi', alamat: 'Jl. Merdeka 2', no_hp: '0812 3456 7891' },
        barang: [{ kode_barcode: code }],
        pembayaran: [{ jenis: 'CASH', jumlah: 20_000_000 }],
      },
      { 'idempotency-key': 'pesanan-attack-1' },
    );
    expect(sale.status).toBe(409);
  });

  test('another person without the slip, without a superior', async () => {
    const [code = ''] = await tambahPotong(shop, ['P1']);
    const { no_pesanan } = await pesan(shop, { contoh: [contohCincin] });
    await selesaikanPesanan(shop, no_pesanan, { barang: [stock(code)], kembali: null, upah: null });
    await expect(
      shop
        .as('KASIR')
        .call(
          ambilContohEndpoint,
          contoh(no_pesanan, { diambil_oleh: 'Pak Budi', no_ktp: '3201234567890001' }),
        ),
    ).rejects.toMatchObject({ status: 403, code: 'PERLU_OTORISASI' });
  });
});

describe('samples', () => {
  test('go home one by one in every state, once; a lighter one is a superior’s to agree to', async () => {
    const { no_pesanan } = await pesan(shop, { contoh: [contohCincin, contohCincin] });
    const take = (more: object) =>
      shop.as('KASIR').call(ambilContohEndpoint, contoh(no_pesanan, more));
    await take({ urut: 1, berat: mg(2_000) });
    expect(await sisa('contoh')).toEqual([{ berat: 2_000, rupiah: 0 }]);
    await expect(take({ urut: 1, berat: mg(2_000) })).rejects.toMatchObject({
      code: 'CONTOH_TIDAK_ADA',
    });
    await expect(take({ urut: 2, berat: mg(1_500) })).rejects.toMatchObject({
      status: 403,
      code: 'PERLU_OTORISASI',
    });
    await batalkanPesanan(shop, no_pesanan);
    await expect(take({ urut: null })).resolves.toMatchObject({ status: 'CANC' });
    expect(await sisa('contoh')).toEqual(bukanApaApa);
  });
});

describe('the end of an order', () => {
  test('keeps what the shop’s rule says; more back is asked, more than the DP is refused', async () => {
    await shop.param('BATAL_PESANAN_PERSEN', persen(1_000));
    const { no_pesanan } = await pesan(shop, { pembayaran: tunai(1_000_005) });
    await batalkanPesanan(shop, no_pesanan);
    expect(await sisa('dp_pesanan')).toEqual(bukanApaApa);
    const [{ refund_rp, ditahan_rp } = { refund_rp: 0, ditahan_rp: 0 }] = await shop.rows<{
      refund_rp: number;
      ditahan_rp: number;
    }>('select refund_rp::int, ditahan_rp::int from pesanan where no_pesanan = $1', [no_pesanan]);
    expect([refund_rp, ditahan_rp]).toEqual([900_004, 100_001]);
    const { no_pesanan: more } = await pesan(shop, { pembayaran: tunai(1_000_000) });
    await expect(batalkanPesanan(shop, more, { refund_rp: rp(1_000_001) })).rejects.toMatchObject({
      status: 422,
    });
  });

  test('leaves gold at the craftsman as gold without a job, and a made piece in the stock', async () => {
    await rosokkan(shop, 3);
    const { no_pesanan } = await pesan(shop, { barang: [cincinPesanan(), cincinPesanan()] });
    await serahkanPesanan(shop, no_pesanan, 3_500);
    await selesaikanPesanan(shop, no_pesanan);
    await serahkanPesanan(shop, no_pesanan, 1_000);
    await expect(batalkanPesanan(shop, no_pesanan)).rejects.toMatchObject({
      status: 422,
      code: 'TEMPAT_KOSONG',
    });
    await batalkanPesanan(shop, no_pesanan, { kode_gudang: 'TK', kode_baki: 'A-01' });
    expect(await sisa('tukang:T01')).toEqual([{ berat: 1_000, rupiah: 0 }]);
    const back = await shop
      .as('SPV')
      .raw(
        'POST',
        'tukang/T01/kembali',
        { kembali: [{ kode_gudang: 'RS', kadar: 75, berat: 1 }] },
        { 'idempotency-key': 'pesanan-lepas-1' },
      );
    expect(back.status, back.text).toBe(201);
    expect(await sisa('tukang:T01')).toEqual(bukanApaApa);
  });
});

test('the page of a slip tells what is left to pay, and nothing of the customer', async () => {
  const { no_pesanan } = await pesan(shop, { pembayaran: tunai(1_000_000) });
  const [slip] = await shop.rows<{ kode_nota: string }>(
    'select kode_nota from pesanan where no_pesanan = $1',
    [no_pesanan],
  );
  const { status, body, text } = await shop
    .as('KASIR')
    .raw('GET', `nota/${slip!.kode_nota}/pesanan`);
  expect(status, text).toBe(200);
  expect(body.data).toMatchObject({ contoh: 0 });
  expect(text).not.toContain('Sari');
});
