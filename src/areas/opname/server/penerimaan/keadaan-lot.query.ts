import { statement, type Sql } from '#kit/server/sql.ts';
import { mg, rp, type Miligram } from '#kit/rules/quantity.ts';
import { tentukanLot, type LotHitung } from '#areas/opname/rules/hitung-terima.ts';
import type { Opname } from '#areas/opname/server/opname/opname.table.ts';
import type { HasilLot } from '#areas/opname/server/penerimaan/opname-lot.table.ts';
import { sisaLot } from '#areas/terima/rules/penerimaan.ts';
import type { LotRow } from '#areas/terima/server/terima.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { terimaParam } from '#areas/terima/contract/terima.parameter.ts';

/** Every lot that should be there or was counted, as it is now, with the last count of it. */
const LOT = statement(`
  with hitung as (
    select distinct on (no_terima, urut) * from opname_lot_hitung
     where kode_toko = $1 and id = $2 and urut is not null and not kembar order by no_terima, urut, ke desc
  ), semua as (
    select no_terima, urut from opname_lot where kode_toko = $1 and id = $2
    union select no_terima, urut from hitung
  )
  select l.no_terima as kode, l.no_terima, l.urut, p.kode_supplier, l.kode_dept, l.kode_group, l.kode_kadar, l.persen,
         l.qty, l.berat, l.murni, l.modal, l.label_qty, l.lot_berat, l.lot_murni, l.label_modal, l.hilang_qty,
         l.hilang_berat, l.hilang_murni, l.hilang_modal, l.retur_qty, l.retur_berat, l.retur_murni, l.retur_modal,
         p.status = 'CANC' as batal, h.qty as qty_fisik,
         h.berat as berat_fisik, h.sisa_qty, h.sisa_berat, h.waktu as dihitung_at, h.user_id as dihitung_by
    from semua s
    join penerimaan_lot l on l.kode_toko = $1 and l.no_terima = s.no_terima and l.urut = s.urut
    join penerimaan p on p.kode_toko = $1 and p.no_terima = s.no_terima
    left join hitung h on h.no_terima = s.no_terima and h.urut = s.urut
   order by l.no_terima, l.urut`);

/** Numbers that no loose lot has, once each. */
const ASING = statement(`
  select kode, qty as qty_fisik, berat as berat_fisik, waktu as dihitung_at, user_id as dihitung_by
    from opname_lot_hitung where kode_toko = $1 and id = $2 and urut is null and not kembar order by ke`);

const KEMBAR = statement(
  `select count(*)::int as n from opname_lot_hitung where kode_toko = $1 and id = $2 and kembar`,
);

const TERSIMPAN = statement(`
  select h.kode, h.no_terima, h.urut, p.kode_supplier, h.kode_dept, h.kode_group, h.kode_kadar, h.persen, h.qty,
         h.berat, h.murni, h.qty_fisik, h.berat_fisik, h.hasil, h.hilang_qty, h.hilang_berat, h.hilang_murni,
         h.hilang_modal, h.label_qty, h.retur_qty, h.dihitung_at, h.dihitung_by
    from opname_lot_hasil h
    left join penerimaan p on p.kode_toko = h.kode_toko and p.no_terima = h.no_terima
   where h.kode_toko = $1 and h.id = $2 order by h.baris`);

type Hitung = {
  qty_fisik: number | null;
  berat_fisik: Miligram | null;
  sisa_qty: number;
  sisa_berat: Miligram;
  dihitung_at: string | null;
  dihitung_by: string | null;
};
type Baris = Omit<LotRow, 'berat_bruto' | 'berat_nota' | 'label_berat'> &
  Hitung & { kode: string; urut: number; no_terima: string; kode_supplier: string; batal: boolean };

/** A lot of a count; `berubah` where it was labelled further than was counted of it. */
export type LotKini = HasilLot & { readonly berubah: boolean };

/** The current state of the count: worked out again while it runs, read back once it is finished. */
export async function readLot(
  on: Sql,
  opname: Opname,
  { kode_toko, param }: Ctx,
): Promise<{ rows: LotKini[]; kembar: number }> {
  const key = [kode_toko, opname.id];
  const [{ n: kembar } = { n: 0 }] = await on.call<{ n: number }>(KEMBAR, key);
  if (opname.status !== 'BERJALAN') {
    const rows = await on.call<HasilLot>(TERSIMPAN, key);
    return { rows: rows.map((row) => ({ ...row, berubah: false })), kembar };
  }
  const known = await on.call<Baris>(LOT, key);
  const strange = await on.call<Asing>(ASING, key);
  const rows = known.map((row) => kini(row, param(terimaParam.TOLERANSI_PENERIMAAN)));
  return { rows: [...rows, ...strange.map(asing)], kembar };
}

function kini(row: Baris, toleransi: Miligram): LotKini {
  const sisa = sisaLot(row);
  const { qty_fisik, berat_fisik, sisa_qty, sisa_berat } = row;
  const dihitung: LotHitung['dihitung'] =
    qty_fisik === null || berat_fisik === null
      ? null
      : { qty: qty_fisik, berat: berat_fisik, sisa_qty, sisa_berat };
  const said = tentukanLot({ persen: row.persen, sisa, batal: row.batal, dihitung }, toleransi);
  return {
    kode: row.kode,
    no_terima: row.no_terima,
    urut: row.urut,
    kode_supplier: row.kode_supplier,
    kode_dept: row.kode_dept,
    kode_group: row.kode_group,
    kode_kadar: row.kode_kadar,
    persen: row.persen,
    // What is compared: what lay loose when it was counted, or lies loose now.
    qty: dihitung?.sisa_qty ?? sisa.qty,
    berat: dihitung?.sisa_berat ?? sisa.berat,
    murni: sisa.murni,
    qty_fisik,
    berat_fisik,
    label_qty: row.label_qty,
    retur_qty: row.retur_qty,
    dihitung_at: row.dihitung_at,
    dihitung_by: row.dihitung_by,
    hasil: said?.hasil ?? 'BERGERAK',
    ...(said?.hilang ?? TAK_ADA),
    berubah: said === undefined,
  };
}

const TAK_ADA = {
  hilang_qty: 0,
  hilang_berat: mg(0),
  hilang_murni: mg(0),
  hilang_modal: rp(0),
};

type Asing = Pick<HasilLot, 'kode' | 'qty_fisik' | 'berat_fisik' | 'dihitung_at' | 'dihitung_by'>;

const asing = (row: Asing): LotKini => ({
  ...row,
  no_terima: null,
  urut: null,
  kode_supplier: null,
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  persen: null,
  qty: row.qty_fisik ?? 0,
  berat: row.berat_fisik ?? mg(0),
  murni: mg(0),
  label_qty: 0,
  retur_qty: 0,
  hasil: 'LEBIH',
  ...TAK_ADA,
  berubah: false,
});
