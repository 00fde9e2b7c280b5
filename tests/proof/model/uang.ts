import {
  ambil,
  batalkan,
  bukaAtau,
  harusSama,
  tidakBatal,
  type Buat,
  type Daftar,
  type Jenis,
} from '#tests/proof/model/perintah.ts';
import {
  diTerima,
  KARTU,
  tanggal,
  type Cair,
  type Kas,
  type Mutasi,
  type Nota,
  type Rekening,
  type Toko,
  type Uang,
} from '#tests/proof/model/toko.ts';

const REKENING: readonly Rekening[] = ['1234567890', '0987654321'];
const BANK: Record<Rekening, string> = { '1234567890': 'BCA', '0987654321': 'BRI' };
const isi = (toko: Toko, uang: Uang): number => (uang === 'CASH' ? toko.laci : toko.bank[uang]);
function tambah(toko: Toko, uang: Uang, jumlah: number): void {
  if (uang === 'CASH') toko.laci += jumlah;
  else toko.bank[uang] += jumlah;
}

/** 2§5: money in and out of an account that belongs to no sale. */
const bank =
  (arah: 'masuk' | 'keluar', lebih = 0): Buat =>
  (toko, [a, b]) => {
    const rekening = ambil(REKENING, b)!;
    const jumlah =
      arah === 'masuk'
        ? 100 * (1 + (a % 40_000))
        : lebih
          ? toko.bank[rekening] + lebih
          : Math.min(toko.bank[rekening], 100 * (1 + (a % 40_000)));
    if (jumlah <= 0) return undefined;
    return bukaAtau(toko, {
      who: 'OWN',
      path: `uang-bank/${arah}`,
      body: {
        kode_transaksi: arah === 'masuk' ? 'MODAL_KAS' : 'LISTRIK',
        no_rekening: rekening,
        jumlah,
        keterangan: 'Uji model',
      },
      ...(lebih ? { status: 409, code: 'REKENING_KURANG' } : { status: 201 }),
      lalu: (data) => {
        const gerak = arah === 'masuk' ? jumlah : -jumlah;
        toko.bank[rekening] += gerak;
        const no = data.no_kas as string;
        toko.kas.push({ no, hari: toko.hari, jumlah: gerak, batal: false, rekening });
      },
    });
  };
const KAS_BANK: Jenis<Kas> = {
  path: 'cash',
  dari: (toko) => toko.kas.filter((one) => one.rekening),
  who: 'SPV',
};
const adaUang = (toko: Toko, { rekening, jumlah }: Kas): boolean => toko.bank[rekening!] >= jumlah;

const sisi = (nama: 'asal' | 'tujuan', uang: Uang) =>
  uang === 'CASH'
    ? { [nama]: uang, [`${nama}_rekening`]: null }
    : { [nama]: BANK[uang], [`${nama}_rekening`]: uang };

/** From the drawer to a bank, back, or from bank to bank; what is not there cannot leave. */
const mutasi =
  (dari: Uang, ke: Uang, lebih = 0, path?: string, code?: string): Buat =>
  (toko, [a]) => {
    const jumlah = lebih
      ? isi(toko, dari) + lebih
      : Math.min(isi(toko, dari), 100 * (1 + (a % 20_000)));
    if (jumlah <= 0) return undefined;
    const cash = dari === 'CASH' || ke === 'CASH';
    const kurang = dari === 'CASH' ? 'KAS_KURANG' : 'REKENING_KURANG';
    return bukaAtau(toko, {
      who: 'OWN',
      path: path ?? `cash/mutasi-uang-${cash ? 'cash' : 'bank'}`,
      body: {
        ...sisi('asal', dari),
        ...sisi('tujuan', ke),
        jumlah,
        keterangan: 'Uji model',
        kategori: 'MODAL_KAS',
      },
      ...(code ? { status: 422, code } : lebih ? { status: 409, code: kurang } : { status: 201 }),
      lalu: (data) => {
        tambah(toko, dari, -jumlah);
        tambah(toko, ke, jumlah);
        const no = data.no_mutasi as string;
        toko.mutasi.push({ no, hari: toko.hari, batal: false, asal: dari, tujuan: ke, jumlah });
      },
    });
  };
const MUTASI: Jenis<Mutasi> = { path: 'cash/mutasi', dari: (toko) => toko.mutasi, who: 'SPV' };
const masihAda = (toko: Toko, { tujuan, jumlah }: Mutasi): boolean => isi(toko, tujuan) >= jumlah;

/** D-28.1: the card payment of a sale is found on the statement, less the percent of the account. */
const cair =
  (pilih: (toko: Toko, one: Nota) => boolean, lagi: number, status: number, code?: string): Buat =>
  (toko, [a]) => {
    const nota = ambil(
      toko.nota.filter((one) => pilih(toko, one)),
      a,
    );
    if (!nota || !toko.validasi) return undefined;
    const masuk = diTerima(nota.kartu);
    return bukaAtau(toko, {
      who: 'OWN',
      path: 'non-cash/validasi',
      body: {
        tgl_cair: tanggal(toko.hari + lagi),
        baris: [{ no_dokumen: nota.no, urut: 1 }],
      },
      status,
      code,
      lalu: (data) => {
        harusSama('dana_masuk', data.dana_masuk, masuk);
        toko.cair.push({ no: data.no_validasi, hari: toko.hari, batal: false, nota, masuk });
        toko.bank[KARTU] += masuk;
        nota.bank += masuk;
      },
    });
  };
const CAIR: Jenis<Cair> = { path: 'non-cash/validasi', dari: (toko) => toko.cair, who: 'SPV' };
const sudahCair = (toko: Toko, nota: Nota): boolean =>
  toko.cair.some((one) => !one.batal && one.nota === nota);
const menunggu = (toko: Toko, nota: Nota): boolean =>
  !nota.batal && nota.kartu > 0 && !sudahCair(toko, nota);
const masihDiBank = (toko: Toko, { masuk }: Cair): boolean => toko.bank[KARTU] >= masuk;

const [BCA, BRI] = REKENING as readonly [Rekening, Rekening];

export const SAH_UANG: Daftar = {
  'bank masuk': bank('masuk'),
  'bank keluar': bank('keluar'),
  'batal bank': batalkan(KAS_BANK, adaUang, (toko, { rekening, jumlah }) => {
    toko.bank[rekening!] -= jumlah;
  }),
  cair: cair(menunggu, 0, 201),
  'batal cair': batalkan(CAIR, masihDiBank, (toko, { nota, masuk }) => {
    toko.bank[KARTU] -= masuk;
    nota.bank -= masuk;
  }),
  setor: mutasi('CASH', BCA),
  tarik: mutasi(BRI, 'CASH'),
  'antar bank': mutasi(BCA, BRI),
  'batal mutasi': batalkan(MUTASI, masihAda, (toko, { asal, tujuan, jumlah }) => {
    tambah(toko, tujuan, -jumlah);
    tambah(toko, asal, jumlah);
  }),
};

export const TERLARANG_UANG: Daftar = {
  'cair dua kali': cair((toko, nota) => sudahCair(toko, nota), 0, 422, 'TIDAK_MENUNGGU'),
  'cair batal': cair((_, nota) => nota.batal && nota.kartu > 0, 0, 422, 'TIDAK_MENUNGGU'),
  'cair besok': cair(menunggu, 1, 422, 'CAIR_BESOK'),
  ...tidakBatal('cair', CAIR, masihDiBank, {
    sudah: 'VALIDASI_SUDAH_BATAL',
    kemarin: 'VALIDASI_KEMARIN',
  }),
  'bank kurang': bank('keluar', 1),
  'setor kurang': mutasi('CASH', BRI, 1),
  'antar bank kurang': mutasi(BRI, BCA, 1),
  'rekening sama': mutasi(BCA, BCA, 0, undefined, 'REKENING_SAMA'),
  'mutasi bank dengan cash': mutasi('CASH', BCA, 0, 'cash/mutasi-uang-bank', 'HARUS_BANK'),
  'mutasi cash tanpa cash': mutasi(BCA, BRI, 0, 'cash/mutasi-uang-cash', 'HARUS_SATU_CASH'),
  ...tidakBatal('bank', KAS_BANK, adaUang, { sudah: 'KAS_SUDAH_BATAL', kemarin: 'KAS_KEMARIN' }),
  ...tidakBatal('mutasi', MUTASI, masihAda, {
    sudah: 'MUTASI_SUDAH_BATAL',
    kemarin: 'MUTASI_KEMARIN',
  }),
};
