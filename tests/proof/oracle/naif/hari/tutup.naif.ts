import {
  cocok,
  dalam,
  jumlah,
  type Baris,
  type Fakta,
  type Naif,
} from '#tests/proof/oracle/fakta.ts';
import { tempatToko } from '#tests/proof/oracle/naif/stock.naif.ts';

const akhir = (rows: readonly Baris[]): Baris | undefined =>
  rows.toSorted((a, b) => a.ke - b.ke).at(-1);

/** Gold in trays and shop warehouses, and what is held, at the end of a day. */
export const beratToko = (fakta: Fakta, tgl: string): number =>
  jumlah(
    fakta.buku.filter((row) => row.tgl_system <= tgl && tempatToko(fakta, row.akun)),
    'berat',
  );

/** What the trays that were weighed on a day differed by, each by its last weighing. */
function bedaTimbang(fakta: Fakta, tgl: string): number | null {
  const timbang = fakta.timbang
    .filter((row) => row.no_timbang !== null && row.tgl_system === tgl)
    .toSorted((a, b) => a.id - b.id);
  const baki = Map.groupBy(
    timbang,
    (row) => `${row.kode_gudang as string}/${row.kode_baki as string}`,
  );
  const terakhir = [...baki.values()].map((rows) => rows.at(-1)!);
  return terakhir.length === 0
    ? null
    : terakhir.reduce(
        (all, { berat_timbang, berat_baki, berat_label, kemasan, berat }) =>
          all + berat_timbang - berat_baki - berat_label - kemasan - berat,
        0,
      );
}

/** Four in the morning of the next day, Jakarta time: the day is over (D-2.3). */
const lewatHari = (tgl: string): string => new Date(Date.parse(`${tgl}T21:00:00Z`)).toISOString();

export const laporanTutup: Naif = (fakta, saring) =>
  fakta.hari_toko
    .filter((hari) => dalam(hari.tgl_system, saring))
    .map(({ kode_toko, tgl_system, status }) => {
      const tutup =
        status === 'CLOSED'
          ? akhir(fakta.tutup_toko.filter((row) => row.tgl_system === tgl_system))
          : undefined;
      const [berat_sistem, beda] = [beratToko(fakta, tgl_system), bedaTimbang(fakta, tgl_system)];
      const { penjualan, pembelian, titipan, hutang, hutang_lunas } = fakta;
      const tunggu = [...penjualan, ...pembelian, ...titipan, ...hutang, ...hutang_lunas].filter(
        (row) =>
          row.tgl_system === tgl_system &&
          (row.status === 'OPEN' || (row.no_lunas && row.status === 'TUNGGU')),
      );
      return {
        kode_toko,
        tgl_system,
        tutup_at: tutup?.tutup_at ?? null,
        tutup_by: tutup?.tutup_by ?? null,
        cash_sistem: tutup?.cash_sistem ?? null,
        cash_fisik: tutup?.cash_fisik ?? null,
        selisih: tutup?.selisih ?? null,
        berat_sistem,
        berat_timbang: beda === null ? null : berat_sistem + beda,
        selisih_berat: beda,
        belum_valid: tunggu.length,
        status: !tutup ? 'BELUM' : tutup.tutup_at >= lewatHari(tgl_system) ? 'TERLAMBAT' : 'TUTUP',
      };
    })
    .filter(({ status }) => cocok(saring, { status }));
