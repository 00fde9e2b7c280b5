import {
  bagi,
  cocok,
  dalam,
  jumlah,
  selisihHari,
  type Baris,
  type Fakta,
  type Naif,
} from '#tests/proof/oracle/fakta.ts';
import { bayarJanji, janjiKembali } from '#tests/proof/oracle/naif/janji.naif.ts';
import { hidup } from '#tests/proof/oracle/naif/uang.naif.ts';

/** A document's own row, with the customer and which way its money goes, if it was booked and is not cancelled. */
function dokumen(fakta: Fakta, no: string): Baris | undefined {
  const cari = (tabel: keyof Fakta, kolom: string): Baris | undefined =>
    fakta[tabel].find((one) => one[kolom] === no);
  const nota = cari('penjualan', 'no_faktur_jual');
  if (nota) return nota.status === 'DONE' ? nota : undefined;
  const bon = cari('pembelian', 'no_faktur_beli');
  if (bon) return bon.status === 'DONE' ? { ...bon, keluar: true } : undefined;
  // The first money of a deposit stays on its day, whatever comes of the deposit.
  const titip = cari('titipan', 'no_titip');
  if (titip) return titip.valid_at ? titip : undefined;
  if (bayarJanji(fakta, no)) return dariBuku(fakta, no);
  const setor = cari('titipan_bayar', 'no_bayar')!;
  const milik = fakta.titipan.find((one) => one.no_titip === setor.no_titip)!;
  return setor.status === 'DONE' ? { ...setor, nama_customer: milik.nama_customer } : undefined;
}

/** Of an order, a job, a contract or what was paid further for one: as the book says it, where nothing turned it round. */
function dariBuku({ buku_set }: Fakta, no: string): Baris | undefined {
  const set = buku_set.find(({ no_bukti }) => no_bukti === no);
  if (!set || buku_set.some(({ membalik }) => membalik === no)) return undefined;
  return { ...set, nama_customer: set.keterangan };
}

/** Payments by card and transfer of documents that stand. */
const nonCash = (fakta: Fakta): Baris[] =>
  fakta.pembayaran
    .filter(({ jenis }) => ['DEBET', 'CREDIT', 'TRANSFER'].includes(jenis))
    .flatMap((bayar) => {
      const dari = dokumen(fakta, bayar.no_dokumen);
      if (!dari) return [];
      const tanda = dari.keluar ? -1 : 1;
      return [
        {
          ...bayar,
          tanggal: dari.tgl_system,
          keterangan: `${bayar.no_dokumen as string} ${dari.nama_customer as string}`,
          nama_bank: penerbit(fakta, bayar),
          jumlah_rp: tanda * bayar.jumlah,
          fee: tanda * bayar.fee,
          jumlah_gesek_rp: tanda * (bayar.jumlah + bayar.fee),
          input_by: dari.valid_by ?? dari.input_by,
        } as Baris,
      ];
    });

/** Deposits given back to an account, on the day of it. */
const dikembalikan = (fakta: Fakta): Baris[] =>
  [
    ...fakta.titipan
      .filter(({ refund_jenis, refund_rp }) => refund_jenis === 'TRANSFER' && refund_rp > 0)
      .map((row) => ({ ...row, kembali_rp: row.refund_rp }) as Baris),
    ...janjiKembali(fakta),
  ].map(
    (row) =>
      ({
        jenis: 'TRANSFER',
        no_rekening: row.refund_rekening,
        nama_bank: namaBank(fakta, row.refund_rekening),
        tanggal: row.hari_batal,
        keterangan: `${row.no_batal as string} ${row.alasan_batal as string}`,
        jumlah_rp: -row.kembali_rp,
        fee: 0,
        jumlah_gesek_rp: -row.kembali_rp,
      }) as Baris,
  );

const rekening = ({ rekening: semua }: Fakta, no: unknown): Baris =>
  semua.find((one) => one.no_rekening === no)!;
const namaBank = (fakta: Fakta, no: unknown): string =>
  fakta.bank.find((one) => one.kode_bank === rekening(fakta, no).kode_bank)!.nama_bank;

/** Whose money it is: a marketplace of that code, else the bank of the account. */
const penerbit = (fakta: Fakta, { kode_bank, no_rekening }: Baris): string =>
  fakta.marketplace.find((one) => one.kode_marketplace === kode_bank)?.nama ??
  namaBank(fakta, no_rekening);

/** What a marketplace keeps of an order: the percent of its day; nothing of one that had come back by a day. */
function persenOnline(fakta: Fakta, { no_dokumen }: Baris, per: string): number {
  const { pembelian, penjualan_online, pesanan } = fakta;
  if (pembelian.some((one) => one.no_jual_retur === no_dokumen && one.tgl_system <= per)) return 0;
  return (
    penjualan_online.find((one) => one.no_faktur_jual === no_dokumen)?.fee_persen ??
    pesanan.find((one) => one.no_pesanan === no_dokumen)?.fee_persen ??
    0
  );
}

export const laporanNonCash: Naif = (fakta, { start_date, end_date, ...saring }) =>
  [...nonCash(fakta), ...dikembalikan(fakta)]
    .filter(({ tanggal }) => dalam(tanggal, { tgl_from: start_date!, tgl_to: end_date! }))
    .filter(({ jenis, no_rekening }) => cocok(saring, { jenis, no_rekening }));

/** The settlement of a payment that is not cancelled, up to a day. */
const dicairkan = (fakta: Fakta, { no_dokumen, urut }: Baris, per?: string): Baris | undefined =>
  fakta.validasi_non_cash_baris
    .filter((one) => one.no_dokumen === no_dokumen && one.urut_bayar === urut)
    .map((one) => fakta.validasi_non_cash.find((head) => head.no_validasi === one.no_validasi)!)
    .find((head) => head.status === 'DONE' && (per === undefined || head.tgl_system <= per));

const lewatKartu = ({ buku }: Fakta, { no_dokumen }: Baris): boolean =>
  buku.some((one) => one.no_bukti === no_dokumen && String(one.akun).startsWith('kartu:'));

/** Payments that wait for a statement, of documents that were not cancelled; with the settlement that found them. */
export const masukKartu = (fakta: Fakta): { bayar: Baris; set: Baris; cair?: Baris }[] =>
  fakta.pembayaran
    .filter(({ jenis }) => ['DEBET', 'CREDIT', 'TRANSFER'].includes(jenis))
    .flatMap((bayar) => {
      const set = fakta.buku_set.find(({ no_bukti }) => no_bukti === bayar.no_dokumen);
      const undone = fakta.buku_set.some(({ membalik }) => membalik === bayar.no_dokumen);
      if (!set || undone || !lewatKartu(fakta, bayar)) return [];
      const cair = dicairkan(fakta, bayar);
      return [{ bayar, set, ...(cair ? { cair } : {}) }];
    });

/** The percent of an account when a card was taken: what the record says of each change since. */
function persenSaat(fakta: Fakta, { no_rekening, no_dokumen }: Baris): number {
  const { waktu } = fakta.buku_set.find(({ no_bukti }) => no_bukti === no_dokumen)!;
  const nanti = fakta.audit
    .filter((row) => row.tabel === 'rekening' && row.kunci === no_rekening && row.waktu > waktu)
    .toSorted((a, b) => a.urut - b.urut)
    .at(0);
  return (nanti?.sebelum ?? rekening(fakta, no_rekening)).fee_persen;
}

export const laporanBelumValidasi: Naif = (fakta, saring) => {
  const per = saring.per_tanggal!;
  return nonCash(fakta)
    .filter(
      ({ tanggal, jenis, no_rekening }) => tanggal <= per && cocok(saring, { jenis, no_rekening }),
    )
    .filter((row) => lewatKartu(fakta, row) && !dicairkan(fakta, row, per))
    .map((row) => {
      const persen =
        row.jenis === 'TRANSFER' ? persenOnline(fakta, row, per) : persenSaat(fakta, row);
      const biaya_bank = bagi(row.jumlah_gesek_rp, 10_000, persen)!;
      const umur_hari = selisihHari(row.tanggal, per);
      return {
        ...row,
        no_kartu: null,
        biaya_bank,
        dana_masuk: row.jumlah_gesek_rp - biaya_bank,
        umur_hari,
        status: umur_hari > 3 ? 'LAMA' : 'MENUNGGU',
      };
    });
};

/** Of one moment what undoes comes last, else the numbers decide. */
const urutan = ({ waktu, membalik, no_bukti }: Baris): string =>
  `${waktu as string} ${membalik === null ? 0 : 1} ${no_bukti as string}`;

export const laporanUangBank: Naif = (fakta, saring) =>
  fakta.rekening
    .filter(({ no_rekening, kode_bank }) => cocok(saring, { no_rekening, kode_bank }))
    .flatMap(({ no_rekening }) => {
      const garis = fakta.buku.filter(({ akun }) => akun === `bank:${no_rekening as string}`);
      const kosong = {
        nama_bank: namaBank(fakta, no_rekening),
        no_rekening,
        no_dokumen: null,
        kategori: null,
        masuk: null,
        keluar: null,
        input_by: null,
      };
      let saldo = jumlah(
        garis.filter(({ tgl_system }) => tgl_system < saring.tgl_from!),
        'rupiah',
      );
      const awal = { ...kosong, tgl_system: null, keterangan: 'SALDO AWAL', saldo };
      const gerak = hidup(fakta)
        .filter(({ tgl_system }) => dalam(tgl_system, saring))
        .toSorted((a, b) => (urutan(a) < urutan(b) ? -1 : 1))
        .map((set) => ({
          set,
          rupiah: jumlah(
            garis.filter(({ no_bukti }) => no_bukti === set.no_bukti),
            'rupiah',
          ),
        }))
        .filter(({ rupiah }) => rupiah !== 0)
        .map(({ set, rupiah }) => {
          saldo += rupiah;
          return {
            ...kosong,
            tgl_system: set.tgl_system,
            no_dokumen: set.no_bukti,
            kategori: set.kode_transaksi,
            keterangan: set.keterangan,
            masuk: Math.max(rupiah, 0),
            keluar: Math.max(-rupiah, 0),
            saldo,
            input_by: set.input_by,
          };
        });
      const akhir = { ...kosong, tgl_system: null, keterangan: 'SALDO AKHIR', saldo };
      return gerak.length > 0 || saldo !== 0 ? [awal, ...gerak, akhir] : [];
    });

const LACI: Record<string, string> = { kas: 'Kas Toko', kas_hutang: 'Kas Hutang' };
const sisi = (nama: string): string => LACI[nama] ?? nama.replace(/^kas:/, '');

export const laporanMutasi: Naif = (fakta, saring) =>
  fakta.mutasi_uang
    .filter(({ status, tgl_system }) => status === 'DONE' && dalam(tgl_system, saring))
    .filter(({ jenis, kategori }) => cocok(saring, { jenis, kategori }))
    .map((row) => ({
      ...row,
      asal: sisi(row.asal),
      tujuan: sisi(row.tujuan),
      asal_rekening: row.asal_rekening ?? '-',
      tujuan_rekening: row.tujuan_rekening ?? '-',
    }));
