import {
  bagi,
  berlaku,
  cocok,
  dalam,
  jumlah,
  selisihHari,
  type Baris,
  type Fakta,
  type Naif,
  tanggal,
} from '#tests/proof/oracle/fakta.ts';
import { BATAS, hariOrang, terbesar } from '#tests/proof/oracle/naif/pajak.naif.ts';
import {
  jejakBatu,
  jejakGrosir,
  jejakSusut,
} from '#tests/proof/oracle/naif/hari/sinyal-barang.naif.ts';
import { dibatalkan, lainDibatalkan } from '#tests/proof/oracle/naif/pengawasan.naif.ts';
import {
  jejakBeliNaik,
  jejakGanti,
  jejakHarga,
  jejakKembali,
  jejakKunci,
  terjual,
  type Jejak,
} from '#tests/proof/oracle/naif/hari/sinyal-harga.naif.ts';

const jejakBatal = (fakta: Fakta): Jejak[] => [
  ...[...dibatalkan(fakta), ...lainDibatalkan(fakta)]
    .filter(({ no_batal }) => no_batal !== null)
    .map((row) => ({
      siapa: row.batal_by,
      hari: row.hari,
      macam: 'batal',
      no: [row.no_dokumen],
      berat: row.berat,
      // Gold that moves is worth no rupiah: a signal of nothing else shows none.
      rupiah: row.tanpa_rp ? null : row.jumlah_rp,
    })),
  ...fakta.audit
    .filter((row) => row.tindakan === 'CETAK_ULANG')
    .map((row) => ({
      siapa: row.user_id,
      hari: tanggal(row.waktu),
      macam: 'cetak ulang',
      no: [row.kunci],
      berat: null,
      rupiah: null,
    })),
];

function jejakJualLagi(fakta: Fakta): Jejak[] {
  const semua = terjual(fakta).toSorted((a, b) => (a.nota.input_date < b.nota.input_date ? -1 : 1));
  return semua
    .filter(({ nota }) => nota.status === 'CANC')
    .flatMap((dulu) => {
      const lagi = semua.find(
        (row) =>
          row.kode_barcode === dulu.kode_barcode &&
          row.nota.input_date >= dulu.nota.tgl_batal &&
          selisihHari(dulu.nota.tgl_system, row.nota.tgl_system) <= 7,
      );
      if (!lagi) return [];
      return [
        {
          siapa: dulu.nota.batal_by,
          hari: lagi.nota.tgl_system,
          no: [dulu.nota.no_faktur_jual, lagi.nota.no_faktur_jual],
          uraian: lagi.kode_barcode,
          berat: lagi.berat,
          rupiah: lagi.netto,
          selisih: lagi.netto - dulu.netto,
        },
      ];
    });
}

const jejakBeli = (fakta: Fakta): Jejak[] =>
  fakta.pembelian
    .filter((nota) => nota.valid_at !== null)
    .flatMap((nota) =>
      fakta.pembelian_barang
        .filter((row) => row.no_faktur_beli === nota.no_faktur_beli && row.harga > row.harga_tawar)
        .map((row) => ({
          siapa: nota.input_by,
          hari: nota.tgl_system,
          no: [nota.no_faktur_beli],
          berat: row.berat,
          rupiah: row.harga,
          tawar: row.harga_tawar,
          selisih: row.harga - row.harga_tawar,
        })),
    );

const jejakBerat = (fakta: Fakta): Jejak[] =>
  fakta.buku_set.flatMap((set) => {
    const rows = fakta.buku.filter(
      (row) =>
        row.no_bukti === set.no_bukti &&
        ['selisih', 'susut'].includes(row.akun) &&
        (row.berat !== 0 || Math.abs(row.murni) > 50),
    );
    if (rows.length === 0) return [];
    const bagian = (tanda: number) =>
      jumlah(
        rows.filter((row) => row.berat * tanda > 0),
        'berat',
      );
    return [
      {
        siapa: set.input_by,
        hari: set.tgl_system,
        no: [set.no_bukti],
        berat: jumlah(rows, 'berat'),
        kurang: bagian(1),
        lebih: -bagian(-1),
        murni: rows
          .filter((row) => row.berat === 0)
          .reduce((all, row) => all + Math.abs(row.murni), 0),
      },
    ];
  });

/** Cash that went out in parts that each need no approval, where together they are above the limit of one. */
function jejakKas(fakta: Fakta): Jejak[] {
  const batas = batasToko(fakta, 'BATAS_KAS_KELUAR', 5_000_000);
  const kecil = fakta.kas.filter(
    ({ arah, status, jumlah: rp }) => arah === 'KELUAR' && status === 'DONE' && rp <= batas,
  );
  return [...Map.groupBy(kecil, (row) => `${row.input_by}|${row.tgl_system}`).values()]
    .filter((rows) => rows.length > 1 && jumlah(rows, 'jumlah') > batas)
    .flat()
    .map((row) => ({
      siapa: row.input_by,
      hari: row.tgl_system,
      no: [row.no_kas],
      rupiah: row.jumlah,
      batas,
    }));
}

/** What was given away of the computer's price, where a person's day is above what may be spent alone. */
function jejakDiskon(fakta: Fakta): Jejak[] {
  const batas = batasToko(fakta, 'BATAS_KAS_KELUAR', 5_000_000);
  const turun = terjual(fakta)
    .filter(({ nota }) => nota.status === 'DONE')
    .map((row) => ({
      siapa: row.nota.input_by as string,
      hari: row.nota.tgl_system as string,
      no: [row.nota.no_faktur_jual as string],
      berat: row.berat,
      rupiah: row.netto,
      selisih: -(row.harga_komputer - row.netto - row.kupon_rp - row.potongan_rp),
      batas,
    }))
    .filter(({ selisih }) => selisih < 0);
  return [...Map.groupBy(turun, ({ siapa, hari }) => `${siapa}|${hari}`).values()]
    .filter((rows) => unik(rows.flatMap(({ no }) => no)).length > 1)
    .filter((rows) => -jumlah(rows, 'selisih') > batas)
    .flat();
}

/** Coupons that a person issued by hand and that paid a sale. */
const jejakKupon = (fakta: Fakta): Jejak[] =>
  fakta.kupon_pakai
    .filter(({ kembali }) => !kembali)
    .flatMap((pakai) => {
      const kupon = fakta.kupon.find(({ no_kupon }) => no_kupon === pakai.no_kupon)!;
      if (kupon.faktur_terbit !== null) return [];
      return [
        {
          siapa: kupon.input_by,
          hari: pakai.tgl_system,
          no: [pakai.no_faktur_jual],
          rupiah: pakai.rupiah,
          batas: batasToko(fakta, 'BATAS_KUPON_TERBIT', 5_000_000),
        },
      ];
    });

/** Cash of the drawer that somebody took to an account of the shop. */
const jejakSetor = (fakta: Fakta): Jejak[] =>
  fakta.mutasi_uang
    .filter(({ jenis, asal, status }) => jenis === 'CASH' && asal === 'CASH' && status === 'DONE')
    .map((row) => ({
      siapa: row.input_by,
      hari: row.tgl_system,
      no: [row.no_mutasi],
      uraian: `${row.tujuan} ${row.tujuan_rekening}: ${row.no_slip ? `slip ${row.no_slip}, ` : ''}${row.keterangan}`,
      rupiah: row.jumlah,
    }));

const jejakRingan = (fakta: Fakta): Jejak[] =>
  terjual(fakta)
    .filter((row) => row.berat < row.berat_stock && row.diskon_rp + row.bagian_rp > 0)
    .map((row) => ({
      siapa: row.nota.input_by,
      hari: row.nota.tgl_system,
      no: [row.nota.no_faktur_jual],
      berat: row.berat - row.berat_stock,
      rupiah: row.netto,
      selisih: -(row.diskon_rp + row.bagian_rp),
    }));

/** The value of a limit that the shop set, else what it is as delivered. */
const batasToko = (fakta: Fakta, nama: string, bawaan: number): number =>
  (berlaku(
    fakta.parameter_toko.filter(({ key }) => key === nama),
    '9999',
  )?.value ?? bawaan) as number;

/** Who wrote the price at which a piece of its own price went: the last change before the sale, else its first. */
function penulisHarga(fakta: Fakta, { kode_barcode, nota }: Baris): string {
  const ubah = fakta.audit.filter(
    ({ tindakan, tabel, kunci, waktu, sebelum, sesudah }) =>
      tindakan === 'UBAH' &&
      tabel === 'barang' &&
      kunci === kode_barcode &&
      waktu <= nota.input_date &&
      sebelum.harga_jual !== sesudah.harga_jual,
  );
  const akhir = ubah.toSorted((a, b) => a.urut - b.urut).at(-1);
  return akhir?.user_id ?? fakta.barang.find((one) => one.kode_barcode === kode_barcode)!.input_by;
}

/** Pieces whose own price was more than a supervisor's discount below their gold, by who wrote that price. */
function jejakTetap(fakta: Fakta): Jejak[] {
  const batas = batasToko(fakta, 'BATAS_DISKON_SPV', 500);
  return terjual(fakta)
    .map((row) => ({ ...row, emas: bagi(row.berat_asli, 1_000, row.harga_hari)! }) as Baris)
    .filter(({ harga_komputer, emas }) => harga_komputer * 10_000 < emas * (10_000 - batas))
    .map((row) => ({
      siapa: penulisHarga(fakta, row),
      hari: row.nota.tgl_system,
      no: [row.nota.no_faktur_jual],
      berat: row.berat_asli,
      rupiah: row.netto,
      selisih: row.harga_komputer - row.emas,
    }));
}

/** Lots with more fine gold than went in and melting may lose. */
/** Deposits that cards had paid, given back in cash: never more of it than left. */
function jejakKartu(fakta: Fakta): Jejak[] {
  return fakta.titipan
    .filter(
      ({ no_batal, refund_jenis, refund_rp }) =>
        no_batal && refund_jenis === 'CASH' && refund_rp > 0,
    )
    .flatMap((titip): Jejak[] => {
      const setor = fakta.titipan_bayar.filter(
        ({ no_titip, status }) => no_titip === titip.no_titip && status === 'DONE',
      );
      const nomor = [titip.no_titip, ...setor.map(({ no_bayar }) => no_bayar)];
      const bayar = fakta.pembayaran.filter(
        ({ no_dokumen, jenis }) =>
          nomor.includes(no_dokumen) && ['CREDIT', 'DEBET'].includes(jenis),
      );
      if (bayar.length === 0) return [];
      const satu = (jenis: string): string[] => {
        const rows = bayar.filter((row) => row.jenis === jenis);
        if (rows.length === 0) return [];
        const sejak = rows.map(({ tgl_system }) => tgl_system as string).toSorted()[0]!;
        const lama = selisihHari(sejak, titip.hari_batal);
        return [[jenis, titip.nama_customer, lama, 'hari'].filter((kata) => kata !== '').join(' ')];
      };
      return [
        {
          siapa: titip.batal_by,
          hari: titip.hari_batal,
          no: [titip.no_batal],
          uraian: ['CREDIT', 'DEBET'].flatMap(satu).join(', '),
          berat: null,
          rupiah: Math.min(jumlah(bayar, 'jumlah'), titip.refund_rp),
        },
      ];
    });
}

function jejakLebur(fakta: Fakta): Jejak[] {
  const batas = batasToko(fakta, 'TOLERANSI_SUSUT_LEBUR', 200);
  return fakta.hancur_pembelian
    .map((row) => ({ ...row, lebih: row.murni_hasil - row.murni }) as Baris)
    .filter(
      ({ status, lebih, murni: masuk }) => status === 'DONE' && lebih * 10_000 > masuk * batas,
    )
    .map((row) => ({
      siapa: row.input_by,
      hari: row.tgl_system,
      no: [row.no_hancur],
      berat: row.berat_hasil,
      lebih: row.lebih,
    }));
}

const gram = (mg: number): string => `${(mg / 1000).toFixed(3)} g`;
const unik = (teks: readonly string[]): string[] => [...new Set(teks)].toSorted();
const tahu = (rows: readonly Jejak[], nama: string): number | null =>
  rows.some((row) => row[nama] !== null && row[nama] !== undefined) ? jumlah(rows, nama) : null;

type Sinyal = {
  readonly sinyal: string;
  readonly jejak: (fakta: Fakta) => Jejak[];
  readonly uraian: (rows: readonly Jejak[]) => string;
  readonly batas?: string | ((rows: readonly Jejak[]) => string);
  /** Counted by what happened, else by the documents in it. */
  readonly tiap?: true;
  /** Counted by something else than either. */
  readonly hitung?: (rows: readonly Jejak[]) => number;
  /** Says whose it was, the first by the alphabet. */
  readonly nama?: true;
};
const SINYAL: readonly Sinyal[] = [
  {
    sinyal: 'BATAL DAN CETAK ULANG',
    jejak: jejakBatal,
    uraian: (rows) =>
      ['batal', 'cetak ulang']
        .map((macam) => [rows.filter((row) => row.macam === macam).length, macam] as const)
        .filter(([banyak]) => banyak > 0)
        .map(([banyak, macam]) => `${banyak} ${macam}`)
        .join(', '),
    tiap: true,
  },
  {
    sinyal: 'JUAL SETELAH UBAH HARGA',
    jejak: jejakHarga,
    uraian: (rows) => unik(rows.map((row) => row.uraian as string)).join(', '),
    batas: '30 menit',
  },
  {
    sinyal: 'BATAL LALU JUAL',
    jejak: jejakJualLagi,
    uraian: (rows) => unik(rows.map((row) => row.uraian as string)).join(', '),
    batas: '7 hari',
    tiap: true,
  },
  {
    sinyal: 'BELI DI ATAS HARGA',
    jejak: jejakBeli,
    uraian: (rows) => `${rows.length} barang di atas harga hitung`,
    batas: (rows) => jumlah(rows, 'tawar').toLocaleString('en-US'),
  },
  {
    sinyal: 'BELI SETELAH HARGA NAIK',
    jejak: jejakBeliNaik,
    uraian: (rows) => unik(rows.map((row) => row.uraian as string)).join(', '),
    batas: '30 menit, 2%',
  },
  {
    sinyal: 'SELISIH BERAT',
    jejak: jejakBerat,
    uraian: (rows) =>
      (['lebih', 'kurang', 'murni'] as const)
        .map((nama) => [jumlah(rows, nama), nama] as const)
        .filter(([mg]) => mg !== 0)
        .map(([mg, nama]) => `${gram(mg)} ${nama === 'murni' ? 'murni berbeda' : nama}`)
        .join(', '),
  },
  {
    sinyal: 'UBAH HARGA',
    jejak: jejakGanti,
    uraian: (rows) => {
      const tanpa = rows.filter(({ keystore }) => keystore === null).length;
      return `${rows.length} harga${tanpa > 0 ? `, ${tanpa} tanpa persetujuan` : ''}`;
    },
    tiap: true,
  },
  {
    sinyal: 'HARGA DIUBAH LALU KEMBALI',
    jejak: jejakKembali,
    uraian: (rows) => unik(rows.map((row) => row.uraian as string)).join(', '),
    batas: '24 jam',
    tiap: true,
  },
  {
    sinyal: 'PECAH KAS KELUAR',
    jejak: jejakKas,
    uraian: (rows) => `${rows.length} kali kas keluar`,
    batas: (rows) => (rows[0]!.batas as number).toLocaleString('en-US'),
  },
  {
    sinyal: 'BERAT KURANG DAN DISKON',
    jejak: jejakRingan,
    uraian: (rows) => `${rows.length} barang, diskon ${-jumlah(rows, 'selisih')}`,
    batas: '0.020 g',
  },
  {
    sinyal: 'DISKON SEHARI',
    jejak: jejakDiskon,
    uraian: (rows) => `${rows.length} barang di bawah harga komputer`,
    batas: (rows) => (rows[0]!.batas as number).toLocaleString('en-US'),
  },
  {
    sinyal: 'KUPON TANGAN',
    jejak: jejakKupon,
    uraian: (rows) => `${rows.length} kupon terbitan tangan dipakai`,
    batas: (rows) => (rows[0]!.batas as number).toLocaleString('en-US'),
    tiap: true,
  },
  {
    sinyal: 'KAS DIBAWA KE BANK',
    jejak: jejakSetor,
    uraian: (rows) => `ke ${unik(rows.map((row) => row.uraian as string)).join(', ')}`,
  },
  {
    sinyal: 'KARTU KEMBALI TUNAI',
    jejak: jejakKartu,
    uraian: (rows) => `dari kartu ${unik(rows.map((row) => row.uraian as string)).join(', ')}`,
  },
  {
    sinyal: 'KUNCI SEBELUM HARGA NAIK',
    jejak: jejakKunci,
    uraian: (rows) => unik(rows.map((row) => row.uraian as string)).join(', '),
    batas: '30 menit',
  },
  {
    sinyal: 'HARGA TETAP DI BAWAH EMAS',
    jejak: jejakTetap,
    uraian: (rows) => `${rows.length} barang dengan harga tetap di bawah emas`,
    batas: '5%',
    tiap: true,
  },
  {
    sinyal: 'SUSUT DI ATAS BATAS',
    jejak: jejakSusut,
    uraian: (rows) => `${unik(rows.map(({ op }) => op as string)).length} susut di atas batas`,
    hitung: (rows) => unik(rows.map(({ op }) => op as string)).length,
  },
  {
    sinyal: 'GROSIR SATU BARANG',
    jejak: jejakGrosir,
    uraian: (rows) => `${rows.length} nota grosir satu barang`,
    nama: true,
  },
  {
    sinyal: 'BERLIAN MENYUSUL',
    jejak: jejakBatu,
    uraian: (rows) =>
      `${new Set(rows.map(({ kode }) => kode as string)).size} barang dijual setelah batunya berubah`,
    batas: '24 jam',
    hitung: (rows) => new Set(rows.map(({ kode }) => kode as string)).size,
    nama: true,
  },
  {
    sinyal: 'LEBUR LEBIH KAYA',
    jejak: jejakLebur,
    uraian: (rows) => `${gram(jumlah(rows, 'lebih'))} murni lebih`,
    batas: '2%',
    tiap: true,
  },
];

/** From the third on, more than twice the mean of the person's thirty days before. */
const diAtasBiasa = (rows: readonly Baris[], { siapa, tgl_system, jml }: Baris): boolean => {
  const lalu = rows.filter((row) => {
    const umur = selisihHari(row.tgl_system, tgl_system);
    return row.siapa === siapa && umur >= 1 && umur <= 30;
  });
  return jml >= 3 && jml * 30 > 2 * jumlah(lalu, 'jml');
};

const perOrang = (
  fakta: Fakta,
  { sinyal, jejak, uraian, batas, tiap, hitung, nama }: Sinyal,
): Baris[] =>
  [...Map.groupBy(jejak(fakta), ({ siapa, hari }) => `${siapa}|${hari}`).values()].map((rows) => ({
    sinyal,
    siapa: rows[0]!.siapa,
    user_id: rows[0]!.siapa,
    tgl_system: rows[0]!.hari,
    nama_customer: nama ? unik(rows.map((row) => row.nama as string).filter(Boolean))[0] : null,
    uraian: uraian(rows),
    jml: hitung?.(rows) ?? (tiap ? rows.length : unik(rows.flatMap(({ no }) => no)).length),
    no_dokumen: unik(rows.flatMap(({ no }) => no)),
    berat: tahu(rows, 'berat'),
    jumlah_rp: tahu(rows, 'rupiah'),
    selisih_rp: tahu(rows, 'selisih'),
    batas: typeof batas === 'function' ? batas(rows) : (batas ?? null),
  }));

const SEMUA = { tgl_from: '2000-01-01', tgl_to: '2099-12-31' };
/** Cash of a customer and day in several documents, near the limit from which it is reported. */
function pecahTunai(fakta: Fakta, cabang: readonly Fakta[]): Baris[] {
  const batas = (BATAS(fakta, 'BATAS_LAPOR_TUNAI') * 80) / 100;
  return hariOrang(cabang, SEMUA)
    .filter((rows) => rows.some((row) => row.kode_toko === fakta.toko[0]!.kode_toko))
    .map((rows) => ({ rows, tunai: rows.filter((row) => row.tunai > 0).length }))
    .filter(({ rows, tunai }) => tunai > 1 && jumlah(rows, 'tunai') >= batas)
    .map(({ rows, tunai }) => ({
      sinyal: 'PECAH TUNAI',
      siapa: rows[0]!.orang,
      user_id: unik(rows.map(({ input_by }) => input_by as string)).join(', '),
      tgl_system: rows[0]!.tgl_system,
      nama_customer: terbesar(rows, 'nama_customer'),
      uraian: `${tunai} dokumen tunai`,
      jml: tunai,
      no_dokumen: unik(rows.map(({ no_dokumen }) => no_dokumen as string)),
      berat: jumlah(rows, 'berat'),
      jumlah_rp: jumlah(rows, 'tunai'),
      selisih_rp: null,
      batas: batas.toLocaleString('en-US'),
    }));
}

export const laporanSinyal: Naif = (fakta, saring, { cabang }) =>
  [...SINYAL.map((satu) => perOrang(fakta, satu)), pecahTunai(fakta, cabang)]
    .flatMap((rows) =>
      rows.map((row) => ({ ...row, tanda: diAtasBiasa(rows, row) ? 'DI ATAS BIASA' : null })),
    )
    .filter((row: Baris) => dalam(row.tgl_system, saring))
    .filter(({ sinyal }: Baris) => cocok(saring, { sinyal }))
    .filter(
      ({ user_id }: Baris) =>
        !saring.user_id ||
        saring.user_id === 'ALL' ||
        (user_id as string).split(', ').includes(saring.user_id),
    );
