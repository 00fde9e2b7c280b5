import {
  bebas,
  type Kasir,
  type KodeKadar,
  type Potong,
  type Surat,
  type Toko,
} from '#tests/proof/model/toko.ts';

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
  status: number;
  code?: string;
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

export const hariIni = <T extends { hari: number; batal: boolean }>(toko: Toko, dari: T[]): T[] =>
  dari.filter((one) => !one.batal && one.hari === toko.hari);

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
};
const tolak = (who: Perintah['who'], path: string, status: number, code: string): Perintah => ({
  who,
  path: `${path}/batal`,
  body: alasan,
  status,
  code,
});

/** Its cancel on its own day, where it is still as it was left (D-6.4). */
export const batalkan =
  <S extends Surat>(
    { path, dari, who = 'MU', setuju = 'OWN' }: Jenis<S>,
    utuh: (toko: Toko, one: S) => boolean,
    kembalikan: (toko: Toko, one: S) => void,
  ): Buat =>
  (toko, [a]) => {
    const ada = dari(toko).filter((one) => !one.batal && one.hari === toko.hari);
    const one = ambil(
      ada.filter((it) => utuh(toko, it)),
      a,
    );
    if (!one || !toko.buka) return undefined;
    const lalu = (): void => {
      one.batal = true;
      kembalikan(toko, one);
    };
    return { who, path: `${path}/${one.no}/batal`, body: alasan, setuju, status: 200, lalu };
  };

/** Cancelled twice, the day after, and without anybody's approval. */
export const tidakBatal = <S extends Surat>(
  nama: string,
  { path, dari, who = 'MU' }: Jenis<S>,
  utuh: (toko: Toko, one: S) => boolean,
  kode: { sudah: string; kemarin: string },
): Daftar => {
  const pada =
    (pilihan: (toko: Toko, one: S) => boolean, status: number, code: string): Buat =>
    (toko, [a]) => {
      const ada = dari(toko).filter((one) => pilihan(toko, one));
      const one = ambil(ada, a);
      return one && toko.buka ? tolak(who, `${path}/${one.no}`, status, code) : undefined;
    };
  return {
    [`batal ${nama} lagi`]: pada((_, one) => one.batal, 409, kode.sudah),
    [`batal ${nama} kemarin`]: pada(
      (toko, one) => !one.batal && one.hari < toko.hari,
      422,
      kode.kemarin,
    ),
    [`batal ${nama} tanpa setuju`]: pada(
      (toko, one) => !one.batal && one.hari === toko.hari && utuh(toko, one),
      403,
      'PERLU_OTORISASI',
    ),
  };
};
