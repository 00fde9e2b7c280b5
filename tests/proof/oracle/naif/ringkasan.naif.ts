import {
  bagi,
  bagianPersen,
  cocok,
  dalam,
  jumlah,
  murni,
  type Baris,
  type Fakta,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import { barisJual } from '#tests/proof/oracle/naif/penjualan.naif.ts';
import { biayaKerja, biayaSendiri, SENDIRI } from '#tests/proof/oracle/naif/tambahan.naif.ts';

/** Sales that count, each with its lines. */
const sah = (fakta: Fakta, saring: Saring): { nota: Baris; rows: Baris[] }[] =>
  fakta.penjualan
    .filter((nota) => nota.status === 'DONE' && dalam(nota.tgl_system, saring))
    .map((nota) => ({ nota, rows: barisJual(fakta, nota) }));
const garis = (fakta: Fakta, saring: Saring): { nota: Baris; row: Baris }[] =>
  sah(fakta, saring).flatMap(({ nota, rows }) => rows.map((row) => ({ nota, row })));

/** Sales whose parcel came back on one of these days, each with the day and its lines. */
const kembali = (fakta: Fakta, saring: Saring): { nota: Baris; tgl: string; rows: Baris[] }[] =>
  fakta.pembelian
    .filter((bon) => bon.no_jual_retur !== null && dalam(bon.tgl_system, saring))
    .map((bon) => {
      const nota = fakta.penjualan.find((one) => one.no_faktur_jual === bon.no_jual_retur)!;
      return { nota, tgl: bon.tgl_system as string, rows: barisJual(fakta, nota) };
    });

/** The hour on the shop's wall. */
const jam = (waktu: string): string =>
  `${new Date(Date.parse(waktu) + 7 * 3_600_000).toISOString().slice(11, 13)}:00`;

const KUNCI: Readonly<Record<string, (nota: Baris, row: Baris) => string>> = {
  SALES: (nota) => nota.kode_sales,
  GROUP: (_, row) => row.kode_group,
  KADAR: (_, row) => row.kode_kadar,
  BAKI: (_, row) => row.kode_baki,
  KELOMPOK_HARGA: (_, row) => row.kode_kelompok ?? '-',
  TIPE_CUSTOMER: (nota) => nota.jenis_customer,
  KASIR: (nota) => nota.input_by,
  HARI: (nota) => nota.tgl_system,
  JAM: (nota) => jam(nota.input_date),
};

export const laporanRingkasan: Naif = (fakta, saring) => {
  const kunci = KUNCI[saring.group_by ?? 'SALES']!;
  const kelompok = [...Map.groupBy(garis(fakta, saring), ({ nota, row }) => kunci(nota, row))].map(
    ([nama, isi]) => {
      const rows = isi.map(({ row }) => row);
      const [netto, berat] = [jumlah(rows, 'netto'), jumlah(rows, 'berat')];
      const jml_faktur = new Set(isi.map(({ nota }) => nota)).size;
      return {
        kunci: nama,
        jml_faktur,
        qty: rows.length,
        berat,
        murni: jumlah(rows, 'murni'),
        netto,
        diskon: jumlah(rows, 'diskon'),
        harga_gram: bagi(netto, berat, 1000),
        rata_faktur: bagi(netto, jml_faktur),
      };
    },
  );
  const persen = bagianPersen(kelompok.map(({ netto }) => netto));
  return kelompok.map((row, at) => ({ ...row, kontribusi: persen[at] }));
};

export const laporanTukar: Naif = (fakta, saring) =>
  fakta.tukar
    .filter(({ status, tgl_system }) => status === 'DONE' && dalam(tgl_system, saring))
    .map(({ no_tukar, selisih: bayar_rp }) => {
      const nota = fakta.penjualan.find((one) => one.no_tukar === no_tukar)!;
      const bon = fakta.pembelian.find((one) => one.no_tukar === no_tukar)!;
      const keluar = barisJual(fakta, nota);
      const masuk = fakta.pembelian_barang
        .filter((one) => one.no_faktur_beli === bon.no_faktur_beli)
        .map((row) => ({ ...row, murni: murni(row.berat, row.kadar) }) as Baris);
      const [netto_jual, harga_beli] = [jumlah(keluar, 'netto'), jumlah(masuk, 'harga')];
      const [murni_jual, murni_beli] = [jumlah(keluar, 'murni'), jumlah(masuk, 'murni')];
      const selisih_rp = netto_jual - harga_beli;
      return {
        ...nota,
        no_faktur_beli: bon.no_faktur_beli,
        berat_jual: jumlah(keluar, 'berat'),
        murni_jual,
        netto_jual,
        berat_beli: jumlah(masuk, 'berat'),
        murni_beli,
        harga_beli,
        selisih_murni: murni_beli - murni_jual,
        selisih_rp,
        bayar_rp,
        arah: bayar_rp > 0 ? 'TAMBAH' : bayar_rp < 0 ? 'KURANG' : 'PAS',
      } as Baris;
    })
    .filter(({ kode_sales, arah }) => cocok(saring, { kode_sales, arah }));

/** What each level may take off alone (BATAS_DISKON_…), in hundredths of a percent. */
const BATAS: Readonly<Record<string, number>> = { KASIR: 200, SPV: 500, MU: 1000 };

export const laporanPotongan: Naif = (fakta, saring) =>
  garis(fakta, saring)
    .map(({ nota, row }) => {
      const dengan_tangan = row.diskon - row.potongan_rp - row.kupon_rp;
      const nama = fakta.potongan_kategori.find((one) => one.kode_potongan === row.kode_potongan);
      const level = fakta.users.find((one) => one.user_id === nota.input_by)?.level as string;
      const setuju = fakta.otorisasi.filter(
        (one) => nota.otorisasi.includes(one.keystore) && one.event.includes('HARGA_DI_BAWAH'),
      );
      const patokan = row.no_titip === null ? (row.harga_komputer ?? row.bruto) : row.bruto;
      const batas = BATAS[level];
      const lewat =
        batas !== undefined && row.netto + row.kupon_rp < patokan - bagi(patokan, 10_000, batas)!;
      return {
        ...row,
        tgl_system: nota.tgl_system,
        diskon_rp: dengan_tangan,
        di_bawah_rp: Math.max(patokan - row.bruto, 0),
        kategori_potongan: nama?.nama ?? null,
        kategori: row.kode_potongan,
        persen: bagi(row.diskon, row.bruto, 10_000),
        kode_sales: nota.kode_sales,
        input_by: nota.input_by,
        otorisasi_by: setuju.at(-1)?.disetujui_by ?? null,
        tanda: lewat ? (setuju.length > 0 ? 'LEWAT_BATAS' : 'TANPA_OTORISASI') : null,
      } as Baris;
    })
    .filter(
      ({ diskon, di_bawah_rp, kategori, kode_sales, input_by }) =>
        (diskon !== 0 || di_bawah_rp > 0) &&
        cocok(saring, { kategori_potongan: kategori, kode_sales, input_by }),
    );

/** The most specific rule of the day: group and jenis, then group, then jenis, then any. */
function aturanBonus({ bonus_sales }: Fakta, row: Baris, tgl: string): Baris | undefined {
  const cocokDengan = (nama: string, one: Baris) => one[nama] === null || one[nama] === row[nama];
  return bonus_sales
    .filter(
      (one) =>
        cocokDengan('kode_group', one) &&
        cocokDengan('kode_dept', one) &&
        (one.tgl_from ?? '') <= tgl &&
        tgl <= (one.tgl_to ?? '9'),
    )
    .toSorted(
      (a, b) =>
        Number(!!b.kode_group) - Number(!!a.kode_group) ||
        Number(!!b.kode_dept) - Number(!!a.kode_dept),
    )[0];
}

/** What a line earns, and how the rule is written. */
function bonus(
  aturan: Baris,
  { berat, netto }: Baris,
): { dasar: string; tarif: string; bonus_rp: number } {
  const rupiah = String((aturan.tarif as number | null)?.toLocaleString('en-US'));
  if (aturan.dasar === 'PER_GRAM')
    return { dasar: 'Per gram', tarif: rupiah, bonus_rp: bagi(berat, 1000, aturan.tarif)! };
  if (aturan.dasar === 'PER_POTONG')
    return { dasar: 'Per pcs', tarif: rupiah, bonus_rp: aturan.tarif };
  return {
    dasar: '% netto',
    tarif: `${(aturan.persen / 100).toFixed(2)}%`,
    bonus_rp: bagi(netto, 10_000, aturan.persen)!,
  };
}

export const laporanBonus: Naif = (fakta, saring) => {
  const dijual = garis(fakta, saring).map((one) => ({
    ...one,
    tgl: one.nota.tgl_system as string,
    tanda: 1,
  }));
  const balik = kembali(fakta, saring).flatMap(({ nota, tgl, rows }) =>
    rows.map((row) => ({ nota, row, tgl, tanda: -1 })),
  );
  const rows = [...dijual, ...balik]
    .filter(({ nota: { kode_sales } }) => cocok(saring, { kode_sales }))
    .flatMap(({ nota, row, tgl, tanda }) => {
      const aturan = aturanBonus(fakta, row, nota.tgl_system);
      const sales = fakta.sales.find((one) => one.kode_sales === nota.kode_sales)!;
      const kali = (angka: number) => (tanda < 0 ? 0 - angka : angka);
      return aturan
        ? [
            {
              ...row,
              ...bonus(aturan, row),
              bonus_rp: kali(bonus(aturan, row).bonus_rp),
              qty: tanda,
              berat: kali(row.berat),
              murni: kali(row.murni),
              netto: kali(row.netto),
              tgl_system: tgl,
              kode_sales: nota.kode_sales,
              nama_sales: sales.nama,
              aturan: aturan.nama,
              id: aturan.id,
            } as Baris,
          ]
        : [];
    });
  if (saring.tampilan === 'DETAIL') return rows;
  return [
    ...Map.groupBy(
      rows,
      ({ kode_sales, id }) => `${kode_sales as string}|${id as number}`,
    ).values(),
  ].map((isi) => ({
    kode_sales: isi[0]!.kode_sales,
    nama_sales: isi[0]!.nama_sales,
    aturan: isi[0]!.aturan,
    dasar: isi[0]!.dasar,
    tarif: isi[0]!.tarif,
    qty: jumlah(isi, 'qty'),
    berat: jumlah(isi, 'berat'),
    murni: jumlah(isi, 'murni'),
    netto: jumlah(isi, 'netto'),
    bonus_rp: jumlah(isi, 'bonus_rp'),
  }));
};

export const laporanFee: Naif = (fakta, saring) =>
  [
    ...sah(fakta, saring).map((one) => ({
      ...one,
      tgl: one.nota.tgl_system as string,
      balik: false,
    })),
    ...kembali(fakta, saring).map((one) => ({ ...one, balik: true })),
  ]
    .filter(({ nota: { kode_sales } }) => cocok(saring, { kode_sales }))
    .map(({ nota, rows, tgl, balik }) => {
      const [berat, netto] = [jumlah(rows, 'berat'), jumlah(rows, 'netto')];
      const ongkos = jumlah(rows, 'ongkos') + biayaKerja(nota);
      const kali = (angka: number) => (balik ? 0 - angka : angka);
      const fee = fakta.sales.find((one) => one.kode_sales === nota.kode_sales)!.id_fee;
      const semua = fakta.fee_penjualan.toSorted((a, b) => (a._id < b._id ? -1 : 1));
      const fee_persen = (semua.find((one) => one._id === fee) ?? semua.at(-1))?.fee_penjualan ?? 0;
      const sendiri = Object.keys(SENDIRI).map((kunci) => [kunci, kali(nota[kunci] as number)]);
      return {
        ...nota,
        ...Object.fromEntries(sendiri),
        tgl_system: tgl,
        berat: kali(berat),
        netto: kali(netto),
        ongkos: kali(ongkos),
        ongkos_gram: bagi(ongkos, berat, 1000),
        fee_persen,
        fee_rp: kali(bagi(netto, 10_000, fee_persen)!),
        total_tambahan: kali(ongkos + biayaSendiri(nota)),
      } as Baris;
    })
    .filter((row) => row.ongkos !== 0 || row.fee_persen !== 0 || biayaSendiri(row) !== 0);
