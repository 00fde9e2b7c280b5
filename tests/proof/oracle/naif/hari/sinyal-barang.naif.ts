import { jumlah, type Baris, type Fakta } from '#tests/proof/oracle/fakta.ts';
import { terjual, type Jejak } from '#tests/proof/oracle/naif/hari/sinyal-harga.naif.ts';

/** Pieces that were sold within a day of a stone that was set in them, or taken out. */
export const jejakBatu = (fakta: Fakta): Jejak[] =>
  terjual(fakta)
    .filter(({ berlian }) => berlian)
    .flatMap((row): Jejak[] => {
      const [ubah] = fakta.berlian_pasang
        .filter(({ kode_barcode, input_date }) => {
          const jeda = Date.parse(row.nota.input_date) - Date.parse(input_date);
          return kode_barcode === row.kode_barcode && jeda >= 0 && jeda <= 86_400_000;
        })
        .toSorted((a, b) => Date.parse(b.input_date) - Date.parse(a.input_date));
      if (!ubah) return [];
      return [
        {
          siapa: row.nota.input_by,
          hari: row.nota.tgl_system,
          no: [ubah.no_pasang, row.nota.no_faktur_jual],
          kode: row.kode_barcode,
          nama: row.nota.nama_customer,
          berat: row.berat,
          rupiah: row.netto,
        },
      ];
    });

/** Gold that was lost beyond what may be lost, with somebody's word (SUSUT_LEBIH), and not undone. */
export function jejakSusut(fakta: Fakta): Jejak[] {
  const setuju = new Set(
    fakta.otorisasi
      .filter(({ op_pakai, event }) => op_pakai && event.includes('SUSUT_LEBIH'))
      .map(({ op_pakai }) => op_pakai as string),
  );
  return fakta.buku_set
    .filter(({ op, membalik }) => membalik === null && setuju.has(op as string))
    .filter(({ no_bukti }) => !fakta.buku_set.some((one) => one.membalik === no_bukti))
    .flatMap(({ input_by, tgl_system, op, no_bukti }): Jejak[] => {
      const [susut, hilang] = ['susut', 'selisih_stock'].map((akun) =>
        fakta.buku.filter((row) => row.no_bukti === no_bukti && row.akun === akun),
      ) as [Baris[], Baris[]];
      if (susut.length + hilang.length === 0) return [];
      return [
        {
          siapa: input_by,
          hari: tgl_system,
          no: [no_bukti],
          op,
          berat: susut.length > 0 ? jumlah(susut, 'berat') : null,
          rupiah: hilang.length > 0 ? jumlah(hilang, 'rupiah') : null,
        },
      ];
    });
}

/** Wholesale of one piece: the price of many for a customer who takes one. */
export const jejakGrosir = (fakta: Fakta): Jejak[] =>
  fakta.penjualan
    .filter(({ grosir, qty, status }) => grosir !== null && qty === 1 && status === 'DONE')
    .map((nota) => ({
      siapa: nota.input_by,
      hari: nota.tgl_system,
      no: [nota.no_faktur_jual],
      nama: nota.nama_customer,
      berat: nota.berat,
      rupiah: nota.grand_total,
    }));
