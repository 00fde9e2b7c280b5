import {
  bagi,
  bagianPersen,
  cocok,
  dalam,
  jumlah,
  type Baris,
  type Fakta,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import { barisJual } from '#tests/proof/oracle/naif/penjualan.naif.ts';

/** Sold lines of the period, each with what its invoice says. */
const terjual = (fakta: Fakta, saring: Saring): Baris[] =>
  fakta.penjualan
    .filter((nota) => nota.status === 'DONE' && dalam(nota.tgl_system, saring))
    .flatMap((nota) =>
      barisJual(fakta, nota).map((row) => ({ ...row, tgl_system: nota.tgl_system }) as Baris),
    );

const bersama = (rows: readonly Baris[]) => ({
  qty: rows.length,
  berat: jumlah(rows, 'berat'),
  murni: jumlah(rows, 'murni'),
  netto: jumlah(rows, 'netto'),
  harga_gram: bagi(jumlah(rows, 'netto'), jumlah(rows, 'berat'), 1000),
});

export const laporanRekap: Naif = (fakta, saring) => {
  const rows = terjual(fakta, saring)
    .map((row) => ({ ...row, kelompok_harga: row.kode_kelompok ?? '-' }) as Baris)
    .filter(({ kode_dept, kelompok_harga }) => cocok(saring, { kode_dept, kelompok_harga }));
  const kunci = ({ tgl_system, kode_dept, kelompok_harga }: Baris): string =>
    [tgl_system, kode_dept, kelompok_harga].join('|');
  return [...Map.groupBy(rows, kunci).values()].map((isi) => ({
    tgl_system: isi[0]!.tgl_system,
    kode_dept: isi[0]!.kode_dept,
    kelompok_harga: isi[0]!.kelompok_harga,
    jml_faktur: new Set(isi.map((row) => row.no_faktur_jual)).size,
    ...bersama(isi),
    bruto: jumlah(isi, 'bruto'),
    diskon: jumlah(isi, 'diskon'),
  }));
};

export const laporanGlobalJenis: Naif = (fakta, saring) => {
  const rows = terjual(fakta, saring).filter(({ kode_group, kode_kadar }) =>
    cocok(saring, { kode_group, kadar: kode_kadar }),
  );
  const kelompok = [
    ...Map.groupBy(rows, ({ kode_dept, kadar }) => `${kode_dept}|${kadar}`).values(),
  ];
  const berat = bagianPersen(kelompok.map((isi) => jumlah(isi, 'berat')));
  const rupiah = bagianPersen(kelompok.map((isi) => jumlah(isi, 'netto')));
  return kelompok.map((isi, at) => ({
    kode_dept: isi[0]!.kode_dept,
    nama_dept: fakta.jenis.find((one) => one.kode_dept === isi[0]!.kode_dept)!.nama,
    kadar: isi[0]!.kadar,
    ...bersama(isi),
    berat_asli: jumlah(isi, 'berat_asli'),
    kadar_rata: bagi(jumlah(isi, 'murni'), jumlah(isi, 'berat_asli'), 10_000),
    kontribusi: berat[at],
    kontribusi_rp: rupiah[at],
  }));
};
