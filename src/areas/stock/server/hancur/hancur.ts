import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { at } from '#kit/rules/refusal.ts';
import { rp, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { hancurBarangEndpoint } from '#areas/stock/contract/hancur.api.ts';
import {
  bukuHancur,
  GUDANG_HANCUR,
  hitungMurniHancur,
  periksaHancur,
  TIDAK_HANCUR,
} from '#areas/stock/rules/hancur.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { readDokumenHancur } from '#areas/stock/server/hancur/baca-hancur.ts';
import { saveHancur, type HancurIsi } from '#areas/stock/server/hancur/hancur.table.ts';
import { kunciBarang } from '#areas/stock/server/kunci-barang.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';

/** Pieces of the stock to melting, each weighed once more, by approval of somebody else (D-21.1). */
export async function hancurBarang(
  tx: Tx,
  { body }: InputOf<typeof hancurBarangEndpoint>,
  ctx: Ctx,
) {
  const isi = await susunIsi(tx, body, ctx);
  await mintaSetuju(tx, isi, body, ctx);
  const no_hancur = await takeNomor(tx, ctx.kode_toko, 'HB', ctx.hari);
  const head = {
    no_hancur,
    kode_gudang: body.kode_gudang,
    alasan: body.alasan,
    total_qty: isi.length,
    total_berat: sum(isi.map((one) => one.berat)),
    total_timbang: sum(isi.map((one) => one.berat_timbang)),
    total_murni: sum(isi.map((one) => one.murni_timbang)),
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  };
  await saveHancur(tx, head, isi, ctx);
  await moveBarang(
    tx,
    isi.map(({ kode_barcode }) => ({
      kode_barcode,
      dari_status: 'READY',
      ke_status: 'HANCUR',
      jenis: 'HANCUR',
      no_bukti: no_hancur,
      no_pegang: no_hancur,
      ke: { akun: 'lebur' },
    })),
    ctx,
  );
  await catatBuku(
    tx,
    {
      no_bukti: no_hancur,
      kode_transaksi: 'HANCUR',
      keterangan: body.alasan,
      baris: bukuHancur(isi.map(emasOf), body.kode_gudang),
    },
    ctx,
  );
  tx.audit({
    tindakan: 'HANCUR',
    tabel: 'hancur',
    kunci: no_hancur,
    sesudah: { ...head, barang: isi },
  });
  return readDokumenHancur(tx, ctx.kode_toko, no_hancur);
}

type Body = InputOf<typeof hancurBarangEndpoint>['body'];

/** Holds the pieces, checks each against its weight, and works out the fine gold of what is left. */
async function susunIsi(tx: Tx, { kode_gudang, barang }: Body, ctx: Ctx): Promise<HancurIsi[]> {
  const gudang = await lockTujuan(tx, ctx.kode_toko, { kode_gudang, kode_baki: null });
  const cocok = gudang?.is_active && GUDANG_HANCUR.includes(gudang.jenis);
  const pieces = await kunciBarang(
    tx,
    barang.map((one) => one.kode_barcode),
    ctx,
  );
  refuseIf([
    ...(cocok ? [] : [TIDAK_HANCUR.GUDANG_BUKAN_HANCUR]),
    ...pieces.flatMap((piece, index) =>
      periksaHancur(piece, barang[index]!.berat).map((one) => at(one, 'barang', index)),
    ),
  ]);
  return pieces.map((piece, index) => ({
    urut: index + 1,
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    kode_dept: piece.kode_dept,
    kode_group: piece.kode_group,
    kode_kadar: piece.kode_kadar,
    kadar: piece.kadar,
    persen: piece.persen,
    kondisi: piece.kondisi,
    berat: piece.berat,
    berat_asli: piece.berat_asli,
    murni: piece.murni,
    berat_timbang: barang[index]!.berat,
    murni_timbang: hitungMurniHancur(piece, barang[index]!.berat, ctx.param.MURNI_HANCUR_PERSEN),
    harga_modal: piece.harga_modal,
    dari_gudang: piece.kode_gudang,
    dari_baki: piece.kode_baki,
  }));
}

const emasOf = (line: HancurIsi) => ({
  ...line,
  timbang: line.berat_timbang,
  kode_gudang: line.dari_gudang,
  kode_baki: line.dari_baki,
});

const modalOf = (isi: readonly HancurIsi[]) => sum(isi.map((line) => line.harga_modal ?? rp(0)));

const mintaSetuju = (
  tx: Tx,
  isi: readonly HancurIsi[],
  { alasan, kode_gudang }: Body,
  ctx: Ctx,
): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: 'HANCUR_BARANG',
      ringkasan:
        isi.length === 1 ? `Hancur barang ${isi[0]!.kode_barcode}` : `Hancur ${isi.length} barang`,
      angka: [
        ...isi.map((line) => ({
          label: `${line.kode_barcode} ${line.nama_barang}`,
          nilai: [
            namaTempat({ kode_gudang: line.dari_gudang, kode_baki: line.dari_baki }),
            `${formatGram(line.berat)} g → ${formatGram(line.berat_timbang)} g`,
            `murni ${formatGram(line.murni_timbang)} g`,
          ].join(', '),
        })),
        { label: 'Modal', nilai: formatRupiah(modalOf(isi)), modal: true },
        { label: 'Gudang tujuan', nilai: kode_gudang },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
