import {
  cocok,
  dalam,
  yangSetuju,
  type Baris,
  type Fakta,
  type Naif,
  tanggal,
} from '#tests/proof/oracle/fakta.ts';
import { JANJI } from '#tests/proof/oracle/naif/janji.naif.ts';
import { UANG, uangDi } from '#tests/proof/oracle/naif/uang.naif.ts';

type TabelHutang =
  | 'hutang'
  | 'hutang_bunga'
  | 'hutang_lunas'
  | 'hutang_remaja'
  | 'hutang_lelang'
  | 'hutang_kelebihan';
type TabelJanji =
  | 'pesanan'
  | 'pesanan_bayar'
  | 'service'
  | 'service_bayar'
  | 'cicilan'
  | 'cicilan_bayar';
/** Documents of each kind as a list of cancellations or prints names them. */
const DOKUMEN: readonly {
  readonly jenis: string;
  readonly tabel:
    | 'penjualan'
    | 'pembelian'
    | 'titipan'
    | 'penerimaan'
    | 'kas'
    | TabelHutang
    | TabelJanji;
  readonly no: string;
  readonly rp: string;
}[] = [
  { jenis: 'PENJUALAN', tabel: 'penjualan', no: 'no_faktur_jual', rp: 'grand_total' },
  { jenis: 'PEMBELIAN', tabel: 'pembelian', no: 'no_faktur_beli', rp: 'grand_total' },
  { jenis: 'TITIPAN', tabel: 'titipan', no: 'no_titip', rp: 'harga_total' },
  { jenis: 'PESANAN', tabel: 'pesanan', no: 'no_pesanan', rp: 'total_harga' },
  { jenis: 'PESANAN', tabel: 'pesanan_bayar', no: 'no_bayar', rp: 'jumlah' },
  { jenis: 'SERVICE', tabel: 'service', no: 'no_service', rp: 'ongkos_awal' },
  { jenis: 'SERVICE', tabel: 'service_bayar', no: 'no_bayar', rp: 'jumlah' },
  { jenis: 'CICILAN', tabel: 'cicilan', no: 'no_cicilan', rp: 'harga_jual' },
  { jenis: 'CICILAN', tabel: 'cicilan_bayar', no: 'no_bayar', rp: 'jumlah' },
  { jenis: 'TERIMA BARANG', tabel: 'penerimaan', no: 'no_terima', rp: 'total_modal' },
  { jenis: 'KAS', tabel: 'kas', no: 'no_kas', rp: 'jumlah' },
  { jenis: 'HUTANG', tabel: 'hutang', no: 'no_faktur_hutang', rp: 'jumlah_hutang' },
  { jenis: 'HUTANG', tabel: 'hutang_bunga', no: 'no_bunga', rp: 'bunga_rp' },
  { jenis: 'PELUNASAN', tabel: 'hutang_lunas', no: 'no_lunas', rp: 'jumlah' },
  { jenis: 'HUTANG', tabel: 'hutang_remaja', no: 'no_remaja', rp: 'jumlah' },
  { jenis: 'LELANG HUTANG', tabel: 'hutang_lelang', no: 'no_lelang', rp: 'hasil_lelang' },
  { jenis: 'KELEBIHAN LELANG', tabel: 'hutang_kelebihan', no: 'no_kelebihan', rp: 'kelebihan' },
];

export const laporanCetakUlang: Naif = (fakta, saring) =>
  fakta.audit
    .filter((row) => row.tindakan === 'CETAK_ULANG' && dalam(tanggal(row.waktu), saring))
    .map((row) => {
      const macam = DOKUMEN.find(({ tabel }) => tabel === row.tabel)!;
      const isi = fakta[macam.tabel].find((one) => one[macam.no] === row.kunci)!;
      const ke = row.sesudah.cetak_ke as number;
      return {
        waktu: row.waktu,
        // Papers of loans are all called so.
        jenis: macam.tabel.startsWith('hutang') ? 'HUTANG' : macam.jenis,
        no_dokumen: row.kunci,
        tgl_system: isi.tgl_system,
        ke,
        jumlah_rp: isi[macam.rp],
        media: 'Desktop',
        input_by: row.user_id,
        otorisasi_by:
          fakta.otorisasi.find((one) => one.keystore === row.keystore)?.disetujui_by ?? null,
        alasan: row.sesudah.alasan ?? null,
        tanda: ke >= 3 ? 'CETAKAN KETIGA' : null,
      } as Baris;
    })
    .filter(({ jenis, input_by }) => cocok(saring, { jenis, input_by }));

/** What the same customer took, or brought, instead on the same day. */
function ganti(fakta: Fakta, jenis: string, batal: Baris): string | null {
  if (jenis !== 'PENJUALAN' && jenis !== 'PEMBELIAN') return null;
  const [no, kepala, isi, kunci] =
    jenis === 'PENJUALAN'
      ? (['no_faktur_jual', fakta.penjualan, fakta.penjualan_barang, 'kode_barcode'] as const)
      : (['no_faktur_beli', fakta.pembelian, fakta.pembelian_barang, 'nama_barang'] as const);
  const barang = (nota: Baris) =>
    isi.filter((row) => row[no] === nota[no]).map((row) => row[kunci] as string);
  const dulu = barang(batal);
  const lain = kepala
    .filter(
      (nota) =>
        nota.status === 'DONE' &&
        nota.tgl_system === batal.tgl_system &&
        nota.nama_customer === batal.nama_customer &&
        nota.input_date > batal.input_date &&
        barang(nota).some((satu) => dulu.includes(satu)),
    )
    .map((nota) => nota[no] as string);
  return lain.toSorted()[0] ?? null;
}

/** Every cancelled document with the day on which it was cancelled. */
export const dibatalkan = (fakta: Fakta): Baris[] =>
  DOKUMEN.flatMap(({ jenis, tabel, no, rp }) => {
    const pinjaman = (row: Baris) =>
      fakta.hutang.find((one) => one.no_faktur_hutang === row.no_faktur_hutang);
    const kontrak = (row: Baris) =>
      JANJI.filter(({ bayar }) => bayar === tabel)
        .flatMap((janji) => fakta[janji.tabel].filter((one) => one[janji.no] === row[janji.no]))
        .at(0);
    return fakta[tabel]
      .filter(
        (row) => row.status === 'CANC' && (!/titipan|hutang/.test(tabel) || row.no_batal !== null),
      )
      .map((row) => ({
        jenis,
        no_dokumen: row[no],
        no_batal: row.no_batal,
        tgl_system: row.tgl_system,
        hari: row.hari_batal ?? tanggal(row.tgl_batal),
        tgl_batal: row.tgl_batal,
        batal_by: row.batal_by,
        otorisasi_by: row.no_batal ? yangSetuju(fakta, row.no_batal) : null,
        alasan: row.alasan_batal ?? '',
        nama_customer: row.nama_customer ?? row.kode_supplier ?? row.keterangan,
        // A redemption is of the gold and the salesperson of its loan.
        berat:
          row.berat ??
          row.total_berat ??
          (/hutang_(lunas|remaja)/.test(tabel) ? pinjaman(row)?.berat : null) ??
          null,
        jumlah_rp: row[rp],
        uang_kembali: row.no_batal ? -uangDi(fakta, row.no_batal, UANG) || 0 : 0,
        // What was paid further for an order, a job or a contract is of its salesperson.
        kode_sales:
          row.kode_sales ??
          row.kode_sales_lunas ??
          pinjaman(row)?.kode_sales ??
          kontrak(row)?.kode_sales ??
          null,
        input_by: row.input_by,
        ganti: ganti(fakta, jenis, row),
      }));
  });

type Lain = {
  readonly no: string;
  readonly rp?: string;
  readonly berat?: string;
  readonly kata?: string;
};
/** Kinds that the requirement has no word for: they stand as LAINNYA, named by what was said of them. */
const LAIN: Readonly<Partial<Record<keyof Fakta, Lain>>> = {
  tukar: { no: 'no_tukar', rp: 'jual_rp' },
  mutasi_uang: { no: 'no_mutasi', rp: 'jumlah', kata: 'keterangan' },
  validasi_non_cash: { no: 'no_validasi', rp: 'jumlah_gesek_rp', kata: 'keterangan' },
  pindah: { no: 'no_pindah', berat: 'total_berat', kata: 'keterangan' },
  hancur: { no: 'no_hancur', berat: 'total_timbang', kata: 'alasan' },
  hancur_pembelian: { no: 'no_hancur', berat: 'berat', kata: 'alasan' },
  retag_pembelian: { no: 'no_retag', berat: 'berat', kata: 'nama_barang' },
  ubah_massal: { no: 'no_ubah', berat: 'total_berat', kata: 'alasan' },
  aksesoris_gerak: { no: 'no_aksesoris', kata: 'keterangan' },
  manual_masuk: {
    no: 'no_masuk',
    rp: 'total_modal',
    berat: 'total_berat',
    kata: 'kode_supplier',
  },
  manual_retur: {
    no: 'no_retur',
    rp: 'total_modal',
    berat: 'total_berat',
    kata: 'kode_supplier',
  },
  manual_pindah: { no: 'no_pindah', berat: 'total_berat', kata: 'keterangan' },
  berlian_terima: { no: 'no_terima', rp: 'total_modal', kata: 'kode_supplier' },
  berlian_retur: { no: 'no_retur', rp: 'total_modal', kata: 'kode_supplier' },
  retur_supplier: {
    no: 'no_retur',
    rp: 'total_modal',
    berat: 'total_berat',
    kata: 'kode_supplier',
  },
  opname: { no: 'no_opname' },
  opname_global: { no: 'no_opname_global', berat: 'berat_fisik' },
};

/** Cancelled documents of all other kinds; gold and counts are worth no rupiah here. */
export const lainDibatalkan = (fakta: Fakta): Baris[] =>
  Object.entries(LAIN).flatMap(([tabel, { no, rp, berat, kata }]) =>
    fakta[tabel as keyof Fakta]
      .filter((row) => ['CANC', 'BATAL'].includes(row.status))
      .map((row) => ({
        jenis: 'LAINNYA',
        no_dokumen: row[no],
        no_batal: row.no_batal ?? null,
        tgl_system: row.tgl_system,
        hari: row.hari_batal ?? row.tgl_system,
        tgl_batal: row.tgl_batal,
        batal_by: row.batal_by,
        otorisasi_by: row.no_batal ? yangSetuju(fakta, row.no_batal) : null,
        alasan: row.alasan_batal ?? '',
        nama_customer: (kata && row[kata]) ?? '',
        berat: berat ? row[berat] : null,
        jumlah_rp: rp ? row[rp] : 0,
        tanpa_rp: !rp,
        uang_kembali: row.no_batal ? -uangDi(fakta, row.no_batal, UANG) || 0 : 0,
        kode_sales: null,
        input_by: row.selesai_by ?? row.input_by,
        ganti: null,
      })),
  );

export const laporanPembatalan: Naif = (fakta, saring) =>
  [...dibatalkan(fakta), ...lainDibatalkan(fakta)]
    .filter(({ hari }) => dalam(hari, saring))
    .filter(({ jenis, batal_by }) => cocok(saring, { jenis, batal_by }));
