import {
  bagi,
  berlaku,
  cocok,
  dalam,
  jumlah,
  murni,
  type Baris,
  type Fakta,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import { uangJanji } from '#tests/proof/oracle/naif/janji.naif.ts';
import { barisJual } from '#tests/proof/oracle/naif/penjualan.naif.ts';
import { KERJA, SENDIRI } from '#tests/proof/oracle/naif/tambahan.naif.ts';

/** Hundredths of a percent for gold with and without the tax invoice of its purchase. */
const TARIF = { DENGAN_FAKTUR: 110, TANPA_FAKTUR: 165, BUKAN_EMAS: 110, JASA: 110 } as const;
/** What is paid beside the goods is a service. */
const TAMBAHAN = Object.keys({ ...SENDIRI, ...KERJA });

const aktif = ({ parameter_toko }: Fakta, waktu: string): boolean =>
  berlaku(
    parameter_toko.filter((row) => row.key === 'PPN_AKTIF'),
    waktu,
  )?.value === true;

/** One invoice and class, the tax taken out of what was paid. */
export function pajakJual(fakta: Fakta, saring: Saring): Baris[] {
  return fakta.penjualan
    .filter((nota) => nota.status === 'DONE' && dalam(nota.tgl_system, saring))
    .flatMap((nota) => {
      const kelas = ({ kode_barcode, kode_berlian }: Baris): keyof typeof TARIF => {
        if (kode_berlian !== null) return 'BUKAN_EMAS';
        const barang = fakta.barang.find((one) => one.kode_barcode === kode_barcode)!;
        return barang.dokumen_perolehan === 'FAKTUR_PAJAK' ? 'DENGAN_FAKTUR' : 'TANPA_FAKTUR';
      };
      const goods = [...Map.groupBy(barisJual(fakta, nota), kelas)];
      const biaya = TAMBAHAN.reduce((all, kunci) => all + Number(nota[kunci]), 0);
      const jasa = [{ netto: biaya, berat: 0 } as Baris];
      const ada = biaya > 0 && aktif(fakta, nota.input_date);
      const semua: [keyof typeof TARIF, Baris[]][] = ada ? [...goods, ['JASA', jasa]] : goods;
      return semua.map(([nama, rows]) => {
        const netto = jumlah(rows, 'netto');
        const tarif = aktif(fakta, nota.input_date) ? TARIF[nama] : 0;
        const dpp = bagi(netto, 10_000 + tarif, 10_000)!;
        return {
          kelas: nama,
          tgl_system: nota.tgl_system,
          no_faktur_jual: nota.no_faktur_jual,
          no_seri: 'digunggung',
          nama_customer: nota.nama_customer,
          npwp: null,
          berat: jumlah(rows, 'berat'),
          netto,
          tarif,
          dpp,
          ppn: netto - dpp,
          pph22: 0,
          status_beli: nama === 'DENGAN_FAKTUR' ? 'ADA' : 'TIDAK ADA',
          jenis_pembeli: 'KONSUMEN',
        };
      });
    });
}

export const laporanPajakJual: Naif = (fakta, saring) =>
  pajakJual(fakta, saring).filter(({ kelas, jenis_pembeli }) =>
    cocok(saring, { kelas, jenis_pembeli }),
  );

const pajakBeli = (fakta: Fakta, saring: Saring): Baris[] => {
  const selesai = (rows: readonly Baris[]) =>
    rows.filter((row) => row.status === 'DONE' && dalam(row.tgl_system, saring));
  const supplier = selesai(fakta.penerimaan).map((head) => ({
    sumber: 'SUPPLIER',
    no_faktur_pajak: head.no_faktur_pajak,
    tgl_system: head.tgl_system,
    no_dokumen: head.no_terima,
    nama:
      fakta.supplier_barang.find((one) => one.kode_supplier === head.kode_supplier)?.nama ??
      head.kode_supplier,
    npwp: null,
    berat: head.total_berat,
    murni: head.total_murni,
    dpp: head.total_modal,
    lengkap: head.no_faktur_pajak === null ? 'TIDAK LENGKAP' : 'LENGKAP',
  }));
  const manual = fakta.manual_masuk
    .filter(({ tgl_system }) => dalam(tgl_system, saring))
    .filter(({ status, hari_batal }) => status === 'DONE' || hari_batal > saring.tgl_to!)
    .map((head) => ({
      sumber: 'SUPPLIER',
      tgl_system: head.tgl_system,
      no_dokumen: head.no_masuk,
      nama: fakta.supplier_barang.find((one) => one.kode_supplier === head.kode_supplier)!.nama,
      npwp: null,
      berat: head.total_berat,
      murni: jumlah(
        fakta.manual_masuk_isi.filter(({ no_masuk }) => no_masuk === head.no_masuk),
        'murni',
      ),
      dpp: head.total_modal,
      lengkap: 'TIDAK LENGKAP',
    }));
  const customer = selesai(fakta.pembelian).map((nota) => {
    const rows = fakta.pembelian_barang
      .filter((row) => row.no_faktur_beli === nota.no_faktur_beli)
      .map((row) => ({ ...row, murni: murni(row.berat, row.kadar) }) as Baris);
    return {
      sumber: 'CUSTOMER',
      tgl_system: nota.tgl_system,
      no_dokumen: nota.no_faktur_beli,
      nama: nota.nama_customer,
      npwp: nota.no_ktp,
      berat: jumlah(rows, 'berat'),
      murni: jumlah(rows, 'murni'),
      dpp: jumlah(rows, 'harga'),
      lengkap: 'TIDAK LENGKAP',
    };
  });
  return [...supplier, ...manual, ...batuDibeli(fakta, saring), ...customer].map((row: Baris) => ({
    ...row,
    no_faktur_pajak: row.no_faktur_pajak ?? null,
    ppn: 0,
    pph22: 0,
  }));
};

/**
 * Stones on the day on which the shop owes for them: received, or out of consignment when they are set; what goes back
 * with a minus. What was undone is none from the day of that on.
 */
function batuDibeli(fakta: Fakta, saring: Saring): Baris[] {
  const berlaku = (rows: readonly Baris[]) =>
    rows.filter(
      ({ tgl_system, hari_batal }) =>
        dalam(tgl_system, saring) && !(hari_batal && hari_batal <= saring.tgl_to!),
    );
  const satu = (row: Baris, no: string, kode: string, dpp: number): Baris => ({
    sumber: 'SUPPLIER',
    tgl_system: row.tgl_system,
    no_dokumen: row[no],
    nama: fakta.supplier_berlian.find((one) => one.kode_supplier === kode)!.nama,
    npwp: null,
    berat: 0,
    murni: 0,
    dpp,
    lengkap: 'TIDAK LENGKAP',
  });
  const dipasang = berlaku(fakta.berlian_pasang).flatMap((row) => {
    const lines = fakta.berlian_pasang_isi
      .filter((one) => one.no_pasang === row.no_pasang && one.konsinyasi)
      .map((one) => {
        const batu = fakta.berlian.find(({ kode_berlian }) => kode_berlian === one.kode_berlian)!;
        return { kode: batu.kode_supplier as string, modal: one.modal } as Baris;
      });
    return [...Map.groupBy(lines, ({ kode }) => kode as string)].map(([kode, rows]) =>
      satu(row, 'no_pasang', kode, jumlah(rows, 'modal')),
    );
  });
  return [
    ...berlaku(fakta.berlian_terima)
      .filter(({ konsinyasi }) => !konsinyasi)
      .map((row) => satu(row, 'no_terima', row.kode_supplier, row.total_modal)),
    ...berlaku(fakta.berlian_retur)
      .filter(({ total_modal }) => total_modal > 0)
      .map((row) => satu(row, 'no_retur', row.kode_supplier, -row.total_modal)),
    ...dipasang,
  ];
}

export const laporanPajakBeli: Naif = (fakta, saring) =>
  pajakBeli(fakta, saring).filter(({ sumber }) => cocok(saring, { sumber }));

const NAMA_BULAN =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  );
const KOSONG = { jml_faktur: null, berat: null, dpp: null, tarif: null, ppn: null, pph22: null };

function rekapBulan(fakta: Fakta, masa: string): Baris[] {
  const bulan = { tgl_from: `${masa}-01`, tgl_to: `${masa}-31` };
  const tahun = { tgl_from: `${masa.slice(0, 4)}-01-01`, tgl_to: `${masa}-31` };
  const [jual, beli] = [pajakJual(fakta, bulan), pajakBeli(fakta, bulan)];
  if (jual.length + beli.length === 0) return [];
  const kelasBeli = ({ sumber, lengkap }: Baris): string =>
    sumber === 'CUSTOMER'
      ? 'CUSTOMER'
      : lengkap === 'LENGKAP'
        ? 'SUPPLIER_FAKTUR'
        : 'SUPPLIER_TANPA';
  const bagian = (nama: string, rows: readonly Baris[], kelas: (row: Baris) => string): Baris[] =>
    [...Map.groupBy(rows, (row) => `${kelas(row)}|${row.tarif as number}`).values()].map((isi) => ({
      masa,
      bagian: nama,
      kelas: kelas(isi[0]!),
      jml_faktur: isi.length,
      berat: jumlah(isi, 'berat'),
      dpp: jumlah(isi, 'dpp'),
      tarif: isi[0]!.tarif ?? null,
      ppn: jumlah(isi, 'ppn'),
      pph22: jumlah(isi, 'pph22'),
    }));
  const akhir = (kelas: string, angka: Baris): Baris => ({
    ...KOSONG,
    masa,
    bagian: 'C',
    kelas,
    ...angka,
  });
  return [
    ...bagian('A', jual, ({ kelas }) => kelas),
    ...bagian('B', beli, kelasBeli),
    akhir('PPN', { ppn: jumlah(jual, 'ppn') }),
    akhir('PPH', { pph22: jumlah(jual, 'pph22') }),
    akhir('KREDIT', { pph22: jumlah(beli, 'pph22') }),
    akhir('OMZET', { dpp: jumlah(pajakJual(fakta, tahun), 'dpp') }),
  ];
}

export const laporanRekapPajak: Naif = (fakta, saring) =>
  NAMA_BULAN.filter((nama) => cocok(saring, { bulan: nama })).flatMap((nama) =>
    rekapBulan(fakta, `${saring.tahun!}-${String(NAMA_BULAN.indexOf(nama) + 1).padStart(2, '0')}`),
  );

/** So many working days later, Monday to Friday. */
function hariKerja(tgl: string, banyak: number): string {
  let [waktu, sisa] = [Date.parse(tgl), banyak];
  while (sisa > 0) {
    waktu += 86_400_000;
    if (![0, 6].includes(new Date(waktu).getUTCDay())) sisa -= 1;
  }
  return new Date(waktu).toISOString().slice(0, 10);
}

/** Who a document is of: the telephone, else the member's code, else name and address. */
export const orangDari = (row: Baris): string =>
  (row.no_hp && `+62${(row.no_hp as string).replaceAll(' ', '').slice(1)}`) ||
  row.kode_customer ||
  `${row.nama_customer as string}|${row.alamat_customer as string}`;

/** Of several spellings the last by the alphabet. */
export const terbesar = (rows: readonly Baris[], nama: string): string | null =>
  rows
    .map((row) => row[nama] as string | null)
    .filter((satu) => satu)
    .toSorted()
    .at(-1) ?? null;

/** An auction takes a customer's gold for what is owed: no cash, and the customer is the borrower. */
const lelangOf =
  (fakta: Fakta) =>
  (row: Baris): Baris => {
    const { no_faktur_hutang } = row;
    const { kode_customer, nama_customer, alamat_customer, no_hp, no_ktp } = fakta.hutang.find(
      (one) => one.no_faktur_hutang === no_faktur_hutang,
    )!;
    const siapa = { kode_customer, nama_customer, alamat_customer, no_hp, no_ktp };
    return { ...row, ...siapa, grand_total: row.hasil_lelang };
  };

/** What crossed the counter for a loan, under the borrower's name; a sale of the goods is a buy-back. */
const uangHutang = (fakta: Fakta): Baris[] => {
  const kira = (rows: readonly Baris[], no: string, uang: string, berat = false): Baris[] =>
    rows.map((row) => {
      const { kode_customer, nama_customer, alamat_customer, no_hp, no_ktp } = fakta.hutang.find(
        (one) => one.no_faktur_hutang === row.no_faktur_hutang,
      )!;
      const siapa = { kode_customer, nama_customer, alamat_customer, no_hp, no_ktp };
      const isi = { no_uang: row[no], grand_total: row[uang], berat: berat ? row.berat : 0 };
      return { ...row, ...siapa, ...isi } as Baris;
    });
  const lama = fakta.hutang
    .filter((row) => row.jenis === 'BARU' && !['OPEN', 'CANC'].includes(row.status as string))
    .map((row) => ({ ...row, status: 'DONE' }) as Baris);
  return [
    ...kira(lama, 'no_faktur_hutang', 'dibayar', true),
    ...kira(fakta.hutang_bunga, 'no_bunga', 'bunga_rp'),
    ...kira(
      fakta.hutang_lunas.filter(({ jenis }) => jenis === 'TEBUS'),
      'no_lunas',
      'jumlah',
    ),
    ...kira(fakta.hutang_remaja, 'no_remaja', 'jumlah'),
    ...kira(fakta.hutang_kelebihan, 'no_kelebihan', 'kelebihan'),
  ];
};

/** Of a sale what was left to pay, or what went back of it: a deposit was reported on its day. */
const sisaBayar = (row: Baris): Baris => ({
  ...row,
  grand_total: row.no_cicilan ? row.grand_total : Math.abs(row.grand_total - row.dp_rp),
});

/** Deposits by the day of their money: put down, put down further, given back on a later day. */
const uangTitipan = (fakta: Fakta): Baris[] =>
  fakta.titipan.flatMap((titip): Baris[] => {
    const isi = { ...titip, no_faktur_jual: null, no_lunas: null, status: 'DONE', berat: 0 };
    const bayar = fakta.titipan_bayar.filter(
      ({ no_titip, status }) => no_titip === titip.no_titip && status === 'DONE',
    );
    const sehari = titip.status === 'CANC' && titip.hari_batal === titip.tgl_system;
    if (titip.status === 'OPEN' || sehari || (titip.status === 'CANC' && !titip.no_batal))
      return [];
    const { batal_by: input_by, hari_batal: tgl_system, refund_rp } = titip;
    const tunai = titip.refund_jenis === 'CASH' ? refund_rp : 0;
    return [
      ...(titip.dp_awal > 0
        ? [{ ...isi, no_uang: titip.no_titip, grand_total: titip.dp_awal }]
        : []),
      ...bayar.map(({ no_bayar, jumlah: uang, ...row }) => ({
        ...isi,
        tgl_system: row.tgl_system,
        input_by: row.input_by,
        no_uang: no_bayar,
        grand_total: uang,
      })),
      ...(refund_rp > 0
        ? [
            {
              ...isi,
              tgl_system,
              input_by,
              no_uang: titip.no_batal,
              grand_total: refund_rp,
              kembali_tunai: tunai,
            },
          ]
        : []),
    ];
  });

/** Sales, deposits, buy-backs, loans and auctions of customers, by person and day. */
export function hariOrang(cabang: readonly Fakta[], saring: Saring): Baris[][] {
  const dokumen = (fakta: Fakta, rows: readonly Baris[], jenis: string, no: string): Baris[] =>
    rows
      .filter((row) => row.status === 'DONE' && dalam(row.tgl_system, saring))
      .map((row) => {
        const bayar = fakta.pembayaran.filter(
          // The cash of a beli putus is on the redemption.
          (one) => one.no_dokumen === (row.no_lunas ?? row[no]) && one.jenis === 'CASH',
        );
        const tunai = Math.abs(jumlah(bayar, 'jumlah'));
        return {
          ...row,
          jenis: row.no_tukar ? 'TUKAR' : (row.jenis_janji ?? jenis),
          no_dokumen: row[no],
          orang: orangDari(row),
          tunai: row.kembali_tunai ?? tunai,
          total: row.grand_total,
        } as Baris;
      });
  const semua = cabang.flatMap((fakta) => [
    ...dokumen(fakta, fakta.penjualan.map(sisaBayar), 'JUAL', 'no_faktur_jual'),
    ...dokumen(fakta, uangTitipan(fakta), 'TITIPAN', 'no_uang'),
    ...dokumen(fakta, uangJanji(fakta), 'PESANAN', 'no_uang'),
    ...dokumen(fakta, fakta.pembelian, 'BELI', 'no_faktur_beli'),
    ...dokumen(fakta, fakta.hutang_lelang.map(lelangOf(fakta)), 'LELANG', 'no_lelang'),
    ...dokumen(fakta, uangHutang(fakta), 'HUTANG', 'no_uang'),
  ]);
  return [...Map.groupBy(semua, ({ orang, tgl_system }) => `${tgl_system}|${orang}`).values()];
}

export const BATAS = (fakta: Fakta, key: string): number =>
  fakta.parameter_toko.find((row) => row.key === key)!.value as number;

/** A branch lists who came to it, with the sums of the chain. */
export const laporanWajib: Naif = (fakta, saring, { hari, cabang }) =>
  hariOrang(cabang, saring)
    .filter((rows) => rows.some((row) => row.kode_toko === fakta.toko[0]!.kode_toko))
    .filter((rows) => jumlah(rows, 'total') >= BATAS(fakta, 'BATAS_LAPOR_TUNAI'))
    .map((rows) => {
      const { orang, tgl_system } = rows[0]!;
      const lapor = fakta.lapor_transaksi.find(
        (one) => one.orang === orang && one.tgl_system === tgl_system && one.status === 'DONE',
      );
      const ada = (nama: string) => terbesar(rows, nama);
      const [tunai, total] = [jumlah(rows, 'tunai'), jumlah(rows, 'total')];
      const no_identitas = lapor?.no_identitas ?? ada('no_ktp');
      const batas_lapor = hariKerja(tgl_system, 14);
      const kurang = !no_identitas || !ada('alamat_customer');
      const terlambat = ((lapor?.tgl_lapor as string | undefined) ?? hari) > batas_lapor;
      return {
        status: lapor ? 'SUDAH' : 'BELUM',
        tgl_system,
        nama_customer: ada('nama_customer'),
        no_identitas,
        alamat_customer: ada('alamat_customer'),
        pekerjaan: lapor?.pekerjaan ?? null,
        jml_trx: rows.length,
        jenis: [...new Set(rows.map((row) => row.jenis as string))].toSorted(),
        no_dokumen: rows.map((row) => row.no_dokumen as string).toSorted(),
        berat: jumlah(rows, 'berat'),
        tunai,
        non_tunai: total - tunai,
        total,
        batas_lapor,
        tgl_lapor: lapor?.tgl_lapor ?? null,
        no_lapor: lapor?.no_lapor ?? null,
        tanda:
          [...(terlambat ? ['TERLAMBAT'] : []), ...(kurang ? ['DATA KURANG'] : [])].join(', ') ||
          null,
      };
    })
    .filter(({ status }) => cocok(saring, { status }));
