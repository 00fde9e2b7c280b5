import { cocok, dalam, type Baris, type Naif, tanggal } from '#tests/proof/oracle/fakta.ts';

/** Categories of report 98 (inventory/authorisations.tsv). */
const KATEGORI: readonly (readonly [RegExp, string])[] = [
  [/^BATAL_/, 'BATAL'],
  [/^CETAK_ULANG/, 'CETAK ULANG'],
  [/^(HARGA_DI_BAWAH|BUNGA_DI_BAWAH)$/, 'DI BAWAH HARGA'],
  [/^PLAFOND_LEWAT$/, 'PLAFOND'],
  [/^BERLIAN_/, 'BERLIAN DI BAWAH MODAL'],
  [
    /^(BELI_BERAT_LEBIH|BELI_KADAR_TURUN|TOLERANSI_BERAT|PENERIMAAN_SELISIH|TIMBANG_SELISIH|SUSUT_LEBIH|PESANAN_SELISIH)$/,
    'TOLERANSI BERAT',
  ],
  [/^BELI_DI_ATAS_NOTA$/, 'BELI DI ATAS NOTA'],
  [
    /^(BATAS_HARGA|BUNGA_KHUSUS|BELI_BERLIAN|BELI_DI_ATAS_HARGA|BELI_DI_ATAS_BATAS|KUPON_BANYAK|PEMBAYARAN_BESAR|UBAH_HARGA_EMAS)$/,
    'BATAS HARGA',
  ],
  [/^OPNAME_/, 'SELESAI OPNAME'],
  [/^HANCUR_/, 'HANCUR'],
  [/^(SELISIH_KAS|HITUNG_ULANG|NON_CASH_SELISIH)$/, 'SELISIH KAS'],
  [/^(TANGGAL_MUNDUR|BUKA_ULANG_HARI)$/, 'TANGGAL MUNDUR'],
  [/^HAK_AKSES$/, 'HAK USER'],
];
const kategoriDari = (event: string): string =>
  KATEGORI.find(([pola]) => pola.test(event))?.[1] ?? 'LAINNYA';

/** What the approver read as the limit, and as what was asked beyond it; a cancel has neither. */
const ANGKA: Readonly<Record<string, readonly [batas: RegExp, minta: RegExp]>> = {
  HARGA_DI_BAWAH: [/^Harga komputer$/, /^Harga diminta$/],
  BATAS_HARGA: [/^Harga (beli )?hari ini$/, /^Harga diketik$/],
  BELI_DI_ATAS_HARGA: [/^Harga hari ini$/, /^Harga diminta$/],
  BELI_DI_ATAS_NOTA: [/^Harga pada nota$/, /^Harga diminta$/],
  BELI_DI_ATAS_BATAS: [/^Batas$/, /^Total$/],
  BELI_PUTUS: [/^Harga penawaran$/, /^Harga beli$/],
  KUPON_BANYAK: [/^Batas sehari$/, /^Nilai$/],
  PESANAN_ONLINE_BEDA: [/^Dibayar pembeli$/, /^Dijual$/],
  BELI_BERAT_LEBIH: [/^Berat nota$/, /^Berat timbang$/],
  TOLERANSI_BERAT: [/^Berat stock$/, /^Berat diketik$/],
  PESANAN_SELISIH: [/^Berat pesan$/, /^Berat jadi$/],
  SUSUT_LEBIH: [/^Susut( murni)? yang dibolehkan$/, /^Susut( murni)?$/],
  PENERIMAAN_SELISIH: [/^Berat diterima$/, /^Jumlah berat barang$/],
  KAS_KELUAR_BESAR: [/^Batas( sehari)?$/, /^(Nominal|Menjadi)$/],
  PEMBAYARAN_BESAR: [/^Batas (sehari|pinjaman|pembelian)$/, /^(Menjadi|Pokok|Total pembelian)$/],
  SELISIH_KAS: [/^Menurut buku$/, /^Terhitung$/],
  UBAH_PARAMETER: [/^Nilai lama$/, /^Nilai baru$/],
};
/** Of a correction the number, or the weight where that alone is another. */
const KOREKSI = [
  [/^Qty Lama$/, /^Qty Baru$/],
  [/^Berat Lama$/, /^Berat Baru$/],
] as const;
const angkaRupiah = (teks: string): number | null => {
  const [, isi] = /^(-?Rp [\d,]+)/.exec(teks) ?? [];
  return isi ? Number(isi.replace('Rp ', '').replaceAll(',', '')) : null;
};
const CARA: Readonly<Record<string, string | null>> = { SESI: 'QR', PEMINTA: null };
const cara = (one: Baris): string | null =>
  one.cara in CARA ? CARA[one.cara as string]! : (one.cara as string | null);

/** The document that the act wrote, and what it was worth. */
function dokumen(audit: readonly Baris[], op: string): Baris {
  const [satu] = audit.filter((row) => row.op === op).toSorted((a, b) => a.urut - b.urut);
  const ongkos = ['service', 'tukang_kembali'].includes(satu?.tabel) ? ['ongkos'] : [];
  const nilai = ['grand_total', 'harga_total', 'jumlah_rp', 'jumlah', ...ongkos]
    .flatMap((nama) => [satu?.sesudah?.[nama], satu?.sebelum?.[nama]])
    .find((one) => one !== undefined && one !== null);
  return { no_dokumen: satu?.kunci ?? null, jumlah_rp: nilai === undefined ? null : Number(nilai) };
}

export const laporanOtorisasi: Naif = (fakta, saring) =>
  fakta.otorisasi
    .filter((one) => one.op_pakai !== null && dalam(tanggal(one.terpakai_at), saring))
    .filter(({ disetujui_by, input_by }) => cocok(saring, { otorisasi_by: disetujui_by, input_by }))
    .flatMap((one) => {
      const event = one.event as string[];
      return event.map((satu, at) => {
        const nilai = (label: RegExp): string | null =>
          (one.angka as Baris[]).find(
            (row) => (row.ke ?? 1) === at + 1 && label.test(row.label as string),
          )?.nilai ?? null;
        const koreksi = KOREKSI.find(([lama, baru]) => nilai(lama) !== nilai(baru));
        const label = satu === 'KOREKSI_MANUAL' ? koreksi : ANGKA[satu];
        const [nilai_batas, nilai_minta] = (label ?? []).map(nilai);
        const [batas, minta, beda] = [nilai_batas, nilai_minta, nilai(/^Selisih$/)].map((teks) =>
          teks ? angkaRupiah(teks) : null,
        );
        const jarak = batas === null || minta === null ? null : minta! - batas!;
        return {
          tgl_system: one.terpakai_at,
          kategori: kategoriDari(satu),
          ...dokumen(fakta.audit, one.op_pakai),
          uraian: one.ringkasan,
          nilai_batas: nilai_batas ?? null,
          nilai_minta: nilai_minta ?? null,
          selisih_rp: beda ?? jarak,
          cara: cara(one),
          input_by: one.input_by,
          otorisasi_by: one.disetujui_by,
          level: one.disetujui_level,
          tanda: one.input_by === one.disetujui_by ? 'PEMINTA SENDIRI' : null,
        } as Baris;
      });
    })
    .filter(({ kategori }) => cocok(saring, { kategori }));

export const laporanPermintaan: Naif = (fakta, saring, { waktu }) => {
  const minta = fakta.otorisasi.filter((one) => dalam(tanggal(one.input_date), saring));
  const ditolak = (user: string) =>
    minta.filter((one) => one.status === 'DITOLAK' && one.input_by === user).length;
  return minta
    .map((one) => {
      const status = one.status === 'OPEN' && one.kedaluwarsa <= waktu ? 'KEDALUWARSA' : one.status;
      return {
        input_date: one.input_date,
        client: one.kode_toko,
        keystore: '••••••••' + (one.keystore as string).slice(-4),
        event: (one.event as string[]).join(', '),
        client_notes: one.catatan,
        input_by: one.input_by,
        cara: cara(one),
        status,
        user_id: one.disetujui_by,
        jawab_at: one.disetujui_at,
        detik: one.disetujui_at
          ? (Date.parse(one.disetujui_at) - Date.parse(one.input_date)) / 1000
          : null,
        percobaan: cara(one) === 'FINGERPRINT' ? 1 : 0,
        jml: 1,
        tanda: status === 'DITOLAK' && ditolak(one.input_by) >= 3 ? 'SERING DITOLAK' : null,
      } as Baris;
    })
    .filter(({ status, cara: lewat }) => cocok(saring, { status, cara: lewat }));
};
