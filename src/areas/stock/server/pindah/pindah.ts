import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  pindahBarangEndpoint,
  pindahSatuBakiEndpoint,
} from '#areas/stock/contract/pindah.api.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { hargaKini } from '#areas/stock/rules/harga-kini.ts';
import {
  bukuPindah,
  namaTempat,
  periksaAsal,
  periksaTujuan,
  TIDAK_PINDAH,
} from '#areas/stock/rules/pindah.ts';
import { readDokumenPindah } from '#areas/stock/server/pindah/baca-pindah.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { kunciBarang, pada } from '#areas/stock/server/kunci-barang.ts';
import { listIsiBaki, lockTujuan, savePindah } from '#areas/stock/server/pindah/pindah.table.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';

/** Scanned pieces to another tray or warehouse (D-21.1). */
export async function pindahBarang(
  tx: Tx,
  { body }: InputOf<typeof pindahBarangEndpoint>,
  ctx: Ctx,
) {
  return pindahkan(tx, body.barang, { ...body, cara: 'PINDAI' }, ctx);
}

/** Everything in one tray to another: what the mover saw must still be what lies there. */
export async function pindahSatuBaki(
  tx: Tx,
  { body }: InputOf<typeof pindahSatuBakiEndpoint>,
  ctx: Ctx,
) {
  const { dari_gudang, dari_baki, kode_gudang, kode_baki } = body;
  const sama = dari_gudang === kode_gudang && dari_baki === kode_baki;
  refuseIf(sama ? [TIDAK_PINDAH.BAKI_SAMA] : []);
  const codes = await listIsiBaki(tx, ctx.kode_toko, dari_gudang, dari_baki);
  const kode = { kode_baki: dari_baki };
  refuseIf(codes.length === 0 ? [fill(TIDAK_PINDAH.BAKI_ASAL_KOSONG, kode)] : []);
  conflictIf(codes.length !== body.qty, fill(TIDAK_PINDAH.BAKI_BERUBAH, kode));
  const dari = { kode_gudang: dari_gudang, kode_baki: dari_baki };
  return pindahkan(tx, codes, { ...body, cara: 'SATU_BAKI', dari }, ctx);
}

type Permintaan = Tempat & {
  keterangan: string | null;
  cara: 'PINDAI' | 'SATU_BAKI';
  /** The tray that is emptied: its pieces must still lie there once they are held. */
  dari?: Tempat & { kode_baki: string };
};

/** Holds the tray and the pieces, and goes on only when every one of them may go there. */
async function siapkan(
  tx: Tx,
  codes: readonly string[],
  ke: Tempat,
  dari: Permintaan['dari'],
  ctx: Ctx,
): Promise<BarangTerkunci[]> {
  const tujuan = await lockTujuan(tx, ctx.kode_toko, ke);
  const pieces = await kunciBarang(tx, codes, ctx);
  if (dari)
    conflictIf(
      pieces.some((piece) => namaTempat(piece) !== namaTempat(dari)),
      fill(TIDAK_PINDAH.BAKI_BERUBAH, { kode_baki: dari.kode_baki }),
    );
  refuseIf(periksaTujuan(tujuan, ke, pieces.length));
  refuseIf(
    pieces.flatMap((piece, index) =>
      periksaAsal(piece, ke).map((one) => pada(one, 'barang', index)),
    ),
  );
  return pieces;
}

async function pindahkan(
  tx: Tx,
  codes: readonly string[],
  { cara, keterangan, kode_gudang, kode_baki, dari }: Permintaan,
  ctx: Ctx,
) {
  const ke: Tempat = { kode_gudang, kode_baki };
  const pieces = await siapkan(tx, codes, ke, dari, ctx);
  const no_pindah = await takeNomor(tx, ctx.kode_toko, 'PD', ctx.hari);
  const head = {
    no_pindah,
    cara,
    ...ke,
    keterangan: keterangan ?? '',
    total_qty: pieces.length,
    total_berat: sum(pieces.map((piece) => piece.berat)),
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  };
  await savePindah(tx, head, susunIsi(pieces, ctx), ctx);
  await moveBarang(
    tx,
    pieces.map(({ kode_barcode }) => ({
      kode_barcode,
      dari_status: 'READY',
      ke_status: 'READY',
      jenis: 'PINDAH',
      no_bukti: no_pindah,
      no_pegang: null,
      ke,
    })),
    ctx,
  );
  await catatBuku(
    tx,
    {
      no_bukti: no_pindah,
      kode_transaksi: 'PINDAH',
      keterangan: head.keterangan || `Pindah ke ${namaTempat(ke)}`,
      baris: bukuPindah(pieces, ke),
    },
    ctx,
  );
  tx.audit({
    tindakan: 'PINDAH',
    tabel: 'pindah',
    kunci: no_pindah,
    sesudah: { ...head, barang: pieces.map(asalOf) },
  });
  return readDokumenPindah(tx, ctx.kode_toko, no_pindah);
}

const asalOf = (piece: BarangTerkunci) => ({
  kode_barcode: piece.kode_barcode,
  dari: namaTempat(piece),
});

const susunIsi = (pieces: readonly BarangTerkunci[], ctx: Ctx) => {
  const aturan = aturanHarga(ctx);
  return pieces.map((piece, index) => ({
    urut: index + 1,
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    size: piece.size,
    kode_kadar: piece.kode_kadar,
    persen: piece.persen,
    berat: piece.berat,
    murni: piece.murni,
    harga_jual: hargaKini(piece, aturan).harga_hari_ini,
    dari_gudang: piece.kode_gudang,
    dari_baki: piece.kode_baki,
  }));
};
