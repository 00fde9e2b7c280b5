import { describe, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { bukaKurangi, shop, buat, ubah, jual } from '#tests/kit/uji/kurangi.ts';

bukaKurangi();

describe('fee, bonus and price family stay on the document', () => {
  const simpan = async (more: object = {}) => {
    const codes = await tambahPotong(shop, ['P1']);
    const { body } = await jual(codes, more);
    return (
      await shop.rows(
        `select p.fee_persen, b.bonus_id, b.bonus_rp, b.kode_kelompok from penjualan p
           join penjualan_barang b using (kode_toko, no_faktur_jual) where no_faktur_jual = $1`,
        [body.data.no_faktur_jual],
      )
    )[0];
  };

  test('the newest fee applies to who names none; who names one keeps it', async () => {
    expect(await simpan()).toMatchObject({ fee_persen: 0, bonus_id: null, bonus_rp: 0 });
    await buat('param-fee-penjualan', { fee_penjualan: 1 });
    await buat('param-fee-penjualan', { fee_penjualan: 0.25 });
    expect(await simpan()).toMatchObject({ fee_persen: 25 });
    await ubah('sales/S01', { nama: 'Sales Toko', target: 0, id_fee: 'FEE-1' });
    expect(await simpan()).toMatchObject({ fee_persen: 100 });
    expect(await shop.as('OWN').raw('DELETE', 'param-fee-penjualan/FEE-1')).toMatchObject({
      status: 409,
      body: { message: 'Fee Masih Dipakai Sales, Tidak Dapat Dihapus' },
    });
  });

  test('1,000 a gram of 3.250 g is 3,250; the family of the group is kept', async () => {
    await buat('para-bonus-sales', { nama: 'Umum', dasar: 'PER_GRAM', tarif: 1_000 });
    await buat('kelompok-harga', { kode_kelompok: 'TUA', nama: 'Emas tua' });
    const codes = await tambahPotong(shop, ['P1']);
    const [p1] = await shop.rows('select kode_group from barang where kode_barcode = $1', codes);
    await ubah(`group/${String(p1!.kode_group)}`, { nama: 'Emas Tua', kode_kelompok: 'TUA' });
    expect(await simpan()).toMatchObject({ bonus_id: 1, bonus_rp: 3_250, kode_kelompok: 'TUA' });
  });
});

describe('what a piece costs by its masters', () => {
  const nota = async (kode_barcode: string) => {
    const { status, body } = await jual([kode_barcode]);
    expect(status).toBe(201);
    const { no_faktur_jual, barang } = body.data;
    return { no: no_faktur_jual as string, baris: barang[0] as Record<string, number> };
  };

  test('a price tag of 1,850,000 sells at that; its row at 1,900,000 changes unsold pieces only (D-33.4)', async () => {
    await buat('parabandrol', {
      kode_bandrol: 'B850',
      nama: 'Label 850',
      harga: 1_850_000,
      berat_label: 0.12,
    });
    const codes = await tambahPotong(shop, ['P4', 'P4']);
    const tag = { kategori_harga: 'BANDROL', kode_bandrol: 'B850' };
    for (const [at, code] of codes.entries()) {
      const key = { 'idempotency-key': `bandrol-uji-${at}` };
      const saved = await shop.as('OWN').raw('PUT', `barang/${code}`, tag, key);
      expect(saved).toMatchObject({ status: 200 });
    }
    const dulu = await nota(codes[0]!);
    expect(dulu.baris).toMatchObject({ harga: 1_850_000, netto: 1_850_000 });
    await ubah('parabandrol/B850', { nama: 'Label 850', harga: 1_900_000, berat_label: 0.12 });
    expect((await nota(codes[1]!)).baris).toMatchObject({ harga: 1_900_000 });
    const { body } = await shop.as('OWN').raw('GET', `penjualan/${dulu.no}`);
    expect(body.data.barang[0]).toMatchObject({ harga: 1_850_000 });
  });

  test('the price of its group before that of its kadar, each with who wrote it and what it was', async () => {
    const codes = await tambahPotong(shop, ['P1', 'P1']);
    const kadar = (await nota(codes[0]!)).baris['harga_per_gram']!;
    await buat('parameter-harga-emas', { kode_group: 'T', harga_per_gram: kadar + 30_000 });
    await buat('parameter-harga-emas', { kode_group: 'T', harga_per_gram: kadar + 40_000 });
    expect((await nota(codes[1]!)).baris).toMatchObject({ harga_per_gram: kadar + 40_000 });
    const { body } = await shop
      .as('OWN')
      .raw('GET', 'parameter-harga-emas?riwayat=true&jenis=JUAL&kode_group=T');
    expect(body.data.slice(0, 2)).toMatchObject([
      { harga_per_gram: kadar + 40_000, input_by: 'own.kj1' },
      { harga_per_gram: kadar + 30_000, input_by: 'own.kj1' },
    ]);
  });
});
