import { jumlah, type Baris, type Fakta } from '#tests/proof/oracle/fakta.ts';

type Tabel = keyof Fakta;
/** Kinds of documents by the first two letters of their numbers, as people call them. */
const NAMA: Readonly<Record<string, string>> = {
  PJ: 'PENJUALAN',
  BJ: 'BATAL PENJUALAN',
  PB: 'PEMBELIAN',
  BB: 'BATAL PEMBELIAN',
  TK: 'TUKAR TAMBAH',
  TT: 'TITIPAN',
  AT: 'SETORAN TITIPAN',
  BT: 'BATAL TITIPAN',
  KM: 'KAS MASUK',
  KK: 'KAS KELUAR',
  RM: 'BANK MASUK',
  RK: 'BANK KELUAR',
  BK: 'BATAL TRANSAKSI KAS',
  MB: 'MUTASI BANK',
  MC: 'MUTASI CASH',
  PU: 'PENGALIHAN SALDO',
  BM: 'BATAL MUTASI UANG',
  VN: 'VALIDASI NON CASH',
  BN: 'BATAL VALIDASI NON CASH',
  TP: 'TUTUP TOKO',
  PD: 'PINDAH BARANG',
  BD: 'BATAL PINDAH BARANG',
  HB: 'HANCUR BARANG',
  BX: 'BATAL HANCUR BARANG',
  HP: 'HANCUR PEMBELIAN',
  BG: 'BATAL HANCUR PEMBELIAN',
  RT: 'RETAG',
  BR: 'BATAL RETAG',
  TM: 'TIMBANG BAKI',
  OP: 'STOCK OPNAME',
  BO: 'BATAL STOCK OPNAME',
  OG: 'OPNAME GLOBAL',
  OX: 'BATAL OPNAME GLOBAL',
  TB: 'TERIMA BARANG',
  BE: 'BATAL TERIMA BARANG',
  UM: 'UPDATE BARANG',
  BU: 'BATAL UPDATE BARANG',
  AS: 'AKSESORIS',
  BA: 'BATAL AKSESORIS',
};

type Macam = {
  readonly no: string;
  /** What it asks, what of that was to be paid, and whether the book must have it. */
  readonly total?: string;
  readonly bayar?: string;
  readonly buku?: (row: Baris) => boolean;
};
const sah = ({ valid_at }: Baris): boolean => valid_at !== null;
const selalu = (): boolean => true;
const MACAM: Readonly<Partial<Record<Tabel, Macam>>> = {
  penjualan: { no: 'no_faktur_jual', total: 'grand_total', bayar: 'grand_total', buku: sah },
  pembelian: { no: 'no_faktur_beli', total: 'grand_total', bayar: 'grand_total', buku: sah },
  tukar: { no: 'no_tukar', total: 'jual_rp', bayar: 'jual_rp' },
  titipan: { no: 'no_titip', total: 'harga_total', bayar: 'dp_awal', buku: sah },
  titipan_bayar: { no: 'no_bayar', total: 'jumlah', bayar: 'jumlah', buku: selalu },
  kas: { no: 'no_kas', total: 'jumlah', bayar: 'jumlah', buku: selalu },
  mutasi_uang: { no: 'no_mutasi', total: 'jumlah', buku: selalu },
  validasi_non_cash: { no: 'no_validasi', total: 'jumlah_gesek_rp', buku: selalu },
  tutup_toko: { no: 'no_tutup', buku: ({ selisih }) => selisih !== 0 },
  pindah: { no: 'no_pindah', buku: selalu },
  hancur: { no: 'no_hancur', buku: selalu },
  hancur_pembelian: { no: 'no_hancur', buku: selalu },
  retag_pembelian: { no: 'no_retag', buku: selalu },
  timbang: { no: 'no_timbang' },
  opname: { no: 'no_opname', buku: ({ membukukan }) => membukukan },
  opname_global: { no: 'no_opname_global' },
  penerimaan: { no: 'no_terima', buku: selalu },
  ubah_massal: { no: 'no_ubah', buku: ({ membukukan }) => membukukan },
  aksesoris_gerak: { no: 'no_aksesoris' },
};

/** A deposit that was ended stays a document of its day; a sale that was rejected never was one. */
function keadaan(tabel: Tabel, row: Baris): string {
  if (row.status === 'OPEN') return 'OPEN';
  if (tabel === 'titipan') return sah(row) ? 'ACTIVE' : 'CANCELLED';
  return ['CANC', 'BATAL'].includes(row.status) ? 'CANCELLED' : 'ACTIVE';
}

/** What takes a document back is a document itself; the end of a deposit has money of its own. */
function pembatalan(tabel: Tabel, row: Baris, buku: boolean): Baris[] {
  if (!row.no_batal) return [];
  const kembali = tabel === 'titipan' ? row.dp_rp : 0;
  return [
    {
      no: row.no_batal,
      tgl_system: row.hari_batal ?? row.tgl_system,
      input_date: row.tgl_batal,
      input_by: row.batal_by,
      status: 'ACTIVE',
      total: kembali,
      bayar: kembali,
      buku,
    },
  ];
}

/** Every document of the shop with a number of its own, and what undid it. */
export const semuaDokumen = (fakta: Fakta): Baris[] =>
  Object.entries(MACAM)
    .flatMap(([nama, { no, total, bayar, buku }]) => {
      const tabel = nama as Tabel;
      return fakta[tabel]
        .filter((row) => row[no] !== null)
        .flatMap((row) => {
          const harus = buku?.(row) ?? false;
          const satu: Baris = {
            no: row[no],
            tgl_system: row.tgl_system,
            input_date: row.selesai_date ?? row.tutup_at ?? row.timbang_date ?? row.input_date,
            input_by: row.selesai_by ?? row.tutup_by ?? row.input_by,
            status: keadaan(tabel, row),
            total: total ? row[total] : 0,
            bayar: bayar && !('valid_at' in row && !sah(row)) ? row[bayar] : 0,
            buku: harus,
          };
          return [satu, ...pembatalan(tabel, row, tabel === 'penjualan' || harus)];
        });
    })
    .map((row) => ({ ...row, jenis: NAMA[String(row.no).slice(0, 2)] ?? row.no }));

/** What was paid on a document: by money, and by money and all that replaces it. */
export function dibayar(fakta: Fakta, no: string): { uang: number; semua: number } {
  const uang = jumlah(
    fakta.pembayaran.filter((one) => one.no_dokumen === no),
    'jumlah',
  );
  const kas = jumlah(
    fakta.kas.filter((one) => one.no_kas === no),
    'jumlah',
  );
  const [jual, beli, titip, tukar] = [
    fakta.penjualan.find((one) => one.no_faktur_jual === no && sah(one)),
    fakta.pembelian.find(
      (one) => one.no_faktur_beli === no && sah(one) && (one.no_tukar || one.no_lunas),
    ),
    fakta.titipan.find((one) => one.no_batal === no),
    fakta.tukar.find((one) => one.no_tukar === no),
  ];
  const emas = tukar
    ? jumlah(
        fakta.pembelian.filter((one) => one.no_tukar === no && sah(one)),
        'grand_total',
      )
    : 0;
  const nota = tukar && fakta.penjualan.find((one) => one.no_tukar === no);
  const dariNota = nota ? dibayar(fakta, nota.no_faktur_jual).uang : 0;
  const tunai = uang + kas + (titip?.refund_rp ?? 0);
  const lain =
    (jual?.dp_rp ?? 0) + (jual?.tukar_rp ?? 0) + (beli?.grand_total ?? 0) + emas + dariNota;
  return { uang: tunai, semua: tunai + lain + (titip?.ditahan_rp ?? 0) };
}
