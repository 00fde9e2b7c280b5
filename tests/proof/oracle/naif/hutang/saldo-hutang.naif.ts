import {
  bagi,
  bagianPersen,
  cocok,
  dalam,
  emasHari,
  jumlah,
  type Baris,
  type Fakta,
  type Kini,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import {
  barangDari,
  hariDari,
  hariKe,
  menurutMurni,
  sebutPersen,
  uraian,
} from '#tests/proof/oracle/naif/hutang/hutang.naif.ts';
import { diminta, tokoDari } from '#tests/proof/oracle/naif/pusat.naif.ts';

/** Interest by counting days one by one, in units, and rounding up once (D-35.6). */
function bungaSampai(hutang: Baris, sampai: string, tgl: string): number {
  let hari = Math.max(0, hariDari(tgl) - hariDari(sampai));
  if (sampai === hutang.tgl_system) hari = Math.max(hari, hutang.hari_minimal);
  const satuan = { HARIAN: 1, BULAN_PENUH: 30, SETENGAH_BULAN: 15 }[hutang.cara_bunga as string]!;
  let dihitung = 0;
  while (dihitung < hari) dihitung += satuan;
  const tepat = BigInt(hutang.jumlah_hutang) * BigInt(hutang.bunga) * BigInt(dihitung);
  const langkah = BigInt(Math.max(1, hutang.langkah_bunga));
  // Ten thousand hundredths of thirty days, and the step that the shop rounds to.
  const bagian = 300_000n * langkah;
  return Number(((tepat + bagian - 1n) / bagian) * langkah);
}

/** Loans as they were when a day ended: every act after it is left out. */
function hidup(fakta: Fakta, tgl: string): Baris[] {
  const sampaiHari = (row: Baris) => row.status === 'DONE' && row.tgl_system <= tgl;
  return fakta.hutang
    .filter(({ status, tgl_system }) => !['OPEN', 'CANC'].includes(status) && tgl_system <= tgl)
    .filter(
      ({ no_faktur_hutang }) =>
        ![...fakta.hutang_lunas, ...fakta.hutang_remaja, ...fakta.hutang_lelang].some(
          (row) =>
            row.no_faktur_hutang === no_faktur_hutang &&
            // Undone on a later day, an auction had closed it until then.
            (sampaiHari(row) || (row.tgl_system <= tgl && (row.hari_batal ?? '') > tgl)),
        ),
    )
    .map((hutang) => {
      const bunga = fakta.hutang_bunga
        .filter((row) => row.no_faktur_hutang === hutang.no_faktur_hutang && row.status === 'DONE')
        .toSorted((a, b) => (a.sampai_tgl < b.sampai_tgl ? -1 : 1));
      const terakhir = bunga.filter(sampaiHari).at(-1);
      const sampai = (terakhir?.sampai_tgl ?? hutang.mulai_bunga) as string;
      const awal = (bunga[0]?.jatuh_tempo_dari ?? hutang.tgl_jatuh_tempo) as string;
      return {
        ...hutang,
        barang: barangDari(fakta, hutang),
        tempo: terakhir?.tgl_jatuh_tempo ?? awal,
        berjalan: bungaSampai(hutang, sampai, tgl),
      } as Baris;
    });
}

const JENDELA: Readonly<Record<string, (row: Baris) => boolean>> = {
  LEWAT: ({ lewat_hari: lewat }) => lewat > 0,
  TUJUH: ({ lewat_hari: lewat }) => lewat <= 0 && lewat >= -7,
  TIGA_PULUH: ({ lewat_hari: lewat }) => lewat <= 0 && lewat >= -30,
  // As dear as nine tenths of what the gold would fetch as scrap, to the milligram and the rupiah.
  PERINGATAN: ({ murni, rosok, total_kewajiban }) =>
    rosok !== null &&
    BigInt(total_kewajiban) * 10_000n * 1000n >= BigInt(murni) * BigInt(rosok) * 9_000n,
};
const KELAS_LEWAT: readonly (readonly [number, string])[] = [
  [0, 'Belum jatuh tempo'],
  [7, 'Lewat 1–7 hari'],
  [30, 'Lewat 8–30 hari'],
  [60, 'Lewat 31–60 hari'],
];

export const laporanJatuhTempo: Naif = (fakta, saring, kini) => {
  const tgl = saring.per_tanggal!;
  const emas = emasHari(fakta, tgl, kini);
  const rosok = emasHari(fakta, tgl, kini, 'HARGA_ROSOK');
  return hidup(fakta, tgl)
    .map((row) => {
      const lewat = hariDari(tgl) - hariDari(row.tempo);
      const murni = jumlah(row.barang, 'murni');
      const nilai = emas === null ? null : bagi(murni, 1000, emas)!;
      const kewajiban = row.jumlah_hutang + row.berjalan;
      const nilai_rosok = rosok === null ? null : bagi(murni, 1000, rosok)!;
      return {
        ...row,
        kelas: KELAS_LEWAT.find(([paling]) => lewat <= paling)?.[1] ?? 'Lewat di atas 60 hari',
        murni,
        rosok,
        nilai_rosok,
        rosok_persen: nilai_rosok === null ? null : bagi(kewajiban, nilai_rosok, 10_000),
        tgl_hutang: row.tgl_system,
        jatuh_tempo: row.tempo,
        lewat_hari: lewat,
        detail_barang: uraian(row.barang),
        bunga_berjalan: row.berjalan,
        total_kewajiban: kewajiban,
        nilai_jaminan: nilai,
        kurang_rp: nilai === null ? 0 : Math.max(0, kewajiban - nilai),
        boleh_lelang: hariKe(hariDari(row.tempo) + Math.max(1, row.tenggang_lelang)),
        tgl_ingat: null,
      } as Baris;
    })
    .filter(
      (row) =>
        JENDELA[saring.jendela ?? 'LEWAT']!(row) && cocok(saring, { kode_sales: row.kode_sales }),
    );
};

const KELAS_UMUR: readonly (readonly [number, string])[] = [
  [30, '0–30 hari'],
  [60, '31–60 hari'],
  [90, '61–90 hari'],
  [120, '91–120 hari'],
];

export const laporanSaldoHutang: Naif = (fakta, saring, kini) => {
  const tgl = saring.per_tanggal!;
  const emas = emasHari(fakta, tgl, kini);
  const potong = hidup(fakta, tgl).flatMap((hutang) => {
    const barang = hutang.barang as Baris[];
    const pokok = menurutMurni(barang, hutang.jumlah_hutang);
    const berjalan = menurutMurni(barang, hutang.berjalan);
    return barang.map((row, at) => {
      const nilai = emas === null ? null : bagi(row.murni, 1000, emas);
      return { ...row, hutang, pokok: pokok[at]!, berjalan: berjalan[at]!, nilai } as Baris;
    });
  });
  const umur = ({ hutang }: Baris) => hariDari(tgl) - hariDari(hutang.tgl_system);
  const kunci = {
    UMUR: (row: Baris) =>
      KELAS_UMUR.find(([paling]) => umur(row) <= paling)?.[1] ?? 'Di atas 120 hari',
    RINCIAN: ({ hutang }: Baris) => hutang.no_faktur_hutang,
    SALES: ({ hutang }: Baris) => hutang.kode_sales ?? '-',
    KADAR: ({ kadar }: Baris) => sebutPersen(kadar),
    BUNGA: ({ hutang }: Baris) => sebutPersen(hutang.bunga),
  }[saring.group_by ?? 'UMUR']!;
  const rows = [...Map.groupBy(potong, kunci)].map(([nama, isi]) => {
    const pokok = jumlah(isi, 'pokok');
    const nilai = emas === null ? null : jumlah(isi, 'nilai');
    return {
      kunci: nama,
      jumlah: new Set(isi.map(({ hutang }) => hutang)).size,
      // As custody holds it: gold without stones.
      berat: jumlah(isi, 'berat_bersih'),
      murni: jumlah(isi, 'murni'),
      pokok,
      bunga_berjalan: jumlah(isi, 'berjalan'),
      nilai_jaminan: nilai,
      ltv: nilai === null ? null : bagi(pokok, nilai, 10_000),
      plafond: jumlah(isi, 'plafond'),
      plafond_persen: bagi(pokok, jumlah(isi, 'plafond'), 10_000),
    };
  });
  const persen = bagianPersen(rows.map(({ pokok }) => pokok));
  return rows.map((row, at) => ({ ...row, kontribusi: persen[at] }));
};

/** Custody by the lines of the book, day by day. */
export const laporanMutasiJaminan: Naif = (fakta, saring) => {
  const persen = fakta.kadar.find((row) => row.kode_kadar === saring.kadar)?.persen as number;
  const semua = fakta.buku.filter(
    (row) =>
      row.akun === 'jaminan' &&
      row.tgl_system <= saring.tgl_to! &&
      ([undefined, 'ALL'].includes(saring.kadar) || row.kadar === persen),
  );
  const kode = (row: Baris): string =>
    fakta.buku_set.find((one) => one.no_bukti === row.no_bukti)!.kode_transaksi as string;
  return [...Map.groupBy(semua, ({ kadar }) => kadar as number)].flatMap(([kadar, isi]) => {
    const dulu = isi.filter((row) => row.tgl_system < saring.tgl_from!);
    let [qty, berat] = [jumlah(dulu, 'qty'), jumlah(dulu, 'berat')];
    const hari = new Set(
      isi.filter((row) => dalam(row.tgl_system, saring)).map((row) => row.tgl_system as string),
    );
    if (qty !== 0 || berat !== 0) hari.add(saring.tgl_from!);
    return [...hari].toSorted().map((tgl) => {
      const milik = isi.filter((row) => row.tgl_system === tgl);
      const masuk = milik.filter((row) => kode(row).endsWith('PINJAM'));
      const [awal_qty, awal_berat] = [qty, berat];
      qty += jumlah(milik, 'qty');
      berat += jumlah(milik, 'berat');
      const masuk_berat = jumlah(masuk, 'berat');
      const dilelang = milik.filter((row) => kode(row).endsWith('LELANG'));
      const lelang_berat = -jumlah(dilelang, 'berat') || 0;
      return {
        tgl_system: tgl,
        kadar,
        awal_qty,
        awal_berat,
        masuk_berat,
        tebus_berat: masuk_berat - jumlah(milik, 'berat') - lelang_berat,
        lelang_berat,
        remaja_berat: 0,
        akhir_qty: qty,
        akhir_berat: berat,
        opname_berat: null,
        selisih: null,
      };
    });
  });
};

function satuToko(fakta: Fakta, saring: Saring, kini: Kini): Baris {
  const di = (cukup: (tgl: string) => boolean, akun: string, kode = '') =>
    fakta.buku
      .filter((row) => row.akun === akun && cukup(row.tgl_system))
      .filter(({ no_bukti }) =>
        fakta.buku_set.find((one) => one.no_bukti === no_bukti)!.kode_transaksi.endsWith(kode),
      )
      .reduce((all, row) => all + row.rupiah, 0);
  const masa = (tgl: string) => dalam(tgl, saring);
  const saldo_awal = di((tgl) => tgl < saring.tgl_from!, 'pinjaman');
  const pinjaman = di(masa, 'pinjaman', 'PINJAM');
  const remaja = di(masa, 'pinjaman', 'REMAJA');
  const lelang = -di(masa, 'pinjaman', 'LELANG') || 0;
  const saldo_akhir = di((tgl) => tgl <= saring.tgl_to!, 'pinjaman');
  const rows = hidup(fakta, saring.tgl_to!);
  const emas = emasHari(fakta, saring.tgl_to!, kini);
  const barang = rows.flatMap((row) => row.barang as Baris[]);
  const nilai =
    emas === null || barang.length === 0
      ? null
      : barang.reduce((all, { murni }) => all + bagi(murni, 1000, emas)!, 0);
  const lewat_rp = jumlah(
    rows.filter(({ tempo }) => tempo < saring.tgl_to!),
    'jumlah_hutang',
  );
  return {
    nama_toko: tokoDari(fakta).nama_toko,
    saldo_awal,
    pinjaman,
    saldo_akhir,
    lewat_rp,
    tebus: saldo_awal + pinjaman + remaja - lelang - saldo_akhir,
    remaja,
    lelang,
    bunga: -di(masa, 'bunga'),
    jml_akhir: rows.length,
    berat_akhir: jumlah(barang, 'berat_bersih'),
    ltv: nilai === null ? null : bagi(saldo_akhir, nilai, 10_000),
    lewat_persen: bagi(lewat_rp, saldo_akhir, 10_000),
  };
}

export const laporanGlobalHutang: Naif = (_, saring, kini) =>
  diminta(kini, saring).map((fakta) => satuToko(fakta, saring, kini));
