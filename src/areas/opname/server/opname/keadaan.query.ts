import { statement, type Sql } from '#kit/server/sql.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { tentukanHasil, type BarangOpname } from '#areas/opname/rules/opname.ts';
import type { HasilRow, Opname } from '#areas/opname/server/opname/opname.table.ts';

type Baris = Omit<HasilRow, 'hasil' | 'bukuan' | 'ke_gudang' | 'ke_baki'> &
  Pick<BarangOpname, 'harus' | 'dipindai' | 'bergerak' | 'status' | 'no_pegang' | 'dititipkan'> & {
    gerak: string[];
  };

/** Every piece that should be there or was scanned, as the stock has it now. */
const BARIS = statement(`
  with pindai as (
    select kode, kode_barcode, baki_fisik, berat_fisik, user_id, waktu
      from opname_pindai where kode_toko = $1 and id = $2 and not kembar and kode_barcode is not null
  ), semua as (
    select kode_barcode from opname_barang where kode_toko = $1 and id = $2
    union select kode_barcode from pindai
  )
  select coalesce(p.kode, b.kode_barcode) as kode, b.kode_barcode, b.nama_barang, b.kode_dept, b.kode_group, b.kadar,
         b.persen, b.berat, b.murni, p.berat_fisik, b.harga_modal, b.kode_gudang, b.kode_baki, p.baki_fisik,
         p.waktu as dipindai_at, p.user_id as dipindai_by, b.status, b.no_pegang,
         h.kode_barcode is not null as harus, p.kode_barcode is not null as dipindai,
         exists (select from barang_kejadian e where e.kode_toko = $1 and e.kode_barcode = b.kode_barcode
                  and e.waktu > o.mulai_date and (e.ke is distinct from e.dari or e.ke_status <> 'READY')) as bergerak,
         array(select distinct e.no_bukti from barang_kejadian e where e.kode_toko = $1
                  and e.kode_barcode = b.kode_barcode and e.waktu > o.mulai_date and e.no_bukti is not null
                order by 1) as gerak,
         b.status = 'TITIP' and 'titip' = (select e.ke from barang_kejadian e where e.kode_toko = $1
                  and e.kode_barcode = b.kode_barcode order by e.seq desc limit 1) as dititipkan
    from semua s join opname o on o.kode_toko = $1 and o.id = $2
    join barang b on b.kode_toko = $1 and b.kode_barcode = s.kode_barcode
    left join opname_barang h on h.kode_toko = $1 and h.id = $2 and h.kode_barcode = s.kode_barcode
    left join pindai p on p.kode_barcode = s.kode_barcode
   order by b.kode_barcode`);

/** Unknown codes, once each. */
const ASING = statement(`
  select kode, baki_fisik, berat_fisik, user_id as dipindai_by, waktu as dipindai_at
    from opname_pindai where kode_toko = $1 and id = $2 and not kembar and kode_barcode is null order by urut`);

const KEMBAR = statement(
  `select count(*)::int as n from opname_pindai where kode_toko = $1 and id = $2 and kembar`,
);

const TERSIMPAN = statement(`
  select kode, kode_barcode, nama_barang, kode_dept, kode_group, kadar, persen, berat, murni, berat_fisik, harga_modal,
         kode_gudang, kode_baki, baki_fisik, ke_gudang, ke_baki, hasil, bukuan, dipindai_at, dipindai_by
    from opname_hasil where kode_toko = $1 and id = $2 order by urut`);

export type BarisHidup = HasilRow & {
  readonly no_pegang: string | null;
  readonly status: string;
  /** Numbers of what happened to it while the count ran. */
  readonly gerak: readonly string[];
};

type Asing = Pick<HasilRow, 'kode' | 'baki_fisik' | 'berat_fisik' | 'dipindai_by' | 'dipindai_at'>;

/** The current state of the count: worked out again while it runs, read back once it is finished. */
export async function readHasil(
  on: Sql,
  kode_toko: string,
  opname: Opname,
): Promise<{ rows: BarisHidup[]; kembar: number }> {
  const key = [kode_toko, opname.id];
  const [{ n: kembar } = { n: 0 }] = await on.call<{ n: number }>(KEMBAR, key);
  if (opname.status !== 'BERJALAN') {
    const rows = await on.call<HasilRow>(TERSIMPAN, key);
    return {
      rows: rows.map((row) => ({ ...row, no_pegang: null, status: '', gerak: [] })),
      kembar,
    };
  }
  const [known, strange] = [await on.call<Baris>(BARIS, key), await on.call<Asing>(ASING, key)];
  return {
    rows: [...known.map((row) => hidup(row, opname)), ...strange.map(asing)],
    kembar,
  };
}

function hidup(
  { harus, dipindai, bergerak, dititipkan, ...row }: Baris,
  opname: Opname,
): BarisHidup {
  const kini = { ...row, harus, dipindai, bergerak, dititipkan, kode_gudang: row.kode_gudang! };
  const { hasil, bukuan } = tentukanHasil(kini, opname);
  const fisik = row.baki_fisik ?? opname.kode_baki;
  const pindah = bukuan === 'PINDAH' || bukuan === 'KEMBALI';
  return {
    ...row,
    hasil,
    bukuan,
    ke_gudang: pindah ? opname.kode_gudang : row.kode_gudang,
    ke_baki: pindah ? fisik : row.kode_baki,
  };
}

const asing = (row: Asing): BarisHidup => ({
  ...row,
  kode_barcode: null,
  nama_barang: '',
  kode_dept: null,
  kode_group: null,
  kadar: null,
  persen: null,
  berat: (row.berat_fisik ?? 0) as Miligram,
  murni: 0 as Miligram,
  harga_modal: null,
  kode_gudang: null,
  kode_baki: null,
  ke_gudang: null,
  ke_baki: null,
  hasil: 'LEBIH',
  bukuan: null,
  no_pegang: null,
  status: '',
  gerak: [],
});
