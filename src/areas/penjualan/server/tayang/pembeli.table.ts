import { sql, type Sql } from '#kit/server/sql.ts';

/** So long after its money came the buyer of an order is proof of where its parcel had to go. */
const BUKTI_HARI = 30;

/** Forgets buyers of orders whose settlement is so old and holds; answers how many. */
export const forgetPembeli = (on: Sql): Promise<number> =>
  on.run(sql`
    update pesanan_online p set nama = '', no_hp = null, alamat = ''
     where p.status = 'DIJUAL' and (p.nama <> '' or p.no_hp is not null or p.alamat <> '')
       and exists (select from validasi_non_cash_baris b
                     join validasi_non_cash v on v.kode_toko = b.kode_toko and v.no_validasi = b.no_validasi
                    where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_jual and b.aktif
                      and v.input_date < waktu() - make_interval(days => ${BUKTI_HARI}::int))`);
