import { rp } from '#kit/rules/quantity.ts';
import {
  alasan,
  pada,
  type Buat,
  type Daftar,
  type Perintah,
} from '#tests/proof/model/perintah.ts';
import {
  bungaOf,
  diTimbangan,
  tempoOf,
  type Akta,
  type Pinjam,
} from '#tests/proof/model/pinjam-buku.ts';
import { aktif, bersisa, isiPinjam } from '#tests/proof/model/pinjam.ts';
import { BATAS_HUTANG, TAK_TERCAPAI, tanggal, type Toko } from '#tests/proof/model/toko.ts';

const akhir = (one: Pinjam): Akta | undefined => one.akta.at(-1);
/** Nothing was done since with the loan that a renewal made. */
const lanjut = ({ baru }: Akta): boolean => baru !== undefined && baru.akta.length > 0;

/** Path that cancels an act: a redemption and its sale by the loan, a renewal by the loan that it made. */
const jalur = ({ no }: Pinjam, { jenis, no: no_akta, baru }: Akta): string =>
  jenis === 'peremajaan'
    ? `hutang/${baru!.no}/batal`
    : jenis === 'pelunasan' || jenis === 'beli-putus'
      ? `hutang/${no}/batal-lunas`
      : `hutang/${no}/${jenis}/${no_akta}/batal`;

/** D-51.17: a pledge comes back weighed, as it was pledged. */
const dipegang = (barang: Pinjam['barang']) =>
  barang.map(({ berat }, at) => ({ urut: at + 1, berat: berat / 1000 }));
const kembali = ({ barang }: Pinjam, { jenis }: Akta): object =>
  jenis === 'pelunasan' || jenis === 'beli-putus'
    ? { ...alasan, barang: dipegang(barang) }
    : alasan;

/** D-35.18: the last act of today; the drawer gives back what it took. An auction on any day. */
const batalAkta: Buat = pada(
  (toko) =>
    toko.pinjam.filter((one) => {
      const akta = akhir(one);
      if (!akta || lanjut(akta) || toko.laci < akta.laci) return false;
      return akta.hari === toko.hari || akta.jenis === 'lelang';
    }),
  (one, toko) => {
    const akta = akhir(one)!;
    return {
      who: 'SPV',
      path: jalur(one, akta),
      body: kembali(one, akta),
      setuju: 'OWN',
      status: 200,
      lalu: () => {
        one.akta.pop();
        one.sampai = akta.sebelum;
        one.status = akta.jenis === 'bayar-kelebihan' ? 'LELANG' : 'AKTIF';
        toko.laci -= akta.laci;
        if (akta.baru) akta.baru.status = 'CANC';
      },
    };
  },
);

const batalBaru: Buat = pada(
  (toko) =>
    aktif(toko).filter(({ hari, akta, minimal }) => {
      return hari === toko.hari && akta.length === 0 && minimal === 1;
    }),
  (one, toko) => ({
    who: 'KASIR',
    path: `hutang/${one.no}/batal`,
    body: alasan,
    setuju: 'SPV',
    status: 200,
    lalu: () => {
      one.status = 'CANC';
      toko.laci += one.pokok;
    },
  }),
);

export const SAH_PINJAM_BATAL: Daftar = {
  'batal hutang': batalBaru,
  'batal akta hutang': batalAkta,
};

/** Asked of a loan in some state, and refused. */
const ditolak = (
  dari: (toko: Toko) => Pinjam[],
  verb: string,
  body: object,
  status: number,
  code?: string,
): Buat =>
  pada(dari, ({ no }) => ({ who: 'KASIR', path: `hutang/${no}/${verb}`, body, status, code }));
const dalam =
  (...status: Pinjam['status'][]) =>
  (toko: Toko): Pinjam[] =>
    toko.pinjam.filter((one) => status.includes(one.status));
const mati = dalam('LUNAS', 'REMAJA', 'LELANG', 'CANC');
const ubah = { jumlah_hutang: 1_000_000, lama_bulan: 1 };
const dijual = { kode_sales: 'S01', barang: [{ urut: 1, kode_group: 'T', berat: 1 }] };
/** Something was done with it since, other than a redemption, so that its interest is not the last act. */
const bungaLama = (toko: Toko): Pinjam[] =>
  toko.pinjam.filter(
    ({ akta }) =>
      akta.length > 1 && akta[0]!.jenis === 'bayar-bunga' && akta[0]!.hari === toko.hari,
  );

/** On gold that is worth it. */
const pinjamSebanyak = (jumlah: number) => ({
  who: 'KASIR' as const,
  path: 'hutang',
  body: isiPinjam([{ kadar: 7500, berat: Math.ceil(jumlah / 300) + 1000 }], jumlah, 1),
});
/** D-51.6: somebody else is asked before anybody hears what the drawer holds. */
const ditanya = (jumlah: number): Perintah => ({
  ...pinjamSebanyak(jumlah),
  status: 403,
  code: 'PERLU_OTORISASI',
  events: ['PEMBAYARAN_BESAR'],
});
const penyetuju = (jumlah: number): 'SPV' | 'OWN' | undefined => {
  if (jumlah <= BATAS_HUTANG.kasir) return undefined;
  return jumlah <= BATAS_HUTANG.spv ? 'SPV' : 'OWN';
};

export const TERLARANG_PINJAM: Daftar = {
  'pinjam lewat plafond': (toko) =>
    toko.buka
      ? {
          who: 'KASIR',
          path: 'hutang',
          status: 422,
          code: 'LEWAT_PLAFOND',
          body: isiPinjam([{ kadar: 7000, berat: 1_000 }], 900_000_000, 1),
        }
      : undefined,
  'pinjam kas kurang': (toko) => {
    const jumlah = toko.laci + 1000;
    return toko.buka && jumlah < 200_000_000
      ? { ...pinjamSebanyak(jumlah), setuju: penyetuju(jumlah), status: 409, code: 'KAS_KURANG' }
      : undefined;
  },
  'pinjam besar': (toko, [a]) =>
    toko.buka ? ditanya(BATAS_HUTANG.kasir + 1 + (a % BATAS_HUTANG.spv)) : undefined,
  // The drawer's day, at a limit that the first rupiah is above.
  'pinjam lewat batas hari': (toko, [a]) =>
    toko.buka
      ? {
          ...ditanya(1000 * (1 + (a % 500))),
          sebelum: (shop) => shop.param('BATAS_KELUAR_HARI_KASIR', rp(0)),
          sesudah: (shop) => shop.param('BATAS_KELUAR_HARI_KASIR', TAK_TERCAPAI),
        }
      : undefined,
  'bunga sudah dibayar': pada(aktif, ({ no, sampai }) => ({
    who: 'KASIR',
    path: `hutang/${no}/bayar-bunga`,
    status: 422,
    code: 'BUNGA_SUDAH_DIBAYAR',
    body: { sampai_tgl: tanggal(sampai) },
  })),
  'bunga terlalu jauh': pada(aktif, (one, toko) => {
    const due = tempoOf(one) > tanggal(toko.hari) ? tempoOf(one) : tanggal(toko.hari);
    const besok = new Date(Date.parse(due) + 86_400_000).toISOString().slice(0, 10);
    // What was paid ahead of a renewal may reach beyond its due date: that day is paid already.
    if (besok <= tanggal(one.sampai)) return undefined;
    return {
      who: 'KASIR',
      path: `hutang/${one.no}/bayar-bunga`,
      status: 422,
      body: { sampai_tgl: besok },
      code: 'BUNGA_TERLALU_JAUH',
    };
  }),
  'tebus bunga kurang': pada(
    (toko) => aktif(toko).filter((one) => bungaOf(one, toko.hari).rp > 0),
    ({ no }) => ({
      who: 'KASIR',
      path: `hutang/${no}/pelunasan`,
      body: { bunga_rp: 0 },
      status: 403,
      code: 'PERLU_OTORISASI',
    }),
  ),
  'tebus bunga lebih': pada(aktif, (one, toko) => ({
    who: 'KASIR',
    path: `hutang/${one.no}/pelunasan`,
    status: 422,
    code: 'BUNGA_LEBIH',
    body: { bunga_rp: bungaOf(one, toko.hari).rp + 1 },
  })),
  'tebus lagi': ditolak(mati, 'pelunasan', {}, 409, 'HUTANG_STATUS'),
  'bunga mati': ditolak(mati, 'bayar-bunga', {}, 409, 'HUTANG_STATUS'),
  'remaja mati': ditolak(mati, 'peremajaan', ubah, 409, 'HUTANG_STATUS'),
  'putus mati': ditolak(mati, 'beli-putus', dijual, 409, 'HUTANG_STATUS'),
  'putus sebagian': ditolak(
    (toko) => aktif(toko).filter(({ barang }) => barang.length > 1),
    ...(['beli-putus', dijual, 422] as const),
  ),
  'remaja lewat plafond': ditolak(
    aktif,
    'peremajaan',
    { ...ubah, jumlah_hutang: 900_000_000 },
    ...([422, 'LEWAT_PLAFOND'] as const),
  ),
  'lelang belum boleh': pada(
    (toko) => aktif(toko).filter((one) => tempoOf(one) >= tanggal(toko.hari)),
    (one) => ({
      who: 'OWN',
      path: `hutang/${one.no}/lelang`,
      status: 422,
      code: 'BELUM_BOLEH_LELANG',
      body: { tujuan: 'STOCK', barang: diTimbangan(one) },
    }),
  ),
  'lelang tak ditimbang': pada(aktif, (one) => ({
    who: 'OWN',
    path: `hutang/${one.no}/lelang`,
    status: 422,
    body: {
      tujuan: 'STOCK',
      barang: diTimbangan(one).map(({ berat: _, ...lain }) => lain),
    },
  })),
  'kelebihan tanpa setuju': ditolak(bersisa, 'bayar-kelebihan', {}, 403, 'PERLU_OTORISASI'),
  'kelebihan lagi': ditolak(
    (toko) => toko.pinjam.filter((one) => akhir(one)?.jenis === 'bayar-kelebihan'),
    ...(['bayar-kelebihan', {}, 409] as const),
  ),
  'batal hutang tanpa setuju': ditolak(
    (toko) => aktif(toko).filter((one) => one.hari === toko.hari && one.akta.length === 0),
    ...(['batal', alasan, 403, 'PERLU_OTORISASI'] as const),
  ),
  'batal hutang lagi': ditolak(
    (toko) => toko.pinjam.filter((one) => one.status === 'CANC' && one.minimal === 1),
    ...(['batal', alasan, 409, 'HUTANG_SUDAH_BATAL'] as const),
  ),
  'batal hutang kemarin': ditolak(
    (toko) =>
      aktif(toko).filter(
        (one) => one.hari < toko.hari && one.akta.length === 0 && one.minimal === 1,
      ),
    ...(['batal', alasan, 422, 'HUTANG_KEMARIN'] as const),
  ),
  'batal hutang berlanjut': ditolak(
    (toko) =>
      aktif(toko).filter(
        (one) => one.hari === toko.hari && one.akta.length > 0 && one.minimal === 1,
      ),
    ...(['batal', alasan, 409, 'HUTANG_BERLANJUT'] as const),
  ),
  'batal bunga bukan terakhir': pada(bungaLama, ({ no, akta }) => ({
    who: 'SPV',
    path: `hutang/${no}/bayar-bunga/${akta[0]!.no}/batal`,
    body: alasan,
    status: 409,
    code: 'BUNGA_HUTANG_BUKAN_TERAKHIR',
  })),
  'batal tebus tanpa setuju': pada(
    (toko) => toko.pinjam.filter((one) => one.status === 'LUNAS' && akhir(one)!.hari === toko.hari),
    ({ no, barang }) => ({
      who: 'SPV',
      path: `hutang/${no}/batal-lunas`,
      body: { ...alasan, barang: dipegang(barang) },
      status: 403,
      code: 'PERLU_OTORISASI',
    }),
  ),
  'pinjam nol': (toko) =>
    toko.buka
      ? {
          who: 'KASIR',
          path: 'hutang',
          status: 422,
          body: isiPinjam([{ kadar: 7000, berat: 1_000 }], 0, 1),
        }
      : undefined,
};
