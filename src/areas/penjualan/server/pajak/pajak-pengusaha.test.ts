import { describe, expect, test } from 'vitest';
import { openPajakUji } from '#tests/kit/uji/buka/pajak-jual.ts';

const { bagian, cash, jual, key, potong, sale, shop } = await openPajakUji();

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
    // The counter is shown that it is there, the document has it whole.
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
    // A number alone says something to the tax, too; a card without any needs no approval.
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
    // The number that a sale has now goes to no other sale. One that it had before may: the owner says that it was
    // written there by mistake.
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
