import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { ambilPesananEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import {
  ambilBody,
  batalkanPesanan,
  cincinJadi,
  cincinPesanan,
  contohCincin,
  jadiPesanan,
  pesan,
  pesanan,
  selesaikanPesanan,
  serahkanPesanan,
  TANPA_BATAL,
  tunai,
} from '#tests/kit/document/kerja-pesanan.ts';
import { done } from '#tests/kit/done.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { emas, rosokkan, tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** Ways in which a cashier, with a craftsman or a friend, would gain by an order. */
let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ dasar: true });
  await tambahTukang(shop);
});
afterEach(() => shop.close());

const stock = (kode_barcode: string) =>
  cincinJadi({ berat: null, kode_kategori: null, kode_group: null, kode_barcode });
const perlu = { status: 403, code: 'PERLU_OTORISASI' };
/** Weights of a body as a client writes them, in grams. */
const wire = (barang: ReturnType<typeof cincinPesanan>[]) => ({
  ...pesanan(),
  barang: barang.map((one) => ({ ...one, berat: one.berat / 1000 })),
});
const satu = async <R extends object>(text: string): Promise<R> => {
  const [row] = await shop.rows<R>(text);
  if (!row) throw new Error(text);
  return row;
};

describe('a cashier alone', () => {
  test('does not sell a piece of the stock without its ongkos by way of an order', async () => {
    const [code = ''] = await tambahPotong(shop, ['P1']);
    const row = await satu<{ ongkos: string; berat: number }>(
      `select coalesce(ongkos, 0)::text as ongkos, berat::int from barang where kode_barcode = '${code}'`,
    );
    const berat = mg(row.berat);
    const { no_pesanan: free } = await pesan(shop, {
      barang: [cincinPesanan({ ongkos: rp(0), berat })],
    });
    const body = { barang: [stock(code)], kembali: null, upah: null };
    await shop.rows(`update barang set ongkos = 200000 where kode_barcode = '${code}'`);
    await expect(selesaikanPesanan(shop, free, body)).rejects.toMatchObject(perlu);
    const { no_pesanan: paid } = await pesan(shop, {
      barang: [cincinPesanan({ ongkos: rp(200_000), berat })],
    });
    await selesaikanPesanan(shop, paid, body);
  });

  test('does not lock all gold at today’s price where the shop locks what a DP buys', async () => {
    await expect(pesan(shop, { kunci_harga: 'KUNCI_SEMUA' })).rejects.toMatchObject(perlu);
    await pesan(shop, { kunci_harga: 'IKUT_HARI_AMBIL' });
    const made = await shop.approved('KASIR', pesananDocument.makes.pesan, {
      body: pesanan({ kunci_harga: 'KUNCI_SEMUA' }),
    });
    expect(made).toMatchObject({ kunci_harga: 'KUNCI_SEMUA' });
    await shop.param('KUNCI_HARGA_PESANAN', 'KUNCI_SEMUA');
    await pesan(shop);
  });

  test('does not save another price than the customer was shown', async () => {
    await expect(
      pesan(shop, { barang: [cincinPesanan({ harga_hari: rp(1_000_000) })] }),
    ).rejects.toMatchObject({ status: 422, code: 'HARGA_BERUBAH' });
  });

  test('gives no work away by an empty ongkos: the shop’s own is the yardstick', async () => {
    const master = { kode_dept: 'CC', kode_group: 'T', cara: 'PER_GRAM', tarif: 100_000 };
    await done(shop, 'OWN', 'parameter-ongkos', { ...master, minimal: 0 });
    const gram = (ongkos: number) => [cincinPesanan({ berat: mg(10_000), ongkos: rp(ongkos) })];
    await expect(pesan(shop, { barang: gram(0) })).rejects.toMatchObject(perlu);
    const ask = await shop.as('KASIR').raw('POST', 'pesanan', wire(gram(0)), {
      'idempotency-key': 'ongkos-kosong',
    });
    expect(ask.body.events).toEqual(['HARGA_DI_BAWAH']);
    expect(ask.body.angka).toContainEqual({ label: 'Harga komputer', nilai: 'Rp 22,700,000' });
    // Without a group the row of no group holds: 40,000 a gram are less than a cashier may give away.
    await pesan(shop, { barang: [{ ...gram(0)[0]!, kode_group: null }] });
    await pesan(shop, { barang: gram(1_000_000) });
    const lihat = await shop
      .as('KASIR')
      .raw('GET', 'pesanan/harga?kode_kadar=750&kode_group=T&kode_dept=CC');
    expect(lihat.body.data).toEqual({
      harga_per_gram: 2_170_000,
      ongkos: { cara: 'PER_GRAM', tarif: 100_000, minimal: 0 },
    });
    const made = await shop.approved('KASIR', pesananDocument.makes.pesan, {
      body: pesanan({ barang: gram(0) }),
    });
    expect(
      await satu(`select ongkos::int, harga::int, harga_komputer::int from pesanan_barang
                   where no_pesanan = '${made.no_pesanan}'`),
    ).toEqual({ ongkos: 0, harga: 21_700_000, harga_komputer: 22_700_000 });
  });

  test('names no picture that is none of the shop, and no sum beyond what money can say', async () => {
    for (const gambar of ['https://kilau-login.example/', `NSIPIC/KJ2/${'0'.repeat(32)}.jpg`])
      await expect(pesan(shop, { barang: [cincinPesanan({ gambar })] })).rejects.toMatchObject({
        status: 422,
        code: 'FOTO_TIDAK_ADA',
      });
    await expect(
      pesan(shop, { barang: [cincinPesanan({ ongkos: rp(10_000_000_000_000) })] }),
    ).rejects.toMatchObject({ status: 422 });
    const deskripsi = `${'x'.repeat(39)}\u{1F48D}${'y'.repeat(59)}\u{1F48D}`;
    const { no_pesanan } = await pesan(shop, { barang: [cincinPesanan({ deskripsi })] });
    await rosokkan(shop, 2);
    await serahkanPesanan(shop, no_pesanan, 3_600);
    await selesaikanPesanan(shop, no_pesanan, jadiPesanan({}, { kembali: emas(90) }));
  });
});

test('gold that only travels to the craftsman and back may not be lost', async () => {
  await rosokkan(shop, 60);
  const { no_pesanan } = await pesan(shop);
  await serahkanPesanan(shop, no_pesanan, 50_000);
  // 3.500 g made, 46.100 g back: 0.400 g is 0.8 % of what was carried, 10 % of what was used.
  await expect(
    selesaikanPesanan(shop, no_pesanan, jadiPesanan({}, { kembali: emas(46_100) })),
  ).rejects.toMatchObject(perlu);
  await shop.approved('KASIR', kembaliDocument.makes.pesanan, {
    params: { no_pesanan },
    body: jadiPesanan({}, { kembali: emas(46_100) }),
  });
});

test('a card that no number is on proves nobody: her name alone fetches neither order nor sample', async () => {
  const [code = ''] = await tambahPotong(shop, ['P1']);
  const { no_pesanan: no } = await pesan(shop, {
    barang: [cincinPesanan({ berat: mg(3_250) })],
    contoh: [contohCincin],
  });
  await selesaikanPesanan(shop, no, { barang: [stock(code)], kembali: null, upah: null });
  await shop.param('IDENTITAS_AMBIL_WAJIB', true);
  const who = { diambil_oleh: 'Ibu Sari', no_ktp: '3201234567890077' };
  const ambil = ambilBody(no, 10_000_000);
  const contoh = { urut: 1, berat: 2, foto: null, kode_nota: null };
  for (const [path, typed] of [
    [`pesanan/${no}/ambil`, ambil.body],
    [`pesanan/${no}/ambil-contoh`, contoh],
  ] as const) {
    const ask = await shop.as('KASIR').raw(
      'POST',
      path,
      { ...typed, ...who },
      {
        'idempotency-key': path,
      },
    );
    expect([path, ask.status, ask.body.events]).toEqual([path, 403, ['MILIK_LAIN']]);
    const nilai = (ask.body.angka as { nilai: string }[]).map((one) => one.nilai);
    expect(nilai).toContain('KTP tidak dapat dicocokkan');
  }
  const { kode } = await satu<{ kode: string }>(
    `select kode_nota as kode from pesanan where no_pesanan = '${no}'`,
  );
  const made = await shop
    .as('KASIR')
    .call(ambilPesananEndpoint, { ...ambil, body: { ...ambil.body, kode_nota: kode } });
  expect(made.no_faktur_jual).toMatch(/^PJ/);
});

test('what the shop keeps of a DP is what was agreed, also by way of a trifling pick-up', async () => {
  const { no_pesanan: lama } = await pesan(shop, { pembayaran: tunai(1_000_000) });
  await shop.param('BATAL_PESANAN_PERSEN', persen(1_000));
  await batalkanPesanan(shop, lama);
  expect(
    await satu(`select refund_rp::int, ditahan_rp::int from pesanan where no_pesanan = '${lama}'`),
  ).toEqual({ refund_rp: 1_000_000, ditahan_rp: 0 });
  const [code = ''] = await tambahPotong(shop, ['P1']);
  const { no_pesanan: no } = await pesan(shop, {
    barang: [cincinPesanan({ berat: mg(30_000) })],
    pembayaran: tunai(50_000_000),
  });
  await shop.approved('KASIR', kembaliDocument.makes.pesanan, {
    params: { no_pesanan: no },
    body: { barang: [stock(code)], kembali: null, upah: null },
  });
  const ask = await shop.as('KASIR').raw('POST', `pesanan/${no}/ambil`, ambilBody(no, 0).body, {
    'idempotency-key': 'ambil-kecil',
  });
  // Each demand is shown once, its figures with it.
  expect(ask.body.events).toEqual(['BATAL_PESANAN', 'REFUND_TITIPAN']);
  const angka = ask.body.angka as { label: string; ke: number }[];
  expect(angka.filter((one) => one.label === 'DP').map((one) => one.ke)).toEqual([1, 2]);
  await shop.approved('KASIR', ambilPesananEndpoint, ambilBody(no, 0), 'OWN');
});

test('a DP by credit card that goes back in cash is an owner’s to agree to', async () => {
  await pesan(shop, { pembayaran: tunai(2_000_000) });
  const jumlah = rp(1_000_000);
  const bca = { jenis: 'CREDIT' as const, kode_bank: 'BCA', no_rekening: '1234567890' };
  const { no_pesanan: no } = await pesan(shop, { pembayaran: [{ ...bca, jumlah, fee: null }] });
  const body = { alasan: 'Tidak jadi', ...TANPA_BATAL };
  const asked = await shop.as('KASIR').raw('POST', `pesanan/${no}/batal`, body, {
    'idempotency-key': 'batal-kartu',
  });
  expect(asked.body).toMatchObject({ code: 'PERLU_OTORISASI', level: ['OWN'] });
  await shop.approved('KASIR', pesananDocument.cancel, { params: { no }, body }, 'OWN');
  expect(
    await satu(`select kartu_kembali_rp::int as kartu from pesanan where no_pesanan = '${no}'`),
  ).toEqual({ kartu: 1_000_000 });
});

test('an order that is taken and ended on one day shows both sums on the sheet of the day', async () => {
  const { no_pesanan } = await pesan(shop, { pembayaran: tunai(5_000_000) });
  await batalkanPesanan(shop, no_pesanan);
  const { body } = await shop.as('OWN').raw('GET', 'eod/report-akhir-hari?tgl_system=2026-11-20');
  const rows = barisLaporan(body.data).filter(({ jenis }) => /Pesanan/.test(String(jenis)));
  expect(rows.map(({ jenis, tunai, batal }) => [jenis, tunai, batal])).toEqual([
    ['Pesanan Baru', 5_000_000, 1],
    ['Batal Pesanan', -5_000_000, 0],
  ]);
});

test('a rejected order keeps no sample, on the list or on the page of its slip', async () => {
  await shop.modulOn('VALIDASI_PESANAN_MODULE');
  const { no_pesanan } = await pesan(shop, { contoh: [contohCincin] });
  const ada = async () =>
    (await shop.as('SPV').call(pesananDocument.list, { query: { status: 'ADA_CONTOH' } })).length;
  const publik = async () => {
    const { kode } = await satu<{ kode: string }>(
      `select kode_nota as kode from pesanan where no_pesanan = '${no_pesanan}'`,
    );
    return (await shop.as('SPV').raw('GET', `nota/${kode}/pesanan`)).body.data;
  };
  expect([await ada(), await publik()]).toMatchObject([0, { contoh: 0 }]);
  await shop.as('SPV').call(pesananDocument.cancel, {
    params: { no: no_pesanan },
    body: { alasan: 'Tidak jadi', ...TANPA_BATAL },
  });
  expect([await ada(), await publik()]).toMatchObject([0, { contoh: 0, sisa_rp: null }]);
});
