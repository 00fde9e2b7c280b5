import {
  cocok,
  dalam,
  jumlah,
  type Baris,
  type Fakta,
  type Naif,
} from '#tests/proof/oracle/fakta.ts';

export const KAS = /^(kas|kas_hutang|kas:.*)$/;
export const UANG = /^(kas|kas_hutang|(kas|bank|kartu):.*)$/;
/** The same with what is on its way to another shop. */
const UANG_JALAN = /^(kas|kas_hutang|perjalanan|(kas|bank|kartu):.*)$/;
const TEMPAT: Readonly<Record<string, RegExp>> = {
  cash: KAS,
  bank: /^bank:/,
  edc: /^kartu:/,
  jalan: /^perjalanan$/,
};

/** Sets of which neither they nor their mirror image stand on the other's day. */
export function hidup({ buku_set }: Fakta): Baris[] {
  const no = new Map(buku_set.map((row) => [row.no_bukti, row]));
  const mati = new Set<unknown>();
  for (const row of buku_set) {
    const asal = row.membalik && no.get(row.membalik);
    if (!asal || asal.tgl_system !== row.tgl_system) continue;
    mati.add(row.no_bukti);
    mati.add(asal.no_bukti);
  }
  return buku_set.filter((row) => !mati.has(row.no_bukti));
}

export const uangDi = ({ buku }: Fakta, no: unknown, tempat: RegExp): number =>
  jumlah(
    buku.filter((row) => row.no_bukti === no && tempat.test(row.akun)),
    'rupiah',
  );
export const saldoSampai = (
  { buku }: Fakta,
  tempat: RegExp,
  cukup: (tgl: string) => boolean,
): number =>
  jumlah(
    buku.filter((row) => tempat.test(row.akun) && cukup(row.tgl_system)),
    'rupiah',
  );

export const laporanKas: Naif = (fakta, saring) => {
  const semua = ['kategori', 'input_by'].every((nama) => [undefined, 'ALL'].includes(saring[nama]));
  const gerak = hidup(fakta)
    .filter((row) => dalam(row.tgl_system, saring))
    .filter((row) => cocok(saring, { kategori: row.kode_transaksi, input_by: row.input_by }))
    .map((row) => ({ row, rupiah: uangDi(fakta, row.no_bukti, KAS) }))
    .filter(({ rupiah }) => rupiah !== 0)
    .toSorted(
      ({ row: a }, { row: b }) =>
        urut(a.tgl_system, b.tgl_system) ||
        urut(a.waktu, b.waktu) ||
        Number(!!a.membalik) - Number(!!b.membalik) ||
        urut(a.no_bukti, b.no_bukti),
    );
  let saldo = saldoSampai(fakta, KAS, (tgl) => tgl < saring.tgl_from!);
  return [...Map.groupBy(gerak, ({ row }) => row.tgl_system as string)].flatMap(
    ([tgl_system, hari]) => {
      const batas = (keterangan: string): Baris => ({ ...KOSONG, tgl_system, keterangan, saldo });
      const awal = batas('SALDO AWAL');
      const rows = hari.map(({ row, rupiah }) => {
        saldo += rupiah;
        return {
          tgl_system,
          jam: new Date(Date.parse(row.waktu) + 7 * 3_600_000).toISOString().slice(11, 16),
          no_dokumen: row.no_bukti,
          kategori: row.kode_transaksi,
          keterangan: row.keterangan,
          masuk: Math.max(rupiah, 0),
          keluar: Math.max(-rupiah, 0),
          saldo: semua ? saldo : null,
          input_by: row.input_by,
        };
      });
      return semua ? [awal, ...rows, batas('SALDO AKHIR')] : rows;
    },
  );
};
const KOSONG = {
  jam: null,
  no_dokumen: null,
  kategori: null,
  masuk: null,
  keluar: null,
  input_by: null,
};
const urut = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const URAIAN: Readonly<Record<string, string>> = {
  JUAL: 'Penjualan',
  BATAL_JUAL: 'Batal Penjualan',
  BELI: 'Pembelian',
  BATAL_BELI: 'Batal Pembelian',
  TITIP: 'Uang Titipan',
  BATAL_TITIP: 'Batal Titipan',
  PESAN: 'Uang Pesanan',
  BATAL_PESAN: 'Batal Uang Pesanan',
  CICIL: 'Uang Cicilan',
  BATAL_CICIL: 'Batal Cicilan',
  SERVICE: 'Service',
  BATAL_SERVICE: 'Batal Service',
  SETTLE: 'Non Cash Cair',
  BATAL_SETTLE: 'Batal Non Cash Cair',
  SELISIH_KAS: 'Selisih Kas',
  PINJAM: 'Hutang Baru',
  BATAL_PINJAM: 'Batal Hutang',
  BUNGA: 'Bunga Hutang',
  BATAL_BUNGA: 'Batal Bunga Hutang',
  LUNAS: 'Penebusan',
  BATAL_LUNAS: 'Batal Penebusan',
  REMAJA: 'Peremajaan',
  BATAL_REMAJA: 'Batal Peremajaan',
  LELANG: 'Lelang',
  BATAL_LELANG: 'Batal Lelang',
  KELEBIHAN: 'Kelebihan Lelang',
  BATAL_KELEBIHAN: 'Batal Kelebihan Lelang',
};
/** The last count of each drawer on a day, which may have been closed and opened again. */
export const hitungTerakhir = ({ hitung_kas }: Fakta, tgl: string): Baris[] =>
  [
    ...Map.groupBy(
      hitung_kas
        .filter(({ tgl_system }) => tgl_system === tgl)
        .toSorted((a, b) => a.tutup_ke - b.tutup_ke || a.ke - b.ke),
      ({ laci }) => laci as string,
    ).values(),
  ].map((laci) => laci.at(-1)!);

const angka = (nilai: number): string => nilai.toLocaleString('en-US');

/** What a set brings, takes or only moves, by the places of money. */
function barisUang(fakta: Fakta, set: Baris): Baris[] {
  const di = Object.entries(TEMPAT).map(
    ([nama, tempat]) => [nama, uangDi(fakta, set.no_bukti, tempat)] as const,
  );
  const bersih = di.reduce((all, [, rupiah]) => all + rupiah, 0);
  const nilai = di.map(([, rupiah]) => rupiah);
  const pindah = Math.min(...nilai) < 0 && Math.max(...nilai) > 0;
  const penerima = di.find(([, rupiah]) => rupiah === Math.max(...nilai))![0];
  const luar = Object.fromEntries(
    di.map(([nama, rupiah]) => [nama, pindah ? (nama === penerima ? bersih : 0) : rupiah]),
  );
  const dalamnya = Object.fromEntries(di.map(([nama, rupiah]) => [nama, rupiah - luar[nama]!]));
  const kode = set.kode_transaksi as string;
  return [
    ...(bersih === 0 ? [] : [{ kode, blok: bersih > 0 ? 'PENERIMAAN' : 'PENGELUARAN', ...luar }]),
    ...(pindah ? [{ kode, blok: 'MUTASI', ...dalamnya }] : []),
  ];
}

/** What each place of money holds, the accounts of banks and cards by name. */
function barisSaldo(fakta: Fakta, blok: string, cukup: (hari: string) => boolean): Baris {
  const [cash, bank, edc, jalan] = Object.values(TEMPAT).map((tempat) =>
    saldoSampai(fakta, tempat, cukup),
  ) as [number, number, number, number];
  const akun = [...new Set(fakta.buku.map((row) => String(row.akun)))]
    .filter((one) => /^(bank|kartu):/.test(one))
    .toSorted();
  const isi = akun
    .map(
      (one) =>
        [
          one,
          jumlah(
            fakta.buku.filter((row) => row.akun === one && cukup(row.tgl_system)),
            'rupiah',
          ),
        ] as const,
    )
    .filter(([, rupiah]) => rupiah !== 0)
    .map(([one, rupiah]) => `${one.slice(one.indexOf(':') + 1)} ${angka(rupiah)}`);
  return {
    blok,
    uraian: blok,
    cash,
    bank,
    edc,
    jalan,
    total: cash + bank + edc + jalan,
    rincian: isi.length > 0 ? isi : null,
  };
}

/** Notes and coins that were counted, the largest first. */
function uangKertas(pecahan: readonly { nilai: number; jumlah: number }[]): string[] | null {
  const ada = pecahan.filter((one) => one.jumlah > 0).toSorted((a, b) => b.nilai - a.nilai);
  const isi = ada.map((one) => `${angka(one.jumlah)} x ${angka(one.nilai)}`);
  return isi.length > 0 ? isi : null;
}

/** What the shop owes customers and suppliers when a day ends, by account, where there is any. */
const UTANG = {
  titipan: 'Titipan',
  dp_pesanan: 'DP Pesanan',
  dp_service: 'DP Service',
  uang_cicilan: 'Uang Cicilan',
  kelebihan_lelang: 'Kelebihan Lelang',
  supplier: 'Hutang Supplier',
};
const utang = (fakta: Fakta, tgl: string): (readonly [nama: string, rupiah: number])[] =>
  Object.entries(UTANG)
    .map(
      ([akun, nama]) =>
        [nama, -saldoSampai(fakta, new RegExp(`^${akun}(:|$)`), (hari) => hari <= tgl)] as const,
    )
    .filter(([, rupiah]) => rupiah !== 0);

export const laporanKeuangan: Naif = (fakta, saring) => {
  const tgl = saring.tgl_system!;
  if (!fakta.buku.some((row) => row.tgl_system <= tgl && UANG_JALAN.test(row.akun))) return [];
  const gerak = hidup(fakta)
    .filter((set) => set.tgl_system === tgl)
    .flatMap((set) => barisUang(fakta, set));
  const nama = (kode: string): string =>
    URAIAN[kode] ??
    fakta.kode_transaksi.find((row) => row.kode_transaksi === kode)?.deskripsi ??
    kode;
  const kelompok = [
    ...Map.groupBy(gerak, (row) => `${row.blok as string}|${nama(row.kode)}`).values(),
  ].map((rows) => {
    const [cash, bank, edc, jalan] = ['cash', 'bank', 'edc', 'jalan'].map((tempat) =>
      jumlah(rows, tempat),
    ) as [number, number, number, number];
    return {
      blok: rows[0]!.blok,
      uraian: nama(rows[0]!.kode),
      cash,
      bank,
      edc,
      jalan,
      total: cash + bank + edc + jalan,
      rincian: null,
    };
  });
  const hitung = hitungTerakhir(fakta, tgl);
  const satu = (blok: string, uraian: string, cash: number | null, total: number): Baris => ({
    blok,
    uraian,
    cash,
    bank: null,
    edc: null,
    jalan: null,
    total,
    rincian: null,
  });
  const pinjaman = saldoSampai(fakta, /^pinjaman$/, (hari) => hari <= tgl);
  return [
    barisSaldo(fakta, 'SALDO AWAL', (hari) => hari < tgl),
    ...kelompok,
    barisSaldo(fakta, 'SALDO AKHIR', (hari) => hari <= tgl),
    ...hitung.flatMap(({ laci, cash_fisik, selisih, pecahan }) => [
      {
        ...satu('FISIK', `FISIK ${laci as string}`, cash_fisik, cash_fisik),
        rincian: uangKertas(pecahan),
      },
      satu('FISIK', `SELISIH ${laci as string}`, selisih, selisih),
    ]),
    ...utang(fakta, tgl).map(([nama, rupiah]) => satu('KEWAJIBAN', nama, null, rupiah)),
    ...(pinjaman === 0 ? [] : [satu('PIUTANG', 'Hutang', null, pinjaman)]),
  ];
};
