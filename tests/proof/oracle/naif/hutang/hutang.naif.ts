import {
  bagi,
  cocok,
  dalam,
  jumlah,
  type Baris,
  type Fakta,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';

export const hariDari = (tgl: string): number => Date.parse(`${tgl}T00:00:00Z`) / 86_400_000;
export const hariKe = (hari: number): string =>
  new Date(hari * 86_400_000).toISOString().slice(0, 10);

export const barangDari = ({ hutang_barang }: Fakta, { no_faktur_hutang }: Baris): Baris[] =>
  hutang_barang
    .filter((row) => row.no_faktur_hutang === no_faktur_hutang)
    .toSorted((a, b) => a.urut - b.urut);
export const uraian = (rows: readonly Baris[]): string[] =>
  rows.map((row) => `${row.nama_barang} ${(row.berat / 1000).toFixed(3)} g ${row.kadar / 100}`);
const hutangDari = ({ hutang }: Fakta, { no_faktur_hutang }: Baris): Baris =>
  hutang.find((row) => row.no_faktur_hutang === no_faktur_hutang)!;
const persetujuan = ({ otorisasi }: Fakta, row: Baris, event: string): string | null =>
  (otorisasi
    .filter((one) => row.otorisasi.includes(one.keystore) && one.event.includes(event))
    .at(-1)?.disetujui_by as string | undefined) ?? null;

export const laporanHutang: Naif = (fakta, saring) =>
  fakta.hutang
    .filter(({ status, tgl_system, ...row }) => {
      const { jenis, kode_sales, input_by } = row;
      const ada = !['OPEN', 'CANC'].includes(status) && dalam(tgl_system, saring);
      return ada && cocok(saring, { jenis, kode_sales, input_by });
    })
    .map((row) => {
      const barang = barangDari(fakta, row);
      const lama = fakta.hutang_remaja.find((one) => one.no_hutang_baru === row.no_faktur_hutang);
      return {
        ...row,
        tgl_hutang: row.tgl_system,
        detail_barang: uraian(barang),
        berat_total: jumlah(barang, 'berat'),
        murni: jumlah(barang, 'murni'),
        plafond_persen: bagi(row.jumlah_hutang, row.plafond, 10_000),
        jatuh_tempo: row.tgl_jatuh_tempo,
        bunga_lama_rp: lama?.bunga_rp ?? null,
        // Of a renewal what was paid out beyond the old loan; below nothing, what was paid in.
        uang_keluar: row.jumlah_hutang - row.admin - (lama ? lama.jumlah_lama + lama.bunga_rp : 0),
        tanda: row.jumlah_hutang > row.plafond ? 'LEWAT PLAFOND' : null,
      };
    });

const ditebus = (fakta: Fakta, saring: Saring): { row: Baris; hutang: Baris }[] =>
  fakta.hutang_lunas
    .filter((row) => row.status === 'DONE' && dalam(row.tgl_system, saring))
    .map((row) => ({ row, hutang: hutangDari(fakta, row) }));

export const laporanPenebusan: Naif = (fakta, saring) =>
  ditebus(fakta, saring).map(({ row, hutang }) => ({
    ...hutang,
    detail_barang: uraian(barangDari(fakta, hutang)),
    tgl_hutang: hutang.tgl_system,
    lama_pinjam: row.lama_pinjam,
    tgl_lunas: row.tgl_system,
    bunga_pinjam: hutang.bunga,
    bunga: bagi(row.bunga_rp, hutang.jumlah_hutang * row.lama_pinjam, 300_000),
    bunga_rp: row.bunga_rp,
    total_bayar: hutang.jumlah_hutang + row.bunga_rp,
    tanda:
      row.no_faktur_beli !== null
        ? 'BELI PUTUS'
        : row.dari_tgl > hutang.mulai_bunga
          ? 'BUNGA DIBAYAR SEBAGIAN'
          : null,
  }));

/** A sum over the pieces of a loan by fine gold: what each adds to the share of all before it. */
export function menurutMurni(barang: readonly Baris[], nilai: number): number[] {
  const semua = BigInt(jumlah(barang, 'murni'));
  let sampai = 0n;
  return barang.map(({ murni }) => {
    const dulu = (BigInt(nilai) * sampai) / semua;
    sampai += BigInt(murni);
    return Number((BigInt(nilai) * sampai) / semua - dulu);
  });
}

/** The pieces of a price group, or all. */
const sekelompok = ({ group_barang }: Fakta, { kelompok_harga }: Saring, row: Baris): boolean =>
  kelompok_harga === undefined ||
  kelompok_harga === 'ALL' ||
  group_barang.find((one) => one.kode_group === row.kode_group)?.kode_kelompok === kelompok_harga;

export const sebutPersen = (persen: number): string => `${persen / 100}%`;

export const laporanRekapPinjaman: Naif = (fakta, saring) => {
  const potong = fakta.hutang
    .filter(
      ({ status, tgl_system }) => !['OPEN', 'CANC'].includes(status) && dalam(tgl_system, saring),
    )
    .flatMap((hutang) => {
      const barang = barangDari(fakta, hutang);
      const pokok = menurutMurni(barang, hutang.jumlah_hutang);
      return barang.map((row, at) => ({ ...row, hutang, pokok: pokok[at]! }) as Baris);
    })
    .filter((row) => sekelompok(fakta, saring, row));
  const kunci = {
    HARI: (row: Baris) => row.hutang.tgl_system,
    SALES: (row: Baris) => row.hutang.kode_sales ?? '-',
    KADAR: (row: Baris) => sebutPersen(row.kadar),
  }[saring.group_by ?? 'HARI']!;
  return [...Map.groupBy(potong, kunci)].map(([nama, isi]) => {
    const baru = isi.filter(({ hutang }) => hutang.jenis === 'BARU');
    const lain = isi.filter(({ hutang }) => hutang.jenis !== 'BARU');
    const banyak = (rows: Baris[]) => new Set(rows.map(({ hutang }) => hutang)).size;
    const [total, berat] = [jumlah(isi, 'pokok'), jumlah(isi, 'berat')];
    const sebulan = bagi(
      isi.reduce((all, { pokok, hutang }) => all + pokok * hutang.bunga, 0),
      10_000,
    )!;
    return {
      kunci: nama,
      jml_baru: banyak(baru),
      pinjaman_baru: jumlah(baru, 'pokok'),
      jml_remaja: banyak(lain),
      pinjaman_remaja: jumlah(lain, 'pokok'),
      berat,
      murni: jumlah(isi, 'murni'),
      total,
      rata: bagi(total, banyak(isi)),
      pinjam_gram: bagi(total, berat, 1000),
      bunga_rata: bagi(sebulan, total, 10_000),
    };
  });
};

const KELAS_LAMA: readonly (readonly [number, string])[] = [
  [15, '1–15 hari'],
  [30, '16–30 hari'],
  [60, '31–60 hari'],
  [90, '61–90 hari'],
  [120, '91–120 hari'],
];

export const laporanRekapPenebusan: Naif = (fakta, saring) => {
  const potong = ditebus(fakta, saring)
    .flatMap(({ row, hutang }) => {
      const barang = barangDari(fakta, hutang);
      const pokok = menurutMurni(barang, row.jumlah_hutang);
      const bunga = menurutMurni(barang, row.bunga_rp);
      return barang.map(
        (one, at) => ({ ...one, row, hutang, pokok: pokok[at]!, bunga: bunga[at]! }) as Baris,
      );
    })
    .filter((row) => sekelompok(fakta, saring, row));
  const kunci = {
    HARI: ({ row }: Baris) => row.tgl_system,
    SALES: ({ hutang }: Baris) => hutang.kode_sales ?? '-',
    LAMA_PINJAM: ({ row }: Baris) =>
      KELAS_LAMA.find(([paling]) => row.lama_pinjam <= paling)?.[1] ?? 'Di atas 120 hari',
  }[saring.group_by ?? 'HARI']!;
  return [...Map.groupBy(potong, kunci)].map(([nama, isi]) => {
    const [pokok, bunga_rp] = [jumlah(isi, 'pokok'), jumlah(isi, 'bunga')];
    const hari = isi.reduce((all, one) => all + one.pokok * one.row.lama_pinjam, 0);
    return {
      kunci: nama,
      jumlah: new Set(isi.map(({ hutang }) => hutang)).size,
      berat: jumlah(isi, 'berat'),
      pokok,
      bunga_rp,
      total_bayar: pokok + bunga_rp,
      lama_rata: bagi(hari, pokok),
      bunga_efektif: bagi(bunga_rp, hari, 300_000),
    };
  });
};

/** An auction undone on a later day applied until then; a report of that day alone shows its interest go back. */
const berdiri = (row: Baris, { tgl_to }: Saring): boolean =>
  row.status === 'DONE' || row.hari_batal > tgl_to!;

/** What an auction brought covers the interest whole (D-35.14). */
const bungaLelang = ({ hutang_lelang }: Fakta, saring: Saring): { sumber: string; row: Baris }[] =>
  hutang_lelang
    .filter(({ bunga_rp }) => bunga_rp > 0)
    .flatMap((row): Baris[] => {
      const bunga_terhitung = row.bunga_rp;
      if (dalam(row.tgl_system, saring))
        return berdiri(row, saring) ? [{ ...row, bunga_terhitung }] : [];
      if (!row.hari_batal || row.tgl_system >= row.hari_batal || !dalam(row.hari_batal, saring))
        return [];
      const balik = { bunga_rp: -bunga_terhitung, bunga_terhitung: -bunga_terhitung };
      return [{ ...row, ...balik, tgl_system: row.hari_batal, input_by: row.batal_by }];
    })
    .map((row) => ({ sumber: 'LELANG', row }));

/** Interest of the old loan, and that of what is lent more for the days that were paid ahead: a row each. */
const bungaRemaja = (fakta: Fakta, row: Baris): { sumber: string; row: Baris }[] => {
  const { bunga_tambahan: lebih } = row;
  const baru = fakta.hutang.find((one) => one.no_faktur_hutang === row.no_hutang_baru);
  return [
    { ...row, bunga_terhitung: row.bunga_terhitung - lebih, bunga_rp: row.bunga_rp - lebih },
    {
      ...row,
      dari_tgl: row.tgl_system,
      hari_bunga: row.hari_tambahan,
      bunga_terhitung: lebih,
      bunga_rp: lebih,
      tambahan: { jumlah_hutang: row.jumlah_hutang - row.jumlah_lama, bunga: baru?.bunga },
    },
  ]
    .filter(({ bunga_terhitung }) => bunga_terhitung > 0)
    .map((one) => ({ sumber: 'PEREMAJAAN', row: one }));
};

export const laporanBunga: Naif = (fakta, saring) =>
  [
    ...fakta.hutang_bunga.map((row) => ({ sumber: 'BAYAR_BUNGA', row })),
    ...fakta.hutang_lunas
      .filter(({ bunga_terhitung }) => bunga_terhitung > 0)
      .map((row) => ({ sumber: 'PENEBUSAN', row })),
    ...fakta.hutang_remaja.flatMap((row) => bungaRemaja(fakta, row)),
  ]
    .filter(({ row }) => row.status === 'DONE' && dalam(row.tgl_system, saring))
    .concat(bungaLelang(fakta, saring))
    .filter(({ sumber, row }) => cocok(saring, { sumber, input_by: row.input_by }))
    .map(({ sumber, row }) => {
      const hutang = { ...hutangDari(fakta, row), ...row.tambahan };
      const otorisasi_by = persetujuan(fakta, row, 'BUNGA_DI_BAWAH');
      const selisih = row.bunga_terhitung - row.bunga_rp;
      return {
        ...hutang,
        tgl_system: row.tgl_system,
        sumber,
        dari_tgl: row.dari_tgl,
        sampai_tgl: hariKe(hariDari(row.dari_tgl) + row.hari_bunga),
        hari: row.hari_bunga,
        bunga_harian: bagi(hutang.jumlah_hutang, 300_000, hutang.bunga),
        bunga_seharusnya: row.bunga_terhitung,
        bunga_bayar: row.bunga_rp,
        selisih,
        denda: 0,
        input_by: row.input_by,
        otorisasi_by,
        tanda:
          row.bunga_rp < 0
            ? 'LELANG DIBATALKAN'
            : row.tambahan
              ? 'BUNGA TAMBAHAN'
              : selisih > 0 && otorisasi_by === null
                ? 'TANPA OTORISASI'
                : null,
      };
    });

export const laporanBatalHutang: Naif = (fakta, saring) =>
  [
    ...fakta.hutang.map((row) => ({
      row,
      jenis: 'BATAL HUTANG',
      event: 'BATAL_HUTANG',
      uang: row.dibayar,
      bunga: 0,
      tanda: null,
    })),
    ...fakta.hutang_bunga.map((row) => ({
      row,
      jenis: 'BATAL BUNGA',
      event: 'BATAL_BUNGA_HUTANG',
      uang: -row.bunga_rp,
      bunga: row.bunga_rp,
      tanda: null,
    })),
    ...fakta.hutang_lunas.map((row) => ({
      row,
      jenis: 'BATAL LUNAS',
      event: 'BATAL_HUTANG_LUNAS',
      uang: row.harga_beli - row.total_bayar,
      bunga: row.bunga_rp,
      tanda: row.no_faktur_beli === null ? 'EMAS SUDAH KELUAR' : 'BELI PUTUS',
    })),
    ...fakta.hutang_remaja.map((row) => ({
      row,
      jenis: 'BATAL PEREMAJAAN',
      event: 'BATAL_HUTANG',
      uang: row.jumlah_hutang - row.jumlah_lama - row.bunga_rp - row.admin,
      bunga: row.bunga_rp,
      tanda: null,
    })),
  ]
    .filter(({ row }) => row.no_batal !== null && dalam(row.tgl_system, saring))
    .filter(({ row, jenis }) => cocok(saring, { jenis, input_by: row.input_by }))
    .map(({ row, jenis, event, uang, bunga, tanda }) => ({
      ...hutangDari(fakta, row),
      jenis,
      uang,
      bunga,
      tanda,
      tgl_system: row.tgl_system,
      tgl_batal: row.tgl_batal,
      batal_by: row.batal_by,
      otorisasi_by: persetujuan(fakta, row, event),
      alasan: row.alasan_batal ?? '',
      input_by: row.input_by,
    }));

/** Auctions that stand: what was owed, what the goods brought, and whose the difference is. */
export const laporanLelang: Naif = (fakta, saring) =>
  fakta.hutang_lelang
    .filter((row) => berdiri(row, saring) && dalam(row.tgl_system, saring))
    .map((row) => {
      const kewajiban = row.jumlah_hutang + row.bunga_rp + row.biaya;
      const sisa = row.hasil_lelang - kewajiban;
      const diambil = fakta.hutang_kelebihan.find(
        (one) => one.no_lelang === row.no_lelang && one.status === 'DONE',
      );
      const barang = fakta.hutang_lelang_barang
        .filter(({ no_lelang }) => no_lelang === row.no_lelang)
        .toSorted((a, b) => a.urut - b.urut);
      return {
        ...hutangDari(fakta, row),
        bulan: row.tgl_system.slice(0, 7),
        hasil: sisa > 0 ? 'LEBIH' : sisa < 0 ? 'KURANG' : 'PAS',
        status_kelebihan: sisa <= 0 ? null : diambil ? 'SUDAH_DIAMBIL' : 'BELUM_DIAMBIL',
        tgl_lelang: row.tgl_system,
        detail_barang: uraian(barang),
        berat: jumlah(barang, 'berat'),
        murni: jumlah(barang, 'murni'),
        pokok: row.jumlah_hutang,
        bunga: row.bunga_rp,
        biaya: row.biaya,
        kewajiban,
        hasil_lelang: row.hasil_lelang,
        kelebihan: Math.max(0, sisa),
        belum_diambil: diambil ? 0 : Math.max(0, sisa),
        kekurangan: Math.max(0, -sisa),
        tgl_kelebihan: diambil?.tgl_system ?? null,
        batas_kelebihan: sisa > 0 ? row.batas_kelebihan : null,
        tujuan: row.tujuan,
      } as Baris;
    })
    .filter(({ hasil, status_kelebihan }) => cocok(saring, { hasil, status_kelebihan }));
