import { afterAll, expect } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { openShop, type Who } from '#tests/kit/shop.ts';

/** Everything that an act may have touched. */
const JEJAK = `select (select count(*) from kas) as kas, (select count(*) from buku) as buku, (select sum(terakhir) from nomor) as nomor,
  (select count(*) from audit where tindakan not in ('MINTA_OTORISASI', 'DISETUJUI', 'LOGIN')) as audit, (select count(*) from idempotensi) as kunci,
  (select count(*) from otorisasi where status = 'TERPAKAI') as terpakai`;

/** What a cashier types of a movement. */
export const isiKas = (jumlah: number, kode_transaksi = 'LISTRIK') => ({
  kode_transaksi,
  jumlah: rp(jumlah),
  keterangan: 'Token listrik November',
});

/** A shop with ten million in its drawer. */
export async function openKasUji() {
  const shop = await openShop({ dasar: true });
  afterAll(() => shop.close());
  const masuk = (jumlah: number, who: Who = 'KASIR') =>
    shop.as(who).call(kasDocument.makes.kasMasuk, { body: isiKas(jumlah, 'MODAL_KAS') });
  await masuk(10_000_000);
  const jejak = () => shop.rows(JEJAK);
  return {
    shop,
    jejak,
    masuk,
    keluar: (jumlah: number, who: Who = 'KASIR') =>
      shop.as(who).call(kasDocument.makes.kasKeluar, { body: isiKas(jumlah) }),
    saldo: async (akun: string) =>
      (
        await shop.rows(
          `select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo where akun = $1`,
          [akun],
        )
      )[0]!.rupiah,
    /** Refused with these words, and nothing was written. */
    refused: async (work: () => Promise<unknown>, expected: object) => {
      const before = await jejak();
      await expect(work()).rejects.toMatchObject(expected);
      expect(await jejak()).toEqual(before);
    },
  };
}
