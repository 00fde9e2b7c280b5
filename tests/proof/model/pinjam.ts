import {
  alasan,
  bukaAtau,
  harusSama,
  kasirOf,
  pada,
  type Buat,
  type Daftar,
  type Perintah,
} from '#tests/proof/model/perintah.ts';
import {
  bungaOf,
  tambahanOf,
  bulanLagi,
  diTimbangan,
  mgOf,
  tempoOf,
  type Akta,
  type Pinjam,
} from '#tests/proof/model/pinjam-buku.ts';
import { sehariLalu } from '#tests/kit/hutang.ts';
import { tanggal, type Toko } from '#tests/proof/model/toko.ts';

export const PEMINJAM = {
  nama: 'Ibu Reini',
  alamat: 'Jl. Cempaka 5',
  no_hp: '0813 7700 1122',
  no_ktp: '3201234567890009',
};
/** Far below what any price of the day lets a gram be lent on. */
const PER_GRAM = 300_000;

export const isiPinjam = (barang: Pinjam['barang'], jumlah_hutang: number, lama_bulan: number) => ({
  customer: PEMINJAM,
  detail_barang: barang.map(({ kadar, berat }, at) => ({
    nama_barang: `Cincin ${at + 1}`,
    kode_dept: 'CC',
    kadar: kadar / 100,
    berat: berat / 1000,
  })),
  jumlah_hutang,
  lama_bulan,
});

const baru: Buat = (toko, [a, b, c]) => {
  const barang = Array.from({ length: 1 + (a % 2) }, (_, at) => ({
    kadar: [7000, 7500][(b + at) % 2]!,
    berat: 1_000 + ((b + at) % 4_000),
  }));
  const berat = barang.reduce((all, one) => all + one.berat, 0);
  const pokok = 1000 * (50 + (c % Math.floor((berat * PER_GRAM) / 1_000_000)));
  const lama = 1 + (a % 4);
  if (pokok > toko.laci) return undefined;
  return bukaAtau(toko, {
    who: kasirOf(c),
    path: 'hutang',
    body: isiPinjam(barang, pokok, lama),
    status: 201,
    lalu: (data) => {
      const { hari } = toko;
      const one: Pinjam = {
        no: data.no_faktur_hutang,
        hari,
        pokok,
        barang,
        lama,
        minimal: 1,
        dasar: hari,
        mulai: hari,
        sampai: hari,
        status: 'AKTIF',
        akta: [],
      };
      harusSama('tgl_jatuh_tempo', data.tgl_jatuh_tempo, tempoOf(one));
      toko.pinjam.push(one);
      toko.laci -= pokok;
    },
  });
};

export const aktif = (toko: Toko): Pinjam[] => toko.pinjam.filter((one) => one.status === 'AKTIF');

/** Keeps an act on a loan: what it became of it, what came in, which interest was taken. */
function jadi(
  toko: Toko,
  one: Pinjam,
  status: Pinjam['status'],
  akta: Pick<Akta, 'jenis' | 'no' | 'laci' | 'bunga'> & Partial<Akta>,
): void {
  one.akta.push({ hari: toko.hari, sebelum: one.sampai, ...akta });
  one.status = status;
  toko.laci += akta.laci;
}

/** D-35.8: interest up to a day between the paid-up one and the due date; `kurang` by approval. */
const bayarBunga = (kurang: boolean): Buat =>
  pada(aktif, (one, toko, [, b, c]) => {
    const tgl = Math.max(one.sampai, toko.hari - 3) + 1 + (b % 20);
    if (tanggal(tgl) > tempoOf(one) && tgl > toko.hari) return undefined;
    const owed = bungaOf(one, tgl);
    // In whole hundreds, as the drawer is counted in the evening.
    const rp = kurang ? 100 * Math.floor(owed.rp / 200) : owed.rp;
    return {
      who: kasirOf(c),
      path: `hutang/${one.no}/bayar-bunga`,
      status: 201,
      body: { sampai_tgl: tanggal(tgl), ...(kurang ? { bunga_rp: rp } : {}) },
      setuju: kurang ? 'SPV' : undefined,
      lalu: (data) => {
        harusSama('hari_bunga', data.hari_bunga, owed.hari);
        harusSama('bunga_rp', data.bunga_rp, rp);
        const sebelum = one.sampai;
        one.sampai += owed.hari;
        harusSama('jatuh tempo', data.tgl_jatuh_tempo, tempoOf(one));
        const no = data.no_bunga as string;
        jadi(toko, one, 'AKTIF', { jenis: 'bayar-bunga', no, laci: rp, bunga: rp, sebelum });
      },
    };
  });

const tebus = pada(aktif, (one, toko, [, , c]) => {
  const { rp, hari } = bungaOf(one, toko.hari);
  return {
    who: kasirOf(c),
    path: `hutang/${one.no}/pelunasan`,
    body: {},
    status: 201,
    lalu: (data) => {
      harusSama('hari_bunga', data.hari_bunga, hari);
      harusSama('total_bayar', data.total_bayar, one.pokok + rp);
      const no = data.no_lunas as string;
      jadi(toko, one, 'LUNAS', { jenis: 'pelunasan', no, laci: one.pokok + rp, bunga: rp });
    },
  };
});

/** D-35.13: it waits, nothing else is done with the loan meanwhile, and the money comes with its validation or not at all. */
const tebusTunggu = pada(aktif, (one, toko, [, b]) => {
  const { rp } = bungaOf(one, toko.hari);
  const path = `hutang/${one.no}`;
  const tunggu = 'VALIDASI_PELUNASAN_HUTANG_MODULE';
  const keadaan = { no: '' };
  const ya: Perintah = {
    who: 'SPV',
    path: 'hutang/validate-pelunasan',
    body: { no_faktur_hutangs: [one.no], user_id: 'spv.kj1' },
    status: 200,
    lalu: () =>
      jadi(toko, one, 'LUNAS', {
        jenis: 'pelunasan',
        no: keadaan.no,
        laci: one.pokok + rp,
        bunga: rp,
      }),
  };
  const tidak: Perintah = { who: 'SPV', path: `${path}/batal-lunas`, body: alasan, status: 200 };
  return [
    {
      who: 'KASIR',
      path: `${path}/pelunasan`,
      body: {},
      status: 201,
      sebelum: (shop) => shop.modulOn(tunggu),
      sesudah: (shop) => shop.modulOff(tunggu),
      lalu: (data) => void (keadaan.no = data.no_lunas),
    },
    { who: 'KASIR', path: `${path}/bayar-bunga`, body: {}, status: 409, code: 'HUTANG_STATUS' },
    { who: 'KASIR', path: `${path}/pelunasan`, body: {}, status: 409, code: 'HUTANG_STATUS' },
    b % 2 ? ya : tidak,
  ];
});

/** D-35.10: another principal on the same goods; above nothing the customer pays, below the shop does. */
const remaja = (naik: boolean): Buat =>
  pada(aktif, (one, toko, [, b, c]) => {
    const most = Math.floor((mgOf(one) * PER_GRAM) / 1_000_000);
    const pokok = naik
      ? one.pokok + 1000 * (1 + (b % 100))
      : one.pokok - 1000 * (1 + (b % Math.max(1, Math.floor(one.pokok / 2000))));
    if (pokok < 1000 || pokok > 2000 * (50 + most)) return undefined;
    const bunga = bungaOf(one, toko.hari);
    const rp = bunga.rp + tambahanOf(pokok - one.pokok, one.sampai + bunga.hari - toko.hari);
    const selisih = one.pokok + rp - pokok;
    if (toko.laci + selisih < 0) return undefined;
    const lama = 1 + (c % 4);
    return {
      who: kasirOf(c),
      path: `hutang/${one.no}/peremajaan`,
      status: 201,
      body: { jumlah_hutang: pokok, lama_bulan: lama },
      lalu: (data) => {
        harusSama('jumlah', data.jumlah, Math.abs(selisih));
        harusSama('arah', data.arah, selisih < 0 ? 'KELUAR' : 'MASUK');
        const { hari } = toko;
        const mulai = Math.max(hari, one.sampai + bungaOf(one, hari).hari);
        const berikut: Pinjam = {
          no: data.no_hutang_baru,
          hari,
          pokok,
          barang: one.barang,
          lama,
          minimal: 0,
          dasar: hari,
          mulai,
          sampai: mulai,
          status: 'AKTIF',
          akta: [],
        };
        harusSama('jatuh tempo', data.tgl_jatuh_tempo, bulanLagi(tanggal(hari), lama));
        const no = data.no_remaja as string;
        jadi(toko, one, 'REMAJA', {
          jenis: 'peremajaan',
          no,
          laci: selisih,
          bunga: rp,
          baru: berikut,
        });
        toko.pinjam.push(berikut);
      },
    };
  });

/** D-35.17: the goods at a million a gram, less what is owed, out of the drawer or into it. */
const putus = pada(aktif, (one, toko, [, , c]) => {
  const { rp } = bungaOf(one, toko.hari);
  const barang = one.barang.map(({ berat }, at) => ({
    urut: at + 1,
    kode_group: 'T',
    berat: berat / 1000,
    harga: 500 * Math.floor((berat * 1000) / 500),
  }));
  const harga = barang.reduce((all, it) => all + it.harga, 0);
  const laci = one.pokok + rp - harga;
  if (toko.laci + laci < 0) return undefined;
  return {
    who: kasirOf(c),
    path: `hutang/${one.no}/beli-putus`,
    status: 201,
    body: { kode_sales: 'S01', barang, no_ktp: PEMINJAM.no_ktp },
    setuju: 'SPV',
    lalu: (data) => {
      harusSama('harga_beli', data.harga_beli, harga);
      harusSama('jumlah', data.jumlah, Math.abs(laci));
      jadi(toko, one, 'LUNAS', { jenis: 'beli-putus', no: data.no_lunas, laci, bunga: rp });
    },
  };
});

/**
 * D-35.14: a walk has few days, so that the test makes a loan overdue in the database; then its customer is warned.
 * Only one without payments: what a renewal took is on its new loan, and days before that would be charged twice.
 */
const lelang = pada(
  (toko) => aktif(toko).filter(({ akta, minimal }) => akta.length === 0 && minimal > 0),
  (one, toko) => {
    const dulu = one.hari - 31 * one.lama - 20;
    const lewat = { ...one, dasar: dulu, mulai: dulu, sampai: dulu };
    const { rp, hari } = bungaOf(lewat, toko.hari);
    const tempo = tempoOf(lewat);
    return [
      {
        who: 'SPV',
        path: `hutang/${one.no}/peringatan`,
        status: 201,
        body: { cara: 'TELEPON', keterangan: 'Dihubungi' },
        sebelum: (shop) =>
          shop.rows(
            `update hutang set tgl_jatuh_tempo = $2, dasar_tempo = $3, mulai_bunga = $3, bunga_dibayar_sampai = $3
              where no_faktur_hutang = $1`,
            [one.no, tempo, tanggal(dulu)],
          ),
        lalu: () => void Object.assign(one, { dasar: dulu, mulai: dulu, sampai: dulu }),
      },
      {
        who: 'SPV',
        path: `hutang/${one.no}/lelang`,
        // A day later.
        sebelum: (shop) => sehariLalu(shop, one.no),
        setuju: 'OWN',
        status: 201,
        body: { tujuan: 'STOCK', barang: diTimbangan(one) },
        lalu: (data) => {
          harusSama('hari_bunga', data.hari_bunga, hari);
          harusSama('bunga_rp', data.bunga_rp, rp);
          const sisa = data.hasil_lelang - one.pokok - rp - data.biaya;
          harusSama('kelebihan', data.kelebihan - data.kekurangan, sisa);
          const no = data.no_lelang as string;
          jadi(toko, one, 'LELANG', {
            jenis: 'lelang',
            no,
            laci: 0,
            bunga: rp,
            sisa: Math.max(0, sisa),
          });
        },
      },
    ];
  },
);

export const bersisa = (toko: Toko): Pinjam[] =>
  toko.pinjam.filter(({ akta }) => akta.at(-1)?.jenis === 'lelang' && akta.at(-1)!.sisa! > 0);
const kelebihan = pada(bersisa, (one, toko, [, , c]) => {
  const sisa = one.akta.at(-1)!.sisa!;
  if (sisa > toko.laci) return undefined;
  return {
    who: kasirOf(c),
    path: `hutang/${one.no}/bayar-kelebihan`,
    body: {},
    status: 201,
    setuju: 'OWN',
    lalu: (data) => {
      harusSama('kelebihan', data.kelebihan, sisa);
      const no = data.no_kelebihan as string;
      jadi(toko, one, 'LELANG', { jenis: 'bayar-kelebihan', no, laci: -sisa, bunga: 0 });
    },
  };
});

export const SAH_PINJAM: Daftar = {
  pinjam: baru,
  'bayar bunga': bayarBunga(false),
  'bayar bunga kurang': bayarBunga(true),
  tebus,
  'tebus tunggu': tebusTunggu,
  'remaja naik': remaja(true),
  'remaja turun': remaja(false),
  'beli putus': putus,
  lelang,
  kelebihan,
};
