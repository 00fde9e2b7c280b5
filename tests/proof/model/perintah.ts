import {
  bebas,
  type Kasir,
  type KodeKadar,
  type Potong,
  type Surat,
  type Toko,
} from '#tests/proof/model/toko.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** One call and what the documents say of it: how it is answered, and what is different afterwards. */
export type Perintah = {
  who: Kasir | 'SPV' | 'MU' | 'OWN';
  method?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Of several commands in a row a later one may need what an earlier one was answered. */
  body?: object | (() => object);
  /** Who approves it first; a spent or missing approval is a case of its own. */
  setuju?: 'SPV' | 'OWN';
  keystore?: string;
  key?: string;
  /** What happens past the product just before and after it: a day long gone, a module of this act alone. */
  sebelum?: (shop: Shop) => Promise<unknown>;
  sesudah?: (shop: Shop) => Promise<unknown>;
  status: number;
  code?: string;
  /** What somebody else must agree to, where it is refused for that. */
  events?: readonly string[];
  /** Checks the answer's figures and keeps what changed; only for what was acknowledged. */
  lalu?: (data: any, text: string, keystore: string | undefined) => void;
};

/** Random numbers that a command chooses with; out of them comes the same choice in every replay. */
export type Angka = readonly [number, number, number];
export type Buat = (toko: Toko, angka: Angka) => Perintah | Perintah[] | undefined;
export type Daftar = Readonly<Record<string, Buat>>;

export const ambil = <T>(dari: readonly T[], angka: number): T | undefined =>
  dari[angka % dari.length];
export const kasirOf = (angka: number): Kasir => (angka % 2 ? 'KASIR' : 'KASIR2');
export const KADAR: readonly KodeKadar[] = ['375', '420', '700', '750'];
export const tunai = (jumlah: number) => ({ jenis: 'CASH', jumlah });
export const debet = (jumlah: number) => ({
  jenis: 'DEBET',
  jumlah,
  kode_bank: 'BCA',
  no_rekening: '1234567890',
});
export const bukaAtau = (toko: Toko, perintah: Perintah): Perintah =>
  toko.buka
    ? perintah
    : { ...perintah, setuju: undefined, status: 409, code: 'HARI_TUTUP', lalu: undefined };

/** Something asked of one of these; of none, or of a shop that is closed, it makes no sense. */
export const pada =
  <T>(
    dari: (toko: Toko) => readonly T[],
    minta: (one: T, toko: Toko, angka: Angka) => Perintah | Perintah[] | undefined,
  ): Buat =>
  (toko, angka) => {
    const one = toko.buka ? ambil(dari(toko), angka[0]) : undefined;
    return one && minta(one, toko, angka);
  };

export const isiNota = (isi: readonly Potong[], pembayaran: object[], persen = 0) => ({
  kode_sales: 'S01',
  customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1' },
  barang: isi.map((one) => ({ kode_barcode: one.kode })),
  ...(persen ? { diskon: { persen: persen / 100 } } : {}),
  pembayaran,
});

/** Up to three free pieces, one after the other on the shelf. */
export function pilih(toko: Toko, who: Kasir, [a, b]: Angka): Potong[] {
  const ada = bebas(toko, who);
  const from = ada.length ? a % ada.length : 0;
  return ada.slice(from, from + 1 + (b % 3));
}

export const hariIni = <T extends { hari: number; batal: boolean }>(
  toko: Toko,
  dari: readonly T[],
): T[] => dari.filter((one) => !one.batal && one.hari === toko.hari);

export function harusSama(nama: string, ada: unknown, harap: unknown): void {
  if (ada !== harap)
    throw new Error(`${nama}: ${String(ada)} where the rules say ${String(harap)}`);
}

export const alasan = { alasan: 'Salah catat' };

/** What has a number, where it is cancelled, by whom and with whose approval. */
export type Jenis<S extends Surat> = {
  path: string;
  dari: (toko: Toko) => readonly S[];
  who?: Perintah['who'];
  setuju?: 'SPV' | 'OWN';
  /** A count is called by its id. */
  id?: (one: S) => number;
};
const panggilBatal = <S extends Surat>({ path, who = 'MU', id }: Jenis<S>, one: S) => ({
  who,
  ...(id
    ? { path: `${path}/batal`, body: { id: id(one), ...alasan } }
    : { path: `${path}/${one.no}/batal`, body: alasan }),
});

/** Its cancel on its own day, where it is still as it was left (D-6.4). */
export const batalkan = <S extends Surat>(
  jenis: Jenis<S>,
  utuh: (toko: Toko, one: S) => boolean,
  kembalikan: (toko: Toko, one: S) => void,
): Buat =>
  pada(
    (toko) => hariIni(toko, jenis.dari(toko)).filter((one) => utuh(toko, one)),
    (one, toko) => ({
      ...panggilBatal(jenis, one),
      setuju: jenis.setuju ?? 'OWN',
      status: 200,
      lalu: () => {
        one.batal = true;
        kembalikan(toko, one);
      },
    }),
  );

/** Cancelled twice, the day after, and without anybody's approval. */
export const tidakBatal = <S extends Surat>(
  nama: string,
  jenis: Jenis<S>,
  utuh: (toko: Toko, one: S) => boolean,
  kode: { sudah: string; kemarin: string },
): Daftar => {
  const ditolak = (pilihan: (toko: Toko, one: S) => boolean, status: number, code: string): Buat =>
    pada(
      (toko) => jenis.dari(toko).filter((one) => pilihan(toko, one)),
      (one) => ({ ...panggilBatal(jenis, one), status, code }),
    );
  return {
    [`batal ${nama} lagi`]: ditolak((_, one) => one.batal, 409, kode.sudah),
    [`batal ${nama} kemarin`]: ditolak(
      (toko, one) => !one.batal && one.hari < toko.hari,
      422,
      kode.kemarin,
    ),
    [`batal ${nama} tanpa setuju`]: ditolak(
      (toko, one) => !one.batal && one.hari === toko.hari && utuh(toko, one),
      403,
      'PERLU_OTORISASI',
    ),
  };
};
