import { describe, expect, test } from 'vitest';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { ditimbangLagi } from '#tests/kit/hutang.ts';
import { disetujui } from '#tests/kit/titipan.ts';
import {
  bukaPutus,
  shop,
  post,
  BELUM,
  bodyOf,
  sell,
  type Made,
  lines,
  putus,
  hutangOf,
  beliOf,
  lent,
  batal,
  stok,
  tukar,
} from '#tests/kit/uji/buka/putus.ts';

bukaPutus();

describe('3,500,000 after 47 days on 3 g of 70 % and 1.5 g of 75 % (worked postings of D-35.17)', () => {
  let no = '';
  let made: Made;
  test('is seen before it is done: days, interest, price, difference', async () => {
    no = await lent();
    await shop.hari('2027-01-06');
    const told = await post('KASIR', `hutang/${no}/beli-putus/hitung`, bodyOf({ barang: BELUM }));
    expect(told.body.data).toMatchObject({
      hari_bunga: 47,
      bunga_rp: 164_500,
      total_bayar: 3_664_500,
      harga_beli: 8_857_500,
      arah: 'KELUAR',
      jumlah: 5_193_000,
      status: 'DONE',
      kurang: [],
    });
  });

  test('two documents name each other and meet in tukar; 5,193,000 is paid out', async () => {
    made = await putus(no);
    expect(lines(made)).toEqual([
      'tukar 8857500',
      'kas -5193000',
      'pinjaman -3500000',
      'bunga -164500',
      'jaminan 0 -1 -3 -2.1',
      'pelanggan 0 1 3 2.1',
      'jaminan 0 -1 -1.5 -1.125',
      'pelanggan 0 1 1.5 1.125',
    ]);
    const beli = await beliOf(made.no_faktur_beli);
    expect(lines(beli as never)).toEqual([
      'persediaan 8857500',
      'tukar -8857500',
      'pelanggan 0 -1 -3000 -2100',
      'gudang:BL 0 1 3000 2100',
      'pelanggan 0 -1 -1500 -1125',
      'gudang:BL 0 1 1500 1125',
    ]);
    expect(beli).toMatchObject({
      status: 'DONE',
      no_lunas: made.no_lunas,
      no_tukar: null,
      grand_total: 8_857_500,
      nama_customer: 'Ibu Reini',
      pembayaran: [],
    });
    expect(await tukar()).toEqual([{ sisa: 0 }]);
    expect((await hutangOf(no)).status).toBe('LUNAS');
    expect(await stok(made.no_faktur_beli)).toHaveLength(2);
    const path = lunasDocument.paper.path.replace(':induk', no).replace(':no', made.no_lunas);
    expect((await shop.as('KASIR').raw('GET', path)).text.slice(0, 5)).toBe('%PDF-');
  });

  test('neither half goes back alone, and both only by somebody else', async () => {
    const half = await post('OWN', `pembelian/${made.no_faktur_beli}/batal`, {
      alasan: 'Uji coba',
    });
    expect([half.status, half.body.code]).toEqual([409, 'BAGIAN_PUTUS']);
    const alone = await post('SPV', `hutang/${no}/batal-lunas`, {
      alasan: 'Uji coba',
      barang: ditimbangLagi,
    });
    expect([alone.status, alone.body.event]).toEqual([403, 'BATAL_HUTANG_LUNAS']);
    const again = await sell(no);
    expect(again.status).toBe(409);
    expect((await post('KASIR', `hutang/${no}/pelunasan`, {})).status).toBe(409);
    await expect(
      shop.rows(
        `update hutang_lunas set status = 'CANC', no_batal = 'XLKJ1270106099' where no_lunas = $1`,
        [made.no_lunas],
      ),
    ).rejects.toThrow(/lost its other half/);
  });

  test('both halves go back by one approval; the loan runs again as it did', async () => {
    const back = await batal(no);
    expect(back).toMatchObject({ status: 'CANC', no_faktur_beli: made.no_faktur_beli });
    expect(await beliOf(made.no_faktur_beli)).toMatchObject({ status: 'CANC' });
    expect(await hutangOf(no)).toMatchObject({
      status: 'AKTIF',
      bunga_dibayar_sampai: '2026-11-20',
    });
    expect(await stok(made.no_faktur_beli)).toEqual([]);
    expect(await tukar()).toEqual([{ sisa: 0 }]);
    const anew = await putus(no);
    expect(anew.no_faktur_beli).not.toBe(made.no_faktur_beli);
    // An owner takes a redemption back alone (decision 342), and its buy-back with it.
    expect(
      (await post('OWN', `hutang/${no}/batal-lunas`, { alasan: 'Uji coba', barang: ditimbangLagi }))
        .status,
    ).toBe(200);
  });

  test('stays once its gold went on', async () => {
    const one = await putus(no);
    const lot = {
      barang: [{ no_faktur_beli: one.no_faktur_beli, urut: 1 }],
      berat: 2.99,
      kadar: 70,
      alasan: 'Patah, dilebur',
    };
    const melted = await disetujui(shop, 'hancur-pembelian', lot, 'OWN', 'SPV');
    expect(melted.status, JSON.stringify(melted.body)).toBe(201);
    const late = await post('OWN', `hutang/${no}/batal-lunas`, {
      alasan: 'Uji coba',
      barang: ditimbangLagi,
    });
    expect([late.status, late.body.code]).toEqual([409, 'EMAS_PINDAH']);
    expect((await hutangOf(no)).status).toBe('LUNAS');
  });
});
