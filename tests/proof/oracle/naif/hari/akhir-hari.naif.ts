import {
  cocok,
  jumlah,
  type Baris,
  type Fakta,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import { JANJI } from '#tests/proof/oracle/naif/janji.naif.ts';
import { barisJual } from '#tests/proof/oracle/naif/penjualan.naif.ts';
import { KAS, uangDi, UANG } from '#tests/proof/oracle/naif/uang.naif.ts';

type Macam = {
  readonly rows: readonly Baris[];
  /** What one document adds, and by which set of the book it moved money. */
  isi(row: Baris): Baris;
  readonly batal?: number;
  readonly tunggu?: number;
  /** Cancelled documents and their mirror images move nothing together. */
  readonly diam?: true;
  readonly kosong?: Baris;
};

function baris(fakta: Fakta, bagian: string, jenis: string, macam: Macam): Baris {
  const hasil = macam.rows.map(macam.isi);
  const gerak = (macam.diam ? [] : hasil).map(({ no }) => ({
    tunai: uangDi(fakta, no, KAS),
    semua: uangDi(fakta, no, UANG),
  }));
  return {
    bagian,
    jenis,
    jumlah_trx: macam.rows.length,
    qty: jumlah(hasil, 'qty'),
    berat: jumlah(hasil, 'berat'),
    murni: jumlah(hasil, 'murni'),
    total_rp: jumlah(hasil, 'total_rp'),
    tunai: jumlah(gerak, 'tunai'),
    non_tunai: jumlah(gerak, 'semua') - jumlah(gerak, 'tunai'),
    batal: macam.batal ?? 0,
    belum_valid: macam.tunggu ?? 0,
    ...macam.kosong,
  };
}

const TANPA = { qty: null, berat: null, murni: null };
const dengan = (rows: readonly Baris[], status: string) =>
  rows.filter((row) => row.status === status);

/** A kind of document with goods, and beneath it what of it was cancelled. */
function dua(fakta: Fakta, nama: string, rows: readonly Baris[], isi: Macam['isi']): Baris[] {
  const [batal, tunggu] = [dengan(rows, 'CANC'), dengan(rows, 'OPEN').length];
  return [
    baris(fakta, nama, nama, { rows: dengan(rows, 'DONE'), batal: batal.length, tunggu, isi }),
    baris(fakta, nama, `Batal ${nama}`, { rows: batal, isi, diam: true }),
  ];
}

const isiJual = (fakta: Fakta, row: Baris): Baris => {
  const isi = barisJual(fakta, row);
  const [berat, murni] = [jumlah(isi, 'berat'), jumlah(isi, 'murni')];
  return { qty: isi.length, berat, murni, total_rp: row.grand_total, no: row.no_faktur_jual };
};
const isiBeli = ({ pembelian_barang }: Fakta, row: Baris): Baris => {
  const isi = pembelian_barang.filter((one) => one.no_faktur_beli === row.no_faktur_beli);
  const [berat, murni] = [jumlah(isi, 'berat'), jumlah(isi, 'murni')];
  return { qty: isi.length, berat, murni, total_rp: row.grand_total, no: row.no_faktur_beli };
};

/** Deposits of the day, what was added to them, and what ended them: each where there is any. */
function barisTitipan(fakta: Fakta, { titip, setor, ended, tgl }: HariItu): Baris[] {
  const ditolak = dengan(titip, 'CANC').filter((row) => (row.hari_batal ?? tgl) === tgl);
  const macam: readonly (readonly [string, readonly Baris[], Macam])[] = [
    [
      'Titipan Baru',
      titip,
      {
        rows: titip.filter((row) => row.valid_at !== null),
        batal: ditolak.length,
        tunggu: dengan(titip, 'OPEN').length,
        isi: ({ qty, berat, dp_awal, no_titip }) => ({
          qty,
          berat,
          total_rp: dp_awal,
          no: no_titip,
        }),
        kosong: { murni: null },
      },
    ],
    [
      'Setoran Titipan',
      setor,
      {
        rows: dengan(setor, 'DONE'),
        batal: dengan(setor, 'CANC').length,
        isi: ({ jumlah: total_rp, no_bayar }) => ({ total_rp, no: no_bayar }),
        kosong: TANPA,
      },
    ],
    [
      'Batal Titipan',
      ended,
      {
        rows: ended,
        isi: ({ qty, berat, refund_rp, no_batal }) => ({
          qty,
          berat,
          total_rp: refund_rp,
          no: no_batal,
        }),
        kosong: { murni: null },
      },
    ],
  ];
  return macam
    .filter(([, rows]) => rows.length > 0)
    .map(([nama, , isi]) => baris(fakta, 'Titipan', nama, isi));
}

/** An act that moves money and no gold. */
const uangSaja =
  (total: string, no: string): Macam['isi'] =>
  (row) => ({ total_rp: row[total], no: row[no] });

const isiDari = (rows: readonly Baris[]) => ({
  qty: rows.length,
  berat: jumlah(rows, 'berat'),
  murni: jumlah(rows, 'murni'),
});

/** A loan whose redemption waits was given all the same. */
const diberi = ({ hutang }: Fakta): Baris[] =>
  hutang
    .filter(({ jenis }) => jenis === 'BARU')
    .map((row) => (row.status === 'TUNGGU' ? { ...row, status: 'AKTIF' } : row));

/** The gold of a loan as custody holds it: without stones (decision 342). */
const emasDari =
  ({ hutang_barang }: Fakta) =>
  ({ no_faktur_hutang }: Baris) =>
    isiDari(
      hutang_barang
        .filter((row) => row.no_faktur_hutang === no_faktur_hutang)
        .map((row) => ({ ...row, berat: row.berat_bersih })),
    );

/** Loans and all that is done with them on the day, each where there is any. */
function barisHutang(fakta: Fakta, saring: Saring): Baris[] {
  const milik = (rows: readonly Baris[]) =>
    rows.filter(
      (row) => row.tgl_system === saring.tgl_system && cocok(saring, { input_by: row.input_by }),
    );
  const emas = emasDari(fakta);
  const kosong = (rows: readonly Baris[], ada: readonly Baris[]) =>
    rows.length > 0 && ada.length === 0 ? TANPA : {};
  const macam = (nama: string, rows: readonly Baris[], isi: Macam['isi'], tanpa?: Baris) => {
    const ada = rows.filter(({ status }) => !['CANC', 'OPEN', 'TUNGGU'].includes(status));
    const batal = dengan(rows, 'CANC').length;
    const tunggu = rows.length - ada.length - batal;
    return rows.length === 0
      ? []
      : [
          baris(fakta, 'Hutang', nama, {
            rows: ada,
            batal,
            tunggu,
            isi,
            kosong: tanpa ?? kosong(rows, ada),
          }),
        ];
  };
  return [
    ...macam('Hutang Baru', milik(diberi(fakta)), (row) => ({
      ...emas(row),
      total_rp: row.jumlah_hutang,
      no: row.no_faktur_hutang,
    })),
    ...macam('Bunga', milik(fakta.hutang_bunga), uangSaja('bunga_rp', 'no_bunga'), TANPA),
    ...macam('Penebusan', milik(fakta.hutang_lunas), (row) => ({
      ...emas(row),
      total_rp: row.total_bayar,
      no: row.no_lunas,
    })),
    ...macam('Peremajaan', milik(fakta.hutang_remaja), uangSaja('jumlah', 'no_remaja'), TANPA),
    // An auction undone on a later day counts on its own day. Its pieces are gold without stones (decision 430).
    ...macam(
      'Lelang',
      milik(fakta.hutang_lelang).map((row) =>
        row.hari_batal > row.tgl_system ? { ...row, status: 'DONE' } : row,
      ),
      (row) => ({
        ...isiDari(
          fakta.hutang_lelang_barang.filter(({ no_lelang }) => no_lelang === row.no_lelang),
        ),
        total_rp: row.hasil_lelang,
        no: row.no_lelang,
      }),
    ),
    ...macam(
      'Kelebihan Lelang',
      milik(fakta.hutang_kelebihan),
      uangSaja('kelebihan', 'no_kelebihan'),
      TANPA,
    ),
  ];
}

/** Contracts, jobs and orders of the day, what was paid further for them, and what ended them: each where there is any. */
function barisJanji(fakta: Fakta, saring: Saring): Baris[] {
  const tgl = saring.tgl_system!;
  const milik = (rows: readonly Baris[]) =>
    rows.filter((row) => row.tgl_system === tgl && cocok(saring, { input_by: row.input_by }));
  return JANJI.flatMap(({ jenis, tabel, bayar, no, dp, kembali, nama }) => {
    const [baru, lanjut] = [milik(fakta[tabel]), milik(fakta[bayar])];
    const ended = fakta[tabel].filter(
      (row) => row.hari_batal === tgl && cocok(saring, { input_by: row.batal_by }),
    );
    const isi =
      (rupiah: string, nomor: string): Macam['isi'] =>
      ({ qty, berat, [rupiah]: total_rp, [nomor]: satu }) => ({ qty, berat, total_rp, no: satu });
    const macam: readonly (readonly [string, readonly Baris[], Macam])[] = [
      [
        nama[0],
        baru,
        {
          rows: baru,
          batal: dengan(baru, 'CANC').filter((row) => row.hari_batal === tgl).length,
          isi: isi(dp, no),
          kosong: { murni: null },
        },
      ],
      [
        nama[1],
        lanjut,
        {
          rows: dengan(lanjut, 'DONE'),
          batal: dengan(lanjut, 'CANC').length,
          isi: uangSaja('jumlah', 'no_bayar'),
          kosong: TANPA,
        },
      ],
      [nama[2], ended, { rows: ended, isi: isi(kembali, 'no_batal'), kosong: { murni: null } }],
    ];
    const bagian = jenis[0]! + jenis.slice(1).toLowerCase();
    return macam
      .filter(([, rows]) => rows.length > 0)
      .map(([satu, , one]) => baris(fakta, bagian, satu, one));
  });
}

type HariItu = Readonly<
  Record<
    'nota' | 'bon' | 'kas' | 'tiket' | 'mutasi' | 'cair' | 'titip' | 'setor' | 'ended',
    readonly Baris[]
  >
> & {
  readonly tgl: string;
};

/** What was written on the day, by the person asked for; what ended a deposit by who ended it. */
function hariItu(fakta: Fakta, saring: Saring): HariItu {
  const tgl = saring.tgl_system!;
  const milik = (rows: readonly Baris[]) =>
    rows.filter((row) => row.tgl_system === tgl && cocok(saring, { input_by: row.input_by }));
  return {
    tgl,
    nota: milik(fakta.penjualan),
    bon: milik(fakta.pembelian),
    kas: milik(fakta.kas),
    tiket: milik(fakta.tukar),
    mutasi: milik(fakta.mutasi_uang),
    cair: milik(fakta.validasi_non_cash),
    titip: milik(fakta.titipan),
    setor: milik(fakta.titipan_bayar),
    ended: fakta.titipan.filter(
      (row) => row.no_batal && row.hari_batal === tgl && cocok(saring, { input_by: row.batal_by }),
    ),
  };
}

export const laporanAkhirHari: Naif = (fakta, saring) => {
  const hari = hariItu(fakta, saring);
  const { nota, bon, kas, tiket, mutasi, cair, titip, setor, ended } = hari;
  const tunai = kas.filter((row) => row.no_rekening === null);
  const uang = (bagian: string, nama: string, rows: readonly Baris[], total: string): Baris =>
    baris(fakta, bagian, nama, {
      rows: dengan(rows, 'DONE'),
      batal: dengan(rows, 'CANC').length,
      tunggu: dengan(rows, 'OPEN').length,
      isi: ({ [total]: total_rp, ...row }) => ({
        total_rp,
        no: row.no_kas ?? row.no_mutasi ?? row.no_validasi,
      }),
      kosong: TANPA,
    });
  const arah = (nama: string, mana: string): Baris =>
    uang(
      'Keuangan',
      nama,
      tunai.filter((row) => row.arah === mana),
      'jumlah',
    );
  const bank = (nama: string, mana: string) =>
    [nama, kas.filter((row) => row.arah === mana && row.no_rekening !== null), 'jumlah'] as const;
  const pindah = (nama: string, jenis: string) =>
    [nama, mutasi.filter((row) => row.jenis === jenis), 'jumlah'] as const;
  // Money at banks alone makes no day at the counter.
  const ada = [nota, bon, tunai, titip, setor, ended].some((rows) => rows.length > 0);
  return [
    ...(ada ? dua(fakta, 'Penjualan', nota, (row) => isiJual(fakta, row)) : []),
    ...(bon.length > 0 ? dua(fakta, 'Pembelian', bon, (row) => isiBeli(fakta, row)) : []),
    ...(ada ? [arah('Kas Masuk', 'MASUK'), arah('Kas Keluar', 'KELUAR')] : []),
    ...barisTitipan(fakta, hari),
    ...[
      bank('Bank Masuk', 'MASUK'),
      bank('Bank Keluar', 'KELUAR'),
      pindah('Mutasi Bank', 'BANK'),
      pindah('Mutasi Cash', 'CASH'),
      pindah('Pengalihan Saldo', 'SALDO'),
      ['Non Cash Cair', cair, 'dana_masuk'] as const,
    ]
      .filter(([, rows]) => rows.length > 0)
      .map(([nama, rows, total]) => uang('Bank dan Mutasi', nama, rows, total)),
    ...barisHutang(fakta, saring),
    ...barisJanji(fakta, saring),
    ...(tiket.length > 0 ? [uang('Tukar', 'Tukar Tambah', tiket, 'selisih')] : []),
  ];
};
