import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { kept } from '#kit/rules/lists.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { batalOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import { TIDAK_OPNAME } from '#areas/opname/rules/opname.ts';
import { readHasil } from '#areas/opname/server/opname/keadaan.query.ts';
import { readKeadaan } from '#areas/opname/server/opname/keadaan.ts';
import {
  readOpname,
  lockOpname,
  dibukukan,
  saveBatalOpname,
  type BukuanRow,
  type Opname,
  type TipeOpname,
} from '#areas/opname/server/opname/opname.table.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { moveBarang, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Cancels what a finished count booked, on its day, while those pieces have not gone on. */
export async function batalOpname(
  tx: Tx,
  { body: { id, alasan } }: InputOf<typeof batalOpnameEndpoint>,
  ctx: Ctx,
) {
  const opname = await ambilSelesai(tx, 'BARANG', id, ctx);
  const { rows } = await readHasil(tx, ctx.kode_toko, opname);
  const bukuan = dibukukan(rows);
  await pastikanDiam(tx, opname, bukuan, ctx);
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.BATAL_OPNAME,
      ringkasan: sentence('Batal stock opname {no_opname}', { no_opname: opname.no_opname }),
      angka: [
        { label: 'No Opname', nilai: opname.no_opname },
        { label: 'Tempat', nilai: namaTempat(opname) },
        ...bukuan.map((row) => ({ label: row.kode, nilai: `${row.nama_barang}, ${row.hasil}` })),
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
  const no_batal = await takeNomor(tx, ctx.kode_toko, 'BO', ctx.hari);
  await moveBarang(
    tx,
    bukuan.map((row) => langkahBalik(row, opname.no_opname, no_batal)),
    ctx,
  );
  if (bukuan.length > 0)
    await balikkanBuku(
      tx,
      opname.no_opname,
      { no_bukti: no_batal, kode_transaksi: 'BATAL_OPNAME', keterangan: alasan },
      ctx,
    );
  await saveBatalOpname(tx, id, no_batal, alasan, ctx);
  tx.audit({ tindakan: 'BATAL', tabel: 'opname', kunci: opname.no_opname, sebelum: opname });
  tx.ring('stock-opname', { id });
  return readKeadaan(tx, await readOpname(tx, ctx.kode_toko, 'BARANG', id), ctx);
}

/** A finished count of today, held: what only such a one may be asked to give back. */
export async function ambilSelesai(
  tx: Tx,
  tipe: TipeOpname,
  id: number,
  { kode_toko, hari }: Ctx,
): Promise<Opname & { no_opname: string }> {
  const opname = await lockOpname(tx, kode_toko, tipe, id, true);
  if (!opname?.no_opname) throw missing(TIDAK_OPNAME.OPNAME_TIDAK_ADA);
  conflictIf(opname.status === 'BATAL', TIDAK_OPNAME.OPNAME_SUDAH_BATAL);
  refuseIf(opname.tgl_system === hari ? [] : [TIDAK_OPNAME.OPNAME_KEMARIN]);
  return { ...opname, no_opname: opname.no_opname };
}

/** Every piece is still what the count made of it. */
async function pastikanDiam(
  tx: Tx,
  opname: Opname,
  bukuan: readonly BukuanRow[],
  ctx: Ctx,
): Promise<void> {
  const codes = bukuan.map((row) => row.kode_barcode);
  const kini = new Map(
    (await lockBarangSemua(tx, ctx.kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  for (const row of bukuan) {
    const piece = kept(kini, row.kode_barcode);
    const sama = piece.berat === row.berat && piece.murni === row.murni;
    const tetap =
      row.bukuan === 'HILANG'
        ? piece.status === 'HILANG' && piece.no_pegang === opname.no_opname
        : piece.status === 'READY' &&
          piece.kode_gudang === row.ke_gudang &&
          piece.kode_baki === row.ke_baki;
    conflictIf(
      !sama || !tetap,
      fill(TIDAK_OPNAME.SUDAH_BERGERAK, { kode_barcode: piece.kode_barcode }),
    );
  }
}

function langkahBalik(row: BukuanRow, no_opname: string, no_batal: string): Perpindahan {
  const hilangLagi = row.bukuan === 'KEMBALI';
  return {
    kode_barcode: row.kode_barcode,
    dari_status: row.bukuan === 'HILANG' ? 'HILANG' : 'READY',
    ke_status: hilangLagi ? 'HILANG' : 'READY',
    jenis: 'BATAL_OPNAME',
    no_bukti: no_batal,
    no_pegang: hilangLagi ? no_opname : null,
    ke: hilangLagi
      ? { akun: 'selisih' }
      : { kode_gudang: row.kode_gudang, kode_baki: row.kode_baki },
  };
}
