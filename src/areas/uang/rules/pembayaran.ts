import { minus, percentOf, plus, rp, sum, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { pembulatanMasuk } from '#areas/uang/rules/pecahan.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { at, fill, refusals, type Refusal } from '#kit/rules/refusal.ts';

export const JENIS_BAYAR = ['CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'POIN'] as const;
export type JenisBayar = (typeof JENIS_BAYAR)[number];

/** A money line as it was given at the counter (D-10.2). */
export type Bayar = {
  readonly jenis: JenisBayar;
  readonly kode_bank: string | null;
  readonly no_rekening: string | null;
  readonly jumlah: Rupiah;
  /** What the client believes the card costs the customer; null = the server says. */
  readonly fee: Rupiah | null;
};

/** What the shop knows of an account a card or transfer goes to. */
export type Rekening = {
  readonly no_rekening: string;
  readonly kode_bank: string;
  readonly fee_persen: Persen;
};

/** A money line as it is booked: cash net of change, the card's fee outside the total (D-10.7). */
export type BayarJadi = Omit<Bayar, 'fee'> & { readonly fee: Rupiah; readonly biaya_bank: Rupiah };
export type PembayaranJadi = {
  readonly baris: readonly BayarJadi[];
  readonly kembali: Rupiah;
  /** What coins made of the cash part: payments = what was due + it (D-51.1). */
  readonly pembulatan_tunai: Rupiah;
};

export const TIDAK_BAYAR = refusals({
  BAYAR_KOSONG: { field: 'pembayaran', message: 'Minimal Pilih Satu Metode Pembayaran' },
  BAYAR_KURANG: { field: 'pembayaran', message: 'Pembayaran Kurang' },
  BAYAR_LEBIH: { field: 'pembayaran', message: 'Pembayaran Melebihi Sisa Pembayaran' },
  BAYAR_NOL: { field: 'jumlah', message: 'Nominal Tidak Boleh Kosong' },
  BANK_KOSONG: { field: 'kode_bank', message: 'Kode Bank Harus Dipilih' },
  REKENING_KOSONG: { field: 'no_rekening', message: 'No Rekening Harus Dipilih' },
  REKENING_TIDAK_ADA: { field: 'no_rekening', message: 'No Rekening Tidak Ditemukan' },
  /** Said by the database, under the lock of the balance (`catat_buku`, D-19.2). */
  REKENING_KURANG: {
    field: 'no_rekening',
    message: 'Saldo Rekening {no_rekening} Tidak Mencukupi',
  },
  FEE_BERBEDA: { field: 'fee', message: 'Biaya Kartu Tidak Sesuai Dengan Parameter' },
  POIN_TIDAK_AKTIF: { field: 'jenis', message: 'Pembayaran Dengan Poin Tidak Aktif' },
  POIN_BUKAN_MEMBER: { field: 'jenis', message: 'Poin Hanya Untuk Member' },
  POIN_KELIPATAN: { field: 'jumlah', message: 'Pembayaran Poin Harus Kelipatan {nilai}' },
  POIN_KURANG: { field: 'pembayaran', message: 'Poin Tidak Mencukupi' },
});

export const lewatBank = (jenis: JenisBayar): boolean =>
  jenis === 'DEBET' || jenis === 'CREDIT' || jenis === 'TRANSFER';
const lewatKartu = (jenis: JenisBayar): boolean => jenis === 'DEBET' || jenis === 'CREDIT';

/** What the customer of the document may pay with points: worth of one, and how many there are (D-39.2). */
export type SaldoPoin = {
  readonly nilai: Rupiah;
  readonly saldo: number;
  readonly member: boolean;
};

export type AturanBayar = {
  readonly rekening: ReadonlyMap<string, Rekening>;
  /** BIAYA_KARTU_DITANGGUNG: the customer pays the percent of the account on top. */
  readonly ditanggungCustomer: boolean;
  /** PECAHAN_TERKECIL; one rupiah where a person chose the sum, and nothing is rounded. */
  readonly pecahan: Rupiah;
  /** Left out where points pay nothing: the module is off, or the document is none of a sale. */
  readonly poin?: SaldoPoin | undefined;
};

/** Why the payments of a document are refused; an empty list when they settle `tagihan` exactly. */
export function periksaPembayaran(
  bayar: readonly Bayar[],
  diminta: Rupiah,
  aturan: AturanBayar,
): Refusal[] {
  const tagihan = plus(diminta, pembulatanMasuk(bayar, diminta, aturan.pecahan));
  if (tagihan > 0 && bayar.length === 0) return [TIDAK_BAYAR.BAYAR_KOSONG];
  const perBaris = bayar.flatMap((one, index) =>
    periksaBaris(one, aturan).map((no) => at(no, 'pembayaran', index)),
  );
  if (perBaris.length > 0) return perBaris;
  if (poinKurang(bayar, aturan.poin)) return [TIDAK_BAYAR.POIN_KURANG];
  const jumlah = sum(bayar.map((one) => one.jumlah));
  const nonTunai = sum(bayar.filter((one) => one.jenis !== 'CASH').map((one) => one.jumlah));
  if (jumlah < tagihan) return [TIDAK_BAYAR.BAYAR_KURANG];
  const tunai = minus(jumlah, nonTunai);
  const lebih = minus(jumlah, tagihan);
  return nonTunai > tagihan || lebih > tunai || (lebih > 0 && lebih === tunai)
    ? [TIDAK_BAYAR.BAYAR_LEBIH]
    : [];
}

function periksaBaris(bayar: Bayar, aturan: AturanBayar): Refusal[] {
  if (bayar.jumlah <= 0) return [TIDAK_BAYAR.BAYAR_NOL];
  if (bayar.jenis === 'POIN') return periksaPoin(bayar.jumlah, aturan.poin);
  if (!lewatBank(bayar.jenis)) return [];
  if (!bayar.kode_bank) return [TIDAK_BAYAR.BANK_KOSONG];
  if (!bayar.no_rekening) return [TIDAK_BAYAR.REKENING_KOSONG];
  const rekening = aturan.rekening.get(bayar.no_rekening);
  if (!rekening || rekening.kode_bank !== bayar.kode_bank) return [TIDAK_BAYAR.REKENING_TIDAK_ADA];
  const fee = hitungFee(bayar, rekening, aturan.ditanggungCustomer);
  return bayar.fee !== null && bayar.fee !== fee && bayar.fee !== 0
    ? [TIDAK_BAYAR.FEE_BERBEDA]
    : [];
}

function periksaPoin(jumlah: Rupiah, poin: SaldoPoin | undefined): Refusal[] {
  if (!poin) return [TIDAK_BAYAR.POIN_TIDAK_AKTIF];
  if (!poin.member) return [TIDAK_BAYAR.POIN_BUKAN_MEMBER];
  return jumlah % poin.nilai === 0
    ? []
    : [fill(TIDAK_BAYAR.POIN_KELIPATAN, { nilai: formatRupiah(poin.nilai) })];
}

type Dibayar = Pick<Bayar, 'jenis' | 'jumlah'>;

/** What of the payments is points, in rupiah. */
export const jumlahPoin = (bayar: readonly Dibayar[]): Rupiah =>
  sum(bayar.flatMap(({ jenis, jumlah }) => (jenis === 'POIN' ? [jumlah] : [])));

const poinKurang = (bayar: readonly Dibayar[], poin: SaldoPoin | undefined): boolean =>
  poin !== undefined && jumlahPoin(bayar) > Math.max(0, poin.saldo) * poin.nilai;

/** The most that points pay of a rest: whole points, as many as there are. */
export const poinPalingBanyak = (
  sisa: Rupiah,
  { nilai, saldo }: SaldoPoin,
  sudah: Rupiah = rp(0),
): Rupiah => {
  const ada = Math.max(0, saldo - sudah / nilai);
  return rp(Math.min(ada, Math.floor(Math.max(0, sisa) / nilai)) * nilai);
};

/** The card's fee on top of the amount, where the customer bears it. */
export const hitungFee = (
  bayar: Pick<Bayar, 'jenis' | 'jumlah'>,
  rekening: Rekening,
  ditanggungCustomer: boolean,
): Rupiah =>
  ditanggungCustomer && lewatKartu(bayar.jenis)
    ? percentOf(bayar.jumlah, rekening.fee_persen, 'half')
    : rp(0);

/** Money lines as booked: the change is taken from the cash, the fee added to the card (D-10.2, D-10.7). */
export function hitungPembayaran(
  bayar: readonly Bayar[],
  diminta: Rupiah,
  aturan: AturanBayar,
): PembayaranJadi {
  const pembulatan_tunai = pembulatanMasuk(bayar, diminta, aturan.pecahan);
  const tagihan = plus(diminta, pembulatan_tunai);
  const kembali = minus(sum(bayar.map((one) => one.jumlah)), tagihan);
  let sisaKembali = kembali;
  const baris: BayarJadi[] = [];
  for (const one of bayar) {
    const ambil = one.jenis === 'CASH' ? (Math.min(one.jumlah, sisaKembali) as Rupiah) : rp(0);
    sisaKembali = minus(sisaKembali, ambil);
    const rekening = one.no_rekening ? aturan.rekening.get(one.no_rekening) : undefined;
    const fee = rekening ? hitungFee(one, rekening, aturan.ditanggungCustomer) : rp(0);
    const jumlah = minus(one.jumlah, ambil);
    const biaya_bank =
      rekening && lewatKartu(one.jenis)
        ? percentOf(plus(jumlah, fee), rekening.fee_persen, 'half')
        : rp(0);
    if (jumlah > 0) baris.push({ ...one, jumlah, fee, biaya_bank });
  }
  return { baris, kembali, pembulatan_tunai };
}
