import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tambahPotong, type NamaPotong } from '#tests/kit/potong.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import { disetujui } from '#tests/kit/titipan.ts';

/** Tax of a sale: what it is reckoned on, kept, booked, cancelled, paid in (worked postings of D-41). */
const { bookOf, cash, key, sale, shop } = await openJualUji();
beforeEach(() => shop.param('PPN_AKTIF', true));
afterEach(async () => {
  await shop.param('PPN_AKTIF', false);
  await shop.param('PPN_TERMASUK_HARGA', true);
});

const bagian = async (no: string) =>
  Object.fromEntries(
    (await bookOf(no))
      .filter(({ rupiah }: any) => rupiah !== 0)
      .map(({ akun, rupiah }: any) => [akun, rupiah]),
  );
/** Goods with a tax invoice of their purchase, and goods without. */
async function potong(name: NamaPotong, faktur: boolean): Promise<string> {
  const [code] = await tambahPotong(shop, [name]);
  if (faktur)
    await shop.rows(
      `update barang set dokumen_perolehan = 'FAKTUR_PAJAK' where kode_barcode = $1`,
      [code],
    );
  return code!;
}
const jual = async (who: 'KASIR' | 'OWN', body: object) => {
  const {
    status,
    body: answer,
    text,
  } = await shop.as(who).raw('POST', 'penjualan', body, { 'idempotency-key': key() });
  expect(status, text).toBe(201);
  return answer.data;
};

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

describe('an entrepreneur', () => {
  /** Each card has a number of its own: one names one person. */
  let urut = 0;
  const npwpBaru = (): string => `00123456789${String((urut += 1)).padStart(2, '0')}000`;
  const kartu = async (isi: object): Promise<string> => {
    const { body, text } = await shop.as('OWN').raw(
      'POST',
      'customer',
      { nama: 'Toko Kecil', alamat: 'Jl. Pasar 3', ...isi },
      {
        'idempotency-key': key(),
      },
    );
    expect(body.data, text).toBeDefined();
    return body.data.kode_customer;
  };
  const baru = (who: 'KASIR' | 'MU' | 'OWN', isi: object) =>
    shop
      .as(who)
      .raw(
        'POST',
        'customer',
        { nama: 'Toko Kecil', alamat: '', ...isi },
        { 'idempotency-key': key() },
      );
  const beli = async (kode_customer: string, jumlah: number) => {
    const code = await potong('P4', true);
    return jual('KASIR', sale([code], { customer: { kode_customer }, ...cash(jumlah) }));
  };

  test('pays PPh 22 of 3,635 on top: 1,474,000 for a pendant of 1,470,000', async () => {
    const npwp = npwpBaru();
    const nota = await beli(await kartu({ npwp, pengusaha: true }), 1_474_000);
    expect(nota).toMatchObject({ grand_total: 1_474_000, ppn_rp: 15_994, pph22_rp: 3_635 });
    const cetak = await shop
      .as('KASIR')
      .raw('GET', `penjualan/get/bynota?no=${nota.no_faktur_jual}`);
    expect(cetak.body.data[0], cetak.text).toMatchObject({
      ppn_rp: 15_994,
      ppn_luar_rp: 0,
      pph22_rp: 3_635,
      npwp,
    });
    // The counter is told that it is there, the document has it whole.
    expect(nota.npwp).toBe(`0012********${npwp.slice(-4)}`);
    const [kept] = await shop.rows('select npwp from penjualan where no_faktur_jual = $1', [
      nota.no_faktur_jual,
    ]);
    expect(kept).toEqual({ npwp });
    expect(await bagian(nota.no_faktur_jual)).toEqual({
      kas: 1_474_000,
      penjualan: -1_454_006,
      ppn: -15_994,
      pph22: -3_635,
      pembulatan: -365,
      hpp: 1_250_000,
      persediaan: -1_250_000,
    });
  });

  test('is free of it up to the day of the exemption', async () => {
    const bebas = { npwp: npwpBaru(), pengusaha: true, bebas_pph22_sampai: '2026-11-20' };
    expect(await beli(await kartu(bebas), 1_470_000)).toMatchObject({
      grand_total: 1_470_000,
      pph22_rp: 0,
    });
  });

  test('has a number, and nobody else an exemption', async () => {
    const coba = (isi: object) =>
      shop.as('MU').raw(
        'POST',
        'customer',
        { nama: 'Toko Kecil', alamat: '', ...isi },
        {
          'idempotency-key': key(),
        },
      );
    expect((await coba({ pengusaha: true })).body.code).toBe('NPWP_KOSONG');
    expect((await coba({ bebas_pph22_sampai: '2026-12-31' })).body.code).toBe(
      'BEBAS_BUKAN_PENGUSAHA',
    );
    expect((await coba({ npwp: '12345' })).status).toBe(422);
    expect((await coba({ npwp: '1111111111111111' })).status).toBe(422);
  });

  test('is made one by nobody alone but the owner', async () => {
    const npwp = npwpBaru();
    const isi = { nama: 'Toko Kecil', alamat: '', npwp, pengusaha: true };
    const { status, body, text } = await shop
      .as('MU')
      .raw('POST', 'customer', isi, { 'idempotency-key': key() });
    expect([status, body.events], text).toEqual([403, ['UBAH_CUSTOMER']]);
    expect(JSON.stringify(body.angka)).not.toContain(npwp);
    // A number alone says something to the tax, too; a card without any needs nobody.
    const nomor = await baru('KASIR', { npwp: npwpBaru() });
    expect([nomor.status, nomor.body.events], nomor.text).toEqual([403, ['UBAH_CUSTOMER']]);
    expect((await baru('KASIR', {})).status).toBe(201);
    expect((await baru('KASIR', { pengusaha: false })).status).toBe(201);
  });

  test('has a number that no other card in use has, be it written with 15 figures or with 16', async () => {
    const npwp = npwpBaru();
    const kode_customer = await kartu({ npwp, pengusaha: true });
    for (const sama of [npwp, npwp.slice(1)]) {
      const { status, body, text } = await baru('OWN', { npwp: sama });
      expect([status, body.code, body.kode_customer], text).toEqual([
        409,
        'NPWP_ADA',
        kode_customer,
      ]);
    }
    // Who asks a superior first is not told whose it is.
    const tanya = await baru('KASIR', { npwp });
    expect([tanya.status, tanya.body.code], tanya.text).toEqual([403, 'PERLU_OTORISASI']);
    expect(tanya.text).not.toContain(kode_customer);
    // The card itself keeps it.
    const ubah = await shop
      .as('OWN')
      .raw('PUT', `customer/${kode_customer}`, { npwp }, { 'idempotency-key': key() });
    expect(ubah.status, ubah.text).toBe(200);
  });

  test('is exempt at most to the end of the year, longer by the owner; what the card says stays', async () => {
    const isi = { npwp: npwpBaru(), pengusaha: true, bebas_pph22_sampai: '2027-01-01' };
    const lama = await baru('MU', isi);
    expect([lama.status, lama.body.code], lama.text).toEqual([422, 'BEBAS_LAMA']);
    const kode = await kartu(isi);
    const ubah = await shop
      .as('MU')
      .raw('PUT', `customer/${kode}`, { keterangan: 'Langganan' }, { 'idempotency-key': key() });
    expect(ubah.status, ubah.text).toBe(200);
    expect(
      (await baru('MU', { ...isi, npwp: npwpBaru(), bebas_pph22_sampai: '2026-12-31' })).status,
    ).toBe(403);
  });

  test('is made none by a cashier only with a supervisor, be the card without documents', async () => {
    const npwp = npwpBaru();
    const kode = await kartu({ npwp, pengusaha: true });
    const path = `customer/${kode}`;
    const ubah = { pengusaha: false };
    const asked = await shop.as('KASIR').raw('PUT', path, ubah, { 'idempotency-key': key() });
    expect([asked.status, asked.body.events], asked.text).toEqual([403, ['UBAH_CUSTOMER']]);
    expect(JSON.stringify(asked.body.angka)).not.toContain(npwp);
  });

  test('gets a tax invoice whose number names one sale of the chain', async () => {
    const kode = await kartu({ npwp: npwpBaru(), pengusaha: true });
    const [satu, dua] = [await beli(kode, 1_474_000), await beli(kode, 1_474_000)];
    const catat = (who: 'MU' | 'KASIR' | 'OWN', no: string, no_seri: string) =>
      shop
        .as(who)
        .raw('POST', `penjualan/${no}/faktur-pajak`, { no_seri }, { 'idempotency-key': key() });
    const SERI = '05.00.26-00000000017';
    const done = await catat('MU', satu.no_faktur_jual, SERI);
    expect([done.status, done.body.data?.no_seri_pajak], done.text).toEqual([
      200,
      '05002600000000017',
    ]);
    expect((await catat('KASIR', dua.no_faktur_jual, SERI)).status).toBe(403);
    const kembar = await catat('MU', dua.no_faktur_jual, SERI);
    expect([kembar.status, kembar.body.code]).toEqual([409, 'SERI_DIPAKAI']);
    expect((await catat('MU', dua.no_faktur_jual, '123')).status).toBe(422);
    // Another number over it: the old one is on a paper, no other sale takes it; its own sale may go back to it.
    expect((await catat('MU', satu.no_faktur_jual, '05002600000000019')).status).toBe(200);
    const lama = await catat('MU', dua.no_faktur_jual, SERI);
    expect([lama.status, lama.body.code], lama.text).toEqual([409, 'SERI_DIPAKAI']);
    expect((await catat('MU', satu.no_faktur_jual, SERI)).status).toBe(200);
    expect((await catat('MU', dua.no_faktur_jual, '05002600000000019')).status).toBe(409);
    // It was written there by mistake, says the owner: it is the other sale's now. What a sale has is taken by nobody.
    expect((await catat('OWN', dua.no_faktur_jual, SERI)).status).toBe(409);
    const lepas = await catat('OWN', dua.no_faktur_jual, '05002600000000019');
    expect(lepas.status, lepas.text).toBe(200);
    expect(
      await shop.rows(
        `select no_seri_pajak, no_seri_lama from penjualan
          where no_faktur_jual in ($1, $2) order by no_faktur_jual`,
        [satu.no_faktur_jual, dua.no_faktur_jual],
      ),
    ).toEqual([
      { no_seri_pajak: '05002600000000017', no_seri_lama: ['05002600000000017'] },
      { no_seri_pajak: '05002600000000019', no_seri_lama: [] },
    ]);
    const told = await shop.rows<{ kunci: string }>(
      `select kunci from audit where tindakan = 'FAKTUR_PAJAK' and level = 'OWN' order by kunci`,
    );
    expect(told.map(({ kunci }) => kunci)).toEqual([satu.no_faktur_jual, dua.no_faktur_jual]);
    expect((await catat('MU', satu.no_faktur_jual, '05002600000000019')).status).toBe(409);
    await shop.param('PPN_AKTIF', false);
    const polos = await jual('KASIR', sale([await potong('P4', false)], cash(1_470_000)));
    const tanpa = await catat('MU', polos.no_faktur_jual, '05002600000000018');
    expect([tanpa.status, tanpa.body.code]).toEqual([409, 'TANPA_PAJAK']);
  });
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

test('an entrepreneur is found by his card, not by his telephone: the counter knows what he pays', async () => {
  const isi = { nama: 'Toko Kecil', alamat: '', no_hp: '0812 7000 8123' };
  await shop
    .as('OWN')
    .raw(
      'POST',
      'customer',
      { ...isi, npwp: '0012345678901777', pengusaha: true },
      { 'idempotency-key': key() },
    );
  const nota = sale([await potong('P4', false)], {
    customer: { nama: 'Toko Kecil', alamat: 'Jl. Pasar 3', no_hp: isi.no_hp },
    ...cash(1_480_000),
  });
  const asked = await shop.as('KASIR').raw('POST', 'penjualan', nota, { 'idempotency-key': key() });
  expect([asked.status, asked.body.code], asked.text).toEqual([422, 'PILIH_KARTU']);
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
