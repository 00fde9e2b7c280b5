import {
  ambil,
  batalkan,
  bukaAtau,
  harusSama,
  kasirOf,
  pada,
  tidakBatal,
  type Buat,
  type Daftar,
  type Jenis,
  type Perintah,
} from '#tests/proof/model/perintah.ts';
import {
  BAKI,
  diBaki,
  isiBaki,
  lepas,
  masihUtuh,
  muat,
  type Kasir,
  type Opname,
  type Potong,
  type Toko,
} from '#tests/proof/model/toko.ts';

/** A tray of which all lies free, so that what is missing is really missing. */
function bakiLepas(toko: Toko, angka: number): { baki: string; isi: Potong[] } | undefined {
  const baki = ambil(BAKI, angka)!;
  const isi = lepas(toko, baki);
  return toko.buka && isi.length > 0 && isi.length === isiBaki(toko, baki)
    ? { baki, isi }
    : undefined;
}

/** A piece that an earlier count missed, found in this tray. */
const ketemuLagi = (toko: Toko, baki: string, angka: number): Potong[] => {
  const hilang = [...toko.potong.values()].filter((one) => one.status === 'HILANG');
  return angka % 2 && hilang.length > 0 && muat(toko, baki, 1) ? [hilang[0]!] : [];
};

type Hitungan = { baki: string; dipindai: Potong[]; hilang: Potong[]; lagi: Potong[] };

/** D-21.1: begun, scanned and ended; what was not scanned is gone, what was gone may be found again. */
const opname: Buat = (toko, [a, b, c]) => {
  const ada = bakiLepas(toko, a);
  if (!ada) return undefined;
  const { baki, isi } = ada;
  const hilang = b % 3 === 0 ? [isi[c % isi.length]!] : [];
  const lagi = ketemuLagi(toko, baki, b);
  const dipindai = [...isi.filter((one) => !hilang.includes(one)), ...lagi];
  const hitungan = { baki, dipindai, hilang, lagi };
  let id = 0;
  const mulai = {
    who: 'MU' as const,
    path: 'stock-opname',
    body: { kode_gudang: 'TK', kode_baki: baki },
  };
  return [
    { ...mulai, status: 201, lalu: (data) => void (id = data.id) },
    { ...mulai, status: 409, code: 'OPNAME_BERJALAN' },
    ...(dipindai.length > 0 ? [pindai(hitungan, kasirOf(c), () => id)] : []),
    selesai(toko, hitungan, () => id),
  ];
};

const pindai = ({ dipindai, lagi }: Hitungan, who: Kasir, id: () => number): Perintah => ({
  who,
  path: 'stock-opname/pindai',
  body: () => ({ id: id(), kode: dipindai.map((one) => one.tag ?? one.kode) }),
  status: 201,
  lalu: (data: { hasil: string }[]) => {
    const said = data.map((row) => row.hasil).join();
    const harap = dipindai.map((one) => (lagi.includes(one) ? 'LEBIH' : 'KETEMU'));
    harusSama('hasil', said, harap.join());
  },
});

const selesai = (toko: Toko, { baki, hilang, lagi }: Hitungan, id: () => number): Perintah => ({
  who: 'MU',
  path: 'stock-opname/selesai',
  body: () => ({ id: id() }),
  setuju: hilang.length + lagi.length > 0 ? 'OWN' : 'SPV',
  status: 200,
  lalu: (data) => {
    harusSama('hilang', data.hilang.qty, hilang.length);
    for (const one of hilang) one.status = 'HILANG';
    const kembali = new Map(
      lagi.map(({ kode, kadar, baki: lama }) => [kode, { baki: lama, kadar }]),
    );
    for (const one of lagi) Object.assign(one, { status: 'READY', baki });
    const no = data.opname.no_opname as string;
    const isi = { no, id: id(), hari: toko.hari, batal: false, baki };
    toko.opname.push({ ...isi, hilang: hilang.map((one) => one.kode), kembali });
  },
});

/** A later count may have found the piece and lost it again: then it is not this one's to give back. */
const terakhir = (toko: Toko, one: Opname): boolean => toko.opname.at(-1) === one;

/** What it missed is still missing, what it found lies free where it was found, and there is room. */
const utuh = (toko: Toko, one: Opname): boolean =>
  terakhir(toko, one) &&
  one.hilang.every((kode) => toko.potong.get(kode)!.status === 'HILANG') &&
  [...one.kembali].every(([kode, { kadar }]) => masihUtuh(toko, kode, { baki: one.baki, kadar }));
const OPNAME: Jenis<Opname> = {
  path: 'stock-opname',
  dari: (toko) => toko.opname,
  id: (one) => one.id,
};
const batal = batalkan(OPNAME, utuh, (toko, { hilang, kembali }) => {
  for (const kode of hilang) toko.potong.get(kode)!.status = 'READY';
  for (const [kode, { baki }] of kembali)
    Object.assign(toko.potong.get(kode)!, { status: 'HILANG', baki });
});

/** A tray on the scale: the book's weight is shown only after the scale's is saved; a second figure is refused. */
const timbang: Buat = (toko, [a, b, c]) => {
  const baki = ambil(BAKI, a)!;
  const isi = diBaki(toko, baki);
  if (isi.length < isiBaki(toko, baki)) return undefined;
  let id = 0;
  const hasil = { who: kasirOf(b), path: 'timbang-baki/hasil' } as const;
  const body = () => ({ id, berat_timbang: 300 + (c % 200_000) / 1000 });
  const mulai: Perintah = {
    who: kasirOf(c),
    path: 'timbang-baki/start',
    body: { kode_gudang: 'TK', kode_toko: baki },
    status: 201,
    lalu: (data) => void (id = data.data_timbang[0].id),
  };
  if (!toko.buka) return bukaAtau(toko, mulai);
  return [
    mulai,
    {
      ...hasil,
      body,
      status: 201,
      lalu: (data) => {
        const berat = isi.reduce((sum, one) => sum + one.berat, 0);
        harusSama('berat', Math.round(data.berat * 1000), berat);
      },
    },
    { ...hasil, body, status: 409, code: 'SUDAH_DITIMBANG' },
  ];
};

const tempatSalah = (path: string, body: object, code: string): Buat => {
  const perintah: Perintah = { who: 'MU', path, body, status: 422, code };
  return (toko) => (toko.buka ? perintah : undefined);
};

export const SAH_OPNAME: Daftar = {
  opname,
  'batal opname': batal,
  timbang,
};

export const TERLARANG_OPNAME: Daftar = {
  'opname baki kosong': pada(
    (toko) => BAKI.filter((one) => isiBaki(toko, one) === 0),
    (kode_baki) => ({
      who: 'MU',
      path: 'stock-opname',
      body: { kode_gudang: 'TK', kode_baki },
      status: 422,
      code: 'CAKUPAN_KOSONG',
    }),
  ),
  'opname baki asing': tempatSalah(
    'stock-opname',
    { kode_gudang: 'TK', kode_baki: 'Z-99' },
    'BAKI_TIDAK_ADA',
  ),
  'timbang baki asing': tempatSalah(
    'timbang-baki/start',
    { kode_gudang: 'TK', kode_toko: 'Z-99' },
    'BAKI_TIDAK_ADA',
  ),
  'opname selesai lagi': pada(
    (toko) => toko.opname,
    ({ id }) => ({
      who: 'MU',
      path: 'stock-opname/selesai',
      body: { id },
      status: 409,
      code: 'OPNAME_TIDAK_BERJALAN',
    }),
  ),
  ...tidakBatal('opname', OPNAME, utuh, {
    sudah: 'OPNAME_SUDAH_BATAL',
    kemarin: 'OPNAME_KEMARIN',
  }),
};
