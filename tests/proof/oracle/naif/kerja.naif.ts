import {
  bagi,
  cocok,
  dalam,
  emasHari,
  jumlah,
  murni,
  type Baris,
  type Fakta,
  type Naif,
} from '#tests/proof/oracle/fakta.ts';

const dariStock = (fakta: Fakta): Baris[] =>
  fakta.hancur
    .filter(({ status }) => status === 'DONE')
    .flatMap((head) =>
      fakta.hancur_isi
        .filter((row) => row.no_hancur === head.no_hancur)
        .map(
          (row) =>
            ({
              ...row,
              head,
              asal: 'STOCK',
              murni: murni(row.berat_asli, row.persen),
              modal: row.harga_modal,
            }) as Baris,
        ),
    );

const dariBeli = (fakta: Fakta): Baris[] =>
  fakta.hancur_pembelian.flatMap((head) =>
    fakta.pembelian_stock
      .filter((row) => row.no_keluar === head.no_hancur)
      .map((row) =>
        fakta.pembelian_barang.find(
          (one) => one.no_faktur_beli === row.no_faktur_beli && one.urut === row.urut,
        )!,
      )
      .map(
        (row) =>
          ({
            ...row,
            head,
            asal: 'PEMBELIAN',
            kode_barcode: row.kode_barcode ?? row.no_faktur_beli,
            berat_asli: row.berat,
            berat_timbang: row.berat,
            murni: murni(row.berat, row.kadar),
            modal: row.harga,
          }) as Baris,
      ),
  );

/** Pledged gold that its auction melted at once. */
const dariLelang = (fakta: Fakta): Baris[] =>
  fakta.hutang_lelang
    .filter(({ status, tujuan }) => status === 'DONE' && tujuan === 'LEBUR')
    .flatMap((head) =>
      fakta.hutang_lelang_barang
        .filter((row) => row.no_lelang === head.no_lelang)
        .map(
          (row) =>
            ({
              ...row,
              head: { ...head, no_hancur: head.no_lelang },
              asal: 'LELANG',
              kode_barcode: head.no_lelang,
              kondisi: null,
              berat_asli: row.berat,
              berat_timbang: row.berat_hasil,
              murni: murni(row.berat, row.kadar),
              modal: row.harga,
            }) as Baris,
        ),
    );

export const laporanHancur: Naif = (fakta, saring, kini) =>
  [...dariStock(fakta), ...dariBeli(fakta), ...dariLelang(fakta)]
    .filter(({ head }) => dalam(head.tgl_system, saring))
    .filter(({ asal, kode_kadar, head }) =>
      cocok(saring, { asal, kadar: kode_kadar, kode_gudang: head.kode_gudang }),
    )
    .map(({ head, ...row }) => {
      const emas = emasHari(fakta, head.tgl_system, kini);
      const nilai_emas = emas === null ? null : bagi(row.murni, 1000, emas);
      const setuju = fakta.otorisasi.filter(
        (one) => head.otorisasi.includes(one.keystore) && one.op_pakai !== null,
      );
      return {
        ...row,
        no_hancur: head.no_hancur,
        tgl_system: head.tgl_system,
        qty: 1,
        susut: row.berat - row.berat_timbang,
        nilai_emas,
        rugi: row.modal === null || nilai_emas === null ? null : row.modal - nilai_emas,
        tujuan: head.kode_gudang,
        input_by: head.input_by,
        otorisasi_by:
          setuju
            .map((one) => String(one.disetujui_by))
            .toSorted()
            .join(', ') || null,
      };
    });

const terima =
  (status: string): Naif =>
  (fakta, saring) =>
    fakta.penerimaan
      .filter((head) => head.status === status && dalam(head.tgl_system, saring))
      .filter(({ kode_supplier }) => cocok(saring, { kode_supplier }))
      .flatMap((head) =>
        fakta.penerimaan_lot
          .filter(
            (lot) =>
              lot.no_terima === head.no_terima && cocok(saring, { kode_dept: lot.kode_dept }),
          )
          .map((lot) => ({
            ...lot,
            kode_supplier: head.kode_supplier,
            no_intern: head.no_intern,
            jenis: fakta.jenis.find((one) => one.kode_dept === lot.kode_dept)!.nama,
            berat_input: lot.label_berat,
            selisih: lot.berat - lot.label_berat,
          })),
      );
export const laporanTerima = terima('DONE');
export const laporanBatalTerima = terima('CANC');

/** The lots of deliveries kadar by kadar: of each by its internal number, or of each supplier. */
export const terimaIntern =
  (per: 'faktur' | 'supplier', status: string): Naif =>
  (fakta, saring) => {
    const lot = fakta.penerimaan
      .filter((head) => head.status === status && dalam(head.tgl_system, saring))
      .flatMap((head) =>
        fakta.penerimaan_lot
          .filter(({ no_terima }) => no_terima === head.no_terima)
          .map((row) => ({ ...row, head, selisih: row.berat - row.label_berat }) as Baris),
      );
    const kunci = ({ head, persen }: Baris): Baris => ({
      kode_supplier: head.kode_supplier,
      kadar: persen,
      ...(per === 'faktur' ? { no_intern: head.no_intern ?? '', tanggal: head.tgl_system } : {}),
    });
    return [...Map.groupBy(lot, (row) => JSON.stringify(kunci(row))).values()].map((isi) => ({
      ...kunci(isi[0]!),
      ...Object.fromEntries(
        ['qty', 'berat_bruto', 'berat', 'selisih', 'murni'].map((nama) => [
          nama,
          jumlah(isi, nama),
        ]),
      ),
      berat_input: jumlah(isi, 'label_berat'),
    }));
  };

export const laporanTimbang: Naif = (fakta, saring) => {
  const baris = fakta.timbang
    .filter((row) => row.no_timbang !== null)
    .toSorted((a, b) => a.id - b.id);
  const lewatDari = (row: Baris) =>
    Math.abs(row.berat_timbang - row.berat_baki - row.berat_label - row.kemasan - row.berat) >
    row.toleransi;
  return baris
    .map((row) => {
      const lalu = baris.findLast(
        (one) =>
          one.id < row.id && one.kode_gudang === row.kode_gudang && one.kode_baki === row.kode_baki,
      );
      const berat_label = row.berat_label + row.kemasan;
      const selisih = row.berat_timbang - row.berat_baki - berat_label - row.berat;
      const lewat = lewatDari(row);
      const setelah =
        !lewat && lalu !== undefined && (lalu.status === 'SELISIH' || lewatDari(lalu));
      const diterima = row.diterima_by ? `DITERIMA ${row.diterima_by as string}` : null;
      const duaKali = lewat && lalu !== undefined && lalu.status !== 'COCOK';
      return {
        ...row,
        tgl: row.tgl_system,
        tgl_system: row.timbang_date,
        hari: row.tgl_system,
        kode_toko: row.kode_baki,
        berat_label,
        selisih,
        status: lewat || menungguLihat(fakta, row, lalu) ? 'SELISIH' : 'COCOK',
        tanda: duaKali
          ? 'DUA KALI BERTURUT'
          : setelah
            ? ['COCOK SETELAH SELISIH', diterima].filter(Boolean).join(', ')
            : diterima,
      };
    })
    .filter((row) => dalam(row.tgl, saring))
    .filter(({ kode_gudang, kode_baki, status }: Baris) =>
      cocok(saring, { kode_gudang, kode_baki, status }),
    );
};

/** Weighed once more without a count of all of its pieces since it was off (decision 1034). */
function menungguLihat(fakta: Fakta, row: Baris, lalu: Baris | undefined): boolean {
  if (lalu === undefined) return false;
  const off = Math.abs(lalu.selisih) > lalu.toleransi && lalu.tgl_system === row.tgl_system;
  if (lalu.status !== 'SELISIH' && !(lalu.status === 'DITERIMA' && off)) return false;
  return !fakta.opname.some(
    (one) =>
      one.no_opname !== null &&
      (one.tgl_batal === null || one.tgl_batal > row.timbang_date) &&
      one.tipe === 'BARANG' &&
      one.kode_dept === null &&
      one.kode_gudang === row.kode_gudang &&
      (one.kode_baki === null || one.kode_baki === row.kode_baki) &&
      one.mulai_date >= lalu.timbang_date &&
      one.selesai_date <= row.timbang_date,
  );
}
