import type { InputOf } from '#kit/contract/endpoint.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type {
  daftarTerimaEndpoint,
  terimaEndpoint,
} from '#areas/terima/contract/penerimaan.api.ts';
import { sisaLot, TIDAK_TERIMA } from '#areas/terima/rules/penerimaan.ts';
import {
  findTerima,
  listLabelTerima,
  listLot,
  listTerima,
  type LotRow,
} from '#areas/terima/server/terima.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const tampilLot = (lot: LotRow) => {
  const sisa = sisaLot(lot);
  return {
    urut: lot.urut,
    kode_dept: lot.kode_dept,
    kode_group: lot.kode_group,
    kode_kadar: lot.kode_kadar,
    kadar: lot.persen,
    qty: lot.qty,
    berat_bruto: lot.berat_bruto,
    berat_nota: lot.berat_nota,
    berat: lot.berat,
    murni: lot.murni,
    label_qty: lot.label_qty,
    label_berat: lot.label_berat,
    hilang_qty: lot.hilang_qty,
    sisa_qty: sisa.qty,
    sisa_berat: sisa.berat,
  };
};

export async function readDokumenTerima(on: Sql, no: string, { kode_toko }: Ctx) {
  const head = await findTerima(on, kode_toko, no);
  if (!head) throw missing(TIDAK_TERIMA.TERIMA_TIDAK_ADA);
  const lots = await listLot(on, kode_toko, no);
  const label = await listLabelTerima(on, kode_toko, no);
  const dokumen = await lengkapi(on, kode_toko, no, head);
  return {
    ...dokumen,
    lot: lots.map(tampilLot),
    barang: label.map((one) => one.kode_barcode),
  };
}

export const bacaTerima = (on: Sql, { params }: InputOf<typeof terimaEndpoint>, ctx: Ctx) =>
  readDokumenTerima(on, params.no, ctx);

export const daftarTerima = (on: Sql, { query }: InputOf<typeof daftarTerimaEndpoint>, ctx: Ctx) =>
  listTerima(
    on,
    ctx.kode_toko,
    query.tgl_from ?? ctx.hari,
    query.tgl_to ?? ctx.hari,
    query.belum === 'true',
  );
