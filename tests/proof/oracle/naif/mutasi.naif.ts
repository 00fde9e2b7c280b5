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
import { barisJual } from '#tests/proof/oracle/naif/penjualan.naif.ts';
import { barangSaat, KUNCI, tempatToko } from '#tests/proof/oracle/naif/stock.naif.ts';

/** Goods without a barcode, by their documents: brought, moved, corrected. */
const MANUAL: Readonly<Record<string, string>> = { IM: 'terima', MP: 'pindah', MK: 'ubah' };

/** What a set of the book is to the stock, by the other places it names; a count corrects, whatever it finds. */
function gerak(fakta: Fakta, no_bukti: string): string {
  const akun = fakta.buku.filter((row) => row.no_bukti === no_bukti).map((row) => String(row.akun));
  const { kode_transaksi, membalik } = fakta.buku_set.find((row) => row.no_bukti === no_bukti)!;
  const manual = MANUAL[String(membalik ?? no_bukti).slice(0, 2)];
  if (manual) return manual;
  const kode = kode_transaksi.replace(/^BATAL_/, '');
  if (kode === 'TERIMA' || kode === 'RETUR_SUPPLIER') return 'terima';
  // A stone that is set or taken out changes what the piece weighs, also where it was in consignment.
  if (kode === 'BERLIAN') return 'ubah';
  if (akun.some((one) => one.startsWith('supplier:')) || kode === 'RETAG') return 'tambah';
  if (akun.includes('pelanggan')) return 'jual';
  if (kode === 'UBAH' || kode.startsWith('OPNAME')) return 'ubah';
  if (akun.includes('lebur')) return 'hancur';
  return akun.some((one) => one.startsWith('kirim:')) ? 'kirim' : 'pindah';
}
const TURUN = new Set(['jual', 'hancur']);
const MACAM = ['tambah', 'terima', 'pindah', 'kirim', 'jual', 'hancur', 'ubah'];

export const laporanMutasi: Naif = (fakta, saring) => {
  const baris = fakta.buku
    .filter((row) => row.tgl_system <= saring.tgl_to! && tempatToko(fakta, row.akun))
    .map(
      (row) =>
        ({
          ...row,
          tempat: tempatToko(fakta, row.akun)!,
          barang: barangSaat(fakta, row.kode_barcode, saring.tgl_to!),
          macam: row.tgl_system < saring.tgl_from! ? 'awal' : gerak(fakta, row.no_bukti),
        }) as Baris,
    )
    .filter(({ tempat }) => cocok(saring, { kode_gudang: tempat.gudang }));
  return [...Map.groupBy(baris, KUNCI[saring.group_by ?? 'KADAR']!)]
    .map(([kunci, rows]) => {
      const di = (macam: string, nama: string) =>
        jumlah(
          rows.filter((row) => row.macam === macam),
          nama,
        ) * (TURUN.has(macam) ? -1 : 1) || 0;
      return {
        kunci,
        awal_qty: di('awal', 'qty'),
        awal_berat: di('awal', 'berat'),
        ...Object.fromEntries(
          MACAM.flatMap((macam) => [
            [`${macam}_qty`, di(macam, 'qty')],
            [`${macam}_berat`, di(macam, 'berat')],
          ]),
        ),
        akhir_qty: jumlah(rows, 'qty'),
        akhir_berat: jumlah(rows, 'berat'),
        akhir_murni: jumlah(rows, 'murni'),
      } as Baris;
    })
    .filter(({ kunci: _, ...angka }) => Object.values(angka).some((nilai) => nilai !== 0));
};

/** Trays that held something on a day, and those that were counted. */
export const laporanOpnameGlobal: Naif = (fakta, saring) =>
  fakta.hari_toko
    .filter((hari) => dalam(hari.tgl_system, saring))
    .flatMap(({ tgl_system }) => {
      const hitung = fakta.opname_global.filter(
        (row) => row.tgl_system === tgl_system && row.status === 'DONE',
      );
      const isi = Map.groupBy(
        fakta.buku.filter((row) => row.tgl_system <= tgl_system && row.akun.startsWith('baki:')),
        (row) => row.akun as string,
      );
      const belum = [...isi]
        .filter(([, rows]) => jumlah(rows, 'qty') !== 0 || jumlah(rows, 'berat') !== 0)
        .map(([akun, rows]) => {
          const [kode_gudang, kode_baki] = akun.slice('baki:'.length).split('/');
          const [qty, berat] = [jumlah(rows, 'qty'), jumlah(rows, 'berat')];
          return { tgl_system, kode_gudang, kode_baki, qty, berat, status: 'BELUM' };
        })
        .filter(
          (one) =>
            !hitung.some(
              (row) => row.kode_gudang === one.kode_gudang && row.kode_baki === one.kode_baki,
            ),
        );
      const sudah = hitung.map((row) => {
        const selisih_qty = row.qty_fisik - row.qty;
        const selisih = row.berat_fisik - row.berat_label - row.berat;
        const beda = selisih_qty !== 0 || Math.abs(selisih) > row.toleransi;
        return { ...row, selisih_qty, selisih, status: beda ? 'SELISIH' : 'COCOK' };
      });
      return [...belum, ...sudah] as Baris[];
    })
    .filter(({ kode_gudang }) => cocok(saring, { kode_gudang }));

export const laporanAksesoris: Naif = (fakta, saring) =>
  fakta.aksesoris
    .filter(({ kode_aksesoris }) => cocok(saring, { kode_aksesoris }))
    .map(({ kode_aksesoris, nama_aksesoris, minimum, harga }) => {
      const baris = fakta.aksesoris_gerak
        .filter((head) => head.status === 'DONE' && head.tgl_system <= saring.tgl_to!)
        .flatMap((head) =>
          fakta.aksesoris_isi
            .filter(
              (row) =>
                row.no_aksesoris === head.no_aksesoris && row.kode_aksesoris === kode_aksesoris,
            )
            .map(({ qty }) => ({ qty: Math.abs(qty as number), head })),
        );
      const hitung = (jenis: string, sebelum: boolean) =>
        jumlah(
          baris.filter(
            ({ head }) => head.jenis === jenis && head.tgl_system < saring.tgl_from! === sebelum,
          ),
          'qty',
        );
      const awal = hitung('TAMBAH', true) - hitung('AMBIL', true) - hitung('JUAL', true);
      const [tambah, ambil, jual] = ['TAMBAH', 'AMBIL', 'JUAL'].map((jenis) =>
        hitung(jenis, false),
      );
      const sisa = awal + tambah! - ambil! - jual!;
      return {
        kode_aksesoris,
        nama_aksesoris,
        awal,
        tambah,
        ambil,
        jual,
        akhir: sisa,
        minimum,
        nilai: sisa * harga,
        keadaan: sisa < minimum ? 'KURANG' : 'CUKUP',
      };
    });

/** What a supplier brought: lots of deliveries, and pieces entered in the supplier's name without one. */
function dibawa(fakta: Fakta, saring: Saring): Baris[] {
  const lot = fakta.penerimaan
    .filter((head) => head.status === 'DONE' && dalam(head.tgl_system, saring))
    .flatMap((head) =>
      fakta.penerimaan_lot
        .filter((row) => row.no_terima === head.no_terima)
        .map((row) => ({ ...row, kode_supplier: head.kode_supplier }) as Baris),
    );
  const potong = fakta.barang
    .filter(({ kode_supplier, kode_barcode, tgl_terima }) => {
      const label = fakta.penerimaan_label.some((one) => one.kode_barcode === kode_barcode);
      return kode_supplier !== null && !label && dalam(tgl_terima, saring);
    })
    .map((row) => ({ ...row, qty: 1, modal: row.harga_modal }) as Baris);
  // Goods without a barcode: brought, but of no supplier any more once they lie here.
  const manual = fakta.manual_masuk
    .filter(({ tgl_system }) => dalam(tgl_system, saring))
    .filter(({ status, hari_batal }) => status === 'DONE' || hari_batal > saring.tgl_to!)
    .flatMap((head) =>
      fakta.manual_masuk_isi
        .filter((row) => row.no_masuk === head.no_masuk)
        .map((row) => ({ ...row, kode_supplier: head.kode_supplier, tanpa: true }) as Baris),
    );
  return [...lot, ...potong, ...manual];
}

/** Pieces of suppliers that still lie here when the period ends. */
function masihAda(fakta: Fakta, saring: Saring): Baris[] {
  return fakta.barang
    .filter((barang) => barang.kode_supplier !== null)
    .map((barang): Baris => {
      const disini = fakta.buku.filter(
        (row) =>
          row.kode_barcode === barang.kode_barcode &&
          row.tgl_system <= saring.tgl_to! &&
          tempatToko(fakta, row.akun),
      );
      return { ...barang, qty: jumlah(disini, 'qty'), berat: jumlah(disini, 'berat') };
    })
    .filter(({ qty }) => qty > 0);
}

/** Pieces of deliveries that went back without a label, and had not come again on that day. */
const returLot = (fakta: Fakta, sampai: string): Baris[] =>
  fakta.retur_supplier_isi.filter(
    ({ no_retur, urut_lot, tgl_system }) =>
      urut_lot !== null &&
      tgl_system <= sampai &&
      fakta.retur_supplier.some(
        (head) =>
          head.no_retur === no_retur && (head.status === 'DONE' || head.hari_batal > sampai),
      ),
  );

/** Of deliveries what has no label when the period ends. */
const tanpaLabel = (fakta: Fakta, saring: Saring): Baris[] =>
  fakta.penerimaan
    .filter(({ status, tgl_system }) => status === 'DONE' && tgl_system <= saring.tgl_to!)
    .flatMap(({ no_terima, kode_supplier, tgl_system: tgl_terima }) =>
      fakta.penerimaan_lot
        .filter((lot) => lot.no_terima === no_terima)
        .map(({ urut, kode_kadar, ...lot }): Baris => {
          const label = fakta.penerimaan_label
            .filter((one) => one.no_terima === no_terima && one.urut === urut)
            .flatMap(({ kode_barcode }) =>
              fakta.barang_kejadian.filter(
                (row) =>
                  row.kode_barcode === kode_barcode &&
                  row.seq === 1 &&
                  row.tgl_system <= saring.tgl_to!,
              ),
            );
          const kembali = returLot(fakta, saring.tgl_to!).filter(
            (one) => one.no_asal === no_terima && one.urut_lot === urut,
          );
          const qty = lot.qty - lot.hilang_qty - jumlah(kembali, 'qty') - label.length;
          const berat =
            lot.berat - lot.hilang_berat - jumlah(kembali, 'berat') - jumlah(label, 'berat');
          return { kode_supplier, kode_kadar, tgl_terima, qty, berat };
        }),
    )
    .filter(({ qty }) => qty > 0);

/** Pieces of suppliers that were sold; a stone that is sold loose is no piece. */
const terjualMilik = (fakta: Fakta, saring: Saring): Baris[] =>
  fakta.penjualan
    .filter((nota) => nota.status === 'DONE' && dalam(nota.tgl_system, saring))
    .flatMap((nota) => barisJual(fakta, nota))
    .filter(({ kode_berlian }: Baris) => kode_berlian === null)
    .map((row) => ({
      ...row,
      barang: fakta.barang.find((one) => one.kode_barcode === row.kode_barcode)!,
    }))
    .map((row) => ({ ...row, kode_supplier: row.barang.kode_supplier }) as Baris)
    .filter((row) => row.kode_supplier !== null);

/** What suppliers brought in the period, what was sold of theirs, and what still lies here at its end. */
export const laporanSupplier: Naif = (fakta, saring) => {
  const terima = dibawa(fakta, saring);
  const jual = terjualMilik(fakta, saring);
  const sisa = [...masihAda(fakta, saring), ...tanpaLabel(fakta, saring)];
  const kunci = ({ kode_supplier, kode_kadar }: Baris) =>
    `${kode_supplier as string}|${kode_kadar as string}`;
  const semua = [...new Set([...terima, ...jual, ...sisa].map(kunci))];
  const laku = (rows: readonly Baris[]) =>
    jumlah(
      rows.filter(({ barang: { kode_barcode } }) => {
        const label = fakta.penerimaan_label.find((one) => one.kode_barcode === kode_barcode);
        return terima.some((one) =>
          label
            ? one.no_terima === label.no_terima && one.urut === label.urut
            : one.kode_barcode === kode_barcode,
        );
      }),
      'berat',
    );
  return semua
    .map((satu) => {
      const [kode_supplier, kadar] = satu.split('|') as [string, string];
      const punya = (rows: readonly Baris[]) => rows.filter((row) => kunci(row) === satu);
      const [t, j, s] = [punya(terima), punya(jual), punya(sisa)];
      const bermodal = j.filter((row) => row.harga_modal !== null);
      const netto_modal = jumlah(bermodal, 'netto');
      const laba = bermodal.length > 0 ? netto_modal - jumlah(bermodal, 'harga_modal') : null;
      const umur = s.reduce(
        (all, row) => all + row.qty * selisihHari(row.tgl_terima, saring.tgl_to!),
        0,
      );
      return {
        kode_supplier,
        nama_supplier:
          fakta.supplier_barang.find((one) => one.kode_supplier === kode_supplier)?.nama ??
          kode_supplier,
        kadar,
        terima_qty: jumlah(t, 'qty'),
        terima_berat: jumlah(t, 'berat'),
        modal: t.some((row) => row.modal !== null) ? jumlah(t, 'modal') : null,
        jual_qty: j.length,
        jual_berat: jumlah(j, 'berat'),
        netto: jumlah(j, 'netto'),
        laba,
        margin: laba === null ? null : bagi(laba, netto_modal, 10_000),
        sisa_qty: jumlah(s, 'qty'),
        sisa_berat: jumlah(s, 'berat'),
        umur_rata: bagi(umur, jumlah(s, 'qty')),
        terjual_persen: bagi(
          laku(j),
          jumlah(
            t.filter(({ tanpa }) => !tanpa),
            'berat',
          ),
          10_000,
        ),
      };
    })
    .filter(({ kode_supplier, kadar }) => cocok(saring, { kode_supplier, kadar }));
};
