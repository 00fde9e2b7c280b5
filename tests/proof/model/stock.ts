import {
  ambil,
  batalkan,
  bukaAtau,
  tidakBatal,
  type Buat,
  type Daftar,
  type Jenis,
} from '#tests/proof/model/perintah.ts';
import {
  BAKI,
  KAPASITAS,
  isiBaki,
  lepas,
  masihUtuh,
  muat,
  type Lebur,
  type Pindah,
  type Potong,
  type Toko,
} from '#tests/proof/model/toko.ts';

const tempat = (kode_baki: string | null) => ({ kode_gudang: 'TK', kode_baki });
const tercatat = (toko: Toko, isi: readonly Potong[], ke: string) => (data: any) => {
  const dari = new Map(isi.map(({ kode, baki, kadar }) => [kode, { baki, kadar }]));
  toko.pindah.push({ no: data.no_pindah, hari: toko.hari, batal: false, dari, ke });
  for (const one of isi) one.baki = ke;
};

/** D-21.1: scanned pieces to another tray that has room for them. */
const pindah: Buat = (toko, [a, b, c]) => {
  const ke = ambil(BAKI, c)!;
  const ada = lepas(toko).filter((one) => one.baki !== ke);
  const isi = ada.slice(a % Math.max(ada.length, 1)).slice(0, 1 + (b % 3));
  if (isi.length === 0 || !muat(toko, ke, isi.length)) return undefined;
  const body = { barang: isi.map((one) => one.kode), ...tempat(ke) };
  const lalu = tercatat(toko, isi, ke);
  return bukaAtau(toko, { who: 'MU', path: 'pindah-barang', body, status: 201, lalu });
};

/** The whole of a tray, which must be what the mover saw in it. */
const satuBaki =
  (lebih: number, code?: string): Buat =>
  (toko, [a, b]) => {
    const [dari, ke] = [ambil(BAKI, a)!, ambil(BAKI, b)!];
    const isi = lepas(toko, dari);
    if (dari === ke || isi.length === 0 || isiBaki(toko, dari) > isi.length) return undefined;
    if (!muat(toko, ke, isi.length)) return undefined;
    return bukaAtau(toko, {
      who: 'MU',
      path: 'pindah-barang/satu-baki',
      body: { dari_gudang: 'TK', dari_baki: dari, ...tempat(ke), qty: isi.length + lebih },
      ...(code ? { status: 409, code } : { status: 201 }),
      lalu: tercatat(toko, isi, ke),
    });
  };

const diTempat = (toko: Toko, { dari, ke }: Pindah): boolean => {
  const lagi = Map.groupBy(dari.values(), ({ baki }) => baki);
  return (
    [...dari].every(([kode, { kadar }]) => masihUtuh(toko, kode, { baki: ke, kadar })) &&
    [...lagi].every(([baki, isi]) => muat(toko, baki, isi.length))
  );
};
const PINDAH: Jenis<Pindah> = { path: 'pindah-barang', dari: (toko) => toko.pindah };

/** A piece to melting, weighed once more; what the scale has less is lost (worked-postings §8a). */
const hancur =
  (lebih: (berat: number, angka: number) => number, setuju: 'OWN' | undefined, gudang: string) =>
  (status: number, code?: string): Buat =>
  (toko, [a, b]) => {
    const one = ambil(lepas(toko), a);
    if (!one) return undefined;
    const hasil = lebih(one.berat, b);
    return bukaAtau(toko, {
      who: 'MU',
      path: 'hancur-barang',
      body: {
        kode_gudang: gudang,
        alasan: 'Patah, tidak layak jual',
        barang: [{ kode_barcode: one.kode, berat: hasil / 1000 }],
      },
      setuju,
      status,
      code,
      lalu: (data) => {
        one.status = 'HANCUR';
        const isi = { no: data.no_hancur, hari: toko.hari, batal: false, hasil };
        toko.hancur.push({ ...isi, potong: [one.kode], beli: [] });
      },
    });
  };
const susut = (berat: number, angka: number): number => Math.max(1, berat - (angka % 300));
const adaTempat = (toko: Toko, { potong }: Lebur): boolean =>
  potong.every((kode) => muat(toko, toko.potong.get(kode)!.baki, 1));
const HANCUR: Jenis<Lebur> = { path: 'hancur-barang', dari: (toko) => toko.hancur };

const pindahSalah =
  (
    pilih: (toko: Toko) => Potong | undefined,
    ke: (one: Potong) => string | null,
    status: number,
    code: string,
  ): Buat =>
  (toko) => {
    const one = pilih(toko);
    if (!one || !toko.buka) return undefined;
    const body = { barang: [one.kode], ...tempat(ke(one)) };
    return { who: 'MU', path: 'pindah-barang', body, status, code };
  };
const pertama = (status: Potong['status']) => (toko: Toko) =>
  [...toko.potong.values()].find((one) => one.status === status);

const penuh: Buat = (toko) => {
  const ke = BAKI.find((baki) => isiBaki(toko, baki) > KAPASITAS[baki]! - 8);
  const isi = lepas(toko)
    .filter((one) => one.baki !== ke)
    .slice(0, 8);
  if (!ke || isi.length < 8 || !toko.buka) return undefined;
  const body = { barang: isi.map((one) => one.kode), ...tempat(ke) };
  return { who: 'MU', path: 'pindah-barang', body, status: 422, code: 'BAKI_PENUH' };
};

export const SAH_STOCK: Daftar = {
  pindah,
  'pindah satu baki': satuBaki(0),
  'batal pindah': batalkan(PINDAH, diTempat, (toko, { dari }) => {
    for (const [kode, { baki }] of dari) toko.potong.get(kode)!.baki = baki;
  }),
  hancur: hancur(susut, 'OWN', 'RS')(201),
  'batal hancur': batalkan(HANCUR, adaTempat, (toko, { potong }) => {
    for (const kode of potong) toko.potong.get(kode)!.status = 'READY';
  }),
};

export const TERLARANG_STOCK: Daftar = {
  'pindah penuh': penuh,
  'pindah di situ': pindahSalah(
    (toko) => lepas(toko)[0],
    ({ baki }) => baki,
    422,
    'SUDAH_DI_SITU',
  ),
  'pindah tanpa baki': pindahSalah(
    (toko) => lepas(toko)[0],
    () => null,
    422,
    'BAKI_KOSONG',
  ),
  'pindah terjual': pindahSalah(pertama('TERJUAL'), () => 'A-01', 409, 'BARANG_TERJUAL'),
  'pindah titipan': pindahSalah(pertama('TITIP'), () => 'A-01', 409, 'BARANG_TIDAK_READY'),
  'pindah hancur': pindahSalah(pertama('HANCUR'), () => 'A-01', 409, 'BARANG_TIDAK_READY'),
  'satu baki berubah': satuBaki(1, 'BAKI_BERUBAH'),
  ...tidakBatal('pindah', PINDAH, diTempat, {
    sudah: 'PINDAH_SUDAH_BATAL',
    kemarin: 'PINDAH_KEMARIN',
  }),
  'hancur tanpa setuju': hancur(susut, undefined, 'RS')(403, 'PERLU_OTORISASI'),
  'hancur lebih': hancur((berat) => berat + 1, undefined, 'RS')(422, 'BERAT_LEBIH_HANCUR'),
  'hancur ke toko': hancur(susut, undefined, 'TK')(422, 'GUDANG_BUKAN_HANCUR'),
  ...tidakBatal('hancur', HANCUR, adaTempat, {
    sudah: 'HANCUR_SUDAH_BATAL',
    kemarin: 'HANCUR_KEMARIN',
  }),
};
