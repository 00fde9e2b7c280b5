import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persen } from '#kit/rules/quantity.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipkan } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('BATAL_TITIPAN_PERSEN', persen(1_000));
  await send(shop.as('OWN'), 'cash/masuk', isiKas(2_000_000, 'MODAL_KAS'));
});
afterAll(() => shop.close());

describe('a deposit that was paid by card and goes back in cash is a cash-out on a card (D-51.6)', () => {
  const kartu = (jenis: string, jumlah: number) => ({
    pembayaran: [{ jenis, kode_bank: 'BCA', no_rekening: '1234567890', jumlah }],
  });
  const tahan = async (jenis: string) => {
    const [one] = await tambahPotong(shop, ['P4']);
    const { no_titip } = await titipkan(shop, [one!], kartu(jenis, 300_000));
    await send(shop.as('KASIR'), `titip/${no_titip}/bayar`, cash(100_000));
    return no_titip;
  };
  const rusak = async () =>
    (await periksaBuku(shop.db)).flatMap((one) =>
      one.jumlah > 0 && one.kode === 'I-21' ? one.contoh : [],
    );
  const asking = async (no: string, more: object = {}, who: 'KASIR' | 'OWN' = 'KASIR') => {
    const { body } = await send(shop.as(who), `titip/${no}/batal`, { alasan: 'Batal', ...more });
    const angka = body.angka as { label: string; nilai: string }[];
    return [body.level, angka.find(({ label }) => label.startsWith('Dibayar kartu'))];
  };

  test('a credit card is the owner’s to agree to, who reads it; № 114 and I-21 know it', async () => {
    const no = await tahan('CREDIT');
    const line = { label: 'Dibayar kartu kredit', nilai: 'Rp 300,000, kembali tunai Rp 360,000' };
    expect(await asking(no)).toEqual([['OWN'], line]);
    // An owner has no cashier: a supervisor may answer.
    expect(await asking(no, {}, 'OWN')).toEqual([['SPV', 'OWN'], line]);
    // To an account it leaves a trace at the bank.
    expect(await asking(no, { no_rekening: '1234567890' })).toEqual([['SPV', 'OWN'], undefined]);
    const cancel = { alasan: 'Batal' };
    expect((await disetujui(shop, `titip/${no}/batal`, cancel, 'SPV')).status).toBe(403);
    expect((await disetujui(shop, `titip/${no}/batal`, cancel, 'OWN')).status).toBeLessThan(300);
    expect(
      await shop.rows('select kartu_kembali_rp from titipan where no_titip = $1', [no]),
    ).toEqual([{ kartu_kembali_rp: 300_000 }]);
    const [{ hari: tgl }] = (await shop.rows(
      `select to_char(hari_batal, 'YYYY-MM-DD') as hari from titipan where no_titip = $1`,
      [no],
    )) as [{ hari: string }];
    const nama = encodeURIComponent('KARTU KEMBALI TUNAI');
    const path = `audit/report-sinyal?tgl_from=${tgl}&tgl_to=${tgl}&sinyal=${nama}`;
    expect(barisLaporan((await shop.as('OWN').raw('GET', path)).body.data)).toMatchObject([
      {
        user_id: 'ksr.kj1',
        uraian: 'dari kartu CREDIT Ibu Sari 0 hari',
        jumlah_rp: 300_000,
      },
    ]);
    expect(await rusak()).toEqual([]);
    const level = (one: string) =>
      shop.rows(
        `update otorisasi set disetujui_level = $2 where keystore = (select a.keystore from titipan t
           join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
           join audit a on a.kode_toko = s.kode_toko and a.op = s.op where t.no_titip = $1)`,
        [no, one],
      );
    await level('SPV');
    expect((await rusak()).join()).toContain('KARTU_KEMBALI_OWN');
    await level('OWN');
    expect(await rusak()).toEqual([]);
  });

  test('a debit card is a supervisor’s to agree to, who reads it as well', async () => {
    const no = await tahan('DEBET');
    const line = { label: 'Dibayar kartu debet', nilai: 'Rp 300,000, kembali tunai Rp 360,000' };
    expect(await asking(no)).toEqual([['SPV', 'OWN'], line]);
    expect((await disetujui(shop, `titip/${no}/batal`, { alasan: 'Batal' })).status).toBe(200);
    expect(await rusak()).toEqual([]);
  });
});
