import { sentence } from '#kit/rules/sentence.ts';
import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import {
  minus,
  percentOf,
  plus,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { formatGram, percentText, formatRupiah } from '#kit/rules/format.ts';
import { batasOf, tentukanSetuju } from '#areas/buku/rules/keluar.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import type { Bayar, Rekening } from '#areas/uang/rules/pembayaran.ts';
import { tanpaNotaKita, type AsalNota } from '#areas/pembelian/rules/pembelian.ts';

export const TIDAK_BELI = refusals({
  SALES_KOSONG: { field: 'kode_sales', message: 'Kode Sales Tidak Boleh Kosong' },
  SALES_TIDAK_ADA: { field: 'kode_sales', message: 'Kode Sales Tidak Ditemukan' },
  NOTA_KOSONG: { field: 'no_faktur_jual', message: 'No Nota Dan Barcode Tidak Boleh Kosong' },
  NOTA_TIDAK_ADA: { field: 'no_faktur_jual', message: 'Nota Tidak Ditemukan' },
  NOTA_BESOK: { field: 'tgl_nota', message: 'Tanggal Nota Tidak Boleh Setelah Hari Ini' },
  NOTA_BELUM_SAH: { field: 'no_faktur_jual', message: 'Nota Belum Divalidasi Atau Sudah Batal' },
  CICILAN_BELUM_LUNAS: { field: 'no_faktur_jual', message: 'Cicilan {no} Belum Lunas' },
  BARANG_BUKAN_NOTA: { field: 'kode_barcode', message: 'Barang Tidak Ada Di Nota Ini' },
  SUDAH_DIBELI: { field: 'kode_barcode', message: 'Barang Di Nota Ini Sudah Dibeli Kembali' },
  BARANG_KEMBAR: { field: 'kode_barcode', message: 'Barcode Sudah Ada Di Tabel' },
  NAMA_KOSONG: { field: 'nama_barang', message: 'Nama Barang Tidak Boleh Kosong' },
  JENIS_TIDAK_ADA: { field: 'kode_dept', message: 'Jenis Tidak Ditemukan' },
  GROUP_TIDAK_ADA: { field: 'kode_group', message: 'Group Tidak Ditemukan' },
  JENIS_BUKAN_NOTA: { field: 'kode_dept', message: 'Jenis Harus Sama Dengan Nota' },
  GROUP_BUKAN_NOTA: { field: 'kode_group', message: 'Group Harus Sama Dengan Nota' },
  KADAR_KOSONG: { field: 'kadar', message: 'Kadar Tidak Boleh 0' },
  KADAR_TIDAK_ADA: {
    field: 'kadar',
    message: 'Kadar Tidak Ditemukan, Pilih Kode Kadar Dari Daftar',
  },
  KONDISI_TIDAK_ADA: { field: 'kondisi', message: 'Kondisi Pembelian Tidak Ditemukan' },
  HARGA_BELUM_ADA: { field: 'harga_per_gram', message: 'Harga Beli Kadar {kadar} Belum Diatur' },
  ROSOK_BELUM_ADA: { field: 'harga_per_gram', message: 'Harga Rosok Belum Diatur' },
  GUDANG_TIDAK_ADA: { message: 'Gudang Pembelian Belum Ada' },
  FOTO_WAJIB: { field: 'foto', message: 'Foto Barang Wajib Dimasukkan' },
  PENJUAL_NAMA: { field: 'customer.nama', message: 'Nama Penjual Tidak Boleh Kosong' },
  PENJUAL_ALAMAT: { field: 'customer.alamat', message: 'Alamat Penjual Tidak Boleh Kosong' },
  PENJUAL_HP: { field: 'customer.no_hp', message: 'No HP Penjual Tidak Boleh Kosong' },
  PENJUAL_KTP: { field: 'customer.no_ktp', message: 'No KTP Penjual Tidak Boleh Kosong' },
  PENJUAL_KTP_TUNJUK: {
    field: 'customer.no_ktp',
    message: 'KTP Harus Ditunjukkan, Ketik Nomornya',
  },
  BAYAR_DI_VALIDASI: { field: 'pembayaran', message: 'Pembayaran Dilakukan Di Validasi Pembelian' },
  BAYAR_BEDA: { field: 'pembayaran', message: 'Pembayaran Harus Sama Dengan Total Pembelian' },
  BAYAR_JENIS: { field: 'jenis', message: 'Pembelian Dibayar Tunai Atau Transfer' },
  BAYAR_NOL: { field: 'jumlah', message: 'Nominal Tidak Boleh Kosong' },
  REKENING_TIDAK_ADA: { field: 'no_rekening', message: 'No Rekening Tidak Ditemukan' },
  PEMBELIAN_TIDAK_ADA: { message: 'Pembelian Tidak Ditemukan' },
  BELI_KEMARIN: { message: 'Tidak Dapat Batal Pembelian Kemarin' },
  SUDAH_BATAL: { message: 'Pembelian Sudah Dibatalkan' },
  SUDAH_VALIDASI: { message: 'Pembelian Sudah Divalidasi' },
  EMAS_PINDAH: { message: 'Emas Pembelian Ini Sudah Dipindahkan, Tidak Dapat Dibatalkan' },
  BAGIAN_TUKAR: { message: 'Barang Tukar Dan Barang Biasa Tidak Dapat Dibatalkan Bersama' },
  BAGIAN_PUTUS: { message: 'Pembelian Ini Bagian Beli Putus, Batalkan Pelunasannya' },
  VALIDASI_PUTUS: { message: 'Pembelian Ini Bagian Beli Putus, Validasi Pelunasannya' },
  VALIDASI_TUKAR: { message: 'Pembelian Ini Bagian Tukar, Validasi Tiketnya' },
  EMAS_TIDAK_ADA: { field: 'barang', message: 'Barang Pembelian Tidak Ada Di Gudang Pembelian' },
  BERAT_LEBIH: { field: 'berat', message: 'Berat Tidak Boleh Melebihi Berat Pembelian' },
});

/** Money out of the drawer or a bank account, together exactly what coins make of the total (D-51.1). */
export function periksaBayarBeli(
  bayar: readonly Bayar[],
  harus: Rupiah,
  rekening: ReadonlyMap<string, Rekening>,
): Refusal[] {
  const salah = bayar.flatMap((one, at) =>
    gather(
      [one.jenis !== 'CASH' && one.jenis !== 'TRANSFER', TIDAK_BELI.BAYAR_JENIS],
      [one.jumlah <= 0, TIDAK_BELI.BAYAR_NOL],
      [
        one.jenis === 'TRANSFER' &&
          rekening.get(one.no_rekening ?? '')?.kode_bank !== (one.kode_bank ?? undefined),
        TIDAK_BELI.REKENING_TIDAK_ADA,
      ],
    ).map((no) => ({ ...no, field: `pembayaran.${at}.${no.field}` })),
  );
  const jumlah = bayar.reduce((all, one) => plus(all, one.jumlah), 0 as Rupiah);
  return salah.length > 0 ? salah : gather([jumlah !== harus, TIDAK_BELI.BAYAR_BEDA]);
}

export type Penjual = {
  readonly nama: string;
  readonly alamat: string;
  readonly no_hp: string | null;
  /** The number that was shown now, or that of the seller's card. */
  readonly no_ktp: string | null;
  readonly ktp_tunjuk: string | null;
};

/** Which sellers must say who they are, as the shop has it (D-13.1). */
export const wajibIdentitas = (
  asal: readonly AsalNota[],
  wajib: 'TIDAK' | 'TANPA_NOTA' | 'SEMUA',
): boolean => wajib === 'SEMUA' || (wajib === 'TANPA_NOTA' && asal.some(tanpaNotaKita));

/** Cash of a person and day that the law asks about, whatever the shop has; a limit of 0 is none (D-13.1). */
export const capaiBatas = (tunaiHariIni: Rupiah, batas: Rupiah): boolean =>
  batas > 0 && tunaiHariIni >= batas;

/**
 * What is missing of a seller. At the limit of the law the identity is shown now (`tunjuk`): the number on a card says
 * who its customer is and not who is here (D-51.10).
 */
export const periksaPenjual = (
  { nama, alamat, no_hp, no_ktp, ktp_tunjuk }: Penjual,
  tunjuk: boolean,
): Refusal[] =>
  gather(
    [!nama, TIDAK_BELI.PENJUAL_NAMA],
    [!alamat, TIDAK_BELI.PENJUAL_ALAMAT],
    [!no_hp, TIDAK_BELI.PENJUAL_HP],
    [!no_ktp, TIDAK_BELI.PENJUAL_KTP],
    [tunjuk && !!no_ktp && !ktp_tunjuk, TIDAK_BELI.PENJUAL_KTP_TUNJUK],
  );

/** A bought line beside what its nota and the price of the day say. */
export type BarisDiminta = {
  readonly asal_nota: AsalNota;
  readonly nama_barang: string;
  readonly kadar: Persen;
  readonly kadar_nota: Persen | null;
  readonly berat: Miligram;
  readonly berat_nota: Miligram | null;
  readonly harga: Rupiah;
  readonly harga_hari: Rupiah;
  readonly harga_per_gram: Rupiah;
  readonly harga_hari_ini: Rupiah;
  readonly harga_dasar_nota: Rupiah | null;
  readonly harga_tawar: Rupiah;
  readonly harga_nota: Rupiah | null;
  /** The most that its fine gold costs by its kadar; null where no kadar has a price. */
  readonly harga_wajar: Rupiah | null;
};

export type BatasBeli = {
  readonly kasir: Rupiah;
  readonly spv: Rupiah;
  readonly naikHarga: Persen;
  readonly berat: Miligram;
  readonly kadar: Persen;
  readonly diAtasNota: boolean;
};

export type EventBeli =
  | 'BELI_DI_ATAS_HARGA'
  | 'BATAS_HARGA'
  | 'BELI_DI_ATAS_NOTA'
  | 'BELI_BERAT_LEBIH'
  | 'BELI_KADAR_TURUN'
  | 'BELI_DI_ATAS_BATAS'
  | 'PEMBAYARAN_BESAR';

export type TuntutanBeli = {
  readonly event: EventBeli;
  readonly ringkasan: string;
  readonly angka: { label: string; nilai: string }[];
  readonly penyetuju?: 'SPV' | 'OWN';
};

/** What of a buy-back needs a superior, with the figures that the approver reads (D-13.1). */
export function tentukanTuntutanBeli(
  level: Level,
  baris: readonly BarisDiminta[],
  batas: BatasBeli,
): TuntutanBeli[] {
  const total = baris.reduce((all, one) => plus(all, one.harga), 0 as Rupiah);
  return [
    ...baris.flatMap((one) => tuntutanBaris(one, batas)),
    ...diAtasBatas(level, total, batas),
  ];
}

function tuntutanBaris(one: BarisDiminta, batas: BatasBeli): TuntutanBeli[] {
  const paling = plus(one.harga_hari, percentOf(one.harga_hari, batas.naikHarga, 'half'));
  return [
    ...bila(
      one.harga > tawarSendiri(one) || diAtasWajar(one, batas),
      'BELI_DI_ATAS_HARGA',
      sentence('Beli {nama_barang} di atas harga', { nama_barang: one.nama_barang }),
      [
        [sentence('Harga hari ini'), formatRupiah(one.harga_hari_ini)],
        [
          sentence('Harga nota'),
          one.harga_dasar_nota === null ? '-' : formatRupiah(one.harga_dasar_nota),
        ],
        [sentence('Harga diminta'), formatRupiah(one.harga)],
        [sentence('Selisih'), formatRupiah(minus(one.harga, tawarSendiri(one)))],
        ...(one.harga_wajar !== null && diAtasWajar(one, batas)
          ? ([[sentence('Nilai murni menurut kadar'), formatRupiah(one.harga_wajar)]] as const)
          : []),
        [
          sentence('Berat'),
          sentence('{berat} g, kadar {kadar}', {
            berat: formatGram(one.berat),
            kadar: percentText(one.kadar),
          }),
        ],
      ],
    ),
    ...bila(
      one.harga_per_gram > paling,
      'BATAS_HARGA',
      sentence('Harga beli per gram {nama_barang} di atas batas', { nama_barang: one.nama_barang }),
      [
        [sentence('Harga beli hari ini'), formatRupiah(one.harga_hari)],
        [sentence('Harga diketik'), formatRupiah(one.harga_per_gram)],
      ],
    ),
    ...bila(
      batas.diAtasNota && one.harga_nota !== null && one.harga > one.harga_nota,
      'BELI_DI_ATAS_NOTA',
      sentence('Beli {nama_barang} di atas harga nota', { nama_barang: one.nama_barang }),
      [
        [sentence('Harga pada nota'), formatRupiah(one.harga_nota ?? (0 as Rupiah))],
        [sentence('Harga diminta'), formatRupiah(one.harga)],
        [sentence('Harga beli hari ini'), formatRupiah(one.harga_hari)],
      ],
    ),
    ...bila(
      one.berat_nota !== null && minus(one.berat, one.berat_nota) > batas.berat,
      'BELI_BERAT_LEBIH',
      sentence('{nama_barang} lebih berat dari nota', { nama_barang: one.nama_barang }),
      [
        [sentence('Berat nota'), `${formatGram(one.berat_nota ?? (0 as Miligram))} g`],
        [sentence('Berat timbang'), `${formatGram(one.berat)} g`],
        [sentence('Selisih'), `${formatGram(minus(one.berat, one.berat_nota ?? one.berat))} g`],
      ],
    ),
    ...kadarLain(one, batas),
  ];
}

/** Whatever chose its price: fine gold that costs more than its kadar does (D-51.16). */
const diAtasWajar = ({ harga, harga_wajar }: BarisDiminta, { naikHarga }: BatasBeli): boolean =>
  harga_wajar !== null && harga > plus(harga_wajar, percentOf(harga_wajar, naikHarga, 'half'));

/** A test that says something else than the nota: less gold than was sold, or more than it can hold. */
const kadarLain = (one: BarisDiminta, batas: BatasBeli): TuntutanBeli[] => {
  const nota = one.kadar_nota ?? one.kadar;
  const kadar = [
    [sentence('Kadar nota'), `${percentText(nota)}`],
    [sentence('Kadar uji'), `${percentText(one.kadar)}`],
  ] as const;
  return [
    ...bila(
      minus(nota, one.kadar) > batas.kadar,
      'BELI_KADAR_TURUN',
      sentence('Kadar {nama_barang} di bawah nota', { nama_barang: one.nama_barang }),
      kadar,
    ),
    ...bila(
      minus(one.kadar, nota) > batas.kadar,
      'BATAS_HARGA',
      sentence('Kadar {nama_barang} di atas nota', { nama_barang: one.nama_barang }),
      [...kadar, ['Harga diminta', formatRupiah(one.harga)]],
    ),
  ];
};

/** What may be paid without asking: a price that is only told, of a nota that nobody here can read, raises nothing. */
const tawarSendiri = ({ asal_nota, harga_tawar, harga_hari_ini }: BarisDiminta): Rupiah =>
  asal_nota === 'NOTA_SENDIRI' || harga_tawar < harga_hari_ini ? harga_tawar : harga_hari_ini;

/** Whether less of it may be paid without asking than when it was written (D-28.2). */
export const jadiMurah = (dulu: BarisDiminta, kini: BarisDiminta): boolean =>
  tawarSendiri(kini) < tawarSendiri(dulu) ||
  (kini.harga_wajar !== null && dulu.harga_wajar !== null && kini.harga_wajar < dulu.harga_wajar);

/**
 * A cashier asks a supervisor from one limit on, the owner from the next; a supervisor the owner, and so does a
 * manager, who has the supervisor's limit (D-51.6).
 */
function diAtasBatas(level: Level, total: Rupiah, batas: BatasBeli): TuntutanBeli[] {
  const milik = batasOf(level, batas);
  const penyetuju = tentukanSetuju(level, total, batas);
  if (milik === null || penyetuju === null) return [];
  const ringkasan = sentence('Pembelian {total} di atas batas', { total: formatRupiah(total) });
  const [event, jumlah, sampai] =
    level === 'MU'
      ? (['PEMBAYARAN_BESAR', sentence('Total pembelian'), sentence('Batas pembelian')] as const)
      : (['BELI_DI_ATAS_BATAS', sentence('Total'), sentence('Batas')] as const);
  const angka = [
    [jumlah, formatRupiah(total)],
    [sampai, formatRupiah(milik)],
  ] as const;
  return bila(true, event, ringkasan, angka, penyetuju);
}

const bila = (
  perlu: boolean,
  event: EventBeli,
  ringkasan: string,
  angka: readonly (readonly [string, string])[],
  penyetuju?: 'SPV' | 'OWN',
): TuntutanBeli[] =>
  perlu
    ? [{ event, ringkasan, angka: angka.map(([label, nilai]) => ({ label, nilai })), penyetuju }]
    : [];
