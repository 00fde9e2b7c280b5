import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import type { StatusPesanan } from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';
import { KODE, PEMBELI } from '#areas/penjualan/server/tayang/pesanan.table.ts';

export type Nomor = {
  readonly kode_toko: string;
  readonly kode_marketplace: string;
  readonly no_order: string;
};

/**
 * Whether the channel names its orders when it is asked. Its row is held, so that an order of it is saved before a sale
 * or after it. A channel that is not connected names none.
 */
export const lockMenyebut = async (
  tx: Tx,
  { kode_toko, kode_marketplace }: Nomor,
): Promise<boolean> =>
  (
    await tx.maybe(sql<{ menyebut: boolean }>`
      select s.adapter = 'HTTP' and exists (
               select from pesanan_online n
                where n.kode_toko = s.kode_toko and n.kode_marketplace = s.kode_marketplace and n.pasti) as menyebut
        from marketplace_sambungan s
       where s.kode_toko = ${kode_toko} and s.kode_marketplace = ${kode_marketplace} for share`)
  )?.menyebut ?? false;

export type PesananJual = {
  id: string;
  status: StatusPesanan;
  pasti: boolean;
  /** A person refused it. */
  diurus: boolean;
  total: Rupiah;
  kode: string[];
  no_hp: string | null;
  alamat: string;
  /** Goods were made for another order than the one that the channel names under this number. */
  asing: boolean;
};

const PO_BATAL = sql`
  exists (select from pre_order o
           where o.kode_toko = pesanan_online.kode_toko and o.no_po = pesanan_online.no_po and o.status = 'CANCEL')`;
const DIISI = (no_pesanan: string) => sql`
  exists (select from pre_order_isi i
           where i.kode_toko = pesanan_online.kode_toko and i.no_po = pesanan_online.no_po
             and i.no_dokumen = ${no_pesanan} and i.aktif)`;

/**
 * The order that a sale names, held until that is saved, whatever became of it; none where no channel told of it. One
 * whose pre-order was cancelled was refused by that. The goods of a pesanan are those of the pre-order that it filled.
 */
export const lockPesananJual = (
  tx: Tx,
  { kode_toko, kode_marketplace, no_order }: Nomor,
  no_pesanan: string | null,
): Promise<PesananJual | undefined> =>
  tx.maybe(sql<PesananJual>`
    select id::text as id, case when status = 'PO' and ${PO_BATAL} then 'DITOLAK' else status end as status, pasti,
           diurus_by is not null as diurus, total, ${KODE} as kode, ${PEMBELI},
           ${no_pesanan === null ? sql`false` : sql`not (status = 'PO' and ${DIISI(no_pesanan)})`} as asing
      from pesanan_online
     where kode_toko = ${kode_toko} and kode_marketplace = ${kode_marketplace} and no_order = ${no_order}
       for update`);

/** Who sells an order has its pieces in his own basket for this sale. */
export const takePesanan = (
  tx: Tx,
  kode_toko: string,
  codes: readonly string[],
  { pemegang, user_id }: { pemegang: string; user_id: string },
): Promise<number> =>
  tx.run(sql`
    update keranjang set user_id = ${user_id}
     where kode_toko = ${kode_toko} and user_id = ${pemegang} and kode_barcode = any(${codes}::text[])`);

/** In what its sale knowingly is not the order: empty where it is the order. */
export const saveBeda = (
  tx: Tx,
  kode_toko: string,
  id: string,
  beda: readonly string[],
): Promise<number> =>
  tx.run(sql`
    update pesanan_online set beda = ${beda}::text[], beda_jual = ${beda.length > 0}, beda_at = null
     where kode_toko = ${kode_toko} and id = ${id}::bigint`);

type Terjual = Pick<PesananJual, 'kode' | 'no_hp' | 'alamat' | 'total'> & {
  no_faktur_jual: string;
};

/** The sale of an order, made before the channel told of it or named it. */
export const findTerjual = (
  tx: Tx,
  { kode_toko, kode_marketplace, no_order }: Nomor,
): Promise<Terjual | undefined> =>
  tx.maybe(sql<Terjual>`
    select p.no_faktur_jual, p.no_hp, p.alamat_customer as alamat, p.grand_total as total,
           array(select l.kode_barcode from penjualan_barang l
                  where l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual) as kode
      from penjualan_online o
      join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual
     where o.kode_toko = ${kode_toko} and o.kode_marketplace = ${kode_marketplace} and o.no_order = ${no_order}
       and o.aktif`);
