import type { Pesan } from '#areas/pesan/server/pesan.table.ts';
import type { GatewayRow } from '#areas/pesan/server/gateway.table.ts';

/**
 * What became of a message: taken; refused for good; not to be sent any more; sure not to have been taken because the
 * gateway is away, or because of the message; or not known.
 */
export type Hasil =
  | { readonly hasil: 'TERIMA'; readonly rujukan: string | null }
  | { readonly hasil: 'TOLAK' | 'TUNDA' | 'ULANG' | 'RAGU' | 'LARANG'; readonly sebab: string };

/** A picture, or a paper, that goes with the words. */
export type Lampiran = {
  readonly nama: string;
  readonly tipe: 'image/jpeg' | 'application/pdf';
  readonly bytes: Buffer;
};

/** A message as a gateway takes it. */
export type Kiriman = {
  readonly pesan: Pesan;
  /** In the form 62812… */
  readonly nomor: string;
  readonly isi: string;
  readonly lampiran: Lampiran | null;
};

export type Gateway = Omit<GatewayRow, 'token'> & {
  readonly token: string;
  readonly kode_toko: string;
  /** Milliseconds that an answer is waited for. */
  readonly tunggu: number;
};
export type Kirim = (gateway: Gateway, kiriman: Kiriman) => Promise<Hasil>;
