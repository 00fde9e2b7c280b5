import type { Shop } from '#tests/kit/shop.ts';
import { pick, some, type Roll } from '#tests/proof/oracle/tindakan.ts';

const LEPAS = `diskon_rp = 0, potongan_rp = 0, kupon_rp = 0, bagian_rp = 0`;
const TOKO = `kode_toko = 'KJ1'`;
const jual = (no: string, l = 'penjualan_barang') =>
  `${l}.kode_toko = 'KJ1' and ${l}.no_faktur_jual = '${no}'`;

/** What may befall a sale behind the back of the product; `lain` is another one. */
const PENJUALAN: readonly ((no: string, lain: string) => string)[] = [
  (no) => `delete from buku_set where ${TOKO} and no_bukti = '${no}'`,
  (no) => `delete from buku where ${TOKO} and no_bukti = '${no}' and akun ~ '^(kas|bank|kartu)'`,
  (no) => `update pembayaran set jumlah = jumlah + 1000 where ${TOKO} and no_dokumen = '${no}'`,
  (no) => `update penjualan_barang set harga_jual = 0, ongkos = 0, harga = 0, netto = 0, ${LEPAS}
            where ${jual(no)} and urut = 1`,
  (
    no,
  ) => `update barang set status = 'READY', no_pegang = null, kode_gudang = 'TK', kode_baki = 'A-01'
            where ${TOKO} and kode_barcode in (select kode_barcode from penjualan_barang where ${jual(no)})`,
  (no) =>
    `update penjualan set input_date = input_date + interval '1 day' where ${jual(no, 'penjualan')}`,
  (no) => `update penjualan set status = 'OPEN', valid_at = null where ${jual(no, 'penjualan')}`,
  (no) => `update penjualan_barang l set harga_id = h.id from harga_emas p, harga_emas h
            where ${jual(no, 'l')} and p.id = l.harga_id and h.kode_toko = p.kode_toko and h.jenis = p.jenis
              and h.kode_kadar is not distinct from p.kode_kadar
              and h.kode_group is not distinct from p.kode_group and h.id <> p.id`,
  (no, lain) => `update penjualan_barang l set kode_barcode = x.kode_barcode from penjualan_barang x
            where ${jual(no, 'l')} and l.urut = 1 and ${jual(lain, 'x')} and x.urut = 1`,
];
/** Numbers that no document has any longer, and documents of other kinds whose book is gone. */
const LAIN: readonly string[] = [
  `delete from kas where ${TOKO} and no_kas = (select min(no_kas) from kas where ${TOKO} and no_kas like 'KM%')`,
  `delete from buku_set where ${TOKO} and no_bukti = (select max(no_faktur_beli) from pembelian where ${TOKO})`,
  `update titipan set input_date = input_date + interval '2 days' where ${TOKO}
      and no_titip = (select max(no_titip) from titipan where ${TOKO})`,
  `update periksa_terakhir set rusak = 1, temuan = '[{"kode": "I-7", "nama": "Saldo sama dengan barisnya", "jumlah": 2,
      "contoh": ["kas", "penjualan"]}]' where ${TOKO}`,
  `insert into faktur_dilihat select kode_toko, no_faktur_jual, x, 'Sudah dicek', 'own.kj1', waktu(), op
      from penjualan cross join unnest(array['TANPA_BUKU', 'BARANG_MASIH_READY', 'TANGGAL_MUNDUR']) x where ${TOKO}`,
];

/** Somebody looked at the book just now, so that no question waits for that. */
export const lihatBuku = (shop: Shop): Promise<unknown> =>
  shop.rows(`insert into periksa_terakhir values ('KJ1', waktu(), 0, '[]')`);

/** Documents of a life that is over are broken one by one, for the report that must find them (№ 103). */
export async function rusakkan(shop: Shop, roll: Roll): Promise<void> {
  const nota = await some(
    shop,
    `select no_faktur_jual as no from penjualan where ${TOKO} and status = 'DONE' order by 1`,
  );
  const acak = () => pick(roll, nota).no as string;
  await shop.rows('alter table penjualan drop constraint if exists penjualan_benar');
  await shop.rows('set session_replication_role = replica');
  for (const rusak of [...PENJUALAN, ...PENJUALAN]) await shop.rows(rusak(acak(), acak()));
  for (const rusak of LAIN) await shop.rows(rusak);
  await shop.rows('set session_replication_role = origin');
}
