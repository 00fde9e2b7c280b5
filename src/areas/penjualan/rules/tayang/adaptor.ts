import { refusals } from '#kit/rules/refusal.ts';

/** A signature holds for so long to either side (D-48.6). */
const TANDA_DETIK = 300;
/** As long as a call of a channel may be. */
export const ADAPTOR_TERPANJANG = 64 * 1024;

export const TIDAK_ADAPTOR = refusals({
  /** One sentence for an unknown channel, a wrong secret and a changed body: the caller does not learn which it was. */
  TANDA_SALAH: { message: 'Tanda Tangan Tidak Benar' },
  TANDA_LEWAT: { message: 'Waktu Tanda Tangan Lebih Dari 5 Menit' },
  PANGGILAN_ULANG: { message: 'Panggilan Ini Sudah Diterima' },
  PANGGILAN_PANJANG: { message: 'Isi Panggilan Terlalu Panjang' },
  PESANAN_PENUH: { message: 'Terlalu Banyak Pesanan Menunggu' },
  PESANAN_DITOLAK_PENUH: { message: 'Terlalu Banyak Pesanan Ditolak Hari Ini' },
});

type Dikirim = {
  /** Seconds since 1970. */
  readonly waktu: number;
  readonly id: string;
  /** `PUT items/KJ100032`: the method and the path below the address. */
  readonly panggilan: string;
  readonly isi: string;
};

/** What is signed: time, id, call and body, so that a signature is of one call to one place (decision 1104). */
export const teksTanda = ({ waktu, id, panggilan, isi }: Dikirim): string =>
  `${waktu}\n${id}\n${panggilan}\n${isi}`;

const TANDA = /^t=(\d{9,11}),v1=([0-9a-f]{64})$/;
export const ID_PANGGILAN = /^[\w-]{8,64}$/;

/** The two parts of `x-kilau-tanda`; nothing where it is written another way. */
export function readTanda(header: string): { waktu: number; hash: string } | undefined {
  const [, waktu, hash] = TANDA.exec(header) ?? [];
  return waktu && hash ? { waktu: Number(waktu), hash } : undefined;
}

export const tulisTanda = (waktu: number, hash: string): string => `t=${waktu},v1=${hash}`;

export const tandaLewat = (waktu: number, now: number): boolean =>
  Math.abs(now / 1000 - waktu) > TANDA_DETIK;

/** A channel by the one word that is in the address of its calls: shop and marketplace. */
export const kodeSaluran = (kode_toko: string, kode_marketplace: string): string =>
  `${kode_toko}-${kode_marketplace}`;

export function readSaluran(
  kode: string,
): { kode_toko: string; kode_marketplace: string } | undefined {
  const [, kode_toko, kode_marketplace] = /^([A-Z0-9]{3})-([A-Z0-9_.-]{1,20})$/.exec(kode) ?? [];
  return kode_toko && kode_marketplace ? { kode_toko, kode_marketplace } : undefined;
}
