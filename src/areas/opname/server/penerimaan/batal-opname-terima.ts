import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, percentText } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { batalOpnameTerimaEndpoint } from '#areas/opname/contract/opname-terima.api.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { kembalikan, TIDAK_HITUNG } from '#areas/opname/rules/hitung-terima.ts';
import { ambilSelesai } from '#areas/opname/server/opname/batal-opname.ts';
import { readOpname, saveBatalOpname } from '#areas/opname/server/opname/opname.table.ts';
import { readLot } from '#areas/opname/server/penerimaan/keadaan-lot.query.ts';
import { readKeadaanLot } from '#areas/opname/server/penerimaan/keadaan-lot.ts';
import { lotBerubah } from '#areas/opname/server/penerimaan/selesai-terima.ts';
import { saveHilangLot } from '#areas/terima/server/terima.table.ts';
import { terima } from '#areas/terima/server/terima.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Beda = ReturnType<typeof lotBerubah>;

/** Cancels what a finished count of deliveries booked, on its day, while nothing more of them was labelled. */
export async function batalOpnameTerima(
  tx: Tx,
  { body: { id, alasan } }: InputOf<typeof batalOpnameTerimaEndpoint>,
  ctx: Ctx,
) {
  const opname = await ambilSelesai(tx, 'PENERIMAAN', id, ctx);
  const beda = lotBerubah((await readLot(tx, opname, ctx)).rows);
  await pastikanDiam(tx, beda, ctx);
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.BATAL_OPNAME,
      ringkasan: sentence('Batal stock opname penerimaan {no_opname}', {
        no_opname: opname.no_opname,
      }),
      angka: [
        { label: 'No Opname', nilai: opname.no_opname },
        { label: 'Tempat', nilai: opname.kode_gudang },
        ...beda.map((row) => ({
          label: `${row.no_terima} ${row.persen === null ? '' : percentText(row.persen)}`,
          nilai: sentence('{hasil} {hilang_qty} barang, {hilang_berat} g', {
            hasil: row.hasil,
            hilang_qty: Math.abs(row.hilang_qty),
            hilang_berat: formatGram(row.hilang_berat),
          }),
        })),
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
  const no_batal = await takeNomor(tx, ctx.kode_toko, 'BO', ctx.hari);
  for (const row of beda) await saveHilangLot(tx, ctx.kode_toko, row, kembalikan(row));
  if (beda.length > 0)
    await balikkanBuku(
      tx,
      opname.no_opname,
      { no_bukti: no_batal, kode_transaksi: 'BATAL_OPNAME', keterangan: alasan },
      ctx,
    );
  await saveBatalOpname(tx, id, no_batal, alasan, ctx);
  tx.audit({ tindakan: 'BATAL', tabel: 'opname', kunci: opname.no_opname, sebelum: opname });
  tx.ring('stock-opname', { id });
  return readKeadaanLot(tx, await readOpname(tx, ctx.kode_toko, 'PENERIMAAN', id), ctx);
}

/** Every lot that was booked carries as many labels as it did then, and no more of it went back. */
async function pastikanDiam(tx: Tx, beda: Beda, ctx: Ctx): Promise<void> {
  for (const row of beda.toSorted((a, b) => (a.no_terima < b.no_terima ? -1 : 1))) {
    const lot = (await terima.hold(tx, row.no_terima, ctx)).lot[row.urut - 1];
    const no = `${row.no_terima} ${row.persen === null ? '' : percentText(row.persen)}`;
    conflictIf(lot?.label_qty !== row.label_qty, fill(TIDAK_HITUNG.SUDAH_DILABEL, { no }));
    conflictIf(lot?.retur_qty !== row.retur_qty, fill(TIDAK_HITUNG.SUDAH_DIRETUR, { no }));
  }
}
