import { recordAside } from '#kit/server/aside.table.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Param } from '#areas/toko/contract/parameter.ts';

/** The channel whose order it is, and how it came. */
export type Pengirim = {
  readonly kode_toko: string;
  readonly kode_marketplace: string;
  readonly param: Param;
  readonly ip: string;
  /** The channel was asked at the owner's address, and is not only somebody who knows its secret. */
  readonly pasti: boolean;
};

type Catatan = {
  readonly op: string;
  readonly no_order: string;
  readonly sesudah: unknown;
  /** What became of it, where it is more than that it came. */
  readonly tindakan?: 'TERIMA' | 'JUAL_BEDA';
};

/** What a channel told of an order is in the record as this server's own act. */
export const catat = (tx: Tx, { kode_toko, kode_marketplace, ip }: Pengirim, one: Catatan) =>
  recordAside(tx, {
    kode_toko,
    op: one.op,
    user_id: 'SISTEM',
    perangkat: `adaptor ${kode_marketplace}`,
    ip,
    tindakan: one.tindakan ?? 'TERIMA',
    tabel: 'pesanan_online',
    kunci: `${kode_marketplace} ${one.no_order}`,
    sesudah: one.sesudah,
  });
