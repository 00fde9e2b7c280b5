import { jumlah, murni, type Baris, type Fakta } from '#tests/proof/oracle/fakta.ts';

/** What is agreed on and paid before it is fetched, besides deposits: orders, jobs, contracts of instalments. */
export type Janji = {
  readonly jenis: 'PESANAN' | 'SERVICE' | 'CICILAN';
  readonly tabel: 'pesanan' | 'service' | 'cicilan';
  readonly bayar: 'pesanan_bayar' | 'service_bayar' | 'cicilan_bayar';
  readonly no: string;
  /** What was agreed, what was paid at once, what went back of it all. */
  readonly nilai: string;
  readonly dp: string;
  readonly kembali: string;
  readonly nama: readonly [baru: string, bayar: string, batal: string];
};
export const JANJI: readonly Janji[] = [
  {
    jenis: 'CICILAN',
    tabel: 'cicilan',
    bayar: 'cicilan_bayar',
    no: 'no_cicilan',
    nilai: 'harga_jual',
    dp: 'dp_rp',
    kembali: 'refund_rp',
    nama: ['Cicilan Baru', 'Bayar Cicilan', 'Batal Cicilan'],
  },
  {
    jenis: 'SERVICE',
    tabel: 'service',
    bayar: 'service_bayar',
    no: 'no_service',
    nilai: 'ongkos_awal',
    dp: 'dp_awal',
    kembali: 'dp_rp',
    nama: ['Service Diterima', 'Bayar Service', 'Batal Service'],
  },
  {
    jenis: 'PESANAN',
    tabel: 'pesanan',
    bayar: 'pesanan_bayar',
    no: 'no_pesanan',
    nilai: 'total_harga',
    dp: 'dp_awal',
    kembali: 'refund_rp',
    nama: ['Pesanan Baru', 'Bayar Pesanan', 'Batal Pesanan'],
  },
];

/** It ended on the day on which it came: its customer did nothing with the shop. */
const sehari = ({ status, hari_batal, tgl_system }: Baris): boolean =>
  status === 'CANC' && hari_batal === tgl_system;

/** The money of each on its day: put down, put down further, given back on a later day (decision 1054). */
export const uangJanji = (fakta: Fakta): (Baris & { readonly jenis_janji: string })[] =>
  JANJI.flatMap(({ jenis, tabel, bayar, no, dp, kembali }) =>
    fakta[tabel]
      .filter((row) => !sehari(row))
      .flatMap((row): (Baris & { readonly jenis_janji: string })[] => {
        const isi = {
          ...row,
          no_faktur_jual: null,
          no_lunas: null,
          no_tukar: null,
          status: 'DONE',
          berat: 0,
          jenis_janji: jenis,
        };
        const lanjut = fakta[bayar].filter(
          (one) => one[no] === row[no] && one.status === 'DONE' && one.no_faktur_jual == null,
        );
        return [
          // A contract holds its pieces from now on; an order has none yet; a job those of its customer.
          ...(row[dp] > 0
            ? [
                {
                  ...isi,
                  berat: jenis === 'PESANAN' ? 0 : row.berat,
                  no_uang: row[no],
                  grand_total: row[dp],
                },
              ]
            : []),
          ...lanjut.map(({ no_bayar, tgl_system, input_by, jumlah: rupiah }) => ({
            ...isi,
            tgl_system,
            input_by,
            no_uang: no_bayar,
            grand_total: rupiah,
          })),
          ...(row.status === 'CANC' && row[kembali] > 0
            ? [
                {
                  ...isi,
                  tgl_system: row.hari_batal,
                  input_by: row.batal_by,
                  no_uang: row.no_batal,
                  grand_total: row[kembali],
                  kembali_tunai: row.refund_jenis === 'CASH' ? row[kembali] : 0,
                },
              ]
            : []),
        ];
      }),
  );

/** What went back of each to an account, on the day of it. */
export const janjiKembali = (fakta: Fakta): Baris[] =>
  JANJI.flatMap(({ tabel, kembali }) =>
    fakta[tabel]
      .filter((row) => row.refund_jenis === 'TRANSFER' && row[kembali] > 0)
      .map((row) => ({ ...row, kembali_rp: row[kembali] }) as Baris),
  );

/** Whether a number is a payment of one of these. */
export const bayarJanji = (fakta: Fakta, nomor: unknown): boolean =>
  JANJI.some(
    ({ tabel, bayar, no }) =>
      fakta[tabel].some((row) => row[no] === nomor) ||
      fakta[bayar].some(({ no_bayar }) => no_bayar === nomor),
  );

/** Gold that payments of an order bought, but for those that were undone. */
export const kunci = (fakta: Fakta): Baris[] =>
  fakta.pesanan_kunci.filter(
    ({ no_bayar }) =>
      !fakta.pesanan_bayar.some((one) => one.no_bayar === no_bayar && one.status === 'CANC'),
  );

type Emas = { readonly berat: number; readonly murni: number };
/** The piece of a line was finished up to that day. */
const selesai = (fakta: Fakta, { no_pesanan, urut }: Baris, tgl: string): boolean =>
  fakta.tukang_kembali.some(
    (one) =>
      one.no_dokumen === no_pesanan &&
      one.status !== 'CANC' &&
      one.tgl_system <= tgl &&
      fakta.tukang_kembali_barang.some(
        (baris) => baris.no_kembali === one.no_kembali && baris.urut_barang === urut,
      ),
  );

/**
 * Of orders that wait when a day ends: gold that was bought and is not made yet, and of finished pieces the gold that
 * nothing bought, whose price is that of the day on which it is fetched.
 */
export function utangEmas(fakta: Fakta, tgl: string): { terkunci: Emas; bebas: Emas } {
  const menunggu = fakta.pesanan.filter(
    ({ tgl_system, tgl_ambil, hari_batal }) =>
      tgl_system <= tgl && !(tgl_ambil && tgl_ambil <= tgl) && !(hari_batal && hari_batal <= tgl),
  );
  const baris = menunggu.flatMap(({ no_pesanan }) =>
    fakta.pesanan_barang.filter((one) => one.no_pesanan === no_pesanan),
  );
  const dikunci = (line: Baris): Baris[] =>
    kunci(fakta).filter(
      (one) =>
        one.no_pesanan === line.no_pesanan && one.urut === line.urut && one.tgl_system <= tgl,
    );
  const belum = baris
    .filter((line) => !selesai(fakta, line, tgl))
    .flatMap((line) =>
      dikunci(line).map(({ berat }) => ({ berat, murni: murni(berat, line.kadar as number) })),
    );
  const jadi = baris
    .filter((line) => selesai(fakta, line, tgl) && line.kode_barcode !== null)
    .map((line) => {
      const piece = fakta.barang.find(({ kode_barcode }) => kode_barcode === line.kode_barcode)!;
      const berat = jumlah(dikunci(line), 'berat');
      return {
        berat: Math.max(piece.berat - berat, 0),
        murni: Math.max(piece.murni - murni(berat, line.kadar as number), 0),
      };
    });
  const semua = (rows: readonly Baris[]): Emas => ({
    berat: jumlah(rows, 'berat'),
    murni: jumlah(rows, 'murni'),
  });
  return { terkunci: semua(belum), bebas: semua(jadi) };
}
