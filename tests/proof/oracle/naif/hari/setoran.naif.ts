import { cocok, jumlah, type Baris, type Fakta, type Naif } from '#tests/proof/oracle/fakta.ts';
import { janjiKembali } from '#tests/proof/oracle/naif/janji.naif.ts';
import {
  hidup,
  hitungTerakhir,
  KAS,
  saldoSampai,
  uangDi,
} from '#tests/proof/oracle/naif/uang.naif.ts';

/** Documents that bring money to a cashier, or take some; what only moves it between accounts is none. */
const JENIS: Readonly<Record<string, string>> = {
  PJ: 'Penjualan',
  PB: 'Pembelian',
  JM: 'Penjualan Manual',
  PM: 'Pembelian Manual',
  TT: 'Titipan Baru',
  AT: 'Setoran Titipan',
  BT: 'Batal Titipan',
  PS: 'Pesanan',
  AP: 'Bayar Pesanan',
  BP: 'Batal Pesanan',
  SV: 'Service',
  AV: 'Bayar Service',
  BV: 'Batal Service',
  CC: 'Cicilan',
  AC: 'Bayar Cicilan',
  XC: 'Batal Cicilan',
  KM: 'Kas Masuk',
  KK: 'Kas Keluar',
  MC: 'Mutasi Cash',
  HT: 'Hutang Baru',
  LH: 'Penebusan',
  BH: 'Bunga',
  RH: 'Peremajaan',
  KL: 'Kelebihan Lelang',
};
const CARA = ['DEBET', 'CREDIT', 'TRANSFER'] as const;

/** What a document took or gave by each way that is no cash; a deposit may go back to an account. */
function nonTunai(fakta: Fakta, no: string): Baris {
  const tanda = /^(PB|PM|HT|KL|KX)/.test(no) ? -1 : 1;
  const bayar = fakta.pembayaran.filter(({ no_dokumen }) => no_dokumen === no);
  const kembali = [
    ...fakta.titipan.map((one) => ({ ...one, kembali_rp: one.refund_rp }) as Baris),
    ...janjiKembali(fakta),
  ].filter((one) => one.no_batal === no);
  return Object.fromEntries(
    CARA.map((cara) => {
      const masuk = bayar.filter(({ jenis }) => jenis === cara);
      const keluar = kembali.filter(({ refund_jenis }) => refund_jenis === cara);
      return [
        cara.toLowerCase(),
        tanda * jumlah(masuk, 'jumlah') - jumlah(keluar, 'kembali_rp') || 0,
      ];
    }),
  );
}

/** The day's sets, apart from the closing and from what was cancelled on it. */
const gerak = (fakta: Fakta, tgl: string): Baris[] =>
  hidup(fakta)
    .filter(({ tgl_system, no_bukti }) => tgl_system === tgl && !String(no_bukti).startsWith('TP'))
    .map((set): Baris => {
      const tunai = uangDi(fakta, set.no_bukti, KAS);
      const lain = nonTunai(fakta, set.no_bukti);
      return {
        ...lain,
        input_by: set.input_by,
        jenis: JENIS[String(set.no_bukti).slice(0, 2)] ?? set.no_bukti,
        cash: Math.max(tunai, 0),
        keluar_tunai: Math.max(-tunai, 0),
        netto_tunai: tunai,
        ada: tunai !== 0 || CARA.some((cara) => lain[cara.toLowerCase()] !== 0),
      };
    })
    .filter(({ ada }) => ada);

/** What a drawer held, should hold and was counted to hold, for the one who alone used it (decision 0097). */
function laci(fakta: Fakta, akun: string, tgl: string): Baris[] {
  const tepat = new RegExp(`^${akun}$`);
  const awal = saldoSampai(fakta, tepat, (hari) => hari < tgl);
  const sentuh = fakta.buku.filter(
    (row) => row.akun === akun && row.tgl_system === tgl && !String(row.no_bukti).startsWith('TP'),
  );
  const fisik = hitungTerakhir(fakta, tgl).find((one) => one.laci === akun)?.cash_fisik as
    | number
    | undefined;
  if (awal === 0 && sentuh.length === 0 && fisik === undefined) return [];
  const orang = new Set(
    sentuh.map(
      ({ no_bukti }) => fakta.buku_set.find((set) => set.no_bukti === no_bukti)!.input_by as string,
    ),
  );
  const input_by = orang.size === 1 ? [...orang][0]! : `LACI ${akun}`;
  const harus = awal + jumlah(sentuh, 'rupiah');
  const baris = (jenis: string, netto_tunai: number | null): Baris => ({
    input_by,
    jenis,
    netto_tunai,
  });
  return [
    baris('MODAL AWAL', awal),
    baris('TUNAI SEHARUSNYA', harus),
    baris('TUNAI DISETOR', fisik ?? null),
    baris('SELISIH', fisik === undefined ? null : fisik - harus),
  ];
}

export const laporanSetoran: Naif = (fakta, saring) => {
  const tgl = saring.tgl_system!;
  const jenis = [
    ...Map.groupBy(
      gerak(fakta, tgl),
      (row) => `${row.input_by as string}|${row.jenis as string}`,
    ).values(),
  ].map((rows): Baris => {
    const nama = ['cash', 'debet', 'credit', 'transfer', 'keluar_tunai', 'netto_tunai'];
    return {
      input_by: rows[0]!.input_by,
      jenis: rows[0]!.jenis,
      jumlah_trx: rows.length,
      poin_rp: 0,
      ...Object.fromEntries(nama.map((one) => [one, jumlah(rows, one)])),
    };
  });
  const akun = new Set(fakta.buku.map((row) => row.akun as string).filter((one) => KAS.test(one)));
  return [...jenis, ...[...akun].flatMap((one) => laci(fakta, one, tgl))].filter(({ input_by }) =>
    cocok(saring, { input_by }),
  );
};
