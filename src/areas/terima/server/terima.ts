import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatKadar } from '#kit/rules/format.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { minus, percentOf, rp, sum, type Persen } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { joined, sentence, word } from '#kit/rules/sentence.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { MasterBarang } from '#areas/stock/rules/periksa-barang.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import type { terimaBarangEndpoint } from '#areas/terima/contract/penerimaan.api.ts';
import { terimaEvents } from '#areas/terima/contract/terima.event.ts';
import {
  bukuTerima,
  melebihi,
  SUPPLIER_UMUM,
  TIDAK_TERIMA,
} from '#areas/terima/rules/penerimaan.ts';
import { readDokumenTerima } from '#areas/terima/server/baca-terima.ts';
import { isSupplier, saveTerima } from '#areas/terima/server/terima.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Body = InputOf<typeof terimaBarangEndpoint>['body'];

/** Takes a delivery in: each lot is weighed, and lies loose in the warehouse until it is labelled. */
export async function terimaBarang(
  tx: Tx,
  { body }: InputOf<typeof terimaBarangEndpoint>,
  ctx: Ctx,
) {
  const master = await readMasterBarang(tx, ctx.kode_toko);
  refuseIf([
    ...(await periksaSupplier(tx, body.kode_supplier, ctx)),
    ...gather([
      master.gudang.get(body.kode_gudang)?.jenis !== 'TOKO',
      TIDAK_TERIMA.GUDANG_BUKAN_TOKO,
    ]),
    ...body.lot.flatMap((lot, index) =>
      periksaLot(lot, master).map((one) => at(one, 'lot', index)),
    ),
  ]);
  const lots = body.lot.map((lot, index) => {
    const persen = master.kadar.get(lot.kode_kadar)!;
    return { ...lot, urut: index + 1, persen, murni: percentOf(lot.berat, persen, 'half') };
  });
  const berselisih = await periksaSelisih(tx, lots, body, ctx);
  const kode_supplier = body.kode_supplier ?? SUPPLIER_UMUM;
  const no_terima = await takeNomor(tx, ctx.kode_toko, 'TB', ctx.hari);
  const head = {
    no_terima,
    kode_supplier,
    kode_gudang: body.kode_gudang,
    no_intern: body.no_intern,
    dokumen_perolehan: body.dokumen_perolehan,
    keterangan: body.keterangan ?? '',
    total_qty: lots.reduce((all, lot) => all + lot.qty, 0),
    total_berat: sum(lots.map((lot) => lot.berat)),
    total_murni: sum(lots.map((lot) => lot.murni)),
    total_modal: sum(lots.map((lot) => lot.modal ?? rp(0))),
    berselisih,
  };
  await saveTerima(tx, head, lots, ctx);
  await catatBuku(
    tx,
    {
      no_bukti: no_terima,
      kode_transaksi: 'TERIMA',
      keterangan: `Terima dari ${kode_supplier}`,
      baris: bukuTerima(lots, kode_supplier, body.kode_gudang),
    },
    ctx,
  );
  tx.audit({
    tindakan: 'TERIMA',
    tabel: 'penerimaan',
    kunci: no_terima,
    sesudah: { ...head, lot: lots },
  });
  return readDokumenTerima(tx, no_terima, ctx);
}

/** With SUPPLIER_BARANG_MODULE a delivery names a supplier of the master (D-33.11). */
async function periksaSupplier(tx: Tx, kode: string | null, ctx: Ctx): Promise<Refusal[]> {
  if (!ctx.moduls.has('SUPPLIER_BARANG_MODULE')) return [];
  if (kode === null) return [TIDAK_TERIMA.SUPPLIER_KOSONG];
  return (await isSupplier(tx, ctx.kode_toko, kode)) ? [] : [TIDAK_TERIMA.SUPPLIER_TIDAK_ADA];
}

function periksaLot(lot: Body['lot'][number], master: MasterBarang): Refusal[] {
  const tidakAda = (field: string, nama: string, kode: string): Refusal => ({
    ...fill(TIDAK_TERIMA.KODE_TIDAK_ADA, { nama: word(nama), kode }),
    field,
  });
  return gather(
    [!master.jenis.has(lot.kode_dept), tidakAda('kode_dept', 'Jenis', lot.kode_dept)],
    [!master.group.has(lot.kode_group), tidakAda('kode_group', 'Group', lot.kode_group)],
    [!master.kadar.has(lot.kode_kadar), tidakAda('kode_kadar', 'Kadar', lot.kode_kadar)],
    [lot.berat_bruto < lot.berat, TIDAK_TERIMA.BRUTO_KURANG],
  );
}

/** Whether the scale and the slip disagree by more than the shop allows; then somebody else agrees. */
async function periksaSelisih(
  tx: Tx,
  lots: readonly (Body['lot'][number] & { readonly persen: Persen })[],
  body: Body,
  ctx: Ctx,
): Promise<boolean> {
  const beda = lots.filter((lot) =>
    melebihi(minus(lot.berat, lot.berat_nota), lot.qty, ctx.param.TOLERANSI_PENERIMAAN),
  );
  if (beda.length === 0) return false;
  await perluOtorisasi(tx, ctx, [
    {
      event: terimaEvents.PENERIMAAN_SELISIH,
      ringkasan: sentence('Penerimaan dari {kode_supplier} tidak cocok', {
        kode_supplier: body.kode_supplier ?? SUPPLIER_UMUM,
      }),
      angka: beda.map((lot) => ({
        label: sentence('{persen}, {qty} barang', {
          persen: formatKadar(lot.persen),
          qty: lot.qty,
        }),
        nilai: joined(
          [
            sentence('nota {berat_nota} g', { berat_nota: formatGram(lot.berat_nota) }),
            sentence('timbang {berat} g', { berat: formatGram(lot.berat) }),
            sentence('selisih {selisih} g', {
              selisih: formatGram(minus(lot.berat, lot.berat_nota)),
            }),
          ],
          ', ',
        ),
      })),
    },
  ]);
  return true;
}
