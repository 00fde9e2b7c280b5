import { describe, expect, test } from 'vitest';
import { disetujui } from '#tests/kit/titipan.ts';
import { openPajakUji } from '#tests/kit/uji/buka/pajak-jual.ts';

const { bagian, cash, jual, key, potong, sale, shop } = await openPajakUji();

describe('P1 with a tax invoice and P2 without, for 1 % less', () => {
  const isi = async (more: object) => {
    const codes = [await potong('P1', true), await potong('P2', false)];
    return sale(codes, { diskon: { persen: 1 }, ...more });
  };

  test('in the price: 126,627 of 10,119,500 is PPN and comes off the sale; a cancel turns it round', async () => {
    const nota = await jual('KASIR', await isi(cash(10_119_500)));
    expect(nota).toMatchObject({
      grand_total: 10_119_500,
      ppn_rp: 126_627,
      ppn_luar_rp: 0,
      pph22_rp: 0,
      ppn_termasuk: true,
      pajak: [
        { kelas: 'DENGAN_FAKTUR', tarif: 1.1, netto: 7_031_475, ppn: 76_505, berat: 3.25 },
        { kelas: 'TANPA_FAKTUR', tarif: 1.65, netto: 3_087_810, ppn: 50_122, berat: 2.345 },
      ],
    });
    expect(await bagian(nota.no_faktur_jual)).toMatchObject({
      kas: 10_119_500,
      diskon: 102_215,
      penjualan: -10_044_873,
      ppn: -126_627,
      ongkos: -50_000,
      pembulatan: -215,
    });
    const { no_faktur_jual: no } = nota;
    const { status, text } = await disetujui(shop, `penjualan/${no}/batal`, {
      alasan: 'Salah catat',
    });
    expect(status, text).toBe(200);
    const [batal] = await shop.rows<{ no_batal: string }>(
      'select no_batal from penjualan where no_faktur_jual = $1',
      [no],
    );
    expect(await bagian(batal!.no_batal)).toMatchObject({ ppn: 126_627, penjualan: 10_044_873 });
  });

  test('on top: 77,346 + 50,949 make 10,248,000 after one rounding', async () => {
    await shop.param('PPN_TERMASUK_HARGA', false);
    const nota = await jual('KASIR', await isi(cash(10_248_000)));
    expect(nota).toMatchObject({ grand_total: 10_248_000, ppn_rp: 128_295, ppn_luar_rp: 128_295 });
    expect(await bagian(nota.no_faktur_jual)).toMatchObject({
      kas: 10_248_000,
      penjualan: -10_171_500,
      ppn: -128_295,
      pembulatan: -420,
    });
  });

  test('what the document says stays when the rate changes, and the next sale has the new one', async () => {
    const nota = await jual('KASIR', await isi(cash(10_119_500)));
    await shop.param('PPN_PERSEN_TANPA_FAKTUR', 200 as never);
    const path = `penjualan/${nota.no_faktur_jual}`;
    const { body } = await shop.as('KASIR').raw('GET', path);
    expect(body.data.pajak).toEqual(nota.pajak);
    const kemudian = await jual('KASIR', await isi(cash(10_119_500)));
    expect(kemudian.pajak[1]).toMatchObject({ tarif: 2, berlaku_dari: '2026-11-20' });
    await shop.param('PPN_PERSEN_TANPA_FAKTUR', 165 as never);
    const hari = 'tgl_from=2026-11-20&tgl_to=2026-11-20&kelas=TANPA_FAKTUR&jenis_pembeli=ALL';
    const lapor = await shop.as('OWN').raw('GET', `pajak/report-penjualan?${hari}`);
    const text = JSON.stringify(lapor.body.data);
    expect(text).toContain('"ppn":50122');
    expect(text).toContain('"ppn":60545');
  });
});

test('a ring of 75 % is gold jewellery under category LM as under any other: 115,289 of 7,102,500', async () => {
  for (const kategori of ['LM', 'BLN']) {
    const code = await potong('P1', false);
    await shop.rows('update barang set kode_kategori = $1 where kode_barcode = $2', [
      kategori,
      code,
    ]);
    const nota = await jual('KASIR', sale([code], cash(7_102_500)));
    expect(nota.pajak, kategori).toMatchObject([{ kelas: 'TANPA_FAKTUR', tarif: 1.65 }]);
    expect(nota.ppn_rp).toBe(115_289);
  }
});

describe('a deposit', () => {
  test('made without tax in the price agrees on 1,486,500 of 1,470,000; the sale takes 16,174 out of it', async () => {
    await shop.param('PPN_TERMASUK_HARGA', false);
    const code = await potong('P4', true);
    const { body, text } = await shop.as('KASIR').raw(
      'POST',
      'titip',
      {
        kode_sales: 'S01',
        customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
        barang: [{ kode_barcode: code }],
        ...cash(500_000),
      },
      { 'idempotency-key': key() },
    );
    expect(body.data, text).toMatchObject({ harga_total: 1_486_500 });
    const { no_titip } = body.data;
    const nota = await jual(
      'OWN',
      sale([code], {
        titipan: [no_titip],
        diambil_oleh: 'Ibu Sari',
        no_ktp: '3201234567890001',
        ...cash(986_500),
      }),
    );
    expect(nota).toMatchObject({ grand_total: 1_486_500, ppn_rp: 16_174, ppn_luar_rp: 0 });
    expect(await bagian(nota.no_faktur_jual)).toMatchObject({
      titipan: 500_000,
      kas: 986_500,
      penjualan: -1_470_326,
      ppn: -16_174,
    });
  });
});

test('a discount of the deposit and one of the pick-up are one discount, with tax on top as without', async () => {
  await shop.param('PPN_TERMASUK_HARGA', false);
  const code = await potong('P1', false);
  const { body, text } = await shop.as('KASIR').raw(
    'POST',
    'titip',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: [{ kode_barcode: code, diskon: 142_000 }],
      ...cash(1_000_000),
    },
    { 'idempotency-key': key() },
  );
  // 6,960,500 and 1.65 %.
  expect(body.data, text).toMatchObject({ harga_total: 7_075_500 });
  const isi = sale([code], {
    titipan: [body.data.no_titip],
    barang: [{ kode_barcode: code, diskon: 257_000 }],
    diambil_oleh: 'Ibu Sari',
    no_ktp: '3201234567890001',
    ...cash(5_960_500),
  });
  const asked = await shop.as('KASIR').raw('POST', 'penjualan', isi, { 'idempotency-key': key() });
  expect([asked.status, asked.body.code], asked.text).toEqual([403, 'PERLU_OTORISASI']);
});

test('a held piece that weighs a milligram less is measured without the tax that its deposit was raised by', async () => {
  await shop.param('PPN_TERMASUK_HARGA', false);
  await shop.param('BATAS_DISKON_KASIR', 100 as never);
  const code = await potong('P1', false);
  const { body, text } = await shop.as('KASIR').raw(
    'POST',
    'titip',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: [{ kode_barcode: code }],
      ...cash(1_000_000),
    },
    { 'idempotency-key': key() },
  );
  expect(body.data, text).toMatchObject({ harga_total: 7_220_000 });
  // 3.249 g: 7,100,500 and 117,158 on top; 1.66 % below 7,220,000 is the tax, no discount.
  const nota = await jual(
    'KASIR',
    sale([code], {
      titipan: [body.data.no_titip],
      barang: [{ kode_barcode: code, berat: 3.249 }],
      diambil_oleh: 'Ibu Sari',
      no_ktp: '3201234567890001',
      ...cash(6_218_000),
    }),
  );
  await shop.param('BATAS_DISKON_KASIR', 200 as never);
  expect(nota).toMatchObject({ grand_total: 7_218_000, ppn_luar_rp: 117_158 });
});

test('PPN that a month collected is paid in once, for that month: no cost, and not a rupiah more', async () => {
  const masa_pajak = '2026-11';
  const [buku] = await shop.rows<{ sisa: number }>(
    `select coalesce(-sum(rupiah), 0)::int as sisa from buku where kode_toko = 'KJ1' and akun = 'ppn'`,
  );
  const { sisa } = buku!;
  const dipungut = sisa - (sisa % 100);
  expect(dipungut).toBeGreaterThan(0);
  const isi = { kode_transaksi: 'SETOR_PPN', keterangan: 'PPN November' };
  const setor = (more: object, who: 'KASIR' | 'OWN' = 'OWN') =>
    shop
      .as(who)
      .raw('POST', 'cash/keluar', { ...isi, masa_pajak, ...more }, { 'idempotency-key': key() });
  const kasir = await setor({ jumlah: 1_000 }, 'KASIR');
  expect([kasir.status, kasir.body.code]).toEqual([403, 'TIDAK_BERHAK']);
  const kode = async (more: object) => (await setor({ jumlah: 1_000, ...more })).body.code;
  expect(await kode({ masa_pajak: null })).toBe('MASA_KOSONG');
  expect(await kode({ masa_pajak: '2026-13' })).not.toBe(undefined);
  // Collected in November: nothing of it is October's.
  expect(await kode({ masa_pajak: '2026-10' })).toBe('SETOR_LEBIH_MASA');
  expect(await kode({ jumlah: dipungut + 100 })).toBe('SETOR_LEBIH');
  // Whatever the sum, another person agrees.
  const owner = await setor({ jumlah: 1_000 });
  expect([owner.status, owner.body.events], owner.text).toEqual([403, ['KAS_KELUAR_BESAR']]);
  await shop.param('OWN_TANPA_OTORISASI', true);
  const [satu, dua] = await Promise.all([setor({ jumlah: dipungut }), setor({ jumlah: dipungut })]);
  expect([satu.status, dua.status].toSorted()).toEqual([201, 422]);
  const done = satu.status === 201 ? satu : dua;
  expect(await bagian(done.body.data.no_kas)).toEqual({ ppn: dipungut, kas: -dipungut });
  const rekap = await shop.as('OWN').raw('GET', 'pajak/report-rekap?tahun=2026&bulan=November');
  expect(JSON.stringify(rekap.body.data), rekap.text).toContain(
    `"kelas":"SETOR","jml_faktur":null,"berat":null,"dpp":null,"tarif":null,"ppn":${-dipungut}`,
  );
});

test('a shop that keeps no tax says and books none', async () => {
  await shop.param('PPN_AKTIF', false);
  const nota = await jual('KASIR', sale([await potong('P4', true)], cash(1_470_000)));
  expect(nota).toMatchObject({ pajak: [], ppn_rp: 0, pph22_rp: 0, npwp: null });
  expect(await bagian(nota.no_faktur_jual)).toEqual({
    kas: 1_470_000,
    penjualan: -1_470_000,
    hpp: 1_250_000,
    persediaan: -1_250_000,
  });
});

test('a supervisor pays in a month that is over, and another person reads for which', async () => {
  await jual('KASIR', sale([await potong('P4', false)], cash(1_470_000)));
  const isi = (masa_pajak: string) => ({
    kode_transaksi: 'SETOR_PPN',
    masa_pajak,
    jumlah: 1_000,
    keterangan: 'PPN November',
  });
  const setor = (masa: string) =>
    shop.as('SPV').raw('POST', 'cash/keluar', isi(masa), { 'idempotency-key': key() });
  const kini = await setor('2026-11');
  expect([kini.status, kini.body.code], kini.text).toEqual([422, 'MASA_BERJALAN']);
  await shop.hari('2026-12-01');
  expect((await setor('2026-12')).body.code).toBe('MASA_BERJALAN');
  const asked = await setor('2026-11');
  expect([asked.status, asked.body.events], asked.text).toEqual([403, ['KAS_KELUAR_BESAR']]);
  expect(asked.body.angka).toContainEqual({ label: 'Masa Pajak', nilai: '2026-11' });
  const done = await disetujui(shop, 'cash/keluar', isi('2026-11'), 'OWN', 'SPV');
  expect(done.status, JSON.stringify(done.body)).toBe(201);
});
