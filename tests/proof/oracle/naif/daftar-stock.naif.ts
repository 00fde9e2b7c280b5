import {
  bagi,
  cocok,
  dalam,
  jumlah,
  selisihHari,
  type Baris,
  type Fakta,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import { stockHari } from '#tests/proof/oracle/naif/kinerja.naif.ts';
import { hargaKini } from '#tests/proof/oracle/naif/stock.naif.ts';

const ada = ({ barang }: Fakta, saring: Saring): Baris[] =>
  barang.filter(
    ({ status, kode_dept }) => ['READY', 'TITIP'].includes(status) && cocok(saring, { kode_dept }),
  );

export const laporanKelompok: Naif = (fakta, saring) => {
  const denganSize = saring.group_by === 'NAMA BARANG DAN SIZE';
  const kunci = ({ nama_barang, size }: Baris): string =>
    JSON.stringify([nama_barang, denganSize ? (size ?? '') : '']);
  const isi = ada(fakta, saring)
    .filter(({ tgl_terima }) => !saring.tgl_from || dalam(tgl_terima, saring))
    .filter(({ status }) => cocok(saring, { filter: status }));
  return [...Map.groupBy(isi, kunci).values()].map((isi) => ({
    nama_barang: isi[0]!.nama_barang,
    ...(denganSize ? { size: isi[0]!.size ?? '-' } : {}),
    berat: jumlah(isi, 'berat'),
    jumlah: isi.length,
  }));
};

export const laporanAnalisisHarga: Naif = (fakta, saring, kini) =>
  ada(fakta, saring).map((barang) => {
    const harga_jual = hargaKini(fakta, barang, kini);
    return { ...barang, harga_jual, harga_gram: bagi(harga_jual, barang.berat, 1000) };
  });

/** What brought a piece: a re-tagged one begins with its buy-back, and lies in a tray a step later. */
const masuk = ({ barang_kejadian }: Fakta, kode: string): Baris => {
  const jalan = barang_kejadian
    .filter((row) => row.kode_barcode === kode)
    .toSorted((a, b) => a.seq - b.seq);
  return jalan[0]!.jenis === 'BELI' ? jalan[1]! : jalan[0]!;
};
const SUMBER: Readonly<Record<string, string>> = {
  TERIMA: 'TERIMA SUPPLIER',
  RETAG: 'DARI PEMBELIAN',
};

export const laporanTambah: Naif = (fakta, saring, kini) =>
  fakta.barang
    .filter((barang) => dalam(barang.tgl_terima, saring))
    .filter(({ kode_dept, kode_group, kode_kadar }) =>
      cocok(saring, { kode_dept, kode_group, kadar: kode_kadar }),
    )
    .filter(
      ({ kode_barcode }) =>
        !fakta.barang_kejadian.some(
          (row) =>
            row.kode_barcode === kode_barcode &&
            ['BATAL_RETAG', 'BATAL_TERIMA'].includes(row.jenis),
        ),
    )
    .map((barang) => {
      const dari = masuk(fakta, barang.kode_barcode);
      const harga_jual = hargaKini(fakta, barang, kini);
      const modal = barang.harga_modal as number | null;
      return {
        ...barang,
        tgl_masuk: barang.tgl_terima,
        kode_gudang: (dari.ke as string).split(':')[1]!.split('/')[0]!,
        kode_baki: (dari.ke as string).split('/')[1] ?? null,
        qty: 1,
        modal,
        harga_jual,
        markup: modal && modal > 0 ? bagi(harga_jual - modal, modal, 10_000) : null,
        sumber: SUMBER[dari.jenis] ?? 'INPUT BARU',
        no_terima:
          fakta.penerimaan_label.find((row) => row.kode_barcode === barang.kode_barcode)
            ?.no_terima ?? null,
        input_by: dari.user_id,
      };
    })
    .filter(({ kode_gudang, kode_baki, sumber, input_by }) =>
      cocok(saring, { kode_gudang, kode_baki, sumber, input_by }),
    );

const KELAS: readonly (readonly [nama: string, sampai: number])[] = [
  ['30', 30],
  ['90', 90],
  ['180', 180],
  ['365', 365],
  ['lebih', Infinity],
];
const KUNCI: Readonly<Record<string, (barang: Baris, tempat: string) => string>> = {
  JENIS: ({ kode_dept }) => kode_dept,
  GROUP: ({ kode_group }) => kode_group,
  KADAR: ({ kode_kadar }) => kode_kadar,
  BAKI: (_, tempat) => tempat,
  SUPPLIER: ({ kode_supplier }) => kode_supplier ?? '-',
  RINCIAN: ({ kode_barcode, nama_barang }) => `${kode_barcode} ${nama_barang}`,
};

export const laporanUmur: Naif = (fakta, saring) => {
  const tgl = saring.per_tanggal!;
  const isi = stockHari(fakta, tgl)
    .map(({ barang, dimana, berat }) => {
      const umur = selisihHari(barang.tgl_terima, tgl);
      return {
        kunci: KUNCI[saring.group_by ?? 'JENIS']!(barang, dimana),
        kelas: KELAS.find(([, sampai]) => umur <= sampai)![0],
        umur,
        berat,
        modal: barang.harga_modal as number | null,
        barang,
      };
    })
    .filter(({ umur, barang: { kode_dept, kode_group, kode_kadar } }) => {
      const cukup = umur >= Number(saring.umur_min ?? 0);
      return cukup && cocok(saring, { kode_dept, kode_group, kadar: kode_kadar });
    });
  return [...Map.groupBy(isi, (one) => one.kunci)].map(([kunci, rows]) => {
    const di = (nama: string) => rows.filter((one) => one.kelas === nama);
    const berat = jumlah(rows, 'berat');
    const berat_tua = jumlah([...di('365'), ...di('lebih')], 'berat');
    const tua = rows.reduce((sum, one) => sum + one.umur * one.berat, 0);
    return {
      kunci,
      ...Object.fromEntries(
        KELAS.flatMap(([nama]) => [
          [`qty_${nama}`, di(nama).length],
          [`berat_${nama}`, jumlah(di(nama), 'berat')],
        ]),
      ),
      total_qty: rows.length,
      total_berat: berat,
      umur_rata: bagi(tua, berat),
      modal: rows.some((one) => one.modal !== null) ? jumlah(rows, 'modal') : null,
      berat_tua,
      persen_tua: bagi(berat_tua, berat, 10_000),
    };
  });
};
