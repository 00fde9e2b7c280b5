import { afterAll, expect } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import * as tutup from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { openShop, type Who } from '#tests/kit/shop.ts';

const JEJAK = `select (select count(*) from hitung_kas) as hitung, (select count(*) from tutup_toko) as tutup, (select sum(terakhir) from nomor) as nomor,
  (select count(*) from buku) as buku, (select count(*) from keranjang) as keranjang, (select count(*) from otorisasi where status = 'TERPAKAI') as terpakai,
  (select count(*) from audit where tindakan not in ('MINTA_OTORISASI', 'DISETUJUI')) as audit, (select json_agg(h) from hari_toko h) as hari`;

/** So much money in notes of a hundred thousand and coins of a hundred. */
export const isi = (jumlah: number) => ({
  pecahan: [
    { nilai: rp(100_000), jumlah: Math.floor(jumlah / 100_000) },
    { nilai: rp(100), jumlah: (jumlah % 100_000) / 100 },
  ],
});

/** What a day that may not close yet answers. */
export const belumSiap = (...errors: { path: string; message: string }[]) => ({
  status: 422,
  code: 'BELUM_SIAP',
  message: 'Toko Belum Siap Ditutup',
  errors,
});

/** A shop in its evening, with a million in its drawer. */
export async function openTutupUji(how: { broken?: true } = {}) {
  const shop = await openShop({ dasar: true });
  afterAll(() => shop.close(how));
  const jejak = () => shop.rows(JEJAK);
  const masuk = (jumlah: number) =>
    shop.as('KASIR').call(kasDocument.makes.kasMasuk, {
      body: { kode_transaksi: 'MODAL_KAS', jumlah: rp(jumlah), keterangan: 'Modal pagi' },
    });
  await masuk(1_000_000);
  return {
    shop,
    jejak,
    masuk,
    hitung: (jumlah: number, who: Who = 'KASIR') =>
      shop.as(who).call(tutup.hitungEndpoint, { body: isi(jumlah) }),
    hitungUlang: (jumlah: number) =>
      shop.approved('KASIR', tutup.hitungEndpoint, { body: isi(jumlah) }, 'SPV'),
    tutupToko: (alasan_selisih: string | null = null, who: Who = 'KASIR') =>
      shop.as(who).call(tutup.tutupTokoEndpoint, { body: { alasan_selisih } }),
    ringkasan: (who: Who = 'KASIR') => shop.as(who).call(tutup.ringkasanEndpoint),
    bukaUlang: (tgl: string, who: Who = 'OWN') =>
      shop.as(who).call(tutup.bukaUlangEndpoint, {
        body: { tgl_system: hari(tgl), alasan: 'Nota tertinggal' },
      }),
    /** Only the clock moves, and people log in again: the first one to come opens the day. */
    pagi: async (instant: string) => {
      shop.jam(instant);
      const anew = 'update sesi set mulai = $1, terakhir = $1 where berakhir is null';
      await shop.rows(anew, [instant]);
    },
    saldo: () =>
      shop.rows('select akun, kadar, rupiah, qty, berat, murni from saldo order by akun, kadar'),
    /** Refused with these words, and nothing was written. */
    refused: async (work: () => Promise<unknown>, expected: object) => {
      const before = await jejak();
      await expect(work()).rejects.toMatchObject(expected);
      expect(await jejak()).toEqual(before);
    },
  };
}
