import type { InputOf } from '#kit/contract/endpoint.ts';
import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type {
  daftarTerimaEndpoint,
  terimaEndpoint,
} from '#areas/terima/contract/penerimaan.api.ts';
import { TIDAK_TERIMA } from '#areas/terima/rules/penerimaan.ts';
import {
  findTerima,
  listLabelTerima,
  listLot,
  listTerima,
} from '#areas/terima/server/terima.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export async function readDokumenTerima(on: Sql, no: string, { kode_toko, lihat_modal }: Ctx) {
  const head = await findTerima(on, kode_toko, no);
  if (!head) throw missing(TIDAK_TERIMA.TERIMA_TIDAK_ADA);
  const lots = await listLot(on, kode_toko, no);
  const label = await listLabelTerima(on, kode_toko, no);
  const dokumen = await lengkapi(on, kode_toko, no, head);
  return {
    ...dokumen,
    // What goods cost is not everybody's to see (D-3.5).
    postings: lihat_modal ? dokumen.postings : dokumen.postings.filter((line) => line.rupiah === 0),
    lot: lots.map(
      ({ persen, modal: _, label_modal: __, lot_berat: ___, lot_murni: ____, ...lot }) => ({
        ...lot,
        kadar: persen,
      }),
    ),
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
