import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import {
  ambilContohEndpoint,
  ambilPesananEndpoint,
  batalAmbilPesananEndpoint,
  hitungAmbilPesananEndpoint,
} from '#areas/service/contract/pesanan/pesanan.api.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import {
  ambilBody,
  ambilPesanan,
  batalkanPesanan,
  bayarPesanan,
  cincinJadi,
  cincinPesanan,
  contohCincin,
  jadiPesanan,
  pesan,
  selesaikanPesanan,
  serahkanPesanan,
  tunai,
} from '#tests/kit/document/kerja-pesanan.ts';
import { emas, rosokkan, tambahTukang, TANPA_KATA } from '#tests/kit/document/kerja-service.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ dasar: true });
  await tambahTukang(shop);
});
afterEach(() => shop.close());

const baca = (no: string) => shop.as('KASIR').call(pesananDocument.one, { params: { no } });
const sisa = (akun: string) =>
  shop.rows(
    `select sum(berat)::int as berat, sum(rupiah)::int as rupiah from saldo
      where kode_toko = 'KJ1' and akun = $1 having sum(berat) <> 0 or sum(rupiah) <> 0`,
    [akun],
  );
const bukanApaApa: never[] = [];
const hitung = (no: string) =>
  shop.as('KASIR').call(hitungAmbilPesananEndpoint, { params: { no } });
const contoh = (no: string, more: object = {}) => ({
  params: { no },
  body: { urut: null, berat: mg(2_000), foto: null, ...TANPA_KATA, kode_nota: null, ...more },
});
const stock = (kode_barcode: string, urut = 1) =>
  cincinJadi({ urut, berat: null, kode_kategori: null, kode_group: null, kode_barcode });
/** All that is needed for the first ring out of gold that the shop has. */
async function buatkan(no: string): Promise<void> {
  await serahkanPesanan(shop, no, 3_600);
  await selesaikanPesanan(shop, no, jadiPesanan({}, { kembali: emas(90) }));
}

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
    expect([refund_rp + ditahan_rp, refund_rp <= 900_005]).toEqual([1_000_005, true]);
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
