import {
  bagianPersen,
  cocok,
  dalam,
  jumlah,
  type Baris,
  type Fakta,
  type Naif,
} from '#tests/proof/oracle/fakta.ts';
import {
  hidup,
  hitungTerakhir,
  KAS,
  saldoSampai,
  UANG,
  uangDi,
  URAIAN,
} from '#tests/proof/oracle/naif/uang.naif.ts';

const biaya = ({ kode_transaksi }: Fakta, kode: string): boolean =>
  kode_transaksi.some((one) => one.kode_transaksi === kode && one.grup === 'Biaya');

/**
 * What a set brings or takes, and what it only moves between own places; of one place alone, whatever
 * such a set does there is a move.
 */
function barisKategori(fakta: Fakta, { no_bukti, kode_transaksi }: Baris, tempat: RegExp): Baris[] {
  const di = fakta.buku.filter((row) => row.no_bukti === no_bukti && UANG.test(row.akun));
  const pindah = di.some(({ rupiah }) => rupiah > 0) && di.some(({ rupiah }) => rupiah < 0);
  const lihat = di.filter(({ akun }) => tempat.test(akun)).map(({ rupiah }) => rupiah as number);
  const jumlahkan = (rows: readonly number[]) => rows.reduce((all, one) => all + one, 0);
  const masuk = jumlahkan(lihat.filter((one) => one > 0));
  const keluar = -jumlahkan(lihat.filter((one) => one < 0));
  const luar = (rupiah: number): Baris[] =>
    rupiah === 0
      ? []
      : [
          {
            kategori: kode_transaksi,
            arah: rupiah > 0 ? 'MASUK' : 'KELUAR',
            masuk: Math.max(rupiah, 0),
            keluar: Math.max(-rupiah, 0),
          },
        ];
  if (!pindah) return luar(masuk - keluar);
  const mutasi = { kategori: kode_transaksi, arah: 'MUTASI', masuk, keluar };
  if (tempat !== UANG) return masuk + keluar > 0 ? [mutasi] : [];
  const sama = Math.min(masuk, keluar);
  return [{ ...mutasi, masuk: sama, keluar: sama }, ...luar(masuk - keluar)];
}

export const laporanKategori: Naif = (fakta, saring) => {
  const akun = saring.akun_kas ?? 'ALL';
  const tempat = akun === 'ALL' ? UANG : akun === 'CASH' ? KAS : new RegExp(`^bank:${akun}$`);
  const gerak = hidup(fakta)
    .filter(({ tgl_system }) => dalam(tgl_system, saring))
    .filter(({ kode_transaksi }) => saring.biaya !== 'BIAYA' || biaya(fakta, kode_transaksi))
    .flatMap((set) => barisKategori(fakta, set, tempat))
    .filter(({ arah }) => cocok(saring, { arah }));
  const rows: Baris[] = [
    ...Map.groupBy(gerak, (row) => `${row.arah as string}|${row.kategori as string}`).values(),
  ].map((isi) => {
    const [masuk, keluar] = [jumlah(isi, 'masuk'), jumlah(isi, 'keluar')];
    const { arah, kategori } = isi[0]!;
    const kode = fakta.kode_transaksi.find((one) => one.kode_transaksi === kategori);
    return {
      arah,
      kategori,
      deskripsi: URAIAN[kategori as string] ?? kode?.deskripsi ?? kategori,
      jumlah_trx: isi.length,
      masuk,
      keluar,
      netto: masuk - keluar,
    };
  });
  return ['MASUK', 'KELUAR', 'MUTASI'].flatMap((arah) => {
    const sama = rows.filter((row) => row.arah === arah);
    const persen = bagianPersen(sama.map(({ masuk, keluar }) => masuk + keluar));
    return sama.map((row, at) => ({ ...row, kontribusi: arah === 'MUTASI' ? null : persen[at] }));
  });
};

/** The column of the day's statement that the cash of a set belongs to. */
function kolom(fakta: Fakta, set: Baris, rupiah: number): readonly [string, number] {
  const asal = fakta.buku_set.find((one) => one.no_bukti === set.membalik) ?? set;
  const jenis = String(asal.no_bukti).slice(0, 2);
  if (jenis === 'PJ') return ['jual', rupiah];
  if (jenis === 'PB') return ['beli', -rupiah];
  if (['TT', 'AT', 'BT', 'PS', 'AP', 'BP'].includes(jenis)) return ['dp', rupiah];
  if (['CC', 'AC', 'XC'].includes(jenis)) return ['cicilan', rupiah];
  if (['SV', 'AV', 'BV'].includes(jenis)) return ['service', rupiah];
  if (['MB', 'MC', 'PU'].includes(jenis)) return ['kirim', rupiah];
  if (['LH', 'BH', 'RH'].includes(jenis)) return ['tebus', rupiah];
  if (jenis === 'HT') return ['pinjaman', -rupiah];
  if (jenis === 'TP') return ['tutup', rupiah];
  if (biaya(fakta, asal.kode_transaksi)) return ['biaya', -rupiah];
  return rupiah > 0 ? ['masuk_lain', rupiah] : ['keluar_lain', -rupiah];
}

const KOLOM = [
  'jual',
  'dp',
  'tebus',
  'cicilan',
  'service',
  'masuk_lain',
  'beli',
  'pinjaman',
  'biaya',
  'kirim',
  'keluar_lain',
];

export const laporanSaldoHarian: Naif = (fakta, saring) =>
  fakta.hari_toko
    .filter(({ tgl_system }) => dalam(tgl_system, saring))
    .map(({ tgl_system: tgl }) => {
      const gerak: Record<string, number> = Object.fromEntries(
        [...KOLOM, 'tutup'].map((nama) => [nama, 0]),
      );
      for (const set of hidup(fakta).filter(({ tgl_system }) => tgl_system === tgl)) {
        const [nama, rupiah] = kolom(fakta, set, uangDi(fakta, set.no_bukti, KAS));
        gerak[nama]! += rupiah;
      }
      const { tutup, ...hari } = gerak;
      const akhir = saldoSampai(fakta, KAS, (satu) => satu <= tgl);
      const hitung = hitungTerakhir(fakta, tgl);
      const fisik = hitung.length > 0 ? jumlah(hitung, 'cash_fisik') : null;
      return {
        ...hari,
        bulan: tgl.slice(0, 7),
        tgl_system: tgl,
        awal: saldoSampai(fakta, KAS, (satu) => satu < tgl),
        akhir,
        fisik,
        selisih: fisik === null ? null : fisik - akhir + tutup!,
      };
    });

/** Journals by the kind of the document, and the family of each account of the book. */
const JURNAL: Readonly<Record<string, readonly [string, string]>> = {
  PJ: ['PENJUALAN', 'JUAL'],
  PB: ['PEMBELIAN', 'BELI'],
  TT: ['TITIPAN', 'TITIP'],
  AT: ['TITIPAN', 'TITIP'],
  BT: ['TITIPAN', 'TITIP'],
  PS: ['PESANAN', 'PESAN'],
  AP: ['PESANAN', 'PESAN'],
  BP: ['PESANAN', 'PESAN'],
  SV: ['SERVICE', 'SERVICE'],
  AV: ['SERVICE', 'SERVICE'],
  BV: ['SERVICE', 'SERVICE'],
  KT: ['SERVICE', 'TUKANG'],
  CC: ['CICILAN', 'CICIL'],
  AC: ['CICILAN', 'CICIL'],
  XC: ['CICILAN', 'CICIL'],
  KM: ['KAS', 'KAS_MASUK'],
  RM: ['KAS', 'KAS_MASUK'],
  KK: ['KAS', 'KAS_KELUAR'],
  RK: ['KAS', 'KAS_KELUAR'],
  TP: ['KAS', 'SELISIH_KAS'],
  MB: ['UANG', 'MUTASI'],
  MC: ['UANG', 'MUTASI'],
  PU: ['UANG', 'MUTASI'],
  VN: ['UANG', 'SETTLE'],
  TA: ['BARANG', 'TAMBAH'],
  TL: ['BARANG', 'TAMBAH'],
  HB: ['BARANG', 'HANCUR'],
  RT: ['BARANG', 'HANCUR'],
  OP: ['BARANG', 'OPNAME'],
  TB: ['BARANG', 'TAMBAH'],
  UM: ['BARANG', 'UBAH'],
  UB: ['BARANG', 'UBAH'],
  IM: ['BARANG', 'MANUAL'],
  MP: ['BARANG', 'MANUAL'],
  MK: ['BARANG', 'MANUAL'],
  IB: ['BARANG', 'BERLIAN'],
  RL: ['BARANG', 'BERLIAN'],
  PL: ['BARANG', 'BERLIAN'],
  HT: ['HUTANG', 'PINJAM'],
  BH: ['HUTANG', 'BUNGA'],
  LH: ['HUTANG', 'LUNAS'],
  RH: ['HUTANG', 'REMAJA'],
  LG: ['HUTANG', 'LELANG'],
  KL: ['HUTANG', 'KELEBIHAN'],
};

/** Lines of one account of the book on one side are one; what has no account keeps the book's name. */
export const laporanJurnal: Naif = (fakta, saring) =>
  fakta.buku_set
    .filter(({ tgl_system }) => dalam(tgl_system, saring))
    .flatMap((set) => {
      const asal = String(set.membalik ?? set.no_bukti).slice(0, 2);
      const [trx, type] = JURNAL[asal] ?? ['?', asal];
      const garis = fakta.buku.filter(
        ({ no_bukti, rupiah }) => no_bukti === set.no_bukti && rupiah !== 0 && rupiah !== null,
      );
      const sisi = Map.groupBy(
        garis,
        ({ akun, rupiah }) => `${akun as string} ${Math.sign(rupiah)}`,
      );
      return [...sisi.values()].map((isi) => {
        const [akun, rupiah] = [isi[0]!.akun as string, jumlah(isi, 'rupiah')];
        const nomor = fakta.akun_transaksi.find(
          (one) => one.trx === trx && one.type === type && one.kode_akun === akun.split(':')[0],
        )?.nomor_akun;
        const ada = fakta.akuns.find((one) => one.nomor_akun === nomor);
        return {
          tgl_system: set.tgl_system,
          trx,
          type,
          no_dokumen: set.no_bukti,
          nomor_akun: nomor ?? '-',
          nama_akun: ada ? `${nomor as string} ${ada.nama_akun as string}` : akun,
          jenis_akun: ada?.jenis ?? null,
          debet: Math.max(rupiah, 0),
          kredit: Math.max(-rupiah, 0),
          keterangan: set.keterangan,
          tanda: ada ? null : 'TANPA AKUN',
        } as Baris;
      });
    })
    .filter(({ trx, type, nomor_akun }) => cocok(saring, { trx, type, nomor_akun }));
