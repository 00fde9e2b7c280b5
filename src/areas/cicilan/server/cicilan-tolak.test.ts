import { describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { cariUang } from '#tests/kit/buku.ts';
import { bayar, cicilan, cicilP1, MIRA } from '#tests/kit/uji/cicilan.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import { tunai } from '#tests/kit/tukar.ts';
import { bukaCicilanUji, shop, post, said } from '#tests/kit/uji/buka/cicilan.ts';

bukaCicilanUji();

describe('what is refused', () => {
  test('months that the shop does not offer, a first payment that is too small or pays all, a payment of nothing', async () => {
    const codes = await tambahPotong(shop, ['P1']);
    const make = (more: object) => post('KASIR', 'cicilan', cicilan(codes, 2_000_000, more));
    expect(said(await make({ bulan: 7 }))).toEqual([422, 'BULAN_TIDAK_ADA']);
    await shop.param('CICILAN_MIN_DP_PERSEN', persen(3000));
    const { body } = await make({});
    expect(body.errors).toMatchObject([
      { path: 'pembayaran', message: 'DP Cicilan Minimal Rp 2,343,900' },
    ]);
    await shop.param('CICILAN_MIN_DP_PERSEN', persen(0));
    expect(said(await make({ pembayaran: tunai(7_813_000) }))).toEqual([422, 'DP_LEBIH']);
    const { no_cicilan } = await done(shop, 'KASIR', 'cicilan', cicilan(codes));
    expect((await post('KASIR', `cicilan/${no_cicilan}/bayar`, { pembayaran: [] })).status).toBe(
      422,
    );
  });

  test('the price that was shown is the price of the contract, for a reseller too; another one is refused', async () => {
    const barang = (await tambahPotong(shop, ['P1'])).map((kode_barcode) => ({ kode_barcode }));
    const codes = barang.map((one) => one.kode_barcode);
    const shown = async (more: object = {}): Promise<number> => {
      const { status, body } = await post('KASIR', 'cicilan/hitung', {
        bulan: 10,
        barang,
        ...more,
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data.harga_jual;
    };
    const street = await shown();
    expect(street).toBe(7_813_000);
    const old = cicilan(codes, 2_000_000, { harga_jual: street - 500 });
    expect(said(await post('KASIR', 'cicilan', old))).toEqual([409, 'HARGA_BERUBAH']);
    await shop.modulOn('RESELLER_MODULE');
    await shop.param('RESELLER_PERSEN', persen(500));
    const card = { nama: 'Toko Mitra', alamat: 'Jl. Pasar 1', no_hp: '081255501234' };
    const { kode_customer } = await done(shop, 'OWN', 'customer', card);
    await done(shop, 'MU', `customer/${kode_customer}/jenis`, { jenis: 'RESELLER' }, 'PUT');
    const less = await shown({ kode_customer });
    expect(less).toBeLessThan(street);
    const { no_ktp } = MIRA;
    const buy = (harga_jual: number) =>
      post(
        'KASIR',
        'cicilan',
        cicilan(codes, 2_000_000, {
          harga_jual,
          customer: { kode_customer, no_ktp },
        }),
      );
    expect(said(await buy(street))).toEqual([409, 'HARGA_BERUBAH']);
    const made = await buy(less);
    expect([made.status, made.body.data?.harga_jual], JSON.stringify(made.body)).toEqual([
      201,
      less,
    ]);
    await shop.modulOff('RESELLER_MODULE');
    const twice = { bulan: 10, barang: [...barang, ...barang] };
    expect((await post('KASIR', 'cicilan/hitung', twice)).status).toBe(422);
  });

  test('another person at the hand-over is agreed to, and the customer is told (D-51.9)', async () => {
    const { no_cicilan: no } = await cicilP1(shop);
    const other = {
      pembayaran: tunai(5_813_000),
      diambil_oleh: 'Bapak Tono',
      no_ktp: '3201234567890099',
    };
    const path = `cicilan/${no}/bayar`;
    const asked = await post('KASIR', path, other);
    expect([asked.status, asked.body.event]).toEqual([403, 'MILIK_LAIN']);
    const { status, body } = await disetujui(shop, path, other);
    expect([status, body.data], JSON.stringify(body)).toMatchObject([
      201,
      { jenis: 'PELUNASAN', diambil_oleh: 'Bapak Tono' },
    ]);
  });

  test('who cannot be compared with the contract is agreed to, and the customer hears of every hand-over', async () => {
    await shop.param('IDENTITAS_AMBIL_WAJIB', true);
    await shop.modulOn('WHATSAPP_MODULE');
    const { no_ktp: _, ...unknown } = MIRA;
    const { no_cicilan: no } = await cicilP1(shop, { customer: unknown });
    const path = `cicilan/${no}/bayar`;
    // A cashier alone types the customer's name and any number.
    const typed = {
      pembayaran: tunai(5_813_000),
      diambil_oleh: MIRA.nama,
      no_ktp: '3201234567890099',
    };
    const asked = await post('KASIR', path, typed);
    expect([asked.status, asked.body.event]).toEqual([403, 'MILIK_LAIN']);
    const { status, body } = await disetujui(shop, path, typed);
    expect(status, JSON.stringify(body)).toBe(201);
    const { no_cicilan: known } = await cicilP1(shop);
    const paid = await bayar(shop, known, 5_813_000);
    const told = await shop.rows(
      `select no_dokumen, penerima from pesan where jenis = 'NOTA_BAYAR_CICILAN' order by no_dokumen`,
    );
    expect(told.map((one) => one.no_dokumen)).toEqual([body.data.no_bayar, paid.no_bayar]);
    expect(new Set(told.map((one) => one.penerima)).size).toBe(1);
    await shop.modulOff('WHATSAPP_MODULE');
    await shop.param('IDENTITAS_AMBIL_WAJIB', false);
  });

  test('a rest below half a coin needs no money, whether it was paid or the coin changed (D-51.1)', async () => {
    const bank = { jenis: 'TRANSFER', kode_bank: 'BCA', no_rekening: '1234567890' };
    const transfer = { pembayaran: [{ ...bank, jumlah: 5_812_960 }] };
    const { no_cicilan: before } = await cicilP1(shop);
    expect(await bayar(shop, before, 0, transfer)).toMatchObject({ sisa_sesudah: 40 });
    await shop.param('PECAHAN_TERKECIL', rp(100));
    const { no_cicilan: now } = await cicilP1(shop);
    const settled = { jenis: 'PELUNASAN', sisa_sesudah: 0, pembulatan_tunai: -40 };
    expect(await bayar(shop, now, 0, transfer)).toMatchObject(settled);
    const last = await bayar(shop, before, 0, { pembayaran: [] });
    expect(last).toMatchObject({ ...settled, jumlah: 40 });
    expect(last.no_faktur_jual).toMatch(/^PJ/);
    expect(await cariUang(shop, last.no_bayar)).toEqual({ pembulatan: 40, uang_cicilan: -40 });
    await shop.param('PECAHAN_TERKECIL', rp(1));
  });

  test('a shop without the module sells no more so, and finishes what runs (D-33.1)', async () => {
    const { no_cicilan: no } = await cicilP1(shop);
    await shop.modulOff('CICILAN_MODULE');
    const codes = await tambahPotong(shop, ['P1']);
    expect((await post('KASIR', 'cicilan', cicilan(codes))).status).toBe(403);
    expect(await bayar(shop, no, 5_813_000)).toMatchObject({ jenis: 'PELUNASAN' });
    await shop.modulOn('CICILAN_MODULE');
  });
});
